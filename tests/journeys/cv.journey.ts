import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LANGUAGES, nextLocale } from '#engine/languages/index.ts'
import { CV } from '#web/text/cv.ts'
import { LANDING } from '#web/text/landing.ts'
import { comparable, readPdf } from '../support/pdf-text.ts'
import { signUp } from './person.ts'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

const open = (page: Page, title: string) => page.locator('summary', { hasText: title }).first().click()

test('a CV is written, put in order, printed and taken to another account', async ({
  page,
  context,
  browser,
  baseURL,
  language,
}) => {
  const text = CV[language]
  const other = nextLocale(language)
  const { name } = LANGUAGES[language]
  await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/cv')
  await isAlive(page)
  await page.getByRole('button', { name: text.takeOver }).click()
  await expect(page.locator('[name="name.ar"]')).toHaveValue('نورة السالم')
  await page.locator(`[name="name.${language}"]`).fill('نورة Noura')

  const work = text.lists.work
  await open(page, work.title)
  await page.getByRole('button', { name: work.add }).click()
  await expect(page.locator('[name="work.0.position.ar"]')).toBeFocused()
  await page.locator(`[name="work.0.position.${language}"]`).fill('First job')
  await page.locator('[name="work.0.start"]').fill('2015/13')
  await page.getByRole('button', { name: work.add }).click()
  await page.locator(`[name="work.1.position.${language}"]`).fill('Second job')
  await page.locator('[name="work.1.start"]').fill('٣/٢٠٢٠')
  await isSound(page)

  // Refused at its field; then put right, and put in order by keyboard.
  await page.getByRole('button', { name: text.save }).click()
  await expect(page.locator('[name="work.0.start"]')).toBeFocused()
  const second = text.entry(work.one, 2)
  await page.getByRole('button', { name: text.up(second) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: text.down(text.entry(work.one, 1)) })).toBeFocused()
  await expect(page.locator(`[name="work.0.position.${language}"]`)).toHaveValue('Second job')
  // What was refused stays refused of the first job, which is the second now.
  await expect(page.locator('[name="work.0.start"]')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="work.1.start"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="work.1.start"]').fill('2015')

  await open(page, text.report)
  await page.getByRole('checkbox', { name: text.verification }).check()
  await page.getByRole('button', { name: text.save }).click()
  await sees(page, text.allSaved)
  await expect(page.locator('[name="work.0.start"]')).toHaveValue('2020-03')
  await sees(page, text.gap(text.entry(work.one, 1), work.fields.position))
  await isSound(page)

  const pdf = await page.request.get(`/api/cv/pdf?lang=${language}`)
  const paper = comparable((await readPdf(await pdf.body())).pages.join(' '))
  expect(paper.indexOf('Secondjob')).toBeGreaterThan(-1)
  expect(paper.indexOf('Firstjob')).toBeGreaterThan(paper.indexOf('Secondjob'))
  const inOther = comparable(
    (await readPdf(await (await page.request.get(`/api/cv/pdf?lang=${other}`)).body())).pages.join(' '),
  )
  expect(inOther).not.toContain('job')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: text.json(name) }).click()
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8')).work).toHaveLength(2)

  const fresh = await browser.newContext(baseURL ? { baseURL } : {})
  await fresh.addCookies(await context.cookies().then(all => all.filter(each => each.name === 'language')))
  await signUp(fresh)
  const next = await fresh.newPage()
  await next.goto('/cv')
  await isAlive(next)
  await open(next, text.import)
  const input = next.locator('input[type=file]')
  await input.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"work": 5}'),
  })
  await sees(next, text.importRefused)
  await expect(next.locator(`[name="name.${language}"]`)).toHaveValue('')
  await input.setInputFiles(file)
  await sees(next, text.imported)
  await expect(next.locator(`[name="name.${language}"]`)).toHaveValue('نورة Noura')
  await isSound(next)

  // Nothing is saved yet, and nobody leaves without being asked.
  await next.locator('header a').first().click()
  await next.getByRole('dialog').getByRole('button', { name: text.stay }).click()
  await next.getByRole('button', { name: text.save }).click()
  await sees(next, text.allSaved)
  await next.reload()
  await expect(next.locator(`[name="work.0.position.${language}"]`)).toHaveValue('Second job')
  await fresh.close()
})

test('the landing page leads to the CV through the sign-in, and a device that is behind overwrites nothing', async ({
  page,
  context,
  language,
  text: words,
}) => {
  const text = CV[language]
  const person = await signUp(page)
  const cookies = (await context.cookies()).filter(({ name }) => name === 'language')
  await context.clearCookies()
  await context.addCookies(cookies)
  await page.goto(LANGUAGES[language].prefix ? `/${LANGUAGES[language].prefix}` : '/')
  await page.getByRole('link', { name: LANDING[language].reorderCv }).click()
  await page.locator('[name=email]').fill(person.email)
  await page.locator('[name=password]').fill(person.password)
  await page.getByRole('button', { name: words.account.login, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
  await isAlive(page)

  const other = await context.newPage()
  await other.goto('/cv')
  await isAlive(other)
  await other.locator('[name=phone]').fill('111')
  await other.getByRole('button', { name: text.save }).click()
  await sees(other, text.allSaved)

  await page.locator('[name=phone]').fill('222')
  await page.getByRole('button', { name: text.save }).click()
  await sees(page, text.saveFailed)
  await expect(page.locator('[name=phone]')).toHaveValue('222')
  await page.getByRole('button', { name: text.reload }).click()
  await expect(page.locator('[name=phone]')).toHaveValue('111')
})
