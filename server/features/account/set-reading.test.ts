import { expect, onTestFinished, test } from 'vitest'
import { createAccountsApi } from '../../../tests/support/accounts.ts'

test('one part of the reading help is changed alone, is there on every device, and a value that does not exist is refused', async () => {
  const api = await createAccountsApi()
  onTestFinished(() => api.close())
  const phone = await api.registered()
  const laptop = api.browser()
  await laptop.call('POST', '/api/auth/login', { email: phone.email, password: phone.password })
  const put = (body: unknown) => phone.call('PUT', '/api/account/reading', body)
  expect((await put({ size: 'larger' })).json).toEqual({ size: 'larger', lines: 'usual', face: 'book' })
  expect((await put({ face: 'plain' })).json).toEqual({ size: 'larger', lines: 'usual', face: 'plain' })
  const refused = await put({ lines: 'narrow' })
  expect([refused.status, refused.json.code]).toEqual([400, 'invalid_request'])
  const { json } = await laptop.call('GET', '/api/auth/user')
  expect(json.reading).toEqual({ size: 'larger', lines: 'usual', face: 'plain' })
})
