import type { SectionActions } from '../../action-library.ts'

/** Two actions for each facet and level of the section motivation, for somebody at work; both languages were written together. */
export const motivation: SectionActions<'motivation'> = {
  AUT: {
    clear: [
      {
        ar: 'اقتراح طريقة جديدة لمهمة متكررة، وتجربتها أسبوعين بعد الموافقة عليها، ثم مقارنتها بالطريقة السابقة في الوقت وعدد الأخطاء.',
        en: 'Propose a new way to do one repeated task, try it for two weeks once approved, then compare time and errors with the old way.',
      },
      {
        ar: 'تلخيص ثلاثة قرارات اتُّخذت دون توجيه خلال أسبوعين ونتيجة كل منها في سطر، وإرسالها إلى المدير أو الفريق، وتسجيل ما أُخذ به منها.',
        en: 'Summarise three undirected decisions of two weeks, one line on each result, send them to the manager or team, and note which were adopted.',
      },
    ],
    balanced: [
      {
        ar: 'اختيار مهمة واحدة كل أسبوع وتحديد خطواتها ومواعيدها دون انتظار توجيه، ثم عرض نتيجتها على المدير أو المشرف.',
        en: 'Choose one task each week, set its steps and dates without waiting for direction, then show the result to a manager or supervisor.',
      },
      {
        ar: 'الاتفاق مع المدير المباشر على ثلاثة قرارات يومية تُتخذ دون الرجوع إليه، ومراجعة نتائجها معه بعد أسبوعين.',
        en: 'Agree with the line manager on three everyday decisions that need no approval, and review their results together after two weeks.',
      },
    ],
    priority: [
      {
        ar: 'إعداد حلّين قبل سؤال المدير أو المشرف عن أي عقبة، وذكر الأفضل منهما وسببه في سطرين، وعدّ ما قُبل خلال أسبوعين.',
        en: 'Prepare two solutions before asking the manager about an obstacle, state the better one with its reason, and count those accepted in two weeks.',
      },
      {
        ar: 'البدء هذا الأسبوع بمهمة نافعة لم يطلبها أحد ولا تتجاوز ساعتين، وسؤال زميلين بعدها عما سهّلته عليهما.',
        en: 'Start this week a useful task that nobody asked for and that takes under two hours, then ask two colleagues what it made easier.',
      },
    ],
  },
  MAS: {
    clear: [
      {
        ar: 'تولّي مهمة قصيرة تحتاج إلى أداة أو طريقة جديدة، وتحديد موعد بعد أسبوعين لإظهار ما أُتقن منها أمام زميل خبير.',
        en: 'Take on a short task that needs a new tool or method, and set a date in two weeks to demonstrate it to an expert.',
      },
      {
        ar: 'تقديم شرح من نصف ساعة لزملاء العمل عن مهارة متقدمة خلال أسبوعين، وجعل أصعب أسئلتهم موضوع التعلم التالي.',
        en: 'Give colleagues a half-hour talk on an advanced skill within two weeks, and make their hardest question the next thing to learn.',
      },
    ],
    balanced: [
      {
        ar: 'تخصيص ساعة ثابتة كل أسبوع لتعلم مهارة واحدة يحتاج إليها المجال، وتطبيقها في مهمة حقيقية خلال الأسبوع نفسه.',
        en: 'Set aside one fixed hour a week to learn a single skill the field needs, and apply it to a real task that same week.',
      },
      {
        ar: 'طلب ملاحظة واحدة محددة من أحد أهل الخبرة بعد مهمة كبيرة، والعمل بها في المهمة التالية، وسؤاله عن الفرق خلال أسبوعين.',
        en: 'Request one specific comment from an experienced person after a large task, act on it in the next, and ask within two weeks what changed.',
      },
    ],
    priority: [
      {
        ar: 'اختيار مهارة واحدة يحتاج إليها العمل، والتدرب عليها عشرين دقيقة في ثلاثة أيام من كل أسبوع مدة أسبوعين، وقياس زمن أول محاولة وآخرها.',
        en: 'Choose one skill the job needs, practise it twenty minutes on three days a week for two weeks, and time the first and last tries.',
      },
      {
        ar: 'مراجعة خطأ واحد كل خميس مدة أسبوعين لفهم سببه، وكتابة التصرف الأصح في سطر واحد، وعدّ مرات تكرره بعدها.',
        en: 'Review one mistake each Thursday for two weeks to understand its cause, write the better way in one line, and count any repeats.',
      },
    ],
  },
  ACH: {
    clear: [
      {
        ar: 'تحديد هدف مهني طموح للأشهر الثلاثة القادمة، واختيار مؤشر أسبوعي واحد يبيّن التقدم نحوه، وتسجيل أول قراءتين له خلال أسبوعين.',
        en: 'Set one ambitious career goal for three months, pick one weekly figure that shows progress, and record its first two readings within two weeks.',
      },
      {
        ar: 'مساعدة زميلين على كتابة أهداف تُقاس بالأرقام، ومراجعة التقدم معهما بعد أسبوعين وعدّ ما تحقق منها.',
        en: 'Help two colleagues write goals that can be measured in figures, review the progress with them after two weeks, and count those reached.',
      },
    ],
    balanced: [
      {
        ar: 'تحويل هدف عام إلى رقم وموعد نهائي، وتقسيمه إلى ثلاث خطوات تُراجع كل يوم أحد.',
        en: 'Turn one general goal into a figure and a deadline, and split it into three steps reviewed every Sunday.',
      },
      {
        ar: 'تسجيل ما تحقق من أهداف الأسبوع مساء كل خميس مدة أسبوعين، مع ذكر سبب واحد لكل هدف تأخر، ومعالجة سبب منها.',
        en: 'Record on two Thursday evenings which goals of the week were reached, with one reason for each that slipped, and settle one reason.',
      },
    ],
    priority: [
      {
        ar: 'كتابة هدف صغير كل صباح يمكن إنجازه في يومه، ووضع علامة عليه عند إتمامه، وعدّ العلامات بعد أسبوعين.',
        en: 'Write one small goal each morning that can be reached the same day, mark it when complete, and count the marks after two weeks.',
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
        ar: 'التطوع بساعتين خلال أسبوعين لتدريب مبتدئين في المجال، وسؤالهم في الختام عن أنفع ما تعلموه.',
        en: 'Volunteer two hours within two weeks to train beginners in the field, and ask them at the end what was most useful.',
      },
      {
        ar: 'جمع ثلاثة أمثلة من مستفيدين عن أثر العمل لديهم خلال أسبوعين، وعرضها على الفريق مع اقتراح واحد يزيد هذا الأثر.',
        en: 'Gather three examples from people served of the difference the work made, and present them within two weeks with one proposal to increase it.',
      },
    ],
    balanced: [
      {
        ar: 'سؤال أحد المستفيدين من العمل كل أسبوع عن خطوة أتعبته، ثم تحسين هذه الخطوة أو اقتراح تحسينها.',
        en: 'Ask one person who uses the work each week which step was tiresome, then improve that step or propose how.',
      },
      {
        ar: 'عرض المساعدة على زميل جديد هذا الأسبوع، وشرح مهمة واحدة له من بدايتها إلى نهايتها، والتحقق من أدائه لها دون عون.',
        en: 'Offer help to a new colleague this week, explain one task from its beginning to its end, and check that it is done unaided.',
      },
    ],
    priority: [
      {
        ar: 'تحديد ثلاث فئات ينفعها العمل الحالي، وسؤال شخص من كل فئة خلال أسبوعين عما ينتظره منه، والبدء بأسهل ما ذُكر.',
        en: 'Name three groups that the present work helps, ask one person from each within two weeks what they expect, and start with the easiest.',
      },
      {
        ar: 'مرافقة فريق يخدم الناس نصف يوم خلال أسبوعين بعد موافقة المدير، وتدوين موقفين ظهر فيهما نفع العمل لهم.',
        en: 'Spend half a day within two weeks, once approved, with a team that serves people, and note two moments when the work visibly helped.',
      },
    ],
  },
  PER: {
    clear: [
      {
        ar: 'اختيار مشكلة تركها الآخرون لصعوبتها، والعمل عليها نصف ساعة كل يومين مدة أسبوعين، مع تسجيل نتيجة كل محاولة.',
        en: 'Pick a problem others left as too hard, work on it half an hour every second day for two weeks, and log each result.',
      },
      {
        ar: 'عرض تجربة لم تنجح وما تغيّر بعدها على الفريق هذا الأسبوع في دقيقتين ودون تبرير، وأخذ فكرة واحدة منهم للمحاولة التالية.',
        en: 'Tell the team this week about an attempt that failed and what changed, in two minutes without excuses, and take one idea for the next.',
      },
    ],
    balanced: [
      {
        ar: 'تخصيص ثلاث محاولات على الأقل لكل مهمة صعبة خلال أسبوعين قبل تركها، بطريقة مختلفة كل مرة، وتدوين الطريقة الناجحة.',
        en: 'Allow every hard task over two weeks at least three attempts before leaving it, each by a different method, and note which worked.',
      },
      {
        ar: 'تقسيم مهمة طويلة إلى مراحل من ثلاثة أيام، والتوقف في ختام كل مرحلة لتسجيل ما تحقق.',
        en: 'Split a long task into stages of three days, and pause at the end of each stage to record what was achieved.',
      },
    ],
    priority: [
      {
        ar: 'البدء كل صباح بربع ساعة في أصعب مهام اليوم، قبل فتح البريد أو الرسائل، وعدّ ما اكتمل منها خلال أسبوعين.',
        en: "Start each morning with fifteen minutes of the day's hardest task, before opening mail or messages, and count those completed in two weeks.",
      },
      {
        ar: 'تدوين نجاحين سابقين جاءا بعد جهد طويل وما أعان عليهما، والرجوع إليهما قبل ترك أي مهمة متعثرة خلال أسبوعين، وعدّ ما اكتمل منها.',
        en: 'Note two past successes after long effort and what helped, reread them for two weeks before leaving any stalled task, and count those completed.',
      },
    ],
  },
  INF: {
    clear: [
      {
        ar: 'قيادة تحسين صغير بلا كلفة في مكان العمل بعد موافقة المدير، مع زميلين راغبين، وعرض أثره بالأرقام بعد أسبوعين.',
        en: 'Lead a small no-cost improvement at work once the manager approves, with two willing colleagues, and present its effect in figures after two weeks.',
      },
      {
        ar: 'تمثيل الفريق بموافقة المدير في لقاء مع قسم آخر خلال أسبوعين، بعد أخذ ثلاث نقاط من الزملاء، وإبلاغهم في اليوم نفسه بالمتفق عليه.',
        en: "Represent the team, once approved, at another section's meeting within two weeks, take three points from colleagues, and report the agreement that day.",
      },
    ],
    balanced: [
      {
        ar: 'إدارة اجتماع الفريق مرة خلال أسبوعين باتفاق مع المدير وجدول أعمال مكتوب، وختمه بقرارات لكل منها مسؤول وموعد.',
        en: 'Chair one team meeting within two weeks by agreement with the manager, with a written agenda, and close it with decisions, owners and dates.',
      },
      {
        ar: 'عرض فكرة تحسين واحدة على صاحب القرار خلال أسبوعين في صفحة تبيّن الكلفة والفائدة والموعد، ومتابعة جوابه بعد ثلاثة أيام.',
        en: 'Present one improvement idea to the decision maker within two weeks on a page showing cost, benefit and date, and follow up in three days.',
      },
    ],
    priority: [
      {
        ar: 'تولّي مهمة مشتركة صغيرة من أولها إلى آخرها خلال أسبوعين، وإطلاع المشاركين على تقدمها كل ثلاثة أيام حتى تسليمها.',
        en: 'Take charge of one small shared task from start to finish within two weeks, and report its progress to the others every three days.',
      },
      {
        ar: 'إبداء رأي واحد مدعوم بمثال في كل نقاش عمل خلال أسبوعين، ثم تدوين ما أقنع الحاضرين وما لم يقنعهم.',
        en: 'Voice one opinion backed by an example in every work discussion for two weeks, then note what convinced the others and what did not.',
      },
    ],
  },
}
