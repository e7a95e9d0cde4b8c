/** Words of the stop between two sections, and of the reminder that may be asked for there. */
export const restStop = {
  path: (done: number, of: number) => `المسار: اكتمل ${done} من ${of} أقسام`,
  title: (done: number, of: number) => {
    if (of === 3 && done === 1) return 'كُتب ثلث الطريق'
    if (2 * done === of) return 'كُتب نصف الطريق'
    if (of - done === 1) return 'بقي قسم واحد'
    return of - done === 2 ? 'بقي قسمان' : `بقيت ${of - done} أقسام`
  },
  body: (name: string) => `اكتمل قسم ${name}. هذا موضع مناسب للتوقف، والمتابعة في أي وقت ومن أي جهاز.`,
  left: 'الأسئلة الباقية',
  minutesLeft: 'الدقائق الباقية تقريباً',
  minutes: 'الدقائق المستغرقة',
  next: 'القسم التالي',
  /** `questions`: in the section. */
  asks: (section: string, questions: number) => {
    if (section === 'competency')
      return 'يتغيّر السؤال هنا: من التصرف الأقرب إلى الشخص إلى التصرف الأكثر فاعلية. في كل موقف خيار أنسب من غيره، فتُقرأ الخيارات الخمسة كلها قبل الاختيار.'
    if (section === 'skills')
      return 'يتغيّر السؤال هنا: لكل سؤال جواب أصح من غيره، يُستخرج من وقائع الموقف، وثلثها من المجال المختار. ورقة وقلم ينفعان في أسئلة الأرقام.'
    if (section === 'WST')
      return `يتغيّر السؤال هنا: من الجواب الأدق إلى التصرف الأنفع في العمل. عدد المواقف ${questions}.`
    if (section === 'CAR')
      return `يتغيّر السؤال هنا: من التصرف الأنفع إلى الأقرب إلى الشخص. لا جواب صحيح في هذه المواقف، وعددها ${questions}.`
    if (section === 'PSV')
      return `يتغيّر السؤال هنا: الجواب يُستخرج من وقائع الموقف وأرقامه. عدد المواقف ${questions}.`
    return `السؤال كما كان، والموضوع آخر: عدد المواقف ${questions}.`
  },
  goOn: (name: string) => `متابعة: ${name}`,
  stop: 'التوقف هنا',
  reminder: 'تذكير برسالة واحدة',
  reminderBody: (email: string) =>
    `اختياري: رسالة واحدة إلى ${email} في الموعد المختار بتوقيت الرياض، ثم لا شيء. لا تُرسل إن اكتمل التقييم قبله.`,
  /** From today on. */
  reminderDays: ['اليوم', 'غداً', 'بعد غد'],
  reminderDay: 'يوم التذكير',
  reminderHour: 'ساعة التذكير',
  reminderAsk: 'طلب التذكير',
  reminderSet: (email: string, day: string, time: string) =>
    `تصل رسالة واحدة إلى ${email} يوم ${day} الساعة ${time} بتوقيت الرياض، ثم لا شيء.`,
  reminderCancel: 'إلغاء التذكير',
  reminderNot: {
    unverified: 'كل الإجابات محفوظة. التذكير بالبريد متاح بعد تأكيد العنوان من الرابط الذي وصل إليه.',
    stopped: 'كل الإجابات محفوظة. أُوقفت رسائل وجهة إلى هذا العنوان، فلا يُرسل إليه تذكير.',
    offline: 'كل الإجابات على هذا الجهاز. طلب التذكير يحتاج اتصالاً بالشبكة.',
  },
}
