import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { privacyEndpoints } from '#contract/privacy.ts'
import { listRoutes } from '../../scripts/routes/list-routes.ts'
import { type ApiResponse, type Browser, PASSWORD } from '../support/accounts.ts'
import { type AccessWorld, createAccessWorld } from './access-world.ts'
import { LOCAL_ONLY, MATRIX, PAGES, ROLES, type Role } from './matrix.ts'
import { nameOf, type Scene, sceneFor } from './requests.ts'

const inventory = listRoutes()
/** Pages and files are walked over HTTP: tests/journeys/access.journey.ts. */
const routes = inventory.filter(({ kind }) => kind === 'api' || kind === 'machine')
const open = routes.filter(route => !LOCAL_ONLY.includes(nameOf(route)))

/** A second time these find nothing left to do, or nobody signed in, so who may do it gets a scene of their own. */
const ONCE =
  /^DELETE .*\{|\/refund$|\/consultations$|\/deletion$|\/logout$|\/register$|(verify|confirm|revert)-email$|reset-password$/

const DELETION = privacyEndpoints.deleteAccount.path

let world: AccessWorld
beforeAll(async () => {
  world = await createAccessWorld()
})
afterAll(() => world.close())

describe('the matrix', () => {
  it('has a row for every route of the inventory, and none for a route that is not there', () => {
    expect([...Object.keys(MATRIX), ...LOCAL_ONLY].sort()).toEqual(routes.map(nameOf).sort())
  })

  it('has a row for every page, which asks for a session as it says', () => {
    const pages = inventory.filter(({ kind }) => kind === 'page').map(({ path, access }) => [path, access])
    expect(Object.fromEntries(pages)).toEqual(PAGES)
  })

  it('lets somebody in wherever it keeps somebody out', () => {
    // The console lets operators in: console-matrix.test.ts.
    const others = Object.entries(MATRIX).filter(([name]) => !name.includes('/operator'))
    const shut = others.filter(([, row]) => !ROLES.some(role => row[role] < 400))
    expect(shut).toEqual([])
  })
})

describe.each(open.map(route => ({ route, name: nameOf(route) })))('$name', ({ route, name }) => {
  it('is answered to each role as the matrix says; refused, it changes nothing and tells nothing', async () => {
    const expected = MATRIX[name]
    const seen: Partial<Record<Role, number>> = {}
    let scene = await sceneFor(route, world)
    for (const role of ROLES) {
      if (ONCE.test(name) && (role === 'A' || role === 'deleted')) scene = await sceneFor(route, world)
      const caller = await callerFor(role, scene)
      await world.store.pool.query('delete from recipient_opt_out')
      const before = await world.tableSums()
      const { path, body } = scene.request({ link: role === 'linkHolder', caller })
      const response = await caller.call(route.method, path, body)
      seen[role] = response.status
      expectSafeCookies(response)
      if (route.path.startsWith('/api/')) expectNotKept(name, response)
      if (response.status >= 400) expect(await world.tableSums()).toEqual(before)
      else expectContractOnly(name, response)
      if (response.status === 404) await expectLikeNothing(scene, { role, caller, response })
      if (role !== 'A' && role !== 'unverified') expectNothingOf(scene, response, name)
    }
    expect(seen).toEqual(expected)
  })

  async function expectLikeNothing(
    scene: Scene,
    { role, caller, response }: { role: Role; caller: Browser; response: ApiResponse },
  ): Promise<void> {
    const { path, body } = scene.request({ link: role === 'linkHolder', invented: true, caller })
    const invented = await caller.call(route.method, path, body)
    expect(shapeOf(response)).toEqual(shapeOf(invented))
  }
})

describe.each(LOCAL_ONLY)('%s', name => {
  it('is there for the machine itself alone', async () => {
    const local = await createAccessWorld({})
    try {
      const [, pattern = ''] = name.split(' ')
      const path = pattern.replace('{id}', 'none')
      const [near, far] = [local.browser({ address: '127.0.0.1' }), local.browser({ address: '203.0.113.9' })]
      const headers = { host: 'localhost:3000' }
      if (!pattern.includes('{')) expect((await near.call('GET', path, undefined, headers)).status).toBe(200)
      const refused = await far.call('GET', path, undefined, headers)
      const nothing = await far.call('GET', '/nothing-here', undefined, headers)
      expect(shapeOf(refused)).toEqual(shapeOf(nothing))
      expect(refused.status).toBe(404)
    } finally {
      await local.close()
    }
  })
})

async function callerFor(role: Role, { owner }: Scene): Promise<Browser> {
  const verify = (verified: boolean) =>
    world.store.pool.query('update "user" set email_verified = $2 where id = $1', [owner.userId, verified])
  switch (role) {
    case 'anonymous':
    case 'linkHolder':
      return world.browser()
    case 'B':
      return world.stranger()
    case 'unverified':
      await verify(false)
      return owner
    case 'A':
      await verify(true)
      return owner
    case 'deleted': {
      const cookies = owner.copy()
      // A mailed link may have changed it on the way here.
      const { email } = (await owner.call('GET', '/api/auth/user')).json
      const deletion = await owner.call('POST', DELETION, { currentPassword: PASSWORD, email })
      expect([deletion.status, deletion.json]).toEqual([200, { accepted: true }])
      return Object.assign(cookies, { email })
    }
  }
}

/** All that a caller can see of a response. */
function shapeOf({ status, headers, json }: ApiResponse) {
  return { status, json, headers: [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)) }
}

/** What is not in the contract's response is not sent. */
function expectContractOnly(name: string, { json }: ApiResponse): void {
  const endpoint = endpoints.find(candidate => nameOf(candidate) === name)
  if (endpoint?.response) expect(endpoint.response.parse(json ?? null)).toEqual(json ?? null)
}

/** Said to be kept for a while; everything else is kept by no cache, whoever asked and however it was answered. */
const KEPT: Readonly<Record<string, string>> = {
  'GET /api/catalog': 'public, max-age=300',
  // Verifiers of other sites read them, and they name nobody.
  'GET /api/issuer': 'public, max-age=300',
  'GET /api/issuer/keys/{key}': 'public, max-age=300',
  'GET /api/issuer/status': 'public, max-age=300',
  // The same sentences for everybody: the browser asks again, and is told without a body that they are.
  'GET /api/assessment/{id}/questions': 'private, no-cache',
}

function expectNotKept(name: string, { status, headers }: ApiResponse): void {
  expect(headers.get('cache-control')).toBe((status < 400 && KEPT[name]) || 'no-store')
}

/** Bound to this host, out of reach of scripts, sent over https alone, and not along with other sites' requests. */
function expectSafeCookies({ headers }: ApiResponse): void {
  for (const line of headers.getSetCookie()) {
    expect(line).toMatch(/^__Host-wijha\.\w+=/)
    const attributes = line.split('; ').slice(1)
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure']))
    expect(line).toMatch(/SameSite=(Lax|Strict)/)
    expect(line).not.toMatch(/Domain=/i)
    expect(line.length).toBeLessThanOrEqual(4096)
  }
}

/** Nobody else's response holds what marks A. */
function expectNothingOf({ owner }: Scene, response: ApiResponse, name: string): void {
  // Who knows the password, or was sent the link, is A as far as anyone can tell.
  if (/\/login$|deletion$/.test(name)) return
  const text = JSON.stringify([response.json, [...response.headers]])
  // The consent names the address to the company that the report was sent to.
  if (name !== 'POST /api/shared/{token}/open') expect(text).not.toContain(owner.email)
  expect(text).not.toContain(owner.userId)
}
