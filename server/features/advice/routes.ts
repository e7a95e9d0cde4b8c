import { adviceEndpoints } from '#contract/advice.ts'
import { route } from '#server/http/route.ts'
import { recommendationsIn, tipsIn } from './advice.ts'
import { giveAiConsent, withdrawAiConsent } from './ai-consent.ts'
import { findAdvice } from './find-advice.ts'
import { findAiAdvice } from './find-ai-advice.ts'

export const adviceRoutes = [
  route(adviceEndpoints.tips, async ({ deps, session, parameters, locale }) => {
    const { advice, source } = await findAdvice(deps, { userId: session.userId, id: parameters.id })
    return tipsIn(locale, advice, source)
  }),
  route(adviceEndpoints.recommendations, async ({ deps, session, parameters, locale }) => {
    const { advice, source } = await findAdvice(deps, { userId: session.userId, id: parameters.id })
    return recommendationsIn(locale, advice, source)
  }),
  route(adviceEndpoints.ai, async ({ deps, session, parameters }) => {
    const { state } = await findAiAdvice(deps, { userId: session.userId, id: parameters.id })
    return { state }
  }),
  route(adviceEndpoints.aiConsent, ({ deps, session, parameters, body, locale }) => {
    const wish = { userId: session.userId, id: parameters.id, locale }
    return body.given ? giveAiConsent(deps, wish) : withdrawAiConsent(deps, wish)
  }),
]
