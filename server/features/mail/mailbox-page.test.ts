import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import { mailboxFolder, openMailbox } from '#server/gateways/mailbox.ts'
import { readSender } from '#server/gateways/message.ts'
import { mountMailbox } from './mailbox-page.ts'

const ID = '0d9a4a52-8f0d-4f5e-9a7e-1f6a1c2b3d4e'
const attempt = { signal: new AbortController().signal, isOver: () => false }

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wijha-mailbox-'))
  const mailbox = openMailbox(mailboxFolder({ DATA_DIR: folder }), readSender(undefined))
  const message = {
    id: ID,
    to: 'noura@example.com',
    subject: 'تأكيد <b>البريد</b>',
    text: 'الرابط: http://localhost:3000/verify-email?token=abc\n',
    html: '<html><head></head><body dir="rtl">رسالة</body></html>',
    date: new Date('2026-11-20T09:00:00Z'),
  }
  await mailbox.deliver(message, attempt)
  await mailbox.deliver(message, attempt)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function open(
  path: string,
  options: { headers?: Record<string, string>; address?: string; variables?: Record<string, string> } = {},
) {
  const app = new Hono()
  const environment = readEnvironment({ DATA_DIR: folder, ...options.variables })
  mountMailbox(app, { environment })
  return app.request(
    `http://localhost:3000${path}`,
    { headers: options.headers ?? {} },
    { incoming: { socket: { remoteAddress: options.address ?? '127.0.0.1' } } },
  )
}

describe('the local mailbox', () => {
  test('lists the kept mails, each once', async () => {
    const html = await (await open('/dev/mail')).text()
    expect(html.match(/<li>/g)).toHaveLength(1)
    expect(html).toContain('noura@example.com')
    expect(html).toContain('تأكيد &#60;b&#62;البريد')
  })

  test('shows a mail with its link and its headers', async () => {
    const html = await (await open(`/dev/mail/${ID}`)).text()
    expect(html).toContain('<a href="http://localhost:3000/verify-email?token=abc">')
    expect(html).toContain('auto-submitted: auto-generated')
  })

  test('shows the HTML part where no script can run', async () => {
    const response = await open(`/dev/mail/${ID}/html`)
    expect(await response.text()).toContain('رسالة')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('keeps files that only their owner can read', () => {
    const path = join(mailboxFolder({ DATA_DIR: folder }), `${ID}.eml`)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test.each(['/dev/mail/..%2f..%2fauth-secret', '/dev/mail/unknown', `/dev/mail/${ID}x`])(
    'has nothing at %s',
    async path => {
      expect((await open(path)).status).toBe(404)
    },
  )
})

describe('the local mailbox does not exist', () => {
  test.each([
    ['from another machine', { address: '192.168.1.20' }],
    ['under another host name', { headers: { host: 'wijha.example' } }],
    ['under a name that leads here by a trick', { headers: { host: 'localhost.evil.example:3000' } }],
    ['behind a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['behind a proxy that says so in the standard way', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['where mails really leave', { variables: { SMTP_URL: 'smtp://127.0.0.1:25' } }],
    ['at a public address', { variables: { APP_URL: 'https://wijha.example', ALLOW_DEMO: '1' } }],
  ])('%s', async (_, options) => {
    for (const path of ['/dev/mail', `/dev/mail/${ID}`, `/dev/mail/${ID}/html`]) {
      expect((await open(path, options)).status).toBe(404)
    }
  })

  test.each(['127.0.0.1:3000', 'localhost:3000'])('anywhere but at %s and the like', async host => {
    expect((await open('/dev/mail', { headers: { host } })).status).toBe(200)
  })
})
