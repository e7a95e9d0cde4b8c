import type { Locale, Words } from '#engine/vocabulary.ts'
import type { MoneyNews } from '#server/db/notification-cause.ts'
import { PRODUCT_NAMES, REFUND_DAYS } from '#server/features/access/prices.ts'
import type { MoneyMail } from '#server/features/mail/mail.ts'
import type { MailWords } from '#server/features/mail/words.ts'
import { sayAmount, sayDay } from './say-number.ts'

/** Builds the address to which the button leads, on our own site. */
export function moneyLink(mail: MoneyNews): string {
  switch (mail.kind) {
    case 'payment_settled':
      return mail.item === 'unlock' ? '/results' : '/billing'
    case 'subscription_ended':
      return '/packages'
    case 'renewal_failed':
      return `/payment?packageId=${mail.plan}`
    default:
      return '/billing'
  }
}

const UNEXPECTED: Words = {
  ar: 'إذا لم تكن العملية معروفة، فصفحة التواصل تصل إلى من يراجعها.',
  en: 'If you do not recognise this, the contact page reaches someone who will look into it.',
}
const ACTION: Words = { ar: 'فتح صفحة الاشتراك', en: 'Open billing' }

/** Says one event in both languages: what its mail says, and its notification. */
export function sayNews(news: MoneyNews): Readonly<Record<Locale, Said>> {
  return COMPOSE[news.kind](news as never)
}

export function moneyWords(mail: MoneyMail): MailWords {
  const words = sayNews(mail)[mail.locale]
  return {
    action: ACTION[mail.locale],
    unexpected: UNEXPECTED[mail.locale],
    ...words,
    heading: words.heading ?? words.subject,
  }
}

type Said = Pick<MailWords, 'subject' | 'body' | 'note'> &
  Partial<Pick<MailWords, 'heading' | 'action' | 'unexpected'>>
type Compose = {
  readonly [Kind in MoneyNews['kind']]: (
    news: Extract<MoneyNews, { kind: Kind }>,
  ) => Readonly<Record<Locale, Said>>
}

