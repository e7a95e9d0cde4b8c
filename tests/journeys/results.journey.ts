import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readingPath } from '#contract/reading-pages.ts'
import { FACETS } from '#engine/vocabulary.ts'
import { printsContentAlone } from './print.ts'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

/** Everything that the server tells a page, in its HTML and by the API, as text. */
function listen(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = []
  page.on('response', response => {
    if (['document', 'fetch', 'xhr'].includes(response.request().resourceType()))
      bodies.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(bodies)).join('\n')
}

const FACET_NAMES = Object.values(FACETS).flatMap(({ name }) => [name.ar, name.en])

test('a locked result offers the report and sends no facet', async ({ page, context, text }) => {
  await signInTaker(context)
  const wire = listen(page)
  await page.goto('/results')
  await expect(page.getByRole('heading', { name: text.results.lockedTitle })).toBeVisible()
  await expect(page.getByRole('link', { name: text.results.unlock('29') })).toHaveAttribute(
    'href',
    '/payment',
  )
  await expect(page.getByRole('button', { name: text.results.downloadPdf })).toHaveCount(0)
  await expect(page.getByRole('button', { name: text.results.tips })).toHaveCount(0)
  // What is blurred is filler, and readers do not hear it.
  const hidden = page.locator('[aria-hidden=true]', { hasText: text.results.placeholders[0] ?? '' })
  await expect(hidden.first()).toBeAttached()
  const sent = await wire()
  expect(sent).toContain('unlockPrice')
  expect(FACET_NAMES.filter(name => sent.includes(name))).toEqual([])
  expect(sent).not.toMatch(/"(?:facets|fingerprint|careers)\\?":/)
  await isSound(page)
})

test('the dialog lists what the report holds and its price, and paying closes it', async ({
  page,
  context,
  text,
}) => {
  await signInTaker(context)
  await page.goto('/results')
  await page.getByRole('button', { name: text.results.contents }).click()
  const dialog = page.getByRole('dialog', { name: text.results.unlockTitle })
  for (const item of text.results.unlockItems) await expect(dialog.getByText(item)).toBeVisible()
  await isSound(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: text.results.contents })).toBeFocused()
  await page.getByRole('button', { name: text.results.contents }).click()
  await dialog.getByRole('link', { name: text.results.pay('29') }).click()
  await expect(page).toHaveURL(/\/payment$/)
  await expect(dialog).toHaveCount(0)
})

test('a paid report is opened by a press, which is told to end the refund', async ({
  page,
  context,
  text,
}) => {
  await signInTaker(context, { bought: 'unlock' })
  const wire = listen(page)
  await page.goto('/results')
  await sees(page, text.results.openBody)
  await isSound(page)
  const before = await wire()
  expect(FACET_NAMES.filter(name => before.includes(name))).toEqual([])
  await page.getByRole('button', { name: text.results.openNow }).click()
  await expect(page.getByRole('heading', { name: text.results.facets })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: text.results.facets })).toBeVisible()
  await expect(page.getByRole('button', { name: text.results.openNow })).toHaveCount(0)
})

