import type { accountEndpoints } from '#contract/account.ts'
import type { adviceEndpoints } from '#contract/advice.ts'
import type { assessmentEndpoints } from '#contract/assessment.ts'
import type { companyEndpoints, recipientEndpoints } from '#contract/companies.ts'
import type { contactEndpoints } from '#contract/contact.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { methodEndpoints } from '#contract/method.ts'
import type { notificationEndpoints } from '#contract/notifications.ts'
import {
  accountPaths,
  advicePaths,
  assessmentPaths,
  companiesPaths,
  contactPaths,
  methodPaths,
  notificationPaths,
  paymentsPaths,
  plansPaths,
  privacyPaths,
  profilePaths,
  recipientPaths,
  reportMailPaths,
  reportPaths,
  sampleReportPaths,
  sellerPaths,
} from '#contract/paths.ts'
import type { paymentEndpoints } from '#contract/payments.ts'
import type { planEndpoints } from '#contract/plans.ts'
import type { privacyEndpoints } from '#contract/privacy.ts'
import type { profileEndpoints } from '#contract/profile.ts'
import type { reportEndpoints } from '#contract/report.ts'
import type { reportMailEndpoints } from '#contract/report-mail.ts'
import type { sampleReportEndpoints } from '#contract/sample-report.ts'
import type { sellerEndpoints } from '#contract/seller.ts'

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
export const report: Rows<typeof reportEndpoints> = reportPaths
export const reportMail: Rows<typeof reportMailEndpoints> = reportMailPaths
export const companies: Rows<typeof companyEndpoints> = companiesPaths
export const recipient: Rows<typeof recipientEndpoints> = recipientPaths
export const advice: Rows<typeof adviceEndpoints> = advicePaths
export const payments: Rows<typeof paymentEndpoints> = paymentsPaths
export const plans: Rows<typeof planEndpoints> = plansPaths
export const notifications: Rows<typeof notificationEndpoints> = notificationPaths
export const contact: Rows<typeof contactEndpoints> = contactPaths
export const sampleReport: Rows<typeof sampleReportEndpoints> = sampleReportPaths
export const seller: Rows<typeof sellerEndpoints> = sellerPaths
export const method: Rows<typeof methodEndpoints> = methodPaths
