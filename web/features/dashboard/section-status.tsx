import type { Assessment } from '#contract/assessment.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import type { Text } from '#web/text/ar.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { SectionMark, sectionNumber } from '#web/ui/nuqta.tsx'
import { Path, type Station } from '#web/ui/path/path.tsx'
import { type SectionState, sectionState } from './overall-progress.ts'

interface SectionStatusProps {
  readonly assessment: Assessment | null
  readonly sections: Assessment['sections']
}

const DRAWN = { completed: 'done', current: 'now', pending: 'next' } as const

/** Draws the path with the state of each section. */
export function SectionStatus({ assessment, sections }: SectionStatusProps) {
  const text = useText().dashboard
  const { locale } = useLocale()
  const answered = assessment ? assessment.currentQuestion - 1 : 0
  const described = sections.map((section, index) => {
    const state = sectionState(assessment, index)
    return { section, state, words: stateWords(text, state, answered, section.questions) }
  })
  const name = text.pathName(
    described.map(({ section, words }) => `${section.name[locale]}: ${words}`).join(LANGUAGES[locale].comma),
  )
  // The names of four or five sections have no room under their teeth on a phone; there they stand in a list.
  const crowded = sections.length > 3
  const brief = (section: Assessment['sections'][number], state: SectionState) =>
    state === 'current' ? text.answeredOf(answered, section.questions) : shortWords(text, state)
  const shortNames: Readonly<Record<string, string>> = text.shortSections
  const stations = described.map(
    ({ section, state, words }, index): Station => ({
      section: sectionNumber(index),
      state: DRAWN[state],
      written: state === 'current' ? answered / section.questions : 0,
      label: (
        <>
          <span className='type-label block leading-snug max-md:hidden'>{section.name[locale]}</span>
          <span className='type-small text-soft block max-md:hidden'>{words}</span>
          {!crowded && (
            <span className='md:hidden' aria-hidden='true'>
              {/* A size smaller: each has to stay one word in a third of a phone. */}
              <span className='type-label block text-[14px] leading-snug'>
                {shortNames[section.id] ?? section.name[locale]}
              </span>
              <span className='type-caption text-soft block'>{brief(section, state)}</span>
            </span>
          )}
        </>
      ),
    }),
  )
  return (
    <>
      <Path size='m' name={name} stations={stations} />
      {crowded && (
        <ul className='type-small mt-3 grid gap-1 md:hidden' aria-hidden='true'>
          {described.map(({ section, state }, index) => (
            <li key={section.id} className='flex items-center gap-2'>
              <SectionMark section={sectionNumber(index)} className='-ms-1' />
              <span className='grow'>{section.name[locale]}</span>
              <span className='text-soft'>{brief(section, state)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** On phones there is room for a word. */
const shortWords = (text: Text['dashboard'], state: SectionState) =>
  state === 'completed' ? text.sectionDone : text.sectionPending

function stateWords(text: Text['dashboard'], state: SectionState, answered: number, questions: number) {
  if (state === 'completed') return text.sectionCompleted(questions)
  return state === 'current' ? text.sectionCurrent(answered, questions) : text.sectionPending
}