const COMPOSE: Compose = {
  payment_settled: ({ item, amount, receiptNumber, renewedUntil }) => ({
    ar: {
      subject: renewedUntil ? `تجديد الاشتراك، الإيصال ${receiptNumber}` : `إيصال الدفع ${receiptNumber}`,
      body: `وصل مبلغ ${sayAmount(amount, 'ar')} مقابل: ${PRODUCT_NAMES[item].ar}.${renewedUntil ? ` تجدد الاشتراك حتى ${sayDay(renewedUntil, 'ar')}.` : ''} رقم الإيصال ${receiptNumber}، وهو في صفحة الاشتراك أيضاً.`,
      action: item === 'unlock' ? 'عرض النتائج' : ACTION.ar,
      note: `يمكن استرداد المبلغ خلال ${REFUND_DAYS} يوماً ما دام التقرير المفصّل لم يُفتح.`,
    },
    en: {
      subject: renewedUntil
        ? `Subscription renewed, receipt ${receiptNumber}`
        : `Payment receipt ${receiptNumber}`,
      body: `${sayAmount(amount, 'en')} was received for: ${PRODUCT_NAMES[item].en}.${renewedUntil ? ` The subscription is renewed until ${sayDay(renewedUntil, 'en')}.` : ''} The receipt is number ${receiptNumber}; it is also on the billing page.`,
      action: item === 'unlock' ? 'View results' : ACTION.en,
      note: `The amount can be refunded within ${REFUND_DAYS} days as long as the detailed report has not been opened.`,
    },
  }),
  payment_surplus: ({ amount }) => ({
    ar: {
      subject: 'دفعة مكررة تُعاد',
      body: `وصل مبلغ ${sayAmount(amount, 'ar')} مرة ثانية لما دُفع ثمنه من قبل. بدأت إعادة هذه الدفعة إلى البطاقة نفسها، ولا يلزم أي إجراء.`,
      note: 'قد يستغرق ظهور المبلغ لدى المصرف أياماً.',
    },
    en: {
      subject: 'A duplicate payment is being returned',
      body: `${sayAmount(amount, 'en')} arrived a second time for something already paid. This payment is being returned to the same card; nothing needs to be done.`,
      note: 'Banks may take days until the amount appears.',
    },
  }),
  payment_flagged: () => ({
    ar: {
      subject: 'عملية دفع قيد المراجعة',
      body: 'وصلت عملية دفع لا تطابق الطلب، فلم يُفتح بها شيء. أُبلغ الفريق، وتنتهي المراجعة بإعادة المبلغ أو بإتمام الطلب.',
      note: 'لا يلزم أي إجراء، ولا يُنصح بالدفع مرة أخرى قبل نهاية المراجعة.',
    },
    en: {
      subject: 'A payment is under review',
      body: 'A payment arrived that does not match its order, so nothing was opened with it. The team has been told; the review ends with a refund or with the order completed.',
      note: 'Nothing needs to be done; it is better not to pay again before the review ends.',
    },
  }),
  payment_refunded: ({ amount, creditNoteNumber }) => ({
    ar: {
      subject: 'تم استرداد المبلغ',
      body: `أُعيد مبلغ ${sayAmount(amount, 'ar')} إلى البطاقة نفسها.${creditNoteNumber ? ` رقم الإشعار الدائن ${creditNoteNumber}.` : ''}`,
      note: 'قد يستغرق ظهور المبلغ لدى المصرف أياماً.',
    },
    en: {
      subject: 'The amount was refunded',
      body: `${sayAmount(amount, 'en')} was returned to the same card.${creditNoteNumber ? ` The credit note is number ${creditNoteNumber}.` : ''}`,
      note: 'Banks may take days until the amount appears.',
    },
  }),
  refund_rejected: ({ item, amount }) => ({
    ar: {
      subject: 'طلب استرداد لم يُقبل',
      body: `رُوجع طلب استرداد ${sayAmount(amount, 'ar')} مقابل: ${PRODUCT_NAMES[item].ar}، ولم يُقبل. يبقى كل ما دُفع ثمنه متاحاً.`,
      note: 'صفحة التواصل تصل إلى من يشرح السبب.',
    },
    en: {
      subject: 'A refund request was declined',
      body: `The request to refund ${sayAmount(amount, 'en')} for: ${PRODUCT_NAMES[item].en} was reviewed and declined. Everything paid for stays open.`,
      note: 'The contact page reaches someone who can explain why.',
    },
  }),
  renewal_reminder: ({ plan, amount, at }) => ({
    ar: {
      subject: 'تجديد الاشتراك قريب',
      body: `يتجدد الاشتراك يوم ${sayDay(at, 'ar')}: ${PRODUCT_NAMES[plan].ar}، ${sayAmount(amount, 'ar')}، من البطاقة المحفوظة.`,
      note: 'الإلغاء قبل ذلك اليوم من صفحة الاشتراك، ويبقى ما دُفع ثمنه متاحاً حتى نهاية الشهر المدفوع.',
    },
    en: {
      subject: 'Your subscription renews soon',
      body: `The subscription renews on ${sayDay(at, 'en')}: ${PRODUCT_NAMES[plan].en}, ${sayAmount(amount, 'en')}, from the saved card.`,
      note: 'It can be cancelled on the billing page before that day; what was paid stays open to the end of the paid month.',
    },
  }),
  renewal_failed: ({ plan, amount, retryAt }) => ({
    ar: {
      subject: 'لم يتم تجديد الاشتراك',
      body: `رفض المصرف مبلغ ${sayAmount(amount, 'ar')} من البطاقة المحفوظة: ${PRODUCT_NAMES[plan].ar}. المحاولة التالية يوم ${sayDay(retryAt, 'ar')}.`,
      action: 'الدفع ببطاقة أخرى',
      note: 'إذا لم تنجح المحاولات خلال 7 أيام ينتهي الاشتراك، ويبقى ما فُتح من تقارير متاحاً.',
    },
    en: {
      subject: 'Your subscription was not renewed',
      body: `The bank declined ${sayAmount(amount, 'en')} on the saved card: ${PRODUCT_NAMES[plan].en}. The next try is on ${sayDay(retryAt, 'en')}.`,
      action: 'Pay with another card',
      note: 'If no try succeeds within 7 days the subscription ends; reports already opened stay open.',
    },
  }),
  subscription_ended: ({ plan }) => ({
    ar: {
      subject: 'انتهى الاشتراك',
      body: `انتهى الاشتراك: ${PRODUCT_NAMES[plan].ar}. لن يُخصم أي مبلغ بعد الآن، ولا تبقى بطاقة محفوظة.`,
      action: 'عرض الباقات',
      note: 'تبقى تقارير التقييمات المكتملة خلال الاشتراك متاحة.',
    },
    en: {
      subject: 'Your subscription has ended',
      body: `The subscription has ended: ${PRODUCT_NAMES[plan].en}. Nothing more will be charged, and no card is kept.`,
      action: 'View the plans',
      note: 'Reports of assessments completed while subscribed stay open.',
    },
  }),
}
