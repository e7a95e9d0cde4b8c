import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import type { CoreFacetId, Rating } from '../vocabulary.ts'
import { coreFacets, lowestFacets } from './core-facets.ts'
import type { NoValues, Part, RuleId, RuleValues } from './narrative-line.ts'
import { selectCloseSections, selectDevelopmentFacets, selectRelativeStrengths } from './select-facets.ts'
import { TENSION_IDS, TENSIONS } from './tensions.ts'

/**
 * Defines a narrative rule: `select` returns the values of every sentence that it has to say, none when it does not
 * apply.
 */
export interface Rule<Id extends RuleId> {
  readonly part: Part
  readonly select: (scored: ScoredAttempt) => readonly RuleValues[Id][]
}

const MOST_TENSIONS = 2
/** The share of twins from which on the same choices speak of memory, and of how many twins at least. */
const MOST_CHOSEN_AGAIN = 0.6
const LEAST_TWINS = 11

/**
 * Lists the narrative rules (docs/method/narrative.md), in the order in which they are read: quality, band, sections,
 * facets, tensions, next steps, limits. The cuts 120, 90 and 60 of 150 are the ratings' 80, 60 and 40 %, so the rules
 * ask for the rating.
 */
export const RULES: { readonly [Id in RuleId]: Rule<Id> } = {
  R8: {
    part: 'free',
    select: ({ quality: { level } }) => (level === 'regular' ? [] : [{ level }]),
  },
  R14: {
    part: 'free',
    select: ({ readBefore }) => (readBefore.count > 0 ? [readBefore] : []),
  },
  R15: {
    part: 'free',
    // Where stories were read before, R14 says that the result may rest on memory.
    select: ({ readBefore, chosenAgain: { count, of } }) =>
      readBefore.count === 0 && of >= LEAST_TWINS && count > MOST_CHOSEN_AGAIN * of ? [{ count, of }] : [],
  },
  R2: { part: 'free', select: scored => when(isReadyForLeadership(scored)) },
  R5: { part: 'free', select: scored => when(isCloseToCut(scored)) },
  R1: {
    part: 'free',
    select: ({ sections }) =>
      sections
        .filter(({ rating }) => rating === 'excellent')
        .map(({ id, score, max }) => ({ section: id, score, max })),
  },
  R4: { part: 'free', select: scored => when(isBalanced(scored)) },
  R3a: {
    part: 'detail',
    select: scored =>
      developmentAreas(scored, 'very_good').map(({ id, rating }) => ({
        section: id,
        rating,
        facet: lowestFacets(scored, id)[0]?.id ?? null,
      })),
  },
  R3b: {
    part: 'detail',
    select: scored =>
      developmentAreas(scored, 'good').map(({ id }) => {
        const [first, second] = lowestFacets(scored, id)
        return { section: id, facets: first && second ? [first.id, second.id] : null }
      }),
  },
  R3c: {
    part: 'detail',
    select: scored => developmentAreas(scored, 'developing').map(({ id }) => ({ section: id })),
  },
  'development-areas': {
    part: 'free',
    select: scored => {
      const sections = developmentAreas(scored).map(({ id }) => id)
      return sections.length > 0 ? [{ sections }] : []
    },
  },
  R9: { part: 'free', select: ({ sections }) => when(sections.some(({ id }) => id === 'motivation')) },
  R10: {
    part: 'detail',
    select: scored =>
      selectRelativeStrengths(scored).map(({ id, section, index }) => ({
        facet: id,
        section,
        index: Math.round(index),
      })),
  },
  R13: { part: 'detail', select: scored => selectCloseSections(scored).map(section => ({ section })) },
  R12: {
    part: 'detail',
    select: scored => selectTensions(scored).map(tension => ({ tension })),
  },
  R11: {
    part: 'detail',
    select: scored =>
      selectDevelopmentFacets(scored).map(({ id, section, level, index }) => ({
        facet: id,
        section,
        level,
        index: Math.round(index),
      })),
  },
  R6: { part: 'free', select: ({ total: { range } }) => [{ from: range.from, to: range.to }] },
  R7: { part: 'free', select: () => when(true) },
}

function when(condition: boolean): readonly NoValues[] {
  return condition ? [{}] : []
}

/** The index that each of `LEADING` reaches before a total is said to speak of leadership. */
const LEADING_FROM = 60
const LEADING: readonly CoreFacetId[] = ['INF', 'DEC']

/**
 * R2: an excellent total (350 of 450 in the core form, 156 of 200 in the leadership form), in the core form with influence and
 * decision that bear it out, and with no line of the locked part (R11, R12) that would correct it; the other two forms do not speak of it.
 */
function isReadyForLeadership(scored: ScoredAttempt): boolean {
  if (scored.total.band !== 'excellent') return false
  if (scored.form === 'leadership') return true
  const leading = coreFacets(scored).filter(({ id }) => LEADING.includes(id))
  const corrected = [
    ...selectDevelopmentFacets(scored).map(({ id }) => id),
    ...selectTensions(scored).flatMap(id => [TENSIONS[id].high, TENSIONS[id].low]),
  ]
  return (
    leading.length > 0 && leading.every(({ id, index }) => index >= LEADING_FROM && !corrected.includes(id))
  )
}

/** R5: no farther from a cut than one standard error. */
function isCloseToCut({ total: { score, bandCuts, standardError } }: ScoredAttempt): boolean {
  return [bandCuts.excellent, bandCuts.good].some(cut => Math.abs(score - cut) <= standardError)
}

/** R4: possible because 3 x 119 = 357. */
function isBalanced({ total, sections }: ScoredAttempt): boolean {
  return total.band === 'excellent' && sections.every(({ rating }) => rating !== 'excellent')
}

/** The sections under 80 %, of one rating when it is given. R4 says it for all of them at once; a weak motive is no fault. */
function developmentAreas(scored: ScoredAttempt, only?: Exclude<Rating, 'excellent'>) {
  if (isBalanced(scored)) return []
  return scored.sections.filter(
    ({ id, rating }) =>
      id !== 'motivation' && (only === undefined ? rating !== 'excellent' : rating === only),
  )
}

function selectTensions(scored: ScoredAttempt) {
  const levels = new Map(coreFacets(scored).map(({ id, level }) => [id, level]))
  return TENSION_IDS.filter(id => {
    const { high, low } = TENSIONS[id]
    return levels.get(high) === 'clear' && levels.get(low) === 'priority'
  }).slice(0, MOST_TENSIONS)
}
