import type { Page } from '@playwright/test'
import { occupationPath } from '#contract/occupation-path.ts'
import type { OccupationList } from '#contract/occupations.ts'
import { addressIn, READING_PAGES, readingPath } from '#contract/reading-pages.ts'
import { LANGUAGES, LOCALES, type Locale } from '#engine/languages/index.ts'
import { THEME_COLORS } from '#web/reading/theme.ts'
import { CONTACT } from '#web/text/contact.ts'
import { READ } from './paths.ts'
import { signUp } from './person.ts'
import { isSound } from './sound.ts'
import { expect, register, sees, test } from './support.ts'

const PAPER = { light: 'rgb(250, 248, 243)', dark: 'rgb(15, 22, 20)' }
const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('every reading page names itself, its other language and its picture', async ({
  page,
  language,
  baseURL,
}) => {
  const descriptions = new Set<string>()
  const titles = new Set<string>()
  for (const path of READ) {
    await page.goto(readingPath(path, language))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content')
    const href = (selector: string) => page.locator(`head link${selector}`).getAttribute('href')
    const address = (of: Locale) => baseURL + readingPath(path, of)
    expect(await href('[rel=canonical]')).toBe(address(language))
    for (const of of LOCALES) {
      expect(await href(`[rel=alternate][hreflang=${of}]`)).toBe(address(of))
    }
    expect(await href('[rel=alternate][hreflang=x-default]')).toBe(address('ar'))
    expect(await content('meta[property="og:url"]')).toBe(address(language))
    expect(await content('meta[property="og:locale"]')).toBe(LANGUAGES[language].openGraph)
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image')
    await expect(page.locator('head meta[name=robots]')).toHaveCount(0)

    const description = (await content('meta[name=description]')) ?? ''
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(60)
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(170)
    descriptions.add(description)
    titles.add(await page.title())

    const picture = await page.request.get((await content('meta[property="og:image"]')) ?? '')
    expect(picture.headers()['content-type']).toBe('image/png')
    const bytes = await picture.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  }
  expect([descriptions.size, titles.size]).toEqual([READ.length, READ.length])
})

/** Counts the pages that are asked for together. */
const AT_ONCE = 8

test('the sitemap lists every reading page and every occupation in both languages, and robots find it', async ({
  request,
  baseURL,
  language,
}) => {
  test.setTimeout(120_000)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('xml')
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const { fields }: OccupationList = await (await request.get('/api/occupations')).json()
  const occupations = fields.flatMap(({ families }) => families.flatMap(family => family.occupations))
  const pages = [...READING_PAGES, ...occupations.map(({ id }) => occupationPath(id))]
  const all = pages.flatMap(page => [readingPath(page, 'ar'), readingPath(page, 'en')])
  expect(listed.sort()).toEqual(all.map(path => baseURL + path).sort())
  const descriptions = new Set<string>()
  const read = async (page: (typeof pages)[number]) => {
    const address = readingPath(page, language)
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    const [, description = ''] =
      /<meta name="description" content="([^"]+)"/.exec(await response.text()) ?? []
    expect(description.length, address).toBeGreaterThanOrEqual(60)
    expect(description.length, address).toBeLessThanOrEqual(170)
    descriptions.add(description)
  }
  for (let from = 0; from < pages.length; from += AT_ONCE)
    await Promise.all(pages.slice(from, from + AT_ONCE).map(read))
  expect(descriptions.size).toBe(pages.length)
})

test('every reading page is kept: the same for every visitor, and known to a browser that has it', async ({
  playwright,
  baseURL,
  language,
}) => {
  const visitors = await Promise.all(
    [
      {},
      { cookie: 'other=1', 'user-agent': 'Googlebot/2.1', 'accept-language': 'fr', referer: `${baseURL}/` },
    ].map(extraHTTPHeaders =>
      playwright.request.newContext({ extraHTTPHeaders, ...(baseURL ? { baseURL } : {}) }),
    ),
  )
  for (const path of READ.map(page => readingPath(page, language))) {
    const responses = await Promise.all(visitors.map(visitor => visitor.get(path)))
    const tags = responses.map(response => response.headers().etag ?? '')
    expect(tags[0], path).toMatch(/^"[\w-]+"$/)
    expect(tags[1], path).toBe(tags[0])
    const again = await visitors[0]?.get(path, { headers: { 'if-none-match': tags[0] ?? '' } })
    expect(again?.status(), path).toBe(304)
  }
  for (const visitor of visitors) await visitor.dispose()
})

