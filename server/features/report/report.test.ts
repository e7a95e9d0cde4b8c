import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { results } from '#contract/assessment.ts'
import { type PastAttempt, pastAttempt, verifiedReport } from '#contract/report.ts'
import { OCCUPATIONS } from '#engine/careers/occupations/index.ts'
import { CORE_FACET_IDS, FACETS } from '#engine/vocabulary.ts'
import { checkCharacter } from '#server/features/assessment/application-number.ts'
import { type AccountsApi, type Browser, createAccountsApi } from '../../../tests/support/accounts.ts'
import { comparable, readPdf } from '../../../tests/support/pdf-text.ts'
import { completeAttempt, createTaker, type Taker } from '../../../tests/support/unlocked.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(async () => {
  await world.deps.typst.stop()
  await world.close()
})

/** The paper itself, as a browser's window asks for it. */
async function paperOf(
  person: Browser,
  id: string,
  { lang = 'ar', headers = {} }: { lang?: string; headers?: Record<string, string> } = {},
) {
  const answer = await world.api.request(`/api/assessment/${id}/pdf-report?lang=${lang}`, {
    headers: { cookie: person.cookieHeader(), ...headers },
  })
  return { answer, bytes: new Uint8Array(await answer.clone().arrayBuffer()) }
}

