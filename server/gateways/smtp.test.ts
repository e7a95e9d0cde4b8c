import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../tests/support/smtp-server.ts'
import { type Message, readSender } from './message.ts'
import { connectSmtp } from './smtp.ts'

let smtp: TestSmtpServer
beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterAll(() => smtp.close())
afterEach(() => {
  smtp.received.length = 0
  smtp.answerRecipient = () => undefined
  smtp.answerContent = () => undefined
})

const message = (changes: Partial<Message> = {}): Message => ({
  id: '0d9a4a52-8f0d-4f5e-9a7e-1f6a1c2b3d4e',
  to: 'noura@example.com',
  subject: 'تأكيد البريد الإلكتروني في وجهة',
  text: 'نص الرسالة\n',
  html: '<p dir="rtl">نص الرسالة</p>',
  date: new Date('2026-11-20T09:00:00Z'),
  ...changes,
})
const attempt = () => ({ signal: new AbortController().signal, isOver: () => false })
const deliver = (changes: Partial<Message> = {}, from?: string) =>
  connectSmtp(smtp.url, readSender(from)).deliver(message(changes), attempt())

describe('a mail', () => {
  test('arrives with both parts, readable in Arabic', async () => {
    expect(await deliver()).toEqual({ kind: 'accepted' })
    const [mail] = smtp.received
    expect(mail?.subject).toBe('تأكيد البريد الإلكتروني في وجهة')
    expect(mail?.text?.trim()).toBe('نص الرسالة')
    expect(mail?.html?.trim()).toBe('<p dir="rtl">نص الرسالة</p>')
  })

  test('says who sent it, when, and that no person did', async () => {
    await deliver({}, 'وجهة Wijha <no-reply@wijha.example>')
    const [mail] = smtp.received
    expect(mail?.from).toEqual({ name: 'وجهة Wijha', address: 'no-reply@wijha.example' })
    expect(mail?.envelopeSender).toBe('no-reply@wijha.example')
    expect(mail?.date).toBe('2026-11-20T09:00:00.000Z')
    expect(mail?.messageId).toBe('<0d9a4a52-8f0d-4f5e-9a7e-1f6a1c2b3d4e@wijha.example>')
    expect(mail?.headers).toContainEqual({
      key: 'auto-submitted',
      originalKey: 'Auto-Submitted',
      value: 'auto-generated',
    })
    expect(mail?.replyTo).toBeUndefined()
  })

  test('has only ASCII in its headers', async () => {
    await deliver()
    const head = smtp.received[0]?.raw.split('\r\n\r\n')[0] ?? ''
    expect(head).toMatch(/^[\x20-\x7e\r\n\t]+$/)
    expect(head).toMatch(/Subject: =\?UTF-8\?/)
  })

  test('has the same Message-ID however often it is tried', async () => {
    await deliver()
    await deliver()
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test.each([
    'a\r\nBcc: evil@example.com',
    'a\nX-Evil: 1',
    'a\u0085Bcc: evil@example.com',
    'a\u2028Bcc: x@example.com',
  ])('cannot be given a header by its subject: %j', async subject => {
    await deliver({ subject })
    expect(smtp.received[0]?.recipients).toEqual(['noura@example.com'])
    expect(smtp.received[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(smtp.received[0]?.headers.map(({ key }) => key)).not.toContain('x-evil')
  })
})

describe('a server that says no', () => {
  test.each([550, 553, 554])('to the recipient with %i is final', async code => {
    smtp.answerRecipient = () => code
    expect(await deliver()).toEqual({ kind: 'refused', code })
  })

  test('to the content with 554 is final', async () => {
    smtp.answerContent = () => 554
    expect(await deliver()).toEqual({ kind: 'refused', code: 554 })
  })

  test.each([421, 450, 451, 452])('to the recipient with %i may be asked again', async code => {
    smtp.answerRecipient = () => code
    await expect(deliver()).rejects.toThrow(`mail not accepted: ${code}`)
  })

  test('is quoted without the address of the recipient', async () => {
    smtp.answerRecipient = () => 451
    await expect(deliver()).rejects.not.toThrow('noura')
  })

  test('because it is away may be asked again', async () => {
    const away = connectSmtp('smtp://127.0.0.1:1', readSender(undefined))
    await expect(away.deliver(message(), attempt())).rejects.toThrow('mail not accepted')
  })
})

test('a try that is over by the time the server wants the content sends none', async () => {
  const over = { signal: new AbortController().signal, isOver: () => true }
  await expect(connectSmtp(smtp.url, readSender(undefined)).deliver(message(), over)).rejects.toThrow()
  expect(smtp.tries.length).toBeGreaterThan(0)
  expect(smtp.received).toEqual([])
})

describe('MAIL_FROM', () => {
  test('has a default that is local', () => {
    expect(readSender(undefined)).toEqual({ name: 'وجهة Wijha', address: 'no-reply@localhost' })
  })

  test.each(['', 'Wijha', 'a@example.com, b@example.com', 'Group: a@example.com, b@example.com;'])(
    'that names no single address is refused: %j',
    from => {
      expect(() => readSender(from)).toThrow('MAIL_FROM')
    },
  )

  test('cannot add a header by its display name', async () => {
    await deliver({}, '"Wijha\r\nBcc: evil@example.com" <no-reply@wijha.example>')
    expect(smtp.received[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(smtp.received[0]?.recipients).toEqual(['noura@example.com'])
  })
})
