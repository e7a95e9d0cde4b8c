import type { ItemKey } from '../../bank/item.ts'
import { optionPlot } from '../classical/option-plot.ts'
import { compareStories, type StoryDifference } from '../compare-stories.ts'
import { at } from '../numbers/at.ts'
import { correlate } from '../numbers/correlate.ts'
import { describeScores } from '../numbers/describe-scores.ts'
import type { Score } from '../table.ts'
import { type AnswerSheet, positionsIn, readersOf, type SheetStory } from './answer-sheet.ts'

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
  const sums = sumsIn(sheet, people, positions)
  return storiesIn(sheet, positions).map(({ index, position, key, values }) => {
    const { places } = sheet.columns[position] ?? {}
    const readers = readersOf(sheet, people, index)
    const { points } = readers
    const rests = readers.places.map((place, reader): Score => {
      const { sum, count } = sums[place] ?? { sum: 0, count: 0 }
      return count < 2 ? null : (sum - at(points, reader)) / (count - 1)
    })
    const chosen = readers.places.map(place => (places?.[people[place] ?? -1] ?? 0) - 1)
    const groups = withPlots ? PLOT_GROUPS : 1
    const plot = optionPlot(chosen, rests, { options: values.length, groups })
    const { n, mean, sd } = describeScores(points)
    const inGroup = Array.from({ length: groups }, (_, group) =>
      plot.counts.reduce((sum, counts) => sum + at(counts, group), 0),
    )
    return {
      ...{ key, section, number: sheet.form.slots[position]?.number ?? 0, n, mean, sd },
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
  })
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
  const stories = storiesIn(sheet, positionsIn(sheet, section))
  return stories.flatMap(({ key, index, position }) => {
    const twin = stories.find(other => /\/a@/.test(key) && other.key === key.replace('/a@', '/b@'))
    if (!twin) return []
    const [a, b] = [index, twin.index].map(story => readersOf(sheet, people, story).points)
    if (!a || !b) return []
    return [
      {
        ...{ a: key, b: twin.key, number: sheet.form.slots[position]?.number ?? 0 },
        readers: [a.length, b.length],
        difference: compareStories(a, b),
      },
    ]
  })
}

function sumsIn(sheet: AnswerSheet, people: readonly number[], positions: readonly number[]) {
  const columns = positions.map(position => sheet.columns[position]?.values)
  return people.map(person => {
    let [sum, count] = [0, 0]
    for (const values of columns) {
      const value = values?.[person] ?? 0
      sum += value
      if (value > 0) count += 1
    }
    return { sum, count }
  })
}
