import type { accountEndpoints } from '#contract/account.ts'
import type { adviceEndpoints } from '#contract/advice.ts'
import type { assessmentEndpoints } from '#contract/assessment.ts'
import type { companyEndpoints, recipientEndpoints } from '#contract/companies.ts'
import type { consultationEndpoints } from '#contract/consultations.ts'
import type { contactEndpoints } from '#contract/contact.ts'
import type { contentEndpoints } from '#contract/content.ts'
import type { credentialEndpoints } from '#contract/credentials.ts'
import type { cvEndpoints } from '#contract/cv.ts'
import type { developmentPlanEndpoints } from '#contract/development-plan.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { guessEndpoints } from '#contract/guess.ts'
import type { methodEndpoints } from '#contract/method.ts'
import type { notificationEndpoints } from '#contract/notifications.ts'
import type { occupationEndpoints } from '#contract/occupations.ts'
import {
  accountPaths,
  advicePaths,
  assessmentPaths,
  companiesPaths,
  consultationsPaths,
  contactPaths,
  contentPaths,
  credentialPaths,
  cvPaths,
  developmentPlanPaths,
  guessPaths,
  methodPaths,
  notificationPaths,
  occupationPaths,
  paymentsPaths,
  plansPaths,
  privacyPaths,
  profilePaths,
  recipientPaths,
  reminderPaths,
  reportMailPaths,
  reportPaths,
  sampleReportPaths,
  sellerPaths,
  wantsPaths,
} from '#contract/paths.ts'
import type { paymentEndpoints } from '#contract/payments.ts'
import type { planEndpoints } from '#contract/plans.ts'
import type { privacyEndpoints } from '#contract/privacy.ts'
import type { profileEndpoints } from '#contract/profile.ts'
import type { reminderEndpoints } from '#contract/reminder.ts'
import type { reportEndpoints } from '#contract/report.ts'
import type { reportMailEndpoints } from '#contract/report-mail.ts'
import type { sampleReportEndpoints } from '#contract/sample-report.ts'
import type { sellerEndpoints } from '#contract/seller.ts'
import type { wantsEndpoints } from '#contract/wants.ts'

/**
 * Types the method and path of a call by its contract. A path that is missing or differs from the contract's does not compile.
 */
export interface Row<E extends Endpoint> {
  readonly method: E['method']
  readonly path: E['path']
  /** Carries the type alone. */
  readonly contract?: E
}
type Rows<Endpoints extends Record<string, Endpoint>> = {
  readonly [Key in keyof Endpoints]: Row<Endpoints[Key]>
}

export const account: Rows<typeof accountEndpoints> = accountPaths
export const privacy: Rows<typeof privacyEndpoints> = privacyPaths
export const profile: Rows<typeof profileEndpoints> = profilePaths
export const assessment: Rows<typeof assessmentEndpoints> = assessmentPaths
export const guess: Rows<typeof guessEndpoints> = guessPaths
export const reminder: Rows<typeof reminderEndpoints> = reminderPaths
export const report: Rows<typeof reportEndpoints> = reportPaths
export const developmentPlan: Rows<typeof developmentPlanEndpoints> = developmentPlanPaths
export const reportMail: Rows<typeof reportMailEndpoints> = reportMailPaths
export const credentials: Rows<typeof credentialEndpoints> = credentialPaths
export const wants: Rows<typeof wantsEndpoints> = wantsPaths
export const cv: Rows<typeof cvEndpoints> = cvPaths
export const companies: Rows<typeof companyEndpoints> = companiesPaths
export const recipient: Rows<typeof recipientEndpoints> = recipientPaths
export const advice: Rows<typeof adviceEndpoints> = advicePaths
export const payments: Rows<typeof paymentEndpoints> = paymentsPaths
export const plans: Rows<typeof planEndpoints> = plansPaths
export const consultations: Rows<typeof consultationEndpoints> = consultationsPaths
export const notifications: Rows<typeof notificationEndpoints> = notificationPaths
export const contact: Rows<typeof contactEndpoints> = contactPaths
export const sampleReport: Rows<typeof sampleReportEndpoints> = sampleReportPaths
export const content: Rows<typeof contentEndpoints> = contentPaths
export const seller: Rows<typeof sellerEndpoints> = sellerPaths
export const occupations: Rows<typeof occupationEndpoints> = occupationPaths
export const method: Rows<typeof methodEndpoints> = methodPaths
