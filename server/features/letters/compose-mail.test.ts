import { describe, expect, test } from 'vitest'
import { LANGUAGES, LOCALES } from '#engine/languages/index.ts'
import { composeMail } from '#server/features/mail/compose-mail.ts'
import { APP_URL, account, draft, FACTS, MAILS, token } from '../../../tests/support/every-mail.ts'

const compose = (...wanted: Parameters<typeof draft>) => composeMail(draft(...wanted))

describe.each([...MAILS.keys()])('the mail %s', kind => {
  test.each(LOCALES)('in %s says so and runs in its direction', locale => {
    const { html } = compose(kind, locale)
    const { direction } = LANGUAGES[locale]
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
    for (const locale of LOCALES) {
      const { html, ...composed } = compose(kind, locale)
      const text = composed.text.replaceAll(/[\u2068\u2069]/g, '')
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
    expect(html.match(/<img src="[^"]*"/g)).toEqual(['<img src="cid:wordmark"', '<img src="cid:line-rtl"'])
    expect(html).not.toMatch(/<script|<link|url\(|@import|background="/i)
  })

  test('has one link, twice in HTML and once in text; besides, where it may be stopped, that link', () => {
    const { html, text } = compose(kind, 'en')
    const { stop } = draft(kind, 'en')
    if (stop) {
      expect(html.split(stop)).toHaveLength(2)
      expect(text.split(stop)).toHaveLength(2)
    }
    const links = (html.match(/href="[^"]+"/g) ?? []).filter(link => link !== `href="${stop}"`)
    expect(links).toHaveLength(2)
    expect(new Set(links).size).toBe(1)
    expect(text.match(/https:\S+/g)?.filter(link => link !== stop)).toHaveLength(1)
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
    expect(compose('verify_email', 'ar', 'Sara').text).toContain('مرحباً \u2068Sara\u2069،')
  })

  test.each(["Ra'ed", 'آل سعود', 'عبد‌الله', 'Jean-Luc'])('uses the name %s', name => {
    expect(compose('verify_email', 'en', name).text.replaceAll(/[\u2068\u2069]/g, '')).toContain(
      `Hello ${name},`,
    )
  })

  test.each(['evil.example', 'http://x', 'win@now', '<b>x</b>', 'call 0551234567', 'a'.repeat(31), ''])(
    'leaves out what is no plain name: %s',
    name => {
      expect(compose('verify_email', 'en', name).text).toMatch(/^Hello,\n/)
    },
  )
})

test.each(LOCALES)('the facts of an alert in %s are copied from both parts as they are', locale => {
  const { html, text } = compose('operator_notice', locale)
  for (const fact of FACTS) {
    expect(text).toContain(`\n${fact}\n`)
    expect(html).toContain(`<bdi>${fact}</bdi>`)
  }
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
