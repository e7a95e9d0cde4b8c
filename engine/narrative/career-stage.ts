import { bareWordsOf } from '../bank/words.ts'
import type { Locale } from '../languages/index.ts'

/** Names whom the actions of a report are for: somebody who studies or has no work now, is at work, or leads others. */
export const CAREER_STAGES = ['student', 'working', 'leading'] as const
export type CareerStage = (typeof CAREER_STAGES)[number]

/**
 * Lists how a current job begins, or in English what it holds, where it says that there is none, and where it says that its
 * holder leads. «مساعد المدير» assists, and «مدير سابق» no longer leads.
 */
const JOB_WORDS: Readonly<Record<Locale, Readonly<Record<'student' | 'leading', RegExp>>>> = {
  ar: {
    student:
      /^(?:(?:ال)?(?:طالبة?|خريجة?|متقاعدة?|عاطلة?)|باحثة? عن|أبحث|ابحث|ربة (?:منزل|بيت)|لا|ليس|بدون|بلا|غير (?:موظفة?|عاملة?))(?: |$)| سابق[اة]?$/u,
    leading:
      /^(?:ال)?(?:مديرة?|رئيسة?|مشرفة?|عميدة?|نائبة? (?:ال)?(?:مديرة?|رئيسة?)|قائدة? (?:ال)?فريق)(?: |$)/u,
  },
  en: {
    student:
      /^(?:none|no(?= job| work|$)|not|n a|na|nothing|unemployed|former|ex|retired|house(?:wife|husband|maker)|homemaker|job ?seek\w*|seeking|looking|searching)(?: |$)|^student (?:at|in|of) |(?:^| )(?:student|graduate)$/,
    leading:
      /^(?!(?:assistant|secretary|aide) (?:to|of) )(?:.* )?(?:manager|director|head|supervisor|chief|president|dean|ceo|cto|cfo|coo|team lead(?:er)?)(?: |$)/,
  },
}

/**
 * Reads the career stage from the profile's current job, the only part of it that tells work from study: none named, or one
 * that says there is none, is `student`, whose actions need no workplace; a title that leads is `leading`; any other is
 * `working` (docs/method/narrative.md#career-stage).
 *
 * @example careerStageOf('Sales manager') // 'leading'
 */
export function careerStageOf(currentJob: string | null): CareerStage {
  const job = bareWordsOf(currentJob ?? '').join(' ')
  const says = (stage: 'student' | 'leading') =>
    Object.values(JOB_WORDS).some(words => words[stage].test(job))
  if (job === '' || says('student')) return 'student'
  return says('leading') ? 'leading' : 'working'
}
