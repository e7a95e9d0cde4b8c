import { expect, test } from 'vitest'
import { seededRandom } from '../../../tests/support/seeded-random.ts'
import { FORMS } from '../../forms/forms.ts'
import { LOCALES } from '../../languages/index.ts'
import type { AnswerSheet } from './answer-sheet.ts'
import { measureForm } from './measure-form.ts'

const PEOPLE = 400
const form = FORMS.basic
const [section] = form.sections

/** Says how a person of an ability answers a question, if otherwise than the others are answered. */
type Answering = (ability: number, language: number) => number

/** Invents people of two languages who all read one story a question. */
function sheetOf(answering: readonly Answering[]): AnswerSheet {
  const random = seededRandom(3)
  const abilities = Array.from({ length: PEOPLE }, () => random())
  const languages = Int8Array.from(abilities, (_, person) => person % LOCALES.length)
  const everybody = (mark: number) => new Uint8Array(PEOPLE).fill(mark)
  const nobody = () => new Int8Array(PEOPLE).fill(-1)
  const sound: Answering = ability => 1 + Math.floor(5 * (0.6 * ability + 0.4 * random()))
  return {
    form,
    people: PEOPLE,
    stories: form.slots.map((_, position) => ({
      ...{ key: `question-${position}/a@1`, position, isOfField: false, values: [1, 2, 3, 4, 5] },
    })),
    columns: form.slots.map((_, position) => {
      const answer = answering[position] ?? sound
      const values = Int8Array.from(abilities, (ability, person) => answer(ability, languages[person] ?? 0))
      return {
        ...{ values, places: values, rapid: everybody(0) },
        stories: new Int16Array(PEOPLE).fill(position),
        seconds: new Float32Array(PEOPLE).fill(30),
      }
    }),
    pilots: [],
    answered: new Int16Array(PEOPLE).fill(form.count),
    ...{ finished: everybody(1), left: everybody(0), regular: everybody(1) },
    groups: { language: languages, device: nobody(), experience: nobody(), field: nobody() },
    education: nobody(),
    startedAt: Float64Array.from(abilities, (_, person) => person),
  }
}

function signsOf(sheet: AnswerSheet) {
  for (const { name, table } of measureForm(sheet, seededRandom(1)))
    if (name.section === section?.id && 'flags' in table) return table.flags
  return []
}

test('each kind of sign is said of the story that gives it, and of no other', () => {
  const signs = signsOf(
    sheetOf([
      ability => 5 - Math.floor(5 * ability),
      () => 5,
      ability => (ability > 0.9 ? 4 : ability > 0.2 ? 2 : 1),
      (ability, language) => (language === 0 ? 3 : ability > 0.5 ? 2 : 4),
    ]),
  )
  const kinds = (position: number) =>
    signs.filter(({ key }) => key === `question-${position}/a@1`).map(({ why }) => why)
  expect(kinds(0)).toContain('negative')
  expect(kinds(0)).not.toContain('total')
  expect(kinds(1)).toEqual(['mean', 'rare'])
  expect(kinds(2)).toContain('rare')
  expect(kinds(3)).toContain('shares')
  for (const { number } of form.slots.filter(slot => slot.section === section?.id).slice(4))
    expect(kinds(number - 1)).toEqual([])
})
