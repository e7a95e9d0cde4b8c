import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleEndpoints } from '#contract/console.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { OPERATOR_ROLES, type OperatorRole } from '#contract/operator-roles.ts'
import { routes } from '#server/app.ts'
import { type InventoryRow, listRoutes } from '../../scripts/routes/list-routes.ts'
import { type OperatorBrowser, openConsole } from '../support/console.ts'
import { type AccessWorld, createAccessWorld } from './access-world.ts'
import { MATRIX } from './matrix.ts'
import { nameOf, sceneFor } from './requests.ts'

/**
 * Whose the record is that a call of the console names. `own`: only one's own is there; `others`: never one's own; `anybody`: a person's or
 * nobody's, in the sight of whom it concerns. A call without a row here fails.
 */
const WHOSE: Readonly<Record<string, 'own' | 'others' | 'anybody'>> = {
  'POST /api/operator/people/{id}/unlock': 'anybody',
  'POST /api/operator/people/{id}/withdrawn-links': 'anybody',
  'POST /api/operator/people/{id}/refunds': 'anybody',
  'PUT /api/operator/people/{id}/name': 'others',
  'POST /api/operator/people/{id}/deletion': 'others',
  'DELETE /api/operator/operators/{id}': 'others',
  // Of the own payment a second operator is asked for; the own request is granted by others: approvals.test.ts.
  'POST /api/operator/refunds/{id}/approval': 'anybody',
  'POST /api/operator/refunds/{id}/rejection': 'anybody',
  'POST /api/operator/approvals/{id}/grant': 'anybody',
  'POST /api/operator/approvals/{id}/refusal': 'anybody',
  'GET /api/operator/receipts/{month}': 'anybody',
  'GET /api/operator/research/{form}': 'anybody',
  'POST /api/operator/messages/{id}/look': 'anybody',
  'POST /api/operator/messages/{id}/answer': 'anybody',
  'POST /api/operator/messages/{id}/closing': 'anybody',
  'POST /api/operator/mails/{id}/again': 'anybody',
  'POST /api/operator/consultations/{id}/look': 'own',
  'GET /api/operator/consultations/{id}/papers/{paper}': 'own',
  'POST /api/operator/consultations/{id}/outcome': 'own',
  'PUT /api/operator/consultations/{id}/note': 'own',
  'DELETE /api/operator/consultation-hours/{id}': 'own',
  'DELETE /api/operator/passkeys/{id}': 'own',
  'POST /api/operator/panels/{id}/look': 'anybody',
  'POST /api/operator/panels/{id}/raters': 'anybody',
  'POST /api/operator/panels/{id}/round': 'anybody',
  'GET /api/operator/panels/{id}/agreement': 'anybody',
  'POST /api/operator/panels/{id}/decisions': 'anybody',
  'POST /api/operator/decisions/{id}/confirmation': 'anybody',
  'POST /api/operator/raters/{id}/invitation': 'anybody',
  'DELETE /api/operator/raters/{id}': 'anybody',
  'GET /api/operator/snapshots/{id}/tables': 'anybody',
  'GET /api/operator/snapshots/{id}/slots/{number}': 'anybody',
  'POST /api/operator/norms/{id}/publication': 'anybody',
  'POST /api/operator/norms/{id}/withdrawal': 'anybody',
}

/** What the calls of one's own, and never of one's own, are sent. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/operator/consultations/{id}/outcome': { outcome: 'held' },
  'PUT /api/operator/consultations/{id}/note': { note: 'ما اتُّفق عليه في الاستشارة' },
  'PUT /api/operator/people/{id}/name': { firstName: 'Nora', lastName: 'Salem', reason: 'asked' },
  'POST /api/operator/people/{id}/deletion': { reason: 'asked' },
}

const naming: readonly Endpoint[] = Object.values<Endpoint>(consoleEndpoints).filter(
  ({ access, path }) => access === 'operator' && path.includes('{'),
)
const whose = (kind: 'own' | 'others') => naming.filter(endpoint => WHOSE[nameOf(endpoint)] === kind)
/** Calls for takers that name a record which is one's own, and to others not there. */
const owned = listRoutes().filter(route => {
  const row = MATRIX[nameOf(route)]
  return row !== undefined && row.A < 400 && row.B === 404 && route.access === 'session'
})

