import { LANGUAGES, type Locale, type Words } from '#engine/languages/index.ts'
import type { Deps } from '#server/deps.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { qrOf } from '#server/features/paper/qr-of.ts'
import { riyadhDate } from '#server/features/paper/riyadh-date.ts'
import { printable, setText } from '#server/features/paper/set-text.ts'
import { settingOf } from '#server/features/paper/setting-of.ts'
import { PAPER_WORDS } from '#server/features/report/words/index.ts'
import type { CredentialRow } from './describe-credential.ts'
import { CREDENTIAL_WORDS, PURPOSE_WORDS } from './words.ts'

/** Longer names would push the page's foot off it. */
const LONGEST_NAME = 120

/** Composes what the template lays out, of the statement alone: nothing that was not chosen can stand on the page. */
export function composeCredentialPaper(
  { APP_URL }: Pick<Deps['environment'], 'APP_URL'>,
  { id, statement, issuedAt, expiresAt }: Pick<CredentialRow, 'id' | 'statement' | 'issuedAt' | 'expiresAt'>,
  locale: Locale,
) {
  const said = (words: Words) => setText(words[locale])
  const words = CREDENTIAL_WORDS
  const { name, form, completedOn, purpose, results } = statement
  const fact = (label: Words, value: string) => ({ label: said(label), value: setText(value) })
  const { outOf, range: rangeOf } = PAPER_WORDS[locale]
  const formWords = form && [form.name, form.field].flatMap(part => part?.[locale] ?? [])
  const [year = 0, month = 1, day = 1] = dayInRiyadh(issuedAt).split('-').map(Number)
  return {
    ...settingOf(locale),
    title: words.title[locale],
    date: { year, month, day },
    heading: said(words.title),
    facts: [
      ...(name ? [fact(words.name, [...printable(name)].slice(0, LONGEST_NAME).join(''))] : []),
      ...(formWords ? [fact(words.form, formWords.join(LANGUAGES[locale].comma))] : []),
      ...(completedOn ? [fact(words.completedOn, riyadhDate(new Date(completedOn), locale))] : []),
      fact(words.purpose, PURPOSE_WORDS[purpose][locale]),
      fact(words.issuedOn, riyadhDate(issuedAt, locale)),
      fact(words.expiresOn, riyadhDate(expiresAt, locale)),
    ],
    columns: [words.result, words.score, words.range].map(said),
    rows: results.map(({ label, score, max, range }) =>
      [label[locale], `${score} ${outOf(max)}`, rangeOf(range.from, range.to)].map(setText),
    ),
    reach: said(words.reach),
    check: said(words.check),
    checkHint: said(words.checkHint),
    address: setText(`${APP_URL}/c/${id}`.replace(/^https?:\/\//, '')),
    addressUrl: `${APP_URL}/c/${id}`,
    qr: qrOf(`${APP_URL}/c/${id}`),
  }
}
