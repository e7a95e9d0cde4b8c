import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgreementPage } from '#contract/desk.ts'
import type { Method } from '#contract/method.ts'
import { watchContent } from '#server/features/content/watch-content.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { grantAbout, type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { asTheKey, ratePanel } from '../../../tests/support/rated-panel.ts'
import { createPanel } from '../../../tests/support/rater.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

const rows = async (sql: string, values: unknown[] = []) => (await world.store.pool.query(sql, values)).rows
const WHY = 'ترتيب الخبراء هو ترتيب المفتاح'
const WHY_TOO = 'قُرئت القصتان والتقديرات كلها'

/** The psychometrician closes the round, and reads what came of it. */
async function closed(panel: { id: string }) {
  const operator = await openConsole(world, 'psychometrician')
  const change = (round: string) => operator.call('POST', `/api/operator/panels/${panel.id}/round`, { round })
  expect((await change('closed')).status).toBe(204)
  const read = async (by = operator): Promise<AgreementPage> =>
    (await by.call('GET', `/api/operator/panels/${panel.id}/agreement`)).json
  const propose = async (by: OperatorBrowser, verdict: string) => {
    const pair = (await read()).items[0]?.pair
    return by.call('POST', `/api/operator/panels/${panel.id}/decisions`, { pair, verdict, reason: WHY })
  }
  const confirm = async (by: OperatorBrowser, reason = WHY_TOO) => {
    const { open } = (await read(by)).items[0] ?? {}
    await by.call('POST', '/api/operator/confirmation', { code: by.code() })
    world.clock.advance(30_000)
    const path = `/api/operator/decisions/${open?.id}/confirmation`
    const answer = await by.call('POST', path, { reason })
    // Once, however often it is sent.
    if (answer.status === 204) expect((await by.call('POST', path, { reason })).status).toBe(404)
    return answer
  }
  return { operator, change, read, propose, confirm }
}

const bankNow = async (): Promise<Method['bank']> =>
  (await world.browser().call('GET', '/api/method')).json.bank

test('figures wait until the round is closed, and nothing is proposed before', async () => {
  const panel = await createPanel(world)
  const code = async (path: string, body?: unknown): Promise<string | undefined> => {
    const called = `/api/operator/panels/${panel.id}/${path}`
    return (await panel.operator.call(body ? 'POST' : 'GET', called, body)).json?.code
  }
  expect(await code('agreement')).toBe('round_open')
  expect(await code('round', { round: 'discussion' })).toBe('round_open')
  const wish = { pair: 'competency-01@4', verdict: 'returned', reason: WHY }
  expect(await code('decisions', wish)).toBe('round_open')
  expect(await code('round', { round: 'closed' })).toBeUndefined()
  expect(await code('round', { round: 'closed' })).toBe('round_closed')
  expect(await code('decisions', { ...wish, pair: 'competency-99@1' })).toBe('invalid_request')
  expect(await code('decisions', { ...wish, reason: 'لا' })).toBe('invalid_request')
})

