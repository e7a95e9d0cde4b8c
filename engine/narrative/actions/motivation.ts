import type { SectionActions } from '../action-library.ts'

/** Two actions for each facet and level of the section motivation; both languages were written together. */
export const motivation: SectionActions<'motivation'> = {
  AUT: {
    clear: [
      {
        ar: 'اقتراح طريقة جديدة لمهمة متكررة، وتجربتها أسبوعين بعد الموافقة عليها، ثم مقارنتها بالطريقة السابقة.',
        en: 'Propose a new way to do one repeated task, try it for two weeks once approved, then compare it with the old way.',
      },
      {
        ar: 'تلخيص القرارات التي لم تحتج إلى توجيه ونتائجها في فقرة كل أسبوع، وإرسالها إلى المدير أو الفريق.',
        en: 'Summarise in a weekly paragraph the decisions that needed no direction and their results, and send it to the manager or team.',
      },
    ],
    balanced: [
      {
        ar: 'اختيار مهمة واحدة كل أسبوع وتحديد خطواتها ومواعيدها دون انتظار توجيه، ثم عرض نتيجتها على المدير أو المشرف.',
        en: 'Choose one task each week, set its steps and dates without waiting for direction, then show the result to a manager or tutor.',
      },
      {
        ar: 'الاتفاق مع المدير المباشر على ثلاثة قرارات يومية تُتخذ دون الرجوع إليه، ومراجعتها معه بعد شهر.',
        en: 'Agree with the line manager on three everyday decisions that need no approval, and review them together after a month.',
      },
    ],
    priority: [
      {
        ar: 'إعداد حلّين قبل سؤال المدير أو المشرف عن أي عقبة، وذكر الأفضل منهما وسببه في سطرين.',
        en: 'Prepare two solutions before asking a manager or tutor about an obstacle, and state the better one with its reason in two lines.',
      },
      {
        ar: 'البدء كل أسبوعين بمهمة صغيرة نافعة لم يطلبها أحد، وتدوين ما أضافته إلى العمل أو الدراسة.',
        en: 'Start one small useful task that nobody asked for every two weeks, and note what it added to work or study.',
      },
    ],
  },
  MAS: {
    clear: [
      {
        ar: 'تولّي مشروع صغير يحتاج إلى أداة أو طريقة جديدة، وتحديد موعد بعد شهر لمراجعة ما أُتقن منها.',
        en: 'Take on a small project that needs a new tool or method, and set a date in a month to review what was mastered.',
      },
      {
        ar: 'تقديم شرح من نصف ساعة لزملاء العمل أو الدراسة عن مهارة متقدمة، وجعل أصعب أسئلتهم موضوع التعلم التالي.',
        en: 'Give colleagues or fellow students a half-hour talk on an advanced skill, and make their hardest question the next thing to learn.',
      },
    ],
    balanced: [
      {
        ar: 'تخصيص ساعة ثابتة كل أسبوع لتعلم مهارة واحدة يحتاج إليها المجال، وتطبيقها في مهمة حقيقية خلال الأسبوع نفسه.',
        en: 'Set aside one fixed hour a week to learn a single skill the field needs, and apply it to a real task that same week.',
      },
      {
        ar: 'طلب ملاحظة واحدة محددة من أحد أهل الخبرة بعد كل مهمة كبيرة، والعمل بها في المهمة التالية.',
        en: 'Request one specific comment from an experienced person after each large task, and act on it in the next one.',
      },
    ],
    priority: [
      {
        ar: 'اختيار مهارة واحدة لهذا الشهر، والتدرب عليها عشرين دقيقة في ثلاثة أيام من كل أسبوع.',
        en: 'Choose one skill for this month, and practise it for twenty minutes on three days of every week.',
      },
      {
        ar: 'مراجعة خطأ واحد كل خميس لفهم سببه، وكتابة التصرف الأصح للمرة القادمة في سطر واحد.',
        en: 'Review one mistake every Thursday to understand its cause, and write in one line what to do better next time.',
      },
    ],
  },
  ACH: {
    clear: [
      {
        ar: 'تحديد هدف مهني طموح للأشهر الثلاثة القادمة، واختيار مؤشر أسبوعي واحد يبيّن التقدم نحوه.',
        en: 'Set one ambitious career goal for the next three months, and pick one weekly figure that shows the progress towards it.',
      },
      {
        ar: 'مساعدة زميلين على كتابة أهداف تُقاس بالأرقام، ومراجعة التقدم معهما مرة كل أسبوعين.',
        en: 'Help two colleagues write goals that can be measured in figures, and review the progress with them every two weeks.',
      },
    ],
    balanced: [
      {
        ar: 'تحويل هدف عام إلى رقم وموعد نهائي، وتقسيمه إلى ثلاث خطوات تُراجع كل يوم أحد.',
        en: 'Turn one general goal into a figure and a deadline, and split it into three steps reviewed every Sunday.',
      },
      {
        ar: 'تسجيل ما تحقق من أهداف الأسبوع مساء كل خميس، مع ذكر سبب واحد لكل هدف تأخر.',
        en: 'Record every Thursday evening which goals of the week were reached, with one reason for each goal that slipped.',
      },
    ],
    priority: [
      {
        ar: 'كتابة هدف صغير كل صباح يمكن إنجازه في يومه، ووضع علامة عليه عند إتمامه.',
        en: 'Write one small goal each morning that can be reached the same day, and mark it when it is complete.',
      },
      {
        ar: 'الاتفاق مع شخص موثوق على متابعة أسبوعية قصيرة لهدف واحد، مع عرض ما يثبت التقدم نحوه.',
        en: 'Agree with a trusted person on a short weekly check of one goal, and show evidence of the progress made.',
      },
    ],
  },
  PUR: {
    clear: [
      {
        ar: 'التطوع بساعتين هذا الشهر لتدريب مبتدئين في المجال، وسؤالهم في الختام عن أنفع ما تعلموه.',
        en: 'Volunteer two hours this month to train beginners in the field, and ask them at the end what was most useful.',
      },
      {
        ar: 'ربط كل مشروع بسطر واحد يبيّن من ينتفع به وكيف، وتذكير المشاركين به عند كل تسليم.',
        en: 'Give each project a single line on who benefits and how, and remind those involved of it at every delivery.',
      },
    ],
    balanced: [
      {
        ar: 'سؤال أحد المستفيدين من العمل كل أسبوع عن خطوة أتعبته، ثم تحسين هذه الخطوة أو اقتراح تحسينها.',
        en: 'Ask one person who uses the work each week which step was tiresome, then improve that step or propose how.',
      },
      {
        ar: 'عرض المساعدة على زميل جديد في العمل أو الدراسة، وشرح مهمة واحدة له من بدايتها إلى نهايتها.',
        en: 'Offer help to a newcomer at work or in class, and explain one task from its beginning to its end.',
      },
    ],
    priority: [
      {
        ar: 'تحديد ثلاث فئات ينفعها العمل الحالي أو المأمول، وسؤال شخص من كل فئة عما ينتظره منه.',
        en: 'Name three groups that the present or desired work helps, and ask one person from each what they expect of it.',
      },
      {
        ar: 'مرافقة فريق يخدم الناس يوماً واحداً، وتدوين موقفين ظهر فيهما نفع العمل لهم.',
        en: 'Spend one day with a team that serves people, and note two moments when the work visibly helped them.',
      },
    ],
  },
  PER: {
    clear: [
      {
        ar: 'اختيار مشكلة تركها الآخرون لصعوبتها، والعمل عليها ساعة كل أسبوع مدة شهر مع تسجيل كل محاولة.',
        en: 'Pick a problem others left as too hard, work on it one hour a week for a month, and log each attempt.',
      },
      {
        ar: 'عرض تجربة لم تنجح وما تغيّر بعدها على الفريق أو مجموعة الدراسة، في دقيقتين ودون تبرير.',
        en: 'Tell the team or study group about an attempt that failed and what changed afterwards, in two minutes and without excuses.',
      },
    ],
    balanced: [
      {
        ar: 'تخصيص ثلاث محاولات على الأقل لكل مهمة صعبة قبل تركها، بطريقة مختلفة كل مرة مع تدوين النتيجة.',
        en: 'Allow every hard task at least three attempts before leaving it, with a different method and a noted result each time.',
      },
      {
        ar: 'تقسيم مهمة طويلة إلى مراحل من ثلاثة أيام، والتوقف في ختام كل مرحلة لتسجيل ما تحقق.',
        en: 'Split a long task into stages of three days, and pause at the end of each stage to record what was achieved.',
      },
    ],
    priority: [
      {
        ar: 'البدء كل صباح بربع ساعة في أصعب مهام اليوم، قبل فتح البريد أو الرسائل.',
        en: "Start each morning with fifteen minutes of the day's hardest task, before opening mail or messages.",
      },
      {
        ar: 'تدوين نجاحين سابقين جاءا بعد جهد طويل وما أعان عليهما، والرجوع إليهما قبل ترك أي مهمة متعثرة.',
        en: 'Note two past successes that came after long effort and what helped, and reread them before leaving a task that stalls.',
      },
    ],
  },
  INF: {
    clear: [
      {
        ar: 'قيادة مبادرة صغيرة في العمل أو التطوع بموعد وميزانية محددين، وعرض نتيجتها بعد ستة أسابيع.',
        en: 'Lead a small initiative at work or as a volunteer with a set date and budget, and present its result after six weeks.',
      },
      {
        ar: 'تفويض مهمة كاملة هذا الشهر إلى أحد أعضاء الفريق مع صلاحياتها، والاكتفاء بموعدين للمتابعة.',
        en: 'Delegate one whole task this month to a team member with its full authority, and keep only two dates for checking.',
      },
    ],
    balanced: [
      {
        ar: 'إدارة اجتماع الفريق مرة كل شهر بجدول أعمال مكتوب، وختمه بقرارات لكل منها مسؤول وموعد.',
        en: 'Chair the team meeting once a month with a written agenda, and close it with decisions that each have an owner and date.',
      },
      {
        ar: 'عرض فكرة تحسين واحدة على صاحب القرار في صفحة واحدة تبيّن الكلفة والفائدة والموعد.',
        en: 'Present one improvement idea to the decision maker on a single page that shows cost, benefit and date.',
      },
    ],
    priority: [
      {
        ar: 'تولّي مهمة مشتركة صغيرة من أولها إلى آخرها في العمل أو الدراسة، وإطلاع المشاركين على تقدمها كل أسبوع.',
        en: 'Take charge of one small shared task at work or in study from start to finish, and report its progress to the others every week.',
      },
      {
        ar: 'إبداء رأي واحد مدعوم بمثال في كل اجتماع، ثم تدوين ما أقنع الحاضرين وما لم يقنعهم.',
        en: 'Voice one opinion backed by an example in every meeting, then note what convinced the others and what did not.',
      },
    ],
  },
}
