import { expect, test } from 'vitest'
import { seededRandom } from '../../tests/support/seeded-random.ts'
import type { Value } from '../bank/item.ts'
import type { FacetId } from '../vocabulary.ts'
import { sampleAnswers } from './sample-answers.ts'
import { sampleAttempt } from './sample-attempt.ts'

/**
 * The sum of 30 differences of 0.2 up or down has a standard deviation of 1.1 points: what the draw of one of two stories adds to a
 * section, where the stories of a pair differ by 0.4.
 */
const HALF_DIFFERENCE = 0.2
const ITEM = 0.35
const NOISE = 0.9
const PEOPLE = 3000

const random = seededRandom(20261129)
const normal = (spread: number) =>
  spread * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
const answer = (level: number): Value => Math.min(5, Math.max(1, Math.round(level + normal(NOISE)))) as Value

/** What somebody of this level reaches in the mean over questions, stories and moods. */
function expected(level: number): number {
  const draws = 4000
  let sum = 0
  for (let draw = 0; draw < draws; draw += 1) sum += answer(level + normal(ITEM) + normal(HALF_DIFFERENCE))
  return sum / draws
}
const LEVELS = Array.from({ length: 31 }, (_, step) => 1.5 + step / 10)
const EXPECTED = LEVELS.map(expected)

test('the range of a section holds what all questions and stories would give 8 times in 10 and more, stories that differ included', () => {
  let held = 0
  let all = 0
  for (let person = 0; person < PEOPLE; person += 1) {
    const levels = new Map<FacetId, number>()
    const levelOf = (facet: FacetId) => {
      const level = levels.get(facet) ?? Math.floor(random() * 21) + 5
      levels.set(facet, level)
      return level
    }
    const truth = new Map<string, number>()
    const answers = sampleAnswers('basic', slot => {
      const place = levelOf(slot.facet)
      truth.set(slot.section, (truth.get(slot.section) ?? 0) + (EXPECTED[place] ?? 3))
      const story = random() < 0.5 ? 1 : -1
      return answer((LEVELS[place] ?? 3) + normal(ITEM) + story * Math.abs(normal(HALF_DIFFERENCE)))
    })
    for (const { id, range } of sampleAttempt('basic', answers).sections) {
      const value = truth.get(id) ?? 0
      all += 1
      if (value >= range.from && value <= range.to) held += 1
    }
  }
  expect(held / all).toBeGreaterThanOrEqual(0.8)
})
