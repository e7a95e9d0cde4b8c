import { expect, test } from 'vitest'
import { MAJOR_IDS } from '../majors.ts'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import { EDUCATION, EXPERIENCE, FIELD_IDS } from '../vocabulary.ts'
import { readWants, WANT_CHOICES } from '../wants/read-wants.ts'
import { sumUpWants, type WantSummary } from '../wants/sum-up-wants.ts'
import { CAREERS_1 } from './career-rules.ts'
import { findBroken, findChanged, findContradictions, findEarlyStudy, findUnearned } from './find-broken.ts'
import { matchCareers } from './match-careers.ts'
import { orderByWants } from './order-by-wants.ts'

const PROFILES = 100_000
/** Of so many profiles the sentences are read too. */
const READ_EVERY = 5

/** Numbers of mulberry32, 0 to 1: the same at every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const plain = sampleAttempt(
  'basic',
  sampleAnswers('basic', () => 3),
)
const LEVELS = Object.values(EDUCATION).map(({ level }) => level)
const YEARS = Object.values(EXPERIENCE).map(({ years }) => years)

test(`of ${PROFILES.toLocaleString('en')} profiles each keeps every promise, with its wants and without`, () => {
  const random = randomFrom(17)
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value
  const wants: WantSummary[] = Array.from({ length: 1000 }, () =>
    sumUpWants(
      readWants(
        Object.fromEntries(
          [...WANT_CHOICES].flatMap(([id, choices]) => (random() < 0.05 ? [] : [[id, pick(choices)]])),
        ),
      ),
    ),
  )
  const wrong = new Map<string, number>()
  const note = (broken: readonly string[]) => {
    for (const each of broken) wrong.set(each, (wrong.get(each) ?? 0) + 1)
  }
  for (let made = 0; made < PROFILES; made++) {
    const middle = 20 + 60 * random()
    const facets = plain.facets.map(facet => {
      const index = Math.min(100, Math.max(0, middle + 60 * (random() - 0.5)))
      return { ...facet, index, high: Math.round((index / 100) * facet.count) }
    })
    const field = pick(FIELD_IDS)
    const background = { education: pick(LEVELS), major: pick([null, ...MAJOR_IDS]), years: pick(YEARS) }
    const match = matchCareers(CAREERS_1, { ...plain, facets }, field, background)
    if (!match) throw new Error('The core form has careers.')
    const ordered = orderByWants(CAREERS_1, match, pick(wants))
    note([...findBroken(match, background), ...findEarlyStudy(match)])
    note([
      ...findBroken(ordered, background),
      ...findChanged(ordered, match),
      ...findUnearned(ordered, match),
    ])
    if (made % READ_EVERY > 0) continue
    note([...findContradictions(match, match), ...findContradictions(ordered, match)])
  }
  expect([...wrong]).toEqual([])
}, 300_000)
