import type { OccupationPage } from './occupation-page.ts'

export const business: readonly OccupationPage[] = [
  {
    id: 'BUS-01',
    day: {
      ar: 'تُقابل إدارات مختلفة لمعرفة من يوقّع ماذا ولماذا تطول المعاملة، ثم يُرسم المسار وتُحسب أيام الانتظار. تُقارن الهياكل بجهات مشابهة، وتُبنى بدائل مع كلفة كل منها. تُختبر الفكرة مع من سينفذها قبل العرض، وتُعدّ شرائح قليلة للإدارة العليا، ثم تُتابع التوصيات المعتمدة حتى تصير إجراءً مكتوباً.',
      en: 'Departments are interviewed to learn who signs what and why a transaction takes so long; the path is then drawn and waiting days counted. Structures are compared with similar bodies and alternatives built with the cost of each. The idea is tested with those who will carry it out, a few slides go to senior management, and approved advice is followed up until it becomes written procedure.',
    },
    wayIn: {
      ar: 'بكالوريوس في الإدارة أو الهندسة الصناعية أو المالية من جامعة، وبداية في شركة استشارات أو إدارة تطوير.',
      en: 'A degree in administration, industrial engineering or finance from a university, starting in a consulting firm or a development department.',
    },
    firstCourse: { ar: 'تفيد شهادة في تحسين العمليات.', en: 'A process improvement certificate helps.' },
    wayOn: {
      ar: 'يتقدم العمل إلى قيادة مشروعات استشارية، ثم إدارة التطوير المؤسسي.',
      en: 'The work advances to leading consulting projects, then to managing organisational development.',
    },
    facets: [
      {
        facet: 'PRB',
        why: {
          ar: 'لأن أصل التأخير يُبحث عنه لا مظهره',
          en: 'because the root of delay is sought, not its symptoms',
        },
      },
      {
        facet: 'COM',
        why: { ar: 'لأن من يخشى التغيير يُقنع به', en: 'because those who fear change are persuaded' },
      },
      {
        facet: 'ANA',
        why: { ar: 'لأن الأيام والكلفة والبدائل تُحسب', en: 'because days, costs and options are counted' },
      },
    ],
    search: {
      ar: ['مستشار إداري', 'محلل تنظيم', 'تطوير مؤسسي'],
      en: ['management consultant', 'organisational development', 'business process analyst'],
    },
  },
  {
    id: 'BUS-02',
    day: {
      ar: 'يُكتب وصف وظيفة مع الإدارة الطالبة، ثم تُفرز السير وتُجرى مقابلات بأسئلة واحدة للجميع. يُستقبل موظف جديد ويُعرَّف بحقوقه، وتُراجع نتائج تقييم الأداء للتأكد من اتساقها. يُسمع طرفا شكوى ويُراجع نظام العمل قبل الرأي، ويُرشد من يفكر في تغيير مساره، وتُحدَّث آخر الأسبوع مؤشرات دوران الموظفين وغيابهم.',
      en: 'A job description is written with the department; then CVs are sorted and interviews held with the same questions for all. A newcomer is received and told of their rights, and performance ratings checked for consistency. Both sides of a complaint are heard and the labour law read before an opinion, somebody considering a new path is guided, and turnover and absence figures are updated.',
    },
    wayIn: {
      ar: 'بكالوريوس في الموارد البشرية أو الإدارة أو علم النفس من جامعة، مع تدريب تعاوني في إدارة موارد بشرية.',
      en: 'A degree in human resources, administration or psychology from a university with a co-operative placement in an HR department.',
    },
    firstCourse: {
      ar: 'تُطلب كثيراً شهادة مهنية معروفة في الموارد البشرية.',
      en: 'A known professional HR certificate is often asked for.',
    },
    wayOn: {
      ar: 'يُنتقل إلى دور شريك الأعمال لقطاع، ثم إدارة الموارد البشرية.',
      en: 'The work moves to the role of HR business partner for a division, then to managing HR.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن المقابلات والشكاوى تحتاج إلى إصغاء',
          en: 'because interviews and complaints need listening',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن العدل واحد مع الجميع والسرية تامة',
          en: 'because fairness is the same for all and confidentiality complete',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن مواد النظام تُطبق على حالة بعينها',
          en: 'because articles of law are applied to a case',
        },
      },
    ],
    search: {
      ar: ['أخصائي موارد بشرية', 'أخصائي توظيف', 'شريك أعمال موارد بشرية'],
      en: ['HR specialist', 'recruitment specialist', 'HR business partner'],
    },
  },
  {
    id: 'BUS-03',
    day: {
      ar: 'يُقرأ مشروع تنظيم جديد ويُسأل: من يتأثر به وكم يكلّف؟ تُجمع تجارب دول مشابهة وأرقام محلية، وتُصاغ ثلاثة خيارات واضحة مع أثر كل منها. تُعقد ورشة مع القطاع الخاص ويُسجل اعتراضه كما هو، ثم تُكتب مذكرة من صفحتين للقرار، ويُتابع بعد الإقرار هل تحقق المقصود.',
      en: 'A draft regulation is read with the questions: whom does it affect, what does it cost? Experience of similar countries and local figures are gathered, and three options framed with their effects. A workshop with the private sector is held and objections recorded as they are; a two-page paper goes up for decision, and after approval it is checked whether the aim was met.',
    },
    wayIn: {
      ar: 'بكالوريوس في الإدارة العامة أو القانون أو الاقتصاد من جامعة، ويُفضَّل الماجستير في السياسات العامة. والعمل في الوزارات والهيئات، وكثيراً ما يبدأ ببرنامج تأهيل لحديثي التخرج.',
      en: "A degree in public administration, law or economics from a university, with a preference for a master's in public policy. Work is in ministries and authorities, often starting with a graduate programme.",
    },
    firstCourse: {
      ar: 'تفيد دورة في تقييم الأثر التنظيمي أو في كتابة أوراق السياسات.',
      en: 'A course in regulatory impact assessment or in writing policy papers helps.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى رتبة أعلى في تحليل السياسات، ثم التخطيط الاستراتيجي للقطاع.',
      en: 'The work advances to senior policy analysis, then to strategic planning of a sector.',
    },
    facets: [
      {
        facet: 'LOG',
        why: { ar: 'لأن لكل مادة ما يلزم عنها', en: 'because each article has its consequences' },
      },
      {
        facet: 'ANA',
        why: { ar: 'لأن الكلفة والأثر يُقدَّران بالأرقام', en: 'because cost and effect are put in figures' },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن صاحب القرار يقرأ صفحتين لا أكثر',
          en: 'because decision makers read two pages, no more',
        },
      },
    ],
    search: {
      ar: ['محلل سياسات', 'سياسات عامة', 'أخصائي تنظيمات'],
      en: ['policy analyst', 'public policy specialist', 'regulatory analyst'],
    },
  },
  {
    id: 'BUS-04',
    day: {
      ar: 'يُراجع التوظيف المتأخر وأسباب الاستقالات مع الفريق، ثم اجتماع مع الإدارة التنفيذية حول خطة القوى العاملة للسنة. يُبتّ في عقوبة بعد قراءة التحقيق كاملاً، ويُفاوض مزود التأمين الطبي. تُعتمد تعديلات على لائحة العمل الداخلية، ويُقابل قائد قسم خسر ثلاثة من فريقه لمعرفة ما يجري فعلاً.',
      en: "Late hiring and reasons for resignations are reviewed with the team; then comes a meeting with executives on the year's workforce plan. A sanction is decided after the full inquiry is read, and the medical insurer negotiated with. Changes to internal work rules are approved, and a head of section who lost three people is met to learn what is really happening.",
    },
    wayIn: {
      ar: 'بكالوريوس في الموارد البشرية أو الإدارة من جامعة، وسنوات في أكثر من وظيفة من وظائفها مع إشراف.',
      en: 'A degree in human resources or administration from a university and years in more than one HR function with supervision.',
    },
    firstCourse: {
      ar: 'تُطلب شهادة مهنية متقدمة في الموارد البشرية، وتفيد قبلها دورة في نظام العمل.',
      en: 'An advanced professional certificate in human resources is required; a course in the labour law helps before it.',
    },
    wayOn: {
      ar: 'يصل الطريق إلى القيادة التنفيذية للموارد البشرية في مجموعة.',
      en: 'The work reaches executive HR leadership of a group.',
    },
    facets: [
      {
        facet: 'DEC',
        why: { ar: 'لأن القرارات تمس أرزاق الناس', en: "because decisions touch people's livelihoods" },
      },
      {
        facet: 'INF',
        why: {
          ar: 'لأن الإدارة العليا تُقنع بقرارات تخص الموظفين',
          en: 'because senior management is persuaded on decisions about staff',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن العدل والسرية لا استثناء فيهما',
          en: 'because fairness and confidentiality allow no exception',
        },
      },
    ],
    search: {
      ar: ['مدير موارد بشرية', 'رئيس موارد بشرية', 'إدارة رأس المال البشري'],
      en: ['HR manager', 'head of HR', 'human capital manager'],
    },
  },
  {
    id: 'BUS-05',
    day: {
      ar: 'تُراجع مؤشرات الخطة: ما تحقق وما تأخر ولماذا، ويُطلب من كل إدارة تفسير قصير لا تبرير. يُدار نقاش حول أولويات السنة القادمة والمال المتاح لها، وتُوقف مبادرة استهلكت أكثر مما أعطت. يُعدّ عرض مجلس الإدارة ويُختبر كل رقم فيه، وتُنسق الخطة التنفيذية مع الجهات الشريكة.',
      en: "The plan's indicators are reviewed: what was met, what is late and why; each department is asked for a short explanation, not an excuse. A discussion of next year's priorities and money is led, and an initiative that used more than it gave is stopped. The board's presentation is prepared and every figure tested, and the plan aligned with partner bodies.",
    },
    wayIn: {
      ar: 'بكالوريوس في الإدارة أو الاقتصاد أو الهندسة من جامعة، وغالباً ماجستير في إدارة الأعمال، وسنوات في التخطيط أو الاستشارات.',
      en: "A degree in administration, economics or engineering, often a master's in business administration, and years in planning or consulting.",
    },
    firstCourse: { ar: 'تفيد شهادة في قياس الأداء.', en: 'A performance measurement certificate helps.' },
    wayOn: {
      ar: 'يصل العمل إلى قيادة الاستراتيجية على مستوى الجهة.',
      en: 'The work reaches leading strategy for the whole organisation.',
    },
    facets: [
      {
        facet: 'PLN',
        why: {
          ar: 'لأن أولويات سنوات ومواردها تُرتب معاً',
          en: 'because priorities and resources are ordered over years',
        },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن ما لا ينفع يُوقف ولو كان محبوباً',
          en: 'because what does not help is stopped even when liked',
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن كل مؤشر يُفحص قبل تصديقه',
          en: 'because each indicator is tested before it is believed',
        },
      },
    ],
    search: {
      ar: ['مدير تخطيط', 'مدير استراتيجية', 'تخطيط استراتيجي'],
      en: ['planning manager', 'strategy manager', 'strategic planning'],
    },
  },
  {
    id: 'BUS-06',
    day: {
      ar: 'يُفتح تقويم المدير فيُحلّ تعارض ثلاثة مواعيد قبل وصوله، وتُقرأ المراسلات فيُجاب عن بعضها ويُرفع المهم. تُعدّ ملفات اجتماع اليوم وتُختصر في صفحة، ثم يُكتب المحضر وتُوزع المهام بمواعيدها. تُحجز رحلة وتُتابع تأشيرة، ويُردّ متصل ملحّ بلطف وحزم معاً، ويُعاد ترتيب المساء حين يتأخر اجتماع.',
      en: "The manager's calendar is opened and a clash of three appointments solved before arrival; letters are read, some answered and the important ones passed up. Papers for the day's meeting are prepared and cut to a page, then minutes are written and tasks given out with dates. A trip is booked and a visa followed up, an insistent caller is turned away kindly but firmly, and the evening rearranged when a meeting runs late.",
    },
    wayIn: {
      ar: 'دبلوم في إدارة المكاتب أو بكالوريوس في الإدارة من كلية أو جامعة، مع إتقان برامج المكتب والإنجليزية.',
      en: 'A diploma in office management or a degree in administration from a college or university, with a good command of office software and English.',
    },
    firstCourse: {
      ar: 'تفيد دورة في المراسلات وإدارة الاجتماعات.',
      en: 'A course in correspondence and meetings helps.',
    },
    wayOn: {
      ar: 'يُنتقل إلى إدارة مكتب تنفيذي، ثم تنسيق المشروعات.',
      en: 'The work moves to managing an executive office, then to coordinating projects.',
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن مواعيد كثيرة لا ينبغي أن تتصادم', en: 'because many appointments must not clash' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن أسرار المكتب أمانة', en: "because the office's secrets are held in trust" },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن البرنامج يتغير في لحظة', en: 'because the programme changes in a moment' },
      },
    ],
    search: {
      ar: ['سكرتير تنفيذي', 'مساعد إداري', 'مدير مكتب'],
      en: ['executive secretary', 'executive assistant', 'office manager'],
    },
  },
  {
    id: 'BUS-07',
    day: {
      ar: 'تُوزَّع المعاملات على الموظفين بحسب عبء كل منهم، ويُراجع ما تأخر عن موعده في النظام. تُدقق عينة من الردود قبل خروجها، ويُدرَّب موظف جديد على الإجراء، ويُعاد توزيع العمل حين يغيب اثنان. تُتابع طلبات القرطاسية والصيانة، ويُعالج خلاف على الإجازات بعدل، ويُرفع تقرير أسبوعي بالأعداد.',
      en: 'Transactions are shared among clerks by load, and what is overdue in the system is looked into. A sample of replies is checked before leaving, a newcomer is trained in procedure and work shared again when two are absent. Stationery and repairs are followed up, a dispute over leave is settled fairly, and a weekly report of counts is sent up.',
    },
    wayIn: {
      ar: 'دبلوم في الإدارة المكتبية أو بكالوريوس في الإدارة، وسنتان أو أكثر في العمل المكتبي.',
      en: 'A diploma in office administration or a degree in administration, and two or more years of office work.',
    },
    firstCourse: { ar: 'تفيد دورة قصيرة في الإشراف.', en: 'A short supervision course helps.' },
    wayOn: {
      ar: 'يتسع العمل إلى إدارة الخدمات المساندة كلها.',
      en: 'The work widens to managing all support services.',
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن العبء يُوزع حتى لا يتراكم', en: 'because load is shared so that nothing piles up' },
      },
      {
        facet: 'TEA',
        why: { ar: 'لأن الخلاف الصغير يُسوّى قبل أن يكبر', en: 'because small quarrels are settled early' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن الردود تُدقق قبل خروجها', en: 'because replies are checked before they go out' },
      },
    ],
    search: {
      ar: ['مشرف إداري', 'رئيس قسم إداري', 'مشرف مكتب'],
      en: ['office supervisor', 'administrative supervisor', 'admin team leader'],
    },
  },
  {
    id: 'BUS-08',
    day: {
      ar: 'يُتصل بشركة لمعرفة ما تحتاج إليه فعلاً قبل قبول الطلب، ثم يُبحث في قواعد السير والشبكات المهنية ويُحادَث عشرة مرشحين. تُفحص شهادات العمل وتُرسل قائمة من ثلاثة مع سبب ترشيح كل منهم. تُرتب المقابلات ويُفاوَض على موعد المباشرة، ويُبلَّغ بصدق من لم يُقبل، ويُسأل صاحب العمل بعد شهر عن النتيجة.',
      en: 'A company is called to learn what it truly needs before the order is taken; then databases and professional networks are searched and ten candidates spoken to. Work certificates are checked and a list of three sent with reasons. Interviews are arranged and the starting date negotiated, those not chosen are told honestly and the employer is asked after a month how it went.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الإدارة أو الموارد البشرية، وبداية في مكتب توظيف أو قسم استقطاب. ويُعمل وفق تراخيص وزارة الموارد البشرية والتنمية الاجتماعية لمكاتب التوظيف.',
      en: 'A diploma or degree in administration or human resources, starting in an employment office or a talent team. Employment offices work under licences of the Ministry of Human Resources and Social Development.',
    },
    firstCourse: {
      ar: 'تفيد دورة في المقابلة والاستقطاب.',
      en: 'A course in interviewing and recruitment helps.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى استقطاب الكفاءات القيادية، ثم إدارة حسابات الشركات.',
      en: 'The work advances to executive search, then to managing company accounts.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن المرشحين والشركات يُحادَثون كل يوم',
          en: 'because candidates and companies are talked to daily',
        },
      },
      {
        facet: 'ACH',
        why: { ar: 'لأن الطلب يُغلق في مدة محددة', en: 'because orders are filled within a set time' },
      },
      {
        facet: 'PER',
        why: { ar: 'لأن الرفض يتكرر ويليه سعي آخر', en: 'because refusals are met with another try' },
      },
    ],
    search: {
      ar: ['أخصائي استقطاب', 'مستشار توظيف', 'مسؤول توظيف'],
      en: ['talent acquisition', 'recruitment consultant', 'recruiter'],
    },
  },
  {
    id: 'BUS-09',
    day: {
      ar: 'تُراجع محفظة المشروعات البحثية: أيها اقترب من نموذج يعمل وأيها ينبغي إيقافه. يُناقش الباحثون في نتيجة سلبية وما تُعلّمه، ثم يُكتب طلب تمويل وتُحدد ملكية الاختراع مع القانونيين. يُزار مختبر جامعة شريكة، ويُعرض على إدارة المبيعات ما قد يصير منتجاً، وتُعتمد تجهيزات ومواعيد التجارب القادمة.',
      en: "The portfolio of research projects is reviewed: which is near a working model and which should stop. Researchers discuss a negative result and what it teaches; then a funding request is written and ownership of an invention settled with lawyers. A partner university's laboratory is visited, the sales department is shown what may become a product, and equipment and dates for coming trials approved.",
    },
    wayIn: {
      ar: 'ماجستير أو دكتوراه في تخصص علمي أو هندسي، وسنوات من البحث والإشراف على فريق. والعمل في الشركات الكبيرة ومراكز البحث والجامعات.',
      en: "A master's or doctorate in a scientific or engineering subject and years of research and team supervision. Work is in large companies, research centres and universities.",
    },
    firstCourse: {
      ar: 'تفيد دورة في إدارة المشاريع البحثية وأخرى في حماية الملكية الفكرية.',
      en: 'A course in managing research projects and one in protecting intellectual property help.',
    },
    wayOn: {
      ar: 'يصل الطريق إلى قيادة الابتكار في الجهة.',
      en: 'The work reaches leading innovation in the organisation.',
    },
    facets: [
      {
        facet: 'DEC',
        why: {
          ar: 'لأن ما يستمر وما يتوقف يُختار كل ربع سنة',
          en: 'because what goes on and what stops is chosen each quarter',
        },
      },
      {
        facet: 'MAS',
        why: { ar: 'لأن العلم يتقدم ولا بد من متابعته', en: 'because science moves and must be followed' },
      },
      { facet: 'PER', why: { ar: 'لأن كثيراً من التجارب لا ينجح', en: 'because many trials fail' } },
    ],
    search: {
      ar: ['مدير بحث وتطوير', 'مدير ابتكار', 'إدارة البحث والابتكار'],
      en: ['R&D manager', 'research manager', 'innovation manager'],
    },
  },
  {
    id: 'BUS-10',
    day: {
      ar: 'تُقرأ أرقام المبيعات والنقد قبل الثامنة، ثم تُعقد اجتماعات متتابعة: شريك يعرض صفقة، ومدير يطلب وظائف، ومراجع يشرح ملاحظة. يُوازن بين التوسع والسيولة ويُعلن القرار مع سببه. يُزار فرع دون موعد ويُسأل الموظفون، ويُعدّ تقرير المجلس، وتُعالج أزمة سمعة أو انقطاع مورّد رئيس في اليوم نفسه.',
      en: 'Sales and cash figures are read before eight; meetings follow: a partner offers a deal, a manager asks for posts, an auditor explains a finding. Expansion is weighed against cash and the decision given with its reason. A branch is visited unannounced and staff are questioned, the board report prepared, and a reputation crisis or supplier failure dealt with the same day.',
    },
    wayIn: {
      ar: 'بكالوريوس في أي تخصص مناسب، وغالباً ماجستير في إدارة الأعمال، وسنوات طويلة من قيادة إدارات أو فروع بنتائج تُقاس. ويصل بعضهم من تأسيس شركة.',
      en: "A degree in a suitable subject, often a master's in business administration, and many years of leading departments or branches with measured results. Some arrive by founding a company.",
    },
    firstCourse: {
      ar: 'تفيد دورة في قراءة القوائم المالية لغير الماليين، ثم برنامج قيادة تنفيذية.',
      en: 'A course in reading financial statements for others than accountants helps, then an executive leadership programme.',
    },
    wayOn: {
      ar: 'يتجه الطريق إلى قيادة مجموعة أو عضوية مجالس الإدارة.',
      en: 'The work leads to heading a group or sitting on boards.',
    },
    facets: [
      {
        facet: 'INF',
        why: {
          ar: 'لأن المساءلة أمام الملّاك عن كل شيء',
          en: 'because one answers to the owners for everything',
        },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن القرار يُتخذ ببيانات ناقصة ووقت ضيق',
          en: 'because decisions come with partial data and little time',
        },
      },
      {
        facet: 'ACH',
        why: {
          ar: 'لأن أهداف السنة تُقاس بلا أعذار',
          en: "because the year's goals are measured without excuses",
        },
      },
    ],
    search: {
      ar: ['مدير عام', 'رئيس تنفيذي', 'مدير تنفيذي'],
      en: ['general manager', 'chief executive', 'managing director'],
    },
  },
  {
    id: 'BUS-11',
    day: {
      ar: 'يُحدَّث الجدول بعد سؤال كل مسؤول عمّا أنجزه، فيظهر أن تأخر مورّد واحد يؤخر الافتتاح. يُعقد اجتماع قصير لإيجاد بديل، ويُسجل طلب تغيير مع أثره في الكلفة والوقت قبل قبوله. تُراجع قائمة المخاطر، ويُرسل تقرير من صفحة يقول الحقيقة بالألوان، ويُتابع توقيع محضر الاستلام لكل مرحلة.',
      en: 'The schedule is updated after each owner is asked what is done, which shows that one late supplier will delay the opening. A short meeting looks for another way, and a change request is recorded with its effect on cost and time before it is accepted. The risk list is reviewed, a one-page report tells the truth in colours, and acceptance of each stage is signed off.',
    },
    wayIn: {
      ar: 'بكالوريوس في الإدارة أو الهندسة أو الحاسب، وسنتان في تنسيق مشروع أو تنفيذه.',
      en: 'A degree in administration, engineering or computing and two years coordinating or carrying out a project.',
    },
    firstCourse: {
      ar: 'الشهادة التأسيسية في إدارة المشاريع ثم الاحترافية من أكثر ما يُطلب.',
      en: 'A foundation project management certificate, then the professional one, are among the most requested.',
    },
    wayOn: {
      ar: 'يتسع العمل من مشروع إلى برنامج، ثم مكتب إدارة المشاريع.',
      en: 'The work widens from a project to a programme, then to a project management office.',
    },
    facets: [
      { facet: 'PLN', why: { ar: 'لأن المهام متعلق بعضها ببعض', en: 'because tasks hang on one another' } },
      { facet: 'COM', why: { ar: 'لأن الخبر السيئ يُبلَّغ مبكراً', en: 'because bad news is told early' } },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن كل تغيير يُقبل أو يُردّ بأثره',
          en: 'because changes are accepted or refused on their effect',
        },
      },
    ],
    search: {
      ar: ['مدير مشروع', 'منسق مشاريع', 'أخصائي إدارة مشاريع'],
      en: ['project manager', 'project coordinator', 'PMO specialist'],
    },
  },
  {
    id: 'BUS-12',
    day: {
      ar: 'يُستقبل الزائر بالتحية وتُسجل هويته وتُطبع له بطاقة، ثم يُبلَّغ من يقصده. يرنّ الهاتف في أثناء ذلك فيُحوَّل المتصل إلى القسم الصحيح أو تُؤخذ رسالته كاملة. تُستلم الطرود وتُسلَّم بتوقيع، وتُحجز قاعات الاجتماع وتُفحص نظافتها قبل كل موعد، ويُعامَل من جاء بلا موعد بلطف يحفظ النظام.',
      en: 'The visitor is greeted, identity recorded and a badge printed, then the host is told. Meanwhile the phone rings; the caller is passed to the right section or the message taken in full. Parcels are received and handed over against signature, meeting rooms booked and checked, and those without appointment treated kindly but by the rules.',
    },
    wayIn: {
      ar: 'الثانوية العامة مع لباقة وإجادة للحاسب، ويُفضَّل دبلوم في الإدارة المكتبية وإنجليزية مقبولة.',
      en: 'Secondary school with good manners and computer skills; a diploma in office administration and fair English are preferred.',
    },
    firstCourse: {
      ar: 'دورة قصيرة في خدمة العملاء كافية للبدء.',
      en: 'A short customer service course is enough to start.',
    },
    wayOn: {
      ar: 'يأتي الإشراف على الاستقبال، ثم السكرتارية أو إدارة المكتب.',
      en: 'Supervising reception comes next, then secretarial work or office management.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الاستقبال أول من يكلّم الزائر',
          en: 'because reception is the first to speak to a visitor',
        },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن الهاتف والزائر والطرد تأتي في دقيقة',
          en: 'because phone, visitor and parcel come in one minute',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن المكان مرتب والمواعيد محفوظة', en: 'because the desk is tidy and appointments kept' },
      },
    ],
    search: {
      ar: ['موظف استقبال', 'استقبال', 'خدمة زوار'],
      en: ['receptionist', 'front desk', 'guest relations'],
    },
  },
  {
    id: 'BUS-13',
    day: {
      ar: 'تُقيَّد المعاملات الواردة برقم وتاريخ وتُحال إلى أصحابها، ويُتابع ما لم يُجَب عنه منذ أسبوع. تُكتب خطابات بالصيغة المعتمدة وتُراجع أسماؤها وأرقامها، وتُدخل بيانات من نماذج ورقية إلى جدول. تُصوَّر الملفات وتُحفظ بأسماء يسهل العثور عليها، ويُحدَّث سجل الحضور، وتُطلب القرطاسية والأحبار قبل نفادها بوقت كافٍ.',
      en: 'Incoming papers are entered with number and date and passed on, and what has waited a week is followed up. Letters are typed in the approved form and names and figures checked; data from paper forms goes into a table. Files are scanned and saved under names easy to find, the attendance record is kept and stationery ordered before it runs out.',
    },
    wayIn: {
      ar: 'الثانوية العامة مع إجادة للحاسب، أو دبلوم في الإدارة المكتبية من كلية تقنية أو معهد.',
      en: 'Secondary school with computer skills, or a diploma in office administration from a technical college or institute.',
    },
    firstCourse: {
      ar: 'دورة في الحاسب والطباعة تكفي للبدء.',
      en: 'A course in computers and typing is enough to start.',
    },
    wayOn: {
      ar: 'يُنتقل إلى السكرتارية التنفيذية، ثم الإشراف على مكتب.',
      en: 'The work moves to executive secretarial work, then to supervising an office.',
    },
    facets: [
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الوارد يُرتب حتى لا يضيع شيء',
          en: 'because incoming work is ordered so that nothing is lost',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن الاسم والرقم يُراجعان كل مرة', en: 'because names and figures are checked each time' },
      },
      {
        facet: 'STD',
        why: { ar: 'لأن للمكاتبات والحفظ صيغة متبعة', en: 'because letters and filing have a set form' },
      },
    ],
    search: {
      ar: ['سكرتير', 'إدخال بيانات', 'كاتب إداري'],
      en: ['secretary', 'data entry clerk', 'office clerk'],
    },
  },
  {
    id: 'BUS-14',
    day: {
      ar: 'يُفتح الحساب في منصات العمل والتأمينات، فتُوثَّق عقود جديدة وتُجدَّد رخص وإقامات قبل انتهائها. تُحسب الإجازات والغياب لمسيّر الشهر، ويُطابق كل مبلغ بسنده قبل رفعه. يُجاب موظف عن رصيد إجازته المتبقي، ويُتابع اعتراض لدى جهة حكومية حتى يُغلق، وتُحفظ الملفات كاملة ومرتبة استعداداً لأي تفتيش.',
      en: 'Accounts on the labour and social insurance platforms are opened: new contracts are documented and permits renewed before they expire. Leave and absence are worked out for the monthly payroll, each amount matched to its paper. An employee is told what leave remains, an objection at a government office is followed up and files kept complete for any inspection.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الإدارة أو الموارد البشرية من كلية أو جامعة، مع معرفة بنظام العمل والمنصات الحكومية.',
      en: 'A diploma or degree in administration or human resources from a college or university, with knowledge of the labour law and government platforms.',
    },
    firstCourse: {
      ar: 'دورة في شؤون الموظفين مدخل معتاد.',
      en: 'A course in personnel administration is a usual entry.',
    },
    wayOn: {
      ar: 'يأتي الإشراف على شؤون الموظفين، ثم إدارة الموارد البشرية.',
      en: 'Supervising personnel work comes next, then managing HR.',
    },
    facets: [
      {
        facet: 'QUA',
        why: { ar: 'لأن مبلغاً أو تاريخاً خطأ يضر موظفاً', en: 'because a wrong sum or date harms an employee' },
      },
      {
        facet: 'STD',
        why: { ar: 'لأن لكل معاملة خطوات نظامية', en: 'because each transaction has its legal steps' },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن مواعيد التجديد لا ينبغي أن تفوت', en: 'because renewal dates must not pass' },
      },
    ],
    search: {
      ar: ['شؤون موظفين', 'علاقات حكومية', 'معقب'],
      en: ['personnel officer', 'government relations officer', 'HR administrator'],
    },
  },
  {
    id: 'BUS-15',
    day: {
      ar: 'يُفتح المحل ويُعدّ صندوق الأمس ويُطابق بالمبيعات، ثم يُطلب ما نقص من مورّد بعد مساومة على السعر والأجل. يُدرَّب موظف جديد ويُردّ على تقييم غاضب في الخرائط. تُنشر صورة عرض جديد وتُحسب كلفته أولاً، وتُقدَّم الإقرارات وتُدفع فاتورة الضريبة، ويُقرَّر مساءً هل يبقى منتج لا يُباع.',
      en: "The shop is opened, yesterday's till counted and matched with sales, and what ran short ordered after bargaining on price and credit. A newcomer is trained and an angry review on the map answered. A new offer is costed before its picture goes out, tax returns filed and the tax paid, and in the evening it is decided whether a product that does not sell stays.",
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل، وتلزم فكرة مجرّبة ورأس مال محسوب وسجل تجاري أو وثيقة عمل حر، وللمحل رخصة بلدية. وتقدم الهيئة العامة للمنشآت الصغيرة والمتوسطة إرشاداً وتدريباً، وبعض الأنشطة تحتاج إلى ترخيص خاص.',
      en: "No qualification is required; it takes a tested idea, a planned sum of capital and a commercial registration or freelance document, and for a shop a municipal licence. The Small and Medium Enterprises General Authority (Monsha'at) gives guidance and training, and some activities need a permit of their own.",
    },
    firstCourse: {
      ar: 'دورة في خطة العمل وحساب الكلفة هي الأولى عادة.',
      en: 'A course in the business plan and in counting costs is usually the first.',
    },
    wayOn: {
      ar: 'يكبر المشروع إلى فروع أو امتياز، أو تُنقل خبرته إلى شركة أخرى.',
      en: 'The business grows into branches or a franchise, or its experience goes to another company.',
    },
    facets: [
      {
        facet: 'DEC',
        why: { ar: 'لأن كل قرار يُدفع ثمنه من المال الخاص', en: "because each choice uses one's own money" },
      },
      {
        facet: 'PER',
        why: { ar: 'لأن شهوراً تمضي قبل أن يثبت الربح', en: 'because months pass before profit is steady' },
      },
      {
        facet: 'AUT',
        why: {
          ar: 'لأن خطة اليوم لا يضعها أحد غير صاحب المشروع',
          en: "because nobody else sets the day's plan",
        },
      },
    ],
    search: {
      ar: ['رائد أعمال', 'صاحب مشروع', 'إدارة محل'],
      en: ['entrepreneur', 'small business owner', 'store owner'],
    },
  },
  {
    id: 'BUS-16',
    day: {
      ar: 'تُلبس السماعة وتُفتح الشاشات، ثم مكالمة كل بضع دقائق: شحنة تأخرت، فاتورة غير مفهومة، حساب موقوف. يُتحقق من هوية المتصل ويُسأل بإيجاز، ويُحل الطلب أو تُفتح تذكرة برقم وموعد. يُخفض الصوت مع متصل يصرخ، وتُكتب ملاحظة يفهمها من يأتي بعد، وتُسمع مكالمة مسجلة مع المشرف لتحسينها.',
      en: 'The headset goes on and screens open; then a call every few minutes: a late parcel, an unclear bill, a blocked account. Identity is checked and short questions asked, and the request solved or a ticket opened with number and date. The voice is lowered with a shouting caller, a note left that the next person understands, and a recorded call heard with the supervisor to do better.',
    },
    wayIn: {
      ar: 'الثانوية العامة أو دبلوم، مع لغة واضحة وسرعة في الحاسب، ثم تدريب أسابيع لدى جهة العمل.',
      en: "Secondary school or a diploma with clear speech and quick computer use, then some weeks of the employer's training.",
    },
    firstCourse: {
      ar: 'دورة في خدمة العملاء تعين على البدء.',
      en: 'A customer service course helps to start.',
    },
    wayOn: {
      ar: 'تُقاد مجموعة أو تُراجع الجودة، ثم إدارة مركز الاتصال.',
      en: 'Leading a group or checking quality comes next, then managing the centre.',
    },
    facets: [
      {
        facet: 'ADP',
        why: { ar: 'لأن الغضب يأتي مكالمة بعد مكالمة', en: 'because anger comes call after call' },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الطلب يُفهم في جملة ويُجاب في جملة',
          en: 'because a request is grasped and answered in a sentence',
        },
      },
      { facet: 'QUA', why: { ar: 'لأن الوعد يُكتب فيُوفى به', en: 'because a promise is noted and kept' } },
    ],
    search: {
      ar: ['خدمة عملاء', 'مركز اتصال', 'موظف كول سنتر'],
      en: ['customer service representative', 'call center agent', 'contact center'],
    },
  },
  {
    id: 'BUS-17',
    day: {
      ar: 'تبدأ الجولة فجراً بين البيوت المحمية: تُجسّ رطوبة التربة وتُقلب ورقة بحثاً عن حشرة، ثم تُضبط أوقات الري والسماد. تُوزع أعمال القطف والتعبئة على العمال، ويُقرَّر رشّ قطعة أو تركها. تُفحص المضخة، ويُتفق مع سوق الجملة على كمية الغد، وتُسجل كلفة الصندوق وكميته، ويُراقب توقع الحرارة والغبار.',
      en: "The round begins at dawn in the greenhouses: soil moisture is felt, leaves turned for insects, then irrigation and fertiliser set. Picking and packing are shared among workers, and it is decided whether to spray a plot or leave it. The pump is checked, next day's quantity agreed with the wholesale market, cost per box recorded, and heat and dust forecasts watched.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الزراعة من كلية، أو خبرة عملية في مزرعة. ويُستعان بإرشاد وزارة البيئة والمياه والزراعة.',
      en: 'A diploma or degree in agriculture from a college, or practical experience on a farm. Guidance of the Ministry of Environment, Water and Agriculture helps.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الري والزراعة المحمية.',
      en: 'A course in irrigation and greenhouse growing helps.',
    },
    wayOn: {
      ar: 'يتسع العمل إلى مزارع عدة أو شركة زراعية أو مشروع مستقل.',
      en: 'The work widens to several farms, an agricultural company or an independent enterprise.',
    },
    facets: [
      {
        facet: 'PLN',
        why: {
          ar: 'لأن للموسم والري والقطف مواعيدها',
          en: 'because seasons, water and picking have their dates',
        },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن الرش أو القطف يُقرَّر قبل تغيّر الجو',
          en: 'because spraying or picking is settled before the weather turns',
        },
      },
      {
        facet: 'PRB',
        why: { ar: 'لأن سبب ذبول النبات يُبحث عنه', en: 'because the cause of wilting must be found' },
      },
    ],
    search: {
      ar: ['مدير مزرعة', 'مهندس زراعي', 'مشرف زراعي'],
      en: ['farm manager', 'agricultural engineer', 'greenhouse supervisor'],
    },
  },
  {
    id: 'BUS-18',
    day: {
      ar: 'يُستقبل موظف جديد ويُرتَّب أسبوعه الأول ومن يرجع إليه، ثم تُقرأ نتائج استبانة الرضا ويُبحث عن سبب الاستقالات في قسم بعينه. تُعدّ ورشة للمشرفين في تقديم الملاحظات، وتُسمع شكوى من توزيع المهام دون وعد لا يُملك، وتُكتب مع أحد المديرين خطة تطوير لفريقه، ويُتابع ما نُفذ من خطط الشهر الماضي.',
      en: "A newcomer is welcomed and the first week arranged, with somebody to turn to; then the satisfaction survey is read and the reason for one department's resignations sought. A workshop for supervisors on giving feedback is prepared, a complaint about how tasks are shared is heard without promises that nobody can keep, a development plan for a team is written with its manager, and last month's plans are followed up.",
    },
    wayIn: {
      ar: 'بكالوريوس في الإدارة أو الموارد البشرية أو علم النفس، والبداية الشائعة في شؤون الموظفين أو التوظيف.',
      en: 'A degree in administration, human resources or psychology; personnel administration or recruitment is a common start.',
    },
    firstCourse: {
      ar: 'تفيد شهادة مهنية في الموارد البشرية ودورة في تصميم التدريب.',
      en: 'A professional certificate in human resources and a course in designing training help.',
    },
    wayOn: {
      ar: 'إلى شراكة الأعمال في الموارد البشرية، ثم إدارة التعلم والمواهب.',
      en: 'To HR business partner, then managing learning and talent.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الملاحظة الصعبة تُقال بحيث تُسمع',
          en: 'because hard feedback has to be said so that it is heard',
        },
      },
      {
        facet: 'PUR',
        why: {
          ar: 'لأن تقدم الآخرين ثمرة اليوم',
          en: 'because the progress of others is the yield of the day',
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن خطة التطوير التي لا تُتابع تُنسى',
          en: 'because a development plan that is not followed up is forgotten',
        },
      },
    ],
    search: {
      ar: ['أخصائي تطوير موظفين', 'تجربة الموظف', 'أخصائي تدريب وتطوير'],
      en: ['learning and development', 'employee experience', 'talent development'],
    },
  },
  {
    id: 'BUS-19',
    day: {
      ar: 'يبدأ اليوم بمؤشرات الخدمة: طلبات مفتوحة، وعقد نظافة يوشك أن ينتهي، ومركبة معطلة. تُوزع الأعمال على مشرفي النقل والأمن والمشتريات والمستودع، ويُفاوض مورد على بند، وتُراجع ميزانية الشهر مع المالية. ويُزار الموقع الذي كثرت شكاواه، ثم يُكتب قرار قصير يغيّر إجراءً، ويُتابع أثره في الأسبوع التالي.',
      en: 'The day begins with service figures: open requests, a cleaning contract about to end, a vehicle out of order. Work is shared out among the supervisors of transport, security, purchasing and stores, a clause bargained with a supplier, and the budget of the month gone over with finance. The site with most complaints is visited, then a short decision changes a procedure, and its effect is followed the week after.',
    },
    wayIn: {
      ar: 'شهادة جامعية في أي تخصص، والإدارة أقربها، وسنوات في الإشراف على خدمات أو إمداد أو عمليات، في شركة أو جهة حكومية أو قطاع عسكري.',
      en: 'A degree in any subject, of which administration is nearest, and years of supervising services, supply or operations in a company, a public body or the armed forces.',
    },
    firstCourse: {
      ar: 'تفيد شهادة في إدارة العمليات أو إدارة المشاريع.',
      en: 'A certificate in operations or project management helps.',
    },
    wayOn: {
      ar: 'من قسم واحد إلى خدمات الجهة كلها، ثم إدارة قطاع العمليات.',
      en: 'From one section to all services of the organisation, then head of operations.',
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن خدمات كثيرة تُسلَّم في يوم واحد', en: 'because many services are delivered on one day' },
      },
      {
        facet: 'INF',
        why: {
          ar: 'لأن المشرفين يعملون بما يُتفق عليه معهم',
          en: 'because supervisors do what is agreed with them',
        },
      },
      {
        facet: 'DEC',
        why: { ar: 'لأن العطل لا ينتظر لجنة', en: 'because a breakdown does not wait for a committee' },
      },
    ],
    search: {
      ar: ['مدير خدمات مساندة', 'مدير عمليات', 'مدير شؤون إدارية'],
      en: ['operations manager', 'support services manager', 'administrative services manager'],
    },
  },
  {
    id: 'BUS-20',
    day: {
      ar: 'تُقرأ رطوبة التربة في الصباح الباكر وتُضبط صمامات الري والسماد لكل قطعة، ثم يُفتش عن حشرة أو اصفرار وتُؤخذ عينة للمختبر. تُصان مضخة ومرشح ويُبدَّل أنبوب مسدود، ويُدرَّب عامل على تقليم النخل أو تعبئة الخضار. تُسجل كميات الماء والمحصول، ويُقترح على مدير المزرعة موعد الرش أو القطف.',
      en: 'Soil moisture is read early in the morning and the valves for water and fertiliser set for each plot; then leaves are searched for insects or yellowing and a sample taken for the laboratory. A pump and a filter are serviced and a blocked line replaced, and a worker shown how to prune palms or pack vegetables. Water and yield are recorded, and a date for spraying or picking proposed to the farm manager.',
    },
    wayIn: {
      ar: 'دبلوم في الزراعة أو الإنتاج النباتي أو تقنية الري من كلية تقنية، أو سنوات في مزرعة. وتُعرض الأعمال في المزارع والشركات الزراعية ومشاريع التشجير، ويفيد إرشاد وزارة البيئة والمياه والزراعة.',
      en: 'A diploma in agriculture, plant production or irrigation from a technical college, or years on a farm. Farms, agricultural companies and planting projects offer the work; guidance of the Ministry of Environment, Water and Agriculture helps.',
    },
    firstCourse: {
      ar: 'تفيد دورة في شبكات الري وأخرى في وقاية النبات.',
      en: 'A course in irrigation networks and one in plant protection help.',
    },
    wayOn: {
      ar: 'من قطعة واحدة إلى الإشراف على مزرعة، ثم إدارة إنتاجها.',
      en: 'From one plot to supervising a farm, then managing its production.',
    },
    facets: [
      {
        facet: 'STD',
        why: { ar: 'لأن جرعة السماد تُحرق إن زادت', en: 'because too much fertiliser burns the crop' },
      },
      { facet: 'PRB', why: { ar: 'لأن للاصفرار أسباباً عدة', en: 'because yellowing has several causes' } },
      {
        facet: 'ADP',
        why: { ar: 'لأن الجو يغيّر خطة اليوم', en: 'because the weather changes the plan of the day' },
      },
    ],
    search: {
      ar: ['فني زراعي', 'فني ري', 'مشرف مزرعة'],
      en: ['agricultural technician', 'irrigation technician', 'farm supervisor'],
    },
  },
  {
    id: 'BUS-21',
    day: {
      ar: 'تُروى النخيل والخضار قبل الشمس ويُفحص الثمر ويُقطف ما نضج، ثم يُفرز ويُعبأ في صناديق عليها اسم المزرعة. يُنقل بعضه إلى سوق الجملة ويُسلَّم بعضه لمتجر أو زبائن طلبوه بالهاتف. تُراجع أجور العمال وثمن السماد، ويُصلح خط ماء، ويُقرَّر ما يُزرع في الموسم المقبل بحسب ما بيع وما بقي.',
      en: 'Palms and vegetables are watered before the sun, fruit is checked and what is ripe is picked, then sorted and packed in boxes that carry the name of the farm. Some goes to the wholesale market, some to a shop or to customers who ordered by telephone. Wages and the price of fertiliser are gone over, a water line mended, and it is decided what to plant next season by what was sold and what was left.',
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل، وتلزم سنوات في مزرعة وأرض أو عقد استئجار، مع ترخيص زراعي وسجل من وزارة البيئة والمياه والزراعة. ويقدم صندوق التنمية الزراعية تمويلاً، ويفيد دبلوم في الزراعة.',
      en: 'No qualification is required; it takes years on a farm and land or a lease, with an agricultural licence and registration of the Ministry of Environment, Water and Agriculture. The Agricultural Development Fund lends; a diploma in agriculture helps.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الري وأخرى في تسويق المحاصيل.',
      en: 'A course in irrigation and one in selling produce help.',
    },
    wayOn: {
      ar: 'من بيع المحصول إلى علامة تُباع مباشرة أو تصنيع التمور، ثم مزرعة ثانية.',
      en: 'From selling the harvest to a label that is sold directly or processing of dates, then a second farm.',
    },
    facets: [
      {
        facet: 'DEC',
        why: {
          ar: 'لأن ما يُزرع اليوم يُباع بعد أشهر',
          en: 'because what is planted today is sold months later',
        },
      },
      {
        facet: 'ACH',
        why: { ar: 'لأن الدخل يتبع المحصول وبيعه', en: 'because income follows the harvest and its sale' },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الجو والسوق لا يُنتظران', en: 'because neither weather nor market waits' },
      },
    ],
    search: {
      ar: ['مزرعة خاصة', 'تسويق منتجات زراعية', 'مشروع زراعي'],
      en: ['own farm', 'farm produce sales', 'agricultural enterprise'],
    },
  },
]
