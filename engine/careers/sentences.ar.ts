import { EDUCATION, FACETS, MAJORS } from '../vocabulary.ts'
import type { CareerSentences } from './career-sentences.ts'
import type { Comparison } from './find-reasons.ts'
import type { FitTier } from './fit-tier.ts'
import { LICENCES, type LicenceId } from './licences.ts'
import type { Degree } from './rate-readiness.ts'

/** Names of facets hold a و of their own, so they stand in «» (docs/method/careers.md). */
export const ar: CareerSentences = {
  tier: {
    strong: 'ملاءمة قوية',
    good: 'ملاءمة جيدة',
    possible: 'ملاءمة ممكنة مع تطوير',
    explore: 'للاستكشاف',
  },
  note: {
    low_quality: 'مؤشرات جودة الإجابة ضعيفة، فتُعرض المسارات كلها للاستكشاف إلى حين إعادة التقييم.',
    even: 'الملف متوازن ويناسب مسارات متعددة.',
  },
  subject:
    'تُقدَّر الجاهزية بمستوى التعليم وسنوات الخبرة، وبالتخصص حيث لا تُزاوَل المهنة إلا به. أما شروط الترخيص وتفاصيله فعند الجهة المذكورة.',
  otherFields:
    'لم تُقس المعرفة بهذه المجالات، فاستُبعد من الحساب محورا «المعرفة التخصصية التطبيقية» و«الأدوات والجودة والسلامة المهنية»، ولا تتجاوز الملاءمة هنا مستوى «جيدة».',
  reason: ({ met, gaps: [gap] }, tier) => {
    const rest = gap ? `والفجوة الأهم في ${compared(gap)}` : 'وقد بلغت محاوره كلها أهدافها'
    return `${strengths(met, tier)}، ${rest}.`
  },
  nextGap: gap => `الفجوة التالية في ${compared(gap)}.`,
  readiness: ({ readiness, degree, years, licence }) => {
    if (readiness === 'open_now') return 'متاح الآن: التعليم وسنوات الخبرة يكفيان للبدء.'
    const needs = [
      ...(degree === null ? [] : [qualification(degree)]),
      ...(years === null ? [] : [`الخبرة المعتادة ${countedYears(years)}`]),
      ...(licence === null ? [] : [practised(licence)]),
    ]
    return `${readiness === 'short_step' ? 'خطوة قصيرة' : 'مسار تأهيل'}: ${needs.join('، و')}.`
  },
}

/** What is only there to explore is not said to suit. */
function strengths(met: readonly Comparison[], tier: FitTier): string {
  if (met.length === 0) return 'لم يبلغ أي محور هدفه في هذا المسار بعد'
  const names = met.map(named).join(' و')
  if (tier !== 'explore') return `تلائم نتيجتك هذا المسار لأن ${names} من جوانب القوة فيها`
  return `يقرّب نتيجتك من هذا المسار ${met.length === 1 ? 'محور' : 'محورا'} ${names}`
}

function compared({ facet, index, target }: Comparison): string {
  return `«${FACETS[facet].name.ar}» (${index} مقابل هدف ${target})`
}

function named({ facet }: Comparison): string {
  return `«${FACETS[facet].name.ar}»`
}

function qualification({ level, majors }: Degree): string {
  const name = Object.values(EDUCATION).find(education => education.level === level)?.ar ?? ''
  if (majors.length === 0) return `المؤهل المعتاد ${name}`
  return `المؤهل المطلوب ${name} في ${majors.map(id => `«${MAJORS[id].ar}»`).join(' أو ')}`
}

function practised(licence: LicenceId): string {
  const { name, body } = LICENCES[licence]
  return `لا تُزاوَل المهنة في السعودية دون ${name.ar} (${body.ar})`
}

/** 1 to 10. */
function countedYears(years: number): string {
  if (years === 1) return 'سنة واحدة'
  return years === 2 ? 'سنتان' : `${years} سنوات`
}
