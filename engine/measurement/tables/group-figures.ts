import type { ItemKey } from '../../bank/item.ts'
import { findDif, type ItemDif } from '../fairness/find-dif.ts'
import { findEasier } from '../fairness/find-easier.ts'
import { shareGap } from '../fairness/share-gap.ts'
import { GATES } from '../gates.ts'
import { sumsOf } from '../table.ts'
import {
  type AnswerSheet,
  GROUPINGS,
  type Grouping,
  NO_READERS,
  pointsOf,
  positionsIn,
  readersAt,
  regularIn,
} from './answer-sheet.ts'
import { storiesIn } from './story-figures.ts'

/** Holds how one story works in a group, against everybody else who belongs to one; `time` is the later half of the days. */
export interface GroupFigures {
  readonly key: ItemKey
  readonly by: Grouping | 'time'
  readonly group: string
  /** People of the group, and of the others. */
  readonly focal: number
  readonly reference: number
  readonly category: ItemDif['category']
  /** Mantel's difference in spreads of the item: below zero, the group does worse than others of equal sums. */
  readonly difference: number | null
  readonly rSquaredChange: number | null
  readonly slopeChange: number | null
  /** Of both effects together, before and after correction. Measurement 1 has none before. */
  readonly p?: number | null
  readonly correctedP: number | null
  readonly flagged: boolean
  /** By how much more often later people choose the best option (`findEasier`). Measurement 1 has none. */
  readonly easier?: number | null
  /** Of a language: by how much the share of one option differs from the others', where it differs most. Measurement 1 has none. */
  readonly shareGap?: number | null
}

/**
 * Compares every group with the others, on every story of a section that enough of both have read; fields on the stories that all
 * of them read.
 */
export function compareGroups(sheet: AnswerSheet, section: string): GroupFigures[] {
  const all = positionsIn(sheet, section)
  const common = all.filter(position => sheet.form.slots[position]?.scope === 'common')
  return divisionsIn(sheet).flatMap(({ by, people, contrasts }) => {
    const positions = by === 'field' ? common : all
    const matching = pointsOf(sheet, people, positions)
    const stories = positions.flatMap((position, column) => {
      const readers = readersAt(sheet, people, position)
      return storiesIn(sheet, [position]).map(({ key, index }) => {
        const { places: rows, points: scores } = readers.get(index) ?? NO_READERS
        return { key, column, rows, scores }
      })
    })
    return contrasts.flatMap(({ group, focal }) => {
      if (!focal.includes(true) || !focal.includes(false)) return []
      const counted = stories.map(story => {
        const own = story.rows.reduce((sum, row) => (focal[row] ? sum + 1 : sum), 0)
        return { ...story, focal: own, reference: story.rows.length - own }
      })
      const compared = counted.filter(own => Math.min(own.focal, own.reference) >= GATES.dif.show)
      const found = findDif(matching, compared, focal)
      const easier = by === 'time' ? findEasier(sumsOf(matching), compared, focal) : []
      return counted.map(own => {
        const place = compared.indexOf(own)
        const dif = found[place]
        return {
          ...{ key: own.key, by, group, focal: own.focal, reference: own.reference },
          category: dif?.category ?? null,
          difference: dif?.mantel?.difference ?? null,
          rSquaredChange: dif?.ordinal?.rSquaredChange ?? null,
          slopeChange: dif?.ordinal?.slopeChange ?? null,
          p: dif?.ordinal?.total.p ?? null,
          ...{ correctedP: dif?.correctedP ?? null, flagged: dif?.flagged ?? false },
          easier: easier[place] ?? null,
          shareGap: by === 'language' ? shareGap(own, focal) : null,
        }
      })
    })
  })
}

/** Holds the people whom one grouping divides, and each group of it against the rest of them. */
interface Division {
  readonly by: Grouping | 'time'
  readonly people: readonly number[]
  readonly contrasts: readonly { readonly group: string; readonly focal: readonly boolean[] }[]
}

/** Of two groups one contrast says all; of more each is compared with the rest. */
function divisionsIn(sheet: AnswerSheet): Division[] {
  const regular = regularIn(sheet)
  const divisions = (Object.keys(GROUPINGS) as Grouping[]).map((by): Division => {
    const places = sheet.groups[by]
    const people = regular.filter(person => (places[person] ?? -1) >= 0)
    const groups: readonly string[] = GROUPINGS[by]
    const contrasts = groups.flatMap((group, place) =>
      groups.length === 2 && place === 0
        ? []
        : [{ group, focal: people.map(person => places[person] === place) }],
    )
    return { by, people, contrasts }
  })
  const days = Float64Array.from(regular, person => sheet.startedAt[person] ?? 0).sort()
  const middle = days[Math.floor(days.length / 2)] ?? 0
  const focal = regular.map(person => (sheet.startedAt[person] ?? 0) >= middle)
  return [...divisions, { by: 'time', people: regular, contrasts: [{ group: 'later', focal }] }]
}
