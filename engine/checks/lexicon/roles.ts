/** Nouns that make a character a man or, with ة, a woman. The feminine is the masculine and ة. */
export interface Role {
  readonly stem: string
  readonly senior: boolean
}

const SENIOR = ['مدير', 'مشرف', 'قائد', 'رئيس']
/**
 * Left out, in both genders, because one of the two mostly means something else: محاسبة (accounting), مساعدة (help), صيدلية
 * (pharmacy), مصممة and مدربة (designed, trained), فني (technical), مراجع (reference), مسؤول (responsible).
 */
const OTHERS = [
  ...[
    'زميل',
    'موظف',
    'عميل',
    'زبون',
    'متدرب',
    'مهندس',
    'معلم',
    'طالب',
    'طبيب',
    'ممرض',
    'محلل',
    'مستشار',
    'باحث',
  ],
  ...[
    'مندوب',
    'سائق',
    'بائع',
    'كاتب',
    'مقاول',
    'مالك',
    'مريض',
    'نزيل',
    'ضيف',
    'مسافر',
    'خبير',
    'قارئ',
    'متطوع',
    'مذيع',
  ],
]

export const ROLES: readonly Role[] = [
  ...SENIOR.map(stem => ({ stem, senior: true })),
  ...OTHERS.map(stem => ({ stem, senior: false })),
]

/** Verbs of a setback that is someone's doing, as they stand in stories: «تأخر زميلك سعد», «نسيت هند». */
export const FAULT_VERBS: ReadonlySet<string> = new Set([
  ...['تأخر', 'تأخرت', 'يتأخر', 'تتأخر', 'أخطأ', 'أخطأت', 'يخطئ', 'تخطئ', 'نسي', 'نسيت', 'ينسى', 'تنسى'],
  ...['أهمل', 'أهملت', 'يهمل', 'تهمل', 'تجاهل', 'تجاهلت', 'يتجاهل', 'تتجاهل', 'رفض', 'رفضت', 'يرفض', 'ترفض'],
  ...['غاب', 'غابت', 'يغيب', 'تغيب', 'قاطع', 'قاطعت', 'يقاطع', 'تقاطع', 'انسحب', 'انسحبت', 'اعترض', 'اعترضت'],
  ...['يعترض', 'تعترض', 'غير', 'غيرت', 'أغفل', 'أغفلت', 'تسرع', 'تسرعت', 'حذف', 'حذفت', 'أضاع', 'أضاعت'],
])
