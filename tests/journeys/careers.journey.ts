import { occupationPath } from '#contract/occupation-path.ts'
import type { OccupationDetail, OccupationList } from '#contract/occupations.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { CAREERS } from '#web/text/careers.ts'
import { isSound } from './sound.ts'
import { expect, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

test('a visitor finds every occupation in the list, and on its page what it is like, without a script', async ({
  browser,
  baseURL,
  language,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  try {
    const page = await context.newPage()
    const words = CAREERS[language]
    const list: OccupationList = await (await context.request.get('/api/occupations')).json()
    await page.goto(readingPath('/', language))
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${readingPath('/careers', language)}"]`)
      .click()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.locator('main section li a')).toHaveCount(list.count)

    const occupation: OccupationDetail = await (await context.request.get('/api/occupations/HEA-02')).json()
    await page.getByRole('link', { name: occupation.title[language], exact: true }).click()
    await expect(page).toHaveURL(readingPath(occupationPath('HEA-02'), language))
    const { day, wayIn, firstCourse, wayOn, facets, licence, search, places } = occupation
    for (const said of [day, wayIn, firstCourse, wayOn, ...facets.map(({ why }) => why)])
      await sees(page, said[language])
    for (const word of search[language]) await sees(page, word)
    await expect(page.locator(`a[href="${licence?.url}"]`)).toBeVisible()
    for (const { name, url } of places) {
      await expect(page.getByRole('link', { name: name[language] })).toHaveAttribute('href', url)
    }
  } finally {
    await context.close()
  }
})

test('an occupation that is not there is a 404, in the language of its address', async ({
  page,
  text,
  language,
}) => {
  const response = await page.goto(readingPath(occupationPath('TEC-99'), language))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: text.shell.notFoundTitle })).toBeVisible()
})

test('an opened report shows three paths at most, and each occupation leads to its page', async ({
  page,
  context,
  text,
  language,
}) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/results')
  const part = page.locator('#careers')
  const families = part.getByRole('heading', { level: 3 })
  expect(await families.count()).toBeGreaterThan(0)
  expect(await families.count()).toBeLessThanOrEqual(3)
  const links = await part.locator('a[href*="/careers/"]').all()
  for (const link of links) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(response.status()).toBe(200)
  }
  const [first] = links
  const title = (await first?.textContent()) ?? ''
  await first?.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${readingPath('/careers', language)}/[A-Z]{3}-\\d\\d$`))
  await isSound(page)
  await expect(page.getByRole('link', { name: text.shell.navHome }).first()).toBeVisible()
})
