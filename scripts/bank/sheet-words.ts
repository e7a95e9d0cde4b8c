import type { Instruction } from '#engine/bank/instruction.ts'
import type { SourceLocale } from '#engine/vocabulary.ts'

/** What a reviewer is asked on the printed sheet (the rating rules are those of docs/items.md). */
interface SheetWords {
  readonly title: (form: string) => string
  readonly facts: (items: number, from: number, to: number) => string
  readonly reviewer: string
  readonly date: string
  readonly ask: string
  readonly tasks: Readonly<Record<Instruction, string>>
  readonly keyed: string
  readonly rate: string
  readonly best: string
  readonly looks: string
  readonly remarks: string
  readonly agree: string
}

export const SHEET: Readonly<Record<SourceLocale, SheetWords>> = {
  ar: {
    title: form => `ورقة مراجعة: ${form}`,
    facts: (items, from, to) => `${items} سؤالاً، من ${from} إلى ${to} دقيقة للقراءة والاختيار`,
    reviewer: 'اسم المراجع وعمله',
    date: 'التاريخ',
    ask: 'يُقرأ كل سؤال كما يقرؤه من يؤدي الاختبار، ثم يُكتب التقدير في المربعات قبل أي نقاش.',
    tasks: {
      would: 'أسئلة الدوافع: من 1 إلى 9 أمام كل خيار: إلى أي حد يحسّن هذا الخيار صورة من يختاره؟',
      should: 'أسئلة المواقف: من 1 إلى 9 أمام كل خيار: ما فاعليته في هذا الموقف؟',
      correct: 'أسئلة لها جواب أصح: علامة أمام خيار واحد.',
    },
    keyed:
      'في هذه النسخة مفاتيح الأسئلة وأسبابها، وهي لمن أنهى تقديره. تُكتب الموافقة على المفتاح أو الاعتراض عليه مع السبب.',
    rate: 'الفاعلية 1 إلى 9',
    best: 'الأصح',
    looks: 'حسن الصورة 1 إلى 9',
    remarks: 'ملاحظات',
    agree: 'الموافقة على المفتاح: نعم ☐ لا ☐',
  },
  en: {
    title: form => `Review sheet: ${form}`,
    facts: (items, from, to) => `${items} questions, ${from} to ${to} minutes to read and choose`,
    reviewer: 'Reviewer, and field of work',
    date: 'Date',
    ask: 'Read each question as a test taker would, then fill in the boxes before any discussion.',
    tasks: {
      would: 'Motivation questions: 1 to 9 beside each option. How good does it make the person look?',
      should: 'Situations: 1 to 9 beside each option. How effective is it here?',
      correct: 'Questions with a best answer: a tick beside one option.',
    },
    keyed:
      'This copy shows keys and reasons; it is for reviewers who have finished rating. Agree with each key or object, with the reason.',
    rate: 'Effective, 1 to 9',
    best: 'Best',
    looks: 'Looks good, 1 to 9',
    remarks: 'Remarks',
    agree: 'Agree with the key: yes ☐ no ☐',
  },
}
