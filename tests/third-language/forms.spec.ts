import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#engine/languages/index.ts'
import { PROBLEM_WORDS } from '#server/http/problem-words.ts'
import { type AccountsApi, createAccountsApi } from '../support/accounts.ts'
import { createTaker } from '../support/unlocked.ts'

const [locale] = LOCALES.slice(2)
if (!locale) throw new Error('Run this with "npm run third-language".')

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

test('a form is offered in the languages that all its items have, and refused in another, in whose words it says so', async () => {
  const taker = await createTaker(world, { language: locale })
  const { json: catalog } = await taker.call('GET', '/api/catalog')
  const languages = Object.fromEntries(
    catalog.templates.map((template: { id: string; languages: string[] }) => [
      template.id,
      template.languages,
    ]),
  )
  expect(languages).toEqual({ basic: LOCALES, advanced: LOCALES, quick: LOCALES, leadership: ['ar', 'en'] })

  const refused = await taker.call('POST', '/api/assessment/start', { templateId: 'leadership' })
  expect([refused.status, refused.json.code]).toEqual([400, 'template_not_in_language'])
  expect(refused.json.message).toBe(PROBLEM_WORDS.template_not_in_language[locale])
  expect((await taker.call('POST', '/api/assessment/start', { templateId: 'advanced' })).status).toBe(200)
})

test('an answer is stored with the letter of the language', async () => {
  const taker = await createTaker(world, { language: locale, completed: false })
  const { status } = await taker.call('POST', `/api/assessment/${taker.assessmentId}/answer`, {
    ...{ section: 'motivation', questionNumber: 1, answer: 3, responseTime: 9000 },
  })
  expect(status).toBe(200)
  const { rows } = await world.store.pool.query('select languages from attempt where id = $1', [
    taker.assessmentId,
  ])
  expect(rows).toEqual([{ languages: 'q' }])
})
