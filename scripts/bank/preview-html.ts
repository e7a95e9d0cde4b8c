import type { Instruction } from '#engine/bank/instruction.ts'
import { LANGUAGES, type SourceLocale } from '#engine/languages/index.ts'
import type { Span } from './mark-changes.ts'
import { SHEET } from './sheet-words.ts'

/**
 * Holds an item as it is printed; `about`, `solution` and the options' keys are empty unless the keys were asked for.
 */
export interface PreviewItem {
  readonly key: string
  readonly section: string
  readonly heading: string
  readonly instruction: Instruction
  /** Both stories of a pair, with what differs; one story of a single item. */
  readonly stories: readonly (readonly Span[])[]
  readonly question: string
  readonly options: readonly { readonly letter: string; readonly text: string; readonly key: string }[]
  readonly about: string
  readonly solution: string
}

export interface Sheet {
  readonly locale: SourceLocale
  readonly form: string
  readonly minutes: { readonly from: number; readonly to: number }
  readonly keys: boolean
  readonly items: readonly PreviewItem[]
}

/**
 * Renders a file to print for reviewers: boxes for the ratings, lines for remarks. Keys and reasons are English, left
 * to right.
 */
export function previewHtml({ locale, form, minutes, keys, items }: Sheet): string {
  const words = SHEET[locale]
  const title = words.title(form)
  const asked = new Set(items.map(({ instruction }) => instruction))
  const tasks = (['would', 'should', 'correct'] as const).filter(each => asked.has(each))
  const ask = keys ? [words.keyed] : [words.ask, ...tasks.map(instruction => words.tasks[instruction])]
  return `<!doctype html>
<html lang="${locale}" dir="${LANGUAGES[locale].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<header>
<h1>${escaped(title)}</h1>
<p>${escaped(words.facts(items.length, minutes.from, minutes.to))}</p>
${ask.map(line => `<p>${escaped(line)}</p>`).join('\n')}
<p class="lines"><span>${words.reviewer}</span><span>${words.date}</span></p>
</header>
${items.map((item, index) => sectionHead(item, items[index - 1]) + articleOf(item, locale, keys)).join('\n')}
</html>`
}

const STYLE = `
  @page { size: A4; margin: 16mm 15mm }
  :root { font: 10.5pt/1.55 'IBM Plex Sans Arabic', 'IBM Plex Sans', 'Noto Sans Arabic', Tahoma, Arial, sans-serif; color: #16221f }
  body { max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1rem }
  h1 { font-size: 1.6rem; margin: 0 }
  h2 { font-size: 1.2rem; break-after: avoid; border-block-end: 2px solid; margin-block: 2rem 0 }
  h3 { font-size: 1rem; margin: 0; display: flex; justify-content: space-between; gap: 1rem }
  h3 code, small { font: 9pt/1.5 ui-monospace, monospace; color: #54625d; font-weight: 400 }
  article { break-inside: avoid; padding-block: .8rem 0 }
  p { margin-block: .35rem }
  ol { list-style: none; padding: 0; margin-block: .4rem }
  li { display: grid; grid-template-columns: 1.6rem 1fr 3.2rem; align-items: center; padding-block: .1rem }
  li small { grid-column: 2; text-align: left }
  small { display: block; text-align: left }
  .stories { display: grid; grid-template-columns: 1fr 1fr; gap: 1.2rem }
  mark { background: #ffe9a8; print-color-adjust: exact; text-decoration: underline }
  .box { grid-row: 1; grid-column: 3; block-size: 1.4rem; border: 1px solid; border-radius: 3px }
  .unit { font-size: 9pt; color: #54625d; text-align: end; margin: 0 }
  .lines { display: grid; grid-template-columns: 2fr 1fr; gap: 2rem; margin-block-start: 1.5rem }
  .lines span, .remarks { border-block-end: 1px solid #888; padding-block-end: 1.2rem }
  .remarks { font-size: 9pt; color: #54625d }
  @media print { body { max-inline-size: none; margin: 0; padding: 0 } }
`

function sectionHead({ section }: PreviewItem, before: PreviewItem | undefined): string {
  return section === before?.section ? '' : `<h2>${escaped(section)}</h2>\n`
}

function articleOf(item: PreviewItem, locale: SourceLocale, keys: boolean): string {
  const words = SHEET[locale]
  const unit = { would: words.looks, should: words.rate, correct: words.best }[item.instruction]
  const options = item.options.map(
    ({ letter, text, key }) =>
      `<li><span>${letter}.</span><span>${escaped(text)}</span>${keys ? '' : '<span class="box"></span>'}${note(key)}</li>`,
  )
  return `<article>
<h3><span>${escaped(item.heading)}</span><code dir="ltr">${escaped(item.key)}</code></h3>${note(item.about)}
${storiesOf(item)}
<p><strong>${escaped(item.question)}</strong></p>
${keys ? '' : `<p class="unit">${unit}</p>`}
<ol>
${options.join('\n')}
</ol>${note(item.solution)}
${keys ? `<p>${words.agree}</p>` : ''}
<p class="remarks">${words.remarks}</p>
</article>`
}

function storiesOf({ stories }: PreviewItem): string {
  const told = stories.map(spans =>
    spans.map(({ text, changed }) => (changed ? `<mark>${escaped(text)}</mark>` : escaped(text))).join(' '),
  )
  const [only] = told
  if (told.length === 1) return `<p>${only}</p>`
  const columns = told.map((story, index) => `<p><b>${'ab'[index]}</b> ${story}</p>`)
  return `<div class="stories">${columns.join('')}</div>`
}

function note(text: string): string {
  return text ? `<small dir="ltr">${escaped(text)}</small>` : ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
