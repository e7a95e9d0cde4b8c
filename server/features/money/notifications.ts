import { inEveryLanguage } from '#engine/languages/index.ts'
import type { MoneyNews } from '#server/db/notification-cause.ts'
import type { NotificationWords, SayByCause } from '#server/features/notifications/notification-words.ts'
import { moneyLink, sayNews } from './mail-words.ts'

/** Says under the bell what the mail about the same event says. */
function say(news: MoneyNews): NotificationWords {
  const said = sayNews(news)
  return {
    topic: 'money',
    title: inEveryLanguage(locale => said[locale].subject),
    body: inEveryLanguage(locale => said[locale].body),
    to: moneyLink(news),
  }
}

export const moneyNotifications: SayByCause<MoneyNews['kind']> = {
  payment_settled: say,
  payment_surplus: say,
  payment_flagged: say,
  payment_refunded: say,
  refund_rejected: say,
  renewal_reminder: say,
  renewal_failed: say,
  subscription_ended: say,
}
