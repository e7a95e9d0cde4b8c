import type { Assessment } from '#contract/assessment.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { CORE_SECTIONS, SECTION_NAMES } from '#engine/vocabulary.ts'
import { type SectionState, sectionState } from '#web/progress/overall-progress.ts'
import { DASHBOARD, type DashboardText } from '#web/text/dashboard.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { SectionMark } from '#web/ui/nuqta.tsx'
import { Path, type Station } from '#web/ui/path/path.tsx'

/** Lists the sections of the form that is recommended, which stand here before there is an attempt: three of 30 questions. */
const CORE = CORE_SECTIONS.map(id => ({ id, name: SECTION_NAMES[id], questions: 30, score: null }))

const DRAWN = { completed: 'done', current: 'now', pending: 'next' } as const

/** Draws the path with the state of each section. */
export function SectionStatus({ assessment }: { assessment: Assessment | null }) {
  const text = useWords(DASHBOARD)
  const { locale } = useLocale()
  const sections: Assessment['sections'] = assessment?.sections ?? CORE
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
              <span className='type-label block text-14 leading-snug'>
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
const shortWords = (text: DashboardText, state: SectionState) =>
  state === 'completed' ? text.sectionDone : text.sectionPending

function stateWords(text: DashboardText, state: SectionState, answered: number, questions: number) {
  if (state === 'completed') return text.sectionCompleted(questions)
  return state === 'current' ? text.sectionCurrent(answered, questions) : text.sectionPending
}
