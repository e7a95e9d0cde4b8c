import type { Assessment } from '#contract/assessment.ts'
import type { Text } from '#web/text/ar.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import type { SectionNumber } from '#web/ui/nuqta.tsx'
import { Path, type Station } from '#web/ui/path/path.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { overallProgress, type SectionState, sectionState } from './overall-progress.ts'

interface SectionStatusProps {
  readonly assessment: Assessment | null
  readonly sections: Assessment['sections']
}

const DRAWN = { completed: 'done', current: 'now', pending: 'next' } as const

/** The path with what each section has come to. */
export function SectionStatus({ assessment, sections }: SectionStatusProps) {
  const text = useText().dashboard
  const { locale } = useLocale()
  const answered = assessment ? assessment.currentQuestion - 1 : 0
  const described = sections.map((section, index) => {
    const state = sectionState(assessment, index)
    return { section, state, words: stateWords(text, state, answered, section.questions) }
  })
  const name = text.pathName(
    described.map(({ section, words }) => `${section.name[locale]}: ${words}`).join('، '),
  )
  // The path has three teeth; a form of more sections has the plain bar.
  if (sections.length > 3) {
    return <ProgressBar percent={overallProgress(assessment)} label={text.progress} valueText={name} />
  }
  const shortNames: Readonly<Record<string, string>> = text.shortSections
  const stations = described.map(
    ({ section, state, words }, index): Station => ({
      section: (index + 1) as SectionNumber,
      state: DRAWN[state],
      written: state === 'current' ? answered / section.questions : 0,
      label: (
        <>
          <span className='type-label block max-md:hidden'>{section.name[locale]}</span>
          <span className='type-label block leading-snug md:hidden' aria-hidden='true'>
            {shortNames[section.id] ?? section.name[locale]}
          </span>
          <span className='type-small text-soft block max-md:hidden'>{words}</span>
          <span className='type-caption text-soft block md:hidden' aria-hidden='true'>
            {state === 'current' ? text.answeredOf(answered, section.questions) : shortWords(text, state)}
          </span>
        </>
      ),
    }),
  )
  return <Path size='m' name={name} stations={stations} />
}

/** On phones there is room for a word. */
const shortWords = (text: Text['dashboard'], state: SectionState) =>
  state === 'completed' ? text.sectionDone : text.sectionPending

function stateWords(text: Text['dashboard'], state: SectionState, answered: number, questions: number) {
  if (state === 'completed') return text.sectionCompleted(questions)
  return state === 'current' ? text.sectionCurrent(answered, questions) : text.sectionPending
}