test('going back shows the theme that was chosen since', async ({ page, text, language }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(readingPath('/guide', language))
  await page.getByRole('contentinfo').getByRole('link', { name: text.shell.terms }).click()
  await expect(page).toHaveURL(readingPath('/terms', language))
  const choice = page.getByRole('contentinfo').getByRole('group', { name: text.shell.look.theme.name })
  await choice.getByRole('button', { name: text.shell.look.theme.values.dark }).click()
  await page.goBack()
  await expect(page).toHaveURL(readingPath('/guide', language))
  await expect.poll(() => paperOf(page)).toBe(PAPER.dark)
})

test('going back after signing in shows the page of a person', async ({ page, text, language }) => {
  await page.goto(readingPath('/guide', language))
  await expect(page.locator('header a[href="/login"]')).toBeVisible()
  const guide = page.url()
  await register(page, text)
  let steps = 0
  for (; page.url() !== guide && steps < 10; steps++) await page.goBack()
  expect(page.url()).toBe(guide)
  await expect(page.locator('header a[href="/login"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: text.shell.navHome }).first()).toBeVisible()
})

test('the app can be installed under its name, with icons that are there', async ({ page, language }) => {
  await page.goto(readingPath('/', language))
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(link ?? '')).json()
  expect(manifest).toMatchObject({ lang: language, display: 'standalone', start_url: '/' })
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose)
  expect(purposes).toContain('maskable')
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type'], src).toContain(type)
    if (type !== 'image/png') continue
    const bytes = await icon.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('what search engines are told is what stands on the page', async ({ page, language }) => {
  await page.goto(readingPath('/plans', language))
  const { prices } = await (await page.request.get('/api/plans')).json()
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  const of = (type: string) => data['@graph'].filter((node: { '@type': string }) => node['@type'] === type)
  expect(of('Product').map(({ offers }: { offers: { price: string } }) => offers.price)).toEqual(
    [prices.starter, prices.pro].map(price => (price / 100).toFixed(2)),
  )
  const questions = of('FAQPage')[0].mainEntity.map(({ name }: { name: string }) => name)
  expect(questions).toEqual(await page.locator('details[name=faq] summary').allTextContents())
})

test('the toggle keeps the place, and the choice holds on the other pages', async ({
  page,
  text,
  language,
}) => {
  const other = language === 'ar' ? 'en' : 'ar'
  await page.goto(`${readingPath('/plans', language)}?from=mail#faq`)
  await page.getByRole('link', { name: text.switchTo }).click()
  await expect(page).toHaveURL(`${readingPath('/plans', other)}?from=mail#faq`)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other)
  await page.goto('/')
  await expect(page).toHaveURL(readingPath('/', other))
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})

test('the home of those signed in is the app, in the language they chose', async ({
  page,
  text,
  language,
}) => {
  const { firstName } = await signUp(page)
  await page.goto('/en')
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { name: text.dashboard.hello(firstName) })).toBeVisible()
  // A page that anyone may read has their menu around it, and leads back into the app.
  await page.goto(readingPath('/guide', language))
  await isSound(page)
  await page.getByRole('link', { name: text.shell.navHome }).first().click()
  await expect(page.getByRole('heading', { name: text.dashboard.hello(firstName) })).toBeVisible()
})

test('a way from the app to a reading page and back is a page load each, and works', async ({
  page,
  text,
  language,
}) => {
  await page.goto('/login')
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: text.shell.toHome }).click()
  await loaded
  await expect(page).toHaveURL(readingPath('/', language))
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: text.account.login, exact: true })).toBeEnabled()
})