const WINDOW = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the detail', () => {
  it('is sent once its owner opens it, with facets, careers, plan, fingerprint and versions', async () => {
    const taker = await createTaker(world)
    const before = await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)
    expect(results.parse(before.json)).toMatchObject({ unlocked: true, opened: false, detail: null })
    const opened = await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
    const { detail, narrative } = results.parse(opened.json)
    expect(detail?.facets.map(({ id }) => id)).toEqual(CORE_FACET_IDS)
    expect(detail?.careers).toMatchObject({ field: 'technology', otherFields: null })
    expect(detail?.careers?.families.length).toBeGreaterThan(0)
    expect(detail?.plan.every(({ actions }) => actions.length === 2)).toBe(true)
    expect(detail?.fingerprint).toMatch(/^[0-9a-f]{16}$/)
    expect(narrative.some(({ rule }) => rule === 'development-areas')).toBe(false)
    const again = await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)
    expect(again.json).toEqual(opened.json)
  })

  it('is read with the major as it was at the start, and calls nothing near without its degree', async () => {
    const readiness = async (major: string | null) => {
      const taker = await createTaker(world, { profile: { major } })
      const { json: profile } = await taker.call('GET', '/api/profile')
      const later = { ...profile, major: major ? null : 'computing' }
      expect((await taker.call('POST', '/api/profile', later)).status).toBe(200)
      const opened = await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
      const families = results.parse(opened.json).detail?.careers?.families ?? []
      const shown = families.flatMap(({ occupations }) => occupations)
      const bound = OCCUPATIONS.technology.filter(({ majors }) => majors?.includes('computing'))
      return shown.filter(({ id }) => bound.some(each => each.id === id)).map(({ readiness }) => readiness)
    }
    expect(await readiness('computing')).toContain('open_now')
    expect((await readiness(null)).filter(each => each !== 'qualification_path')).toEqual([])
  })

  it('has the careers in other fields for a plan that opens them, and the same fingerprint', async () => {
    const taker = await createTaker(world, { bought: 'pro' })
    const opened = await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
    expect(opened.json.detail.careers.otherFields.families.length).toBeGreaterThan(0)
    await world.store.pool.query('update entitlement set kind = $2, attempt_id = $3 where user_id = $1', [
      taker.userId,
      'unlock',
      taker.assessmentId,
    ])
    const less = await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)
    expect(less.json.detail.careers.otherFields).toBeNull()
    expect(less.json.detail.fingerprint).toBe(opened.json.detail.fingerprint)
  })

  it('does not leave the server while it is locked: no call names a facet, an occupation or an action', async () => {
    const open = await createTaker(world)
    const { json } = await open.call('POST', `/api/assessment/${open.assessmentId}/open`)
    const actions = json.detail.plan.flatMap(
      (step: { actions: { ar: string; en: string }[] }) => step.actions,
    )
    const secrets = [
      ...CORE_FACET_IDS.map(id => `"${id}"`),
      ...Object.values(FACETS).flatMap(({ name }) => [name.ar, name.en]),
      ...Object.values(OCCUPATIONS).flatMap(list => list.flatMap(({ title }) => [title.ar, title.en])),
      ...actions.flatMap((action: { ar: string; en: string }) => [action.ar, action.en]),
    ]
    const locked = await createTaker(world, { bought: null })
    const { assessmentId: id, applicationNumber } = locked
    const calls: [string, string, unknown?][] = [
      ['GET', '/api/assessment'],
      ['GET', '/api/assessments'],
      ['GET', `/api/assessment/${id}/results`],
      ['POST', `/api/assessment/${id}/open`],
      ['GET', `/api/assessment/${id}/pdf-report?lang=en`],
      ['GET', `/api/assessment/${id}/career-tips`],
      ['GET', `/api/assessment/${id}/recommendations`],
      ['POST', `/api/assessment/${id}/send-report`, {}],
      ['PUT', `/api/assessment/${id}/verification`, { enabled: true }],
      ['GET', `/api/verify/${applicationNumber}`],
    ]
    for (const [method, path, body] of calls) {
      const answer = await world.api.request(path, {
        method,
        headers: {
          cookie: locked.cookieHeader(),
          ...(method === 'GET' ? {} : { 'x-csrf-token': locked.token ?? '' }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const text = await answer.text()
      expect([path, secrets.filter(secret => text.includes(secret))]).toEqual([path, []])
    }
  })
})

it('the name on the result is the one on its papers, whatever the account is called', async () => {
  const taker = await createTaker(world, { profile: { fullName: 'نورة بنت خالد السالم' } })
  const { json } = await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)
  const { pages } = await readPdf((await paperOf(taker, taker.assessmentId)).bytes)
  expect(json.name).toBe('نورة بنت خالد السالم')
  expect(comparable(pages.join(''))).toContain(comparable(json.name))
})

describe('the PDF', () => {
  it('of an unlocked attempt is shown under a plain name, tagged, titled and in its language', async () => {
    const taker = await createTaker(world)
    for (const lang of ['ar', 'en']) {
      const { answer, bytes } = await paperOf(taker, taker.assessmentId, { lang })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('content-disposition')).toBe(
        `inline; filename="wijha-${taker.applicationNumber}.pdf"`,
      )
      const pdf = await readPdf(bytes)
      expect(pdf).toMatchObject({ language: lang, isTagged: true })
      expect(pdf.title).toContain(taker.applicationNumber)
      expect(comparable(pdf.pages.join(''))).toContain(comparable('نورة السالم'))
    }
  })

  it('is the same, byte for byte, whenever it is made', async () => {
    const taker = await createTaker(world)
    const first = await paperOf(taker, taker.assessmentId)
    world.clock.advance(86_400_000)
    const second = await paperOf(taker, taker.assessmentId)
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0)
  })

  it('counts as opening the report and as a paper', async () => {
    const taker = await createTaker(world)
    await paperOf(taker, taker.assessmentId)
    const { json } = await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)
    expect(json).toMatchObject({
      opened: true,
      verification: { enabled: true, paperProducedAt: world.clock.now.toISOString() },
    })
  })

  it('is refused at the bidding of another site, and the report stays unopened', async () => {
    const taker = await createTaker(world)
    const { answer } = await paperOf(taker, taker.assessmentId, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
    const { json } = await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)
    expect(json.opened).toBe(false)
  })

  it.each([
    ['ar', 'هذا الجزء من التقرير مقفل.', '/results'],
    ['en', 'This part of the report is locked.', '/results'],
  ] as const)('that is locked gives a window a page in %s with a way on', async (language, words, way) => {
    const taker = await createTaker(world, { bought: null, language })
    const { answer } = await paperOf(taker, taker.assessmentId, { headers: WINDOW })
    const page = await answer.text()
    expect(answer.status).toBe(402)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toContain(words)
    expect(page).toContain(`href="${way}"`)
    expect(page).not.toContain('style=')
    const program = await paperOf(taker, taker.assessmentId)
    expect(await program.answer.json()).toMatchObject({ code: 'locked', status: 402 })
  })

  it('without a session leads a window to signing in', async () => {
    const taker = await createTaker(world)
    const { answer } = await paperOf(world.browser(), taker.assessmentId, { headers: WINDOW })
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('href="/login?redirectTo=%2Fresults"')
  })

  it('of somebody else does not exist, of an unfinished attempt neither', async () => {
    const taker = await createTaker(world)
    const other = await createTaker(world, { completed: false })
    expect((await paperOf(other, taker.assessmentId)).answer.status).toBe(404)
    expect((await paperOf(other, other.assessmentId)).answer.status).toBe(409)
  })

  it('asked for a hundred times at once is made a few times and refused else', async () => {
    const taker = await createTaker(world)
    const asked = Array.from({ length: 100 }, () => paperOf(taker, taker.assessmentId))
    const statuses = (await Promise.all(asked)).map(({ answer }) => answer.status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter(status => status === 200).length).toBeLessThanOrEqual(8)
  })
})

