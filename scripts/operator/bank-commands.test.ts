import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgreementPage } from '#contract/desk.ts'
import { type AccountsApi, createAccountsApi } from '../../tests/support/accounts.ts'
import { grantAbout, openConsole } from '../../tests/support/console.ts'
import { operatorCommand } from '../../tests/support/operator-command.ts'
import { ratePanel } from '../../tests/support/rated-panel.ts'

let world: AccountsApi
let { runWith, operator } = {} as ReturnType<typeof operatorCommand>
beforeAll(async () => {
  world = await createAccountsApi()
  ;({ runWith, operator } = operatorCommand(world, () => world.clock.now))
})
afterAll(() => world.close())

const rows = async (statement: string, values: unknown[] = []) =>
  (await world.store.pool.query(statement, values)).rows
/** The acts of the command since the last time they were asked for. */
async function newActs(): Promise<string[]> {
  const lines = await rows(
    `select act from operator_log where operator_role = 'server' order by acted_at, id`,
  )
  await rows(`delete from operator_log where operator_role = 'server'`)
  return lines.map(({ act }) => act).sort()
}

const WHY = 'ترتيب الخبراء هو ترتيب المفتاح'
const BASIS = 'عُدّ من قاعدة البيانات يوم النشر'

describe('a panel', () => {
  test('is made, its raters are invited, asked again and taken out, and its round is closed', async () => {
    const email = `${randomUUID()}@rater.example`
    const made = await operator(
      'panels',
      'make',
      'لجنة المثال',
      'practitioners',
      'competency',
      '1',
      '2',
      'both',
    )
    expect(made).toMatchObject({ code: 0, lines: [{ id: expect.any(String) }] })
    const id = String(made.lines[0]?.id)
    expect((await operator('panels')).lines).toMatchObject([
      { panels: [{ id, pairs: 2, round: 'open' }], blocks: expect.any(Array) },
    ])
    const invited = await operator('panels', 'invite', id, email, 'ar')
    expect(invited.code).toBe(0)
    expect(invited.said).not.toContain(email)
    const twice = await operator('panels', 'invite', id, email, 'ar')
    expect([twice.code, twice.said]).toEqual([1, expect.stringContaining('email: email_taken')])
    const people = async () => (await operator('panels', 'read', id)).lines[0]?.people
    const [rater] = (await people()) as { id: string }[]
    expect(await people()).toMatchObject([{ email, language: 'ar', state: 'invited' }])
    expect((await operator('panels', 'again', String(rater?.id))).code).toBe(0)
    expect((await operator('panels', 'remove', String(rater?.id))).code).toBe(0)
    expect((await operator('panels', 'remove', String(rater?.id))).code).toBe(1)
    expect(await people()).toEqual([])
    expect((await operator('panels', 'agreement', id)).code).toBe(1)
    expect((await operator('panels', 'discuss', id)).code).toBe(1)
    expect((await operator('panels', 'close', id)).code).toBe(0)
    expect((await operator('panels', 'close', id)).code).toBe(1)
    expect(await newActs()).toEqual([
      ...['panel_made', 'panel_read', 'panel_read', 'panel_read'],
      ...['rater_invited', 'rater_invited', 'rater_removed', 'round_changed'],
    ])
  })

  test('of more pairs than the block has is not made', async () => {
    const refused = await operator('panels', 'make', 'لجنة', 'lay', 'competency', '1', '9999')
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('to: invalid_value')])
    expect(await newActs()).toEqual([])
  })

  test('that is of one mind: the command proposes, the console confirms, and the command grants no proposal', async () => {
    const panel = await ratePanel(world)
    expect((await operator('panels', 'close', panel.id)).code).toBe(0)
    const [page] = (await operator('panels', 'agreement', panel.id, 'en')).lines
    expect(page).toMatchObject({ raters: 8, items: [{ status: 'read', open: null }] })
    const [pair = ''] = (page as unknown as AgreementPage).items.map(item => item.pair)
    const early = await operator('panels', 'propose', panel.id, pair, 'released', WHY)
    expect(early.code).toBe(1)
    expect((await operator('panels', 'propose', panel.id, pair, 'accepted', WHY)).code).toBe(0)
    expect(await newActs()).toEqual(['approval_asked', 'decision_proposed', 'round_changed'])
    const [waiting] = (await operator('approvals')).lines
    expect((await operator('approvals', 'grant', String(waiting?.id))).code).toBe(1)

    const reviewer = await openConsole(world, 'reviewer')
    const read = `/api/operator/panels/${panel.id}/agreement`
    const [{ open }] = (await reviewer.call('GET', read)).json.items
    expect(open).toMatchObject({ verdict: 'accepted', by: null, as: 'server' })
    const confirmed = await reviewer.call('POST', `/api/operator/decisions/${open.id}/confirmation`, {
      reason: 'قُرئت القصتان والتقديرات كلها',
    })
    expect(confirmed.status).toBe(204)
    const [after] = (await operator('panels', 'agreement', panel.id)).lines
    expect(after).toMatchObject({ items: [{ status: 'rated', decided: { verdict: 'accepted' } }] })
    await newActs()
  })
})

