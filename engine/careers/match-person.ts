import { sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import { CORE_FACET_IDS, type FacetId } from '../vocabulary.ts'
import { AREA_IDS, type Area, CONDITION_IDS } from '../wants/areas.ts'
import { INTEREST_IDS } from '../wants/interests.ts'
import { readWants } from '../wants/read-wants.ts'
import { sumUpWants, type WantSummary } from '../wants/sum-up-wants.ts'
import { PAIR_IDS, VALUE_PAIRS } from '../wants/values.ts'
import { CAREERS_1 } from './career-rules.ts'
import type { InventedPerson } from './invented-people.ts'
import { type CareerMatch, matchCareers } from './match-careers.ts'
import { orderByWants, type WantedMatch } from './order-by-wants.ts'

/** Matches an invented person as a real one is matched: answers are scored, and what is wanted is read from choices. */
export function matchPerson(person: InventedPerson): WantedMatch {
  return orderByWants(CAREERS_1, matchWithoutWants(person), sumUpPerson(person))
}

/** Matches an invented person of whom nothing is known that is wanted. */
export function matchWithoutWants(person: InventedPerson): CareerMatch {
  const match = matchCareers(CAREERS_1, scorePerson(person), person.field, person.background)
  if (!match) throw new Error('The core form has careers.')
  return match
}

/** Scores answers to the core form whose facets have the index points of an invented person, as near as whole answers come. */
export function scorePerson({ facets }: InventedPerson): ScoredAttempt {
  const { facets: counted } = sampleAttempt(
    'basic',
    sampleAnswers('basic', () => 3),
  )
  const values = new Map(
    CORE_FACET_IDS.map((id, place): [FacetId, number[]] => {
      const { count } = counted.find(facet => facet.id === id) ?? { count: 0 }
      return [id, answersOf(1 + (facets[place] ?? 50) / 25, count)]
    }),
  )
  return sampleAttempt(
    'basic',
    sampleAnswers('basic', ({ facet }) => values.get(facet)?.pop() as 1 | 2 | 3 | 4 | 5),
  )
}

/** Sums up what an invented person wants, from a choice to each question of the page. */
export function sumUpPerson({ areas, values, wishes }: InventedPerson): WantSummary {
  const drawn = new Map(
    AREA_IDS.map((area, place): [Area, number[]] => [area, answersOf(areas[place] ?? 3, 8)]),
  )
  const interests = INTEREST_IDS.map(id => [id, String(drawn.get(id.charAt(0) as Area)?.pop())])
  const pairs = PAIR_IDS.map(id => {
    const { left, right } = VALUE_PAIRS[id]
    return [id, values.indexOf(left.value) < values.indexOf(right.value) ? 'left' : 'right']
  })
  const conditions = CONDITION_IDS.map(id => [id, wishes[id] ?? 'indifferent'])
  return sumUpWants(readWants(Object.fromEntries([...interests, ...pairs, ...conditions])))
}

/** Lists answers of 1 to 5 with a mean that go up and down around it, as those of people do. */
function answersOf(mean: number, count: number): number[] {
  const sum = Math.round(mean * count)
  const even = Array.from(
    { length: count },
    (_, place) => Math.floor(sum / count) + Number(place < sum % count),
  )
  // One of the first is moved up and its counterpart among the last down, where both stay on the scale.
  return even.map((value, place) => {
    const opposite = even[count - 1 - place] ?? value
    if (Math.max(value, opposite) === 5 || Math.min(value, opposite) === 1) return value
    return value + Math.sign((count - 1) / 2 - place)
  })
}
