import { LANGUAGES, type Locale } from '#engine/languages/index.ts'

/**
 * The pieces of a mail's HTML: one column of 600 pixels in tables, which is what every mail program can draw; the pictures come
 * with the mail (pictures.ts), nothing is fetched, nothing counted. Mail programs have neither our style sheet nor our fonts, so each piece carries its own
 * style; the colours are the light tokens of the look.
 */
const COLOUR = {
  paper: '#FAF8F3',
  surface: '#FFFFFF',
  ink: '#16221F',
  soft: '#54625D',
  line: '#E1DBCD',
  brand: '#0F4A3C',
}
const FONT = "'IBM Plex Sans Arabic', Tahoma, Arial, sans-serif"

const directionOf = (locale: Locale) => LANGUAGES[locale].direction
const cellOf = (locale: Locale) =>
  `align="${directionOf(locale) === 'rtl' ? 'right' : 'left'}" dir="${directionOf(locale)}" lang="${locale}"`

/** Builds the HTML of a mail: the wordmark, then the rows. */
export function documentOf(locale: Locale, title: string, rows: readonly string[]): string {
  const direction = directionOf(locale)
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:0;background:${COLOUR.paper};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOUR.paper}">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOUR.surface}"
 dir="${direction}" style="width:100%;max-width:600px;font-family:${FONT};color:${COLOUR.ink};">
<tr><td ${cellOf(locale)} style="padding:24px 20px 8px;font-size:28px;line-height:44px;font-weight:bold;">
<img src="cid:wordmark" alt="${LANGUAGES[locale].script === 'latin' ? 'Wijha' : 'وجهة'}" width="136" height="44" style="display:block;border:0;">
</td></tr>
<tr><td style="padding:0 20px;"><img src="cid:line-${direction}" alt="" width="560" height="40" style="display:block;width:100%;max-width:560px;height:auto;border:0;"></td></tr>
${rows.join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Builds the heading of a mail, or of its part in another language (`second`). Takes HTML. */
export function headingRow(locale: Locale, html: string, second = false): string {
  const [tag, size] = second
    ? ['h2', 'font-size:24px;line-height:36px']
    : ['h1', 'font-size:28px;line-height:40px']
  const above = second ? `border-top:3px solid ${COLOUR.ink};` : ''
  return `<tr><td ${cellOf(locale)} style="padding:28px 20px 8px;${above}">
<${tag} style="margin:0;${size};font-weight:bold;">${html}</${tag}>
</td></tr>`
}

/** Paragraphs, as HTML. */
export function textRow(locale: Locale, paragraphs: readonly string[]): string {
  return `<tr><td ${cellOf(locale)} style="padding:8px 20px;font-size:17px;line-height:30px;">
${paragraphs.map((html, index) => `<p style="margin:0${index < paragraphs.length - 1 ? ' 0 12px' : ''};">${html}</p>`).join('\n')}
</td></tr>`
}

/** Names and what they stand for, as HTML. */
export function factsRow(locale: Locale, facts: readonly (readonly [string, string])[]): string {
  const cell = `${cellOf(locale)} valign="top" style="padding:10px 0;border-bottom:1px solid ${COLOUR.line};font-size:17px;line-height:28px;`
  return `<tr><td style="padding:12px 20px 4px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${directionOf(locale)}">
${facts.map(([name, html]) => `<tr><td width="38%" ${cell}color:${COLOUR.soft};">${name}</td><td ${cell}">${html}</td></tr>`).join('\n')}
</table>
</td></tr>`
}

export function buttonRow(link: string, label: string, locale: Locale): string {
  return `<tr><td style="padding:20px 20px 8px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="center" bgcolor="${COLOUR.brand}" style="border-radius:10px;">
<a href="${escapeHtml(link)}" lang="${locale}" dir="${directionOf(locale)}" style="display:block;padding:14px 26px;font-size:17px;line-height:24px;font-weight:bold;color:#FFFFFF;text-decoration:none;">${escapeHtml(label)}</a>
</td></tr></table>
</td></tr>`
}

/** Builds a quiet line from HTML. */
export function noteRow(locale: Locale, html: string): string {
  return `<tr><td ${cellOf(locale)} style="padding:4px 20px 20px;font-size:15px;line-height:26px;color:${COLOUR.soft};">
${html}
</td></tr>`
}

/** Builds a sentence and, below it, a link in full. */
export function linkRow(locale: Locale, sentence: string, link: string): string {
  return `<tr><td ${cellOf(locale)} style="padding:16px 20px;border-top:1px solid ${COLOUR.line};font-size:15px;line-height:26px;">
<p style="margin:0 0 4px;">${escapeHtml(sentence)}</p>
<p style="margin:0;word-break:break-all;"><bdi dir="ltr"><a href="${escapeHtml(link)}" style="color:${COLOUR.brand};">${escapeHtml(link)}</a></bdi></p>
</td></tr>`
}

/** Builds what stands below everything, from HTML. */
export function footRow(locale: Locale, paragraphs: readonly string[]): string {
  return `<tr><td ${cellOf(locale)} bgcolor="${COLOUR.paper}" style="padding:20px;border-top:1px solid ${COLOUR.line};font-size:14px;line-height:24px;color:${COLOUR.soft};">
${paragraphs.map((html, index) => `<p style="margin:0${index < paragraphs.length - 1 ? ' 0 8px' : ''};">${html}</p>`).join('\n')}
</td></tr>`
}

export function inlineLink(link: string, label: string): string {
  return `<a href="${escapeHtml(link)}" style="color:${COLOUR.brand};">${escapeHtml(label)}</a>`
}

/** A number, a date, a moment, an amount, an id, a receipt's number, a link: each stays in one piece. */
const NUMBER =
  /(https?:\S+|(?<![A-Za-z])(?<![A-Za-z]-)(?:[A-Za-z]+-)*[A-Za-z]*\d(?:[A-Za-z\d]|[.:-](?=[A-Za-z\d]))*)/

/** Turns a sentence into HTML, its numbers kept in their own order. */
export function isolateNumbers(sentence: string): string {
  const parts = sentence.split(NUMBER)
  return parts.map((part, index) => (index % 2 ? isolate(part) : escapeHtml(part))).join('')
}

/** Keeps a code, an address or a name in its own order, whatever stands around it. */
export function isolate(text: string, direction?: 'ltr'): string {
  return `<bdi${direction ? ` dir="${direction}"` : ''}>${escapeHtml(text)}</bdi>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