const looksItselfUp = (route: Pick<InventoryRow, 'method' | 'path'>) =>
  routes.some(({ endpoint, ownSession }) => ownSession && nameOf(endpoint) === nameOf(route))

let world: AccessWorld
const callers = new Map<OperatorRole, OperatorBrowser>()
beforeAll(async () => {
  world = await createAccessWorld()
  for (const role of OPERATOR_ROLES) callers.set(role, await openConsole(world, role))
})
afterAll(() => world.close())

const rowsOf = (statement: string, values: unknown[]) => world.store.pool.query(statement, values)

/** Makes a record of the kind that a path names, which is that operator's. */
async function recordOf({ path }: Pick<Endpoint, 'path'>, { userId }: OperatorBrowser): Promise<string> {
  if (/people|operators/.test(path)) return userId
  const [id, hour, now] = [randomUUID(), randomUUID(), world.clock.now]
  if (path.includes('passkeys')) {
    await rowsOf(
      `insert into passkey (user_id, id, name, credential_id, public_key, counter, transports, added_at)
       values ($1, $2, 'key', $3, 'key', 0, '{}', $4)`,
      [userId, id, randomUUID(), now],
    )
    return id
  }
  // Of another moment each: an hour is offered once.
  const at = new Date(now.getTime() - Math.floor(Math.random() * 3_000_000))
  await rowsOf(
    `insert into consultation_hour (user_id, id, starts_at, meeting_address, created_at)
     values ($1, $2, $3, 'https://meet.example/room', $4)`,
    [userId, hour, at, now],
  )
  if (path.includes('consultation-hours')) return hour
  const stranger = await world.stranger()
  const person = (await stranger.call('GET', '/api/auth/user')).json
  await stranger.call('PUT', '/api/cv', { revision: null, cv: { name: { en: person.name } } })
  await rowsOf(
    `insert into consultation (user_id, id, hour_id, consultant_id, starts_at, meeting_address, period_start, shared_papers, created_at)
     values ($1, $2, $3, $4, $5, 'https://meet.example/room', $6, '{report,cv}', $6)`,
    [person.id, id, hour, userId, at, now],
  )
  return id
}

/** Calls with a new code: a deletion asks for one. */
async function send(caller: OperatorBrowser, endpoint: Endpoint, id: string) {
  await rowsOf(
    'update session set second_factor_at = $2, console_used_at = $2, code_confirmed_at = $2 where user_id = $1',
    [...[caller.userId, world.clock.now]],
  )
  const path = endpoint.path.replace('{id}', id).replace('{paper}', 'cv')
  const body = BODIES[nameOf(endpoint)] ?? (endpoint.method === 'POST' ? {} : undefined)
  return (await caller.call(endpoint.method, path, body)).status
}

function callerIn(role: OperatorRole): OperatorBrowser {
  const caller = callers.get(role)
  if (!caller) throw new Error('no operator')
  return caller
}

/** Names the calls of what is each one's own that answer about what another operator has. */
async function openToForeign(caller: OperatorBrowser, other: OperatorBrowser): Promise<string[]> {
  const open: string[] = []
  for (const endpoint of whose('own'))
    if ((await send(caller, endpoint, await recordOf(endpoint, other))) !== 404) open.push(nameOf(endpoint))
  return open
}

/** Names the calls of what is never one's own that answer about the caller. */
async function openToSelf(caller: OperatorBrowser): Promise<string[]> {
  const open: string[] = []
  for (const endpoint of whose('others'))
    if ((await send(caller, endpoint, caller.userId)) !== 404) open.push(nameOf(endpoint))
  return open
}

