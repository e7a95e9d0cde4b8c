import type { AuthResult } from '../payments/test-cards.ts'

export type Language = 'ar' | 'en'

export interface Text {
  readonly title: string
  readonly banner: string
  readonly otherLanguage: string
  readonly amount: string
  readonly card: string
  readonly payment: string
  readonly continue: string
  readonly preparing: string
  readonly question: string
  readonly approve: string
  readonly decline: string
  readonly cancel: string
  readonly leave: string
  readonly otherAnswers: string
  readonly answer: string
  readonly send: string
  readonly answers: Readonly<Record<AuthResult, string>>
  readonly returning: string
  readonly back: string
  readonly left: string
  readonly leftMeans: string
  readonly unknown: string
  readonly start: string
  readonly startMeans: string
  readonly cards: string
}

export const TEXT: Readonly<Record<Language, Text>> = {
  ar: {
    title: 'صفحة بنك تجريبية',
    banner: 'بيئة تجريبية: لا بنك هنا، ولا يُسحب أي مبلغ.',
    otherLanguage: 'English',
    amount: 'المبلغ',
    card: 'البطاقة',
    payment: 'رقم العملية',
    continue: 'متابعة',
    preparing: 'الانتقال إلى صفحة البنك التجريبية.',
    question: 'ما جواب البنك عن هذه العملية؟',
    approve: 'موافقة',
    decline: 'رفض',
    cancel: 'إلغاء',
    leave: 'مغادرة بلا جواب',
    otherAnswers: 'أجوبة أخرى',
    answer: 'الجواب',
    send: 'إرسال',
    answers: {
      AUTHENTICATED: 'تم التحقق',
      UNAUTHENTICATED: 'لم يتم التحقق',
      CANCELLED_AUTHENTICATION: 'أُلغي التحقق',
      AUTHENTICATION_NOT_AVAILABLE: 'التحقق غير متاح',
      AUTHENTICATION_REJECTED: 'رفض مُصدر البطاقة التحقق',
      AUTHENTICATION_SERVER_ERROR: 'خطأ في خادم التحقق',
    },
    returning: 'انتهت الخطوة، وتلي العودة إلى المتجر.',
    back: 'العودة إلى المتجر',
    left: 'غودرت الصفحة بلا جواب',
    leftMeans: 'تبقى العملية مفتوحة حتى تنتهي مهلتها (15 دقيقة من بدايتها)، ثم تفشل.',
    unknown: 'لا عملية بهذا العنوان.',
    start: 'مزوّد دفع تجريبي',
    startMeans:
      'تصلح لهذه الأرقام أي كلمتين بحروف لاتينية اسمًا، وأي تاريخ لم يمضِ، وأي رمز من 3 أرقام (4 لبطاقة Amex). وكل رقم آخر يفشل.',
    cards: 'أرقام البطاقات',
  },
  en: {
    title: 'Sandbox bank page',
    banner: 'There is no bank here and no money moves.',
    otherLanguage: 'العربية',
    amount: 'Amount',
    card: 'Card',
    payment: 'Payment',
    continue: 'Continue',
    preparing: 'On the way to the sandbox bank page.',
    question: 'What does the bank answer to this payment?',
    approve: 'Approve',
    decline: 'Decline',
    cancel: 'Cancel',
    leave: 'Leave without an answer',
    otherAnswers: 'Other answers',
    answer: 'Answer',
    send: 'Send',
    answers: {
      AUTHENTICATED: 'Verified',
      UNAUTHENTICATED: 'Not verified',
      CANCELLED_AUTHENTICATION: 'Verification cancelled',
      AUTHENTICATION_NOT_AVAILABLE: 'Verification not available',
      AUTHENTICATION_REJECTED: 'Verification rejected by the issuer',
      AUTHENTICATION_SERVER_ERROR: 'Verification server error',
    },
    returning: 'This step is done; the shop comes next.',
    back: 'Back to the shop',
    left: 'The page was left without an answer',
    leftMeans: 'The payment stays open until its time is up (15 minutes from its start), then it fails.',
    unknown: 'There is no payment at this address.',
    start: 'Payment sandbox',
    startMeans:
      'With these numbers, any two words in Latin letters do as a name, any date that has not passed, and any 3-digit code (4 for Amex). Every other number fails.',
    cards: 'Card numbers',
  },
}

/** Picks the language that the address names, else the browser's preferred one, else Arabic. */
export function languageOf(asked: string | undefined, accepted: string | undefined): Language {
  if (asked === 'ar' || asked === 'en') return asked
  return accepted?.match(/\b(ar|en)\b/i)?.[1]?.toLowerCase() === 'en' ? 'en' : 'ar'
}
