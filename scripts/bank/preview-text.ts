import type { PreviewItem } from './preview-html.ts'

export function previewText(items: readonly PreviewItem[]): string {
  return items.map(textOf).join('\n')
}

function textOf({ key: id, heading, about, story, question, options, solution }: PreviewItem): string {
  const lines = [
    `── ${heading}   [${[id, about].filter(Boolean).join(' · ')}]`,
    story,
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
