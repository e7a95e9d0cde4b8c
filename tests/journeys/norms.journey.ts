import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { partsOf } from '#engine/measurement/norms/norm.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { FIELDS as FIELD_WORDS, type FieldId } from '#engine/vocabulary.ts'
import { CONSOLE } from '#web/text/console.ts'
import { HISTORY } from '#web/text/history.ts'
import { MEASUREMENT } from '#web/text/measurement.ts'
import { writeAnswers } from '../support/write-answers.ts'
import { becomeOwner, confirm, elsewhere, openConsole, pressSurely, rowWith } from './operator.ts'
import { caller } from './person.ts'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, test } from './support.ts'
import { inDatabase, signInTaker } from './taker.ts'

const FIELDS: readonly FieldId[] = ['education', 'finance', 'healthcare', 'business']

/** Two norms of a field, of many people and of few, as the worker stores them; an earlier try may have published one. */
async function storeNorms(field: FieldId): Promise<void> {
  const snapshot = randomUUID()
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
    await client.query(`delete from norm where by = 'field' and "group" = $1`, [field])
    for (const outcome of [many, few])
      await client.query(
        `insert into norm (id, snapshot_id, form, form_version, by, "group", margins, source, outcome, status, asked_at)
         values ($1, $2, 'basic', 1, 'field', $3, $4, $5, $6, 'draft', now())`,
        [
          ...[randomUUID(), snapshot, field],
          JSON.stringify([{ by: 'language', shares: { ar: 90, en: 10 } }]),
          JSON.stringify({ ar: 'مسح القوى العاملة 2025', en: 'Labour Force Survey 2025' }),
          JSON.stringify(outcome),
        ],
      )
  })
}

/** Presses what puts a snapshot in line, until no other one of the run is under way. @returns the id that is answered */
async function whenFree(page: Page, path: string, name: string): Promise<string> {
  let id = ''
  await expect(async () => {
    const [answer] = await Promise.all([
      page.waitForResponse(
        response => response.url().endsWith(path) && response.request().method() === 'POST',
        { timeout: 10_000 },
      ),
      page.getByRole('button', { name, exact: true }).click({ timeout: 5000 }),
    ])
    expect(answer.ok()).toBe(true)
    ;({ id } = await answer.json())
  }).toPass({ timeout: 120_000, intervals: [2000] })
  return id
}

test('a result is compared once two operators have published a norm, and no longer once they have withdrawn it', async ({
  page,
  context,
  browser,
  baseURL,
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
  await storeNorms(field)
  await page.goto('/results')
  await isAlive(page)
  await expect(page.getByText(text.results.comparison)).toHaveCount(0)

  const code = await becomeOwner(taker)
  await openConsole(page, language, '/operator/measurement', code)
  // Hidden is the table on a phone, and the cards on a desktop.
  await expect(page.getByText(measured.lacks(400, 37)).filter({ visible: true }).first()).toBeVisible()
  await page.getByLabel(measured.weightTo(measured.marginNames.language)).check()
  await sees(page, measured.source)
  await isSound(page)
  const name = `${HISTORY[language].forms.basic} · ${FIELD_WORDS[field].name[language]}`
  const own = rowWith(page.getByRole('region', { name: measured.norms, exact: true }), name)
  // The norm of few people has no such button.
  await pressSurely(own, page, measured.publish)
  await confirm(page, language, code)
  await sees(page, measured.normAsked)
  await sees(page, words.waitingOf.approvals)

  const { context: others, person: colleague } = await elsewhere(browser, language, baseURL)
  const second = await becomeOwner(colleague)
  const other = await others.newPage()
  await openConsole(other, language, '/operator/approvals', second)
  await pressSurely(rowWith(other, words.normAsked.publish(name)), other, words.grant)
  await confirm(other, language, second)
  await sees(other, words.granted)
  await page.goto('/results')
  await isAlive(page)
  await sees(page, text.results.comparison)
  await sees(page, language === 'ar' ? /أعلى من نحو \d+ من كل 100/ : /above about \d+ of every 100/)
  await isSound(page)

  // The codes of both still count.
  await page.goto('/operator/measurement')
  await pressSurely(own, page, measured.withdraw)
  await sees(page, measured.normAsked)
  await other.goto('/operator/approvals')
  await pressSurely(rowWith(other, words.normAsked.withdraw(name)), other, words.grant)
  await sees(other, words.granted)
  await others.close()
  await page.goto('/results')
  await isAlive(page)
  await expect(page.getByText(text.results.comparison)).toHaveCount(0)
})

test('an owner takes a snapshot, reads it to one question, and has a norm computed', async ({
  page,
  context,
  language,
}) => {
  test.setTimeout(360_000)
  const measured = MEASUREMENT[language]
  // With an attempt, so that there is something to be measured.
  await openConsole(page, language, '/operator/measurement', await becomeOwner(await signInTaker(context)))
  const id = await whenFree(page, '/api/operator/snapshots', measured.take)
  await sees(page, measured.taken)
  const status = () =>
    inDatabase(async client => {
      const { rows } = await client.query('select status from measurement_snapshot where id = $1', [id])
      return rows[0]?.status
    })
  // It is measured while nothing else wants to run.
  await expect.poll(status, { timeout: 240_000 }).toBe('done')
  // Rows look alike, and another browser of the run takes snapshots too.
  await page.goto(`/operator/measurement?snapshot=${id}`)
  await expect(page.getByRole('heading', { name: measured.scales, exact: true })).toBeVisible()
  await isSound(page)
  await page.getByLabel(measured.section, { exact: true }).selectOption('skills')
  await page
    .getByRole('button', { name: `${measured.open}: ${measured.questionOf(1)}`, exact: true })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: measured.questionOf(1), exact: true })).toBeFocused()
  await isSound(page)

  const norms = page.getByRole('region', { name: measured.norms, exact: true })
  await norms.getByLabel(measured.form, { exact: true }).selectOption('quick')
  await whenFree(page, '/api/operator/norms', measured.makeNorm)
  await sees(page, measured.normMade)
  await expect(rowWith(norms, HISTORY[language].forms.quick).first()).toBeVisible()
})
