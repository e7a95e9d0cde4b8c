import type { PreviewItem } from './preview-html.ts'

export function previewText(items: readonly PreviewItem[]): string {
  return items.map(textOf).join('\n')
}

function textOf({ key: id, heading, about, stories, question, options, solution }: PreviewItem): string {
  const lines = [
    `── ${heading}   [${[id, about].filter(Boolean).join(' · ')}]`,
    ...stories.map(spans => spans.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(' ')),
    '',
    question,
    ...options.flatMap(({ letter, text, key }) => [
      `  ${letter}  ${text}`,
      ...(key ? [`       ${key}`] : []),
    ]),
    ...(solution ? [`  = ${solution}`] : []),
    '',
  ]
  return lines.join('\n')
}
