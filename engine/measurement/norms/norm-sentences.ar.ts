import type { NormSentences } from './norm-sentences.ts'

export const ar: NormSentences = {
  base: ({ people, form, language, field, day }) =>
    [
      `المقارنة بعيّنة من ${countedAttempts(people)} للنموذج ${form} على هذه المنصة بجودة إجابة معتادة`,
      ...(language ? [`كلها باللغة ${language}`] : []),
      ...(field ? [`كلها في مجال ${field}`] : []),
      `كما كانت في ${day}.`,
    ].join('، '),
  common: questions => `تشمل المقارنة الأسئلة المشتركة بين كل المجالات وحدها، وعددها ${questions}.`,
  weighted: source => `وُزنت العينة بحسب: ${source}.`,
  total: 'النتيجة الكلية',
  section: name => `قسم ${name}`,
  line: (part, percentile, from, to) =>
    `${part}: أعلى من نحو ${percentile} من كل 100 في العينة (المدى من ${from} إلى ${to}).`,
  reach:
    'لو جُمعت العينة من جديد لوقع الترتيب داخل المدى على الأرجح، 9 مرات من كل 10. ولا يشمل هذا المدى تقدير النتيجة نفسها. والعينة من مستخدمي هذه المنصة، ولا تمثل المجتمع كله.',
}

/** محاولة أولى: «812 محاولة أولى»، «403 محاولات أولى». */
function countedAttempts(count: number): string {
  const rest = count % 100
  return rest >= 3 && rest <= 10 ? `${count} محاولات أولى` : `${count} محاولة أولى`
}