test('what was bought comes first: its button is in sight of a phone, over the tab bar', async ({
  page,
  context,
  text,
}) => {
  await signInTaker(context, { bought: 'unlock' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/results')
  const button = page.getByRole('button', { name: text.results.openNow })
  await expect(button).toBeInViewport({ ratio: 1 })
  // What lies over it would take the press.
  await button.click({ trial: true })
})

test('the contents of an opened report lead to its parts and cover nothing of its first screen', async ({
  page,
  context,
  text,
}) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/results')
  const parts = page.getByRole('navigation', { name: text.results.parts })
  const names = [text.results.facetsShort, text.results.careersShort, text.results.planShort]
  for (const [index, name] of names.entries()) {
    await parts.getByRole('link', { name }).click()
    const heading = [text.results.facets, text.results.careers, text.results.plan][index] ?? ''
    const title = page.getByRole('heading', { name: heading, exact: true })
    await expect(title).toBeInViewport()
    const [bar, at] = [await parts.boundingBox(), await title.boundingBox()]
    expect(at?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  }
})

test('an opened report shows every facet with its range, careers with reasons, and a plan', async ({
  page,
  context,
  text,
  language,
}) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/results')
  for (const folded of await page.locator('summary').all()) await folded.click()
  for (const { name, definition } of Object.values(FACETS)) {
    const row = page.getByRole('row', { name: name[language] }).first()
    await expect(row).toContainText(/\d+ (?:إلى|to) \d+/)
    await expect(row).toContainText(definition[language])
  }
  await expect(page.getByRole('heading', { name: text.results.careers })).toBeVisible()
  await expect(page.getByRole('heading', { name: text.results.plan })).toBeVisible()
  await expect(page.locator('[data-fingerprint]')).toHaveText(/^[0-9a-f]{16}$/)
  await isSound(page)
})

test('printed, an opened result is its content alone, on light paper', async ({ page, context, text }) => {
  const { firstName } = await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/results')
  await printsContentAlone(page, page.getByRole('heading', { name: text.results.plan }))
  // What is folded on screens is on the sheet.
  const folded = page.locator('.folded')
  await expect(folded.locator('summary').filter({ visible: true })).toHaveCount(0)
  for (const part of await folded.all()) await expect(part.locator(':scope > :last-child')).toBeVisible()
  // Whoever gets the sheet learns whose it is, of what attempt, and where to have it checked.
  await sees(page, `${firstName} السالم`)
  await sees(page, /WJ-[0-9A-Z]{10}/)
})

test('the line is kept as a picture that names nobody unless wished, and no number at all', async ({
  page,
  context,
  text,
  language,
  baseURL,
}) => {
  const { firstName, applicationNumber } = await signInTaker(context)
  // A browser that can share files offers that instead.
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }))
  await page.goto('/results')
  await page.getByRole('button', { name: text.results.shareLine }).click()
  const dialog = page.getByRole('dialog', { name: text.results.shareLine })
  const picture = dialog.getByRole('img')
  await expect(picture).toHaveAccessibleName(new RegExp(text.results.invitation))
  await expect(picture).not.toHaveAccessibleName(/\d/)
  await expect(picture).not.toHaveAccessibleName(new RegExp(firstName))
  const kept = async () => {
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: text.results.savePicture }).click()
    return readFile(await (await download).path())
  }
  const upright = await kept()
  expect(sizeOf(upright)).toEqual([1080, 1350])
  // Nothing but pixels: no text chunk says whose they are.
  expect(upright.includes(applicationNumber)).toBe(false)
  await dialog.getByRole('switch', { name: text.results.withName }).check()
  await expect(picture).toHaveAccessibleName(new RegExp(firstName))
  await dialog.getByRole('button', { name: text.results.cardFormats.wide }).click()
  expect(sizeOf(await kept())).toEqual([1200, 630])
  await isSound(page)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: text.results.copyInvitation }).click()
  await sees(page, text.results.linkCopied)
  const invitation = await page.evaluate(() => navigator.clipboard.readText())
  expect(invitation).toBe(new URL(readingPath('/', language), baseURL).href)
})

