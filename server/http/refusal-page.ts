import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { ErrorCode } from '#contract/problem.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import type { Locale, Words } from '#engine/vocabulary.ts'
import { PROBLEM_WORDS } from './problem-words.ts'

const TITLE: Words = { ar: 'تعذّر فتح التقرير', en: 'The report could not be opened' }

/** Describes a refusal page that says something else at its head, and leads elsewhere. */
export interface OtherPage {
  readonly title: Words
  /** What happened, where the code's own sentence is for programs. */
  readonly words?: Words
  readonly way: Way
}

interface Way {
  readonly path: string
  readonly words: Words
}

const TO_RESULTS: Way = { path: '/results', words: { ar: 'العودة إلى النتيجة', en: 'Back to the result' } }

const WAYS: { readonly [Code in ErrorCode]?: Way } = {
  unauthenticated: {
    path: '/login?redirectTo=%2Fresults',
    words: { ar: 'تسجيل الدخول', en: 'Sign in' },
  },
  locked: { path: '/results', words: { ar: 'فتح التفاصيل', en: 'Unlock the details' } },
  incomplete: {
    path: '/assessment',
    words: { ar: 'متابعة التقييم', en: 'Continue the assessment' },
  },
}

/** Says that the server has no room now, or is starting: the way on is the same address again. */
export const BUSY_PAGE: OtherPage = {
  title: { ar: 'الخدمة مشغولة الآن', en: 'The service is busy right now' },
  way: { path: '', words: { ar: 'إعادة المحاولة', en: 'Try again' } },
}

/** Says that a form could not be sent to a page: its address shows it again. */
export const FORM_PAGE: OtherPage = {
  title: { ar: 'تعذّر إرسال النموذج', en: 'The form could not be sent' },
  way: { path: '', words: { ar: 'العودة إلى النموذج', en: 'Back to the form' } },
}

/**
 * Says that a page which is only shown was sent something: a form in a browser whose scripts do not run, or such a
 * page loaded again.
 */
export const METHOD_PAGE: OtherPage = {
  ...FORM_PAGE,
  words: {
    ar: 'الإرسال من هذه الصفحة يحتاج إلى اكتمال تحميلها في المتصفح. لم يصل شيء ولم يتغير شيء؛ ويمكن فتح الصفحة والإرسال منها من جديد.',
    en: 'Sending from this page works once it has loaded completely in the browser. Nothing has arrived and nothing was changed; open the page and send again.',
  },
}

const STYLES = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  font: 17px/1.8 "IBM Plex Sans Arabic", Tahoma, Arial, sans-serif; color: #16221F; background: #FAF8F3 }
main { max-width: 34em }
h1 { font-size: 26px; line-height: 1.4; margin: 0 0 8px }
a { display: inline-block; margin-block-start: 16px; padding: 12px 26px; border-radius: 10px; font-weight: 600;
  text-decoration: none; color: #FFFFFF; background: #0F4A3C }
a:focus-visible { outline: 2.5px solid #0F4A3C; outline-offset: 3px }
@media (prefers-color-scheme: dark) {
  body { color: #EBF0ED; background: #0F1614 }
  a { color: #06231B; background: #63C9AC }
  a:focus-visible { outline-color: #63C9AC }
}`

/** Forbids the page to load or run anything; the styles that stand in it are known by their hash. */
export const REFUSAL_PAGE_POLICY = [
  `default-src 'none'`,
  `script-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** Renders what the user sees in a window that was to show a file: what happened, what is safe, and a way on. */
export function renderRefusalPage(code: ErrorCode, locale: Locale, other?: OtherPage) {
  const { path, words } = other?.way ?? WAYS[code] ?? TO_RESULTS
  const title = (other?.title ?? TITLE)[locale]
  return html`<!doctype html>
<html lang="${locale}" dir="${LANGUAGES[locale].direction}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLES)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${(other?.words ?? PROBLEM_WORDS[code])[locale]}</p>
<a href="${path}">${words[locale]}</a>
</main>
</body>
</html>`
}
