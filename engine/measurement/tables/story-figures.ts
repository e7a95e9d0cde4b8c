import type { ItemKey } from '../../bank/item.ts'
import { optionPlot } from '../classical/option-plot.ts'
import { compareStories, type StoryDifference } from '../compare-stories.ts'
import { at } from '../numbers/at.ts'
import { correlate } from '../numbers/correlate.ts'
import { describeScores } from '../numbers/describe-scores.ts'
import type { Score } from '../table.ts'
import {
  type AnswerSheet,
  NO_READERS,
  positionsIn,
  type Readers,
  readersAt,
  type SheetStory,
} from './answer-sheet.ts'

/** Counts the rank groups of an option plot: fifths. */
export const PLOT_GROUPS = 5

/** Holds the figures of one story. */
export interface StoryFigures {
  readonly key: ItemKey
  readonly section: string
  /** 1-based within the section. */
  readonly number: number
  readonly n: number
  readonly mean: number | null
  readonly sd: number | null
  /** Correlation of its points with the mean of the person's other answers in the section. */
  readonly correctedItemTotal: number | null
  /** In display order. */
  readonly options: readonly OptionFigures[]
}

export interface OptionFigures {
  readonly value: number
  readonly share: number
  /** Mean of the other answers of those who chose it. */
  readonly restMean: number | null
  /** Share of each rank group that chose it, the lowest group first; empty without plots. */
  readonly byGroup: readonly number[]
}

/** Measures every story of a section by the people named, with plots or without. */
export function measureStories(
  sheet: AnswerSheet,
  people: readonly number[],
  section: string,
  withPlots: boolean,
): StoryFigures[] {
  const positions = positionsIn(sheet, section)
  const answers = countAnswers(sheet, people, positions)
  return positions.flatMap(position => {
    const readers = readersAt(sheet, people, position)
    const places = people.map(person => (sheet.columns[position]?.places[person] ?? 0) - 1)
    return storiesIn(sheet, [position]).map(({ index, key, values }) => {
      const own = readers.get(index) ?? NO_READERS
      const number = sheet.form.slots[position]?.number ?? 0
      return { key, section, number, ...measureStory(own, { values, places, answers, withPlots }) }
    })
  })
}

function measureStory(
  { places: readers, points }: Readers,
  {
    values,
    places,
    answers,
    withPlots,
  }: {
    readonly values: readonly number[]
    readonly places: readonly number[]
    readonly answers: SectionAnswers
    readonly withPlots: boolean
  },
): DescribedStory {
  const rests = readers.map((place, reader): Score => {
    const [sum, count] = [at(answers.sums, place), at(answers.counts, place)]
    return count < 2 ? null : (sum - at(points, reader)) / (count - 1)
  })
  return describeStory({ points, rests, chosen: readers.map(place => at(places, place)) }, values, withPlots)
}

interface StoryAnswers {
  readonly points: readonly number[]
  /** Mean of the other answers of each reader in the section. */
  readonly rests: readonly Score[]
  /** The option of each reader, from 0. */
  readonly chosen: readonly number[]
}

type DescribedStory = Omit<StoryFigures, 'key' | 'section' | 'number'>

/** Computes the figures of one story from what its readers chose. */
export function describeStory(
  { points, rests, chosen }: StoryAnswers,
  values: readonly number[],
  withPlots: boolean,
): DescribedStory {
  const groups = withPlots ? PLOT_GROUPS : 1
  const plot = optionPlot(chosen, rests, { options: values.length, groups })
  const { n, mean, sd } = describeScores(points)
  const inGroup = Array.from({ length: groups }, (_, group) =>
    plot.counts.reduce((sum, counts) => sum + at(counts, group), 0),
  )
  return {
    ...{ n, mean, sd },
    correctedItemTotal: correlate(points, rests),
    options: values.map((value, option) => ({
      value,
      share: at(plot.shares, option),
      restMean: plot.restMeans[option] ?? null,
      byGroup: (withPlots ? inGroup : []).map((all, group) =>
        all === 0 ? 0 : at(plot.counts[option] ?? [], group) / all,
      ),
    })),
  }
}

/** Lists the stories that were read at some questions, in the order of the form. */
export function storiesIn(
  { stories }: Pick<AnswerSheet, 'stories'>,
  positions: readonly number[],
): (SheetStory & { readonly index: number })[] {
  return stories
    .map((story, index) => ({ ...story, index }))
    .filter(({ position }) => positions.includes(position))
    .sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1))
}

/** Holds two stories that share one set of options, and how much easier one is. */
export interface PairFigures {
  readonly a: ItemKey
  readonly b: ItemKey
  readonly number: number
  /** Readers of each. */
  readonly readers: readonly [number, number]
  readonly difference: StoryDifference | null
}

/** Compares the two stories of each pair of a section: whether readers of one do better than those of the other. */
export function comparePairs(sheet: AnswerSheet, people: readonly number[], section: string): PairFigures[] {
  return positionsIn(sheet, section).flatMap(position => {
    const stories = storiesIn(sheet, [position])
    const readers = readersAt(sheet, people, position)
    const pointsAt = (story: number) => (readers.get(story) ?? NO_READERS).points
    return stories.flatMap(({ key, index }) => {
      const twin = stories.find(other => /\/a@/.test(key) && other.key === key.replace('/a@', '/b@'))
      if (!twin) return []
      const [a, b] = [pointsAt(index), pointsAt(twin.index)]
      return [
        {
          ...{ a: key, b: twin.key, number: sheet.form.slots[position]?.number ?? 0 },
          readers: [a.length, b.length] as const,
          difference: compareStories(a, b),
        },
      ]
    })
  })
}

/** Holds what each of some people reached in a section, and with how many answers. */
interface SectionAnswers {
  readonly sums: Int32Array
  readonly counts: Int32Array
}

/** Counts what each of some people reached at some questions. */
export function countAnswers(
  sheet: AnswerSheet,
  people: readonly number[],
  positions: readonly number[],
): SectionAnswers {
  const [sums, counts] = [new Int32Array(people.length), new Int32Array(people.length)]
  for (const position of positions) {
    const values = sheet.columns[position]?.values
    for (let place = 0; place < people.length; place += 1) {
      const value = values?.[people[place] ?? -1] ?? 0
      sums[place] = at(sums, place) + value
      if (value > 0) counts[place] = at(counts, place) + 1
    }
  }
  return { sums, counts }
}
