import type { SectionScore } from '../scoring/score-section.ts'
import { countStyle, RIGHT_DIRECTION, type StyleCount } from '../style/count-style.ts'
import type { StoredResult } from '../versions/score-stored.ts'
import type { Band } from '../vocabulary.ts'

type Named = Pick<SectionScore, 'id' | 'score' | 'max'>

/** Holds what the free part says of one attempt beside its scores, without a language; counts of answers. */
export interface Glance {
  /** Null where there are fewer than two sections. `apart`: no range of the one reaches that of the other. */
  readonly sections: { readonly high: Named; readonly low: Named; readonly apart: boolean } | null
  /** Answers that are worth 4 or 5, and 5 alone, of all. */
  readonly choices: { readonly all: number; readonly near: number; readonly best: number }
  /** Answers worth 4 or 5 in the first and in the second halves of the sections, of so many each. */
  readonly halves: {
    readonly first: number
    readonly second: number
    readonly of: readonly [number, number]
    readonly steady: boolean
  }
  /** The cut above the total, or below an excellent one; points. */
  readonly limit: {
    readonly band: Exclude<Band, 'developing'>
    readonly cut: number
    readonly score: number
    readonly within: boolean
  }
  /** The habit with the largest share of its moments; null in the forms that count none. `clear` from two thirds on. */
  readonly habit: (StyleCount & { readonly clear: boolean }) | null
  /** How often the habits led in the right direction, all axes together; null as `habit` is. */
  readonly habits: { readonly chosen: number; readonly fitting: number } | null
}

type Scored = Pick<StoredResult, 'rules' | 'scored' | 'answers'>

const CLEAR_HABIT = 2 / 3

/** Finds what differs between takers of one form and opens nothing that is sold: no facet, no career, one habit of all. */
export function findGlance({ rules, scored, answers }: Scored): Glance {
  const near = answers.filter(({ value }) => value >= RIGHT_DIRECTION)
  const counts = countStyle(rules.style, answers)
  const habit = counts.toSorted((a, b) => shareOf(b) - shareOf(a))[0] ?? null
  const sum = (pick: (count: StyleCount) => number) => counts.reduce((all, count) => all + pick(count), 0)
  return {
    sections: findExtremes(scored.sections),
    choices: {
      all: answers.length,
      near: near.length,
      best: answers.filter(({ value }) => value === 5).length,
    },
    halves: compareHalves(answers, rules.scoring.ranges.quantile),
    limit: findLimit(scored.total),
    habit: habit && { ...habit, clear: shareOf(habit) >= CLEAR_HABIT },
    habits: habit && { chosen: sum(({ chosen }) => chosen), fitting: sum(({ fitting }) => fitting) },
  }
}

const shareOf = ({ chosen, moments }: StyleCount) => chosen / moments

/** Compares shares of the maximum: sections of one form may have different ones. */
function findExtremes(sections: readonly SectionScore[]): Glance['sections'] {
  const [high, ...rest] = sections.toSorted((a, b) => b.percent - a.percent)
  const low = rest.at(-1)
  if (!high || !low) return null
  return { high, low, apart: high.range.from / high.max > low.range.to / low.max }
}

/** Within each section, so that an easier section is not taken for a better hour. Steady: no farther apart than chance puts them as a rule. */
function compareHalves(answers: Scored['answers'], quantile: number): Glance['halves'] {
  const last = new Map<string, number>()
  for (const { section, number } of answers) last.set(section, Math.max(number, last.get(section) ?? 0))
  const isFirst = ({ section, number }: Scored['answers'][number]) => 2 * number <= (last.get(section) ?? 0)
  const count = (half: Scored['answers']) => half.filter(({ value }) => value >= RIGHT_DIRECTION).length
  const first = answers.filter(isFirst)
  const second = answers.filter(answer => !isFirst(answer))
  const share = count(answers) / answers.length
  const standardError = Math.sqrt(share * (1 - share) * (1 / first.length + 1 / second.length))
  const apart = Math.abs(count(first) / first.length - count(second) / second.length)
  return {
    first: count(first),
    second: count(second),
    of: [first.length, second.length],
    steady: apart <= quantile * standardError,
  }
}

function findLimit({ score, band, bandCuts, range }: Scored['scored']['total']): Glance['limit'] {
  const next = band === 'developing' ? 'good' : 'excellent'
  const cut = bandCuts[next]
  // A whole total below the cut belongs to the band below it.
  return { band: next, cut, score, within: range.from < cut && cut <= range.to }
}