describe('the check of a number', () => {
  const verify = async (number: string, address = '203.0.113.20') => {
    const answer = await world.browser({ address }).call('GET', `/api/verify/${encodeURIComponent(number)}`)
    return { status: answer.status, json: answer.json }
  }
  const inventNumber = () => `WJ-0123456AB${checkCharacter('0123456AB')}`

  it('says what a genuine paper says, with the name masked', async () => {
    const taker = await createTaker(world)
    const { bytes } = await paperOf(taker, taker.assessmentId)
    const { json, status } = await verify(taker.applicationNumber)
    expect(status).toBe(200)
    const { total, fingerprint, maskedName } = verifiedReport.parse(json)
    expect(maskedName).toBe('ن••• الـس•••')
    const text = comparable((await readPdf(bytes)).pages.join(''))
    expect(text).toContain(fingerprint)
    expect(text).toContain(String(total.score))
    expect(JSON.stringify(json)).not.toContain('نورة')
  })

  it('takes a number as it is typed: small letters, spaces, no dash, O for 0', async () => {
    const taker = await createTaker(world)
    await paperOf(taker, taker.assessmentId)
    const typed = taker.applicationNumber.toLowerCase().replace('-', ' ').replaceAll('0', 'o')
    expect((await verify(` ${typed} `)).status).toBe(200)
  })

  it('answers alike for a number that is off, unfinished, not on paper, mistyped or invented', async () => {
    const off = await createTaker(world)
    await paperOf(off, off.assessmentId)
    const switched = await off.call('PUT', `/api/assessment/${off.assessmentId}/verification`, {
      enabled: false,
    })
    expect(switched.json.enabled).toBe(false)
    const unfinished = await createTaker(world, { completed: false })
    const neverOnPaper = await createTaker(world)
    const answers = [
      await verify(off.applicationNumber),
      await verify(unfinished.applicationNumber),
      await verify(neverOnPaper.applicationNumber),
      await verify(inventNumber()),
      await verify('WJ-0123456789'),
      await verify('nonsense'),
    ]
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.status).toBe(404)
    await off.call('PUT', `/api/assessment/${off.assessmentId}/verification`, { enabled: true })
    expect((await verify(off.applicationNumber)).status).toBe(200)
  })

  it('lets nobody guess: a few wrong numbers, then none; a right one costs no try', async () => {
    const strict = await createAccountsApi({ RATE_LIMIT_FACTOR: '1' })
    try {
      const from = (number: string) =>
        strict.browser({ address: '203.0.113.9' }).call('GET', `/api/verify/${number}`)
      const statuses: number[] = []
      for (let tries = 0; tries < 22; tries++) statuses.push((await from(inventNumber())).status)
      expect(statuses.filter(status => status === 404)).toHaveLength(20)
      expect(statuses.at(-1)).toBe(429)
    } finally {
      await strict.close()
    }
  })

  it('is switched by its owner alone', async () => {
    const taker = await createTaker(world)
    const other = await createTaker(world)
    const refused = await other.call('PUT', `/api/assessment/${taker.assessmentId}/verification`, {
      enabled: false,
    })
    expect(refused.status).toBe(404)
  })
})

describe('past attempts', () => {
  const listed = async (taker: Taker): Promise<PastAttempt[]> =>
    pastAttempt.array().parse((await taker.call('GET', '/api/assessments')).json)

  it('are listed newest first, archived ones too, without a change between different stories', async () => {
    const taker = await createTaker(world)
    const again = async (answers: string) => {
      const { json } = await taker.call('POST', '/api/assessment/reset')
      await completeAttempt(world, json.id)
      await world.store.pool.query('update attempt set answers = $2 where id = $1', [json.id, answers])
      return json.id as string
    }
    const soon = await again('34215'.repeat(18))
    await world.store.pool.query(
      `update attempt set completed_at = completed_at - interval '31 days' where user_id = $1`,
      [taker.userId],
    )
    const later = await again('11111'.repeat(18))
    const list = await listed(taker)
    expect(list.map(({ id }) => id)).toEqual([later, soon, taker.assessmentId])
    expect(list[2]?.change).toBeNull()
    expect(list[1]?.change).toEqual({ kind: 'other_stories', difference: 0 })
    expect(list[0]?.change).toEqual({ kind: 'other_stories', difference: 0 })
  })

  it('are those of the person who asks, completed ones only', async () => {
    const taker = await createTaker(world, { completed: false })
    expect(await listed(taker)).toEqual([])
  })
})
