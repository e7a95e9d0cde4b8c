import { TEMPLATE_NAMES } from '#engine/vocabulary.ts'
import { signUp } from './person.ts'
import { isSound } from './sound.ts'
import { expect, sees, test } from './support.ts'

test('the four forms are compared in a dialog, and one is chosen there', async ({ page, text, language }) => {
  const { selection } = text
  await signUp(page)
  await page.goto('/assessment-selection')
  await sees(page, selection.helpTitle)
  const open = page.getByRole('button', { name: selection.compare })
  await open.click()
  const dialog = page.getByRole('dialog', { name: selection.compareTitle })
  await expect(dialog).toBeVisible()
  for (const said of [
    selection.points(450),
    selection.points(75),
    selection.fieldAsked,
    selection.accessFree,
    TEMPLATE_NAMES.leadership[language],
  ]) {
    await expect(dialog.getByText(said).filter({ visible: true }).first()).toBeVisible()
  }
  // Reading begins at the top, the focus stays inside, and goes back to where it came from.
  expect(await dialog.evaluate(element => element.scrollTop)).toBe(0)
  await isSound(page)
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => {
        const dialog = document.querySelector('dialog[open]')
        return document.activeElement === document.body || dialog?.contains(document.activeElement)
      }),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  await open.click()
  await dialog
    .getByRole('button', { name: selection.choose(TEMPLATE_NAMES.quick[language]) })
    .filter({ visible: true })
    .click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('[name=template][value=quick]')).toBeChecked()
  await expect(
    page.getByRole('heading', { name: selection.summary(TEMPLATE_NAMES.quick[language]) }),
  ).toBeVisible()
})

test('the user guide opens from the selection in the language of the page', async ({
  page,
  text,
  language,
}) => {
  await signUp(page)
  await page.goto('/assessment-selection')
  await page.getByRole('link', { name: text.selection.guide }).click()
  await expect(page).toHaveURL(language === 'en' ? /\/en\/guide$/ : /[^n]\/guide$/)
  await expect(page.getByRole('heading', { level: 1, name: text.shell.guide })).toBeVisible()
  await isSound(page)
})

test('the address of the guide decides its language, and the toggle leads to the other address', async ({
  page,
  text,
  language,
}) => {
  const [own, other] = language === 'en' ? ['/en/guide', '/guide'] : ['/guide', '/en/guide']
  const otherLanguage = language === 'en' ? 'ar' : 'en'
  // Whatever the cookie says.
  await page.goto(other)
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage)
  await page.goto(own)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page).toHaveTitle(new RegExp(text.shell.guide))
  await isSound(page)
  await page.getByRole('link', { name: text.switchTo }).click()
  await expect(page).toHaveURL(new RegExp(`[0-9]${other}$`))
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage)
  // It was a choice: other pages follow it.
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage)
})

test('a visit to the guide in another language changes no choice', async ({ page, text, language }) => {
  await page.goto('/login')
  await page.goto(language === 'en' ? '/guide' : '/en/guide')
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'ar' : 'en')
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('button', { name: text.account.login, exact: true })).toBeVisible()
})
