import type { Locale } from '#engine/vocabulary.ts'
import type { MailWords } from '#server/features/mail/words.ts'

export const REMINDER_WORDS: Readonly<Record<Locale, MailWords>> = {
  ar: {
    subject: 'تذكير بالتقييم في وجهة',
    heading: 'التقييم حيث توقف',
    body: 'كل الإجابات محفوظة، والسؤال التالي في انتظارها. تُتابَع الأسئلة من أي جهاز، ويمكن التوقف بعد أي سؤال.',
    action: 'متابعة التقييم',
    note: 'طُلب هذا التذكير من صفحة التوقف في التقييم. هو رسالة واحدة، ولا تذكير بعدها إلا بطلب جديد.',
    unexpected: 'إذا صدر الطلب دون علم المستلم، فتعيين كلمة مرور جديدة ينهي كل الجلسات المفتوحة.',
  },
  en: {
    subject: 'A reminder of your Wijha assessment',
    heading: 'The assessment, where it stopped',
    body: 'Every answer is saved, and the next question is waiting. The questions go on from any device, and stopping is possible after any of them.',
    action: 'Go on with the assessment',
    note: 'This reminder was asked for on the page between two sections. It is one message; no other follows unless it is asked for.',
    unexpected: 'If that was not you, setting a new password ends every open session.',
  },
}

export const PLAN_REMINDER_WORDS: Readonly<Record<Locale, MailWords>> = {
  ar: {
    subject: 'تذكير بخطة التطوير في وجهة',
    heading: 'موعد لخطة التطوير',
    body: 'الخطة كما حُفظت، بأيامها وساعاتها. يُعلَّم فيها ما أُنجز، وتُعدَّل مواعيد ما بقي، من أي جهاز.',
    action: 'فتح الخطة',
    note: 'طُلب هذا التذكير من صفحة خطة التطوير. هو رسالة واحدة، ولا تذكير بعدها إلا بطلب جديد.',
    unexpected: 'إذا صدر الطلب دون علم المستلم، فتعيين كلمة مرور جديدة ينهي كل الجلسات المفتوحة.',
  },
  en: {
    subject: 'A reminder of your Wijha development plan',
    heading: 'Time for the development plan',
    body: 'The plan is as it was saved, with its days and hours: what is done can be ticked off and the rest given other times, from any device.',
    action: 'Open the plan',
    note: 'This reminder was asked for on the page of the development plan. It is one message; no other follows unless it is asked for.',
    unexpected: 'If that was not you, setting a new password ends every open session.',
  },
}
