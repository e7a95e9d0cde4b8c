import { type CoreFacetId, FACETS, RATINGS } from '../vocabulary.ts'
import { findSectionName } from './find-section-name.ts'
import type { Sentences, TensionId } from './narrative-line.ts'
import { TENSIONS } from './tensions.ts'

export const ar: Sentences = {
  R8: ({ level }) =>
    level === 'caution'
      ? 'أُجيب عن بعض الأسئلة بسرعة كبيرة أو بنمط متكرر، فتُقرأ النتيجة بحذر.'
      : 'مؤشرات جودة الإجابة ضعيفة، وقد لا تعكس النتيجة المستوى الفعلي. يُنصح بإعادة التقييم في وقت هادئ.',
  R14: ({ count, of }) =>
    `سبقت الإجابة في محاولة سابقة عن ${count === of ? 'المواقف كلها' : `${count} من أصل ${of} موقفاً`}، فقد تقوم النتيجة على التذكّر.`,
  R15: ({ count, of }) =>
    `في ${count} من أصل ${of} موقفاً تغيّرت وقائعها اختير ما اختير في محاولة سابقة، فقد تقوم النتيجة على التذكّر.`,
  R2: () => 'تشير النتيجة الكلية إلى جاهزية لأدوار قيادية.',
  R5: () => 'النتيجة قريبة من حد التصنيف، وقد تقع على جانبيه لو اختلفت الأسئلة.',
  R1: ({ section, score, max }) => `يمثل قسم ${sectionName(section)} نقطة قوة واضحة (${score} من ${max}).`,
  R4: () => 'النتيجة متوازنة: المجموع ممتاز دون تفوق قسم بعينه.',
  R3a: ({ section, rating, facet }) => {
    const reached = `تقدير قسم ${sectionName(section)} «${RATINGS[rating].ar}»`
    return facet === null
      ? `${reached}، وما زال فيه مجال للتحسن.`
      : `${reached}، وأكبر فرصة للتحسن فيه ${facetName(facet)}.`
  },
  R3b: ({ section, facets }) => {
    const area = `قسم ${sectionName(section)} مجال تطوير`
    if (facets === null) return `${area}.`
    const [first, second] = facets
    return `${area}: البداية الأنسب من ${facetName(first)} ثم ${facetName(second)}.`
  },
  R3c: ({ section }) =>
    `قسم ${sectionName(section)} أولوية تطوير، وينفع فيه برنامج تدريبي قصير ثم إعادة القياس.`,
  'development-areas': ({ sections }) =>
    `${countedDevelopmentAreas(sections.length)}: ${sections.map(section => `«${sectionName(section)}»`).join(' و')}.`,
  R9: () => 'ارتفاع درجة دافع يعني أنه ظهر بقوة في الاختيارات، ولا يعني أنه أفضل من غيره.',
  R10: ({ facet, section, index }) =>
    `يبرز محور ${facetName(facet)} بين محاور قسم ${sectionName(section)} (${index} من 100): ${FACETS[facet].definition.ar}.`,
  R13: ({ section }) => `قسم ${sectionName(section)}: المحاور متقاربة، فلا يصح ترتيبها.`,
  R12: ({ tension }) => {
    const { high, low } = TENSIONS[tension]
    const showed = `ظهر محور ${facetName(high)} بقوة، وما زال محور ${facetName(low)} بحاجة إلى تطوير`
    return `${showed}: ${ADVICE[tension]}.`
  },
  R11: ({ facet, section, level, index }) => {
    const place = level === 'priority' ? 'أولوية للتطوير' : `دون متوسط محاور قسم ${sectionName(section)}`
    return `محور ${facetName(facet)} ${place} (${index} من 100)، وله خطوتان في خطة التطوير.`
  },
  R6: ({ from, to }) =>
    `المدى التقديري بين ${from} و${to}: لو طُرحت أسئلة أخرى من النوع نفسه لوقعت النتيجة داخله على الأرجح، 8 مرات من كل 10.`,
  R7: () => 'لا تُقارن هذه النتيجة بأشخاص آخرين؛ فلم تُجمع بعد عينة مرجعية كافية.',
}

const ADVICE: Readonly<Record<TensionId, string>> = {
  'INF-COM': 'الإصغاء وملاءمة الرسالة لمن تُوجَّه إليه يزيدان أثر القيادة',
  'ACH-ADP': 'المرونة عند تغيّر الظروف تحمي الأهداف الطموحة',
  'AUT-TEA': 'التنسيق المبكر مع الفريق يوسّع مساحة العمل المستقل',
  'MAS-PLN': 'خطة قصيرة بمواعيد واضحة تحوّل التعلم إلى نتائج ملموسة',
  'DEC-QUA': 'مراجعة قصيرة وفق المعايير تجعل القرار سريعاً وسليماً معاً',
}

/** Singular, dual, plural. The list that follows joins by و, which the names hold too: they stand in «». */
function countedDevelopmentAreas(count: number): string {
  if (count === 1) return 'مجال التطوير'
  return count === 2 ? 'مجالا التطوير' : 'مجالات التطوير'
}

function facetName(id: CoreFacetId): string {
  return FACETS[id].name.ar
}

function sectionName(id: string): string {
  return findSectionName(id).ar
}
