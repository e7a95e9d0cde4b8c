import { counted } from '../format.ts'

const answers = (count: number) =>
  counted(count, 'ar', {
    one: 'إجابة واحدة',
    two: 'إجابتان',
    few: '# إجابات',
    many: '# إجابة',
    other: '# إجابة',
  })

/** Words of the five steps, of the questions, and of what is said while answers are saved. */
export const assessment = {
  title: 'التقييم',
  progress: 'تقدم التقييم',
  steps: ['المعلومات الأساسية', 'المجال المهني', 'الدوافع والرغبات', 'إتقان العمل', 'القدرات العلمية'],
  step: (step: number, of: number) => `الخطوة ${step} من ${of}`,
  stepsName: (step: number, of: number, name: string) => `مسار التقييم: الخطوة ${step} من ${of}، ${name}`,
  profileTitle: 'المعلومات الأساسية',
  profileLead: 'تظهر هذه المعلومات في التقرير، وعليها تُبنى المسارات المقترحة.',

  starting: 'جارٍ بدء التقييم',
  startFailed: 'لم يبدأ التقييم',
  started: 'بدأ التقييم',
  startedBody: 'كل إجابة تُحفظ فور تأكيدها، ويمكن التوقف بعد أي سؤال.',
  unreadable: 'تعذّرت قراءة هذه المحاولة الآن',
  loadFailed: 'تعذّر تحميل التقييم',
  loadFailedBody: 'كل ما حُفظ من قبل باقٍ كما هو، ويمكن إعادة المحاولة الآن.',

  fieldTitle: 'اختيار المجال المهني',
  fieldLead: '16 سؤالاً من 90 تأتي من واقع المجال المختار، وعليه تُبنى المسارات المقترحة.',
  fieldChosen: 'مختار للتقييم',
  fieldSoon: 'قريباً',
  fieldSummary: 'المجال المختار',
  fieldNone: 'لم يُختر مجال بعد',
  fieldWhy: 'فائدة اختيار المجال',
  fieldReasons: [
    'أسئلة مستمدة من مجالك',
    'توصيات مهنية بحسب المجال',
    'نتيجة أنفع للشركات العاملة في المجال نفسه',
  ],
  pilots: (count: number) =>
    counted(count, 'ar', {
      one: 'بين أسئلة هذه المحاولة سؤال تجريبي واحد لا يُحتسب في أي درجة.',
      two: 'بين أسئلة هذه المحاولة سؤالان تجريبيان لا يُحتسبان في أي درجة.',
      few: 'بين أسئلة هذه المحاولة # أسئلة تجريبية لا تُحتسب في أي درجة.',
      other: 'بين أسئلة هذه المحاولة # سؤالاً تجريبياً لا تُحتسب في أي درجة.',
    }),
  retake: 'قد تشبه بعض المواقف ما قرأته سابقاً، لكن وقائعها تغيرت.',
  storiesRead: (count: number, of: number) =>
    count === of
      ? 'سبقت الإجابة عن هذه المواقف كلها في محاولة سابقة، ووقائعها لم تتغير. يذكر التقرير ذلك.'
      : `سبقت الإجابة في محاولة سابقة عن ${count} من أصل ${of} موقفاً، ووقائعها لم تتغير. يذكر التقرير ذلك.`,
  fieldChange: 'يمكن تغيير المجال حتى الإجابة الأولى.',
  fieldStart: 'بدء التقييم في هذا المجال',
  fieldSaving: 'جارٍ الحفظ...',
  fieldConsent: 'الضغط على «بدء التقييم في هذا المجال» موافقة على احتساب النتيجة آلياً من الإجابات.',
  fieldMissing: 'يرجى اختيار مجال',
  fieldMissingBody: 'يجب اختيار مجال مهني قبل المتابعة',
  fieldSaved: 'حُفظ المجال',
  fieldSavedBody: 'اختير مجالك المهني بنجاح، ويمكن الآن بدء التقييم',
  fieldsFailed: 'تعذّر تحميل المجالات',
  fieldNow: (name: string) => `المجال: ${name}`,
  fieldEdit: 'تغيير المجال',

  listen: 'الاستماع إلى الموقف والخيارات',
  stopListening: 'إيقاف القراءة',
  question: (number: number, of: number) => `سؤال ${number} من ${of}`,
  section: (number: number, of: number) => `القسم ${number} من ${of}`,
  path: (section: number, sections: number, number: number, of: number) =>
    `المسار: القسم ${section} من ${sections}، سؤال ${number} من ${of}`,
  finish: 'إنهاء التقييم',
  guessFirst: 'توقّع النتيجة أولاً',
  home: 'العودة إلى الرئيسية',
  keys: { range: ['1', '5'], choose: 'للاختيار،', confirm: 'للمتابعة' },
  answerMissing: 'يرجى اختيار إجابة',
  answerMissingBody: 'يجب اختيار إجابة قبل المتابعة',
  loadingQuestion: 'جارٍ تحميل السؤال',
  questionFailed: 'خطأ في تحميل السؤال',
  questionFailedBody: (number: number) =>
    `لم يصل السؤال ${number}. الإجابات السابقة محفوظة، ويمكن إعادة المحاولة.`,
  fast: 'أُجيب عن السؤال السابق في أقل من ثانيتين. القراءة المتأنية تجعل النتيجة أدق.',
  understood: 'مفهوم',

  autosave: 'كل إجابة تُحفظ فور تأكيدها',
  savedUpTo: (number: number) => `محفوظ حتى السؤال ${number}`,
  savedSection: (number: number) => `محفوظ حتى نهاية القسم ${number}`,
  offline: (count: number, durable: boolean) =>
    `لا اتصال الآن. لم يُحفظ في الخادم بعد: ${answers(count)}. ${durable ? 'الإجابات مكتوبة على هذا الجهاز، وتُرسل عند عودة الاتصال.' : 'تُرسل عند عودة الاتصال، والصفحة تبقى مفتوحة حتى ذلك الحين.'}`,
  serverDown: (count: number, durable: boolean) =>
    `الخادم لا يجيب الآن. لم يُحفظ فيه بعد: ${answers(count)}. ${durable ? 'الإجابات مكتوبة على هذا الجهاز، وتُعاد المحاولة تلقائياً.' : 'تُعاد المحاولة تلقائياً، والصفحة تبقى مفتوحة حتى ذلك الحين.'}`,
  unsent: (count: number, durable: boolean) =>
    `لم يُحفظ في الخادم بعد: ${answers(count)}.${durable ? ' الإجابات مكتوبة على هذا الجهاز.' : ''}`,
  recovered: 'عاد الاتصال وحُفظت الإجابات كلها.',
  signedOut: 'انتهت الجلسة',
  signedOutBody: (count: number) =>
    count === 0
      ? 'تبقى هذه الصفحة كما هي، ويُتابَع التقييم منها بعد تسجيل الدخول.'
      : `لم يُحفظ في الخادم بعد: ${answers(count)}. تبقى هذه الصفحة كما هي، ويُرسل ما ينتظر بعد تسجيل الدخول.`,
  signIn: 'تسجيل الدخول هنا',
  otherPerson: 'حساب آخر مفتوح الآن في هذا المتصفح',
  otherPersonBody: (count: number) =>
    `لم يُرسل بعد من الحساب السابق: ${answers(count)}. يبقى ذلك على هذا الجهاز، ويُرسل عند تسجيل الدخول بذلك الحساب من جديد، ولا يظهر لغيره.`,
  toOtherPerson: 'الانتقال إلى الحساب المفتوح الآن',
  movedByTab: 'يُتابَع التقييم في نافذة أخرى',
  movedByTabBody:
    'أُجيب عن السؤال الذي كان هنا في نافذة أخرى من هذا المتصفح، وهذه الصفحة الآن عند السؤال التالي له.',
  movedByDevice: 'أُجيب عن السؤال على جهاز آخر',
  movedByDeviceBody: 'بقيت الإجابة التي وصلت أولاً، وهذه الصفحة الآن عند أول سؤال لم يُجب عنه بعد.',
  notDurable: 'لا حفظ على هذا الجهاز',
  notDurableBody:
    'يمنع المتصفح الحفظ على الجهاز، كما في التصفح الخاص. كل إجابة تُرسل إلى الخادم فور تأكيدها، وما لم يُرسل بعد يضيع بإغلاق الصفحة.',
  found: 'إجابات من زيارة سابقة',
  foundBody: (count: number) =>
    `على هذا الجهاز ما لم يُرسل بعد: ${answers(count)}. لم يضع منه شيء، ويُرسل تلقائياً.`,
  foundSent: (count: number) => `وُجد على هذا الجهاز ولم يكن قد أُرسل: ${answers(count)}. أُرسل الآن وحُفظ.`,
  finishing: 'جارٍ حفظ الإجابات الأخيرة',
  finishingBody: 'تظهر النتيجة فور حفظها.',

  completed: 'اكتمل التقييم',
  completedToast: 'حُفظت الإجابات كلها',
  completedBody: (questions: string) => `حُفظت إجابات ${questions}، والنتيجة جاهزة.`,
  viewResults: 'عرض النتائج',
  startNew: 'بدء تقييم جديد',
  resetTitle: 'بدء تقييم جديد',
  resetBody:
    'تبدأ محاولة جديدة من السؤال الأول. المحاولة السابقة ونتيجتها تبقيان محفوظتين، وتعرض صفحة النتائج المحاولة الجديدة.',
  resetConsent: 'الضغط على «بدء محاولة جديدة» موافقة على احتساب النتيجة آلياً من الإجابات.',
  resetConfirm: 'بدء محاولة جديدة',
  resetDone: 'تم بدء التقييم الجديد',
  resetDoneBody: 'يمكنك الآن البدء في الإجابة على الأسئلة',
  resetFailed: 'فشل في إعادة تعيين التقييم',
}