for (const script of [true, false]) {
  test(`the theme is chosen ${script ? 'with' : 'without'} a script, and is there from the first byte`, async ({
    browser,
    baseURL,
    text,
    language,
  }) => {
    const context = await browser.newContext({
      colorScheme: 'light',
      javaScriptEnabled: script,
      ...(baseURL ? { baseURL } : {}),
    })
    const page = await context.newPage()
    const path = readingPath('/guide', language)
    await page.goto(path)
    const choice = page.getByRole('contentinfo').getByRole('group', { name: text.shell.look.theme.name })
    await expect(choice.getByRole('button', { name: text.shell.look.theme.values.system })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await choice.getByRole('button', { name: text.shell.look.theme.values.dark }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page).toHaveURL(path)
    await expect(choice.getByRole('button', { name: text.shell.look.theme.values.dark })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const html = await (await context.request.get(path)).text()
    expect(html).toMatch(/<html[^>]* data-theme="dark"/)
    expect(html.match(new RegExp(`name="theme-color" content="${THEME_COLORS.dark}"`, 'g'))).toHaveLength(2)
    if (script) expect(await paperOf(page)).toBe(PAPER.dark)
    if (script) expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['language'])
    await choice.getByRole('button', { name: text.shell.look.theme.values.system }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('theme')
    await context.close()
  })
}

test('the theme is chosen in the menu of the app too, and the next page has it', async ({ page, text }) => {
  await register(page, text)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('banner').getByRole('button', { name: text.shell.lookMenu }).click()
  await isSound(page)
  await page.getByRole('banner').getByRole('button', { name: text.shell.look.theme.values.dark }).click()
  await expect.poll(() => paperOf(page)).toBe(PAPER.dark)
  expect(await page.locator('meta[name=theme-color]').first().getAttribute('content')).toBe(THEME_COLORS.dark)
  await page.reload()
  expect(await paperOf(page)).toBe(PAPER.dark)
  await isSound(page)
})

test('the contact form works without a script: it says what is missing, keeps what was typed, and thanks', async ({
  browser,
  baseURL,
  language,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const words = CONTACT[language]
  await page.goto(readingPath('/contact', language))
  await page.locator('[name=message]').fill('نحتاج إلى خمسين تقييماً\nلفريق المبيعات.')
  await page.getByRole('button', { name: words.send }).click()
  await sees(page, language === 'ar' ? 'الاسم مطلوب' : 'A name is required')
  await expect(page.getByRole('alert')).toContainText(words.failed)
  await expect(page.locator('[name=message]')).toHaveValue('نحتاج إلى خمسين تقييماً\nلفريق المبيعات.')
  await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name=name]').fill('هند السالم')
  await page.locator('[name=email]').fill(`contact-${Date.now()}@example.test`)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('heading', { name: words.sentTitle })).toBeVisible()
  await expect(page).toHaveURL(`${readingPath('/contact', language)}?sent`)
  await context.close()
})

test('a message that another site posts is refused', async ({ request, baseURL }) => {
  const form = { name: 'هند السالم', email: 'forged@example.test', message: 'رسالة لم يكتبها أحد هنا.' }
  const forged = await request.post('/contact', {
    form,
    headers: { origin: 'https://elsewhere.example' },
    maxRedirects: 0,
  })
  expect([400, 403]).toContain(forged.status())
  const own = await request.post('/contact', { form, headers: { origin: baseURL ?? '' }, maxRedirects: 0 })
  expect(own.status()).toBe(303)
})

test('an unknown address is a 404 in both languages, with ways on, and leads to its other language', async ({
  page,
  text,
  language,
}) => {
  const other = language === 'ar' ? 'en' : 'ar'
  const response = await page.goto(addressIn('/no-such-page', language))
  expect(response?.status()).toBe(404)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { name: text.shell.notFoundTitle })).toBeVisible()
  await isSound(page)
  await page.getByRole('link', { name: text.switchTo }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page).toHaveURL(addressIn('/no-such-page', other))
})
