import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { LANGUAGES, type Locale, localeFrom, nextLocale } from '#engine/languages/index.ts'
import { ADVICE } from '#web/text/advice.ts'
import { TEXT } from '#web/text/both.server.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { CREDENTIALS } from '#web/text/credentials.ts'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { HISTORY } from '#web/text/history.ts'
import { PROFILE } from '#web/text/profile.ts'
import { REST_STOP } from '#web/text/rest-stop.ts'
import { RESULTS } from '#web/text/results.ts'
import { SELECTION } from '#web/text/selection.ts'
import { SHARED_REPORT } from '#web/text/shared-report.ts'
import { VERIFY } from '#web/text/verify.ts'
import { inventPerson, type NewPerson, signUp } from './person.ts'
import { signInTaker, type Taker } from './taker.ts'

/** All that a page may say, with what only some pages load. */
const wordsOf = (locale: Locale) => ({
  ...TEXT[locale],
  /** Names the control that leads to the next language. */
  switchTo: LANGUAGES[nextLocale(locale)].switchTo,
  companies: COMPANIES[locale],
  credentials: CREDENTIALS[locale],
  dashboard: DASHBOARD[locale],
  history: HISTORY[locale],
  profile: PROFILE[locale],
  results: RESULTS[locale],
  selection: SELECTION[locale],
  rest: REST_STOP[locale],
  shared: SHARED_REPORT[locale],
  advice: ADVICE[locale],
  verify: VERIFY[locale],
})
export type Text = ReturnType<typeof wordsOf>

interface Fixtures {
  readonly language: Locale
  readonly phone: boolean
  /** The words of the language that this run is in. */
  readonly text: Text
  /** Fails the test when a page logs an error, throws, or does what its Content-Security-Policy does not allow. */
  readonly quiet: undefined
}

/** A journey runs once for each language and size; the project's name says which. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  language: async ({}, use, info) => use(localeFrom(info.project.name.split('-')[0])),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  phone: async ({}, use, info) => use(info.project.name.endsWith('phone')),
  text: async ({ language }, use) => use(wordsOf(language)),
  context: async ({ context, language, baseURL }, use) => {
    await speak(context, language, baseURL)
    await use(context)
  },
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      await page.exposeBinding('noteViolation', (_, violation: string) => complaints.push(violation))
      await page.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, documentURI }) =>
            (window as unknown as { noteViolation(violation: string): void }).noteViolation(
              `${documentURI} may not load ${blockedURI} (${violatedDirective})`,
            ),
        )
      })
      page.on('pageerror', error => complaints.push(String(error)))
      page.on('console', message => {
        // The browser reports every refused call as an error, and so does the page; what it makes of it is tested. In the
        // development app React misses the nonce of a link of its framework: browsers show no script what it was.
        if (
          message.type() === 'error' &&
          !/Failed to load resource|fetching the script|^ApiError: 4|data-react-router-critical-css/.test(
            message.text(),
          )
        )
          complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** As if the person had chosen the language on an earlier visit. */
export async function speak(
  context: BrowserContext,
  locale: Locale,
  baseURL: string | undefined,
): Promise<void> {
  if (!baseURL) throw new Error('Run the journeys with "npm run journeys".')
  await context.addCookies([{ name: 'language', value: locale, url: baseURL }])
}

/** Registers a person by a call and opens the dashboard, alive. Where no page is wanted, or another: `signUp`. */
export async function register(page: Page, text: Text, person = inventPerson()): Promise<NewPerson> {
  await signUp(page, person)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text.dashboard.hello(person.firstName) })).toBeVisible()
  await isAlive(page)
  return person
}

export async function fillRegistration(page: Page, person: NewPerson): Promise<void> {
  await page.locator('[name=firstName]').fill(person.firstName)
  await page.locator('[name=lastName]').fill('السالم')
  await page.locator('[name=email]').fill(person.email)
  await page.locator('[name=password]').fill(person.password)
  await page.locator('[name=confirmPassword]').fill(person.password)
  await page.getByRole('checkbox').check()
}

