import type { SectionActions } from '../../action-library.ts'

/** Two actions for each facet and level of the section skills, for somebody at work; both languages were written together. */
export const skills: SectionActions<'skills'> = {
  TEC: {
    clear: [
      {
        ar: 'وضع دليل من صفحتين لطريقة متقدمة في المجال خلال أسبوعين، وعرضه على أحد المختصين لتدقيقه، ثم مشاهدة زميل لم يألفها وهو يطبقها.',
        en: 'Draft a two-page guide to an advanced method within two weeks, have a specialist correct it, and watch a colleague new to it follow.',
      },
      {
        ar: 'حل حالة معقدة من خارج المهام المعتادة خلال أسبوعين، ومقارنة الحل بما تنشره الجهات المهنية، والأخذ بأنفع فرق بينهما.',
        en: 'Solve one complex case outside the usual tasks within two weeks, compare it with what professional bodies publish, and adopt the most useful difference.',
      },
    ],
    balanced: [
      {
        ar: 'مقارنة طريقتين مهنيتين للمهمة نفسها في مثال حقيقي خلال أسبوعين، وتدوين متى تصلح كل منهما، ثم أخذ رأي خبير في الخلاصة.',
        en: "Compare two professional methods for the same task on a real example within two weeks, note when each fits, and obtain an expert's opinion.",
      },
      {
        ar: 'مرافقة أحد أهل الخبرة نصف يوم في مهمة فعلية خلال أسبوعين، وكتابة سبب كل خطوة فيها، ثم تصحيح الأسباب معه.',
        en: 'Shadow an experienced person for half a day on a real task within two weeks, write the reason for each step, then correct them together.',
      },
    ],
    priority: [
      {
        ar: 'استحضار خطوات أكثر مهام المجال تكراراً كتابةً من الذاكرة هذا الأسبوع، وعرضها على أحد أهل الخبرة لتصحيحها، ثم كتابتها بعد سبعة أيام دون خطأ.',
        en: "Recall on paper this week the steps of the field's most frequent task, have an expert correct them, and repeat them faultlessly seven days later.",
      },
      {
        ar: 'دراسة ملف مهمة مكتملة لزميل خبير بإذنه ساعة كل أسبوع مدة أسبوعين، ومحاكاة طريقته في مهمة مشابهة حتى يقبلها بلا تعديل.',
        en: "Study an expert colleague's completed task file, with permission, an hour weekly for two weeks, and imitate its method until nothing needs correcting.",
      },
    ],
  },
  STD: {
    clear: [
      {
        ar: 'فحص أدوات العمل وترتيبات السلامة في مكانه خلال أسبوع، ورفع ثلاث توصيات مكتوبة إلى الإدارة، والاستفسار بعد أسبوع آخر عما نُفّذ منها.',
        en: 'Inspect the tools and safety arrangements of the workplace within a week, submit three written recommendations, and inquire a week later which were carried out.',
      },
      {
        ar: 'تدريب الزملاء ربع ساعة خلال أسبوعين على قاعدة واحدة في السلامة أو حماية البيانات، بمثال من العمل اليومي، وملاحظة تطبيقها بعد ثلاثة أيام.',
        en: 'Teach colleagues one safety or data protection rule in fifteen minutes within two weeks, with a work example, and observe its use three days later.',
      },
    ],
    balanced: [
      {
        ar: 'إتقان ميزتين مهملتين في أداة العمل الرئيسة، ميزة كل أسبوع مدة أسبوعين، وتطبيق كل منهما في مهمة فعلية وقياس ما وفّرته من وقت.',
        en: 'Master two neglected features of the main work tool, one a week for two weeks, apply each to real tasks, and measure the time saved.',
      },
      {
        ar: 'مراجعة تعليمات السلامة والجودة قبل كل مهمة غير معتادة مدة أسبوعين، وسؤال المختصين عن أي بند غامض، وتدوين ما غيّرته في التنفيذ.',
        en: 'Reread the safety and quality instructions before every unusual task for two weeks, ask specialists about unclear points, and note what changed in the work.',
      },
    ],
    priority: [
      {
        ar: 'حضور شرح مجاني قصير للأداة الأكثر استعمالاً في العمل، وتطبيق ما فيه على مهمتين خلال أسبوع، والتأكد من سلامة الناتج مع زميل متمكن.',
        en: 'Attend a short free lesson on the tool work uses most, apply it to two tasks within a week, and have a skilled colleague check.',
      },
      {
        ar: 'تعليق بطاقة بخمس قواعد للسلامة والجودة في مكان العمل أسبوعين، والرجوع إليها قبل بدء كل مهمة، ووضع إشارة أمام كل قاعدة منعت خطأ.',
        en: 'Post a card with five safety and quality rules at work for two weeks, read it before each task, and tick rules that prevent errors.',
      },
    ],
  },
  PRB: {
    clear: [
      {
        ar: 'قيادة جلسة من نصف ساعة مع الفريق لتحليل مشكلة متكررة، والخروج منها بسبب جذري واحد وتجربة تؤكده أو تنفيه خلال أسبوعين.',
        en: 'Lead a half-hour team session on a recurring problem, and leave with one root cause and a test that settles it within two weeks.',
      },
      {
        ar: 'توثيق مشكلة حُلّت وطريقة حلها في صفحة واحدة خلال أسبوعين، وتسليمها إلى زميل يواجه مثلها، وتعديل ما لم يفهمه منها.',
        en: 'Document one solved problem and solution on a page within two weeks, pass it to a colleague with a similar one, and amend unclear points.',
      },
    ],
    balanced: [
      {
        ar: 'طرح سؤال «لماذا» خمس مرات عن مشكلة واحدة كل أسبوع مدة أسبوعين قبل اقتراح أي حل، وتأكيد السبب الأخير بمثال فعلي.',
        en: 'Ask why five times about one problem each week for two weeks before suggesting any solution, and verify the last cause with a real example.',
      },
      {
        ar: 'اقتراح ثلاثة حلول لمشكلة قائمة هذا الأسبوع مع ذكر عيب في كل منها، وتجربة أنسبها خمسة أيام للنظر في ظهور عيبه.',
        en: 'Suggest three solutions to a current problem this week with one drawback each, try the best for five days, and watch for its drawback.',
      },
    ],
    priority: [
      {
        ar: 'صياغة كل مشكلة تظهر خلال أسبوعين في جملة تبيّن الفرق بين الواقع والمطلوب، ودعوة زميل إلى إعادتها بكلماته قبل البحث عن حل.',
        en: 'Write every problem of two weeks as the gap between facts and goal in one sentence, and have a colleague restate it before any solution.',
      },
      {
        ar: 'التحقق من نتيجة كل حل بعد أسبوع من تنفيذه، وتدوين ما تغيّر فعلاً بالأرقام، وتعديل الحل الذي لم يترك أثراً.',
        en: 'Check the result of every solution a week after it is applied, note in figures what really changed, and adjust any that left no trace.',
      },
    ],
  },
  LOG: {
    clear: [
      {
        ar: 'فحص حجة مكتوبة في تقرير كل أسبوع مدة أسبوعين، وبيان الافتراضات التي تقوم عليها نتيجتها، وسؤال معدّه عن دليل أضعفها.',
        en: 'Examine one written argument in a report each week for two weeks, point out its assumptions, and ask the author for evidence of the weakest.',
      },
      {
        ar: 'تصميم شجرة قرار لإجراء معقد في العمل خلال أسبوعين، وتجربتها على خمس حالات سابقة، وتعديل كل فرع خالف الصواب فيها.',
        en: 'Design a decision tree for a complex work procedure within two weeks, test it on five past cases, and correct every branch that led astray.',
      },
    ],
    balanced: [
      {
        ar: 'فصل الحقائق عن الآراء في تقرير واحد كل أسبوع مدة أسبوعين، بعمودين متقابلين، وكتابة خلاصة لا يجد فيها زميل رأياً.',
        en: 'Separate facts from opinions in one report a week for two weeks in two columns, and write a conclusion where a colleague finds no opinion.',
      },
      {
        ar: 'تصنيف ثلاث نتائج من مراسلات العمل كل أسبوع مدة أسبوعين إلى لازمة ومحتملة، وإعادة صوغ المبالغ فيه منها بلفظ يقبله كاتبه.',
        en: 'Sort three conclusions from work messages each week for two weeks into certain and merely possible, and reword overstated ones until their author agrees.',
      },
    ],
    priority: [
      {
        ar: 'صياغة قاعدة عمل كل يوم مدة أسبوع على هيئة «إذا كان كذا فالنتيجة كذا»، بمثال تنطبق عليه وآخر لا تنطبق، وتصحيحها مع خبير.',
        en: "Put one work rule daily for a week into the form 'if this, then that', with one fitting example, one exception and an expert's check.",
      },
      {
        ar: 'التوقف دقيقة قبل إرسال كل رأي مكتوب في العمل مدة أسبوعين لإضافة سببه بعد كلمة «لأن»، وحذف ما لا سبب له.',
        en: "Pause a minute before sending any written opinion at work for two weeks to add its reason after 'because', and delete whatever has none.",
      },
    ],
  },
  ANA: {
    clear: [
      {
        ar: 'بناء لوحة متابعة من ثلاثة مؤشرات لعمل الفريق خلال أسبوع، وشرح معناها في اجتماع واحد، واستبعاد أي مؤشر لم يُستعمل في الأسبوع التالي.',
        en: "Build a dashboard of three indicators for the team's work within a week, explain it in one meeting, and drop those unused the week after.",
      },
      {
        ar: 'تدقيق تقرير بالأرقام كل أسبوع مدة أسبوعين، وتمييز السبب الحقيقي فيه من مجرد التزامن، ومناقشة الدليل مع معدّه حتى يتفق الرأيان.',
        en: 'Check one report of figures weekly for two weeks, tell real causes from mere coincidence, and discuss the evidence with its author until both agree.',
      },
    ],
    balanced: [
      {
        ar: 'تلخيص جدول أرقام من العمل كل أسبوع مدة أسبوعين في رسم بياني وجملتين، مع ذكر أساس كل نسبة، وتبسيطه حتى يفهمه زميل وحده.',
        en: "Summarise one table of work figures weekly for two weeks in a chart and two sentences, stating every percentage's base, until a colleague understands it.",
      },
      {
        ar: 'حساب نسبة التغير في مؤشر واحد كل أسبوع مدة أسبوعين، وتفسير أكبر قفزة فيه، وتأكيد التفسير من مصدر ثانٍ مستقل.',
        en: 'Calculate the rate of change of one indicator each week for two weeks, explain its largest jump, and confirm the explanation from a second source.',
      },
    ],
    priority: [
      {
        ar: 'قراءة عنوان كل جدول ووحداته وأساس نسبه قبل أي رقم مدة أسبوعين، وكتابة خلاصة من سطر واحد، وتصويبها مع زميل متمكن.',
        en: "Read every table's title, units and base before its figures for two weeks, write a one-line summary, and have a skilled colleague check.",
      },
      {
        ar: 'إعادة حساب مجموع أو نسبة واحدة من تقارير العمل كل يوم مدة أسبوع، والبحث عن سبب كل اختلاف حتى يتطابق الرقمان.',
        en: 'Recalculate one total or percentage from work reports every day for a week, and trace the cause of any difference until the two figures agree.',
      },
    ],
  },
}
