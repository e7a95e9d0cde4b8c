import { randomUUID } from 'node:crypto'
import { partsOf } from '#engine/measurement/norms/norm.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import { RELEASED } from '#engine/versions/released.ts'
import type { FieldId } from '#engine/vocabulary.ts'
import { CONSOLE } from '#web/text/console.ts'
import { MEASUREMENT } from '#web/text/measurement.ts'
import { writeAnswers } from '../support/write-answers.ts'
import { becomeOwner } from './operator.ts'
import { caller } from './person.ts'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, test } from './support.ts'
import { inDatabase, signInTaker } from './taker.ts'

const FIELDS: readonly FieldId[] = ['education', 'finance', 'healthcare', 'business']

/** A published norm of a field, and one of it that few people are behind, as the worker stores them. */
async function storeNorms(field: FieldId): Promise<string> {
  const [published, snapshot] = [randomUUID(), randomUUID()]
  const parts = partsOf(newestForm(RELEASED, 'basic'), 'field').map(({ id, positions }) => {
    const lowest = positions.length
    const percentiles = Array.from({ length: 4 * lowest + 1 }, (_, place) => (100 * place) / (4 * lowest))
    const [from, to] = [
      percentiles.map(own => Math.max(0, own - 4)),
      percentiles.map(own => Math.min(100, own + 4)),
    ]
    return { id, lowest, percentiles, from, to }
  })
  await inDatabase(async client => {
    await client.query(
      `insert into measurement_snapshot (id, population, status, progress, asked_at, heard_at, taken_at, people)
       values ($1, 'people', 'done', 100, now(), now(), now(), 500)`,
      [snapshot],
    )
    const few = { kind: 'weighted', people: 37, effective: 37, parts: [] }
    const many = { kind: 'weighted', people: 812, effective: 633.2, parts }
    for (const [id, status, outcome] of [
      [published, 'published', many],
      [randomUUID(), 'draft', few],
    ])
      await client.query(
        `insert into norm (id, snapshot_id, form, form_version, by, "group", margins, source, outcome, status, asked_at, published_at)
         values ($1, $2, 'basic', 1, 'field', $3, $4, $5, $6, $7, now(), now())`,
        [
          ...[id, snapshot, field],
          JSON.stringify([{ by: 'language', shares: { ar: 90, en: 10 } }]),
          JSON.stringify({ ar: 'مسح القوى العاملة 2025', en: 'Labour Force Survey 2025' }),
          ...[JSON.stringify(outcome), status],
        ],
      )
  })
  return published
}

test('a result is compared while a norm is published, and no longer once it is withdrawn', async ({
  page,
  context,
  language,
  text,
  phone,
}) => {
  test.slow()
  const [words, measured] = [CONSOLE[language], MEASUREMENT[language]]
  // A field of its own: the other pairs of language and size have theirs.
  const field = FIELDS[(language === 'ar' ? 0 : 2) + (phone ? 0 : 1)] ?? 'education'
  const taker = await signInTaker(context, { field: false, completed: false })
  await caller(context)(`/api/assessment/${taker.assessmentId}/field`, { selectedField: field })
  await inDatabase(client => writeAnswers(client, taker.assessmentId, { completedAt: new Date() }))
  const norm = await storeNorms(field)
  await page.goto('/results')
  await isAlive(page)
  await sees(page, text.results.comparison)
  await sees(page, language === 'ar' ? /أعلى من نحو \d+ من كل 100/ : /above about \d+ of every 100/)
  await isSound(page)

  const code = await becomeOwner(taker)
  await page.goto('/operator/measurement')
  await page.getByLabel(words.code).fill(code())
  await page.getByRole('button', { name: words.open }).click()
  // Hidden is the table on a phone, and the cards on a desktop.
  await expect(page.getByText(measured.lacks(400, 37)).filter({ visible: true }).first()).toBeVisible()
  await page.getByLabel(measured.weightTo(measured.marginNames.language)).check()
  await sees(page, measured.source)
  await isSound(page)
  await page.getByRole('button', { name: measured.withdraw }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: measured.withdraw }).click()
  await page.getByRole('dialog').getByLabel(words.code).fill(code(1))
  await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click()
  await sees(page, measured.normAsked)
  await sees(page, words.waitingOf.approvals)

  // What the second operator's grant does.
  await inDatabase(client => client.query(`update norm set status = 'withdrawn' where id = $1`, [norm]))
  await page.goto('/results')
  await isAlive(page)
  await expect(page.getByText(text.results.comparison)).toHaveCount(0)
})