describe('a measurement', () => {
  test('is taken one at a time, and a norm is asked for by the command and granted in the console', async () => {
    expect(await operator('snapshots', 'take', 'simulated')).toMatchObject({
      code: 0,
      lines: [{ id: expect.any(String) }],
    })
    const busy = await operator('snapshots', 'take', 'people')
    expect([busy.code, busy.lines]).toEqual([1, []])
    const [snapshot] = (await operator('snapshots')).lines
    const id = String(snapshot?.id)
    expect(snapshot).toMatchObject({ population: 'simulated', status: 'waiting' })
    expect((await operator('snapshots', 'table', id, 'basic')).code).toBe(1)
    expect((await operator('snapshots', 'slot', id, '1', 'basic', 'skills')).code).toBe(1)
    await rows(`update measurement_snapshot set status = 'done'`)

    const EVERYBODY = { form: 'basic', by: 'all', group: '', margins: [], source: null }
    const make = (wish: unknown) => runWith(JSON.stringify(wish), 'norms', 'make')
    expect(await make({ ...EVERYBODY, by: 'height' })).toMatchObject({
      ...{ code: 1, out: '', said: expect.stringContaining('by: choice_unknown') },
    })
    expect((await runWith('a norm', 'norms', 'make')).code).toBe(1)
    expect(await rows('select id from norm')).toEqual([])
    expect((await make(EVERYBODY)).code).toBe(0)
    const [norm] = (await operator('norms')).lines
    const name = String(norm?.id)
    expect(norm).toMatchObject({ form: 'basic', by: 'all', status: 'draft', measuring: 'waiting' })
    const early = await operator('norms', 'publish', name)
    expect([early.code, early.said]).toEqual([1, expect.stringContaining('norm')])
    // How one reaches its gate is not what is tested.
    await rows(`update norm set status = 'published', published_at = now()`)
    expect((await operator('norms', 'withdraw', name)).said).toContain('an operator grants it in the console')
    const [own] = (await operator('approvals')).lines
    expect(own).toMatchObject({ kind: 'norm', subject: name, askedAs: 'server' })
    expect((await operator('approvals', 'grant', String(own?.id))).code).toBe(1)
    expect((await operator('norms')).lines).toMatchObject([{ status: 'published', waits: true }])
    const owner = await openConsole(world, 'owner')
    expect((await grantAbout(world, owner, name)).status).toBe(204)
    expect((await operator('norms')).lines).toMatchObject([{ status: 'withdrawn' }])
    expect(await newActs()).toEqual(['approval_asked', 'approvals_listed', 'norm_made', 'snapshot_taken'])
  })

  test('of a pair that is not on trial is not planned', async () => {
    expect((await operator('pilots')).lines).toEqual([])
    const refused = await operator('pilots', 'plan', 'pilot-skills-01@1', '100', 'on')
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('to plan')])
    expect(await newActs()).toEqual([])
  })
})

test('content is changed in every language at once, with a line of it, or not at all', async () => {
  const figures = {
    ...{ users: { ar: 'أكثر من 300', en: '300+' }, companies: null },
    ...{ satisfaction: null, support: null, encryption: '256' },
  }
  const change = (content: unknown, basis = BASIS, part = 'figures') =>
    runWith(JSON.stringify(content), 'content', 'change', part, basis)
  for (const wrong of [change({ ...figures, users: { ar: 'أكثر' } }), change(figures, 'نعم'), change([])])
    expect(await wrong).toMatchObject({ code: 1, out: '' })
  expect(await change({ terms: '2020-01-01' }, BASIS, 'legalDates')).toMatchObject({
    ...{ code: 1, said: expect.stringContaining('content.terms: date_before_wording') },
  })
  expect((await operator('content')).lines).toMatchObject([{ figures: null, testimonials: null }])
  expect((await change(figures)).code).toBe(0)
  expect((await operator('content')).lines).toMatchObject([{ figures }])
  expect((await operator('content', 'log')).lines).toMatchObject([
    { part: 'figures', basis: BASIS, role: 'server', operator: null },
  ])
  expect((await world.browser().call('GET', '/api/content')).json.figures).toEqual(figures)
  expect(await newActs()).toEqual(['content_changed'])
})

test('consultations, free hours and the funnel are read without whose they are', async () => {
  const consultant = await openConsole(world, 'consultant')
  const startsAt = new Date(world.clock.now.getTime() + 3 * 86_400_000).toISOString()
  const place = 'https://meet.example.com/hour'
  await consultant.call('POST', '/api/operator/consultation-hours', { startsAt, weeks: 1, place })
  expect((await operator('hours', consultant.userId)).lines).toMatchObject([{ startsAt, place }])
  const person = await world.registered()
  const [{ id }] = await rows('select id from "user" where email = $1', [person.email])
  await rows(
    `insert into consultation (user_id, id, hour_id, consultant_id, starts_at, meeting_address, period_start, created_at)
     values ($1, gen_random_uuid(), gen_random_uuid(), $2, $3, $4, now(), now())`,
    [id, consultant.userId, startsAt, place],
  )
  const { lines, said } = await operator('consultations')
  expect(lines).toMatchObject([{ person: id, startsAt, status: 'booked', mine: false }])
  expect(JSON.stringify([lines, said])).not.toContain(person.email)
  const month = world.clock.now.toISOString().slice(0, 7)
  expect((await operator('funnel', month, 'language')).lines).toMatchObject([
    { all: { registered: null }, groups: [{ id: 'ar' }, { id: 'en' }] },
  ])
  expect(await newActs()).toEqual(['consultations_listed', 'funnel_read'])
})
