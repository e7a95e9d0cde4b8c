import { valueOfAnswer } from '../../public-view.ts'
import { compareStories } from '../compare-stories.ts'
import { at } from '../numbers/at.ts'
import type { Score } from '../table.ts'
import { type AnswerSheet, positionsIn, regularIn, type SheetPilot } from './answer-sheet.ts'
import { countAnswers, describeStory, type PairFigures, type StoryFigures } from './story-figures.ts'

/** Measures the stories on trial by the people of regular quality; what else they reached in the section orders them. */
export function measurePilots(sheet: AnswerSheet): {
  readonly stories: readonly StoryFigures[]
  readonly pairs: readonly PairFigures[]
} {
  const regular = new Set(regularIn(sheet))
  const read = sheet.pilots.map(pilot => ({ pilot, answers: answersOf(sheet, pilot, regular) }))
  const stories = read.map(({ pilot: { item }, answers }) => {
    const values = item.item.options.map(({ value }) => value)
    const { section, number } = item.item.slot
    return { key: item.key, section, number, ...describeStory(answers, values, true) }
  })
  const pairs = read.flatMap(({ pilot: { item }, answers: a }) => {
    const twin = item.key.replace('/a@', '/b@')
    const other = read.find(({ pilot }) => item.item.story === 'a' && pilot.item.key === twin)
    if (!other) return []
    const [ones, others] = [a.points, other.answers.points]
    return [
      {
        ...{ a: item.key, b: other.pilot.item.key, number: item.item.slot.number },
        readers: [ones.length, others.length] as const,
        difference: compareStories(ones, others),
      },
    ]
  })
  return { stories, pairs }
}

function answersOf(sheet: AnswerSheet, { item, people, places }: SheetPilot, regular: ReadonlySet<number>) {
  const kept = people.flatMap((person, index) => {
    const place = places[index]
    return place !== undefined && regular.has(person) ? [{ person, place }] : []
  })
  const { sums, counts } = countAnswers(
    sheet,
    kept.map(({ person }) => person),
    positionsIn(sheet, item.item.slot.section),
  )
  return {
    points: kept.map(({ place }) => valueOfAnswer(item, place)),
    rests: kept.map((_, place): Score => (counts[place] ? at(sums, place) / at(counts, place) : null)),
    chosen: kept.map(({ place }) => place - 1),
  }
}
