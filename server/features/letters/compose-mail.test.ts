import { describe, expect, test } from 'vitest'
import { composeMail, type HolderMail, wordsOf } from '#server/features/mail/compose-mail.ts'
import { MAIL_WORDS } from '#server/features/mail/words.ts'
import type { MoneyNews } from '#server/features/money/mail-words.ts'

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
  { kind: 'operator_notice', topic: 'contact', priority: true, facts: ['12', '34'] },
]
const KINDS = [...Object.keys(MAIL_WORDS), ...NEWS.map(news => news.kind)] as HolderMail['kind'][]
const job = (kind: HolderMail['kind'], locale: 'ar' | 'en', firstName = 'نورة') => {
  const news = NEWS.find(candidate => candidate.kind === kind)
  const attemptId = 'attempt-of-the-report'
  return { kind, to: 'noura@example.com', firstName, locale, token, attemptId, ...news } as HolderMail
}

describe.each(KINDS)('the mail %s', kind => {
  test.each([
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ] as const)('in %s says so and runs %s', (locale, direction) => {
    const { html } = composeMail(job(kind, locale), APP_URL)
    expect(html).toContain(`<html lang="${locale}" dir="${direction}">`)
    expect(html).toContain(`<body dir="${direction}"`)
  })

  test('in Arabic holds no English sentence, in English no Arabic one but the name and the wordmark', () => {
    const arabic = composeMail(job(kind, 'ar'), APP_URL)
    const withoutLink = (text: string) => text.replaceAll(/https:\S+/g, '')
    expect(withoutLink(arabic.text)).not.toMatch(/[a-z]{2}/i)
    const english = composeMail(job(kind, 'en', 'Noura'), APP_URL)
    expect(english.subject + english.text).not.toMatch(/\p{Script=Arabic}/u)
    expect(english.html.replace('وجهة', '')).not.toMatch(/\p{Script=Arabic}/u)
  })

  test('says in text all that it says in HTML', () => {
    for (const locale of ['ar', 'en'] as const) {
      const { text, html } = composeMail(job(kind, locale), APP_URL)
      const words = wordsOf(job(kind, locale))
      const plain = html.replaceAll(/<\/?bdi[^>]*>/g, '')
      for (const sentence of [words.body, words.note, words.unexpected]) {
        expect(text).toContain(sentence)
        expect(plain).toContain(sentence)
      }
    }
  })

  test('isolates every number in the Arabic HTML', () => {
    const { html } = composeMail(job(kind, 'ar'), APP_URL)
    const visible = html.replace(/<head>.*<\/head>/s, '').replaceAll(/<bdi.*?<\/bdi>/g, '')
    expect(visible.replaceAll(/<[^>]+>/g, '')).not.toMatch(/\d/)
  })

  test('fetches nothing and counts nobody', () => {
    const { html } = composeMail(job(kind, 'ar'), APP_URL)
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|background="/i)
  })

  test('has one link, twice in HTML and once in text', () => {
    const { html, text } = composeMail(job(kind, 'en'), APP_URL)
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
  expect(composeMail(job(kind, 'ar'), APP_URL).text).toContain(`${link}\n`)
})

describe('the greeting', () => {
  test('isolates the name', () => {
    expect(composeMail(job('verify_email', 'ar', 'Sara'), APP_URL).html).toContain('مرحباً <bdi>Sara</bdi>،')
  })

  test.each(["Ra'ed", 'آل سعود', 'عبد‌الله', 'Jean-Luc'])('uses the name %s', name => {
    expect(composeMail(job('verify_email', 'en', name), APP_URL).text).toContain(`Hello ${name},`)
  })

  test.each(['evil.example', 'http://x', 'win@now', '<b>x</b>', 'call 0551234567', 'a'.repeat(31), ''])(
    'leaves out what is no plain name: %s',
    name => {
      expect(composeMail(job('verify_email', 'en', name), APP_URL).text).toMatch(/^Hello,\n/)
    },
  )
})

test('500 mails to different people hold each the own language, name and token', () => {
  for (let person = 0; person < 500; person++) {
    const locale = person % 2 ? 'ar' : 'en'
    const name = `N${String.fromCharCode(97 + (person % 26))}${String.fromCharCode(97 + Math.floor(person / 26))}`
    const mail = { ...job('verify_email', locale, name), token: `token-${person}-` } as HolderMail
    const { html, text } = composeMail(mail, APP_URL)
    for (const part of [html, text]) {
      expect(part).toContain(name)
      expect(part.match(/token-\d+-/g)?.every(found => found === `token-${person}-`)).toBe(true)
    }
    expect(html).toContain(`lang="${locale}"`)
  }
})