describe('a panel of one mind', () => {
  test('says so in every figure, in the words of the console and of nobody by name', async () => {
    const panel = await ratePanel(world)
    const { read } = await closed(panel)
    const page = await read(await openConsole(world, 'auditor'))
    const shown = { kind: 'shown', n: 8, mayAct: true }
    expect(page).toMatchObject({
      ...{ raters: 8, disputed: 0, mayDecide: false },
      groups: [{ stories: 2, raters: 8, figures: { ...shown, value: { options: 10, random: 1, fixed: 1 } } }],
      withValues: { ...shown, value: 1 },
      people: { kind: 'shown', n: 7 },
    })
    const [item] = page.items
    expect(item).toMatchObject({ status: 'read', objections: [], decided: null, open: null })
    expect(item?.stories[0]).toMatchObject({
      ...{ story: 'a', raters: 8, unjudged: 0, before: null, comments: [] },
      ratings: { value: { gaps: [2, 2, 2, 2], inOrder: true, random: 1 } },
      leftOut: { n: 7, value: { inOrder: 8, raters: 8, lowest: 1 } },
    })
    expect(item?.stories[0]?.words.options).toHaveLength(5)
    const people = await rows('select id, email from rater where panel_id = $1', [panel.id])
    expect(people).toHaveLength(8)
    for (const { id, email } of people)
      for (const named of [id, email]) expect(JSON.stringify(page)).not.toContain(named)
  })

  test('has its key accepted and released by two people each time; the pages of method follow', async () => {
    const panel = await ratePanel(world)
    const { read, propose, confirm } = await closed(panel)
    const [one, two] = [await openConsole(world, 'psychometrician'), await openConsole(world, 'reviewer')]
    const before = await bankNow()
    const watch = await watchContent(world.deps)
    const revision = watch.revision()
    watch.stop()
    expect((await propose(one, 'released')).json.code).toBe('key_not_accepted')
    expect((await propose(one, 'accepted')).status).toBe(204)
    expect((await propose(two, 'returned')).json.code).toBe('approval_open')
    expect((await read(two)).items[0]?.open).toMatchObject({
      ...{ verdict: 'accepted', reason: WHY, by: one.email, as: 'psychometrician' },
      may: { confirm: true, decline: true, withdraw: false },
    })
    expect((await read(one)).items[0]?.open?.may).toEqual({ confirm: false, decline: false, withdraw: true })
    expect(await bankNow()).toEqual(before)
    expect((await confirm(one)).json.code).toBe('second_pair_required')
    expect((await confirm(two, 'نعم')).status).toBe(400)
    // Without a reason it is not granted where everything else is.
    const [{ subject }] = await rows(`select subject from approval where kind = 'item' and status = 'open'`)
    expect((await grantAbout(world, two, subject)).status).toBe(400)
    expect((await confirm(two)).status).toBe(204)
    expect(await bankNow()).toEqual({ ...before, read: before.read - 1, rated: before.rated + 1 })
    const [accepted] = (await read()).items
    expect(accepted).toMatchObject({
      ...{ status: 'rated', open: null },
      decided: { verdict: 'accepted', reason: WHY, secondReason: WHY_TOO },
    })
    // Whoever proposed before may confirm now, and the other way round.
    expect((await propose(two, 'released')).status).toBe(204)
    expect((await confirm(one)).status).toBe(204)
    expect((await read()).items[0]?.status).toBe('released')
    expect(await bankNow()).toMatchObject({ rated: before.rated + 1, released: before.released + 1 })
    const later = await watchContent(world.deps)
    expect(later.revision()).not.toBe(revision)
    later.stop()
    // A version that is sent back counts as it did before.
    expect((await propose(one, 'returned')).status).toBe(204)
    expect((await confirm(two)).status).toBe(204)
    expect(await bankNow()).toEqual(before)
    const acts = await rows(
      `select distinct act from operator_log where act like '%decision%' or act like 'item%'`,
    )
    expect(acts.map(({ act }) => act).sort()).toEqual(['decision_proposed', 'item_decided'])
  })

  test('is decided about by none of its raters', async () => {
    const panel = await createPanel(world)
    const rater = await openConsole(world, 'reviewer')
    // A tag does not make another person of a mailbox.
    const email = rater.email.replace('@', '+rating@')
    await panel.operator.call('POST', `/api/operator/panels/${panel.id}/raters`, { email, language: 'ar' })
    const { operator, propose, read, confirm } = await closed(panel)
    expect((await read(rater)).mayDecide).toBe(false)
    expect((await propose(rater, 'returned')).json.code).toBe('own_panel')
    expect((await propose(operator, 'returned')).status).toBe(204)
    expect((await read(rater)).items[0]?.open?.may.confirm).toBe(false)
    expect((await confirm(rater)).json.code).toBe('own_panel')
    expect((await read()).items[0]?.open).not.toBeNull()
  })
})

describe('a key', () => {
  test('is not accepted with too few raters, or against their order', async () => {
    const few = await ratePanel(world, { raters: 6 })
    const { propose, read, operator } = await closed(few)
    expect((await read()).items[0]?.objections).toEqual(['raters'])
    expect((await propose(operator, 'accepted')).json.code).toBe('key_not_accepted')
    expect((await propose(operator, 'returned')).status).toBe(204)

    const swapped = (values: readonly number[]) =>
      asTheKey(
        values.map(value => ({ 5: 4, 4: 5 })[value] ?? value),
        0,
        '',
      )
    const against = await closed(await ratePanel(world, { rate: swapped }))
    const [item] = (await against.read()).items
    expect(item?.objections).toEqual(['order', 'gaps'])
    expect(item?.stories[0]?.ratings).toMatchObject({ value: { gaps: [-2, 4, 2, 2], inOrder: false } })
  })

  test('of a preference is judged by lay people alone', async () => {
    const panel = await createPanel(world, { block: 'motivation', pairs: 1 })
    const { read } = await closed(panel)
    expect((await read()).items[0]?.objections).toContain('kind')
  })
})

test('a question that is decided about by one panel is not discussed by it any more', async () => {
  const panel = await createPanel(world)
  const { operator, propose, confirm, change } = await closed(panel)
  expect((await change('discussion')).status).toBe(404)
  await propose(operator, 'returned')
  expect((await confirm(await openConsole(world, 'owner'))).status).toBe(204)
  expect((await change('discussion')).json.code).toBe('round_closed')
})
