import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Results, results } from '#contract/assessment.ts'
import { ANSWERS, valueOfAnswer } from '#engine/public-view.ts'
import { findForm } from '#engine/versions/find-version.ts'
import { pinnedItems } from '#engine/versions/pinned-items.ts'
import { RELEASED, type Released } from '#engine/versions/released.ts'
import { createApi } from '#server/app.ts'
import { type AccountsApi, type Browser, createAccountsApi } from '../support/accounts.ts'
import { createTaker, type Taker } from '../support/unlocked.ts'
import { writeAnswers } from '../support/write-answers.ts'
import { NEXT, NEXT_OF_ALL } from './next-version.ts'

let world: AccountsApi
let taker: Taker
beforeAll(async () => {
  world = await createAccountsApi()
  taker = await takerWithPaper()
})
afterAll(async () => {
  await world.deps.typst.stop()
  await world.close()
})

/** A person with an attempt of version 1 on paper: from then on its number can be checked. */
async function takerWithPaper(): Promise<Taker> {
  const made = await createTaker(world, { bought: 'pro' })
  await answerAll(RELEASED, made.assessmentId)
  expect((await pdfOf(world.api, made)).status).toBe(200)
  return made
}

/** A server of a release, over the same database. */
const serverOf = (released: Released) => createApi({ ...world.deps, released })

function pdfOf(api: AccountsApi['api'], owner: Taker) {
  const headers = { cookie: owner.cookieHeader() }
  return Promise.resolve(api.request(`/api/assessment/${owner.assessmentId}/pdf-report?lang=en`, { headers }))
}

/** Everything that says something of the attempt that was finished under version 1. */
async function saidOf({ assessmentId: id, applicationNumber }: Taker, browser: Browser) {
  const paths = [
    `/api/verify/${applicationNumber}`,
    `/api/assessment/${id}/results`,
    `/api/assessment/${id}/recommendations`,
  ]
  const said = []
  for (const path of paths) said.push(await browser.call('GET', path))
  const list = await browser.call('GET', '/api/assessments')
  return [...said, { ...list, json: list.json.filter((each: { id: string }) => each.id === id) }].map(
    ({ status, json }) => ({ status, json }),
  )
}

/** Answers a whole attempt with what is worth 4: 360 of 450 in version 1, an excellent total. */
async function answerAll(released: Released, id: string): Promise<void> {
  const { rows } = await world.store.pool.query('select * from attempt where id = $1', [id])
  const [{ form, form_version, field, item_versions: itemVersions, stories }] = rows
  const pinned = { field, itemVersions, stories }
  const items = pinnedItems(released, findForm(released, form, form_version), pinned)
  const answers = items.map(item => ANSWERS.find(answer => valueOfAnswer(item, answer) === 4)).join('')
  await writeAnswers(world.store.pool, id, { answers, completedAt: world.clock.now })
}

/** A new attempt of the same person, from start to opened result. */
async function takeAgain(owner: Taker, released: Released): Promise<Results> {
  const browser = owner.copy(serverOf(released))
  const { json } = await browser.call('POST', '/api/assessment/reset')
  await answerAll(released, json.id)
  const opened = await browser.call('POST', `/api/assessment/${json.id}/open`)
  return results.parse(opened.json)
}

describe.each([...Object.entries(NEXT), ['all', NEXT_OF_ALL] as const])('after other %s', (_, released) => {
  it('the old paper verifies, and result, advice, list and PDF are as they were', async () => {
    const before = await saidOf(taker, taker)
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(before[0]?.json).toMatchObject({
      total: { score: 360, band: 'excellent' },
      versions: { form: 1, scoring: 1 },
    })
    const next = serverOf(released)
    expect(await saidOf(taker, taker.copy(next))).toEqual(before)
    const [old, now] = [await pdfOf(world.api, taker), await pdfOf(next, taker)]
    expect(now.status).toBe(200)
    expect(new Uint8Array(await now.arrayBuffer())).toEqual(new Uint8Array(await old.arrayBuffer()))
  })
})

describe('a new attempt', () => {
  it.each([
    ['items', { form: 1, scoring: 1 }],
    ['form', { form: 2, scoring: 1 }],
    ['scoring', { form: 1, scoring: 2 }],
    ['narrative', { form: 1, scoring: 2 }],
    ['careers', { form: 1, scoring: 2 }],
    ['style', { form: 1, scoring: 2 }],
  ] as const)('gets the other %s, and says so', async (part, versions) => {
    const old = await takeAgain(taker, RELEASED)
    // Every other attempt tells the same stories.
    await takeAgain(taker, RELEASED)
    const now = await takeAgain(taker, NEXT[part])
    expect(old.detail?.versions).toMatchObject({ form: 1, scoring: 1 })
    expect(now.detail?.versions).toMatchObject(versions)
    const differs = {
      items: now.detail?.versions.bank !== old.detail?.versions.bank && now.assessment.questions === 90,
      form: now.assessment.questions === 89 && now.total.max === 445,
      scoring: now.total.band === 'good' && now.total.bandCuts[1] === 400,
      narrative: !now.narrative.some(({ rule }) => rule === 'R7'),
      careers: now.detail?.careers?.families.every(({ tier }) => tier === 'explore'),
      style: now.detail?.style.length === 0,
    }
    expect(Object.entries(differs).filter(([, differ]) => differ)).toEqual([[part, true]])
  })
})

