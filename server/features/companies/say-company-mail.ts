import { BANDS, type Band, FIELDS, type FieldId, type Locale } from '#engine/vocabulary.ts'
import { escapeHtml, isolate } from '#server/features/mail/blocks.ts'
import { plainCompanyName, plainName } from '#server/features/mail/plain-name.ts'
import { riyadhDate } from '#server/features/paper/riyadh-date.ts'
import { COMPANY_MAIL_WORDS } from './mail-words.ts'

export interface CompanyMail {
  /** The sender's language comes first; the other follows, because nobody knows which the employer reads. */
  readonly locale: Locale
  readonly name: string
  readonly company: string
  readonly field: FieldId | null
  readonly total: {
    readonly score: number
    readonly max: number
    readonly band: Band
    readonly range: { readonly from: number; readonly to: number }
  }
  readonly applicationNumber: string
  readonly consentedAt: Date
  readonly expiresAt: Date
  readonly fileName: string
  readonly links: { readonly report: string; readonly verify: string; readonly stop: string }
}

const LONGEST_NAME = 60

/** Says every sentence in one language: as text, and as HTML with names, dates and numbers kept in their own order. */
export function sayIn(locale: Locale, mail: CompanyMail) {
  const words = COMPANY_MAIL_WORDS[locale]
  const values: Readonly<Record<string, string | null>> = {
    name: plainName(mail.name, LONGEST_NAME),
    company: plainCompanyName(mail.company),
    consented: riyadhDate(mail.consentedAt, locale),
    expires: riyadhDate(mail.expiresAt, locale),
    score: String(mail.total.score),
    max: String(mail.total.max),
    from: String(mail.total.range.from),
    to: String(mail.total.range.to),
  }
  const choose = ({ named, nameless }: { named: string; nameless: string }, key: 'name' | 'company') =>
    values[key] ? named : nameless
  const templates = {
    subject: choose(words.subject, 'name'),
    heading: choose(words.heading, 'name'),
    greeting: choose(words.greeting, 'company'),
    body: choose(words.body, 'name'),
    result: words.resultValue,
    expires: words.expires,
    once: choose(words.once, 'name'),
  }
  const fillAll = (wrap: (value: string) => string, plain: (text: string) => string) => {
    const fill = (template: string) =>
      plain(template).replace(/\{(\w+)\}/g, (_, key) => wrap(values[key] ?? ''))
    const { subject, heading, greeting, body, result, expires, once } = templates
    return {
      subject: fill(subject),
      heading: fill(heading),
      greeting: fill(greeting),
      body: fill(body),
      result: fill(result),
      expires: fill(expires),
      once: fill(once),
    }
  }
  return {
    locale,
    words,
    field: mail.field && FIELDS[mail.field].name[locale],
    band: BANDS[mail.total.band][locale],
    text: fillAll(
      value => value,
      text => text,
    ),
    html: fillAll(value => isolate(value), escapeHtml),
  }
}

export type Part = ReturnType<typeof sayIn>
