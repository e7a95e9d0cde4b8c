import { html, raw } from 'hono/html'
import { inEveryLanguage, LANGUAGES, type Locale, type Words } from '#engine/languages/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Session } from '#server/http/session.ts'
import { collectResults, collectRows, EXPORTED, type ExportedResult } from './collect-data.ts'
import {
  COLUMN_WORDS,
  EXPORT_WORDS,
  type ExportedColumn,
  type ExportedTable,
  TABLE_WORDS,
} from './export-words.ts'
import { PAGE_STYLES } from './page-styles.ts'

/** Writes the copy for people, piece by piece: one page without a script, which reads and prints by itself. */
export async function* writePage(
  deps: Pick<Deps, 'database' | 'clock' | 'released'>,
  session: Session,
  locale: Locale,
): AsyncGenerator<string> {
  const say = (words: Words) => words[locale]
  const { title, lead, madeAt, contents, results } = EXPORT_WORDS
  const links = EXPORTED.map(table => html`<li><a href="#${table}">${say(TABLE_WORDS[table])}</a></li>`)
  yield await piece(html`<!doctype html>
<html lang="${locale}" dir="${LANGUAGES[locale].direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say(title)}</title><style>${raw(PAGE_STYLES)}</style></head><body><main>
<h1>${say(title)}</h1><p>${say(lead)}</p>
<p>${say(madeAt)}: ${value(deps.clock(), locale)}</p>
<nav><h2>${say(contents)}</h2><ul>${links}<li><a href="#results">${say(results)}</a></li></ul></nav>
`)
  for (const table of EXPORTED) yield* writeTable(deps, session, table, locale)
  yield* chapter('results', say(results), locale, writeResults(deps, session, locale))
  yield '</main></body></html>\n'
}

async function* writeTable(
  deps: Pick<Deps, 'database'>,
  session: Session,
  table: ExportedTable,
  locale: Locale,
): AsyncGenerator<string> {
  const entries = (async function* () {
    for await (const row of collectRows(deps, table, session)) yield await piece(entry(row, locale))
  })()
  yield* chapter(table, TABLE_WORDS[table][locale], locale, entries)
}

async function* chapter(
  id: string,
  title: string,
  locale: Locale,
  entries: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield await piece(html`<section id="${id}"><h2>${title}</h2>`)
  let any = false
  for await (const each of entries) {
    any = true
    yield each
  }
  if (!any) yield await piece(html`<p>${EXPORT_WORDS.nothing[locale]}</p>`)
  yield '</section>\n'
}

/** A row without what is empty in it. */
function entry(row: Readonly<Record<string, unknown>>, locale: Locale) {
  const lines = Object.entries(row)
    .filter(([, stored]) => stored !== null && stored !== '')
    .map(
      ([column, stored]) =>
        html`<dt>${COLUMN_WORDS[column as ExportedColumn][locale]}</dt><dd>${value(stored, locale)}</dd>`,
    )
  return html`<dl>${lines}</dl>`
}

async function* writeResults(
  deps: Pick<Deps, 'database' | 'released'>,
  session: Session,
  locale: Locale,
): AsyncGenerator<string> {
  for await (const result of collectResults(deps, session)) yield await piece(sayResult(result, locale))
}

function sayResult(
  { applicationNumber, total, sections, quality, narrative, comparisons, detail }: ExportedResult,
  locale: Locale,
) {
  const words = EXPORT_WORDS
  const ratings = sections.map(
    ({ name, score, max, rating }) =>
      html`<dt>${name[locale]}</dt><dd><bdi dir="ltr">${score} / ${max}</bdi> <bdi>${rating}</bdi></dd>`,
  )
  const compared = comparisons.flatMap(({ base, lines, reach }) => [...base, ...lines, reach])
  const sentences = [...narrative.map(({ text }) => text), ...compared].map(
    text => html`<p>${text[locale]}</p>`,
  )
  return html`<dl><dt>${COLUMN_WORDS.application_number[locale]}</dt><dd><bdi dir="ltr">${applicationNumber}</bdi></dd>
<dt>${words.total[locale]}</dt><dd><bdi dir="ltr">${total.score} / ${total.max}</bdi> <bdi>${total.band}</bdi></dd>
<dt>${words.range[locale]}</dt><dd>${value(total.range, locale)}</dd>${ratings}
<dt>${words.quality[locale]}</dt><dd><bdi>${quality}</bdi></dd>
<dt>${words.narrative[locale]}</dt><dd>${sentences}</dd>
${detail ? html`<dt>${words.detail[locale]}</dt><dd>${value(detail, locale)}</dd>` : ''}</dl>
`
}

/** As it is stored, in a form that can be read; whatever it holds is text and nothing else. */
function value(stored: unknown, locale: Locale) {
  if (stored instanceof Date)
    return html`<time datetime="${stored.toISOString()}">${TIMES[locale].format(stored)}</time>`
  if (typeof stored === 'boolean') return stored ? EXPORT_WORDS.yes[locale] : EXPORT_WORDS.no[locale]
  if (Array.isArray(stored) && stored.every(each => typeof each !== 'object' || each === null))
    return html`<bdi>${stored.map(each => each ?? '-').join(LANGUAGES[locale].comma)}</bdi>`
  if (typeof stored === 'object') return html`<pre dir="auto">${JSON.stringify(stored, null, 2)}</pre>`
  return html`<bdi>${String(stored)}</bdi>`
}

/** Riyadh time, Gregorian, Western digits. */
const TIMES = inEveryLanguage(locale => timesOf(LANGUAGES[locale].intl))

function timesOf(language: string) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Riyadh' })
}

async function piece(content: ReturnType<typeof html>): Promise<string> {
  return String(await content)
}
