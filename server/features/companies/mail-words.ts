import type { Locale } from '#engine/vocabulary.ts'

/**
 * Words the mail to a company: fixed text with places for what is known. Nobody's own words reach it but two names,
 * each in a form without them for names that are not plain (features/mail/plain-name.ts).
 */
export const COMPANY_MAIL_WORDS = {
  ar: {
    subject: { named: 'تقرير تقييم مهني: {name}', nameless: 'تقرير تقييم مهني' },
    heading: { named: 'تقرير تقييم مهني من {name}', nameless: 'تقرير تقييم مهني' },
    greeting: { named: 'إلى فريق التوظيف في {company}،', nameless: 'إلى فريق التوظيف،' },
    body: {
      named:
        'يصل هذا التقرير بموافقة مسجّلة من {name} بتاريخ {consented}. التقرير كاملاً في الملف المرفق، وفي صفحة خاصة بهذه الجهة.',
      nameless:
        'يصل هذا التقرير بموافقة مسجّلة بتاريخ {consented}. التقرير كاملاً في الملف المرفق، وفي صفحة خاصة بهذه الجهة.',
    },
    field: 'المجال المهني',
    result: 'النتيجة',
    resultValue: '{score} من {max}، والمدى التقديري {from} إلى {to}',
    band: 'المستوى',
    applicationNumber: 'رقم الطلب',
    attachment: 'الملف المرفق',
    action: 'عرض التقرير',
    expires: 'ينتهي الرابط في {expires}، وقد تُلغى إتاحته قبل ذلك.',
    verify: 'للتحقق من أن التقرير صحيح ولم يُعدّل:',
    meaning: 'نتيجة التقييم وصف لإجابات في وقت محدد، ولا تكفي وحدها لقرار توظيف.',
    once: {
      named: 'أُرسلت هذه الرسالة مرة واحدة بطلب من {name} عن طريق وجهة، والرد عليها يصل إلى {name} مباشرة.',
      nameless: 'أُرسلت هذه الرسالة مرة واحدة عن طريق وجهة، والرد عليها يصل مباشرة إلى من طلب إرسالها.',
    },
    stop: 'إيقاف كل الرسائل إلى هذا العنوان',
  },
  en: {
    subject: { named: 'Career assessment report: {name}', nameless: 'Career assessment report' },
    heading: { named: 'Career assessment report from {name}', nameless: 'Career assessment report' },
    greeting: { named: 'To the recruitment team at {company},', nameless: 'To the recruitment team,' },
    body: {
      named:
        'This report reaches you with the recorded consent of {name}, given on {consented}. The whole report is in the attached file and on a page that is private to you.',
      nameless:
        'This report reaches you with a consent that was recorded on {consented}. The whole report is in the attached file and on a page that is private to you.',
    },
    field: 'Professional field',
    result: 'Result',
    resultValue: '{score} of {max}, estimated range {from} to {to}',
    band: 'Band',
    applicationNumber: 'Application number',
    attachment: 'Attached file',
    action: 'View the report',
    expires: 'The link ends on {expires} and may be revoked before.',
    verify: 'To check that the report is genuine and unedited:',
    meaning:
      'The result describes answers given at one time; it is not enough, on its own, for a decision about hiring.',
    once: {
      named:
        'This message was sent once, at the request of {name}, through Wijha. Replies go straight to {name}.',
      nameless:
        'This message was sent once, through Wijha. Replies go straight to the person who asked for it.',
    },
    stop: 'Stop all mail to this address',
  },
} as const satisfies Record<Locale, unknown>
