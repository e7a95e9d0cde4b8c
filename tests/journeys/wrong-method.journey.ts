import { readingPath } from '#contract/reading-pages.ts'
import { CONTACT } from '#web/text/contact.ts'
import { openQuestions } from './device.ts'
import { isSound } from './sound.ts'
import { expect, test } from './support.ts'

const TITLE = { ar: 'تعذّر إرسال النموذج', en: 'The form could not be sent' }
const BACK = { ar: 'العودة إلى النموذج', en: 'Back to the form' }

test('a page that takes no form says so in its language, and not that the network is away', async ({
  request,
  language,
  text,
}) => {
  for (const path of ['/login', '/', '/assessment', '/profile', language === 'en' ? '/en/plans' : '/plans']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await request.fetch(path, {
        method,
        headers: { cookie: `language=${language}` },
        maxRedirects: 0,
      })
      const html = await answer.text()
      expect([method, path, answer.status()]).toEqual([method, path, 405])
      expect(answer.headers()).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain(TITLE[language])
      expect(html).not.toContain(text.shell.offlineTitle)
    }
  }
})

test('what is posted and is no form has no fields: the page says which are missing, and nothing is chosen', async ({
  request,
  baseURL,
  language,
}) => {
  const post = (path: string, type: string, data: string) =>
    request.post(path, {
      headers: { cookie: `language=${language}`, origin: baseURL ?? '', 'content-type': type },
      data,
      maxRedirects: 0,
    })
  for (const [type, data] of [
    ['application/json', '{"name":"Nobody"}'],
    ['multipart/form-data; boundary=x', '--x\r\nnot a part'],
    ['multipart/form-data', 'no boundary'],
  ] as const) {
    const contact = await post(readingPath('/contact', language), type, data)
    expect([type, contact.status()]).toEqual([type, 400])
    expect(await contact.text()).toContain(CONTACT[language].failed)
    const theme = await post('/look', type, data)
    expect([type, theme.status()]).toEqual([type, 303])
    expect(theme.headers()).not.toHaveProperty('set-cookie')
  }
})

test('an address without a page is not found, however it is asked for', async ({
  request,
  language,
  text,
}) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    const answer = await request.fetch('/no-such-page', {
      method,
      headers: { cookie: `language=${language}` },
    })
    expect([method, answer.status()]).toEqual([method, 404])
    expect(await answer.text()).toContain(text.shell.notFoundTitle)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that cannot be sent says so, keeps the password out of the address and leads back', async ({
    page,
    language,
  }) => {
    await page.goto('/login')
    await page.locator('[name=email]').fill('nobody@example.test')
    await page.locator('[name=password]').fill('a long enough one')
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByRole('heading', { name: TITLE[language] })).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('link', { name: BACK[language] }).click()
    await expect(page.locator('[name=email]')).toBeVisible()
  })
})

test('with the worker in place a posted page, and its reload, are the server’s', async ({
  page,
  context,
  language,
}) => {
  await openQuestions(context, page)
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/assessment' })
    document.body.append(form)
    form.submit()
  })
  await expect(page.getByRole('heading', { name: TITLE[language] })).toBeVisible()
  await isSound(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: TITLE[language] })).toBeVisible()
})
