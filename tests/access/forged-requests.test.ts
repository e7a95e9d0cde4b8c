import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recipientEndpoints } from '#contract/companies.ts'
import { paymentEndpoints } from '#contract/payments.ts'
import { listRoutes } from '../../scripts/routes/list-routes.ts'
import type { Browser } from '../support/accounts.ts'
import { type AccessWorld, createAccessWorld } from './access-world.ts'
import { MATRIX } from './matrix.ts'
import { nameOf, type PlannedRequest, sceneFor } from './requests.ts'

/** What other parties call, with a secret of their own in what they send; cookies have no part in it. */
const CALLED_BY_OTHERS = [
  nameOf(recipientEndpoints.unsubscribe),
  nameOf(paymentEndpoints.webhook),
  'POST /api/auth/provider/callback/apple',
]
const changing = listRoutes().filter(
  ({ kind, method }) => method !== 'GET' && (kind === 'api' || kind === 'machine'),
)
const guarded = changing.filter(route => !CALLED_BY_OTHERS.includes(nameOf(route)))

let world: AccessWorld
beforeAll(async () => {
  world = await createAccessWorld()
})
afterAll(() => world.close())

/** As a page of another site makes its visitor's browser send it: with the cookies; and, to be sure, with the token. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://wijha.example' },
  { origin: 'https://wijha.example.evil.example' },
  { origin: 'https://wijha.example:8443' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://wijha.example', 'sec-fetch-site': 'cross-site' },
]

/** What a form can send without being asked first. */
const FORM_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  null,
]

describe.each(guarded.map(route => ({ route, name: nameOf(route) })))('$name', ({ route, name }) => {
  it('is refused to every other site, and changes nothing', async () => {
    const { owner, request } = await sceneFor(route, world)
    const { path, body } = request({ link: true })
    const before = await world.tableSums()
    for (const headers of FOREIGN) {
      const response = await send(owner, route.method, { path, body }, headers)
      expect([headers, response.status]).toEqual([headers, 403])
    }
    for (const type of FORM_TYPES) {
      const headers = { origin: 'https://evil.example', ...(type && { 'content-type': type }) }
      const response = await send(owner, route.method, { path, body }, headers, { type: null })
      expect([type, [403, 415].includes(response.status)]).toEqual([type, true])
    }
    // A link or a picture of another site, dressed as a change.
    for (const dressed of [path, `${path}?_method=${route.method}`]) {
      const headers = { 'x-http-method-override': route.method, 'sec-fetch-site': 'cross-site' }
      await send(owner, 'GET', { path: dressed }, headers)
      if (route.method !== 'POST') await send(owner, 'POST', { path: dressed, body }, headers)
    }
    expect(await world.tableSums()).toEqual(before)
  })

  it('takes no body but JSON, and within a session none without its token', async () => {
    const { owner, request } = await sceneFor(route, world)
    const { path, body } = request({ link: true })
    const { token: notHers } = await world.stranger()
    const before = await world.tableSums()
    if (body !== undefined) {
      for (const type of FORM_TYPES) {
        const headers: Record<string, string> = type ? { 'content-type': type } : {}
        const { status } = await send(owner, route.method, { path, body }, headers, { type: null })
        expect([type, status]).toEqual([type, 415])
      }
    }
    if (route.access === 'session') {
      for (const token of [undefined, '', 'x', owner.token?.slice(0, -1), notHers]) {
        const { status } = await send(owner, route.method, { path, body }, {}, { token })
        expect([token, status]).toEqual([token, 403])
      }
    }
    expect(await world.tableSums()).toEqual(before)
  })

  it('passes from a page of ours', async () => {
    const { owner, request } = await sceneFor(route, world)
    const row = MATRIX[name]
    const link = row !== undefined && row.A >= 400
    const ours = { origin: 'https://wijha.example', 'sec-fetch-site': 'same-origin' }
    const { status } = await send(owner, route.method, request({ link }), ours)
    expect(status).toBe(link ? row.linkHolder : row?.A)
  })
})

interface Sent {
  readonly token?: string | undefined
  readonly type?: string | null
}

async function send(
  owner: Browser,
  method: string,
  { path, body }: PlannedRequest,
  headers: Record<string, string>,
  sent: Sent = {},
): Promise<Response> {
  const { token = 'token' in sent ? undefined : owner.token, type = 'application/json' } = sent
  return await world.api.request(path, {
    method,
    headers: {
      cookie: owner.cookieHeader(),
      ...(token === undefined ? {} : { 'x-csrf-token': token }),
      ...(body === undefined || type === null ? {} : { 'content-type': type }),
      ...headers,
    },
    // Bytes carry no content type of their own.
    ...(body === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(body)) }),
  })
}
