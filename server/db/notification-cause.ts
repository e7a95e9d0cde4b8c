import type { Plan, Product } from '#contract/payments.ts'

/** Says what became of somebody's money, for a mail and for the bell; amounts in halalas, times ISO 8601. */
export type MoneyNews =
  | {
      readonly kind: 'payment_settled'
      readonly item: Product
      readonly amount: number
      readonly receiptNumber: string
      /** Of a month that went on from the one before: its end. */
      readonly renewedUntil?: string
    }
  | { readonly kind: 'payment_surplus'; readonly amount: number }
  | { readonly kind: 'payment_flagged' }
  | {
      readonly kind: 'payment_refunded'
      readonly amount: number
      readonly creditNoteNumber: string | null
    }
  | { readonly kind: 'refund_rejected'; readonly item: Product; readonly amount: number }
  | {
      readonly kind: 'renewal_reminder'
      readonly plan: Plan
      readonly amount: number
      readonly at: string
    }
  | {
      readonly kind: 'renewal_failed'
      readonly plan: Plan
      readonly amount: number
      readonly retryAt: string
    }
  | { readonly kind: 'subscription_ended'; readonly plan: Plan }

/**
 * Says what became of a consultation; `startsAt` is ISO 8601. It was cancelled by its person, in time or late, by the consultant,
 * or with the month that was refunded.
 */
export type ConsultationNews =
  | { readonly kind: 'consultation_booked' | 'consultation_noted'; readonly startsAt: string }
  | {
      readonly kind: 'consultation_cancelled'
      readonly startsAt: string
      readonly by: 'person' | 'late' | 'consultant' | 'refund'
    }

/** Says why there is a notification, as its row keeps it. */
export type NotificationCause =
  | MoneyNews
  | ConsultationNews
  | { readonly kind: 'report_ready'; readonly attemptId: string }
  | { readonly kind: 'own_mail_refused'; readonly attemptId: string; readonly refusal: string }
  | { readonly kind: 'company_mail_refused'; readonly companyId: string; readonly refusal: string }
  | { readonly kind: 'company_opened'; readonly companyId: string }

export type CauseOf<Kind extends NotificationCause['kind']> = Extract<NotificationCause, { kind: Kind }>
