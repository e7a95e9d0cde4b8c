import { counted } from '../format.ts'

/** Words of "My attempts". */
export const history = {
  title: 'المحاولات',
  lead: 'كل محاولة باقية بنتيجتها وتقريرها.',
  shown: 'المعروضة الآن',
  show: 'عرض النتيجة',
  earlier: 'عرض المحاولات الأقدم',
  showOf: (number: string) => `عرض نتيجة ${number}`,
  of: (max: number) => `من ${max}`,
  forms: {
    basic: 'النموذج الأساسي',
    advanced: 'النموذج المتقدم',
    leadership: 'النموذج القيادي',
    quick: 'النموذج السريع',
  },
  points: (count: number) =>
    counted(count, 'ar', {
      one: 'درجة واحدة',
      two: 'درجتين',
      few: '# درجات',
      many: '# درجة',
      other: '# درجة',
    }),
  rose: (points: string) => `ارتفعت النتيجة ${points} عن المحاولة السابقة، والفرق أكبر من المدى التقديري.`,
  fell: (points: string) => `انخفضت النتيجة ${points} عن المحاولة السابقة، والفرق أكبر من المدى التقديري.`,
  noClearChange: 'لا تغيّر واضح عن المحاولة السابقة: الفرق داخل المدى التقديري.',
  tooSoon: 'بين المحاولتين أقل من 30 يوماً، فلا يُقرأ الفرق تغيّراً.',
  retakeTitle: 'محاولة جديدة',
  retakeBody: 'يُقرأ التغيّر بعد 30 يوماً أو أكثر بين محاولتين. النتيجة الحالية تبقى محفوظة.',
  retake: 'بدء محاولة جديدة',
  failed: 'تعذّر تحميل المحاولات السابقة.',
}
