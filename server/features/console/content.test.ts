import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LEGAL_VERSIONS } from '#contract/legal-versions.ts'
import { watchContent } from '#server/features/content/watch-content.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'

let world: AccountsApi
let editor: OperatorBrowser
beforeAll(async () => {
  world = await createAccountsApi()
})
beforeEach(async () => {
  await world.store.pool.query('delete from content_change')
  editor = await openConsole(world, 'editor')
})
afterAll(() => world.close())

const NOTHING = { figures: null, testimonials: null, legalDates: {} }
const FIGURES = { users: null, companies: null, satisfaction: null, support: null, encryption: null }
const BASIS = 'عُدّ من قاعدة البيانات يوم النشر'
const shown = async () => (await world.browser().call('GET', '/api/content')).json
const change = (part: string, content: unknown, basis: unknown = BASIS) =>
  editor.call('PUT', '/api/operator/content', { part, content, basis })

test('what the source holds is shown until an editor changes a part, and then that part in every language', async () => {
  expect(await shown()).toEqual(NOTHING)
  const users = { ar: 'أكثر من ٣٠٠', en: '300+' }
  expect((await change('figures', { ...FIGURES, users })).status).toBe(204)
  expect(await shown()).toEqual({
    ...NOTHING,
    figures: { ...FIGURES, users: { ar: 'أكثر من 300', en: '300+' } },
  })
  await change('testimonials', [])
  expect((await shown()).testimonials).toEqual([])
})

test.each([
  ['in one language alone', 'figures', { ...FIGURES, users: { ar: 'أكثر من 300' } }, BASIS],
  ['with an empty sentence', 'figures', { ...FIGURES, users: { ar: 'أكثر من 300', en: ' ' } }, BASIS],
  ['with hidden characters', 'figures', { ...FIGURES, support: '24\u202e7' }, BASIS],
  ['without a word on how it is known', 'figures', FIGURES, ''],
  ['of a part that is none', 'terms', 'everything is allowed', BASIS],
  ['of a testimonial without its author', 'testimonials', [{ content: { ar: 'أ', en: 'A' } }], BASIS],
  ['that dates a wording before it was written', 'legalDates', { terms: '2026-01-01' }, BASIS],
  ['that dates a page which is none', 'legalDates', { landing: '2027-01-01' }, BASIS],
])('a change %s is refused and nothing is stored', async (_, part, content, basis) => {
  expect((await change(part, content, basis)).status).toBe(400)
  expect(await shown()).toEqual(NOTHING)
})

test('a date in force goes with its wording', async () => {
  await change('legalDates', { terms: '2027-01-01', privacy: LEGAL_VERSIONS.privacy })
  expect((await shown()).legalDates).toEqual({ terms: '2027-01-01', privacy: LEGAL_VERSIONS.privacy })
  await world.store.pool.query(`update content_change set content = '{"terms": "2020-01-01"}'`)
  expect((await shown()).legalDates).toEqual({})
})

test('what an earlier release stored in another shape counts as not changed', async () => {
  await change('figures', FIGURES)
  await world.store.pool.query(`update content_change set content = '{"users": 5}'`)
  expect(await shown()).toEqual(NOTHING)
})

test('who changed what when is listed, newest first, and stands in the log', async () => {
  await change('figures', FIGURES)
  world.clock.advance(60_000)
  await change('testimonials', [], 'سُحبت الأمثلة قبل الإطلاق')
  const auditor = await openConsole(world, 'auditor')
  const { json } = await auditor.call('GET', '/api/operator/content')
  expect(json).toMatchObject([
    { part: 'testimonials', basis: 'سُحبت الأمثلة قبل الإطلاق', operator: editor.userId, role: 'editor' },
    { part: 'figures', basis: BASIS, operator: editor.userId, role: 'editor' },
  ])
  expect((await auditor.call('PUT', '/api/operator/content', { part: 'figures' })).status).toBe(404)
})

test('every process sees another revision after a change', async () => {
  const before = await watchContent(world.deps)
  await change('figures', FIGURES)
  const after = await watchContent(world.deps)
  expect(after.revision()).not.toBe(before.revision())
  before.stop()
  after.stop()
})
