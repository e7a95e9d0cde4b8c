import { html, raw } from 'hono/html'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { ERROR_CODES } from '#contract/problem.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import type { Locale, Words } from '#engine/vocabulary.ts'
import { STATUS } from './errors.ts'
import { PROBLEM_WORDS } from './problem-words.ts'

const WORDS = {
  title: { ar: 'واجهة وجهة البرمجية', en: 'The Wijha API' },
  intro: {
    ar: 'كل طلب وجوابه من الجدول نفسه الذي يشغّل الخادم. الملخصات التقنية بالإنجليزية.',
    en: 'Every call and its response, from the same table that runs the server.',
  },
  request: { ar: 'الطلب', en: 'Request' },
  response: { ar: 'الجواب', en: 'Response' },
  refusals: { ar: 'أسباب الرفض', en: 'Refusals' },
} as const satisfies Record<string, Words>

/** Renders `/api/openapi.json` for readers: one plain page without a script. */
export function renderApiDocs(locale: Locale) {
  const say = (key: keyof typeof WORDS) => WORDS[key][locale]
  return html`<!doctype html>
<html lang="${locale}" dir="${LANGUAGES[locale].direction}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')}</title>
<meta name="robots" content="noindex">
</head>
<body>
<main>
<h1>${say('title')}</h1>
<p>${say('intro')} <a href="/api/openapi.json">openapi.json</a></p>
${endpoints.map(
  endpoint => html`<section>
<h2 dir="ltr"><code>${endpoint.method} ${endpoint.path}</code></h2>
<p dir="ltr" lang="en">${endpoint.summary} (${endpoint.access})</p>
${shape(say('request'), requestOf(endpoint), 'input')}
${shape(say('response'), endpoint.response, 'output')}
${
  endpoint.errors
    ? html`<p>${say('refusals')}: ${endpoint.errors.map(code => html`<a href="#${code}"><code>${STATUS[code]} ${code}</code></a> `)}</p>`
    : ''
}
</section>`,
)}
<h2>${say('refusals')}</h2>
<dl>
${ERROR_CODES.map(
  code =>
    html`<dt id="${code}" dir="ltr"><code>${STATUS[code]} ${code}</code></dt><dd>${PROBLEM_WORDS[code][locale]}</dd>`,
)}
</dl>
</main>
</body>
</html>`
}

function requestOf({ body, query }: Endpoint): z.ZodType | undefined {
  return body ?? query
}

function shape(title: string, schema: z.ZodType | undefined, io: 'input' | 'output') {
  if (!schema) return ''
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return html`<details><summary>${title}</summary><pre dir="ltr">${raw(escapeHtml(JSON.stringify(rest, null, 2)))}</pre></details>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
