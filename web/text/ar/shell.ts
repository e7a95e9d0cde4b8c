import { counted } from '../format.ts'

/** Words of the frame around every page: bars, menu, footer, error pages. */
export const shell = {
  skip: 'الانتقال إلى المحتوى',
  languageFailed: 'تعذّر تبديل اللغة لانقطاع الشبكة. الصفحة باقية كما هي.',
  mainMenu: 'القائمة الرئيسية',
  navHome: 'الرئيسية',
  navAssessment: 'التقييم',
  navResults: 'النتائج',
  navCompanies: 'الشركات',
  navProfile: 'الملف الشخصي',
  navProfileShort: 'الملف',
  createAccount: 'إنشاء حساب',
  createAccountShort: 'حساب جديد',
  login: 'تسجيل الدخول',
  loginShort: 'دخول',
  logout: 'تسجيل الخروج',
  toHome: 'وجهة، الصفحة الرئيسية',
  account: (name: string) => `الحساب، ${name}`,
  guide: 'دليل الاستخدام',
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
  verify: 'التحقق من تقرير',
  refunds: 'سياسة الاسترداد',
  plans: 'الباقات',
  contact: 'التواصل',
  sampleReport: 'تقرير نموذجي',
  method: 'منهج القياس',
  references: 'المراجع العلمية',
  accessibility: 'إتاحة الوصول',
  footer: 'روابط الموقع',
  theme: 'المظهر',
  themes: { system: 'تلقائي', light: 'فاتح', dark: 'داكن' },
  /** Of the picture that stands beside a shared link. */
  shareAlt: 'وجهة: تقييم مهني بالعربية والإنجليزية، تقرير يبيّن الدرجة ومداها',
  place: 'الرياض',
  /** The region of passing messages, with the key that leads to it, and what is read out before each of them. */
  messages: { region: 'رسائل وجهة ({hotkey})', message: 'رسالة:' },
  notifications: (unread: number) =>
    unread === 0
      ? 'الإشعارات'
      : `الإشعارات، ${counted(unread, 'ar', { one: 'إشعار جديد واحد', two: 'إشعاران جديدان', few: '# إشعارات جديدة', many: '# إشعاراً جديداً', other: '# إشعار جديد' })}`,
  notificationsOffline: 'الإشعارات محفوظة، وتظهر عند عودة الاتصال.',
  notFoundTitle: 'لا صفحة في هذا العنوان',
  notFoundBody: 'ربما تغيّر الرابط أو انتهت مدته.',
  brokenTitle: 'حدث خطأ في الصفحة',
  brokenBody: 'تعذّر عرض هذه الصفحة. الإجابات والبيانات المحفوظة باقية كما هي، ويمكن إعادة المحاولة الآن.',
  offlineTitle: 'لا اتصال بالشبكة',
  offlineBody: 'تُعرض الصفحة عند عودة الاتصال. كل ما حُفظ من قبل باقٍ كما هو.',
  offlineGoOn: 'متابعة التقييم دون اتصال',
  signedOutTitle: 'سُجّل الخروج من هذا الجهاز',
  signedOutBody: 'لم يبقَ في هذا المتصفح شيء شخصي. تُنهى الجلسة في الخادم عند عودة الاتصال.',
}
