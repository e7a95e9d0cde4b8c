import { type Shown, show } from '../gates.ts'
import { at } from '../numbers/at.ts'
import { correlate } from '../numbers/correlate.ts'
import { describeScores } from '../numbers/describe-scores.ts'
import { completeRows } from '../table.ts'
import { describeStory, leaveOneOut, type StoryLeftOut, type StoryRatings } from './describe-story.ts'
import { intraclass } from './intraclass.ts'
import { contentValidityRatio } from './relevance.ts'

/** Holds one story of a panel, with its key. */
export interface KeyedStory {
  readonly story: string
  /** In the item's own order of options. */
  readonly values: readonly number[]
  readonly facet: string
}

/** Holds what one rater was asked of one story, and said. */
export interface SaidRating {
  readonly rater: string
  readonly story: string
  /** The story was asked before and came again. */
  readonly isRepeat: boolean
  /** 1 to 9, in the item's own order of options; null where it was not judged. */
  readonly ratings: readonly number[] | null
  /** It cannot be judged, as they said. */
  readonly isUnjudged: boolean
  /** The facet that they found in it, or `none`; null where they were not asked. */
  readonly named: string | null
}

/** Holds the agreement of raters who were asked the same stories. */
export interface GroupAgreement {
  readonly stories: number
  readonly raters: number
  readonly figures: Shown<{
    /** Options that all of them rated. */
    readonly options: number
    /** ICC(2,k) and ICC(3,k). */
    readonly random: number | null
    readonly fixed: number | null
  }>
}

/** Holds how one rater stands to the others, without whose it is. */
export interface PersonAgreement {
  /** Pearson's r with the mean of the others. */
  readonly withOthers: number | null
  /** ICC(2,k) without them. */
  readonly without: number | null
  /** How far above the others' mean they rate. */
  readonly above: number | null
  /** Stories that came again, and how far the two ratings of an option lie apart in the mean. */
  readonly repeats: number
  readonly apart: number | null
}

export interface StoryAgreement {
  readonly story: string
  readonly raters: number
  readonly unjudged: number
  readonly ratings: Shown<StoryRatings>
  /** Counts those who are left. */
  readonly leftOut: Shown<StoryLeftOut>
  /** How many of those asked named the story's own facet, with Lawshe's ratio. */
  readonly relevance: Shown<{ readonly named: number; readonly ratio: number | null }>
}

export interface PanelAgreement {
  /** Those who judged any story. */
  readonly raters: number
  readonly groups: readonly GroupAgreement[]
  /** Counts those who are left; who stands farthest from the others comes first. */
  readonly people: Shown<readonly PersonAgreement[]>
  /** Pearson's r of value and mean rating, over all options. */
  readonly withValues: Shown<number | null>
  readonly stories: readonly StoryAgreement[]
}

/** Describes how far the raters of a panel agree, with each other and with the key. No figure below its gate. */
export function agreePanel(stories: readonly KeyedStory[], said: readonly SaidRating[]): PanelAgreement {
  const firsts = said.filter(({ isRepeat }) => !isRepeat)
  const judges = [...new Set(firsts.flatMap(({ rater, ratings }) => (ratings ? [rater] : [])))]
  const groups = groupsIn(firsts)
  const described = stories.map(keyed => describe(keyed, firsts))
  const means = described.flatMap(({ ratings }) => (ratings.kind === 'shown' ? ratings.value.options : []))
  return {
    raters: judges.length,
    groups: groups.map(group => ({
      stories: group.stories.length,
      raters: group.raters.length,
      figures: show('ratings', group.raters.length, () => {
        const { targets, random, fixed } = intraclass(tableOf(group, firsts))
        return { options: targets, random: random.mean, fixed: fixed.mean }
      }),
    })),
    people: show('ratings', Math.min(...groups.map(({ raters }) => raters.length - 1)), () =>
      groups
        .flatMap(group => group.raters.map(rater => standOf(rater, group, said)))
        .toSorted((one, other) => (one.withOthers ?? -1) - (other.withOthers ?? -1)),
    ),
    withValues: show('ratings', Math.min(...described.map(({ raters }) => raters)), () =>
      correlate(
        means.map(({ value }) => value),
        means.map(({ mean }) => mean),
      ),
    ),
    stories: described,
  }
}

