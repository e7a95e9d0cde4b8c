import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consoleEndpoints } from '#contract/console.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type AccountsApi, createAccountsApi } from '../support/accounts.ts'
import { type OperatorBrowser, openConsole } from '../support/console.ts'
import { KNOWN_ID, validInput } from './valid-input.ts'

let world: AccountsApi
let owner: OperatorBrowser
beforeAll(async () => {
  world = await createAccountsApi()
  owner = await openConsole(world, 'owner')
})
afterAll(() => world.close())

/** Ends the console itself, and asks a page that no test serves. */
const LEFT_OUT = ['DELETE /api/operator/door', 'POST /api/operator/payment-page']
const calls: readonly Endpoint[] = Object.values(consoleEndpoints).filter(
  ({ method, path }) => !LEFT_OUT.includes(`${method} ${path}`),
)

test.each(calls)('$method $path answers an owner whatever it is sent', async endpoint => {
  const { method, path, body } = endpoint
  const ids = fc.constantFrom(KNOWN_ID, 'x', '../..', '%00', '٣')
  const bodies = body ? fc.oneof(validInput(body), fc.jsonValue({ maxDepth: 2 })) : fc.constant(undefined)
  await fc.assert(
    fc.asyncProperty(ids, bodies, async (id, sent) => {
      const response = await owner.call(method, path.replace('{id}', encodeURIComponent(id)), sent)
      expect(response.status).toBeLessThan(500)
      if (response.status < 300 && endpoint.response)
        expect(endpoint.response.safeParse(response.json).success).toBe(true)
    }),
    { numRuns: 40, seed: 20_261_123 },
  )
})
