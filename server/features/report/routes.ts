import { assessmentEndpoints } from '#contract/assessment.ts'
import { developmentPlanEndpoints } from '#contract/development-plan.ts'
import { guessEndpoints } from '#contract/guess.ts'
import { reportEndpoints } from '#contract/report.ts'
import { reportMailEndpoints } from '#contract/report-mail.ts'
import { sampleReportEndpoints } from '#contract/sample-report.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'
import { route } from '#server/http/route.ts'
import { findDevelopmentPlan } from './find-development-plan.ts'
import { findResults } from './find-results.ts'
import { findSampleReport } from './find-sample-report.ts'
import { listAttempts } from './list-attempts.ts'
import { openResults } from './open-results.ts'
import { renderReport } from './render-report.ts'
import { saveDevelopmentPlan } from './save-development-plan.ts'
import { listReportMails, sendReport } from './send-report.ts'
import { setVerification } from './set-verification.ts'
import { storeGuess } from './store-guess.ts'
import { verifyReport } from './verify-report.ts'

export const reportRoutes = [
  route(assessmentEndpoints.results, ({ deps, session, parameters }) =>
    findResults(deps, { userId: session.userId, id: parameters.id }),
  ),
  route(assessmentEndpoints.open, ({ deps, session, parameters }) =>
    openResults(deps, { userId: session.userId, id: parameters.id }),
  ),
  route(guessEndpoints.store, ({ deps, session, parameters, body }) =>
    storeGuess(deps, { userId: session.userId, id: parameters.id, guess: body }),
  ),
  route(reportEndpoints.list, ({ deps, session, query }) =>
    listAttempts(deps, { userId: session.userId, before: query.before }),
  ),
  route(reportEndpoints.pdf, async ({ deps, session, parameters, query, request }) => {
    // It opens the report, after which its payment cannot be taken back: not at another site's bidding.
    if (request.headers.get('sec-fetch-site') === 'cross-site') throw new Refusal('forbidden_origin')
    const { userId } = session
    const bytes = await renderReport(deps, {
      ...{ userId, attemptId: parameters.id, locale: query.lang },
      reader: 'owner',
    })
    const { applicationNumber } = await findOwnAttempt(deps.database, { userId, id: parameters.id })
    return { bytes, name: `wijha-${applicationNumber}.pdf` }
  }),
  route(reportEndpoints.setVerification, ({ deps, session, parameters, body }) =>
    setVerification(deps, { userId: session.userId, id: parameters.id, enabled: body.enabled }),
  ),
  route(developmentPlanEndpoints.find, ({ deps, session }) => findDevelopmentPlan(deps, session.userId)),
  route(developmentPlanEndpoints.save, ({ deps, session, parameters, body }) =>
    saveDevelopmentPlan(deps, { userId: session.userId, id: parameters.id, decisions: body.decisions }),
  ),
  route(reportEndpoints.verify, ({ deps, parameters, address }) =>
    verifyReport(deps, { applicationNumber: parameters.applicationNumber, address }),
  ),
  route(reportMailEndpoints.send, ({ deps, session, parameters }) =>
    sendReport(deps, { userId: session.userId, id: parameters.id, locale: session.language }),
  ),
  route(reportMailEndpoints.list, ({ deps, session, parameters }) =>
    listReportMails(deps, { userId: session.userId, id: parameters.id }),
  ),
  route(sampleReportEndpoints.get, async () => findSampleReport()),
]
