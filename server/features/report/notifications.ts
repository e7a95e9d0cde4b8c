import { describeRefusal } from '#server/features/mail/refusal.ts'
import type { SayByCause } from '#server/features/notifications/notification-words.ts'

export const reportNotifications: SayByCause<'report_ready' | 'own_mail_refused'> = {
  report_ready: (cause, named) => {
    const number = named.attempts.get(cause.attemptId) ?? ''
    return {
      topic: 'report',
      title: { ar: 'النتيجة جاهزة', en: 'Your result is ready' },
      body: {
        ar: `اكتمل التقييم ${number}، ونتيجته محفوظة.`,
        en: `Assessment ${number} is complete, and its result is saved.`,
      },
      to: '/results',
    }
  },
  own_mail_refused: cause => ({
    topic: 'mail',
    title: { ar: 'لم يصل التقرير إلى البريد', en: 'The report did not reach your email' },
    body: describeRefusal(cause.refusal),
    to: '/results',
  }),
}
