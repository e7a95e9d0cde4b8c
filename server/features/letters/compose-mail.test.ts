import { describe, expect, test } from 'vitest'
import type { MoneyNews } from '#server/db/notification-cause.ts'
import { draftAccountMail } from '#server/features/account/draft-mail.ts'
import { ACCOUNT_MAIL_WORDS } from '#server/features/account/mail-words.ts'
import { draftAlert } from '#server/features/mail/alert-words.ts'
import { composeMail, type Draft } from '#server/features/mail/compose-mail.ts'
import type { AccountMail } from '#server/features/mail/mail.ts'
import { draftMoneyMail } from '#server/features/money/draft-mail.ts'
import { draftOwnReport } from '#server/features/report/own-report-letter.ts'

const APP_URL = 'https://wijha.example'
const token = 'tok_en-1'
const at = '2026-12-20T09:00:00.000Z'
const NEWS: readonly MoneyNews[] = [
  { kind: 'payment_settled', item: 'unlock', amount: 2900, receiptNumber: 'R-000007' },
  { kind: 'payment_surplus', amount: 2950 },
  { kind: 'payment_flagged' },
  { kind: 'payment_refunded', amount: 2900, creditNoteNumber: 'C-000001' },
  { kind: 'refund_rejected', item: 'starter', amount: 2900 },
  { kind: 'renewal_reminder', plan: 'pro', amount: 9900, at },
  { kind: 'renewal_failed', plan: 'pro', amount: 9900, retryAt: at },
  { kind: 'subscription_ended', plan: 'starter' },
  { kind: 'consultation_decided', approved: true, wishedDate: '2026-12-20' },
]
const ACCOUNT_KINDS = Object.keys(ACCOUNT_MAIL_WORDS) as AccountMail['kind'][]
type Say = (locale: 'ar' | 'en', firstName: string) => Draft
const to = 'noura@example.com'
const attemptId = 'attempt-of-the-report'
const account =
  (kind: AccountMail['kind'], sent = token): Say =>
  (locale, firstName) =>
    draftAccountMail({ kind, to, firstName, locale, token: sent }, APP_URL)
const MAILS = new Map<string, Say>([
  ...ACCOUNT_KINDS.map(kind => [kind, account(kind)] as const),
  ...NEWS.map(
    news =>
      [
        news.kind,
        (locale: 'ar' | 'en', firstName: string) =>
          draftMoneyMail({ ...news, to, firstName, locale }, APP_URL),
      ] as const,
  ),
  [
    'operator_notice',
    (locale, firstName) =>
      draftAlert(
        {
          kind: 'operator_notice',
          to,
          firstName,
          locale,
          topic: 'contact',
          priority: true,
          facts: ['12', '34'],
        },
        APP_URL,
      ),
  ],
  ['own_report', (locale, firstName) => draftOwnReport({ locale, firstName, attemptId }, APP_URL)],
])
const draft = (kind: string, locale: 'ar' | 'en', firstName = 'نورة'): Draft => {
  const say = MAILS.get(kind)
  if (!say) throw new Error(`there is no mail ${kind}`)
  return say(locale, firstName)
}
const compose = (...wanted: Parameters<typeof draft>) => composeMail(draft(...wanted))

describe.each([...MAILS.keys()])('the mail %s', kind => {
  test.each([
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ] as const)('in %s says so and runs %s', (locale, direction) => {
    const { html } = compose(kind, locale)
    expect(html).toContain(`<html lang="${locale}" dir="${direction}">`)
    expect(html).toContain(`<body dir="${direction}"`)
  })

  test('in Arabic holds no English sentence, in English no Arabic one but the name and the wordmark', () => {
    const arabic = compose(kind, 'ar')
    const withoutLink = (text: string) => text.replaceAll(/https:\S+/g, '')
    expect(withoutLink(arabic.text)).not.toMatch(/[a-z]{2}/i)
    const english = compose(kind, 'en', 'Noura')
    expect(english.subject + english.text).not.toMatch(/\p{Script=Arabic}/u)
    expect(english.html.replace('وجهة', '')).not.toMatch(/\p{Script=Arabic}/u)
  })

  test('says in text all that it says in HTML', () => {
    for (const locale of ['ar', 'en'] as const) {
      const { text, html } = compose(kind, locale)
      const { words } = draft(kind, locale)
      const plain = html.replaceAll(/<\/?bdi[^>]*>/g, '')
      for (const sentence of [words.body, words.note, words.unexpected]) {
        expect(text).toContain(sentence)
        expect(plain).toContain(sentence)
      }
    }
  })

  test('isolates every number in the Arabic HTML', () => {
    const { html } = compose(kind, 'ar')
    const visible = html.replace(/<head>.*<\/head>/s, '').replaceAll(/<bdi.*?<\/bdi>/g, '')
    expect(visible.replaceAll(/<[^>]+>/g, '')).not.toMatch(/\d/)
  })

  test('fetches nothing and counts nobody', () => {
    const { html } = compose(kind, 'ar')
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|background="/i)
  })

  test('has one link, twice in HTML and once in text', () => {
    const { html, text } = compose(kind, 'en')
    const links = html.match(/href="[^"]+"/g) ?? []
    expect(links).toHaveLength(2)
    expect(new Set(links).size).toBe(1)
    expect(text.match(/https:\S+/g)).toHaveLength(1)
  })
})

test.each([
  ['verify_email', `${APP_URL}/verify-email?token=${token}`],
  ['reset_password', `${APP_URL}/reset-password?token=${token}`],
  ['password_changed', `${APP_URL}/login`],
  ['own_report', `${APP_URL}/results?attempt=attempt-of-the-report`],
] as const)('%s leads to %s', (kind, link) => {
  expect(compose(kind, 'ar').text).toContain(`${link}\n`)
})

describe('the greeting', () => {
  test('isolates the name', () => {
    expect(compose('verify_email', 'ar', 'Sara').html).toContain('مرحباً <bdi>Sara</bdi>،')
  })

  test.each(["Ra'ed", 'آل سعود', 'عبد‌الله', 'Jean-Luc'])('uses the name %s', name => {
    expect(compose('verify_email', 'en', name).text).toContain(`Hello ${name},`)
  })

  test.each(['evil.example', 'http://x', 'win@now', '<b>x</b>', 'call 0551234567', 'a'.repeat(31), ''])(
    'leaves out what is no plain name: %s',
    name => {
      expect(compose('verify_email', 'en', name).text).toMatch(/^Hello,\n/)
    },
  )
})

test('500 mails to different people hold each the own language, name and token', () => {
  for (let person = 0; person < 500; person++) {
    const locale = person % 2 ? 'ar' : 'en'
    const name = `N${String.fromCharCode(97 + (person % 26))}${String.fromCharCode(97 + Math.floor(person / 26))}`
    const { html, text } = composeMail(account('verify_email', `token-${person}-`)(locale, name))
    for (const part of [html, text]) {
      expect(part).toContain(name)
      expect(part.match(/token-\d+-/g)?.every(found => found === `token-${person}-`)).toBe(true)
    }
    expect(html).toContain(`lang="${locale}"`)
  }
})
