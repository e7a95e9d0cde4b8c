import type { SectionActions } from '../action-library.ts'

/** Two actions for each facet and level of the section skills; both languages were written together. */
export const skills: SectionActions<'skills'> = {
  TEC: {
    clear: [
      {
        ar: 'كتابة دليل من صفحتين لطريقة متقدمة في المجال، وعرضه على أحد المختصين لتدقيقه.',
        en: 'Write a two-page guide to an advanced method of the field, and show it to a specialist for correction.',
      },
      {
        ar: 'حل حالة معقدة من خارج المهام المعتادة كل شهر، ومقارنة الحل بما تنشره الجهات المهنية.',
        en: 'Solve one complex case outside the usual tasks every month, and compare the solution with what professional bodies publish.',
      },
    ],
    balanced: [
      {
        ar: 'مقارنة طريقتين مهنيتين للمهمة نفسها في مثال حقيقي، وتدوين متى تصلح كل منهما.',
        en: 'Compare two professional methods for the same task on a real example, and note when each of them fits.',
      },
      {
        ar: 'مرافقة أحد أهل الخبرة نصف يوم في مهمة فعلية، وكتابة سبب كل خطوة فيها.',
        en: 'Shadow an experienced person for half a day on a real task, and write down the reason for each step.',
      },
    ],
    priority: [
      {
        ar: 'مراجعة أساسيات المجال من مرجع واحد معتمد، بفصل كل أسبوع وخمسة أسئلة تدريبية بعده.',
        en: 'Review the basics of the field in one approved reference, with one chapter a week and five practice questions afterwards.',
      },
      {
        ar: 'كتابة خطوات أكثر مهام المجال تكراراً من الذاكرة، ثم عرضها على أحد أهل الخبرة لتصحيحها.',
        en: "Write from memory the steps of the field's most frequent task, then show them to an experienced person for correction.",
      },
    ],
  },
  STD: {
    clear: [
      {
        ar: 'فحص أدوات العمل وترتيبات السلامة في مكانه هذا الشهر، ورفع ثلاث توصيات مكتوبة إلى الإدارة.',
        en: 'Inspect the tools and safety arrangements of the workplace this month, and submit three written recommendations to management.',
      },
      {
        ar: 'تدريب الزملاء على قاعدة واحدة في السلامة أو حماية البيانات، بمثال من العمل اليومي.',
        en: 'Train colleagues on one rule of safety or data protection, using an example from daily work.',
      },
    ],
    balanced: [
      {
        ar: 'إتقان ثلاث ميزات مهملة في أداة العمل الرئيسة، ميزة واحدة كل أسبوع، وتطبيقها في مهمة فعلية.',
        en: 'Master three neglected features of the main work tool, one every week, and apply each to a real task.',
      },
      {
        ar: 'مراجعة تعليمات السلامة والجودة قبل كل مهمة غير معتادة، وسؤال المختصين عن أي بند غامض.',
        en: 'Reread the safety and quality instructions before every unusual task, and ask specialists about any unclear point.',
      },
    ],
    priority: [
      {
        ar: 'حضور دورة قصيرة في الأداة الأكثر استعمالاً في المجال، وتطبيق ما فيها على مهمتين خلال أسبوع.',
        en: 'Attend a short course on the tool most used in the field, and apply it to two tasks within a week.',
      },
      {
        ar: 'تعليق بطاقة بخمس قواعد للسلامة والجودة في مكان العمل أو الدراسة، والرجوع إليها قبل بدء كل مهمة.',
        en: 'Post a card with five safety and quality rules in the place of work or study, and read it before starting each task.',
      },
    ],
  },
  PRB: {
    clear: [
      {
        ar: 'قيادة جلسة مع الفريق لتحليل مشكلة متكررة، والخروج بسبب جذري واحد وتجربة تتحقق منه.',
        en: 'Lead a session with the team on a recurring problem, and leave with one root cause and a test of it.',
      },
      {
        ar: 'توثيق مشكلة حُلّت وطريقة حلها في صفحة واحدة، لتكون مرجعاً لمن يواجه مثلها.',
        en: 'Document one solved problem and its solution on a page, as a reference for anyone who meets a similar one.',
      },
    ],
    balanced: [
      {
        ar: 'طرح سؤال «لماذا» خمس مرات متتالية عن كل مشكلة، قبل اقتراح أي حل لها.',
        en: 'Ask why five times in a row about every problem before suggesting any solution to it.',
      },
      {
        ar: 'اقتراح ثلاثة حلول لكل مشكلة مع ذكر عيب واحد في كل منها، ثم اختيار أنسبها.',
        en: 'Suggest three solutions to each problem with one drawback for each, then choose the most suitable of them.',
      },
    ],
    priority: [
      {
        ar: 'كتابة المشكلة في جملة واحدة تبيّن الفرق بين الواقع والمطلوب، قبل التفكير في الحل.',
        en: 'Write the problem in one sentence that shows the gap between the facts and the goal, before seeking a solution.',
      },
      {
        ar: 'التحقق من نتيجة كل حل بعد أسبوع من تنفيذه، وتدوين ما تغيّر فعلاً بالأرقام.',
        en: 'Check the result of every solution a week after it is applied, and note in figures what really changed.',
      },
    ],
  },
  LOG: {
    clear: [
      {
        ar: 'فحص حجة مكتوبة في تقرير كل أسبوع، وبيان الافتراضات التي تقوم عليها نتيجتها.',
        en: 'Examine one written argument in a report each week, and point out the assumptions on which its conclusion depends.',
      },
      {
        ar: 'تصميم شجرة قرار لإجراء معقد في العمل، وتجربتها على خمس حالات سابقة.',
        en: 'Design a decision tree for a complex work procedure, and test it on five past cases.',
      },
    ],
    balanced: [
      {
        ar: 'فصل الحقائق عن الآراء في تقرير واحد كل أسبوع، بعمودين متقابلين وخلاصة من سطر واحد.',
        en: 'Separate facts from opinions in one report a week, using two columns and a conclusion of one line.',
      },
      {
        ar: 'حل خمس مسائل استدلال كل أسبوع، وكتابة القاعدة التي قادت إلى كل جواب.',
        en: 'Solve five reasoning problems every week, and write the rule that led to each answer.',
      },
    ],
    priority: [
      {
        ar: 'البحث عن مثال واحد ينقض كل تعميم قبل قبوله، في نقاش أو قراءة يومية.',
        en: 'Look for one example that breaks each generalisation before accepting it, in a discussion or in daily reading.',
      },
      {
        ar: 'صياغة قاعدة عمل كل يوم على هيئة «إذا كان كذا فالنتيجة كذا»، بمثال تنطبق عليه وآخر لا تنطبق عليه.',
        en: "Put one work rule a day into the form 'if this, then that', with one example that fits and one that does not.",
      },
    ],
  },
  ANA: {
    clear: [
      {
        ar: 'بناء لوحة متابعة من ثلاثة مؤشرات لعمل الفريق، وشرح معناها في اجتماع شهري.',
        en: "Build a dashboard of three indicators for the team's work, and explain their meaning in a monthly meeting.",
      },
      {
        ar: 'تدقيق تقرير بالأرقام كل شهر، وتمييز السبب الحقيقي فيه من مجرد التزامن.',
        en: 'Check one report of figures every month, and tell real causes in it from mere coincidence.',
      },
    ],
    balanced: [
      {
        ar: 'تلخيص جدول أرقام من العمل أو الدراسة كل أسبوع في رسم بياني وجملتين، مع ذكر أساس كل نسبة.',
        en: 'Summarise one table of work or study figures each week in a chart and two sentences, with the base of every percentage.',
      },
      {
        ar: 'حساب نسبة التغير في مؤشر واحد كل أسبوعين، وتفسير أكبر قفزة فيه.',
        en: 'Calculate the rate of change of one indicator every two weeks, and explain its largest jump.',
      },
    ],
    priority: [
      {
        ar: 'التدرب على النسب المئوية والمتوسطات بعشر مسائل كل أسبوع من أرقام العمل أو مصروف المنزل.',
        en: 'Practise percentages and averages with ten problems a week taken from figures of work or household spending.',
      },
      {
        ar: 'قراءة عنوان كل جدول ووحداته وأساس نسبه قبل أي رقم، ثم كتابة خلاصة من سطر واحد.',
        en: 'Read the title, units and base of every table before any figure, then write a one-line summary.',
      },
    ],
  },
}
