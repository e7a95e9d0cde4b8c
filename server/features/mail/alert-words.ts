import type { Locale, Words } from '#engine/vocabulary.ts'
import type { Draft } from './compose-mail.ts'
import type { OperatorAlert } from './mail.ts'
import type { MailWords } from './words.ts'

/** Says an alert to the operator: the facts as they are, one a line. */
export function draftAlert(alert: OperatorAlert, appUrl: string): Draft {
  const { locale, firstName, topic, priority, facts } = alert
  const topicWords = TOPICS[topic][locale]
  const subject = priority ? `${FRAME[locale].priority}: ${topicWords}` : topicWords
  const { action, unexpected } = FRAME[locale]
  const words = { subject, heading: subject, body: facts.join('\n'), note: topicWords, action, unexpected }
  return { locale, firstName, words, link: `${appUrl}/` }
}

const FRAME: Readonly<
  Record<Locale, Pick<MailWords, 'action' | 'unexpected'> & { readonly priority: string }>
> = {
  ar: { priority: 'أولوية', action: 'فتح الموقع', unexpected: 'رسالة إلى مشغّل الموقع.' },
  en: { priority: 'Priority', action: 'Open the site', unexpected: 'A message to the operator.' },
}

const TOPICS = {
  mismatch: { ar: 'دفعة لا تطابق طلبها', en: 'A payment does not match its order' },
  refund_request: { ar: 'طلب استرداد', en: 'A refund was requested' },
  webhook_verification: {
    ar: 'مزوّد الدفع يطلب تأكيد عنوان إشعاراته',
    en: 'The payment provider asks to confirm the address of its webhooks',
  },
  contact: { ar: 'رسالة من صفحة التواصل', en: 'A message from the contact page' },
  clock: {
    ar: 'قفزت ساعة الخادم: لا حذف ولا تجديد اشتراك بحسبها لمدة أسبوع، أو إلى أن يؤكدها الأمر npm run operator -- clock right',
    en: 'The clock of the server has jumped: nothing is deleted or renewed by it for a week, or until npm run operator -- clock right',
  },
  backup: {
    ar: 'لم تُنجز نسخة احتياطية منذ أكثر من 26 ساعة',
    en: 'No backup has been made for more than 26 hours',
  },
  queue: {
    ar: 'أعمال في الطابور حان وقتها قبل أكثر من ربع ساعة ولم تبدأ',
    en: 'Jobs in a queue are more than a quarter of an hour late',
  },
  payment_page: { ar: 'صفحة الدفع ليست كما بُنيت', en: 'The payment page is not as it was built' },
} as const satisfies Record<OperatorAlert['topic'], Words>
