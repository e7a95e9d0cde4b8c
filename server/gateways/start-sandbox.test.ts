import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { type RunningSandbox, startSandbox } from './start-sandbox.ts'

const folder = temporaryFolder('started-sandbox')
const warned: unknown[] = []
let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    dataDirectory: folder,
    webhookUrl: 'http://127.0.0.1:9/api/webhooks/moyasar',
    webhookSecret: 'a-webhook-secret-of-the-tests',
    log: { warn: (about: unknown) => void warned.push(about) } as never,
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = async (method: string, body?: object) => {
  const response = await fetch(`${sandbox.url}/v1/payments`, {
    method,
    headers: {
      'user-agent': 'Wijha-Tests',
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${sandbox.secretKey}:`)}`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, json: await response.json() }
}
const isUp = () =>
  ask('GET').then(
    ({ status }) => status === 200,
    () => false,
  )

test('a sandbox that is killed is started again, at its address, with its keys and its payments', async () => {
  const source = {
    type: 'creditcard',
    name: 'Noura Alsalem',
    number: '4111111111111111',
    month: '12',
    year: '30',
    cvc: '123',
  }
  const order = { amount: 2900, currency: 'SAR', callback_url: 'http://localhost/payment/callback', source }
  const made = await ask('POST', order)
  expect(made.status).toBe(201)
  for (let time = 1; time <= 2; time++) {
    process.kill(sandbox.pid() ?? 0, 'SIGKILL')
    await expect.poll(isUp, { timeout: 15_000 }).toBe(false)
    await expect.poll(isUp, { timeout: 15_000 }).toBe(true)
    expect((await ask('GET')).json.payments).toMatchObject([{ id: made.json.id }])
    expect(warned).toHaveLength(time)
  }
})

test('one that is stopped stays so', async () => {
  await sandbox.stop()
  expect(await isUp()).toBe(false)
  expect(warned).toHaveLength(2)
})
