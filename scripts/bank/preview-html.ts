import type { Locale } from '#engine/vocabulary.ts'

/** An item as it is printed; the last three texts are empty unless the keys were asked for. */
export interface PreviewItem {
  readonly heading: string
  readonly story: string
  readonly question: string
  readonly options: readonly { readonly letter: string; readonly text: string; readonly key: string }[]
  readonly about: string
  readonly solution: string
}

/** One page to print for reviewers. Keys and reasons are English and stand left to right. */
export function previewHtml(items: readonly PreviewItem[], locale: Locale, title: string): string {
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
  body { font: 12pt/1.6 'IBM Plex Sans Arabic', sans-serif; max-inline-size: 42rem; margin: 2rem auto; padding-inline: 1rem }
  article { break-inside: avoid; border-block-start: 1px solid; padding-block: 1rem }
  h2 { font-size: 1rem; margin: 0 } ol { list-style: none; padding: 0 } li { margin-block: .4rem }
  small { display: block; color: #555; font-family: monospace; text-align: start }
</style>
${items.map(articleOf).join('\n')}
</html>`
}

function articleOf({ heading, about, story, question, options, solution }: PreviewItem): string {
  const choices = options.map(({ letter, text, key }) => `<li>${letter}. ${escaped(text)}${note(key)}</li>`)
  return `<article><h2>${escaped(heading)}</h2>${note(about)}
<p>${escaped(story)}</p><p><strong>${escaped(question)}</strong></p>
<ol>${choices.join('\n')}</ol>${note(solution)}</article>`
}

function note(text: string): string {
  return text ? `<small dir="ltr">${escaped(text)}</small>` : ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
