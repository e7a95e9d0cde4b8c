import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { FACETS } from '#engine/vocabulary.ts'
import { CONSOLE } from '#web/text/console.ts'
import { DESK } from '#web/text/desk.ts'
import { RATING } from '#web/text/rating.ts'
import { secretsOfTheBank } from '../support/secrets-of-the-bank.ts'
import { becomeOwner, elsewhere, openConsole, rowWith } from './operator.ts'
import { isSound } from './sound.ts'
import { expect, linkInMailTo, sees, test } from './support.ts'
import { inDatabase } from './taker.ts'

/** Sees a story with the focus on it, ready for the digits. */
async function seesStory(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
}

/** Lists what is marked: a point an option, in the order of the screen. */
async function marked(page: Page): Promise<number[]> {
  const points = await page
    .locator('[data-place] input:checked')
    .evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value))
  return points.map(Number)
}

/** Reads what the device keeps of the story at hand: a press is written a moment after it is shown. */
function keptPoints(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise(resolve => {
        const opening = indexedDB.open('wijha-rating')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').get('desk')
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result?.draft?.ratings)
          }
        }
      }),
  )
}

async function press(page: Page, points: readonly number[]): Promise<void> {
  for (const point of points) await page.keyboard.press(`${point}`)
}

test('an invited expert states their practice and rates by digits, without a network too; what cannot be judged says why', async ({
  page,
  browser,
  baseURL,
  language,
}) => {
  test.slow()
  const [words, desk, rating] = [CONSOLE[language], DESK[language], RATING[language]]
  const { context: theirs, person } = await elsewhere(browser, language, baseURL)
  const operator = await theirs.newPage()
  await openConsole(operator, language, '/operator/panels', await becomeOwner(person))
  const name = `لجنة ${randomUUID().slice(0, 8)}`
  await operator.getByLabel(desk.name).fill(name)
  await operator.locator('select[name=block]').selectOption('competency')
  await operator.getByLabel(desk.to).fill('3')
  await operator.getByRole('checkbox', { name: desk.both }).uncheck()
  await operator.getByRole('button', { name: desk.make }).click()
  await sees(operator, desk.made)
  await rowWith(operator, name).getByRole('button', { name: desk.show, exact: true }).click()
  const email = `rater-${randomUUID().slice(0, 8)}@example.test`
  await operator.getByLabel(words.email, { exact: true }).fill(email)
  await operator.getByLabel(desk.language).selectOption(language)
  await operator.getByRole('button', { name: desk.invite }).click()
  await sees(operator, desk.invited)

  const link = new URL(await linkInMailTo(email, '/rate', `\\?lang=${language}#`))
  const opened = link.pathname + link.search + link.hash
  const heard: Promise<string>[] = []
  page.on('response', response => heard.push(response.text().catch(() => '')))
  await page.goto(opened)
  await sees(page, rating.statementTitle)
  await expect(page).toHaveURL(/\/rate\?lang=..$/)
  await isSound(page)
  await page.getByLabel(rating.practice).fill('تنسيق المشاريع منذ 9 سنوات')
  await page.getByLabel(rating.interests).fill('لا توجد')
  await page.getByRole('button', { name: rating.begin }).click()
  await sees(page, rating.consentNeeded)
  await isSound(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: rating.begin }).click()

  // One story of each of three pairs, and a repeat.
  await sees(page, rating.progress(0, 4))
  await seesStory(page)
  await isSound(page)
  await page.keyboard.press('7')
  await expect(page.locator('[data-place="1"] input').first()).toBeFocused()
  await press(page, [5, 3, 9, 1])
  expect(await marked(page)).toEqual([7, 5, 3, 9, 1])
  await isSound(page)
  await page.getByRole('button', { name: rating.next }).click()
  await sees(page, rating.facetMissing)
  const facets = page.getByRole('radiogroup', { name: rating.facetQuestion })
  await facets.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await expect(facets.getByRole('radio', { name: FACETS.PLN.name[language] })).toBeChecked()
  await page.keyboard.press('Tab')
  // Otherwise the network may go before it has left.
  const sent = page.waitForResponse(response => response.request().method() === 'PUT')
  await page.keyboard.press('Enter')
  await sent
  await sees(page, rating.progress(1, 4))
  await sees(page, rating.saved)
  await seesStory(page)

  await page.context().setOffline(true)
  await page.getByRole('checkbox', { name: rating.cannot }).check()
  await expect(page.getByRole('radio')).toHaveCount(0)
  const why = page.getByLabel(rating.cannotWhy)
  await why.pressSequentially('ناقص')
  await page.getByRole('button', { name: rating.next }).click()
  await sees(page, rating.whyMissing)
  await isSound(page)
  await why.press('End')
  // A digit among words is a digit.
  await why.pressSequentially(': لا يُذكر الموعد في 3 جمل')
  await page.getByRole('button', { name: rating.next }).click()
  await sees(page, rating.waiting(1))
  await seesStory(page)
  await press(page, [2, 4, 6, 8])
  await page.getByRole('button', { name: rating.next }).click()
  await sees(page, rating.missing(1))
  await press(page, [9])
  await facets.getByRole('radio', { name: rating.noFacet }).check()
  await page.getByRole('button', { name: rating.next }).click()
  await sees(page, rating.waiting(2))
  await sees(page, rating.progress(3, 4))
  await isSound(page)
  await page.context().setOffline(false)
  await sees(page, rating.saved)

  // What is marked stays on the device.
  await seesStory(page)
  await press(page, [6, 6])
  await expect.poll(() => keptPoints(page)).toEqual([6, 6, null, null, null])
  await page.reload()
  await expect.poll(() => marked(page)).toEqual([6, 6])
  await sees(page, rating.progress(3, 4))
  await page.locator('[data-place="2"] input').first().focus()
  await press(page, [1, 2, 3])
  await facets.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: rating.next }).click()
  await sees(page, rating.doneTitle)
  await isSound(page)

  // Page, chunks and answers: nothing of the bank is in them but the four stories.
  const received = await Promise.all(heard)
  expect(received.filter(text => text.includes(rating.statementTitle)).length).toBeGreaterThan(0)
  const told = secretsOfTheBank('competency').filter(secret => received.some(text => text.includes(secret)))
  expect(told).toEqual([])

  // The link opens on one device alone.
  const { context: others } = await elsewhere(browser, language, baseURL)
  const other = await others.newPage()
  await other.goto(opened)
  await sees(other, rating.linkTitle)
  await isSound(other)
  await others.close()

  await operator.getByRole('button', { name: desk.back }).click()
  await rowWith(operator, name).getByRole('button', { name: desk.show, exact: true }).click()
  const rater = rowWith(operator, email)
  await expect(rater).toContainText(desk.raterStates.done)
  await expect(rater).toContainText('4 / 4')
  await theirs.close()
  expect(await storedOf(email)).toEqual([
    '7 5 3 9 1 PLN',
    'ناقص: لا يُذكر الموعد في 3 جمل',
    '2 4 6 8 9 none',
    '6 6 1 2 3 TEA',
  ])
})

/** Reads what a rater said, in the order in which they said it and saw the options. */
async function storedOf(email: string): Promise<string[]> {
  const { rows } = await inDatabase(client =>
    client.query<{ option_order: string; ratings: number[] | null; unjudged: string; named_facet: string }>(
      `select option_order, ratings, unjudged, named_facet from rating join rater on rater.id = rater_id
       where email = $1 order by place`,
      [email],
    ),
  )
  return rows.map(({ option_order, ratings, unjudged, named_facet }) =>
    ratings
      ? [...[...option_order].map(place => ratings[Number(place) - 1]), named_facet].join(' ')
      : unjudged,
  )
}
