import { instructionOf } from '../../bank/instruction.ts'
import type { FacetId, ItemType, SourceLocale } from '../../vocabulary.ts'

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
} satisfies Readonly<Record<string, QuestionForm>>

const OF_INSTRUCTION = {
  would: [FORMS.closest],
  should: [FORMS.action, FORMS.firstStep],
  correct: [FORMS.conclusion, FORMS.decision, FORMS.strongest],
} as const

/**
 * Lists the questions that an item may ask. A problem to solve may also ask for its first step: one coverage cell of
 * its facet is just that.
 */
export function questionsFor(facet: FacetId, type: ItemType): readonly QuestionForm[] {
  const forms = OF_INSTRUCTION[instructionOf(facet)]
  return type === 'problem_solving' ? [...forms, FORMS.firstStep] : forms
}
