import type { Words } from '#engine/vocabulary.ts'

const DAY = 1
const YEAR = 365 * DAY

/**
 * Says how long what is stored, in days. The jobs that remove it (server/jobs/clean-up.ts) and the pages that say so
 * read the same numbers; docs/privacy.md says why.
 */
export const RETENTION_DAYS = {
  /** An account whose address was never confirmed, with nothing in it and nobody signed in. */
  unusedAccount: 30,
  /** Attempts that were not finished, counted from the last answer. */
  unfinishedAttempt: YEAR,
  /** Orders that nobody paid. */
  unpaidOrder: 30,
  /** Webhooks of the payment provider: their numbers alone are kept, to know a repetition. */
  webhook: 40,
  /** What rang the bell. */
  notification: 180,
  /** Messages of the contact page. */
  contactMessage: YEAR,
  /** Mails that could not be handed over, sealed. */
  undeliveredMail: 30,
  /** Mails kept as files where no mail server is set up. */
  keptMail: 30,
  /** An invitation to rate that nobody opened, counted from its last day. */
  unopenedInvitation: 30,
  /** Address and statement of a rater, counted from the end of the panel's round. */
  rater: YEAR,
  /** Who of the operators looked at what, and decided what. */
  operatorLog: 2 * YEAR,
  /** What was sold: orders, payments, refunds, receipts. Saudi commercial law asks for ten years. */
  ledger: 10 * YEAR + 3,
} as const
export type RetentionRule = keyof typeof RETENTION_DAYS

/** Says the retention as sentences for the privacy page; a year is said as a year. */
export const RETENTION_TABLE: readonly { readonly what: Words; readonly howLong: Words }[] = [
  {
    what: {
      ar: 'الحساب والملف الشخصي والإجابات والنتائج والموافقات',
      en: 'Account, profile, answers, results and consents',
    },
    howLong: { ar: 'حتى حذف الحساب', en: 'Until the account is deleted' },
  },
  {
    what: { ar: 'حساب لم يُؤكَّد بريده ولم يُستعمل', en: 'An account that was neither confirmed nor used' },
    howLong: { ar: '30 يوماً', en: '30 days' },
  },
  {
    what: { ar: 'تقييم لم يكتمل', en: 'An assessment that was not finished' },
    howLong: { ar: 'سنة من آخر إجابة', en: 'One year from its last answer' },
  },
  {
    what: { ar: 'جلسات الدخول', en: 'Signed-in sessions' },
    howLong: { ar: '7 أيام، أو 30 يوماً عند طلب تذكّر الدخول', en: '7 days, or 30 days if remembered' },
  },
  {
    what: { ar: 'روابط البريد', en: 'Links sent by email' },
    howLong: { ar: 'من ساعة إلى 7 أيام حسب الغرض', en: 'One hour to 7 days, by purpose' },
  },
  {
    what: { ar: 'الرابط الخاص المرسل إلى شركة', en: 'The private link sent to a company' },
    howLong: { ar: '30 يوماً، أو حتى إلغائه', en: '30 days, or until it is revoked' },
  },
  {
    what: { ar: 'طلب شراء لم يُدفع', en: 'An order that was not paid' },
    howLong: { ar: '30 يوماً', en: '30 days' },
  },
  {
    what: { ar: 'الإشعارات تحت الجرس', en: 'Notifications under the bell' },
    howLong: { ar: '180 يوماً', en: '180 days' },
  },
  {
    what: { ar: 'رسائل صفحة التواصل', en: 'Messages from the contact page' },
    howLong: { ar: 'سنة واحدة', en: 'One year' },
  },
  {
    what: { ar: 'رسالة بريد تعذّر تسليمها، مشفّرة', en: 'An email that could not be delivered, encrypted' },
    howLong: { ar: '30 يوماً', en: '30 days' },
  },
  {
    what: { ar: 'تذكير طُلب عند التوقف أو في الخطة', en: 'A reminder asked for on stopping or on the plan' },
    howLong: { ar: 'حتى إرساله، 9 أيام على الأكثر', en: 'Until it is sent, 9 days at most' },
  },
  {
    what: {
      ar: 'عنوان من دُعي إلى لجنة تقدير، وما ذكره عن ممارسته ومصالحه؛ وتبقى التقديرات بعد ذلك دون صاحب',
      en: 'The address of somebody invited to a rating panel and their statement of practice and interests; the ratings then stay without a name',
    },
    howLong: {
      ar: 'سنة بعد إغلاق الجولة، و30 يوماً لدعوة انتهت ولم تُفتح',
      en: 'One year after the round is closed; 30 days for an invitation that ran out unopened',
    },
  },
  {
    what: {
      ar: 'سجل اطلاع المشغّل على الحسابات وقراراته، دون أسماء أو نصوص',
      en: 'The log of what the operator looked at and decided, without names or texts',
    },
    howLong: { ar: 'سنتان', en: 'Two years' },
  },
  {
    what: {
      ar: 'الفواتير وسجل المدفوعات، دون اسم أو بريد بعد حذف الحساب',
      en: 'Invoices and the payment record, without name or email once the account is deleted',
    },
    howLong: { ar: '10 سنوات، كما يوجب النظام', en: '10 years, as the law requires' },
  },
]
