import { companyEndpoints, recipientEndpoints } from '#contract/companies.ts'
import { Refusal } from '#server/http/errors.ts'
import { route } from '#server/http/route.ts'
import { addCompany } from './add-company.ts'
import { findShared, openShared, renderShared } from './find-shared.ts'
import { listCompanies } from './list-companies.ts'
import { removeCompany } from './remove-company.ts'
import { revokeSending } from './revoke-sending.ts'
import { sendApplication } from './send-application.ts'
import { findUnsubscription, unsubscribe } from './unsubscribe.ts'

export const companyRoutes = [
  route(companyEndpoints.list, ({ deps, session }) => listCompanies(deps, session.userId)),
  route(companyEndpoints.add, ({ deps, session, body }) =>
    addCompany(deps, { userId: session.userId, input: body }),
  ),
  route(companyEndpoints.remove, async ({ deps, session, parameters }) => {
    await removeCompany(deps, { userId: session.userId, id: parameters.id })
    return undefined
  }),
  route(companyEndpoints.send, ({ deps, session, parameters, body, locale }) =>
    sendApplication(deps, {
      session,
      companyId: parameters.id,
      assessmentId: body.assessmentId,
      consentIn: body.consent ? locale : null,
    }),
  ),
  route(companyEndpoints.revoke, async ({ deps, session, parameters }) => {
    await revokeSending(deps, { userId: session.userId, ...parameters })
    return undefined
  }),
]

/** A link in a mail must not leave its token in the addresses that other sites or search engines see. */
const PRIVATE = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
const keepPrivate = (headers: Headers) => {
  for (const [name, value] of Object.entries(PRIVATE)) headers.set(name, value)
}

export const recipientRoutes = [
  route(recipientEndpoints.shared, ({ deps, parameters, headers }) => {
    keepPrivate(headers)
    return findShared(deps, parameters.token)
  }),
  route(recipientEndpoints.openShared, async ({ deps, parameters, headers, concerns }) => {
    keepPrivate(headers)
    const { report, userId } = await openShared(deps, parameters.token)
    concerns(userId)
    return report
  }),
  route(recipientEndpoints.sharedPdf, async ({ deps, parameters, query, headers, request, concerns }) => {
    // It costs a page of typesetting: not at another site's bidding.
    if (request.headers.get('sec-fetch-site') === 'cross-site') throw new Refusal('forbidden_origin')
    keepPrivate(headers)
    const { bytes, name, userId } = await renderShared(deps, { token: parameters.token, locale: query.lang })
    concerns(userId)
    return { bytes, name }
  }),
  route(recipientEndpoints.unsubscription, ({ deps, parameters, headers }) => {
    keepPrivate(headers)
    return findUnsubscription(deps, parameters.token)
  }),
  route(recipientEndpoints.unsubscribe, ({ deps, parameters }) => unsubscribe(deps, parameters.token)),
]
