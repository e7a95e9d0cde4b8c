import type { FormActions } from '../action-library.ts'

/** Two actions for each section and level of the form leadership; both languages were written together. */
export const leadership: FormActions<'STR' | 'TMG' | 'DMK' | 'CNF'> = {
  STR: {
    clear: [
      {
        ar: 'قيادة جلسة نصف سنوية لرصد تحولات القطاع، والخروج بتحوّلين يستحقان تغيير الخطة.',
        en: 'Lead a session twice a year on changes in the sector, and leave with two that deserve a change of plan.',
      },
      {
        ar: 'كتابة سيناريوهين مختلفين للسنة القادمة، وتحديد قرار واحد يصلح في كليهما.',
        en: 'Write two different scenarios for the coming year, and identify one decision that would be right in both.',
      },
    ],
    balanced: [
      {
        ar: 'قراءة تقرير واحد عن القطاع كل شهر، وتلخيص أثره المحتمل في عمل الفريق بثلاثة أسطر.',
        en: 'Read one report on the sector every month, and sum up its likely effect on the team in three lines.',
      },
      {
        ar: 'إيقاف نشاط واحد ضعيف الأثر هذا الربع، وتوجيه وقته إلى أهم أولوية معلنة.',
        en: 'Stop one activity of little effect this quarter, and move its time to the most important declared priority.',
      },
    ],
    priority: [
      {
        ar: 'ربط كل مهمة من مهام الأسبوع بهدف من أهداف الجهة، والسؤال عن كل مهمة لا هدف لها.',
        en: "Link each task of the week to one of the organisation's goals, and question every task that serves none.",
      },
      {
        ar: 'سؤال ثلاثة من المستفيدين عما سيتغير في حاجتهم خلال سنة، وعرض الخلاصة على المسؤول.',
        en: 'Ask three customers what will change in their needs within a year, and present the summary to the manager.',
      },
    ],
  },
  TMG: {
    clear: [
      {
        ar: 'إعداد أحد أعضاء الفريق لدور أكبر، بمهمة تتجاوز عمله الحالي ولقاء متابعة كل أسبوعين.',
        en: 'Prepare a team member for a larger role, with a task beyond the present job and a review every two weeks.',
      },
      {
        ar: 'مراجعة توزيع الأدوار مع الفريق كل ربع سنة، ونقل مهمة واحدة إلى من ينمو بها.',
        en: 'Revisit the division of roles with the team each quarter, and move one task to someone who would grow with it.',
      },
    ],
    balanced: [
      {
        ar: 'عقد لقاء فردي من نصف ساعة مع كل عضو شهرياً، يبدأ بما يعوقه وينتهي بخطوة متفق عليها.',
        en: 'Hold a half-hour talk with each member every month that begins with obstacles and ends with an agreed step.',
      },
      {
        ar: 'تقديم ملاحظة واحدة محددة خلال يوم من كل عمل مسلَّم، عن سلوك ظاهر وأثره لا عن الشخص.',
        en: 'Give one exact remark within a day of every delivered piece of work, about behaviour and effect rather than the person.',
      },
    ],
    priority: [
      {
        ar: 'كتابة المطلوب من كل تكليف في ثلاثة أسطر، هي النتيجة والموعد وحدود الصلاحية.',
        en: 'Write what every assignment calls for in three lines, namely the result, the date and the limits of authority.',
      },
      {
        ar: 'تسليم مهمة صغيرة واحدة كل أسبوع لغير صاحبها المعتاد، وترك طريقة التنفيذ لاختياره.',
        en: 'Entrust one small task a week to someone other than its usual owner, and leave the way of doing it open.',
      },
    ],
  },
  DMK: {
    clear: [
      {
        ar: 'مراجعة خمسة قرارات مضت عليها ستة أشهر مع الفريق، واستخراج قاعدة واحدة لما يُستقبل.',
        en: 'Review with the team five decisions that are six months old, and draw one rule from them for the future.',
      },
      {
        ar: 'تحديد القرارات التي يمكن أن يتخذها الفريق وحده، وإعلانها مكتوبة مع حدود كل منها.',
        en: 'Identify the decisions that the team can take alone, and announce them in writing with the limits of each.',
      },
    ],
    balanced: [
      {
        ar: 'تسجيل البدائل والدليل وسبب الاختيار قبل كل قرار مهم، في نصف صفحة تُقرأ لاحقاً.',
        en: 'Record the options, the evidence and the reason for the choice before every major decision, on half a page kept for later.',
      },
      {
        ar: 'تحديد موعد أخير لجمع المعلومات عند فتح كل ملف، واتخاذ القرار بعده بما توفر منها.',
        en: 'Set a last date for gathering information when a matter is opened, and decide after it with what is at hand.',
      },
    ],
    priority: [
      {
        ar: 'طلب رأي معارض واحد قبل كل قرار، وكتابة أقوى حجة فيه قبل الرد عليها.',
        en: 'Seek one opposing opinion before each decision, and write down its strongest argument before answering it.',
      },
      {
        ar: 'إعلان صاحب كل قرار وموعد مراجعته في الاجتماع نفسه، وتثبيت ذلك في آخر المحضر.',
        en: 'Announce the owner of each decision and its review date in the same meeting, and note both at the end of the minutes.',
      },
    ],
  },
  CNF: {
    clear: [
      {
        ar: 'التوسط بين زميلين في خلاف عمل قائم، بجلسة لكل طرف ثم جلسة مشتركة يُكتب اتفاقها.',
        en: 'Mediate between two colleagues in a current dispute, with one session for each and a joint one that ends in writing.',
      },
      {
        ar: 'صياغة قواعد مشتركة للنقاش عند الاختلاف مع الفريق، والعودة إليها في أول خلاف قادم.',
        en: 'Draft with the team common rules for discussion in disagreement, and return to them in the next dispute.',
      },
    ],
    balanced: [
      {
        ar: 'فصل مصلحة كل طرف عن موقفه في جدول من عمودين، قبل أي جلسة لحل خلاف.',
        en: "Separate each side's interest from its position in a table of two columns before any session to settle a dispute.",
      },
      {
        ar: 'متابعة كل تسوية بعد أسبوعين بسؤال الطرفين عما نُفّذ منها، وتعديل ما لم ينفع.',
        en: 'Follow up each settlement after two weeks by asking both sides what was carried out, and adjust what did not help.',
      },
    ],
    priority: [
      {
        ar: 'الاستماع إلى كل طرف على حدة قبل إبداء أي رأي، وإعادة قوله بعبارة يوافق عليها.',
        en: 'Hear each side alone before giving any opinion, and repeat its account in words that it accepts.',
      },
      {
        ar: 'فتح الحديث عن خلاف صغير خلال يومين من ظهوره، بوصف الواقعة وسؤال واحد مفتوح.',
        en: 'Raise a small disagreement within two days of its appearance, with a description of the event and one open question.',
      },
    ],
  },
}
