import type { TemplateId } from '#engine/vocabulary.ts'

export type EntitlementKind = 'unlock' | 'starter' | 'pro'

/** Says what the user may do with one completed attempt. */
export interface Access {
  /** Facets, ranges, narrative, careers in the chosen field, plan, built-in tips, PDF, mail to oneself. */
  readonly fullReport: boolean
  readonly companySendingsADay: number
  /** Tips and analysis written by the AI endpoint. */
  readonly aiTips: boolean
  readonly careersInOtherFields: boolean
}

const NOTHING: Access = {
  fullReport: false,
  companySendingsADay: 0,
  aiTips: false,
  careersInOtherFields: false,
}

/**
 * Maps each entitlement to what it opens: the table of docs/product.md#free-and-locked, and the only place that says
 * so.
 */
const OPENED_BY: { readonly [Kind in EntitlementKind]: Access } = {
  unlock: { fullReport: true, companySendingsADay: 3, aiTips: false, careersInOtherFields: false },
  starter: { fullReport: true, companySendingsADay: 3, aiTips: false, careersInOtherFields: false },
  pro: { fullReport: true, companySendingsADay: 20, aiTips: true, careersInOtherFields: true },
}

/** All of a `quick` attempt is free. */
const FREE_FORMS: { readonly [Form in TemplateId]?: Access } = {
  quick: { ...NOTHING, fullReport: true },
}

/**
 * Computes the most that any of the entitlements opens.
 *
 * @example accessBy('basic', ['unlock']).fullReport // true
 */
export function accessBy(form: TemplateId, kinds: readonly EntitlementKind[]): Access {
  return kinds
    .map(kind => OPENED_BY[kind])
    .reduce(
      (most, access) => ({
        fullReport: most.fullReport || access.fullReport,
        companySendingsADay: Math.max(most.companySendingsADay, access.companySendingsADay),
        aiTips: most.aiTips || access.aiTips,
        careersInOtherFields: most.careersInOtherFields || access.careersInOtherFields,
      }),
      FREE_FORMS[form] ?? NOTHING,
    )
}