/**
 * Does something while the handler of a call works for another operator, whoever calls: what it asks of the caller's own id is as good as
 * not asked. The call, its roles and its code stay as they are.
 */
async function withoutOwner<Done>(
  endpoint: Pick<InventoryRow, 'method' | 'path'>,
  { userId }: { readonly userId: string },
  act: () => Promise<Done>,
) {
  const found = routes.find(route => nameOf(route.endpoint) === nameOf(endpoint))
  if (!found) throw new Error('no route')
  const { handle } = found
  const planted: typeof handle = ({ session, operator, ...call }) =>
    handle({
      ...call,
      session: session && { ...session, userId },
      operator: Object.assign({}, operator, { userId }),
    } as never)
  Object.assign(found, { handle: planted })
  return act().finally(() => Object.assign(found, { handle }))
}

describe('each call of the console that names a record', () => {
  it('has said whose it may be', () => {
    expect(naming.map(nameOf).sort()).toEqual(Object.keys(WHOSE).sort())
  })

  it.each(OPERATOR_ROLES)('gives %s of what is each one’s own the own alone', async role => {
    const caller = callerIn(role)
    expect(await openToForeign(caller, await openConsole(world, role))).toEqual([])
    for (const endpoint of whose('own')) {
      const own = await send(caller, endpoint, await recordOf(endpoint, caller))
      expect(own !== 404, `own: ${nameOf(endpoint)}`).toBe(endpoint.roles?.includes(role))
    }
  })

  it.each(OPERATOR_ROLES)('keeps %s from what is never one’s own', async role => {
    const caller = callerIn(role)
    expect(await openToSelf(caller)).toEqual([])
    for (const endpoint of whose('others')) {
      const other = await openConsole(world, 'editor')
      const foreign = await send(caller, endpoint, other.userId)
      expect(foreign !== 404, `foreign: ${nameOf(endpoint)}`).toBe(endpoint.roles?.includes(role))
    }
  })

  it.each(whose('own').map(nameOf))('would be found open if %s did not ask whose it is', async name => {
    const [caller, other] = [await openConsole(world, 'consultant'), await openConsole(world, 'consultant')]
    const endpoint = naming.find(each => nameOf(each) === name) as Endpoint
    expect(await withoutOwner(endpoint, other, () => openToForeign(caller, other))).toEqual([name])
    expect(await openToForeign(caller, other)).toEqual([])
  })

  it.each(whose('others').map(nameOf))('would be found open if %s were there for oneself', async name => {
    const [caller, other] = [await openConsole(world, 'owner'), await openConsole(world, 'owner')]
    const endpoint = naming.find(each => nameOf(each) === name) as Endpoint
    expect(await withoutOwner(endpoint, other, () => openToSelf(caller))).toEqual([name])
  })
})

describe.each(owned.map(route => ({ route, name: nameOf(route) })))('$name', ({ route }) => {
  it('is to no role of the console there for a foreign record', async () => {
    const scene = await sceneFor(route, world)
    const { owner } = scene
    for (const role of OPERATOR_ROLES) {
      const caller = callerIn(role)
      const { path, body } = scene.request({ caller })
      const response = await caller.call(route.method, path, body)
      expect(response.status, role).toBe(404)
      const text = JSON.stringify([response.json, [...response.headers]])
      expect(text).not.toContain(owner.email)
      expect(text).not.toContain(owner.userId)
    }
  })

  // A handler that looks its session up by itself cannot be told another owner.
  it.skipIf(looksItselfUp(route))('would be found open if it did not ask whose it is', async () => {
    const scene = await sceneFor(route, world)
    const caller = callerIn('auditor')
    const { path, body } = scene.request({ caller })
    const response = await withoutOwner(route, scene.owner, () => caller.call(route.method, path, body))
    expect(response.status).toBe(MATRIX[nameOf(route)]?.A)
  })
})
