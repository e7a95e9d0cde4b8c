import { afterAll, beforeAll, expect, it } from 'vitest'
import { listRoutes } from '../../scripts/routes/list-routes.ts'
import { type AccessWorld, createAccessWorld } from './access-world.ts'
import { sceneFor } from './requests.ts'

/** Where a link or its token is enough to be let in. */
const BY_LINK = /(verify|confirm|revert)-email$|reset-password$|\/api\/shared\/\{token\}$/

let world: AccessWorld
beforeAll(async () => {
  world = await createAccessWorld()
})
afterAll(() => world.close())

it('who steals the whole database has no link, no cookie and no anti-forgery token that works', async () => {
  const secrets: string[] = []
  for (const route of listRoutes().filter(({ kind, path }) => kind === 'api' && BY_LINK.test(path))) {
    const { owner, request } = await sceneFor(route, world)
    const { path, body } = request({ link: true })
    const token = (body as { token?: string } | undefined)?.token ?? path.split('/').at(-1) ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    secrets.push(token, owner.token ?? '', decodeURIComponent(owner.session ?? ''))
  }
  expect(secrets).toHaveLength(15)
  const dump = await world.dump()
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(40)
    expect(dump).not.toContain(secret)
  }
})
