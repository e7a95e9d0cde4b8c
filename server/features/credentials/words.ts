import type { CredentialPurpose } from '#contract/credentials.ts'
import type { Words } from '#engine/vocabulary.ts'

/** Says what a credential is for; stands in the credential and on its paper. */
export const PURPOSE_WORDS: Readonly<Record<CredentialPurpose, Words>> = {
  employer: { ar: 'طلب وظيفة لدى جهة عمل', en: 'Application to an employer' },
  study: { ar: 'طلب دراسة لدى جهة تعليمية', en: 'Application for further study' },
  own: { ar: 'سجل خاص بصاحبه', en: 'The holder’s own record' },
}

export const CREDENTIAL_WORDS = {
  title: { ar: 'نتيجة تقييم مهني', en: 'Career assessment result' },
  /** How far it reaches; as the report says it of itself. */
  reach: {
    ar: 'نتيجة تقييم ذاتي بأسئلة مواقف من منصة وجهة. المدى التقديري هو ما تقع فيه النتيجة غالباً بأسئلة أخرى من النوع نفسه، ولا يُبنى قرار على فرق أصغر منه. لم تُقنَّن المنصة بعد على عينة مرجعية، فالنتيجة للتوجيه والتطوير، ولا تكفي وحدها لقرار توظيف أو قبول.',
    en: 'The result of a self-assessment by situational questions on Wijha. The estimated range is where the result would most likely fall with other questions of the same kind; no decision should rest on a difference smaller than it. The platform has not yet been standardised on a reference sample: the result serves guidance and development, and does not suffice by itself for a decision on hiring or admission.',
  },
  total: { ar: 'النتيجة الكلية', en: 'Total' },
  name: { ar: 'الاسم', en: 'Name' },
  form: { ar: 'النموذج', en: 'Form' },
  completedOn: { ar: 'اكتمل التقييم في', en: 'Completed on' },
  purpose: { ar: 'الغرض', en: 'Purpose' },
  issuedOn: { ar: 'صدر في', en: 'Issued on' },
  expiresOn: { ar: 'صالح حتى', en: 'Valid until' },
  result: { ar: 'النتيجة', en: 'Result' },
  score: { ar: 'الدرجة', en: 'Score' },
  range: { ar: 'المدى التقديري', en: 'Estimated range' },
  check: { ar: 'التحقق من هذا الإثبات', en: 'Checking this credential' },
  checkHint: {
    ar: 'بمسح الرمز أو فتح العنوان يظهر ما وقّعته وجهة. فإن خالف ما في هذه الورقة فقد غُيّرت، وإن لم يظهر شيء فقد أُلغي الإثبات أو انتهت مدته.',
    en: 'Scanning the code, or opening the address, shows what Wijha has signed. Where it differs from this page, the page was altered; where nothing shows, the credential was revoked or has expired.',
  },
} as const satisfies Readonly<Record<string, Words>>