function describe({ story, values, facet }: KeyedStory, firsts: readonly SaidRating[]): StoryAgreement {
  const own = firsts.filter(each => each.story === story)
  const rows = own.flatMap(({ ratings }) => (ratings ? [ratings] : []))
  const named = own.flatMap(each => (each.named ? [each.named] : []))
  const right = named.filter(name => name === facet).length
  return {
    story,
    raters: rows.length,
    unjudged: own.filter(({ isUnjudged }) => isUnjudged).length,
    ratings: show('ratings', rows.length, () => describeStory(values, rows)),
    leftOut: show('ratings', rows.length - 1, () => leaveOneOut(values, rows)),
    relevance: show('ratings', named.length, () => ({
      named: right,
      ratio: contentValidityRatio(right, named.length),
    })),
  }
}

interface Group {
  readonly stories: readonly string[]
  readonly raters: readonly string[]
}

/**
 * Finds the raters who were asked the same stories: all, where each rates both stories of a pair, else two halves. Who judged less than half
 * of what they were asked is left out, so that they do not take everybody's options with them.
 */
function groupsIn(firsts: readonly SaidRating[]): Group[] {
  const asked = [...Map.groupBy(firsts, ({ rater }) => rater)].flatMap(([rater, own]) => {
    const judged = own.filter(({ ratings }) => ratings !== null).length
    return 2 * judged < own.length ? [] : [{ rater, stories: own.map(({ story }) => story).toSorted() }]
  })
  return [...Map.groupBy(asked, ({ stories }) => stories.join(' ')).values()].map(same => ({
    stories: same[0]?.stories ?? [],
    raters: same.map(({ rater }) => rater),
  }))
}

/** Lays out a row an option and a column a rater. */
function tableOf({ stories, raters }: Group, firsts: readonly SaidRating[]) {
  const said = new Map(firsts.map(each => [`${each.rater} ${each.story}`, each.ratings]))
  return stories.flatMap(story => {
    const columns = raters.map(rater => said.get(`${rater} ${story}`) ?? null)
    const width = columns.find(column => column !== null)?.length ?? 0
    return Array.from({ length: width }, (_, option) => columns.map(column => column?.[option] ?? null))
  })
}

function standOf(rater: string, group: Group, said: readonly SaidRating[]): PersonAgreement {
  const table = tableOf(
    group,
    said.filter(({ isRepeat }) => !isRepeat),
  )
  const column = group.raters.indexOf(rater)
  const own = table.map(row => row[column] ?? null)
  const rest = table.map(row => row.filter((_, index) => index !== column))
  const others = rest.map(row => describeScores(row).mean)
  const above = own.map((rating, index) => {
    const mean = others[index] ?? null
    return rating === null || mean === null ? null : rating - mean
  })
  const again = repeatsOf(said.filter(each => each.rater === rater))
  return {
    withOthers: correlate(own, others),
    without: completeRows(rest).length > 0 ? intraclass(rest).random.mean : null,
    above: describeScores(above).mean,
    repeats: again.length,
    apart: describeScores(again.flat()).mean,
  }
}

/** Computes, for each story that came again, how far the two ratings of each option lie apart. */
function repeatsOf(own: readonly SaidRating[]): number[][] {
  return own.flatMap(({ story, isRepeat, ratings }) => {
    const first = own.find(each => each.story === story && !each.isRepeat)?.ratings
    if (!isRepeat || !ratings || !first) return []
    return [ratings.map((rating, option) => Math.abs(rating - at(first, option)))]
  })
}
