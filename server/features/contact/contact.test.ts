import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi({ RATE_LIMIT_FACTOR: '1', OPERATOR_EMAIL: 'operator@example.com' })
})
afterAll(() => world.close())

const message = {
  name: 'سارة القحطاني',
  email: 'sara@example.com',
  company: 'شركة الأفق',
  message: 'نحتاج إلى خمسين تقييماً\nلفريق المبيعات.',
}
const send = (changes: object = {}, address = '198.51.100.1') =>
  world.browser({ address }).call('POST', '/api/contact', { ...message, ...changes })

describe('a message from the contact page', () => {
  test('is stored and mailed to the operator, line breaks and all', async () => {
    expect((await send()).json).toEqual({ accepted: true })
    const { rows } = await world.store.pool.query('select name, email, company, message from contact_message')
    expect(rows).toEqual([message])
    expect(world.outbox).toEqual([
      expect.objectContaining({
        kind: 'operator_notice',
        to: 'operator@example.com',
        topic: 'contact',
        facts: expect.arrayContaining([message.name, message.email, message.company, message.message]),
      }),
    ])
  })

  test('needs no company, and says which field is wrong', async () => {
    expect((await send({ company: '', email: 'b@example.com' }, '198.51.100.2')).status).toBe(200)
    const refused = await send({ name: '', email: 'no address', message: 'قصير' }, '198.51.100.2')
    expect(refused.json.errors.map((error: { path: string }) => error.path).sort()).toEqual([
      'email',
      'message',
      'name',
    ])
  })

  test.each(['\u202Etxt', 'a\u0000b', 'tag \u{E0041}'])('holds no hidden characters: %j', async hidden => {
    const refused = await send({ message: `${message.message} ${hidden}` }, '198.51.100.3')
    expect(refused.json.errors[0].code).toBe('text_control_characters')
  })

  test('is limited by sender and by address', async () => {
    for (let i = 0; i < 3; i++) await send({ email: 'often@example.com' }, `198.51.100.${20 + i}`)
    expect((await send({ email: 'often@example.com' }, '198.51.100.30')).status).toBe(429)
    for (let i = 0; i < 5; i++) await send({ email: `person${i}@example.com` }, '198.51.100.40')
    expect((await send({ email: 'person9@example.com' }, '198.51.100.40')).status).toBe(429)
  })
})
