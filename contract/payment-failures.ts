import type { Words } from '#engine/vocabulary.ts'

/**
 * Lists why a card payment fails, by what the provider's text says of it; the first row whose patterns all match is said. The
 * provider writes English for programs (its documentation names the texts); what a payer reads is ours.
 */
const FAILURES: readonly (readonly [says: readonly RegExp[], words: Words])[] = [
  [
    [/insufficient funds/i],
    { ar: 'رصيد البطاقة لا يكفي لهذا المبلغ.', en: 'The card does not have enough funds for this amount.' },
  ],
  [[/card/i, /expired/i], { ar: 'انتهت صلاحية البطاقة.', en: 'The card has expired.' }],
  [
    [/exceed|limit/i],
    {
      ar: 'يتجاوز المبلغ حد البطاقة أو عدد محاولاتها، ويمكن رفع الحد لدى المصرف.',
      en: 'The amount is beyond the limit of the card or of its tries; the bank can raise it.',
    },
  ],
  [[/cvv|csc|security code/i], { ar: 'رمز الأمان غير صحيح.', en: 'The security code is not right.' }],
  [[/incorrect pin/i], { ar: 'الرقم السري غير صحيح.', en: 'The PIN is not right.' }],
  [
    [/invalid card|card number|not supported|validation failed/i],
    {
      ar: 'لم تُقبل بيانات البطاقة. مراجعة الرقم والتاريخ ورمز الأمان قد تكفي.',
      en: 'The card details were not accepted. Checking number, date and security code may be enough.',
    },
  ],
  [
    [/time frame|timed out|abandoned/i],
    { ar: 'انتهى الوقت المتاح للعملية عند المصرف.', en: 'The time for the payment at the bank ran out.' },
  ],
  [
    [/3-?d ?secure/i, /not.?available|unavailable|server.?error|not.?enrolled/i],
    {
      ar: 'تعذّر على المصرف التحقق من حامل البطاقة الآن.',
      en: 'The bank could not verify the cardholder now.',
    },
  ],
  [
    [/3-?d ?secure|authentication/i],
    {
      ar: 'لم يكتمل التحقق من حامل البطاقة في صفحة المصرف.',
      en: 'The cardholder was not verified on the bank’s page.',
    },
  ],
  [[/cancell?ed|aborted/i], { ar: 'أُلغيت العملية.', en: 'The payment was cancelled.' }],
  [
    [/unavailable|system error/i],
    { ar: 'لا يجيب مصرف البطاقة الآن.', en: 'The bank of the card does not answer now.' },
  ],
  [
    [/declined|lost|stolen|blocked|referred|do not/i],
    {
      ar: 'رفض المصرف العملية، وعنده السبب.',
      en: 'The bank declined the payment; it can say why.',
    },
  ],
]

/** Finds the sentence about a failed payment; null where the provider's text says nothing that a payer can use. */
export function paymentFailure(providerText: string | null | undefined): Words | null {
  return FAILURES.find(([says]) => says.every(pattern => pattern.test(providerText ?? '')))?.[1] ?? null
}