export async function logIn(page: Page, text: Text, person: NewPerson): Promise<void> {
  await page.locator('[name=email]').fill(person.email)
  await page.locator('[name=password]').fill(person.password)
  await page.getByRole('button', { name: text.account.login, exact: true }).click()
  await expect(page.getByRole('heading', { name: text.dashboard.hello(person.firstName) })).toBeVisible()
}

/** Waits until React has taken over the page and each link beside it: before, a link loads a page from the server. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main, nav a')]
    const taken = (part: Element) => Object.keys(part).some(key => key.startsWith('__react'))
    return parts.some(part => part.matches('main')) && parts.every(taken)
  })
}

/** Stops the page's clock: it waits for nothing, and answers take no time on the slowest machine, until the test lets time pass. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** What is asked for from now on at such an address waits for the returned function. */
export async function hold(pages: Page | BrowserContext, address: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await pages.route(address, async route => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** Notes the animations that begin on this page from now on; what is returned reads their names. */
export async function noteAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const begun: string[] = []
    document.addEventListener('animationstart', ({ animationName }) => begun.push(animationName))
    Object.assign(window, { begun })
  })
  return () => page.evaluate(() => (window as unknown as { begun: string[] }).begun)
}

export async function fillProfile(page: Page): Promise<void> {
  await page.locator('[name=fullName]').fill('نورة السالم')
  await page.locator('[name=education]').selectOption('بكالوريوس')
  await page.locator('[name=city]').fill('الرياض')
  await page.locator('[name=experienceYears]').selectOption('3-5 سنوات')
  await page.locator('[name=preferredFields]').first().check()
}

/** Signs a person in who has begun the assessment, and opens it: the page is on question 1. */
export async function beginAssessment(page: Page, text: Text): Promise<Taker> {
  const taker = await signInTaker(page, { completed: false })
  await page.goto('/assessment')
  await seesQuestion(page, text, 1)
  await isAlive(page)
  return taker
}

export async function seesQuestion(page: Page, text: Text, number: number): Promise<void> {
  await expect(
    page.getByRole('heading', { name: text.assessment.question(number, 30), exact: true }),
  ).toBeVisible()
}

/** Answers the question on screen with the option at a place from 1 to 5, by finger or by key, and sees the next one. */
export async function answer(page: Page, place: number, by: 'finger' | 'keys' = 'finger'): Promise<void> {
  const question = page.locator('[data-question]')
  const [section, number] = await question.evaluate(element => [
    element.getAttribute('data-section'),
    element.getAttribute('data-question'),
  ])
  if (by === 'keys') {
    await page.keyboard.press(String(place))
    await page.keyboard.press('Enter')
  } else {
    await page
      .locator('[data-answer]')
      .nth(place - 1)
      .click()
    await question.locator('button[type=submit]').click()
  }
  await expect(page.locator(`[data-section="${section}"][data-question="${number}"]`)).toHaveCount(0)
}

/** Goes on from the rest stop at which a later section begins. */
export async function goOn(page: Page): Promise<void> {
  // A press that comes at once is taken for the second one of a double click.
  await expect(async () => {
    await page.locator('[data-rest] button[type=submit]').click({ timeout: 1000 })
    await expect(page.locator('[data-rest]')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(page.locator('[data-question="1"]')).toBeVisible()
}

/** The link in the newest mail to an address, from the folder where the server keeps its mails; its token ends what matches `query`. */
export async function linkInMailTo(email: string, path: string, query = '\\?token='): Promise<string> {
  const folder = process.env.MAIL_FOLDER ?? ''
  let link: string | undefined
  await expect
    .poll(async () => {
      for (const name of mailsIn(folder)) {
        if (!name.endsWith('.eml')) continue
        const mail = await PostalMime.parse(readFileSync(join(folder, name)))
        if (mail.to?.some(to => to.address === email)) {
          link = new RegExp(`https?://\\S*${path}${query}[\\w-]+`).exec(mail.text ?? '')?.[0] ?? link
        }
      }
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/** The folder is made with its first mail. */
const mailsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { encoding: 'utf8' }).sort() : []

/** A sentence is on screen; it may also be announced, or stand hidden in the table that a phone shows as cards. */
export async function sees(
  page: Page,
  sentence: string | RegExp,
  options: { timeout?: number } = {},
): Promise<void> {
  await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible(options)
}

export { expect, inventPerson, type NewPerson }
