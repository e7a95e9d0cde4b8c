import type { SectionActions } from '../../action-library.ts'

/** Two actions for each facet and level of the section competency, for somebody at work; both languages were written together. */
export const competency: SectionActions<'competency'> = {
  PLN: {
    clear: [
      {
        ar: 'وضع خطة لمشروع مشترك تبيّن أي مهمة تنتظر غيرها، ومراجعتها مع الفريق صباح كل أحد مدة أسبوعين، وعدّ المهام التي تأخرت.',
        en: 'Draw up a shared-project plan showing which task waits for which, review it with the team on two Sunday mornings, and count late tasks.',
      },
      {
        ar: 'بناء جدول متابعة بسيط للمهام المتكررة، وتدريب زميلين على استعماله خلال أسبوعين، والتحقق من تحديثهما له دون تذكير.',
        en: 'Build a simple tracking sheet for repeated tasks, train two colleagues to use it within two weeks, and check that they update it unprompted.',
      },
    ],
    balanced: [
      {
        ar: 'ترتيب مهام الأسبوع القادم كل خميس بحسب الموعد والأثر، وتأجيل أقلها أثراً أو الاعتذار عنه، وعدّ المواعيد المحفوظة بعد أسبوعين.',
        en: "Order next week's tasks every Thursday by deadline and effect, postpone or decline the least useful, and count deadlines met after two weeks.",
      },
      {
        ar: 'إضافة وقت احتياطي قدره خُمس المدة إلى كل تقدير خلال أسبوعين، ومقارنة التقدير بالوقت الفعلي في نهاية كل أسبوع.',
        en: 'Add a reserve of one fifth to every time estimate for two weeks, and compare the estimates with the real times each week.',
      },
    ],
    priority: [
      {
        ar: 'كتابة قائمة واحدة بمهام الأسبوع صباح كل أحد، وتحديد موعد إنجاز لكل مهمة قبل البدء بها، وعدّ المنجز في موعده بعد أسبوعين.',
        en: "Write one list of the week's tasks on two Sunday mornings, set a due date for each before starting, and count those met.",
      },
      {
        ar: 'تقسيم كل مهمة تتجاوز ساعتين إلى خطوات قصيرة، وحجز موعد في التقويم لأولى خطواتها، وعدّ ما بدأ منها في موعده خلال أسبوعين.',
        en: 'Break every task longer than two hours into short steps, book a slot for the first, and count those started on time over two weeks.',
      },
    ],
  },
  TEA: {
    clear: [
      {
        ar: 'مرافقة زميل جديد أسبوعين بثلاثة لقاءات من ربع ساعة وسؤال مفتوح عن العقبات، وتدوين ما صار ينجزه وحده في ختامهما.',
        en: 'Support a new colleague for two weeks with three fifteen-minute meetings and an open question about obstacles, and note what they now do alone.',
      },
      {
        ar: 'ترتيب لقاء قصير هذا الأسبوع بين طرفين يتعثر تسليم العمل بينهما، والخروج باتفاق من ثلاث نقاط، وعدّ التعثرات في الأسبوع التالي.',
        en: 'Arrange a short meeting this week between two sides whose handovers fail, leave with three agreed points, and count failures the week after.',
      },
    ],
    balanced: [
      {
        ar: 'سؤال الزملاء في أول الأسبوع عن مهمة متعثرة لدى أحدهم، وتخصيص ساعة واحدة للمساعدة فيها، والتحقق من تقدمها يوم الخميس.',
        en: 'Ask colleagues at the start of the week whose task is stuck, give one hour to help with it, and check its progress on Thursday.',
      },
      {
        ar: 'تلخيص رأي الطرف الآخر بكلماته قبل الرد في أي خلاف، ثم اقتراح حل منصف للجميع، وعدّ الخلافات التي انتهت باتفاق خلال أسبوعين.',
        en: "Sum up the other side's view before replying in any dispute, suggest a solution fair to all, and count agreements reached in two weeks.",
      },
    ],
    priority: [
      {
        ar: 'إبلاغ شركاء العمل كل صباح بالمهمة الجارية وما يعطّلها في ثلاثة أسطر مدة أسبوعين، وعدّ العقبات التي زالت بعونهم.',
        en: 'Tell work partners each morning for two weeks the current task and what blocks it, in three lines, and count obstacles they helped remove.',
      },
      {
        ar: 'شكر أحد الزملاء على عون محدد مرة كل أسبوع مدة أسبوعين، وسؤاله عما يسهّل العمل معاً، وتطبيق أول ما يذكره.',
        en: 'Thank one colleague a week for specific help over two weeks, ask what would ease working together, and apply the first answer.',
      },
    ],
  },
  COM: {
    clear: [
      {
        ar: 'إدارة نقاش بين رأيين مختلفين خلال أسبوعين، وتلخيص كل رأي بعبارة يرضاها صاحبه قبل البحث عن اتفاق، وتدوين ما اتُّفق عليه.',
        en: 'Moderate one discussion between opposing views within two weeks, sum up each in words its holder accepts, and note what was agreed.',
      },
      {
        ar: 'تقديم عرض من عشر دقائق لجمهور غير متخصص خلال أسبوعين، وجمع ملاحظات مكتوبة من ثلاثة حاضرين، وإصلاح أكثر ما تكرر فيها.',
        en: 'Give a ten-minute presentation to people outside the field within two weeks, collect written comments from three listeners, and fix the commonest fault.',
      },
    ],
    balanced: [
      {
        ar: 'إعداد ثلاثة أسئلة عن حاجة الطرف الآخر قبل كل اجتماع مدة أسبوعين، وطرحها قبل عرض أي حل، وعدّ الحلول التي تغيّرت بسببها.',
        en: "Prepare three questions about the other side's need before each meeting, ask them before any solution, and count solutions altered in two weeks.",
      },
      {
        ar: 'كتابة الفكرة الرئيسة في أول سطر من كل رسالة مدة أسبوعين، وحذف ما لا يخدمها قبل الإرسال، وعدّ أسئلة التوضيح الواردة بعدها.',
        en: 'Write the main idea in the first line of every message for two weeks, delete whatever does not serve it, and count clarifying questions.',
      },
    ],
    priority: [
      {
        ar: 'إعادة ما فُهم من كلام المتحدث في جملة واحدة قبل الجواب مدة أسبوع، وسؤاله عن صحة الفهم، وعدّ المرات التي احتاجت إلى تصحيح.',
        en: 'Repeat what was understood in one sentence before answering for a week, ask the speaker whether it is right, and count the corrections.',
      },
      {
        ar: 'التدرب على شرح فكرة مهنية في دقيقتين لشخص من خارج المجال مرة كل أسبوع مدة أسبوعين، وسؤاله عما لم يتضح، وتعديل الشرح بحسب جوابه.',
        en: 'Practise explaining one professional idea to an outsider in two minutes each week for two weeks, ask what stayed unclear, and amend the explanation.',
      },
    ],
  },
  DEC: {
    clear: [
      {
        ar: 'تدوين القرارات الكبيرة وأسبابها في سجل مختصر مدة أسبوعين، ومراجعة نتائجها مع الفريق في الختام، واستخراج درس واحد للقرار التالي.',
        en: 'Keep a brief log of large decisions and their reasons for two weeks, review the outcomes with the team, and draw one lesson.',
      },
      {
        ar: 'تحديد صلاحيات القرار في مشروع مشترك على صفحة واحدة هذا الأسبوع، وعدّ الأسئلة عمن يقرر خلال الأسبوع التالي.',
        en: "Set out a shared project's decision rights on one page this week, and count in the following week the questions about who decides.",
      },
    ],
    balanced: [
      {
        ar: 'تحديد موعد لكل قرار معلّق، وحسمه فيه بالمعلومات المتاحة إن كان الرجوع عنه ممكناً، وعدّ ما حُسم في موعده خلال أسبوعين.',
        en: 'Date every open decision, settle it then with available information if it can be reversed, and count those settled on time in two weeks.',
      },
      {
        ar: 'مقارنة ثلاثة خيارات في جدول صغير يبيّن الكلفة والأثر والخطر قبل كل قرار مهم مدة أسبوعين، ومقابلة المتوقع بما حدث في الختام.',
        en: 'Compare three options by cost, effect and risk before each important decision for two weeks, then set the expected against the actual.',
      },
    ],
    priority: [
      {
        ar: 'اتخاذ قرار صغير كل يوم في حدود الصلاحية خلال خمس دقائق مدة أسبوع، وتدوين نتيجته في المساء، وعدّ ما نجح منها.',
        en: 'Make one small decision daily within authority for a week, take five minutes at most, note results each evening, and count successes.',
      },
      {
        ar: 'الإبلاغ في اليوم نفسه عن أي قرار سابق يتبيّن خطؤه خلال أسبوعين، مع تحمّل نتيجته واقتراح خطوة لتصحيحه، والتحقق من أثرها.',
        en: 'Report on the same day any decision that proves wrong within two weeks, own the result, suggest a correction, and check its effect.',
      },
    ],
  },
  ADP: {
    clear: [
      {
        ar: 'الاتفاق مع الفريق هذا الأسبوع على صفحة لأيام الضغط، تبيّن من يتولى كل مهمة ومتى يُطلب العون، وتقييمها بعد أول يوم مزدحم.',
        en: 'Agree with the team this week on one page for days of pressure, saying who takes which task, and assess it after the next one.',
      },
      {
        ar: 'قيادة تجربة من أسبوعين لتغيير صغير في سير العمل، مع لقاء أسبوعي يجيب عن أسئلة الفريق، وعدّ من استمر عليه باختياره.',
        en: "Lead a two-week trial of a small workflow change, answer the team's questions in a weekly meeting, and count those who keep it willingly.",
      },
    ],
    balanced: [
      {
        ar: 'صياغة ثلاث جمل هادئة تصلح لأصعب مواقف الأسبوع، والتدرب عليها قبل كل لقاء صعب مدة أسبوعين، وعدّ اللقاءات التي انتهت بهدوء.',
        en: 'Compose three calm sentences for the hardest situations, rehearse them before each difficult meeting for two weeks, and count meetings that ended calmly.',
      },
      {
        ar: 'إعادة ترتيب المهام خلال عشر دقائق عند كل تغيير مفاجئ مدة أسبوعين، وإبلاغ المعنيين بالمواعيد الجديدة، وعدّ ما سُلّم فيها.',
        en: 'Reorder tasks within ten minutes of any sudden change for two weeks, inform those concerned of new dates, and count those kept.',
      },
    ],
    priority: [
      {
        ar: 'ترك الرد على أي رسالة مزعجة عشر دقائق بعد كتابته مدة أسبوعين، وإعادة قراءته بهدوء قبل الإرسال، وعدّ الردود التي تغيّرت.',
        en: 'Leave every reply to an upsetting message unsent for ten minutes over two weeks, reread it calmly before sending, and count the replies changed.',
      },
      {
        ar: 'تحديد أشد ثلاثة مواقف ضغطاً في الأسبوع، وكتابة خطوة واحدة للاستعداد لكل منها، وتقييم الفرق من خمس درجات بعد أسبوعين.',
        en: "Identify the week's three situations of greatest pressure, write one preparing step for each, and score the difference out of five after two weeks.",
      },
    ],
  },
  QUA: {
    clear: [
      {
        ar: 'إعداد قائمة تحقق للعمل الأكثر تكراراً في الفريق، وتجربتها أسبوعين مع زميلين، ومقارنة عدد الأخطاء المسجّلة بما قبلها.',
        en: "Compile a checklist for the team's most repeated work, try it for two weeks with two colleagues, and compare recorded errors with before.",
      },
      {
        ar: 'مراجعة خمس معاملات منجزة كل أسبوع مدة أسبوعين، وإبلاغ من أنجزها بملاحظة واحدة تفيد ما بعدها، وعدّ ما تكرر من الأخطاء.',
        en: 'Review five completed cases weekly for two weeks, give those who handled them one useful comment, and count the errors that recur.',
      },
    ],
    balanced: [
      {
        ar: 'مراجعة كل عمل وفق ثلاثة معايير مكتوبة قبل تسليمه مدة أسبوعين، حتى في أيام الازدحام، وعدّ ما أُعيد منه للتعديل.',
        en: 'Check every piece of work against three written standards before delivery for two weeks, even on busy days, and count those returned.',
      },
      {
        ar: 'تسجيل كل وعد لعميل أو مستفيد مع موعده مدة أسبوعين، وإبلاغه بأي تأخير متوقع قبل حلول الموعد، وحساب نسبة ما وُفي به.',
        en: 'Record every promise to a customer or user with its date for two weeks, announce expected delays beforehand, and work out the share kept.',
      },
    ],
    priority: [
      {
        ar: 'ترك عشر دقائق قبل كل تسليم مدة أسبوعين لمراجعة الأرقام والأسماء والمرفقات بقائمة قصيرة ثابتة، وعدّ الأخطاء المكتشفة.',
        en: 'Leave ten minutes before each delivery for two weeks to check figures, names and attachments with a fixed list, and count errors found.',
      },
      {
        ar: 'قراءة معيار واحد من معايير الجهة أو المهنة كل أسبوع مدة أسبوعين، ومقارنة عمل حديث به بنداً بنداً، وتصحيح أول فرق.',
        en: 'Read one standard of the organisation or profession weekly for two weeks, compare recent work with it point by point, and correct one difference.',
      },
    ],
  },
}