test('the pixels of the picture hold no digit: painted without letters they are the line and the name of the product alone', async ({
  page,
  context,
  text,
}) => {
  await signInTaker(context)
  // Every text that is painted is written down, and the second picture is painted without any.
  await page.addInitScript(() => {
    const painted: string[] = []
    const { fillText, strokeText } = CanvasRenderingContext2D.prototype
    const noted = (paint: typeof fillText) =>
      function (this: CanvasRenderingContext2D, ...[words, x, y]: Parameters<typeof fillText>) {
        painted.push(words)
        if (!document.documentElement.dataset.mute) paint.call(this, words, x, y)
      }
    Object.assign(CanvasRenderingContext2D.prototype, {
      fillText: noted(fillText),
      strokeText: noted(strokeText),
    })
    Object.assign(window, { painted })
  })
  await page.goto('/results')
  await page.getByRole('button', { name: text.results.shareLine }).click()
  const dialog = page.getByRole('dialog', { name: text.results.shareLine })
  await expect(
    dialog
      .getByRole('button', { name: text.results.savePicture })
      .or(dialog.getByRole('button', { name: text.results.shareNow })),
  ).toBeEnabled()
  const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted)
  expect(painted.join(' ')).toContain(text.results.aboutCard.split(' ')[0] ?? '')
  expect(painted.join(' ')).not.toMatch(/\p{Nd}/u)

  /** Counts what is painted between the line with its nuqtas and the edges: there, letters alone are. */
  const inkUnderTheLine = () =>
    dialog.locator('canvas').evaluate(element => {
      const canvas = element as HTMLCanvasElement
      const context = canvas.getContext('2d')
      const data = context?.getImageData(0, 1110, canvas.width, canvas.height - 1110).data ?? []
      return data.length === 0
        ? -1
        : new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(4 * i, 4 * i + 3).join())).size
    })
  expect(await inkUnderTheLine()).toBeGreaterThan(1)
  await page.evaluate(() => {
    document.documentElement.dataset.mute = 'yes'
  })
  await dialog.getByRole('button', { name: text.results.cardFormats.wide }).click()
  await dialog.getByRole('button', { name: text.results.cardFormats.upright }).click()
  await expect.poll(inkUnderTheLine).toBe(1)
})

test('where the device shares files, it is handed the picture and the invitation', async ({
  page,
  context,
  text,
}) => {
  await signInTaker(context)
  // A browser without a screen has nobody to share with: what the page hands over is written down.
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], url = '', text = '' }: ShareData) => {
        document.title = [
          ...files.map(({ name, type }) => `${name} ${type}`),
          new URL(url).pathname,
          text,
        ].join('|')
      },
    })
  })
  await page.goto('/results')
  await page.getByRole('button', { name: text.results.shareLine }).click()
  await page.getByRole('button', { name: text.results.shareNow }).click()
  await expect(page).toHaveTitle(/^wijha-upright\.png image\/png\|\/(?:en)?\|\D+$/)
})

/** Reads width and height of a PNG from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('the PDF opens in a window of its own, in the language of the page', async ({
  page,
  context,
  text,
  language,
}) => {
  const { assessmentId } = await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/results')
  const asked = context.waitForEvent('request', request => request.url().includes('/pdf-report'))
  await page.getByRole('button', { name: text.results.downloadPdf }).click()
  expect(new URL((await asked).url()).pathname).toBe(`/api/assessment/${assessmentId}/pdf-report`)
  expect(new URL((await asked).url()).searchParams.get('lang')).toBe(language)
  await sees(page, language === 'ar' ? 'تم فتح التقرير' : 'Report opened')
})

test('a blocked window is said to be blocked, letter for letter', async ({
  page,
  context,
  text,
  language,
}) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/results')
  await page.getByRole('button', { name: text.results.downloadPdf }).click()
  await sees(page, language === 'ar' ? 'خطأ في فتح التقرير' : 'Error opening the report')
  await sees(
    page,
    language === 'ar' ? 'تأكد من السماح للنوافذ المنبثقة' : 'Make sure that pop-up windows are allowed',
  )
  await isSound(page)
})

test('the report is mailed to its owner, and what became of the mail is shown', async ({
  page,
  context,
  text,
  language,
}) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/results')
  await page.getByRole('button', { name: text.results.sendMail }).or(mailOnPhone(page, text)).first().click()
  await sees(page, language === 'ar' ? 'تم إرسال التقرير' : 'Report sent')
  await sees(
    page,
    /سُلّم التقرير إلى البريد، \d+ \S+ \d{4}، |was handed over to the mailbox, \d+ \S+ \d{4}, /,
    { timeout: 30_000 },
  )
  await isSound(page)
})

const mailOnPhone = (page: Page, text: { results: { sendMailShort: string } }) =>
  page.getByRole('button', { name: text.results.sendMailShort })

test('a mail that cannot be sent is said so, letter for letter', async ({
  page,
  context,
  text,
  language,
}) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  await page.route('**/send-report', route => route.fulfill({ status: 503, body: '' }))
  await page.goto('/results')
  await page.getByRole('button', { name: text.results.sendMail }).or(mailOnPhone(page, text)).first().click()
  await sees(page, language === 'ar' ? 'خطأ في الإرسال' : 'Sending error')
  await sees(
    page,
    language === 'ar'
      ? 'فشل في إرسال التقرير، تأكد من إعدادات البريد الإلكتروني'
      : 'The report could not be sent; check the email settings',
  )
})

