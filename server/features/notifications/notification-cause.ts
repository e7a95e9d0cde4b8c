import type { MoneyNews } from '#server/features/money/mail-words.ts'

/** Why there is a notice. Whatever a person is mailed about their money is one too, with the same words. */
export type NoticeCause =
  | Exclude<MoneyNews, { kind: 'operator_notice' }>
  | { readonly kind: 'report_ready'; readonly attemptId: string }
  | { readonly kind: 'own_mail_refused'; readonly attemptId: string; readonly refusal: string }
  | { readonly kind: 'company_mail_refused'; readonly companyId: string; readonly refusal: string }
  | { readonly kind: 'company_opened'; readonly companyId: string }
