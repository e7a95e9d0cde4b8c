import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ANSWERS, type Answer, valueOfAnswer } from '#engine/public-view.ts'
import { findForm } from '#engine/versions/find-version.ts'
import { pinnedItems } from '#engine/versions/pinned-items.ts'
import { RELEASED, type Released } from '#engine/versions/released.ts'
import { createApi } from '#server/app.ts'
import { type AccountsApi, type Browser, createAccountsApi } from '../support/accounts.ts'
import { createTaker, type Taker } from '../support/unlocked.ts'
import { writeAnswers } from '../support/write-answers.ts'
import { NEXT, NEXT_OF_ALL } from './next-version.ts'

/** Each knows what the first knows, and something newer. */
const RELEASES: Readonly<Record<string, Released>> = { first: RELEASED, ...NEXT, all: NEXT_OF_ALL }

let world: AccountsApi
let taker: Taker
beforeAll(async () => {
  world = await createAccountsApi()
  taker = await createTaker(world, { bought: 'pro', completed: false })
})
afterAll(() => world.close())

/** Returns the taker's browser as it meets the server of a release, over the one database. */
function browserOf(name: string): Browser {
  const met =
    browsers.get(name) ?? taker.copy(createApi({ ...world.deps, released: RELEASES[name] ?? RELEASED }))
  browsers.set(name, met)
  return met
}
const browsers = new Map<string, Browser>()

/** Answered questions before and at the end of a section. */
const ENDS = [28, 29, 30, 58, 59, 60]

const release = fc.constantFrom(...Object.keys(RELEASES))
const step = fc.oneof(
  fc.record({ release }),
  fc.record({ answer: fc.constantFrom(...ANSWERS) }),
  // What was answered in between, up to this question.
  fc.record({ upTo: fc.oneof(fc.integer({ min: 1, max: 80 }), fc.constantFrom(...ENDS)) }),
)
const lives = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 8 }),
  last: fc.constantFrom(...ANSWERS),
  finishedUnder: release,
  readUnder: release,
})

it('an attempt keeps its questions, its places and its report, whatever is released while it is answered', {
  timeout: 300_000,
}, async () => {
  await fc.assert(fc.asyncProperty(lives, live), { numRuns: 300 })
})

/** Lives one attempt through the releases, and expects it at every step to be what the first one says. */
async function live({ steps, last, finishedUnder, readUnder }: Life): Promise<void> {
  const own = browserOf('first')
  const { json: begun } = await own.call('POST', '/api/assessment/reset')
  const id: string = begun.id
  const items = await itemsOf(id)
  let given = ''
  let now = own
  for (const each of steps) {
    if ('release' in each) now = browserOf(each.release)
    else if ('answer' in each) given = await answer(now, id, given, each.answer)
    else if (each.upTo > given.length) {
      given = given.padEnd(each.upTo, '35142')
      await writeAnswers(world.store.pool, id, { answers: given, completedAt: null })
    }
    const [asked, mine] = [await met(now, id), await met(own, id)]
    expect(asked).toEqual(mine)
    expect(asked.state).toMatchObject({ answered: given.length, questions: items.length })
  }
  given = given.padEnd(items.length - 1, '24153')
  await writeAnswers(world.store.pool, id, { answers: given, completedAt: null })
  given = await answer(browserOf(finishedUnder), id, given, last)
  const reports = []
  for (const browser of [own, browserOf(readUnder)]) {
    const { status, json } = await browser.call('POST', `/api/assessment/${id}/open`)
    expect(status).toBe(200)
    reports.push(json)
  }
  expect(reports[1]).toEqual(reports[0])
  const sum = items.reduce((total, item, at) => total + valueOfAnswer(item, Number(given[at]) as Answer), 0)
  expect(reports[1].total.score).toBe(sum)
}
type Life = typeof lives extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** Gives the answer to the first question without one, twice as after a lost response, and returns all that were given. */
async function answer(browser: Browser, id: string, given: string, value: Answer): Promise<string> {
  const { json: state } = await browser.call('GET', '/api/assessment')
  for (const _ of ['sent', 'repeated']) {
    const { status, json } = await browser.call('POST', `/api/assessment/${id}/answer`, {
      ...{ section: state.currentSection, questionNumber: state.currentQuestion },
      ...{ answer: value, responseTime: 15_000 },
    })
    expect([status, json.assessment?.answered]).toEqual([200, given.length + 1])
  }
  return `${given}${value}`
}

/** Returns what a browser is shown of an open attempt: where it stands, and the questions of that section. */
async function met(browser: Browser, id: string) {
  const { json: state } = await browser.call('GET', '/api/assessment')
  const { json } = await browser.call(
    'GET',
    `/api/assessment/${id}/questions?section=${state.currentSection}`,
  )
  return { state, questions: json.questions }
}

/** Returns the items that an attempt began with. */
async function itemsOf(id: string) {
  const { rows } = await world.store.pool.query('select * from attempt where id = $1', [id])
  const [{ form, form_version, field, item_versions: itemVersions, stories }] = rows
  return pinnedItems(RELEASED, findForm(RELEASED, form, form_version), { field, itemVersions, stories })
}
