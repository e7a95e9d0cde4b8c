/** Holds one mail in one language. Numbers in `note` are isolated by the layout. */
export interface MailWords {
  readonly subject: string
  readonly heading: string
  readonly body: string
  /** What the one button says. */
  readonly action: string
  readonly note: string
  /** What to know if the mail was not expected. */
  readonly unexpected: string
}

export const FRAME_WORDS = {
  ar: {
    greeting: (name: string | null) => (name ? `مرحباً ${name}،` : 'مرحباً،'),
    linkFallback: 'إذا لم يفتح الزر، فهذا هو الرابط كاملاً:',
    stop: 'إيقاف التذكيرات، والتقارير التي يرسلها آخرون إلى هذا العنوان',
    reason: 'أُرسلت هذه الرسالة آلياً بشأن حساب في وجهة. الرد عليها لا يصل إلى أحد.',
  },
  en: {
    greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    linkFallback: 'If the button does not open, this is the whole link:',
    stop: 'Stop reminders, and reports that others send to this address',
    reason: 'This message was sent automatically about a Wijha account. Nobody reads replies to it.',
  },
} as const
