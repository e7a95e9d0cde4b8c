import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FORMS } from '#engine/forms/forms.ts'
import { number } from '#web/text/format.ts'
import { MEASUREMENT } from '#web/text/measurement.ts'
import { copyApp } from '../support/next-release.ts'
import { pilotPair, withPilots } from '../support/sample-pilots.ts'
import { type App, startApp } from '../support/start-app.ts'
import { isOnDevice } from './device.ts'
import { becomeOwner, openConsole, rowWith } from './operator.ts'
import { signUp } from './person.ts'
import { isSound } from './sound.ts'
import { answer, test as base, expect, fillProfile, goOn, sees, type Text } from './support.ts'
import { answerByCall, inDatabase, signInTaker } from './taker.ts'

const { sections, count, max } = FORMS.quick
const FIRST = sections[0]?.id ?? ''
const LAST = sections.at(-1)?.id ?? ''

/** The app with two pairs on trial, over the data of the app under test, which has none. */
const test = base.extend<object, { release: App }>({
  release: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const root = copyApp('pilots')
      const { pilots } = withPilots('quick', { [FIRST]: 1, [LAST]: 1 })
      writeFileSync(
        join(root, 'engine/bank/pilots.ts'),
        `import type { Bank } from './block.ts'\nexport const PILOTS = ${JSON.stringify(pilots)} as unknown as Bank\n`,
      )
      await inDatabase(async client => {
        for (const pair of [pilotPair(FIRST, 1), pilotPair(LAST, 1)]) {
          await client.query(
            `insert into pilot_plan (pair, wanted, is_on, changed_at) values ($1, 1000, true, now())
             on conflict do nothing`,
            [pair],
          )
        }
      })
      const dataDirectory = process.env.DATA_FOLDER ?? ''
      const app = await startApp({ root, dataDirectory, variables: { RATE_LIMIT_FACTOR: '1000' } })
      await use(app)
      await app.stop()
      rmSync(root, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ release }, use) => use(release.url),
})
test.describe.configure({ mode: 'default', timeout: 120_000 })

const onTrial = (page: Page) =>
  inDatabase(async client => {
    const { id } = await (await page.request.get('/api/assessment')).json()
    const { rows } = await client.query(
      'select number, chosen as answer from pilot_answer where attempt_id = $1 order by number',
      [id],
    )
    return rows.map(({ number, answer: place }) => [number, place])
  })

async function begin(page: Page, text: Text): Promise<void> {
  await signUp(page)
  await page.goto('/assessment-selection')
  await page.locator('[name=template][value=quick]').check()
  await expect(page.getByText(text.selection.pilots(2))).toBeVisible()
  await isSound(page)
  await expect(page.getByText(text.selection.consent).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: text.selection.start }).click()
  await expect(page).toHaveURL(/\/assessment$/)
  await fillProfile(page)
  await page.getByRole('button', { name: text.profile.save }).click()
}

test('trial questions are announced, asked at the end of their sections, online and without a network, and count in no score', async ({
  page,
  context,
  text,
}) => {
  const own = (sections[0]?.count ?? 0) + 1
  await begin(page, text)
  const heading = (number: number) =>
    page.getByRole('heading', { name: text.assessment.question(number, own), exact: true })
  await expect(heading(1)).toBeVisible()
  await sees(page, text.assessment.pilots(2))
  await isSound(page)

  await answerByCall(page, own - 1)
  await page.goto('/assessment')
  await expect(heading(own)).toBeVisible()
  await answer(page, 2)
  await goOn(page)
  await expect.poll(() => onTrial(page)).toEqual([[1, 2]])

  await answerByCall(page, count)
  await page.goto('/assessment')
  await expect(heading(own - 1)).toBeVisible()
  await isOnDevice(page)
  await context.setOffline(true)
  await answer(page, 3)
  await expect(heading(own)).toBeVisible()
  await page.locator('[data-answer]').nth(4).click()
  await page.getByRole('button', { name: text.assessment.finish }).click()
  await sees(page, text.assessment.finishing)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/results$/)
  await sees(page, text.results.of(max))
  expect(await onTrial(page)).toEqual([
    [1, 2],
    [2, 5],
  ])
})

test('an owner plans in how many attempts a trial question is to be asked', async ({
  page,
  context,
  language,
}) => {
  const measured = MEASUREMENT[language]
  await openConsole(page, language, '/operator/measurement', await becomeOwner(await signInTaker(context)))
  const region = page.getByRole('region', { name: measured.pilots, exact: true })
  const pair = pilotPair(LAST, 1)
  await region.getByLabel(measured.pilotPair, { exact: true }).selectOption(pair)
  // More than are asked for: the journey above goes on being asked.
  const wanted = 2000 + Math.floor(Math.random() * 1000)
  await region.getByLabel(measured.pilotWanted, { exact: true }).fill(`${wanted}`)
  await region.getByRole('checkbox', { name: measured.pilotOn }).check()
  await isSound(page)
  await region.getByRole('button', { name: measured.pilotSave }).click()
  await sees(page, measured.pilotSaved)
  const row = rowWith(region, pair)
  await expect(row.getByText(number(wanted), { exact: true })).toBeVisible()
  await expect(row.getByText(measured.pilotStates.on, { exact: true })).toBeVisible()
})
