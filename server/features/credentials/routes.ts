import { credentialEndpoints } from '#contract/credentials.ts'
import { route } from '#server/http/route.ts'
import { checkCredential, findCredential, findCredentialFile } from './check-credential.ts'
import { issueCredential } from './issue-credential.ts'
import { describeIssuer } from './issuer.ts'
import { listCredentials } from './list-credentials.ts'
import { renderCredential } from './render-credential.ts'
import { revokeCredential } from './revoke-credential.ts'
import { findKey } from './signing-key.ts'
import { KEPT_SECONDS, signStatusList } from './status-list.ts'

/** What verifiers of other sites read, and keep for a while: it names nobody. */
const openToAll = (headers: Headers) => {
  headers.set('Cache-Control', `public, max-age=${KEPT_SECONDS}`)
  headers.set('Access-Control-Allow-Origin', '*')
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
}

/** An id that opens something must not stand in the addresses that other sites or search engines see. */
const keepPrivate = (headers: Headers) => {
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Robots-Tag', 'noindex')
}

export const credentialRoutes = [
  route(credentialEndpoints.list, ({ deps, session }) => listCredentials(deps, session.userId)),
  route(credentialEndpoints.issue, ({ deps, session, parameters, body }) =>
    issueCredential(deps, { userId: session.userId, attemptId: parameters.id, wish: body }),
  ),
  route(credentialEndpoints.revoke, async ({ deps, session, parameters }) => {
    await revokeCredential(deps, { userId: session.userId, id: parameters.id })
    return undefined
  }),
  route(credentialEndpoints.pdf, async ({ deps, session, parameters, query }) => ({
    bytes: await renderCredential(deps, { userId: session.userId, id: parameters.id, locale: query.lang }),
    name: 'wijha-credential.pdf',
  })),
  route(credentialEndpoints.find, ({ deps, parameters, headers, address }) => {
    keepPrivate(headers)
    return findCredential(deps, { id: parameters.id, address })
  }),
  route(credentialEndpoints.file, async ({ deps, parameters, headers, address }) => {
    keepPrivate(headers)
    const bytes = await findCredentialFile(deps, { id: parameters.id, address })
    return { bytes, name: 'wijha-credential.jwt', saved: true as const }
  }),
  route(credentialEndpoints.check, ({ deps, body, address }) =>
    checkCredential(deps, { token: body.token, address }),
  ),
  route(credentialEndpoints.issuer, ({ deps, headers }) => {
    openToAll(headers)
    return describeIssuer(deps)
  }),
  route(credentialEndpoints.key, async ({ deps, parameters, headers }) => {
    const key = await findKey(deps, parameters.key)
    openToAll(headers)
    return key
  }),
  route(credentialEndpoints.statusList, async ({ deps, headers }) => {
    openToAll(headers)
    const token = await signStatusList(deps)
    return { bytes: new TextEncoder().encode(token), name: 'status.jwt' }
  }),
]
