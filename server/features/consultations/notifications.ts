import { inEveryLanguage } from '#engine/languages/index.ts'
import type { ConsultationNews } from '#server/db/notification-cause.ts'
import type { NotificationWords, SayByCause } from '#server/features/notifications/notification-words.ts'
import { CONSULTATION_LINK, sayConsultation } from './mail-words.ts'

/** Says under the bell what the mail about the same event says. */
function say(news: ConsultationNews): NotificationWords {
  const said = inEveryLanguage(locale => sayConsultation(news, locale))
  return {
    topic: 'money',
    title: inEveryLanguage(locale => said[locale].subject),
    body: inEveryLanguage(locale => said[locale].body),
    to: CONSULTATION_LINK,
  }
}

export const consultationNotifications: SayByCause<ConsultationNews['kind']> = {
  consultation_booked: say,
  consultation_cancelled: say,
  consultation_noted: say,
}
