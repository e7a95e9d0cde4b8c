import type { FormActions } from '../action-library.ts'

/** Two actions for each section and level of the form advanced; both languages were written together. */
export const advanced: FormActions<'LDR' | 'INN' | 'PRS' | 'CMM' | 'PSV'> = {
  LDR: {
    clear: [
      {
        ar: 'تسليم قيادة اجتماع دوري لأحد أعضاء الفريق، مع لقاء قصير قبله لتوضيح هدفه وآخر بعده لتقييمه.',
        en: 'Hand a regular meeting over to a team member, with a short talk before it about its aim and another after it.',
      },
      {
        ar: 'صياغة وجهة الفريق للأشهر الثلاثة القادمة في فقرة واحدة، وتعديلها مع من ينفذونها.',
        en: 'Write where the team is heading in the next three months in one paragraph, and revise it with those who do the work.',
      },
    ],
    balanced: [
      {
        ar: 'نقل قرار معتاد إلى أحد الزملاء بكل صلاحيته، وترك السؤال عنه حتى موعد المراجعة المتفق عليه.',
        en: 'Transfer one routine decision to a colleague with its full authority, and leave it alone until the agreed review.',
      },
      {
        ar: 'ربط كل تكليف جديد بسببه في جملة واحدة، ثم سؤال المكلَّف عما يحتاج إليه لإنجازه.',
        en: 'Link every new assignment to its reason in one sentence, then ask its owner what it will take to finish it.',
      },
    ],
    priority: [
      {
        ar: 'تولي تنسيق نشاط صغير لمجموعة من ثلاثة أشخاص، بهدف مكتوب وموعد نهاية معلن للجميع.',
        en: 'Take on the coordination of a small activity for three people, with a written aim and an end date known to all.',
      },
      {
        ar: 'مراقبة مسؤول خبير في اجتماعين، وتدوين ثلاث عبارات وضّح بها الاتجاه أو شجّع بها غيره.',
        en: 'Observe an experienced manager in two meetings, and note three phrases that made the direction clear or encouraged others.',
      },
    ],
  },
  INN: {
    clear: [
      {
        ar: 'مساعدة زميل على تحويل فكرته إلى تجربة صغيرة، بميزانية محدودة ومعيار نجاح متفق عليه.',
        en: 'Help a colleague turn an idea into a small trial, with a limited budget and an agreed measure of success.',
      },
      {
        ar: 'توثيق تجربة لم تنجح وما كُشف بسببها، ومشاركة الخلاصة مع الفريق في عشر دقائق.',
        en: 'Document one trial that failed and what it revealed, and share the summary with the team in ten minutes.',
      },
    ],
    balanced: [
      {
        ar: 'تجربة فكرة واحدة جديدة كل شهر على نطاق ضيق، وتحديد ما يثبت نجاحها قبل البدء.',
        en: 'Try one new idea a month on a small scale, and decide before the start what would prove that it works.',
      },
      {
        ar: 'زيارة قسم أو جهة تعمل بطريقة مختلفة، ونقل ممارسة واحدة منها بعد ملاءمتها لظروف العمل.',
        en: 'Visit a department or organisation that works differently, and bring back one practice adapted to local conditions.',
      },
    ],
    priority: [
      {
        ar: 'كتابة خمس طرائق بديلة لأداء مهمة معتادة، مهما بدت غريبة، ثم اختيار واحدة لتجربتها أسبوعاً.',
        en: 'Write five other ways to do a usual task, however odd they seem, then choose one to try for a week.',
      },
      {
        ar: 'جمع ثلاث شكاوى متكررة من المستفيدين أو الزملاء، واقتراح تحسين صغير واحد لكل منها.',
        en: 'Collect three complaints that customers or colleagues repeat, and propose one small improvement for each.',
      },
    ],
  },
  PRS: {
    clear: [
      {
        ar: 'وضع خطة مشتركة لمواسم الذروة مع الفريق، تبيّن ما يؤجَّل أولاً ومن يساند من.',
        en: 'Agree with the team on a plan for peak seasons that says what is postponed first and who supports whom.',
      },
      {
        ar: 'الاتفاق مع زميل على إشارة عند اشتداد الضغط، وتبادل توزيع المهام بينهما في ذلك اليوم.',
        en: 'Arrange a signal with a colleague for days of heavy pressure, and swap tasks between both on such a day.',
      },
    ],
    balanced: [
      {
        ar: 'مراجعة حجم العمل مع المسؤول كل أسبوعين، وعرض ما يمكن تأجيله قبل قبول مهمة جديدة.',
        en: 'Review the workload with the manager every two weeks, and show what can wait before accepting a new task.',
      },
      {
        ar: 'تخصيص استراحة ثابتة بعيداً عن الشاشة في منتصف كل يوم عمل، ولو عشر دقائق فقط.',
        en: 'Keep a fixed break away from the screen in the middle of every working day, even one of only ten minutes.',
      },
    ],
    priority: [
      {
        ar: 'تسجيل المواقف الضاغطة ووقتها وسببها مدة أسبوعين، ثم معالجة أكثرها تكراراً.',
        en: 'Log stressful situations with their time and cause for two weeks, then deal with the one that comes up most.',
      },
      {
        ar: 'التوقف دقيقة واحدة قبل الرد على أي رسالة مستفزة، وقراءة الرد مرة ثانية قبل إرساله.',
        en: 'Pause for one minute before answering any provoking message, and read the reply a second time before sending it.',
      },
    ],
  },
  CMM: {
    clear: [
      {
        ar: 'تدريب زميل على عرض صعب قادم، بمحاكاة قصيرة تليها ملاحظتان محددتان عن الوضوح.',
        en: 'Coach a colleague for a difficult presentation ahead, with a short rehearsal and two exact remarks on clarity.',
      },
      {
        ar: 'إعداد صيغة موحدة لتحديثات الفريق، تبيّن القرار وسببه والمطلوب من كل طرف في خمسة أسطر.',
        en: 'Prepare a common format for team updates that gives the decision, its reason and who does what in five lines.',
      },
    ],
    balanced: [
      {
        ar: 'اختتام كل محادثة مهمة بتلخيص ما اتُّفق عليه، وسؤال الطرف الآخر عما فُهم خلاف ذلك.',
        en: 'Close every important conversation with a summary of what was agreed, and ask the other side what it understood differently.',
      },
      {
        ar: 'التحضير لحديث صعب واحد كل شهر، بكتابة الوقائع أولاً ثم أثرها ثم الطلب.',
        en: 'Prepare for one hard conversation a month by writing down the facts first, then their effect, then the request.',
      },
    ],
    priority: [
      {
        ar: 'الإصغاء في اجتماع واحد كل أسبوع دون مقاطعة، ثم إعادة قول أهم نقطة للتأكد من فهمها.',
        en: 'Listen without interrupting in one meeting a week, then restate its main point to check that it was understood.',
      },
      {
        ar: 'حذف المصطلحات من رسالة واحدة كل يوم، واختبار وضوحها مع قارئ من خارج التخصص.',
        en: 'Remove the jargon from one message each day, and test its clarity on a reader from another specialism.',
      },
    ],
  },
  PSV: {
    clear: [
      {
        ar: 'بناء قائمة أسئلة لكشف السبب من ثلاث مشكلات سابقة، ليستعملها الفريق عند ظهور عطل جديد.',
        en: 'Build a checklist of questions about causes from three past problems for the team to use when a new fault appears.',
      },
      {
        ar: 'دعوة شخص من خارج القسم إلى فحص حل كبير قبل اعتماده، وتسجيل اعتراضاته والرد عليها.',
        en: 'Invite someone from another department to examine a major solution before approval, and record each objection with its answer.',
      },
    ],
    balanced: [
      {
        ar: 'رسم مسار المشكلة من أول ظهور لها إلى أثرها الأخير، وتحديد الحلقة التي يكفي إصلاحها.',
        en: 'Draw the course of a problem from its first sign to its last effect, and mark the one link worth repairing.',
      },
      {
        ar: 'مقارنة كلفة كل حل بكلفة ترك المشكلة كما هي، قبل عرض أي توصية على المسؤول.',
        en: 'Weigh the cost of each solution against that of leaving the problem alone before any recommendation goes to the manager.',
      },
    ],
    priority: [
      {
        ar: 'جمع ثلاث معلومات ناقصة عن المشكلة من أصحابها مباشرة، قبل البحث عن أي مخرج منها.',
        en: 'Gather three missing facts about a problem directly from the people who have it before looking for any way out.',
      },
      {
        ar: 'حل مشكلة صغيرة واحدة كل أسبوع بخطوات مكتوبة، تبدأ بتعريفها وتنتهي بالتأكد من زوالها.',
        en: 'Solve one small problem every week in written steps, from defining it to making sure that it is gone.',
      },
    ],
  },
}
