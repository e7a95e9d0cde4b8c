import { instructionOf } from '../../bank/instruction.ts'
import type { Item } from '../../bank/item.ts'
import type { SourceLocale } from '../../vocabulary.ts'

type QuestionForm = Readonly<Record<SourceLocale, RegExp>>

/** The closed list of questions. Context: up to five Arabic words, of which two may stand inside the noun phrase. */
const FORMS = {
  closest: {
    ar: /^أي خيار هو الأقرب إلى تصرفك المتوقع؟$/,
    en: /^Which option is closest to what you would do\?$/,
  },
  action: {
    ar: /^ما التصرف الأكثر فاعلية في هذا الموقف؟$/,
    en: /^What is the most effective action in this situation\?$/,
  },
  firstStep: {
    ar: /^ما الخطوة الأولى الأنسب(?: [^\s؟]+){0,5}؟$/,
    en: /^What is the most suitable first step(?: [^?]+)?\?$/,
  },
  bestNow: {
    ar: /^ما أفضل ما يمكن عمله الآن؟$/,
    en: /^What is the best thing to do now\?$/,
  },
  mostHelp: {
    ar: /^أي تصرف هو الأنفع هنا؟$/,
    en: /^Which of these actions helps most here\?$/,
  },
  suits: {
    ar: /^ما القرار الأنسب في هذا الموقف؟$/,
    en: /^Which decision suits this situation best\?$/,
  },
  conclusion: {
    ar: /^ما (?:الاستنتاج|استنتاج(?: [^\s؟]+){1,2}) الأدق(?: [^\s؟]+){0,5}؟$/,
    en: /^(?:Which|What)(?: \S+){0,3} conclusion(?: [^?]+)? is (?:the )?most accurate(?: [^?]+)?\?$/,
  },
  decision: {
    ar: /^ما (?:القرار|قرار(?: [^\s؟]+){1,2}) الأصح(?: [^\s؟]+){0,5}؟$/,
    en: /^(?:Which|What)(?: \S+){0,3} decision(?: [^?]+)? is (?:the )?most correct(?: [^?]+)?\?$/,
  },
  strongest: {
    ar: /^ما أقوى نتيجة تلزم مما سبق؟$/,
    en: /^What is the strongest conclusion that follows(?: from .+)?\?$/,
  },
  // The facts of a pair are so particular that only the shape of its question is closed.
  particular: {
    ar: /^(?:ما|أي|كم) [^؟]+؟$/,
    en: /^(?:What|Which|How many) [^?]+\?$/,
  },
} satisfies Readonly<Record<string, QuestionForm>>

/** Different words for one question, so that none of them becomes a signal of the section. */
const INCLINATIONS: readonly QuestionForm[] = [
  { ar: /^ما أقرب هذه التصرفات إليك؟$/, en: /^Which of these comes closest to you\?$/ },
  { ar: /^أي تصرف يصدر عنك هنا على الأرجح؟$/, en: /^What would you most likely do here\?$/ },
  {
    ar: /^ما الخيار الأقرب إلى ميلك في هذا الموقف؟$/,
    en: /^Which option are you most drawn to in this situation\?$/,
  },
  { ar: /^أي خيار هو الأقرب إليك؟$/, en: /^Which comes closest to you\?$/ },
  { ar: /^أي هذه الخيارات أشبه باختيارك؟$/, en: /^Which of these is most like you\?$/ },
  { ar: /^ما الأقرب إلى تصرفك في هذا الموقف؟$/, en: /^What would you be most likely to do here\?$/ },
  { ar: /^أي الخيارات الخمسة يوافق ميلك أكثر؟$/, en: /^Which of the five would you lean towards\?$/ },
]

const OF_INSTRUCTION = {
  would: [FORMS.closest, ...INCLINATIONS],
  should: [FORMS.action, FORMS.firstStep, FORMS.bestNow, FORMS.mostHelp, FORMS.suits],
  correct: [FORMS.conclusion, FORMS.decision, FORMS.strongest],
} as const

/**
 * Lists the questions that an item may ask. A problem to solve may also ask for its first step: one coverage cell of
 * its facet is just that.
 */
export function questionsFor({ facet, type, story }: Item): readonly QuestionForm[] {
  const instruction = instructionOf(facet)
  if (story && instruction === 'correct') return [FORMS.particular]
  const forms = OF_INSTRUCTION[instruction]
  return type === 'problem_solving' ? [...forms, FORMS.firstStep] : forms
}
