import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#engine/languages/index.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { composeMail } from '#server/features/mail/compose-mail.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { composePaper } from '#server/features/report/compose-paper.ts'
import { reportOf } from '#server/features/report/report-of.ts'
import { startTypst, type Typst } from '#server/gateways/typst.ts'
import { type AccountsApi, createAccountsApi } from '../support/accounts.ts'
import { draft, MAILS } from '../support/every-mail.ts'
import { readPdf } from '../support/pdf-text.ts'
import { createTaker } from '../support/unlocked.ts'
import { untranslated } from './untranslated.ts'

const [locale] = LOCALES.slice(2)
if (!locale) throw new Error('Run this with "npm run third-language".')

let world: AccountsApi
let typst: Typst
beforeAll(async () => {
  world = await createAccountsApi()
  typst = startTypst(REPORT_WORLD)
})
afterAll(async () => {
  await typst.stop()
  await world.close()
})

test.each([...MAILS.keys()])('the mail %s is in the language, in its subject too', kind => {
  const { subject, text } = composeMail(draft(kind, locale))
  expect(untranslated(`${subject}\n${text}`)).toEqual([])
  expect(`${subject}\n${text}`.replaceAll('نورة', '')).not.toMatch(/\p{Script=Arabic}/u)
})

test('the report on paper is in the language', async () => {
  const taker = await createTaker(world, { bought: 'pro', language: locale })
  const attempt = await findOwnAttempt(world.deps.database, { userId: taker.userId, id: taker.assessmentId })
  const report = await reportOf(world.deps, attempt)
  const data = composePaper({
    report,
    name: 'نورة',
    verifyAddress: 'https://wijha.example/verify',
    locale,
    comparisons: [],
    reader: 'owner',
  })
  const typeset = await typst.typeset('test', async () => ({ template: '/report.typ', data }))
  if (typeset.kind !== 'pdf') throw new Error(`not typeset: ${JSON.stringify(typeset)}`)
  const { pages, language } = await readPdf(typeset.bytes)
  expect(language).toBe(locale)
  expect(untranslated(pages.join('\n'))).toEqual([])
})
