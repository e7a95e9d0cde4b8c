import type { Locale } from '#engine/vocabulary.ts'
import type { HolderMail } from './compose-mail.ts'
import type { MoneyMail } from './money-words.ts'

/** One mail in one language. Numbers in `note` are isolated by the layout. */
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

export const MAIL_WORDS: Readonly<
  Record<Exclude<HolderMail['kind'], MoneyMail['kind']>, Readonly<Record<Locale, MailWords>>>
> = {
  verify_email: {
    ar: {
      subject: 'تأكيد البريد الإلكتروني في وجهة',
      heading: 'تأكيد البريد الإلكتروني',
      body: 'أُنشئ في وجهة حساب بهذا العنوان. بعد تأكيده يصبح إرسال التقارير إلى الشركات متاحاً.',
      action: 'تأكيد البريد الإلكتروني',
      note: 'الرابط صالح 24 ساعة، ولمرة واحدة.',
      unexpected: 'إذا أُنشئ الحساب دون علم المستلم، فلا يلزم أي إجراء، ويبقى العنوان غير مؤكد.',
    },
    en: {
      subject: 'Confirm your email for Wijha',
      heading: 'Confirm your email',
      body: 'A Wijha account was created with this address. Once it is confirmed, reports can be sent to companies.',
      action: 'Confirm email',
      note: 'The link works once, within 24 hours.',
      unexpected:
        'If you did not create this account, nothing needs to be done; the address stays unconfirmed.',
    },
  },
  reset_password: {
    ar: {
      subject: 'تعيين كلمة مرور جديدة في وجهة',
      heading: 'تعيين كلمة مرور جديدة',
      body: 'وصل طلب لتعيين كلمة مرور جديدة للحساب المرتبط بهذا العنوان في وجهة.',
      action: 'تعيين كلمة مرور جديدة',
      note: 'الرابط صالح ساعة واحدة، ولمرة واحدة. وبعد التعيين تنتهي كل الجلسات المفتوحة.',
      unexpected: 'إذا صدر الطلب دون علم المستلم، فكلمة المرور الحالية باقية كما هي، ولا يلزم أي إجراء.',
    },
    en: {
      subject: 'Set a new password for Wijha',
      heading: 'Set a new password',
      body: 'A new password was requested for the Wijha account with this address.',
      action: 'Set a new password',
      note: 'The link works once, within one hour. Setting the password ends every open session.',
      unexpected:
        'If you did not ask for this, the current password stays as it is and nothing needs to be done.',
    },
  },
  password_changed: {
    ar: {
      subject: 'تغيّرت كلمة المرور في وجهة',
      heading: 'تغيّرت كلمة المرور',
      body: 'حُفظت كلمة المرور الجديدة لهذا الحساب، وانتهت كل الجلسات المفتوحة على كل الأجهزة.',
      action: 'تسجيل الدخول',
      note: 'يتم تسجيل الدخول من الآن بكلمة المرور الجديدة.',
      unexpected: 'إذا حدث التغيير دون علم المستلم، فطلب استعادة كلمة المرور من صفحة الدخول يعيد الحساب.',
    },
    en: {
      subject: 'Your Wijha password was changed',
      heading: 'The password was changed',
      body: 'The new password of this account was saved, and every open session on every device has ended.',
      action: 'Sign in',
      note: 'From now on, the new password is the one to sign in with.',
      unexpected:
        'If this was not you, asking for a password reset on the sign-in page brings the account back.',
    },
  },
  own_report: {
    ar: {
      subject: 'تقرير التقييم من وجهة',
      heading: 'تقرير التقييم',
      body: 'التقرير المفصّل مرفق بهذه الرسالة ملفاً يمكن حفظه وطباعته: النتيجة ومداها التقديري، والمحاور، والمسارات المهنية، وخطة التطوير.',
      action: 'عرض النتيجة',
      note: 'في الملف رقم الطلب ورمز للتحقق من التقرير، وبهما يتأكد من يصله الملف من أنه صحيح ولم يُعدّل.',
      unexpected:
        'أُرسلت هذه الرسالة بطلب من داخل الحساب. إذا صدر الطلب دون علم المستلم، فتعيين كلمة مرور جديدة ينهي كل الجلسات المفتوحة.',
    },
    en: {
      subject: 'Your assessment report from Wijha',
      heading: 'Your assessment report',
      body: 'The detailed report is attached to this message as a file to keep and print: the result with its estimated range, facets, career paths and development plan.',
      action: 'View the result',
      note: 'The file carries the application number and a code for verifying the report, so that whoever receives it can check that it is genuine and unedited.',
      unexpected:
        'This message was asked for from within the account. If that was not you, setting a new password ends every open session.',
    },
  },
}

export const FRAME_WORDS = {
  ar: {
    greeting: (name: string | null) => (name ? `مرحباً ${name}،` : 'مرحباً،'),
    linkFallback: 'إذا لم يفتح الزر، فهذا هو الرابط كاملاً:',
    reason: 'أُرسلت هذه الرسالة آلياً بشأن حساب في وجهة. الرد عليها لا يصل إلى أحد.',
  },
  en: {
    greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    linkFallback: 'If the button does not open, this is the whole link:',
    reason: 'This message was sent automatically about a Wijha account. Nobody reads replies to it.',
  },
} as const
