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
  | {
      readonly kind: 'consultation_decided'
      readonly approved: boolean
      readonly wishedDate: string
    }

/** Says why there is a notification, as its row keeps it. */
export type NotificationCause =
  | MoneyNews
  | { readonly kind: 'report_ready'; readonly attemptId: string }
  | { readonly kind: 'own_mail_refused'; readonly attemptId: string; readonly refusal: string }
  | { readonly kind: 'company_mail_refused'; readonly companyId: string; readonly refusal: string }
  | { readonly kind: 'company_opened'; readonly companyId: string }

export type CauseOf<Kind extends NotificationCause['kind']> = Extract<NotificationCause, { kind: Kind }>
