import type { Locale } from '#engine/vocabulary.ts'
import type { MailWords } from '#server/features/mail/words.ts'

export const OWN_REPORT_WORDS: Readonly<Record<Locale, MailWords>> = {
  ar: {
    subject: 'تقرير التقييم من وجهة',
    heading: 'تقرير التقييم',
    body: 'التقرير المفصّل مرفق بهذه الرسالة ملفاً يمكن حفظه وطباعته: النتيجة ومداها التقديري، والمحاور، وما يُستخلص منها.',
    action: 'عرض النتيجة',
    note: 'في الملف رقم الطلب ورمز للتحقق من التقرير، وبهما يتأكد من يصله الملف من أنه صحيح ولم يُعدّل.',
    unexpected:
      'أُرسلت هذه الرسالة بطلب من داخل الحساب. إذا صدر الطلب دون علم المستلم، فتعيين كلمة مرور جديدة ينهي كل الجلسات المفتوحة.',
  },
  en: {
    subject: 'Your assessment report from Wijha',
    heading: 'Your assessment report',
    body: 'The detailed report is attached to this message as a file to keep and print: the result with its estimated range, the facets, and what follows from them.',
    action: 'View the result',
    note: 'The file carries the application number and a code for verifying the report, so that whoever receives it can check that it is genuine and unedited.',
    unexpected:
      'This message was asked for from within the account. If that was not you, setting a new password ends every open session.',
  },
}
