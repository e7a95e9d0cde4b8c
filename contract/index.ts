import { accountEndpoints } from './account.ts'
import { adviceEndpoints } from './advice.ts'
import { assessmentEndpoints } from './assessment.ts'
import { browserReportEndpoints } from './browser-reports.ts'
import { companyEndpoints, recipientEndpoints } from './companies.ts'
import { consoleEndpoints } from './console.ts'
import { consultationEndpoints } from './consultations.ts'
import { contactEndpoints } from './contact.ts'
import { contentEndpoints } from './content.ts'
import { credentialEndpoints } from './credentials.ts'
import { cvEndpoints } from './cv.ts'
import { developmentPlanEndpoints } from './development-plan.ts'
import type { Endpoint } from './endpoint.ts'
import { guessEndpoints } from './guess.ts'
import { methodEndpoints } from './method.ts'
import { notificationEndpoints } from './notifications.ts'
import { occupationEndpoints } from './occupations.ts'
import { paymentEndpoints } from './payments.ts'
import { planEndpoints } from './plans.ts'
import { privacyEndpoints } from './privacy.ts'
import { profileEndpoints } from './profile.ts'
import { ratingEndpoints } from './rating.ts'
import { reminderEndpoints } from './reminder.ts'
import { reportEndpoints } from './report.ts'
import { reportMailEndpoints } from './report-mail.ts'
import { sampleReportEndpoints } from './sample-report.ts'
import { sellerEndpoints } from './seller.ts'
import { wantsEndpoints } from './wants.ts'

/**
 * Lists every call of the API, for the OpenAPI document, the route inventory and the tests that hold over all routes.
 */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(accountEndpoints),
  ...Object.values(privacyEndpoints),
  ...Object.values(profileEndpoints),
  ...Object.values(assessmentEndpoints),
  ...Object.values(guessEndpoints),
  ...Object.values(reminderEndpoints),
  ...Object.values(reportEndpoints),
  ...Object.values(developmentPlanEndpoints),
  ...Object.values(reportMailEndpoints),
  ...Object.values(credentialEndpoints),
  ...Object.values(wantsEndpoints),
  ...Object.values(cvEndpoints),
  ...Object.values(companyEndpoints),
  ...Object.values(recipientEndpoints),
  ...Object.values(adviceEndpoints),
  ...Object.values(paymentEndpoints),
  ...Object.values(planEndpoints),
  ...Object.values(consultationEndpoints),
  ...Object.values(contactEndpoints),
  ...Object.values(notificationEndpoints),
  ...Object.values(sampleReportEndpoints),
  ...Object.values(methodEndpoints),
  ...Object.values(occupationEndpoints),
  ...Object.values(contentEndpoints),
  ...Object.values(sellerEndpoints),
  ...Object.values(browserReportEndpoints),
  ...Object.values(ratingEndpoints),
  ...Object.values(consoleEndpoints),
]
