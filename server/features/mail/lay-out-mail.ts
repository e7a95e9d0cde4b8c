import type { Locale } from '#engine/vocabulary.ts'
import type { FRAME_WORDS, MailWords } from './words.ts'

/** The light tokens of the look (look/notes.md part 2): mail programs have neither our style sheet nor our fonts. */
const COLOUR = {
  paper: '#FAF8F3',
  surface: '#FFFFFF',
  ink: '#16221F',
  soft: '#54625D',
  line: '#E1DBCD',
  brand: '#0F4A3C',
}
const FONT = "'IBM Plex Sans Arabic', Tahoma, Arial, sans-serif"

interface Parts {
  readonly locale: Locale
  readonly words: MailWords
  readonly frame: (typeof FRAME_WORDS)[Locale]
  readonly name: string | null
  readonly link: string
}

/** One column of 600 pixels in tables, which is what every mail program can draw; no picture, nothing fetched, nothing counted. */
export function layOutMail({ locale, words, frame, name, link }: Parts): string {
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  const start = locale === 'ar' ? 'right' : 'left'
  const cell = `align="${start}" dir="${direction}"`
  const greeting = frame.greeting(name ? '\u0000' : null)
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(words.subject)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:0;background:${COLOUR.paper};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOUR.paper}">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOUR.surface}"
 dir="${direction}" style="width:100%;max-width:600px;font-family:${FONT};color:${COLOUR.ink};">
<tr><td ${cell} style="padding:24px 20px 16px;border-bottom:3px solid ${COLOUR.ink};font-size:34px;line-height:44px;font-weight:bold;">
<span lang="ar" dir="rtl">وجهة</span>${locale === 'en' ? ' <span lang="en" style="font-size:24px;">Wijha</span>' : ''}
</td></tr>
<tr><td ${cell} style="padding:28px 20px 8px;">
<h1 style="margin:0;font-size:28px;line-height:40px;font-weight:bold;">${escapeHtml(words.heading)}</h1>
</td></tr>
<tr><td ${cell} style="padding:8px 20px;font-size:17px;line-height:30px;">
<p style="margin:0 0 12px;">${escapeHtml(greeting).replace('\u0000', `<bdi>${escapeHtml(name ?? '')}</bdi>`)}</p>
<p style="margin:0;">${isolateNumbers(words.body)}</p>
</td></tr>
<tr><td style="padding:20px 20px 8px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="center" bgcolor="${COLOUR.brand}" style="border-radius:10px;">
<a href="${escapeHtml(link)}" style="display:block;padding:14px 26px;font-size:17px;line-height:24px;font-weight:bold;color:#FFFFFF;text-decoration:none;">${escapeHtml(words.action)}</a>
</td></tr></table>
</td></tr>
<tr><td ${cell} style="padding:4px 20px 20px;font-size:15px;line-height:26px;color:${COLOUR.soft};">
${isolateNumbers(words.note)}
</td></tr>
<tr><td ${cell} style="padding:16px 20px;border-top:1px solid ${COLOUR.line};font-size:15px;line-height:26px;">
<p style="margin:0 0 4px;">${escapeHtml(frame.linkFallback)}</p>
<p style="margin:0;word-break:break-all;"><bdi dir="ltr"><a href="${escapeHtml(link)}" style="color:${COLOUR.brand};">${escapeHtml(link)}</a></bdi></p>
</td></tr>
<tr><td ${cell} bgcolor="${COLOUR.paper}" style="padding:20px;border-top:1px solid ${COLOUR.line};font-size:14px;line-height:24px;color:${COLOUR.soft};">
<p style="margin:0 0 8px;">${isolateNumbers(words.unexpected)}</p>
<p style="margin:0;">${escapeHtml(frame.reason)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function isolateNumbers(sentence: string): string {
  return escapeHtml(sentence).replace(/\d+/g, '<bdi>$&</bdi>')
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