test('tips are asked for when the panel opens, in two tabs, and Escape closes it', async ({
  page,
  context,
  text,
  phone,
}) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/results')
  const button = page.getByRole('button', { name: text.results.tips })
  await expect(button).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(asked.filter(path => /career-tips|recommendations/.test(path))).toEqual([])
  await button.click()
  const panel = page.getByRole('dialog', { name: text.results.tips })
  await expect(panel.getByRole('tab', { name: text.advice.practical })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(panel.getByText(text.advice.advisor).first()).toBeVisible()
  expect(asked.filter(path => path.endsWith('/recommendations'))).toEqual([])
  await isSound(page)
  await panel.getByRole('tab', { name: text.advice.practical }).focus()
  await page.keyboard.press('End')
  await expect(panel.getByRole('tab', { name: text.advice.analysis })).toBeFocused()
  await expect(panel.getByRole('heading', { name: text.advice.strengths })).toBeVisible()
  await isSound(page)
  if (phone) {
    const box = await panel.boundingBox()
    expect(box?.width).toBe(360)
  }
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('empty lists of tips say so, letter for letter', async ({ page, context, text, language }) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  await page.route('**/career-tips', route => route.fulfill({ json: [] }))
  await page.route('**/recommendations', route =>
    route.fulfill({
      json: { strengths: [], improvements: [], careerPaths: [], nextSteps: [], source: 'advisor' },
    }),
  )
  await page.goto('/results')
  await page.getByRole('button', { name: text.results.tips }).click()
  await sees(page, language === 'ar' ? 'لا توجد نصائح متاحة حالياً' : 'No tips are available at present')
  await page.getByRole('tab', { name: text.advice.analysis }).click()
  await sees(page, language === 'ar' ? 'لا يوجد تحليل متاح حالياً' : 'No analysis is available at present')
  await isSound(page)
})

test('a result that cannot be loaded says that nothing is lost, and loads at the next try', async ({
  page,
  context,
  text,
}) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/account')
  await isAlive(page)
  await page.route('**/results', route =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  await page.getByRole('link', { name: text.shell.navResults }).first().click()
  await sees(page, text.results.loadFailedBody)
  await isSound(page)
  await page.unroute('**/results')
  await page.getByRole('button', { name: text.common.retry }).click()
  await expect(page.getByRole('heading', { name: text.results.chart })).toBeVisible()
})

test('past attempts stay, each with its result, and a new one is offered', async ({
  page,
  context,
  text,
}) => {
  const { applicationNumber, assessmentId } = await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/results')
  await sees(page, text.history.retakeBody)
  await page.goto('/assessment-selection')
  await page.getByRole('button', { name: text.selection.start }).click()
  await expect(page).toHaveURL(/\/assessment$/)
  await expect(page.locator('[data-question="1"]')).toBeVisible()
  await page.goto('/results')
  await sees(page, text.results.incompleteTitle)
  await isSound(page)
  await page.getByRole('link', { name: text.history.showOf(applicationNumber) }).click()
  await expect(page).toHaveURL(new RegExp(`attempt=${assessmentId}`))
  await expect(page.getByRole('heading', { name: text.results.facets })).toBeVisible()

  // Its report can still be sent: the companies' page is told which one is meant.
  const share = (name: string) => page.getByRole('link', { name })
  await share(text.results.share).or(share(text.results.shareShort)).first().click()
  await expect(page).toHaveURL(new RegExp(`/company\\?attempt=${assessmentId}`))
  await sees(page, text.companies.chosen)
  await sees(page, applicationNumber)
  await expect(page.getByText(text.companies.notComplete)).toHaveCount(0)
})
