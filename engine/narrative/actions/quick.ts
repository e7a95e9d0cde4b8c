import type { FormActions } from '../action-library.ts'

/** Two actions for each section and level of the form quick; both languages were written together. */
export const quick: FormActions<'SKL' | 'WST' | 'CAR'> = {
  SKL: {
    clear: [
      {
        ar: 'شرح جدول أو رسم بياني من خبر حديث لشخص آخر، وبيان ما لا يمكن استنتاجه منه.',
        en: 'Explain a table or chart from recent news to another person, and point out what cannot be concluded from it.',
      },
      {
        ar: 'تعلم أداة رقمية جديدة تخدم مهمة معتادة، وكتابة دليل من صفحة واحدة لاستعمالها بأمان.',
        en: 'Learn a new digital tool that serves a usual task, and write a one-page guide to its safe use.',
      },
    ],
    balanced: [
      {
        ar: 'التحقق من رقم واحد كل يوم في خبر أو تقرير، بالرجوع إلى مصدره الأصلي قبل تداوله.',
        en: 'Verify one figure a day in a news item or report by going back to its original source before passing it on.',
      },
      {
        ar: 'كتابة أول خطوة صغيرة لكل مسألة غامضة قبل طلب العون، وتجربتها ربع ساعة.',
        en: 'Note the first small step for every unclear problem before seeking help, and try it for fifteen minutes.',
      },
    ],
    priority: [
      {
        ar: 'إتمام دورة مجانية قصيرة في قراءة البيانات، وتطبيق درس واحد منها كل أسبوع على مثال حقيقي.',
        en: 'Complete a short free course on reading data, and apply one of its lessons each week to a real example.',
      },
      {
        ar: 'تفعيل التحقق بخطوتين وكلمات مرور مختلفة في الحسابات المهمة، وفحص الروابط قبل فتحها.',
        en: 'Turn on two-step verification and separate passwords for important accounts, and inspect links before opening them.',
      },
    ],
  },
  WST: {
    clear: [
      {
        ar: 'التطوع لتنظيم نشاط جماعي صغير من بدايته إلى نهايته، وتدوين ما يُبقى وما يُغيَّر بعده.',
        en: 'Volunteer to run a small group activity from start to end, and note afterwards what to keep and what to change.',
      },
      {
        ar: 'مشاركة طريقة ناجحة في ترتيب العمل مع زميل جديد، ومرافقته في تطبيقها أسبوعاً.',
        en: 'Share one working method that succeeded with a new colleague, and support its use for a week.',
      },
    ],
    balanced: [
      {
        ar: 'تحديد أهم ثلاث مهام في بداية كل يوم، وإنجاز أصعبها قبل فتح الرسائل.',
        en: 'Pick the three main tasks at the start of each day, and finish the hardest of them before opening messages.',
      },
      {
        ar: 'مراجعة كل عمل مرتين قبل تسليمه، مرة للمضمون ومرة للأرقام والأسماء.',
        en: 'Check every piece of work twice before delivery, once for its content and once for figures and names.',
      },
    ],
    priority: [
      {
        ar: 'استعمال تقويم واحد للمواعيد والمهام كلها، والنظر فيه أول اليوم وآخره مدة شهر.',
        en: 'Use a single calendar for all appointments and tasks, and look at it first and last thing for a month.',
      },
      {
        ar: 'إبلاغ المعنيين بأي تأخر متوقع قبل موعد التسليم بيوم، مع اقتراح موعد بديل.',
        en: 'Tell those concerned about any expected delay a day before the deadline, and suggest another date.',
      },
    ],
  },
  CAR: {
    clear: [
      {
        ar: 'تحويل الهدف المهني إلى خطة من أربعة مواعيد خلال سنة، ومراجعتها مع شخص خبير.',
        en: 'Turn the career goal into a plan of four dates within a year, and go through it with an experienced person.',
      },
      {
        ar: 'مساعدة شخص في بداية طريقه على رسم خياراته المهنية، بلقاءين وقائمة أسئلة مشتركة.',
        en: 'Help someone at the start of a career map the options, in two meetings with a shared list of questions.',
      },
    ],
    balanced: [
      {
        ar: 'إجراء محادثتين قصيرتين مع عاملين في مهنة مرغوبة، وسؤالهما عن أصعب ما في يومهما.',
        en: 'Have two short conversations with people in a desired occupation, and ask about the hardest part of their day.',
      },
      {
        ar: 'مقارنة ثلاثة إعلانات لوظيفة واحدة، واستخراج مهارتين متكررتين والبدء بتعلم إحداهما.',
        en: 'Compare three advertisements for one job, extract two skills that recur, and start learning one of them.',
      },
    ],
    priority: [
      {
        ar: 'كتابة ثلاث مهن تثير الاهتمام وسبب كل منها، ثم قراءة وصف واحدة منها كل أسبوع.',
        en: 'List three occupations of interest with a reason for each, then read the description of one of them every week.',
      },
      {
        ar: 'حضور لقاء مهني أو معرض وظائف واحد هذا الشهر، والعودة منه بثلاث معلومات جديدة.',
        en: 'Attend one career event or open day this month, and come back with three new pieces of information.',
      },
    ],
  },
}
