import { instructionOf } from '../../bank/instruction.ts'
import type { Item } from '../../bank/item.ts'
import type { SourceLocale } from '../../vocabulary.ts'

type QuestionForm = Readonly<Record<SourceLocale, RegExp>>

/** Closed list of the questions after an inclination: different words, so that none becomes a signal of the section. */
const INCLINATIONS: readonly QuestionForm[] = [
  {
    ar: /^أي خيار هو الأقرب إلى تصرفك المتوقع؟$/,
    en: /^Which option is closest to what you would do\?$/,
  },
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

/** The facts of a mirrored pair are so particular that only the shape of its question is closed. */
const PARTICULAR: QuestionForm = {
  ar: /^(?:ما|أي|كم|كيف|أين|متى|لمن|على من) [^؟]+؟$/,
  en: /^(?:What|Which|Who|For whom|When|Where|How) [^?]+\?$/,
}

/** Lists the questions that an item may ask. */
export function questionsFor({ facet }: Pick<Item, 'facet'>): readonly QuestionForm[] {
  return instructionOf(facet) === 'would' ? INCLINATIONS : [PARTICULAR]
}
