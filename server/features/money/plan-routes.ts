import { planEndpoints } from '#contract/plans.ts'
import { offersAi } from '#server/env.ts'
import { CURRENCY, PRICES, REFUND_DAYS } from '#server/features/access/prices.ts'
import { route } from '#server/http/route.ts'
import { cancelSubscription, changePlan, resumeSubscription } from './change-subscription.ts'
import { findBilling } from './find-billing.ts'
import { requestRefund } from './request-refund.ts'
import { selectPackage } from './select-package.ts'

export const planRoutes = [
  route(planEndpoints.prices, async ({ deps }) => ({
    currency: CURRENCY,
    prices: PRICES,
    refundDays: REFUND_DAYS,
    sandbox: deps.payments.sandbox,
    ai: offersAi(deps.environment),
  })),
  route(planEndpoints.select, ({ deps, session, body }) =>
    selectPackage(deps, { userId: session.userId, packageId: body.packageId }),
  ),
  route(planEndpoints.billing, ({ deps, session }) => findBilling(deps, session.userId)),
  route(planEndpoints.cancel, ({ deps, session }) => cancelSubscription(deps, session.userId)),
  route(planEndpoints.resume, ({ deps, session }) => resumeSubscription(deps, session.userId)),
  route(planEndpoints.change, ({ deps, session, body }) => changePlan(deps, session.userId, body.packageId)),
  route(planEndpoints.refund, ({ deps, session, body }) =>
    requestRefund(deps, { userId: session.userId, ...body }),
  ),
]
