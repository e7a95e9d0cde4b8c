import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { OPERATOR_ROLES, type OperatorRole } from '#contract/operator-roles.ts'
import { routes } from '#server/app.ts'
import { KNOWN_ID } from '../fuzz/valid-input.ts'
import { type AccountsApi, type Browser, createAccountsApi } from '../support/accounts.ts'
import { type OperatorBrowser, openConsole } from '../support/console.ts'

/**
 * Who may call what of the console, written out and not asked of the contract: o owner, s support, f finance, e editor, r reviewer,
 * p psychometrician, c consultant, a auditor.
 */
const MAY: Readonly<Record<string, string>> = {
  'GET /api/operator/door': 'osferpca',
  'POST /api/operator/door': 'osferpca',
  'POST /api/operator/door/enrolment': 'osferpca',
  'DELETE /api/operator/door': 'osferpca',
  'POST /api/operator/confirmation': 'osferpca',
  'POST /api/operator/door/challenge': 'osferpca',
  'POST /api/operator/door/passkey': 'osferpca',
  'POST /api/operator/confirmation/challenge': 'osferpca',
  'POST /api/operator/confirmation/passkey': 'osferpca',
  'GET /api/operator/passkeys': 'osferpca',
  'POST /api/operator/new-passkey/challenge': 'osferpca',
  'POST /api/operator/passkeys': 'osferpca',
  'DELETE /api/operator/passkeys/{id}': 'osferpca',
  'GET /api/operator/today': 'osferpca',
  'POST /api/operator/people/look': 'osfa',
  'POST /api/operator/people/{id}/unlock': 'os',
  'POST /api/operator/people/{id}/withdrawn-links': 'os',
  'PUT /api/operator/people/{id}/name': 'os',
  'POST /api/operator/people/{id}/refunds': 'osf',
  'POST /api/operator/people/{id}/deletion': 'o',
  'GET /api/operator/orders': 'osfa',
  'GET /api/operator/payments': 'osfa',
  'GET /api/operator/receipts': 'osfa',
  'GET /api/operator/receipts/{month}': 'ofa',
  'GET /api/operator/research/{form}': 'op',
  'GET /api/operator/refunds': 'osfa',
  'POST /api/operator/refunds/{id}/approval': 'of',
  'POST /api/operator/refunds/{id}/rejection': 'of',
  'GET /api/operator/consultations': 'osca',
  'POST /api/operator/consultations/{id}/look': 'oc',
  'GET /api/operator/consultations/{id}/papers/{paper}': 'oc',
  'POST /api/operator/consultations/{id}/outcome': 'oc',
  'PUT /api/operator/consultations/{id}/note': 'oc',
  'GET /api/operator/consultation-hours': 'oc',
  'POST /api/operator/consultation-hours': 'oc',
  'DELETE /api/operator/consultation-hours/{id}': 'oc',
  'GET /api/operator/messages': 'osa',
  'POST /api/operator/messages/{id}/look': 'osa',
  'POST /api/operator/messages/{id}/answer': 'os',
  'POST /api/operator/messages/{id}/closing': 'os',
  'GET /api/operator/mails': 'osa',
  'POST /api/operator/mails/{id}/again': 'os',
  'GET /api/operator/content': 'oea',
  'PUT /api/operator/content': 'oe',
  'GET /api/operator/funnel': 'oea',
  'GET /api/operator/health': 'osa',
  'POST /api/operator/clock': 'o',
  'POST /api/operator/payment-page': 'o',
  'GET /api/operator/panels': 'orpa',
  'POST /api/operator/panels': 'op',
  'POST /api/operator/panels/{id}/look': 'orpa',
  'POST /api/operator/panels/{id}/raters': 'op',
  'POST /api/operator/raters/{id}/invitation': 'op',
  'DELETE /api/operator/raters/{id}': 'op',
  'POST /api/operator/panels/{id}/round': 'op',
  'GET /api/operator/panels/{id}/agreement': 'orpa',
  'POST /api/operator/panels/{id}/decisions': 'orp',
  'POST /api/operator/decisions/{id}/confirmation': 'orp',
  'GET /api/operator/snapshots': 'orpa',
  'POST /api/operator/snapshots': 'op',
  'GET /api/operator/snapshots/{id}/tables': 'orpa',
  'GET /api/operator/snapshots/{id}/slots/{number}': 'orpa',
  'GET /api/operator/norms': 'orpa',
  'POST /api/operator/norms': 'op',
  'POST /api/operator/norms/{id}/publication': 'op',
  'POST /api/operator/norms/{id}/withdrawal': 'op',
  'GET /api/operator/pilots': 'orpa',
  'PUT /api/operator/pilots': 'op',
  'GET /api/operator/log': 'oa',
  'GET /api/operator/operators': 'oa',
  'POST /api/operator/operators': 'o',
  'DELETE /api/operator/operators/{id}': 'o',
  'POST /api/operator/support': 'os',
  'DELETE /api/operator/support': 'os',
  'GET /api/operator/approvals': 'ofrpa',
  'POST /api/operator/approvals/{id}/grant': 'ofrp',
  'POST /api/operator/approvals/{id}/refusal': 'ofrp',
}

