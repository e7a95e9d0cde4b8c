import type { Locator } from '@playwright/test'
import { readingPath } from '#contract/reading-pages.ts'
import { LANDING } from '#web/text/landing.ts'
import { expect, inventPerson, isAlive, sees, seesQuestion, test } from './support.ts'

/** Of the page itself; what is typed is not counted, nor the keyboard's own key that leads to the next field. */
const MOST_TAPS = 13

test(`from the landing page to the first question in at most ${MOST_TAPS} taps`, async ({
  page,
  text,
  language,
}) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    // What was scrolled to is said where it is tapped; the two starts are in sight as their pages open.
    await expect(target).toBeInViewport()
    await target.click()
  }
  /** Types into a field and goes to the next one as a phone's keyboard does. */
  const type = async (words: string) => {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  const person = inventPerson()
  await page.goto(readingPath('/', language))
  await tap(page.getByRole('link', { name: LANDING[language].start }).first())

  await expect(page).toHaveURL(/\/register$/)
  await isAlive(page)
  const confirm = page.locator('[name=confirmPassword]')
  await expect(confirm).toBeHidden()
  await tap(page.locator('[name=firstName]'))
  await type(person.firstName)
  await type('السالم')
  await type(person.email)
  await page.keyboard.type(person.password)
  await expect(confirm).toBeVisible()
  await confirm.focus()
  await type(person.password)
  const terms = page.getByRole('checkbox')
  await terms.scrollIntoViewIfNeeded()
  await tap(terms)
  const register = page.getByRole('button', { name: text.account.register, exact: true })
  await register.scrollIntoViewIfNeeded()
  await tap(register)

  // One door.
  await expect(page.getByRole('heading', { name: text.dashboard.hello(person.firstName) })).toBeVisible()
  await expect(page.locator('main a[href="/assessment-selection"]')).toHaveCount(1)
  const door = page.getByRole('link', { name: text.dashboard.completeNow })
  await door.scrollIntoViewIfNeeded()
  await tap(door)

  await expect(page).toHaveURL(/\/assessment-selection$/)
  await tap(page.getByRole('button', { name: text.selection.start }))

  await expect(page).toHaveURL(/\/assessment$/)
  // Each of these is chosen from a list or ticked: a tap. The name is the account's.
  await expect(page.locator('[name=fullName]')).toHaveValue(`${person.firstName} السالم`)
  taps += 1
  await page.locator('[name=education]').selectOption('بكالوريوس')
  taps += 1
  await page.locator('[name=city]').fill('الرياض')
  taps += 1
  await page.locator('[name=experienceYears]').selectOption('3-5 سنوات')
  const preferred = page.locator('[name=preferredFields][value=technology]')
  await preferred.scrollIntoViewIfNeeded()
  await tap(preferred)
  const save = page.getByRole('button', { name: text.profile.save })
  await save.scrollIntoViewIfNeeded()
  await tap(save)

  // The field that the profile prefers, and the consent beside the button.
  await sees(page, text.assessment.fieldConsent)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await tap(page.getByRole('button', { name: text.assessment.fieldStart }))
  await seesQuestion(page, text, 1)
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
})
