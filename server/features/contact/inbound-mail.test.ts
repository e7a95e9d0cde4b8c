import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { createMailingWorld, type MailingWorld } from '../../../tests/support/mailing-world.ts'
import { readReplyAddress } from './reply-address.ts'

const SECRET = 'an-inbound-secret-of-the-tests'
const SENDER = 'writer@example.com'

let world: MailingWorld
let support: OperatorBrowser
beforeAll(async () => {
  world = await createMailingWorld({ INBOUND_ADDRESS: 'reply@wijha.example', INBOUND_SECRET: SECRET })
  support = await openConsole(world, 'support')
})
afterAll(() => world.close())

let written = 0
/** Writes a message, answers it, and returns its id with the address that the answer asks to be replied to, as it went over SMTP. */
async function answered(): Promise<{ id: string; to: string }> {
  const email = `${++written}-${SENDER}`
  await world.browser().call('POST', '/api/contact', { name: 'سارة', email, message: 'أين الإيصال يا وجهة؟' })
  const { rows } = await world.store.pool.query('select id from contact_message where email = $1', [email])
  const { id } = rows[0]
  const body = { answer: 'الإيصال في صفحة الاشتراك', language: 'ar' }
  await support.call('POST', `/api/operator/messages/${id}/answer`, body)
  const arrived = () => world.smtp.received.find(({ recipients }) => recipients.includes(email))
  await expect.poll(arrived, { timeout: 15_000, interval: 50 }).toBeTruthy()
  const to = arrived()?.replyTo?.[0]?.address ?? ''
  return { id, to }
}

interface Mail {
  readonly to: string
  readonly from?: string
  readonly headers?: readonly string[]
  readonly id?: string
  readonly body?: string
}
const raw = ({
  to,
  from = `${written}-${SENDER}`,
  headers = [],
  id = String(Math.random()),
  body = 'شكراً، وجدته.',
}: Mail) =>
  [
    ...[`From: Sara <${from}>`, `To: <${to}>`, 'Subject: Re', `Message-ID: <${id}@mail.example>`],
    ...['MIME-Version: 1.0', ...headers],
    ...(headers.some(header => /^content-type/i.test(header))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    ...['', body],
  ].join('\r\n')

async function handOver(mail: string, secret = SECRET): Promise<{ status: number; result?: string }> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' }
  const response = await world.api.request('/api/inbound-mail', { method: 'POST', headers, body: mail })
  return { status: response.status, ...(response.ok ? await response.json() : {}) }
}
const opened = async (id: string) => (await support.call('POST', `/api/operator/messages/${id}/look`)).json

test('a reply to an answer comes back to its message as text, opens it again, and can be answered again', async () => {
  const { id, to } = await answered()
  expect(to).toMatch(/^reply\+[0-9a-f]{52}@wijha\.example$/)
  expect(to.split('@')[0]?.length).toBeLessThanOrEqual(64)
  expect(await opened(id)).toMatchObject({ open: false, replies: [], takesReplies: true })
  expect(await handOver(raw({ to: to.toUpperCase(), body: 'شكراً\u202e، وجدته.\u0000' }))).toEqual({
    ...{ status: 200, result: 'taken' },
  })
  expect(await opened(id)).toMatchObject({
    open: true,
    replies: [{ text: 'شكراً، وجدته.', sameSender: true }],
  })
  const again = { answer: 'سعدنا بذلك، مع السلامة', language: 'ar' }
  expect((await support.call('POST', `/api/operator/messages/${id}/answer`, again)).status).toBe(204)
})

test('the text of a mail in HTML with an attachment is kept, and nothing else of it', async () => {
  const { id, to } = await answered()
  const body = [
    ...[
      '--x',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Thanks <script>alert(1)</script><b>a lot</b></p>',
    ],
    ...[
      '--x',
      'Content-Type: application/pdf; name="a.pdf"',
      'Content-Disposition: attachment',
      '',
      'PDFPDF',
      '--x--',
    ],
  ].join('\r\n')
  await handOver(
    raw({ to, from: 'other@example.com', headers: ['Content-Type: multipart/mixed; boundary=x'], body }),
  )
  const { replies } = await opened(id)
  expect(replies).toMatchObject([{ sameSender: false }])
  expect(replies[0].text).toContain('a lot')
  expect(replies[0].text).not.toMatch(/PDF|<|alert/)
})

test('a mail that is handed over twice is kept once, also at the same time', async () => {
  const { id, to } = await answered()
  const mail = raw({ to, id: 'same' })
  const results = await Promise.all(Array.from({ length: 5 }, () => handOver(mail)))
  expect(results.map(({ result }) => result).sort()).toEqual([
    'repeated',
    'repeated',
    'repeated',
    'repeated',
    'taken',
  ])
  expect((await opened(id)).replies).toHaveLength(1)
})

test.each([
  ['a reply of a machine', { headers: ['Auto-Submitted: auto-replied'] }, 'automatic'],
  ['a mail of a list', { headers: ['Precedence: bulk'] }, 'automatic'],
  ['a bounce', { from: 'MAILER-DAEMON@mail.example' }, 'automatic'],
  ['an absence of Outlook', { headers: ['X-Auto-Response-Suppress: All'] }, 'automatic'],
  ['a mail without a word', { body: ' \u200e ' }, 'empty'],
] as const)('%s changes nothing', async (_, mail, result) => {
  const { id, to } = await answered()
  expect(await handOver(raw({ to, ...mail }))).toEqual({ status: 200, result })
  expect(await opened(id)).toMatchObject({ open: false, replies: [] })
})

test('a tag that is not signed for this message, by this server, is nobody, and is counted', async () => {
  const { id, to } = await answered()
  const { to: other } = await answered()
  const [, tag = ''] = to.split('+')
  const mixed = `reply+${tag.slice(0, 32)}${other.split('+')[1]?.slice(32)}`
  for (const address of [mixed, to.replace('wijha', 'other'), 'reply@wijha.example', 'reply+x@wijha.example'])
    expect(await handOver(raw({ to: address }))).toEqual({ status: 200, result: 'unknown' })
  expect(readReplyAddress(world.deps.environment, 'another-secret-of-another-server', [to])).toBeUndefined()
  expect(await opened(id)).toMatchObject({ open: false, replies: [] })
  const deleted = raw({ to })
  await world.store.pool.query('delete from contact_message where id = $1', [id])
  expect(await handOver(deleted)).toEqual({ status: 200, result: 'unknown' })
})

test('who does not show the secret, and a mail that is too large, is refused', async () => {
  const { id, to } = await answered()
  expect((await handOver(raw({ to }), 'an-inbound-secret-of-somebody')).status).toBe(401)
  expect((await handOver(raw({ to, body: 'x'.repeat(600_000) }))).status).toBe(413)
  expect(await opened(id)).toMatchObject({ replies: [] })
})

test('a long reply is cut, and a flood of them ends', async () => {
  const { id, to } = await answered()
  await handOver(raw({ to, body: 'كلمة '.repeat(10_000) }))
  expect((await opened(id)).replies[0].text.length).toBe(20_000)
  const results = []
  for (let mail = 0; mail < 52; mail++) results.push((await handOver(raw({ to }))).result)
  expect(results.filter(result => result === 'full')).toHaveLength(3)
})
