import { afterAll, beforeAll, expect, it } from 'vitest'
import { listRoutes } from '../../scripts/routes/list-routes.ts'
import { type AccessWorld, createAccessWorld } from './access-world.ts'
import { LOCAL_ONLY } from './matrix.ts'
import { nameOf, sceneFor } from './requests.ts'

const routes = listRoutes().filter(
  route => (route.kind === 'api' || route.kind === 'machine') && !LOCAL_ONLY.includes(nameOf(route)),
)

let world: AccessWorld
beforeAll(async () => {
  world = await createAccessWorld()
})
afterAll(() => world.close())

it.each(routes.map(route => ({ route, name: nameOf(route) })))(
  'looking at $name changes no row and asks for no mail',
  async ({ route }) => {
    const { owner, request } = await sceneFor(route, world)
    const { path } = request({ link: true })
    const before = await world.tableSums()
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const { status } = await owner.call(method, path)
      expect([method, status < 500]).toEqual([method, true])
    }
    expect(await world.tableSums()).toEqual(before)
  },
)
