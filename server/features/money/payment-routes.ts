import { paymentEndpoints } from '#contract/payments.ts'
import { limitSubject } from '#server/http/address.ts'
import { route } from '#server/http/route.ts'
import { askAboutAttempt, askAboutPayment } from './ask-settlement.ts'
import { createIntent } from './create-intent.ts'
import { findReceipt } from './find-receipt.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { renderReceipt } from './render-receipt.ts'

export const paymentRoutes = [
  route(paymentEndpoints.createIntent, async ({ deps, session, body, request, locale, address }) => {
    // The guard has let only our own origin through: the person comes back to the address they are on.
    const origin = request.headers.get('origin') ?? deps.environment.APP_URL
    const network = limitSubject(address)
    return createIntent(deps, { userId: session.userId, network, wanted: body, origin, locale })
  }),
  route(paymentEndpoints.success, ({ deps, session, body }) =>
    askAboutAttempt(deps, { userId: session.userId, ...body }),
  ),
  route(paymentEndpoints.settle, ({ deps, session, parameters }) =>
    askAboutPayment(deps, { userId: session.userId, paymentId: parameters.id }),
  ),
  route(paymentEndpoints.webhook, async ({ deps, body }) => {
    await receiveWebhook(deps, body)
    return { accepted: true } as const
  }),
  route(paymentEndpoints.receipt, ({ deps, session, parameters }) =>
    findReceipt(deps, { userId: session.userId, number: parameters.number }),
  ),
  route(paymentEndpoints.receiptPdf, async ({ deps, session, parameters, query }) => {
    const { number } = parameters
    const bytes = await renderReceipt(deps, { userId: session.userId, number, locale: query.lang })
    return { bytes, name: `wijha-${number}.pdf` }
  }),
]