const mounted = routes.map(({ endpoint }) => endpoint).filter(({ path }) => path.startsWith('/api/operator'))
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

let world: AccountsApi
const operators = new Map<OperatorRole, OperatorBrowser>()
let taker: Browser & { userId?: string }
beforeAll(async () => {
  world = await createAccountsApi()
  taker = await world.registered()
  for (const role of OPERATOR_ROLES) operators.set(role, await openConsole(world, role))
})
afterAll(() => world.close())

/** Tells which of the calls answer a caller with anything but "not there". */
async function openTo(caller: Browser, calls: readonly { method: string; path: string }[]) {
  const open: string[] = []
  for (const call of calls) {
    const { status } = await caller.call(
      call.method,
      call.path.replace('{id}', KNOWN_ID),
      call.method === 'POST' ? {} : undefined,
    )
    if (status !== 404) open.push(nameOf(call))
  }
  return open
}

describe('the console', () => {
  it('has a row for every call that is mounted, which asks for an operator in exactly these roles', () => {
    expect(mounted.map(nameOf).sort()).toEqual(Object.keys(MAY).sort())
    for (const endpoint of mounted) {
      const letters = OPERATOR_ROLES.filter(role => endpoint.roles?.includes(role)).map(role => role[0])
      expect([nameOf(endpoint), endpoint.access, letters.join('')]).toEqual([
        ...[nameOf(endpoint), 'operator', [...(MAY[nameOf(endpoint)] ?? '')].join('')],
      ])
    }
    expect(
      endpoints.filter(({ access, path }) => access === 'operator' && !path.startsWith('/api/operator')),
    ).toEqual([])
  })

  it.each(OPERATOR_ROLES)('is there for %s where the row says so, and nowhere else', async role => {
    const operator = operators.get(role)
    if (!operator) throw new Error('no operator')
    // What names a thing that is not there is answered as one that is not: its row in the contract was compared above.
    const calls = mounted.filter(({ path, method }) => !path.includes('{id}') && method !== 'DELETE')
    const may = calls.map(nameOf).filter(name => MAY[name]?.includes(role[0] ?? ''))
    const open = await openTo(operator, calls)
    // An authenticator that is set up is not made anew; nobody is found by nothing.
    const expected = may.filter(name => !name.endsWith('/enrolment'))
    expect(open.filter(name => !name.endsWith('/enrolment')).sort()).toEqual(expected.sort())
  })

  it('is not there for a taker, for nobody, nor for one whose role was taken away', async () => {
    expect(await openTo(taker, mounted)).toEqual([])
    expect(await openTo(world.browser(), mounted)).toEqual([])
    const former = await openConsole(world, 'owner')
    await world.store.pool.query('delete from operator where user_id = $1', [former.userId])
    expect(await openTo(former, mounted)).toEqual([])
  })

  it('would be found open if a check were missing', async () => {
    const planted = await createAccountsApi()
    const { endpoint } = routes.find(({ endpoint }) => endpoint.path === '/api/operator/today') ?? {}
    if (!endpoint) throw new Error('no route')
    const before = endpoint.access
    Object.assign(endpoint, { access: 'public' })
    try {
      expect(await openTo(planted.browser(), mounted)).toEqual(['GET /api/operator/today'])
    } finally {
      Object.assign(endpoint, { access: before })
      await planted.close()
    }
  })
})
