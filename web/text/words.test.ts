import { expect, test } from 'vitest'
import { ACCOUNT_PAGES } from './account-pages.ts'
import { ACCOUNT_SETTINGS } from './account-settings.ts'
import { ADVICE } from './advice.ts'
import { ar } from './ar.ts'
import { BILLING } from './billing.ts'
import { CAREERS } from './careers.ts'
import { COMPANIES } from './companies.ts'
import { CONTACT } from './contact.ts'
import { CREDENTIALS } from './credentials.ts'
import { CV } from './cv.ts'
import { DASHBOARD } from './dashboard.ts'
import { en } from './en.ts'
import { GUESS } from './guess.ts'
import { GUIDE } from './guide.ts'
import { HISTORY } from './history.ts'
import { LANDING } from './landing.ts'
import { LEGAL, LEGAL_PAGES } from './legal.ts'
import { MAILED_LINKS } from './mailed-links.ts'
import { METHOD } from './method.ts'
import { NEW_EMAIL } from './new-email.ts'
import { NOTIFICATIONS } from './notifications.ts'
import { PAYMENT } from './payment.ts'
import { PLANS_TEXT } from './plans.ts'
import { PROFILE } from './profile.ts'
import { REFERENCES } from './references.ts'
import { RESULTS } from './results.ts'
import { SAMPLE_REPORT } from './sample-report.ts'
import { SELECTION } from './selection.ts'
import { SHARED_REPORT } from './shared-report.ts'
import { VERIFY } from './verify.ts'
import { WANTS } from './wants.ts'

/** Every sentence of a language with its place; functions are called with numbers, which read well enough as names too. */
function sentences(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[place, String(value)]]
  if (typeof value === 'function') return sentences(value(3, 30, 7, 90), `${place}()`)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => sentences(entry, `${place}.${key}`))
}

/** What only some pages load. */
const APART = {
  ...LEGAL_PAGES,
  ...{
    LEGAL,
    GUIDE,
    METHOD,
    PAYMENT,
    PLANS_TEXT,
    BILLING,
    CONTACT,
    LANDING,
    REFERENCES,
    SAMPLE_REPORT,
    NOTIFICATIONS,
  },
  ...{
    ACCOUNT_PAGES,
    ACCOUNT_SETTINGS,
    MAILED_LINKS,
    NEW_EMAIL,
    COMPANIES,
    CREDENTIALS,
    CAREERS,
    CV,
    DASHBOARD,
    GUESS,
    HISTORY,
    PROFILE,
    RESULTS,
    SELECTION,
    SHARED_REPORT,
    ADVICE,
    VERIFY,
    WANTS,
  },
}
const apart = (locale: 'ar' | 'en') =>
  Object.fromEntries(Object.entries(APART).map(([name, words]) => [name, words[locale]]))
const arabic = sentences({ ...ar, ...apart('ar') })
const english = sentences({ ...en, ...apart('en') })

test('both languages say something in the same places', () => {
  expect(english.map(([place]) => place)).toEqual(arabic.map(([place]) => place))
  // An agreement may need no words after its links.
  const empty = [...arabic, ...english].filter(
    ([place, sentence]) => sentence === '' && !place.endsWith('.after'),
  )
  expect(empty).toEqual([])
})

test('no exclamation marks, no ellipsis signs, no Arabic-Indic digits', () => {
  expect([...arabic, ...english].filter(([, sentence]) => /[!…]|[٠-٩۰-۹]/.test(sentence))).toEqual([])
})

test('Arabic has its own commas and question marks, and no range with a dash', () => {
  expect(arabic.filter(([, sentence]) => /[\u0600-\u06ff]\s*[,;?]|\d\s*[-–—]\s*\d/.test(sentence))).toEqual(
    [],
  )
})

test('every page that search engines show has a description of its own, of a length that they show whole', () => {
  const descriptions = [...arabic, ...english].filter(([place]) => place.endsWith('.description'))
  expect(descriptions.length).toBeGreaterThanOrEqual(16)
  expect(descriptions.filter(([, { length }]) => length < 70 || length > 160)).toEqual([])
  expect(new Set(descriptions.map(([, words]) => words)).size).toBe(descriptions.length)
})
