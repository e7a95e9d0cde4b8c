import type { SectionActions } from '../../action-library.ts'

/** Two actions for each facet and level of the section competency, for somebody who leads a team; both languages were written together. */
export const competency: SectionActions<'competency'> = {
  PLN: {
    clear: [
      {
        ar: 'تطبيق سقف من ثلاث مهام مفتوحة لكل عضو مدة أسبوع، وإغلاق إحداها قبل بدء رابعة، ومقارنة عدد المنجز بالأسبوع السابق.',
        en: 'Limit each member to three open tasks for a week, start no fourth before one closes, and compare the number completed with last week.',
      },
      {
        ar: 'تسمية بديل لمهمة لا يتقنها إلا عضو واحد، وتدريبه عليها ساعتين خلال أسبوعين، ثم إسنادها إليه يوماً كاملاً للتأكد من سيرها.',
        en: 'Name a stand-in for a task only one member can do, give two hours of training within two weeks, and test it one day.',
      },
    ],
    balanced: [
      {
        ar: 'إلغاء اجتماع دوري واحد أو اختصاره إلى النصف مدة أسبوعين، وتوجيه وقته إلى مهمة متأخرة، ومقارنة تقدمها بالأسبوعين السابقين.',
        en: 'Cancel or halve one regular meeting for two weeks, give its time to a late task, and compare the progress with the weeks before.',
      },
      {
        ar: 'تحديد موعد داخلي يسبق موعد العميل أو المستفيد بيومين لكل طلب جديد مدة أسبوعين، وحساب نسبة ما اكتمل فيه.',
        en: 'Set an internal date two days before the promised one for each new order or request over two weeks, and work out the share met.',
      },
    ],
    priority: [
      {
        ar: 'حصر كل أعمال الفريق المفتوحة في ورقة واحدة هذا الأسبوع، بصاحب وموعد لكل منها، وشطب ما انتهى كل مساء أمام الجميع.',
        en: "List all the team's open work on one sheet this week, with an owner and date for each, and publicly cross off finished items daily.",
      },
      {
        ar: 'حجز أول ساعتين من صباح يومين هذا الأسبوع لأهم عمل لدى الفريق دون اجتماعات أو اتصالات، ومقارنة ناتجهما بصباح معتاد.',
        en: "Keep the first two hours of two mornings this week free of meetings and calls for the team's main work, and compare with usual output.",
      },
    ],
  },
  TEA: {
    clear: [
      {
        ar: 'جمع كل عضوين لا يعملان معاً عادة في مهمة من أسبوعين، وسؤالهما في الختام عما تعلمه كل منهما من الآخر وما سيُبقيه.',
        en: 'Pair members who rarely work together, give each pair a two-week task, and ask at the end what each learned and will keep.',
      },
      {
        ar: 'رصد مواقف التعاون في الفريق أسبوعين كما يرويها الأعضاء، وذكرها في الاجتماع بأسماء أصحابها، ومقارنة عددها بين الأسبوعين.',
        en: "Collect members' accounts of who helped whom over two weeks, name the person and deed in the meeting, and compare the weekly numbers.",
      },
    ],
    balanced: [
      {
        ar: 'رسم ساعات عمل الأعضاء في أسبوع واحد، ونقل مهمة من أثقلهم حملاً إلى أخفّهم بموافقتهما، ومقارنة الساعات بعد أسبوع.',
        en: "Chart each member's hours for a week, move one task from the most loaded to the least with both agreeing, and compare a week later.",
      },
      {
        ar: 'إعطاء الكلمة الأولى في كل اجتماع مدة أسبوعين لأقل الحاضرين كلاماً، وعدّ الآراء الجديدة التي دخلت في القرارات.',
        en: 'Give the first word in every meeting for two weeks to whoever usually speaks least, and count the new views that entered decisions.',
      },
    ],
    priority: [
      {
        ar: 'السؤال في ختام كل لقاء فردي مدة أسبوعين عن عون واحد ينتظره العضو، وتقديمه خلال يومين، وحساب نسبة ما قُدّم في وقته.',
        en: 'Ask at the end of each one-to-one for two weeks which help is awaited, give it within two days, and count promises kept.',
      },
      {
        ar: 'العمل ساعة كل أسبوع مدة أسبوعين إلى جانب عضو في مهمته المعتادة، وإزالة أول عائق يظهر فيها، وسؤاله بعد يومين عن الفرق.',
        en: 'Work beside one member for an hour each week for two weeks, remove the first hindrance seen, and ask two days later what changed.',
      },
    ],
  },
  COM: {
    clear: [
      {
        ar: 'إعلان تغيير واحد برسائل مختلفة لثلاث فئات كالفريق والعملاء خلال أسبوع، وسؤال شخص من كل فئة عما سيتغير لديه، وتصحيح ما أُسيء فهمه.',
        en: 'Announce one change this week in separate messages for three groups such as team and customers, question one person in each, and correct misunderstandings.',
      },
      {
        ar: 'تأهيل عضوين للتحدث باسم الفريق خلال أسبوعين، بتجربة من عشر دقائق وملاحظتين لكل منهما، ومقارنة الأداء الأول بالأخير.',
        en: 'Prepare two members to speak for the team within two weeks, with a ten-minute rehearsal and two comments each, and compare both attempts.',
      },
    ],
    balanced: [
      {
        ar: 'تخصيص ربع ساعة كل أسبوع مدة أسبوعين لأسئلة الفريق المفتوحة، وتحديد موعد لكل سؤال لا جواب له الآن، وعدّ ما أُجيب في موعده.',
        en: 'Hold fifteen minutes of open team questions each week for two weeks, answer or date every question, and count those answered on time.',
      },
      {
        ar: 'التحضير لكل تفاوض مدة أسبوعين بورقة تذكر حاجة الطرف الآخر واعتراضه المتوقع ورداً عليه، وعدّ ما صدق من التوقعات.',
        en: "Prepare for each negotiation over two weeks a page with the other side's need, likely objection and a reply, and count the right predictions.",
      },
    ],
    priority: [
      {
        ar: 'إغلاق الهاتف والشاشة في كل لقاء مع عضو من الفريق مدة أسبوع، وترك نصف الوقت لكلامه، وتدوين أمر لم يكن معروفاً قبل اللقاء.',
        en: 'Put phone and screen away in each meeting with a member for a week, leave them half the time, and note something previously unknown.',
      },
      {
        ar: 'تثبيت كل توجيه شفهي معقد في ثلاث نقاط مكتوبة مدة أسبوعين، وعدّ الأسئلة المتكررة عنه مقارنة بالأسبوعين السابقين.',
        en: 'Follow every complex spoken instruction with three written points for two weeks, and count repeated questions against the two weeks before.',
      },
    ],
  },
  DEC: {
    clear: [
      {
        ar: 'مراجعة قرار كبير سابق مع الفريق نصف ساعة دون لوم، وكتابة إشارة مبكرة أُهملت فيه، ومراقبة ظهورها في قرار قائم مدة أسبوع.',
        en: 'Review one past large decision with the team for half an hour without blame, find one early sign missed, and watch for it a week.',
      },
      {
        ar: 'تخيّل فشل قرار قائم مع الفريق في عشرين دقيقة هذا الأسبوع، وكتابة أسبابه المحتملة، وإزالة أخطرها قبل نهاية الأسبوع التالي.',
        en: 'Imagine with the team for twenty minutes this week a current decision failing, list likely causes, and remove the gravest within the week after.',
      },
    ],
    balanced: [
      {
        ar: 'اختيار رقم يسوء ببطء في عمل الفريق كل أسبوع مدة أسبوعين، واتخاذ إجراء بشأنه خلال يوم، وتدوين اتجاهه بعد خمسة أيام.',
        en: 'Pick one slowly worsening team figure each week for two weeks, act on it within a day, and note its direction five days later.',
      },
      {
        ar: 'إتاحة يوم واحد للاعتراض بعد إعلان كل قرار مهم مدة أسبوعين، والرد على كل اعتراض في سطر، وعدّ القرارات التي تحسّنت به.',
        en: 'Open one day for objections after each major decision over two weeks, answer each in a line, and count the decisions improved.',
      },
    ],
    priority: [
      {
        ar: 'إعطاء كل طلب من الفريق قبولاً أو رفضاً أو موعداً للجواب خلال يوم واحد مدة أسبوعين، وعدّ ما تجاوز هذه المهلة.',
        en: 'Answer every team request with yes, no or a date within one day for two weeks, and count those that passed the limit.',
      },
      {
        ar: 'البدء اليوم بأول خطوة في مشكلة معروفة يتجنبها الجميع، ومتابعتها كل ثلاثة أيام مدة أسبوعين، وقياس ما بقي منها في الختام.',
        en: 'Take today the first step on one known problem that everyone avoids, follow it every three days, and measure what remains after two weeks.',
      },
    ],
  },
  ADP: {
    clear: [
      {
        ar: 'افتراض تعطل نظام أو مورّد رئيس في تجربة من ساعة، وتسجيل مدة استعادة العمل، وإصلاح أبطأ خطوة قبل إعادة التجربة بعد أسبوع.',
        en: 'Rehearse for an hour the loss of a main system or supplier, time the recovery, mend the slowest step, and repeat after a week.',
      },
      {
        ar: 'جمع مخاوف الفريق من تغيير قادم دون أسماء هذا الأسبوع، والرد عليها كلها في لقاء واحد، وقياس تقبّلهم له قبله وبعده.',
        en: "Collect the team's worries about a coming change namelessly this week, answer all in one meeting, and measure acceptance before and after.",
      },
    ],
    balanced: [
      {
        ar: 'استقبال كل خبر سيئ مدة أسبوعين بسؤالين عن الوقائع قبل أي حكم أو لوم، وعدّ المشكلات التي أُبلغ عنها مبكراً.',
        en: 'Meet all bad news for two weeks with two questions about facts before any judgement or blame, and count the problems reported early.',
      },
      {
        ar: 'تسمية مهمتين تؤجَّلان أولاً عند الازدحام وإعلانهما للفريق مسبقاً مدة أسبوعين، وعدّ المهام الأساسية التي سلمت من التأخير.',
        en: 'Name in advance for two weeks the two tasks dropped first when work piles up, tell the team, and count essential tasks kept on time.',
      },
    ],
    priority: [
      {
        ar: 'خفض الصوت وإبطاء الكلام عمداً في أول دقيقتين من كل نقاش محتدم مدة أسبوعين، وسؤال عضو موثوق عما لاحظه من أثر ذلك.',
        en: 'Lower the voice and slow down deliberately in the first two minutes of heated discussions for two weeks, and ask a trusted member what changed.',
      },
      {
        ar: 'بيان المعروف والمجهول وموعد الخبر التالي للفريق عند كل طارئ مدة أسبوعين، وعدّ الأسئلة المتكررة بعد كل مرة.',
        en: 'State to the team at each sudden event for two weeks what is known, unknown and when news follows, and count repeated questions.',
      },
    ],
  },
  QUA: {
    clear: [
      {
        ar: 'إعلان وعد واحد للعملاء أو المستفيدين يُقاس بالدقائق أو الأيام مدة أسبوعين، ونشر نسبة الوفاء به كل أسبوع كما هي.',
        en: 'Announce one service promise to customers, measured in minutes or days, for two weeks, and publish the true share kept each week.',
      },
      {
        ar: 'الطلب إلى مسؤول في قسم أو منشأة أخرى فحص عينة غير سرية من عمل الفريق خلال أسبوعين بمعيار معلن، وإصلاح أول خلل، وإعادة الفحص بعده.',
        en: "Have someone from another section or business check a non-confidential sample of the team's work within two weeks, fix the first fault, and recheck.",
      },
    ],
    balanced: [
      {
        ar: 'تتبّع كل شكوى إلى سببها الأول مدة أسبوعين، وتصحيح الخطوة لا الحالة وحدها، وعدّ الشكاوى التي تكررت من النوع نفسه.',
        en: 'Trace every complaint over two weeks to its first cause, correct the step and not only the case, and count the repeats.',
      },
      {
        ar: 'تجربة الخدمة كاملة كما يراها عميل عادي مرة كل أسبوع مدة أسبوعين، وإزالة خطوة زائدة، ومقارنة المدة في المرتين.',
        en: 'Go through the service as an ordinary customer once a week for two weeks, remove one needless step, and compare the two durations.',
      },
    ],
    priority: [
      {
        ar: 'وصف العمل المقبول في أكثر مهام الفريق تكراراً بثلاثة أسطر، وتعليق الوصف في مكان العمل أسبوعين، ومقارنة ما أُعيد للتصحيح قبله وبعده.',
        en: "Describe in three lines what acceptable work means in the team's commonest task, display it for two weeks, and compare rework before and after.",
      },
      {
        ar: 'فحص عملين عشوائيين قبل خروجهما من الفريق كل يوم مدة أسبوع، وذكر السليم والمعيب لصاحبه في دقيقة، ورسم عدد العيوب اليومي.',
        en: "Check two random pieces of the team's work daily for a week before they leave, tell the maker in a minute, and chart the faults.",
      },
    ],
  },
}
