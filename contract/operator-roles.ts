/** Lists what somebody who runs the site may be. What each may do stands with each call (`roles` in contract/console.ts). */
export const OPERATOR_ROLES = [
  'owner',
  'support',
  'finance',
  'editor',
  'reviewer',
  'psychometrician',
  'consultant',
  'auditor',
] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** Lists why a person's page is opened. A closed list: nothing about anybody is typed here. */
export const LOOK_REASONS = ['asked', 'payment', 'mail', 'report', 'misuse', 'law'] as const
export type LookReason = (typeof LOOK_REASONS)[number]

/** Lists what an operator does that leaves a line. */
export const OPERATOR_ACTS = [
  'person_opened',
  'message_read',
  'message_answered',
  'message_closed',
  'orders_listed',
  'refunds_listed',
  'payments_listed',
  'receipts_listed',
  'receipts_exported',
  'research_exported',
  'consultations_listed',
  'messages_listed',
  'mails_listed',
  'log_read',
  'operators_listed',
  'funnel_read',
  'content_changed',
  'refund_approved',
  'refund_rejected',
  'consultation_opened',
  'shared_report_read',
  'shared_cv_read',
  'consultation_held',
  'consultation_missed',
  'consultation_withdrawn',
  'consultation_noted',
  'report_unlocked',
  'link_withdrawn',
  'name_corrected',
  'refund_asked',
  'account_deleted',
  'mail_sent_again',
  'clock_believed',
  'payment_page_checked',
  'snapshot_taken',
  'norm_made',
  'norm_published',
  'norm_withdrawn',
  'pilot_planned',
  'operator_invited',
  'operator_removed',
  'passkey_added',
  'passkey_removed',
  'support_opened',
  'support_page_read',
  'approvals_listed',
  'approval_asked',
  'approval_granted',
  'approval_declined',
  'approval_withdrawn',
  'panel_made',
  'panel_read',
  'rater_invited',
  'rater_removed',
  'round_changed',
  'decision_proposed',
  'item_decided',
  // Done no more, as messages have one way of being closed (docs/decisions/0106): their lines stay.
  'requests_listed',
  'request_approved',
  'request_rejected',
] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

/** Names who a line is by: an operator in a role, or the command on the server. */
export type ActingRole = OperatorRole | 'server'
export const ACTING_ROLES = [...OPERATOR_ROLES, 'server'] as const satisfies readonly ActingRole[]
