import type { SectionActions } from '../../action-library.ts'

/** Two actions for each facet and level of the section motivation, for somebody who leads a team; both languages were written together. */
export const motivation: SectionActions<'motivation'> = {
  AUT: {
    clear: [
      {
        ar: 'منح الفريق حرية اختيار طريقة التنفيذ في مهمة واحدة أسبوعين، مع تثبيت النتيجة والموعد، ثم مقارنة الجودة والمدة بالمرة السابقة.',
        en: 'Let the team choose its own method for one task over two weeks, with result and date fixed, then compare quality and time with before.',
      },
      {
        ar: 'تجربة خدمة أو طريقة جديدة على نطاق صغير أسبوعين، مع تحديد الرقم الذي يوجب توسيعها أو إيقافها قبل البدء بها.',
        en: 'Pilot a new service or method on a small scale for two weeks, having fixed beforehand the figure that decides whether it grows or stops.',
      },
    ],
    balanced: [
      {
        ar: 'حجز ساعة ونصف مرتين خلال أسبوعين لتطوير العمل بعيداً عن الطلبات اليومية، والخروج من كل مرة بقرار واحد معلن.',
        en: 'Reserve ninety minutes twice in two weeks for improving the work away from daily requests, and leave each session with one announced decision.',
      },
      {
        ar: 'سؤال كل عضو في الفريق هذا الأسبوع عن قرار معتاد يود اتخاذه دون رجوع، والموافقة على ثلاثة منها، وعدّ ما نجح بعد أسبوع.',
        en: 'Ask each team member this week which routine decision they would take alone, approve three, and count a week later which worked.',
      },
    ],
    priority: [
      {
        ar: 'تحديد قرارين مؤجلين بانتظار رأي الآخرين مع أنهما ضمن الصلاحية، وحسمهما قبل نهاية الأسبوع، وإبلاغ المعنيين بالسبب في جملة واحدة.',
        en: "Find two decisions that wait for others' opinion though within authority, settle them before the week ends, and give the reason in one sentence.",
      },
      {
        ar: 'مقابلة كل سؤال من الفريق بسؤال عن اقتراح صاحبه قبل إعطاء أي جواب مدة أسبوع، وعدّ المسائل التي حُلّت باقتراحه.',
        en: 'Meet each question from the team with a request for a suggestion before answering, and count in a week those solved by it.',
      },
    ],
  },
  MAS: {
    clear: [
      {
        ar: 'إتاحة نصف ساعة في كل من أسبوعين لعضو من الفريق يعلّم زملاءه ما يتقنه، وعدّ من طبّق ذلك بعد أسبوع.',
        en: 'Give half an hour in each of two weeks for one member to teach the others a skill, then count who applied it.',
      },
      {
        ar: 'زيارة فريق أو متجر في المجال نفسه مدة ساعة خلال أسبوعين، ونقل ممارسة واحدة منه، وقياس أثرها في خمسة أيام.',
        en: 'Visit another team or shop in the field for an hour within two weeks, bring back one practice, and measure its effect over five days.',
      },
    ],
    balanced: [
      {
        ar: 'سؤال ثلاثة من أعضاء الفريق عن عادة واحدة في القيادة تحتاج إلى تحسين، والعمل على أكثرها تكراراً أسبوعين، ثم إعادة السؤال.',
        en: 'Ask three team members which leadership habit needs improving, work on the most frequent answer for two weeks, then ask them again.',
      },
      {
        ar: 'تعلم عملية فنية واحدة يؤديها الفريق، بساعة أسبوعية عند صاحبها مدة أسبوعين، ثم تنفيذها أمامه دون مساعدة.',
        en: 'Learn one technical process the team performs, an hour a week beside its owner for two weeks, then carry it out unaided in their presence.',
      },
    ],
    priority: [
      {
        ar: 'سماع حلقة مجانية عن إدارة الناس مرتين في الأسبوع مدة أسبوعين، وتجربة فكرة واحدة منها في اليوم التالي وتدوين أثرها.',
        en: 'Hear a free episode on managing people twice a week for two weeks, try one idea the next day, and note its effect.',
      },
      {
        ar: 'البدء بمهارة جديدة مع الفريق في أربع جلسات من ربع ساعة خلال أسبوعين، وقياس أداء الجميع قبلها وبعدها.',
        en: 'Begin a new skill together with the team in four fifteen-minute sessions over two weeks, measuring the performance of all before and after.',
      },
    ],
  },
  ACH: {
    clear: [
      {
        ar: 'إعلان نتيجة طموحة واحدة للفريق مدة أسبوعين على لوحة يراها الجميع، وتحديث رقمها كل صباح، وبحث الفارق معهم في الختام.',
        en: 'Announce one ambitious team result for two weeks on a board all can see, update its figure every morning, and discuss the gap together.',
      },
      {
        ar: 'مقارنة رقم واحد من أداء الفريق بأفضل أسبوع سابق له، والاتفاق على خطوتين لتجاوزه خلال أسبوعين، وإعلان النتيجة.',
        en: 'Compare one team figure with its best past week, agree on two steps to beat it within two weeks, and announce the outcome.',
      },
    ],
    balanced: [
      {
        ar: 'اختصار أهداف الفريق إلى ثلاثة لكل منها رقم وصاحب، ومراجعتها عشر دقائق كل يوم اثنين مدة أسبوعين لرؤية ما تقدم منها.',
        en: "Reduce the team's goals to three, each with a figure and owner, and review their movement ten minutes each Monday for two weeks.",
      },
      {
        ar: 'افتتاح اجتماع الفريق أسبوعين متتاليين بما وُعد به وما تحقق منه، وحساب نسبة الوعود المنجزة في موعدها كل مرة.',
        en: 'Open the team meeting for two weeks with what was promised and what was achieved, and work out the share kept on time.',
      },
    ],
    priority: [
      {
        ar: 'تسجيل رقم واحد يبيّن نجاح العمل، كعدد الطلبات المنجزة، كل يوم مدة أسبوعين، ثم وضع هدف يزيد قليلاً على متوسطه.',
        en: 'Record daily for two weeks one figure that shows success, such as orders completed, then set a target slightly above its average.',
      },
      {
        ar: 'اختيار إنجاز واحد لهذا الأسبوع مع كل عضو في الفريق، وسؤاله ظهر الخميس عن دليله، وتدوين عدد ما اكتمل منها.',
        en: 'Settle with each team member one achievement for this week, ask at noon on Thursday for the evidence, and note how many were completed.',
      },
    ],
  },
  PUR: {
    clear: [
      {
        ar: 'كتابة سطر لكل مشروع أو خدمة يبيّن من ينتفع بها وكيف، وسؤال الفريق بعد أسبوعين عن قرار غيّره هذا السطر.',
        en: 'Write one line for each project or service on who benefits and how, and ask the team after two weeks which decision it changed.',
      },
      {
        ar: 'تقديم ساعتين من خبرة الفريق مجاناً إلى منشأة ناشئة أو جمعية خلال أسبوعين، وسؤالها بعدهما عن مشكلة واحدة حُلّت.',
        en: "Give two hours of the team's expertise free to a young business or non-profit within two weeks, and ask which problem was solved.",
      },
    ],
    balanced: [
      {
        ar: 'استضافة عميل أو مستفيد ربع ساعة في اجتماع الفريق كل أسبوع مدة أسبوعين، وتنفيذ أحد مقترحاته، وإبلاغه بما تغيّر.',
        en: 'Host one customer or user for fifteen minutes in each weekly meeting for two weeks, carry out one suggestion, and report the change.',
      },
      {
        ar: 'لقاء كل عضو في الفريق عشر دقائق لمعرفة أكثر أجزاء عمله معنى عنده، وزيادة نصيبه منه أسبوعين، ثم سؤاله عن الفرق.',
        en: 'Meet each member for ten minutes to learn which work means most to them, increase it for two weeks, then ask about the difference.',
      },
    ],
    priority: [
      {
        ar: 'قضاء ساعتين هذا الأسبوع في موضع خدمة الناس مباشرة، كالاستقبال أو الهاتف، وتسجيل ثلاث حاجات متكررة ومعالجة أسهلها.',
        en: 'Spend two hours this week where people are served directly, such as reception or the phone, record three repeated needs, and settle the easiest.',
      },
      {
        ar: 'إخبار كل عضو في الفريق مرة خلال أسبوعين بنفع محدد أحدثه عمله لشخص بعينه، وعدّ من ذكر بعدها مثالاً من عنده.',
        en: 'Tell each member once in two weeks of a specific benefit their work brought somebody, and count those who later add an example.',
      },
    ],
  },
  PER: {
    clear: [
      {
        ar: 'إحياء مبادرة متوقفة مع الفريق بتجربة من عشرة أيام، بعد إزالة ما أوقفها أول مرة، وحسم مصيرها برقم متفق عليه.',
        en: 'Revive a stalled initiative with a ten-day trial after removing what first stopped it, and settle its future by an agreed figure.',
      },
      {
        ar: 'مساندة عضو متعثر في مهمة واحدة مدة أسبوعين، بتقسيمها إلى أربع درجات متزايدة الصعوبة، ووضع علامة أمامه على كل درجة أنجزها.',
        en: 'Guide a member stuck on one task through four steps of rising difficulty in two weeks, visibly marking each step the member completes.',
      },
    ],
    balanced: [
      {
        ar: 'مناقشة أكثر أعمال الفريق تأخراً مرتين خلال أسبوعين في ربع ساعة، لمعرفة ما جُرّب وما بقي، وإزالة عقبة واحدة كل مرة.',
        en: "Examine the team's most delayed work twice in two weeks for fifteen minutes, asking what was tried and what remains, and remove one obstacle.",
      },
      {
        ar: 'الاتفاق مع كل عضو على علامة تدل على أن جهده يثمر، كعدد الأخطاء أو مدة الإنجاز، ومراجعتها معه بعد عشرة أيام.',
        en: 'Agree with each member on a sign that effort is paying, such as errors or completion time, and review it together after ten days.',
      },
    ],
    priority: [
      {
        ar: 'تقليص هدف متأخر واحد إلى جزء يُنجز في خمسة أيام، وإعلان اكتماله للفريق قبل تحديد الجزء التالي وموعده.',
        en: 'Cut one delayed goal to a part that takes five days, and announce its completion to the team before setting the next part and date.',
      },
      {
        ar: 'تأجيل إيقاف أي محاولة متعثرة لا ضرر في انتظارها ثلاثة أيام، وأخذ فكرتين لإنقاذها من الفريق، وتجربة إحداهما قبل الحسم.',
        en: 'Delay stopping any faltering attempt by three days where waiting is harmless, take two rescue ideas from the team, and try one before deciding.',
      },
    ],
  },
  INF: {
    clear: [
      {
        ar: 'تفويض مهمة كاملة مدة أسبوعين إلى أحد أعضاء الفريق مع صلاحياتها، والاكتفاء بموعدين للمتابعة، والتحقق من تسليمها في وقتها دون تدخل.',
        en: 'Delegate one whole task to a team member for two weeks with full authority and two checking dates, and see it delivered without intervention.',
      },
      {
        ar: 'عقد اتفاق مع مسؤول قسم أو منشأة أخرى على غرض مشترك يتحقق في أسبوعين، وكتابة دور كل طرف، وإعلان ما تحقق.',
        en: "Settle with the head of another section or business one shared two-week aim, write down each side's part, and announce what was achieved.",
      },
    ],
    balanced: [
      {
        ar: 'شرح سبب كل قرار مهم للفريق في دقيقتين عند إعلانه مدة أسبوعين، ودعوة أحدهم إلى إعادته بكلماته للتأكد من وصوله.',
        en: 'Explain the reason for each major decision to the team in two minutes for two weeks, and check by inviting one member to restate it.',
      },
      {
        ar: 'تحديد ثلاثة أشخاص يحتاج قرار قريب إلى تأييدهم، ولقاء كل منهم ربع ساعة خلال أسبوعين قبل إعلانه، وعدّ الاعتراضات التي عولجت.',
        en: 'Name three people whose support a decision needs, meet each for fifteen minutes within two weeks before announcing it, and count the objections resolved.',
      },
    ],
    priority: [
      {
        ar: 'بدء كل يوم من أسبوع واحد بلقاء من خمس دقائق مع الفريق تُعلن فيه أولوية اليوم، وعدّ الأيام التي أُنجزت فيها.',
        en: "Begin each day of one week with a five-minute team meeting that announces the day's priority, and count the days it was met.",
      },
      {
        ar: 'إيصال إنجاز الفريق وحاجاته إلى الإدارة أو الشركاء بعرض من خمس دقائق خلال أسبوعين، وتدوين ما استجيب له من طلبات.',
        en: "Put the team's achievement and needs before management or partners in a five-minute talk within two weeks, and note which requests were met.",
      },
    ],
  },
}
