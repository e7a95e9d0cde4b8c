import type { Page } from '@playwright/test'
import type { Locale } from '#engine/languages/index.ts'
import { openQuestions } from './device.ts'
import { signUp } from './person.ts'
import { isSound } from './sound.ts'
import {
  beginAssessment,
  expect,
  fillRegistration,
  inventPerson,
  logIn,
  sees,
  seesQuestion,
  stopTime,
  test,
} from './support.ts'
import { answerByCall, signInTaker } from './taker.ts'

// Each message in both languages, letter for letter.

const submit = (page: Page) => page.locator('form button[type=submit]').first().click()
const said = (language: Locale, ar: string, en: string) => (language === 'ar' ? ar : en)

test.describe('registration', () => {
  for (const [what, change, ar, en] of [
    [
      'a short first name',
      { firstName: 'ن' },
      'الاسم الأول يتكون من حرفين على الأقل',
      'First name must be at least 2 characters',
    ],
    [
      'a short last name',
      { lastName: 'س' },
      'اسم العائلة يتكون من حرفين على الأقل',
      'Last name must be at least 2 characters',
    ],
    ['an address that is none', { email: 'noura@' }, 'البريد الإلكتروني غير صحيح', 'Invalid email'],
    [
      'a short password',
      { password: '1234567' },
      'كلمة المرور تتكون من 8 أحرف على الأقل',
      'Password must be at least 8 characters',
    ],
    [
      'two different passwords',
      { confirmPassword: 'something else' },
      'كلمتا المرور غير متطابقتين',
      'Passwords do not match',
    ],
  ] as const) {
    test(`says what is wrong with ${what}, beside the field, and sends nothing`, async ({
      page,
      language,
    }) => {
      const sent: string[] = []
      page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
      await page.goto('/register')
      await fillRegistration(page, inventPerson())
      for (const [name, value] of Object.entries(change)) await page.locator(`[name=${name}]`).fill(value)
      await submit(page)
      const [field = ''] = Object.keys(change)
      await sees(page, said(language, ar, en))
      await expect(page.locator(`[name=${field}]`)).toHaveAttribute('aria-invalid', 'true')
      expect(sent).toEqual([])
    })
  }

  test('asks for the terms', async ({ page, language }) => {
    await page.goto('/register')
    await fillRegistration(page, inventPerson())
    await page.getByRole('checkbox').uncheck()
    await submit(page)
    await sees(
      page,
      said(language, 'الموافقة على الشروط والأحكام مطلوبة', 'You must agree to the terms and conditions'),
    )
  })

  test('says that an address is taken, under its title', async ({ page, text, browser, baseURL }) => {
    const person = await signUp(page)
    const other = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      storageState: {
        cookies: (await page.context().cookies()).filter(({ name }) => name === 'language'),
        origins: [],
      },
    })
    const again = await other.newPage()
    await again.goto('/register')
    await fillRegistration(again, person)
    await submit(again)
    await sees(again, text.account.registerFailed)
    await sees(again, /لهذا البريد الإلكتروني حساب من قبل|This email already has an account/)
    await expect(again.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
    await expect(again.locator('[name=email]')).toBeFocused()
    await isSound(again)
    await again.getByRole('link', { name: text.account.login }).first().click()
    await expect(again).toHaveURL(/\/login$/)
    await other.close()
  })
})

test.describe('signing in', () => {
  test('says what is wrong with an address and a short password', async ({ page, language }) => {
    await page.goto('/login')
    await page.locator('[name=email]').fill('noura')
    await page.locator('[name=password]').fill('short')
    await submit(page)
    await sees(page, said(language, 'البريد الإلكتروني غير صحيح', 'Invalid email address'))
    await sees(
      page,
      said(language, 'كلمة المرور تتكون من 8 أحرف على الأقل', 'Password must be at least 8 characters'),
    )
  })

  test('with a wrong password fails under its title', async ({ page, language }) => {
    await page.goto('/login')
    await page.locator('[name=email]').fill('nobody@example.test')
    await page.locator('[name=password]').fill('not the password')
    await submit(page)
    await sees(page, said(language, 'تعذّر تسجيل الدخول', 'Login failed'))
    await sees(
      page,
      said(language, 'البريد الإلكتروني أو كلمة المرور غير صحيحة', 'Email or password is incorrect'),
    )
  })

  test('with Google or Apple is coming soon where no credentials are set', async ({ page, text }) => {
    await page.goto('/login')
    for (const provider of ['Google', 'Apple']) {
      await page.getByRole('button', { name: new RegExp(provider) }).click()
      await sees(page, text.account.comingSoon)
      await sees(page, text.account.comingSoonWith(provider))
    }
  })

  test('leads back to the page that asked for it, and only within this site', async ({ page, text }) => {
    const person = await signUp(page)
    await page.goto('/profile')
    await page.getByRole('button', { name: text.dashboard.logout }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.goto('/assessment-selection')
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fassessment-selection$/)
    await page.locator('[name=email]').fill(person.email)
    await page.locator('[name=password]').fill(person.password)
    await submit(page)
    await expect(page).toHaveURL(/\/assessment-selection$/)
    for (const elsewhere of [
      '//example.test',
      '/\\example.test',
      'https://example.test',
      'javascript:alert(1)',
    ]) {
      await page.goto('/profile')
      await page.getByRole('button', { name: text.dashboard.logout }).click()
      await expect(page).toHaveURL(/\/login/)
      await page.goto(`/login?redirectTo=${encodeURIComponent(elsewhere)}`)
      await logIn(page, text, person)
      expect(new URL(page.url()).pathname).toBe('/')
    }
  })
})

