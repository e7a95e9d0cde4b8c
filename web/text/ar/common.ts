import { counted } from '../format.ts'

/** Words that several screens share. */
export const common = {
  product: 'وجهة',
  loading: 'جارٍ التحميل',
  saving: 'جارٍ الحفظ',
  sending: 'جارٍ الإرسال',
  error: 'خطأ',
  retry: 'إعادة المحاولة',
  home: 'العودة إلى الرئيسية',
  startAgain: 'بدء تقييم جديد',
  back: 'رجوع',
  next: 'التالي',
  close: 'إغلاق',
  cancel: 'إلغاء',
  optional: 'اختياري',
  soon: 'قريباً',
  offline: 'لا اتصال بالشبكة الآن. لم يُرسل شيء، ويمكن إعادة المحاولة عند عودة الاتصال.',
  serverAway: 'تعذّر الوصول إلى الخادم، ويمكن إعادة المحاولة بعد قليل.',
  serverDown: 'تعذّر الوصول إلى الخادم. ما كُتب باقٍ هنا، ويمكن إعادة المحاولة بعد قليل.',
  questions: (count: number) =>
    counted(count, 'ar', {
      zero: 'لا أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '# أسئلة',
      many: '# سؤالاً',
      other: '# سؤال',
    }),
  answers: (count: number) =>
    counted(count, 'ar', {
      zero: 'لا إجابات',
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: '# إجابات',
      many: '# إجابة',
      other: '# إجابة',
    }),
  minutes: (count: number) =>
    counted(count, 'ar', {
      zero: 'أقل من دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '# دقائق',
      many: '# دقيقة',
      other: '# دقيقة',
    }),
}
