import type { Matched } from './ordinal-dif.ts'

/** Holds the different sums that people reached, the lowest first, and which of them each person did; -1 for none. */
export interface Levels {
  readonly sums: readonly number[]
  readonly places: Int32Array
}

/** Orders what people reached. */
export function levelsOf(reached: Float64Array): Levels {
  const sums = [...new Set(reached)].filter(sum => !Number.isNaN(sum)).sort((a, b) => a - b)
  const placeOf = new Map(sums.map((sum, place) => [sum, place]))
  return { sums, places: Int32Array.from(reached, sum => placeOf.get(sum) ?? -1) }
}

/** Holds the answers to one story: rows of those who read it, and what each reached. */
export interface StoryAnswers {
  readonly rows: readonly number[]
  readonly scores: readonly number[]
}

/** Counts answers alike: no test asks more, and a hundred thousand people come down to some hundred entries. */
export function countAlike(
  { rows, scores }: StoryAnswers,
  { sums, places }: Levels,
  focal: readonly boolean[],
): Required<Matched>[] {
  const different: number[] = []
  for (const score of scores) if (!different.includes(score)) different.push(score)
  different.sort((a, b) => a - b)
  const counts = new Int32Array(2 * different.length * sums.length)
  const placeOf = (level: number, score: number, side: number) =>
    2 * (level * different.length + score) + side
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? -1
    const level = places[row] ?? -1
    if (level < 0) continue
    const place = placeOf(level, different.indexOf(scores[index] ?? Number.NaN), focal[row] ? 1 : 0)
    counts[place] = (counts[place] ?? 0) + 1
  }
  return sums.flatMap((match, level) =>
    different.flatMap((score, category) =>
      [false, true].flatMap(isFocal => {
        const count = counts[placeOf(level, category, Number(isFocal))] ?? 0
        return count > 0 ? [{ match, score, focal: isFocal, count }] : []
      }),
    ),
  )
}
