import type { Context, Hono } from 'hono'
import PostalMime from 'postal-mime'
import type { Deps } from '#server/deps.ts'
import { isLocalAddress } from '#server/env.ts'
import { listKeptMails, mailboxFolder, readKeptMail } from '#server/gateways/mailbox.ts'
import { isFromThisMachine } from '#server/http/address.ts'
import { escapeHtml } from './blocks.ts'
import { PICTURES } from './pictures.ts'

/** The page shows the latest mails of a developer's machine; older ones stay in the folder. */
const SHOWN = 100

/** `style-src` for the mails' own table styles; a mail holds no script, and could not run one here. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/**
 * Mounts `/dev/mail`: the mails that were kept because no SMTP server is set, for the developer at this machine. To
 * anyone else, and wherever mails really leave, the page does not exist.
 */
export function mountMailbox(app: Hono, deps: Pick<Deps, 'environment'>): void {
  const folder = mailboxFolder(deps.environment)

  app.get('/dev/mail', async (context, next) => {
    if (!isForThisMachine(deps, context)) return next()
    const ids = (await listKeptMails(folder)).slice(0, SHOWN)
    const rows = await Promise.all(ids.map(async id => rowOf(id, await readKeptMail(folder, id))))
    return page(
      context,
      'Kept mails',
      `<ol>${rows.join('')}</ol>${rows.length === 0 ? '<p>None yet.</p>' : ''}`,
    )
  })

  app.get('/dev/mail/:id', async (context, next) => {
    const eml = isForThisMachine(deps, context) && (await readKeptMail(folder, context.req.param('id')))
    if (!eml) return next()
    const mail = await PostalMime.parse(eml)
    const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n')
    const id = escapeHtml(context.req.param('id'))
    return page(
      context,
      escapeHtml(mail.subject ?? ''),
      `<p><a href="/dev/mail">All mails</a></p>
<iframe title="HTML part" src="/dev/mail/${id}/html" width="640" height="760" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>Text part</h2><pre dir="auto">${linked(mail.text ?? '')}</pre>
<h2>Headers</h2><pre>${escapeHtml(headers)}</pre>`,
    )
  })

  app.get('/dev/mail/:id/html', async (context, next) => {
    const eml = isForThisMachine(deps, context) && (await readKeptMail(folder, context.req.param('id')))
    if (!eml) return next()
    const { html = '' } = await PostalMime.parse(eml)
    const shown = PICTURES.reduce(
      (page, { id, type, content }) =>
        page.replaceAll(`cid:${id}"`, `data:${type};base64,${Buffer.from(content).toString('base64')}"`),
      html,
    )
    return answer(context, shown.replace('<head>', '<head><base target="_top">'))
  })
}

/** Whose mails leave for real, or whose address is public, has no mailbox page. */
function isForThisMachine({ environment }: Pick<Deps, 'environment'>, context: Context): boolean {
  return !environment.SMTP_URL && isLocalAddress(environment.APP_URL) && isFromThisMachine(context)
}

async function rowOf(id: string, eml: Buffer | null): Promise<string> {
  if (!eml) return ''
  const { subject, to, date } = await PostalMime.parse(eml)
  const recipients = (to ?? []).map(({ address }) => address ?? '').join(', ')
  return `<li><a href="/dev/mail/${escapeHtml(id)}"><bdi>${escapeHtml(subject ?? '')}</bdi></a><br>
<small>${escapeHtml(recipients)}, ${escapeHtml(date ?? '')}</small></li>`
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/\S+/g, '<a href="$&">$&</a>')
}

function page(context: Context, title: string, body: string): Response {
  return answer(
    context,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1 dir="auto">${title}</h1>${body}</body></html>`,
  )
}

function answer(context: Context, html: string): Response {
  context.header('Content-Security-Policy', POLICY)
  context.header('Cache-Control', 'no-store')
  context.header('Referrer-Policy', 'no-referrer')
  context.header('X-Frame-Options', 'SAMEORIGIN')
  return context.html(html) as Response
}