describe('an attempt that is open when the next version comes', () => {
  const begin = async () => {
    const { json } = await taker.call('POST', '/api/assessment/reset')
    return json.id as string
  }
  const answer = (browser: Browser, id: string, section: string, questionNumber: number) =>
    browser.call('POST', `/api/assessment/${id}/answer`, {
      ...{ section, questionNumber, answer: 1, responseTime: 15_000 },
    })

  it('is asked its own questions, in its own places, and is scored by its own version', async () => {
    const id = await begin()
    await writeAnswers(world.store.pool, id, { answers: '3'.repeat(29), completedAt: null })
    const browser = taker.copy(serverOf(NEXT_OF_ALL))
    const asked = await browser.call('GET', `/api/assessment/${id}/questions?section=motivation`)
    expect(asked.json.questions).toHaveLength(30)
    expect(JSON.stringify(asked.json)).not.toContain('The story of the second version.')
    // The next version of the form has no thirtieth question there.
    const answered = await answer(browser, id, 'motivation', 30)
    expect([answered.status, answered.json.assessment]).toMatchObject([
      200,
      { answered: 30, questions: 90, currentSection: 'competency', currentQuestion: 1 },
    ])
    await answerAll(NEXT_OF_ALL, id)
    const { json } = await browser.call('POST', `/api/assessment/${id}/open`)
    expect(results.parse(json)).toMatchObject({
      total: { score: 360, max: 450, band: 'excellent' },
      detail: { versions: { form: 1, scoring: 1 } },
    })
  })

  it('takes the next version when its field is chosen only then', async () => {
    const id = await begin()
    const browser = taker.copy(serverOf(NEXT_OF_ALL))
    const chosen = await browser.call('POST', `/api/assessment/${id}/field`, { selectedField: 'finance' })
    expect([chosen.status, chosen.json]).toMatchObject([200, { questions: 89 }])
    const { json } = await browser.call('GET', `/api/assessment/${id}/questions?section=motivation`)
    expect(json.questions[0].story.en).toBe('The story of the second version.')
  })

  it('is not compared with one that was measured otherwise', async () => {
    const other = await takerWithPaper()
    await takeAgain(other, RELEASED)
    await takeAgain(other, NEXT.scoring)
    const { json } = await other.copy(serverOf(NEXT.scoring)).call('GET', '/api/assessments')
    expect(json[0].change).toBeNull()
    expect(json[1].change).toMatchObject({ kind: 'other_stories' })
  })
})

describe('a version that the code does not know, as after a release was taken back', () => {
  it.each(['form_version', 'scoring_version'])(
    '%s: is said in both languages, never computed by today',
    async column => {
      const owner = await takerWithPaper()
      const set = (version: number) =>
        world.store.pool.query(`update attempt set ${column} = $2 where id = $1`, [
          owner.assessmentId,
          version,
        ])
      const before = await saidOf(owner, owner)
      await set(9)
      try {
        for (const path of [
          `/api/assessment/${owner.assessmentId}/results`,
          `/api/verify/${owner.applicationNumber}`,
        ]) {
          const reader = owner.copy()
          reader.cookies.set('language', 'ar')
          const arabic = await reader.call('GET', path)
          reader.cookies.set('language', 'en')
          const english = await reader.call('GET', path)
          expect([path, arabic.status, arabic.json.code]).toEqual([path, 409, 'unknown_version'])
          expect(arabic.json.message).toMatch(/بإصدار من النموذج/)
          expect(english.json.message).toMatch(/recorded with a version/)
        }
        const { status, json } = await owner.call('GET', '/api/assessments')
        expect([status, json]).toMatchObject([200, [{ id: owner.assessmentId, total: null, change: null }]])
        expect(world.logged.some(line => line.includes('"event":"unknown_version"'))).toBe(true)
      } finally {
        await set(1)
      }
      expect(await saidOf(owner, owner)).toEqual(before)
    },
  )
})

describe('an attempt whose items this bank has no more', () => {
  it('is listed beside the others as one that cannot be read, and a new one can be started', async () => {
    const owner = await takerWithPaper()
    await world.store.pool.query('update attempt set stories = null, story_set = null where id = $1', [
      owner.assessmentId,
    ])
    await takeAgain(owner, RELEASED)
    const { status, json } = await owner.call('GET', '/api/assessments')
    expect(status).toBe(200)
    expect(json).toMatchObject([
      { total: { max: 450 }, change: null },
      { id: owner.assessmentId, total: null, change: null },
    ])
    expect((await pdfOf(world.api, owner)).status).toBe(409)
  })
})
