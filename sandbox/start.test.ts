import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { passBank } from '../tests/support/bank-pages.ts'
import { type Sandbox, startSandbox } from '../tests/support/sandbox.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { APPROVED_MADA, cardPayment, cardSource, tokenPayment } from './bodies-for-tests.ts'
import { startReceiver } from './webhooks/receiver-for-tests.ts'

const started: Sandbox[] = []
const folders: string[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map(sandbox => sandbox.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

async function start(options: Parameters<typeof startSandbox>[0] = {}) {
  const sandbox = await startSandbox(options)
  started.push(sandbox)
  return sandbox
}
function keptFolder() {
  const folder = temporaryFolder('sandbox-kept')
  folders.push(folder)
  return folder
}

describe('it does not start', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'with a live secret key',
      { MOYASAR_PUBLISHABLE_KEY: 'pk_test_a', MOYASAR_SECRET_KEY: 'sk_live_canary' },
      /live keys are refused/,
    ],
    [
      'with a live publishable key',
      { MOYASAR_PUBLISHABLE_KEY: 'pk_live_canary', MOYASAR_SECRET_KEY: 'sk_test_a' },
      /live keys are refused/,
    ],
    ['with one key alone', { MOYASAR_SECRET_KEY: 'sk_test_canary' }, /together or not at all/],
    ['on all interfaces', { SANDBOX_HOST: '0.0.0.0' }, /loopback/],
    ['on an outer address', { SANDBOX_HOST: '192.0.2.1' }, /loopback/],
    ['for a public address', { APP_URL: 'https://wijha.example' }, /ALLOW_DEMO/],
    ['with a speed of nothing', { SANDBOX_SPEED: '0' }, /SANDBOX_SPEED/],
  ])('%s, and says why without the value', async (_, variables, reason) => {
    const failure = startSandbox({ variables })
    await expect(failure).rejects.toThrow(reason)
    await expect(failure).rejects.not.toThrow(/canary/)
  })
})

describe('it starts', () => {
  it('for a public address that is a demonstration, and answers with its own', async () => {
    const variables = {
      APP_URL: 'https://wijha.example',
      ALLOW_DEMO: '1',
      SANDBOX_URL: 'https://pay.wijha.example/',
    }
    const sandbox = await start({ variables })
    expect(sandbox.url).toBe('https://pay.wijha.example')
  })

  it('on this machine only', async () => {
    const { url } = await start()
    const outer = Object.values(networkInterfaces())
      .flat()
      .find(address => address && !address.internal && address.family === 'IPv4')
    if (outer) await expect(fetch(`http://${outer.address}:${new URL(url).port}/`)).rejects.toThrow()
  })

  it('with given keys, and prints neither them nor its own secret one', async () => {
    const given = { MOYASAR_PUBLISHABLE_KEY: 'pk_test_given', MOYASAR_SECRET_KEY: 'sk_test_given' }
    const sandbox = await start({ variables: given })
    expect(sandbox).toMatchObject({ publishableKey: 'pk_test_given', secretKey: 'sk_test_given' })
    const own = await start()
    expect(own.secretKey).toMatch(/^sk_test_\w{40}$/)
    expect(sandbox.output() + own.output()).not.toMatch(/sk_test/)
  })

  it('registers the webhook of the environment, and only once over restarts', async () => {
    const shop = await startReceiver()
    const variables = { SANDBOX_WEBHOOK_URL: shop.url, MOYASAR_WEBHOOK_SECRET: 'from-the-environment' }
    const folder = keptFolder()
    await (await start({ variables, folder })).stop()
    const again = await start({ variables, folder })
    expect((await again.holds()).webhooks).toHaveLength(1)
    await again.call('POST', '/payments', cardPayment({}, cardSource(undefined, { '3ds': false })))
    await again.idle()
    expect(shop.received.map(({ body }) => body.secret_token)).toEqual(['from-the-environment'])
    shop.close()
  })
})

describe('after a kill and a new start in the same folder', () => {
  it('keys, payments, cards and webhooks are there, and open payments go on', async () => {
    const folder = keptFolder()
    const first = await start({ folder })
    const saving = await first.call(
      'POST',
      '/payments',
      cardPayment({}, cardSource(undefined, { save_card: true })),
    )
    await passBank(saving.json.source.transaction_url)
    const open = await first.call('POST', '/payments', cardPayment())
    const left = await first.call('POST', '/payments', cardPayment())
    const before = await first.holds()
    await first.kill()

    const second = await start({ folder, port: Number(new URL(first.url).port) })
    expect([second.url, second.secretKey]).toEqual([first.url, first.secretKey])
    expect(await second.holds()).toEqual(before)
    expect((await second.call('POST', '/payments', tokenPayment(saving.json.source.token))).json.status).toBe(
      'paid',
    )
    const back = await passBank(open.json.source.transaction_url)
    expect(back.searchParams.get('status')).toBe('paid')
    await second.moveClock({ advanceMs: 15 * 60_000 })
    expect((await second.call('GET', `/payments/${left.json.id}`)).json.status).toBe('failed')
  })

  it('an event that was not acknowledged is sent again', async () => {
    const shop = await startReceiver()
    shop.status = 500
    const folder = keptFolder()
    const first = await start({ folder })
    await first.call('POST', '/webhooks', { http_method: 'post', url: shop.url, shared_secret: 's' })
    await first.call('POST', '/payments', cardPayment({}, cardSource(undefined, { '3ds': false })))
    await first.idle()
    await first.kill()
    shop.status = 200
    const second = await start({ folder })
    await second.moveClock({ advanceMs: 60_000 })
    expect(shop.received.map(({ body }) => body.id)).toEqual([
      shop.received[0]?.body.id,
      shop.received[0]?.body.id,
    ])
    shop.close()
  })

  it('a line that was cut off is left out', async () => {
    const folder = keptFolder()
    const first = await start({ folder })
    const { json } = await first.call('POST', '/payments', cardPayment())
    await first.kill()
    appendFileSync(join(folder, 'holdings.jsonl'), '{"shelf":"payments","id":"cut","rec')
    const second = await start({ folder })
    await second.call('POST', '/payments', cardPayment())
    await second.kill()
    const third = await start({ folder })
    const { payments } = await third.holds()
    expect(payments.map(({ id }) => id)).toEqual([json.id, expect.any(String)])
  })
})

it('no card number or code is in its folder or its output, however it was sent', async () => {
  const folder = keptFolder()
  const sandbox = await start({ folder })
  const cvc = '739'
  await sandbox.call(
    'POST',
    '/payments',
    cardPayment({}, cardSource(APPROVED_MADA, { cvc, save_card: true })),
  )
  await sandbox.call('POST', '/payments', cardPayment({}, cardSource('4201 3201 1111 1010', { cvc })))
  await sandbox.call('POST', '/tokens', {
    ...cardSource(APPROVED_MADA, { cvc }),
    callback_url: 'http://localhost/',
  })
  await sandbox.call('POST', '/payments', cardPayment({ amount: 1 }, cardSource(APPROVED_MADA, { cvc })))
  const kept = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'))
  const everything = [...kept, sandbox.output(), JSON.stringify(await sandbox.holds())].join('\n')
  expect(everything).toContain('4201-32XX-XXXX-1010')
  expect(everything).not.toMatch(/4201 ?3201 ?1111 ?1010/)
  expect(everything).not.toContain(`"${cvc}"`)
})