test.describe('the profile form', () => {
  test('names each required field that is empty', async ({ page, text, language }) => {
    await signUp(page)
    await page.goto('/assessment')
    await page.locator('[name=fullName]').fill('')
    await page.getByRole('button', { name: text.profile.save }).click()
    for (const [ar, en] of [
      ['الاسم الكامل مطلوب', 'Full name is required'],
      ['المؤهل العلمي مطلوب', 'Education is required'],
      ['المدينة مطلوبة', 'City is required'],
      ['سنوات الخبرة مطلوبة', 'Years of experience are required'],
      ['يجب اختيار مجال واحد على الأقل', 'At least one field must be chosen'],
    ] as const) {
      await sees(page, said(language, ar, en))
    }
    await expect(page.locator('[name=fullName]')).toBeFocused()
    await expect(page.locator('[name=preferredFields]').first()).toHaveAttribute('aria-invalid', 'true')
    await isSound(page)
    // What is mended is no longer refused, and the next one that is wrong has the focus.
    await page.locator('[name=fullName]').fill('نورة السالم')
    await page.locator('[name=preferredFields]').first().check()
    await expect(page.locator('[name=preferredFields]').first()).not.toHaveAttribute('aria-invalid')
    await page.getByRole('button', { name: text.profile.save }).click()
    await expect(page.locator('[name=education]')).toBeFocused()
  })

  test('takes a salary in Arabic-Indic digits and saves it', async ({ page, text }) => {
    const { fillProfile } = await import('./support.ts')
    await signUp(page)
    await page.goto('/assessment')
    await fillProfile(page)
    await page.locator('[name=expectedSalary]').fill('٨٥٠٠')
    await page.getByRole('button', { name: text.profile.save }).click()
    await sees(page, text.profile.saved)
    await sees(page, text.profile.savedBody)
    await sees(page, text.assessment.started)
    await page.goto('/profile')
    await expect(page.locator('[name=expectedSalary]')).toHaveValue('8500')
  })

  test('shows what the server says when saving fails, and keeps what was typed', async ({ page, text }) => {
    const { fillProfile } = await import('./support.ts')
    await signUp(page)
    await page.goto('/assessment')
    await fillProfile(page)
    await page.locator('[name=fullName]').fill('Noura\u202EAlsalem')
    await page.getByRole('button', { name: text.profile.save }).click()
    await sees(page, /رموز خفية|hidden characters/)
    await expect(page.locator('[name=city]')).toHaveValue('الرياض')
  })
})

test.describe('the questions', () => {
  test('ask for an answer before going on', async ({ page, text }) => {
    await beginAssessment(page, text)
    // Right after a question appears, a press still means the one before.
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(page.getByText(text.assessment.answerMissing).first()).toBeVisible({ timeout: 200 })
    }).toPass()
    await sees(page, text.assessment.answerMissingBody)
    // Read out as one sentence with what it is.
    await expect(
      page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text.assessment.answerMissing }),
    ).toHaveText(
      `${text.shell.messages.message} ${text.assessment.answerMissing} ${text.assessment.answerMissingBody}`,
    )
    await isSound(page)
    await seesQuestion(page, text, 1)
  })

  test('answered in under two seconds bring the advice to read on, which blocks nothing', async ({
    page,
    context,
    text,
    phone,
  }) => {
    const { answer } = await import('./support.ts')
    await openQuestions(context, page)
    await stopTime(page)
    await answer(page, 1)
    await answer(page, 2)
    await page.clock.resume()
    await sees(page, text.assessment.fast)
    if (phone) {
      await page.getByRole('button', { name: text.assessment.understood }).click()
      await expect(page.getByText(text.assessment.fast)).toHaveCount(0)
    }
    await answer(page, 3)
    await seesQuestion(page, text, 4)
  })

  test('and the advice, once understood, stays away: after a reload and in the next attempt', async ({
    page,
    context,
    text,
  }) => {
    const { answer } = await import('./support.ts')
    const advice = page.getByText(text.assessment.fast)
    await openQuestions(context, page)
    await stopTime(page)
    await answer(page, 1)
    await answer(page, 2)
    await page.clock.resume()
    await expect(advice).toBeVisible()
    // It comes above the question and takes neither the focus nor anybody's place.
    await expect(page.locator('#question-title')).toBeFocused()
    await isSound(page)
    await page.getByRole('button', { name: text.assessment.understood }).click()
    await expect(advice).toHaveCount(0)
    await page.reload()
    await seesQuestion(page, text, 3)
    await expect(advice).toHaveCount(0)

    await answerByCall(page, 90)
    await page.goto('/assessment')
    await page.getByRole('button', { name: text.assessment.startNew }).click()
    await page.getByRole('dialog').getByRole('button', { name: text.assessment.resetConfirm }).click()
    await seesQuestion(page, text, 1)
    await expect(advice).toHaveCount(0)
  })

  test('that cannot be loaded say so and lead home', async ({ page, context, text }) => {
    // By calls: this device keeps no questions yet.
    await signInTaker(context, { completed: false })
    await page.route('**/questions?**', route => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: text.dashboard.continue }).first().click()
    await page.getByRole('button', { name: text.selection.continue }).first().click()
    await sees(page, text.assessment.questionFailed)
    await isSound(page)
    await page.unroute('**/questions?**')
    await page.getByRole('button', { name: text.common.retry }).click()
    await expect(page.locator('[data-question="1"]')).toBeVisible()
  })
})
