import type { Objection } from '#contract/desk.ts'
import type { Verdict } from '#contract/verdicts.ts'
import { counted, isolated, number } from '../format.ts'

const [RANDOM, FIXED] = [isolated('ICC(2,k)'), isolated('ICC(3,k)')]

const raters = (count: number) =>
  counted(count, 'ar', { one: 'عضو واحد', two: 'عضوان', few: '# أعضاء', many: '# عضواً', other: '# عضو' })
const stories = (count: number) =>
  counted(count, 'ar', { one: 'قصة واحدة', two: 'قصتان', few: '# قصص', many: '# قصة', other: '# قصة' })

/** Words of the console about what came of a panel, and what is decided by it. */
export const agreement = {
  closeRound: 'إغلاق الجولة',
  closeSure:
    'لا تُقبل تقديرات بعد الإغلاق، ولا تُفتح جولة التقدير من جديد. تظهر الأرقام بعده، وبها يُقرَّر في الأسئلة.',
  closed: 'أُغلقت الجولة',
  discuss: (count: number) => `نقاش في ${stories(count)}`,
  discussSure:
    'يرى الأعضاء في القصص المختلف فيها توزيع التقديرات والتعليقات دون أسماء ودون مفتاح، ويقدّرونها مرة ثانية. يُفتح النقاش مرة واحدة، وقبل أي قرار.',
  discussing: 'بدأ النقاش',
  nothingDisputed: 'لا قصة يختلف فيها الأعضاء اختلافاً يستدعي النقاش.',
  later: 'تظهر الأرقام بعد إغلاق الجولة.',

  agreement: 'الاتفاق',
  agreementLead: `معاملات الارتباط داخل الفئة لمتوسط كل الأعضاء: ${RANDOM} للاتفاق في التقدير نفسه، و${FIXED} للاتفاق في الترتيب. ما تركه عضو لا يُحسب.`,
  group: 'من قدّروا القصص نفسها',
  groupOf: (people: number, told: number) => `${raters(people)}، ${stories(told)}`,
  options: 'الخيارات',
  random: RANDOM,
  fixed: FIXED,
  withValues: 'الارتباط بين قيمة الخيار ومتوسط تقديره',
  people: 'بترك عضو واحد',
  peopleLead:
    'الأعضاء دون أسماء، وأولهم أبعدهم عن الباقين. الفرق في الإعادة متوسط ما بين تقديري الخيار نفسه.',
  withOthers: 'ارتباطه بالباقين',
  without: `${RANDOM} من دونه`,
  above: 'فوق متوسط الباقين',
  apart: 'الفرق في الإعادة',
  noPeople: 'لا تقديرات',

  items: 'الأسئلة والقرارات',
  itemsLead:
    'يُعتمد المفتاح حين لا تعترضه التقديرات. يقترح القرار شخص بسببه، ويؤكده شخص آخر بسببه، وليس أي منهما عضواً في اللجنة.',
  statuses: {
    draft: 'مسودة',
    read: 'اجتاز القراءة دون مفتاح',
    rated: 'قيّمه الخبراء',
    released: 'صدر',
    retired: 'مسحوب',
  },
  objections: {
    kind: 'ليست اللجنة ممن يقدّر هذا: الدوافع لعامة الناس، وغيرها لأهل الممارسة',
    read: 'لم يجتز القراءة دون مفتاح',
    raters: 'الأعضاء أقل من 8، أو من 6 لأسئلة مجال، أو من 15 من عامة الناس',
    order: 'ترتيب المتوسطات غير ترتيب المفتاح',
    gaps: 'بين خيارين متجاورين أقل من 0.5',
    spread: 'الانحراف المعياري فوق 1.5 للخيارين 5 و1، أو فوق 2 لما بينهما',
    agreement: `${RANDOM} للجنة دون 0.80`,
    looks: 'خيار يبدو أفضل من غيره بأكثر من نقطتين، أو الارتباط بالقيمة فوق 0.60',
  } satisfies Readonly<Record<Objection, string>>,
  noObjections: 'لا يعترض المفتاح شيء',
  story: { a: 'القصة الأولى', b: 'القصة الثانية' },
  ratersOf: (rated: number, unjudged: number) =>
    unjudged === 0
      ? `قدّرها ${raters(rated)}.`
      : `قدّرها ${raters(rated)}، وعدد من لم يستطع الحكم عليها ${number(unjudged)}.`,
  value: 'القيمة في المفتاح',
  option: 'الخيار',
  mean: 'المتوسط',
  sd: 'الانحراف المعياري',
  gap: 'الفرق عما يليه',
  points: 'التوزيع',
  correlations: (random: string, fixed: string) => `${RANDOM} هو ${random}، و${FIXED} هو ${fixed}.`,
  inOrder: 'ترتيب المتوسطات هو ترتيب المفتاح.',
  outOfOrder: 'ترتيب المتوسطات غير ترتيب المفتاح.',
  leftOut: (held: number, of: number, lowest: string) =>
    `بترك كل عضو مرة: بقي الترتيب في ${number(held)} من ${number(of)}، وأدنى ${RANDOM} هو ${lowest}.`,
  leftOutLacks: 'بترك عضو واحد:',
  relevance: (named: number, of: number, ratio: string) =>
    `سمّى محورها ${number(named)} من ${number(of)}، ونسبة لوشي ${ratio}.`,
  relevanceLacks: 'تسمية المحور:',
  before: (means: string, random: string) => `قبل النقاش: المتوسطات ${means}، و${RANDOM} هو ${random}.`,
  comments: 'ما كتبه الأعضاء، دون أسماء',

  verdicts: {
    accepted: 'اعتماد المفتاح',
    released: 'إصدار السؤال',
    returned: 'إعادة السؤال إلى معدّيه',
  } satisfies Readonly<Record<Verdict, string>>,
  verdict: 'القرار',
  reason: 'السبب',
  reasonHint: '10 أحرف على الأقل، دون أسماء. يُحفظ مع القرار.',
  propose: 'اقتراح القرار',
  proposed: 'اقتُرح القرار، وينتظر شخصاً آخر',
  waits: (verdict: string) => `اقتراح ينتظر التأكيد: ${verdict}`,
  until: (day: string) => `حتى ${day}`,
  confirm: 'تأكيد القرار',
  confirmed: 'تأكّد القرار، وتغيّرت حالة السؤال',
  decline: 'رفض الاقتراح',
  declined: 'رُفض الاقتراح',
  withdraw: 'سحب الاقتراح',
  withdrawn: 'سُحب الاقتراح',
  decided: (verdict: string, day: string) => `القرار: ${verdict}، ${day}`,
  mayNot: 'لا يقرّر في هذه الأسئلة من قدّرها، ولا من لا يسمح دوره بذلك.',
}
