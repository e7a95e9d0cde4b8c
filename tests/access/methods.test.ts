import { afterAll, beforeAll, expect, it } from 'vitest'
import { listRoutes } from '../../scripts/routes/list-routes.ts'
import { type AccessWorld, createAccessWorld } from './access-world.ts'
import { sceneFor } from './requests.ts'

const calls = listRoutes().filter(({ kind }) => kind === 'api')
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'INVENTED']

let world: AccessWorld
beforeAll(async () => {
  world = await createAccessWorld()
})
afterAll(() => world.close())

it.each([...new Set(calls.map(({ path }) => path))])('%s takes no method but its own', async path => {
  const own = calls.filter(call => call.path === path)
  const [first] = own
  if (!first) throw new Error('an address without a call')
  const { owner, request } = await sceneFor(first, world)
  const { path: address } = request({ link: true })
  const before = await world.tableSums()
  for (const method of METHODS.filter(method => !own.some(call => call.method === method))) {
    const { status, headers } = await owner.call(method, address)
    expect([method, status]).toEqual([method, 405])
    for (const call of own) expect(headers.get('allow')).toContain(call.method)
  }
  expect(await world.tableSums()).toEqual(before)
})
