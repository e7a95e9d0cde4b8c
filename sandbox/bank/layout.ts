import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { type Language, languageOf, TEXT, type Text } from './text.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export interface View {
  readonly language: Language
  readonly text: Text
  /** Allows this answer's own script. */
  readonly nonce: string
  /** Keeps a chosen language on the way: appended to addresses. */
  readonly query: string
}

export function viewOf(context: Context): View {
  const asked = context.req.query('lang')
  const language = languageOf(asked, context.req.header('accept-language'))
  return {
    language,
    text: TEXT[language],
    nonce: randomBytes(16).toString('base64'),
    query: asked === language ? `?lang=${language}` : '',
  }
}

/** Renders a document: system fonts, no foreign part, readable at 360 px, usable without a script. */
export function page(context: Context, view: View, title: string, body: Html, status: 200 | 400 | 404 = 200) {
  const { language, text, nonce } = view
  const other = language === 'ar' ? 'en' : 'ar'
  context.header('Cache-Control', 'no-store')
  context.header('Referrer-Policy', 'no-referrer')
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  )
  return context.html(
    html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<p class="banner" role="note"><strong>SANDBOX</strong> ${text.banner}</p>
<main>
${body}
</main>
<footer><a href="${context.req.path}?lang=${other}" lang="${other}" dir="auto">${text.otherLanguage}</a></footer>
</body>
</html>`,
    status,
  )
}

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
* { box-sizing: border-box }
body { margin: 0; background: light-dark(#f6f6f4, #15171a); color: light-dark(#1a1c1f, #eceef0) }
.banner { margin: 0; padding: 0.75rem 1rem; text-align: center; color: #1a1c1f;
  background: repeating-linear-gradient(-45deg, #ffd75e 0 1rem, #ffe28a 1rem 2rem) }
main { max-inline-size: 30rem; margin: 1.5rem auto; padding: 0 1rem }
h1 { font-size: 1.375rem; margin: 0 0 1rem } h2 { font-size: 1.0625rem; margin: 2rem 0 0.5rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0 0 1.5rem }
dt { opacity: 0.75 } dd { margin: 0; overflow-wrap: anywhere }
form { margin: 0 } .answers { display: grid; gap: 0.75rem }
button, select, .button { display: block; inline-size: 100%; min-block-size: 3rem; padding: 0.5rem 1rem; font: inherit;
  text-align: center; border: 1px solid light-dark(#6b7280, #9aa3ad); border-radius: 0.5rem;
  background: light-dark(#fff, #22262b); color: inherit; text-decoration: none; cursor: pointer }
button.yes { background: light-dark(#14532d, #86efac); color: light-dark(#fff, #0a2313); border-color: transparent }
:focus-visible { outline: 3px solid light-dark(#1d4ed8, #93c5fd); outline-offset: 2px }
label { display: block; margin-block-end: 0.25rem } select { margin-block-end: 0.75rem; text-align: start }
.cards { display: block } .cards dt { margin-block-start: 1rem; font-weight: 600; opacity: 1 }
footer { text-align: center; padding: 0 1rem 2rem } footer a { display: inline-block; padding: 0.75rem; color: inherit }
`
