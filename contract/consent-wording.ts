import type { Words } from '#engine/vocabulary.ts'

/**
 * Holds what a person agrees to, word for word. It stands in the contract because the page shows it and the server records under
 * which version it was shown. A changed sentence gets a new version; what was agreed to before keeps its own.
 */
export interface ConsentWording {
  readonly version: string
  readonly text: Words
}

/**
 * Words the consent to send a report to a company; `{company}` and `{email}` are the company's own, to be shown
 * isolated.
 */
export const COMPANY_CONSENT: ConsentWording = {
  version: '2026-11',
  text: {
    ar: 'أوافق على إرسال تقرير هذا التقييم إلى {company} على العنوان {email}: ملف PDF ورابط خاص صالح 30 يوماً، وفيهما الاسم والنتيجة والمحاور والمسارات المهنية وخطة التطوير. يظهر بريد هذا الحساب للشركة، وإليه يصل ردها. يمكن إلغاء إتاحة الرابط في أي وقت، أما الرسالة التي وصلت فلا تُسترجع.',
    en: 'I agree that the report of this assessment is sent to {company} at {email}: a PDF and a private link that works for 30 days, with my name, result, facets, career paths and development plan. The company sees the email address of this account and can reply to it. The link can be revoked at any time; a message that has arrived cannot be taken back.',
  },
}

export const AI_CONSENT: ConsentWording = {
  version: '2026-11-30',
  text: {
    ar: 'أوافق على أن تُكتب النصائح والتحليل بنظام ذكاء اصطناعي خارجي يتلقى الدرجات والمحاور والعادات المعدودة في الإجابات والتوقّع قبل النتيجة والمسارات المهنية كما يرتبها التقرير بالمؤهل والتخصص والخبرة وإجابات «ما أريد»، وخطة التطوير والمجال المهني والمؤهل العلمي وسنوات الخبرة والمرحلة المهنية، ولا يتلقى الاسم ولا البريد الإلكتروني ولا المدينة. يمكن سحب الموافقة في أي وقت، فيُحذف ما كُتب وتعود نصائح وجهة.',
    en: 'I agree that tips and analysis are written by an external AI system, which receives scores, facets, the habits counted in the answers, the guess before the result, the career paths as the report orders them by education, major, experience and the answers to “What I want”, the development plan, professional field, education, years of experience and career stage, and never the name, email or city. The consent can be withdrawn at any time; what was written is then deleted and the tips of Wijha return.',
  },
}
