import type { SectionActions } from '../action-library.ts'

/** Two actions for each facet and level of the section competency; both languages were written together. */
export const competency: SectionActions<'competency'> = {
  PLN: {
    clear: [
      {
        ar: 'وضع خطة لمشروع مشترك تبيّن أي مهمة تنتظر غيرها، ومراجعتها مع الفريق صباح كل أحد.',
        en: 'Draw up a plan for a shared project that shows which task waits for which, and review it with the team every Sunday morning.',
      },
      {
        ar: 'بناء جدول متابعة بسيط للمهام المتكررة، وتدريب زميلين على استعماله خلال شهر.',
        en: 'Build a simple tracking sheet for repeated tasks, and train two colleagues to use it within a month.',
      },
    ],
    balanced: [
      {
        ar: 'ترتيب مهام الأسبوع القادم كل خميس بحسب الموعد والأثر، وتأجيل أقلها أثراً أو الاعتذار عنه.',
        en: "Order next week's tasks every Thursday by deadline and effect, and postpone or decline the one with the least effect.",
      },
      {
        ar: 'إضافة وقت احتياطي قدره خُمس المدة إلى كل تقدير، ومقارنة التقدير بالوقت الفعلي كل أسبوع.',
        en: 'Add a reserve of one fifth to every time estimate, and compare the estimates with the real times each week.',
      },
    ],
    priority: [
      {
        ar: 'كتابة قائمة واحدة بمهام الأسبوع صباح كل أحد، وتحديد موعد إنجاز لكل مهمة قبل البدء بها.',
        en: "Write one list of the week's tasks every Sunday morning, and set a due date for each task before starting it.",
      },
      {
        ar: 'تقسيم كل مهمة تتجاوز ساعتين إلى خطوات قصيرة، وحجز موعد في التقويم لأولى خطواتها.',
        en: 'Break every task longer than two hours into short steps, and reserve a calendar slot for the first one.',
      },
    ],
  },
  TEA: {
    clear: [
      {
        ar: 'مرافقة زميل جديد شهراً كاملاً، بلقاء أسبوعي من ربع ساعة وسؤال مفتوح عن العقبات.',
        en: 'Support a new colleague for a full month, with a fifteen-minute meeting every week and one open question about obstacles.',
      },
      {
        ar: 'ترتيب لقاء قصير بين طرفين يتعثر تسليم العمل بينهما، والخروج باتفاق مكتوب من ثلاث نقاط.',
        en: 'Arrange a short meeting between two sides whose handovers keep failing, and leave with a written agreement of three points.',
      },
    ],
    balanced: [
      {
        ar: 'سؤال الزملاء في أول الأسبوع عن مهمة متعثرة لدى أحدهم، وتخصيص ساعة واحدة للمساعدة فيها.',
        en: 'Ask colleagues at the start of the week which of their tasks is stuck, and set aside one hour to help with it.',
      },
      {
        ar: 'تلخيص رأي الطرف الآخر بكلماته قبل الرد في أي خلاف، ثم اقتراح حل منصف للجميع.',
        en: "Sum up the other side's view in its own words before replying in a dispute, then suggest a solution fair to all.",
      },
    ],
    priority: [
      {
        ar: 'إبلاغ شركاء العمل أو الدراسة كل صباح بالمهمة الجارية وما يعطّلها، في ثلاثة أسطر على الأكثر.',
        en: 'Tell work or study partners each morning which task is in progress and what blocks it, in three lines at most.',
      },
      {
        ar: 'شكر أحد الزملاء كل أسبوع على عون محدد، وسؤاله عما يسهّل العمل معاً في المرة القادمة.',
        en: 'Thank one colleague every week for a specific piece of help, and ask what would make working together easier next time.',
      },
    ],
  },
  COM: {
    clear: [
      {
        ar: 'إدارة نقاش بين رأيين مختلفين، وتلخيص كل رأي بعبارة يرضاها صاحبه قبل البحث عن اتفاق.',
        en: 'Moderate a discussion between two opposing views, and sum up each in words its holder accepts before seeking agreement.',
      },
      {
        ar: 'تقديم عرض من عشر دقائق لجمهور غير متخصص، وجمع ملاحظات مكتوبة من ثلاثة حاضرين.',
        en: 'Give a ten-minute presentation to an audience outside the field, and collect written comments from three listeners.',
      },
    ],
    balanced: [
      {
        ar: 'إعداد ثلاثة أسئلة قبل كل اجتماع لفهم حاجة الطرف الآخر، وطرحها قبل عرض أي حل.',
        en: 'Prepare three questions before each meeting about what the other side needs, and ask them before presenting any solution.',
      },
      {
        ar: 'كتابة الفكرة الرئيسة في أول سطر من كل رسالة، وحذف ما لا يخدمها قبل الإرسال.',
        en: 'Write the main idea in the first line of every message, and delete whatever does not serve it before sending.',
      },
    ],
    priority: [
      {
        ar: 'إعادة ما فُهم من كلام المتحدث في جملة واحدة قبل الجواب، وسؤاله عن صحة الفهم.',
        en: 'Repeat what was understood in one sentence before answering, and ask the speaker whether it is right.',
      },
      {
        ar: 'التدرب على شرح فكرة مهنية في دقيقتين لشخص من خارج المجال، ثم سؤاله عما لم يتضح.',
        en: 'Practise explaining one professional idea in two minutes to a person outside the field, then ask what stayed unclear.',
      },
    ],
  },
  DEC: {
    clear: [
      {
        ar: 'تدوين القرارات الكبيرة وأسبابها في سجل مختصر، ومراجعة نتائجها مع الفريق كل ستة أسابيع.',
        en: 'Keep a brief log of large decisions and their reasons, and review the outcomes with the team every six weeks.',
      },
      {
        ar: 'تحديد صلاحيات القرار في مشروع مشترك على صفحة واحدة، حتى يُعرف من يقرر ومتى.',
        en: 'Set out the decision rights of a shared project on one page, so that everyone knows who decides and when.',
      },
    ],
    balanced: [
      {
        ar: 'تحديد موعد لكل قرار معلّق، وحسمه فيه بالمعلومات المتاحة إن كان الرجوع عنه ممكناً.',
        en: 'Set a date for every open decision, and settle it then with the information at hand if it can be reversed.',
      },
      {
        ar: 'مقارنة ثلاثة خيارات في جدول صغير يبيّن الكلفة والأثر والخطر قبل كل قرار مهم.',
        en: 'Compare three options in a small table of cost, effect and risk before each important decision.',
      },
    ],
    priority: [
      {
        ar: 'اتخاذ قرار صغير كل يوم في حدود الصلاحية خلال خمس دقائق، وتدوين نتيجته في المساء.',
        en: 'Make one small decision a day that lies within authority, take five minutes at most, and note its result in the evening.',
      },
      {
        ar: 'الإبلاغ في اليوم نفسه عن أي قرار سابق تبيّن خطؤه، مع تحمّل نتيجته واقتراح خطوة واحدة لتصحيحه.',
        en: 'Report on the same day any earlier decision that proves wrong, own the result, and suggest one step that corrects it.',
      },
    ],
  },
  ADP: {
    clear: [
      {
        ar: 'الاتفاق مع الفريق على صفحة واحدة لأيام الضغط، تبيّن من يتولى كل مهمة ومتى يُطلب العون.',
        en: 'Agree with the team on one page for days of pressure that says who takes which task and when to ask for help.',
      },
      {
        ar: 'قيادة تجربة لتغيير صغير في سير العمل، مع لقاء أسبوعي يجيب عن أسئلة الفريق ومخاوفه.',
        en: "Lead a trial of a small change in the workflow, with a weekly meeting that answers the team's questions and worries.",
      },
    ],
    balanced: [
      {
        ar: 'صياغة ثلاث جمل هادئة تصلح لأصعب مواقف الأسبوع، والتدرب على قولها قبل كل لقاء صعب.',
        en: 'Compose three calm sentences that suit the hardest situations of the week, and rehearse them before each difficult meeting.',
      },
      {
        ar: 'إعادة ترتيب المهام خلال عشر دقائق عند كل تغيير مفاجئ، وإبلاغ المعنيين بالمواعيد الجديدة.',
        en: 'Reorder tasks within ten minutes of any sudden change, and inform the people concerned about the new dates.',
      },
    ],
    priority: [
      {
        ar: 'ترك الرد على أي رسالة مزعجة عشر دقائق بعد كتابته، ثم إعادة قراءته بهدوء قبل الإرسال.',
        en: 'Leave the reply to any upsetting message for ten minutes after writing it, then reread it calmly before sending.',
      },
      {
        ar: 'تحديد أشد ثلاثة مواقف ضغطاً في الأسبوع، وكتابة خطوة واحدة للاستعداد لكل منها.',
        en: 'Identify the three situations of the week that bring the most pressure, and write one step to prepare for each.',
      },
    ],
  },
  QUA: {
    clear: [
      {
        ar: 'إعداد قائمة تحقق للعمل الأكثر تكراراً في الفريق، وتحديثها كل شهر بحسب الأخطاء المسجّلة.',
        en: "Compile a checklist for the team's most repeated work, and update it every month according to the errors recorded.",
      },
      {
        ar: 'مراجعة خمس معاملات منجزة كل أسبوع، وإبلاغ من أنجزها بملاحظة واحدة تفيد ما بعدها.',
        en: 'Review five completed cases every week, and give the people who handled them one comment that helps the next ones.',
      },
    ],
    balanced: [
      {
        ar: 'مراجعة كل عمل وفق ثلاثة معايير مكتوبة قبل تسليمه، حتى في أيام الازدحام.',
        en: 'Check every piece of work against three written standards before delivery, even on busy days.',
      },
      {
        ar: 'تسجيل كل وعد لعميل أو مستفيد مع موعده، وإبلاغه بأي تأخير متوقع قبل حلول الموعد.',
        en: 'Record every promise made to a customer or user with its date, and tell them of any expected delay before that date.',
      },
    ],
    priority: [
      {
        ar: 'ترك عشر دقائق قبل كل تسليم لمراجعة الأرقام والأسماء والمرفقات بقائمة قصيرة ثابتة.',
        en: 'Leave ten minutes before each delivery to check figures, names and attachments with a short fixed list.',
      },
      {
        ar: 'قراءة معيار واحد من معايير الجهة أو المهنة كل أسبوع، ومقارنة عمل حديث به بنداً بنداً.',
        en: 'Read one standard of the organisation or profession each week, and compare a recent piece of work with it point by point.',
      },
    ],
  },
}
