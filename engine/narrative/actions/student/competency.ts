import type { SectionActions } from '../../action-library.ts'

/** Two actions for each facet and level of the section competency, for somebody who studies or has no work now; both languages were written together. */
export const competency: SectionActions<'competency'> = {
  PLN: {
    clear: [
      {
        ar: 'تقسيم بحث أو ملف أعمال كبير بالرجوع من موعد تسليمه إلى اليوم، وتنفيذ أول مرحلتين منه خلال أسبوعين، ومقارنة تاريخ كل منهما بالمخطط.',
        en: 'Plan a large paper or portfolio backwards from its due date, carry out the first two stages within two weeks, and compare dates with plan.',
      },
      {
        ar: 'إعداد قالب أسبوعي يجمع المحاضرات والمواعيد والطلبات، وإعطاؤه لثلاثة زملاء، وسؤالهم بعد أسبوع عما سهّله وما نقصه، وتعديله بما ذكروه.',
        en: 'Build a weekly template for classes, appointments and applications, give it to three fellow learners, ask a week later what helped, and adjust it.',
      },
    ],
    balanced: [
      {
        ar: 'جمع الأعمال الصغيرة كالردود والنماذج في نصف ساعة ثابتة كل يوم مدة أسبوع، ومقارنة مقاطعات المذاكرة بالأسبوع السابق.',
        en: 'Gather small chores such as replies and forms into one fixed half hour daily for a week, and compare study interruptions with last week.',
      },
      {
        ar: 'إنهاء كل يوم دراسة أو بحث عن عمل مدة أسبوع بخمس دقائق لتجهيز أوراق الغد وأولى خطواته، ومقارنة ساعة البدء بما كانت عليه.',
        en: "End each study or job-search day for a week with five minutes preparing papers and tomorrow's first step, and compare starting hours with before.",
      },
    ],
    priority: [
      {
        ar: 'نقل كل مواعيد الدراسة والتقديم من الرسائل والمنصات إلى تقويم واحد هذا الأسبوع، مع تنبيه قبل كل منها بيومين، وعدّ ما فات في الأسبوع التالي.',
        en: 'Move all study and application dates into one calendar this week, with alerts two days ahead, and count those missed in the following week.',
      },
      {
        ar: 'اختيار مهمة مؤجلة منذ مدة، وتحديد مكان وساعة للبدء بها غداً، والعمل عليها ربع ساعة يومياً حتى تكتمل في أسبوع.',
        en: 'Choose a task long postponed, fix the place and hour for starting tomorrow, and work on it fifteen minutes daily until completed within a week.',
      },
    ],
  },
  TEA: {
    clear: [
      {
        ar: 'تسوية خلاف على قسمة العمل في مجموعة دراسة أو في البيت خلال أسبوع، بسماع كل طرف خمس دقائق وكتابة قسمة مقبولة، ومراجعتها بعد أيام.',
        en: 'Settle a dispute over shared work, at study or home, within a week: hear each side five minutes, write an accepted division, review it later.',
      },
      {
        ar: 'ضم شخص جديد أو منعزل إلى مجموعة دراسة أو تطوع مدة أسبوعين بدور يناسبه، والتحقق من مشاركته دون دعوة في اللقاء الأخير.',
        en: 'Include a new or isolated person in a study or volunteer group for two weeks in a fitting role, and check for unprompted contributions.',
      },
    ],
    balanced: [
      {
        ar: 'بدء كل لقاء لعمل مشترك، كدراسة أو تطوع، مدة أسبوعين بدقيقة لكل مشارك عما أنجزه وما يحتاج إليه، وعدّ الحاجات التي لُبّيت.',
        en: 'Open each meeting for shared study or volunteering for two weeks with one minute per member on progress and needs, and count the needs met.',
      },
      {
        ar: 'تبادل مراجعة المسودات أو السير الذاتية مع زميل مرتين خلال أسبوعين، بثلاث ملاحظات من كل طرف، وعدّ ما أُخذ به منها.',
        en: 'Exchange drafts or CVs with a fellow learner twice in two weeks, with three comments from each side, and count those adopted.',
      },
    ],
    priority: [
      {
        ar: 'الاتفاق مع شركاء دراسة أو تطوع أو شأن عائلي على قناة تواصل واحدة ومهلة رد لا تتجاوز يوماً، وعدّ الرسائل المتروكة دون جواب خلال أسبوع.',
        en: 'Agree with partners in study, volunteering or family matters on one channel and one-day replies, and count the messages left unanswered in a week.',
      },
      {
        ar: 'إتمام الحصة الشخصية من عمل جماعي قبل موعدها بيوم خلال أسبوعين، وإرسالها إلى شريكين، وتعديلها بملاحظاتهما حتى تتوافق الحصص.',
        en: "Finish one's share of group work a day early within two weeks, send it to two partners, and adjust it until the parts fit.",
      },
    ],
  },
  COM: {
    clear: [
      {
        ar: 'تقديم مشروع واحد بصيغتين خلال أسبوعين، إحداهما لمختص والأخرى لقارئ عام، وسؤال كل منهما عن خلاصته ومقارنتها بالمقصود.',
        en: "Present one project in two versions within two weeks, for a specialist and a general reader, and compare each one's summary with the meaning intended.",
      },
      {
        ar: 'تهيئة اثنين من الزملاء لمقابلة عمل أو عرض شفهي في نصف ساعة هذا الأسبوع، وإعادة أضعف جواب حتى يتضح في دقيقة.',
        en: 'Coach two fellow learners for an interview or oral talk in half an hour this week, repeating the weakest answer until clear within a minute.',
      },
    ],
    balanced: [
      {
        ar: 'اختصار كل رسالة رسمية إلى معلم أو جهة في خمسة أسطر على الأكثر مدة أسبوعين، وعدّ الردود التي لم تطلب توضيحاً.',
        en: 'Shorten every formal message to teachers or organisations to five lines at most for two weeks, and count replies that sought no clarification.',
      },
      {
        ar: 'طرح سؤال واحد معدّ مسبقاً في كل محاضرة أو دورة أو لقاء مهني مدة أسبوع، وتدوين الجواب في سطر، وعدّ ما أضاف منها فهماً جديداً.',
        en: 'Ask one prepared question in every class, course or career event for a week, note the answer in a line, and count those adding understanding.',
      },
    ],
    priority: [
      {
        ar: 'التدرب على التعريف بالنفس والمهارات في دقيقة واحدة عشر مرات خلال أسبوع، وتسجيل الأولى والأخيرة، وعدّ كلمات الحشو في كل منهما.',
        en: 'Practise a one-minute introduction of oneself and skills ten times in a week, record the first and last, and count filler words in each.',
      },
      {
        ar: 'محادثة زميل أو جار لم تسبق محادثته دقيقتين كل يوم مدة أسبوع بسؤال مفتوح، وكتابة معلومة جديدة بعد كل مرة.',
        en: 'Talk for two minutes daily for a week with a classmate or neighbour not spoken to before, and write one thing learned each time.',
      },
    ],
  },
  DEC: {
    clear: [
      {
        ar: 'اقتراح مبادرة طلابية أو تطوعية صغيرة مع شريكين، وحسم كل قرار فيها خلال يوم، وعرض ثلاثة من قراراتها ونتائجها بعد أسبوعين.',
        en: 'Propose a small student or volunteer initiative with two partners, settle each decision within a day, and present three with outcomes after two weeks.',
      },
      {
        ar: 'معاونة شخص متردد بين خيارين في الدراسة أو التدريب بنصف ساعة وجدول معايير، والتحقق بعد أسبوع من حسمه الأمر بنفسه.',
        en: 'Help someone torn between two study or training options with half an hour and a criteria table, and see after a week what they settled.',
      },
    ],
    balanced: [
      {
        ar: 'كتابة قاعدة قصيرة لنوع متكرر من القرارات، كقبول دعوة أو دورة، وتطبيقها أسبوعين، وعدّ القرارات التي حُسمت بها في دقيقة.',
        en: 'Write a short rule for one repeated kind of decision, such as accepting invitations or courses, apply it two weeks, and count one-minute settlements.',
      },
      {
        ar: 'التقدم إلى فرصة واحدة كل أسبوع مدة أسبوعين متى تحققت شروطها الأساسية، دون انتظار الشروط المفضلة، وتدوين نتيجة كل طلب.',
        en: 'Apply for one opportunity a week for two weeks once its basic conditions are met, without waiting for preferred ones, and record each result.',
      },
    ],
    priority: [
      {
        ar: 'المبادرة إلى طلب مهمة واحدة في كل لقاء دراسة أو تطوع مدة أسبوعين قبل توزيعها، وإتمامها في يومين، وعدّ ما اكتمل منها.',
        en: 'Volunteer for one task before it is assigned in each study or volunteer meeting for two weeks, complete it in two days, and count them.',
      },
      {
        ar: 'كتابة أسوأ نتيجة وأرجح نتيجة لقرار يثير التردد، واتخاذه في اليوم نفسه، ومقارنة ما حدث بالمكتوب بعد أسبوع.',
        en: 'Write the worst and the likeliest result of one decision that causes hesitation, decide the same day, and compare what happened a week later.',
      },
    ],
  },
  ADP: {
    clear: [
      {
        ar: 'تجربة طريقة غير مألوفة في المذاكرة أو البحث عن عمل أسبوعاً مع زميلين، ومقارنة حصيلتها بالطريقة المعتادة، وعرض الأنفع على غيرهم.',
        en: 'Try an unfamiliar study or job-search method for a week with two others, compare results with the usual one, and share the better.',
      },
      {
        ar: 'تدريب ثلاثة زملاء على عرض قصير يتغيّر موضوعه قبل إلقائه بعشر دقائق، مرتين خلال أسبوعين، وتقييم هدوئهم من خمس درجات، ومقارنة المرتين.',
        en: 'Train three fellow learners on a short talk whose subject changes ten minutes beforehand, twice in two weeks, and compare composure scored out of five.',
      },
    ],
    balanced: [
      {
        ar: 'تبديل مكان المذاكرة أو البحث عن عمل أو وقتهما ثلاث مرات خلال أسبوع مع الإبقاء على المقدار، وتدوين ما حفظ التركيز عند كل تبديل.',
        en: 'Change the place or hour of study or job search three times in a week while keeping the amount, and note what preserved focus.',
      },
      {
        ar: 'الاستماع إلى نقد صريح من ثلاثة زملاء خلال أسبوع دون دفاع، والرد بالشكر وسؤال واحد، ثم تطبيق أنفع نقطة وتدوين أثرها.',
        en: 'Hear frank criticism from three fellow learners within a week without defence, reply with thanks and one question, then apply the most useful point.',
      },
    ],
    priority: [
      {
        ar: 'قبول تغيير صغير كل يوم مدة أسبوع، كمقعد أو طريق أو شريك دراسة مختلف، وكتابة فائدة له كل مساء، وعدّ الفوائد في الختام.',
        en: 'Accept one small change a day for a week, such as a different seat or route, write its benefit each evening, and count them.',
      },
      {
        ar: 'حل اختبار تجريبي أو كتابة طلب عمل في وقت أقصر من المعتاد بالخُمس مرتين خلال أسبوع، ومقارنة عدد الأخطاء في المحاولتين.',
        en: 'Take a practice test or write an application in a fifth less time than usual twice in a week, and compare the errors.',
      },
    ],
  },
  QUA: {
    clear: [
      {
        ar: 'الاتفاق مع شركاء دراسة أو بحث عن عمل على خمسة معايير لقبول أي نص، وتبادل فحص النصوص بها خلال أسبوعين، وعدّ الأخطاء المكتشفة قبل الإرسال.',
        en: "Agree with study or job-search partners on five standards for any text, check one another's within two weeks, and count errors found before sending.",
      },
      {
        ar: 'كتابة دليل من صفحة عن عزو الأفكار إلى أصحابها بأمثلة صحيحة وخاطئة خلال أسبوعين، واستعماله في تصحيح ثلاثة نصوص لزملاء راغبين.',
        en: "Write a one-page guide to crediting sources, with right and wrong examples, within two weeks, and use it to correct three willing learners' texts.",
      },
    ],
    balanced: [
      {
        ar: 'قراءة كل عمل بصوت مسموع في اليوم التالي لكتابته وقبل تسليمه مدة أسبوعين، وعدّ الأخطاء التي كشفتها القراءة.',
        en: 'Read every piece of work aloud on the day after writing and before submission for two weeks, and count the errors this reveals.',
      },
      {
        ar: 'مطابقة كل معلومة في السيرة الذاتية أو ملف الأعمال بدليل محفوظ خلال أسبوع، وحذف ما لا دليل عليه، وعدّ البنود الموثقة.',
        en: 'Match every fact in the CV or portfolio with a stored proof within a week, remove whatever has none, and count the documented items.',
      },
    ],
    priority: [
      {
        ar: 'وضع علامة على كل شرط من تعليمات الواجب أو الإعلان عند استيفائه قبل كل تسليم مدة أسبوعين، وعدّ الشروط التي كادت تُنسى.',
        en: 'Tick each condition of the assignment or advert as it is met, before every submission for two weeks, and count those nearly forgotten.',
      },
      {
        ar: 'حصر أكثر ثلاثة أخطاء تكراراً في أعمال سابقة، والبحث عنها وحدها قبل كل تسليم مدة أسبوعين، ومقارنة عددها في آخر عمل.',
        en: 'List the three commonest errors in past work, look for these alone before each submission for two weeks, and compare their number at the end.',
      },
    ],
  },
}
