import type { OccupationPage } from './occupation-page.ts'

export const finance: readonly OccupationPage[] = [
  {
    id: 'FIN-01',
    day: {
      ar: 'تسجيل قيود الشهر من الفواتير وكشوف البنك، ومطابقة الأرصدة، وبحث فرق بسيط حتى يُعرف مصدره، ثم إعداد ميزان المراجعة والقوائم المالية. وفي مكاتب المراجعة تُزار الشركات، وتُسحب عينات من العقود والمخزون، ويُسأل الموظفون عن سند كل مبلغ، وتُدوَّن الملاحظات في أوراق عمل يراجعها مدير الفريق قبل إصدار التقرير.',
      en: "Posting the month's entries from invoices and bank statements, reconciling balances, tracing a small difference until its source is known, then preparing the trial balance and the statements. In audit firms, visiting companies, drawing samples of contracts and stock, asking staff for the support behind an amount, and writing findings into working papers that the team manager reviews before the report is issued.",
    },
    wayIn: {
      ar: 'بكالوريوس محاسبة، ثم التسجيل في الهيئة السعودية للمراجعين والمحاسبين. ويفيد في البداية تدريب تعاوني في مكتب مراجعة أو إدارة مالية.',
      en: "A bachelor's degree in accounting, then registration with the Saudi Organization for Chartered and Professional Accountants. A co-op placement in an audit firm or finance department helps at the start.",
    },
    firstCourse: {
      ar: 'تفيد في البداية دورة في برنامج محاسبي.',
      en: 'A course in accounting software helps at the start.',
    },
    wayOn: {
      ar: 'بعد سنوات من الخبرة وزمالة مهنية ينفتح الطريق إلى إدارة المراجعة أو الإدارة المالية.',
      en: 'After some years and a professional fellowship, the path opens to audit management or finance management.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن رقماً غير مسند يفسد القوائم كلها',
          en: 'because one unsupported figure spoils the statements as a whole',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن العمل كله بمعايير المحاسبة والمراجعة وأدواتها',
          en: 'because all of it runs by accounting and auditing standards and their tools',
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن الخطأ يظهر أولاً في فرق بين رقمين',
          en: 'because an error first shows as a difference between two figures',
        },
      },
    ],
    search: {
      ar: ['محاسب', 'مراجع حسابات', 'مدقق مالي'],
      en: ['accountant', 'auditor', 'financial auditor'],
    },
  },
  {
    id: 'FIN-02',
    day: {
      ar: 'قراءة القوائم المالية لشركة أو مشروع، وبناء نموذج في جدول حسابي يقدّر الإيراد والتدفق النقدي، وتجربة أثر تغيّر السعر أو الفائدة فيه. ثم كتابة مذكرة من صفحات قليلة بالتقدير وأسبابه ومخاطره، وعرضها على لجنة أو إدارة تسأل عن كل افتراض، وتحديثها حين تصدر نتائج الربع التالي.',
      en: "Reading the statements of a company or project, building a spreadsheet model that estimates revenue and cash flow, and testing what a change of price or interest does to it. Then writing a memo of a few pages with the estimate, its reasons and risks, presenting it to a committee that asks about every assumption, and updating it when the next quarter's results come out.",
    },
    wayIn: {
      ar: 'بكالوريوس في المالية أو الاقتصاد أو المحاسبة أو تخصص كمي، مع إتقان النماذج المالية في الجداول الحسابية. وبعض الأعمال لدى مؤسسات السوق المالية تتطلب تسجيلاً لدى هيئة السوق المالية.',
      en: "A bachelor's degree in finance, economics, accounting or a quantitative major, with a good command of financial models in spreadsheets. Some functions in capital market institutions require registration with the Capital Market Authority.",
    },
    firstCourse: {
      ar: 'دورة في بناء النماذج المالية بالجداول الحسابية هي المدخل المعتاد.',
      en: 'A course in building financial models in spreadsheets is the usual entry.',
    },
    wayOn: {
      ar: 'من تثبت دقة تقديراته يقود فريق محللين، ثم ينتقل إلى إدارة الاستثمار أو التخطيط المالي.',
      en: 'Analysts whose estimates prove sound lead a team, then move to investment management or financial planning.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن التقدير كله يقوم على نسب واتجاهات',
          en: 'because the whole estimate rests on ratios and trends',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن النتيجة لا تقوى إلا بقوة افتراضاتها',
          en: 'because a conclusion is only as strong as its assumptions',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن المذكرة تُعرض على من لم يبنِ النموذج',
          en: 'because the memo goes to people who did not build the model',
        },
      },
    ],
    search: {
      ar: ['محلل مالي', 'تحليل مالي', 'نمذجة مالية'],
      en: ['financial analyst', 'financial modelling', 'FP&A'],
    },
  },
  {
    id: 'FIN-03',
    day: {
      ar: 'مقابلة عملاء لمعرفة دخلهم والتزاماتهم وقدرتهم على تحمّل الخسارة، وتعبئة نموذج الملاءمة، ثم اقتراح توزيع بين الصناديق والصكوك والأسهم وشرح رسومه ومخاطره بلغة واضحة. وتشمل بقية اليوم متابعة السوق، ومراجعة محافظ قائمة، والاتصال بعميل قلق من هبوط، وتوثيق كل توصية وسببها في ملف تطّلع عليه إدارة الالتزام.',
      en: 'Meeting clients to learn their income, commitments and how much loss they can bear, completing the suitability form, then proposing a mix of funds, sukuk and shares and explaining its fees and risks in plain words. The rest of the day goes to following the market, reviewing existing portfolios, calling a client worried by a fall, and recording each recommendation and its reason in a file that compliance can read.',
    },
    wayIn: {
      ar: 'بكالوريوس في المالية أو الاقتصاد أو الإدارة عادة، ثم اجتياز اختبارات مؤسسات السوق المالية والتسجيل لدى هيئة السوق المالية عبر جهة مرخصة.',
      en: "Usually a bachelor's degree in finance, economics or administration, then the examinations for capital market institutions and registration with the Capital Market Authority through a licensed firm.",
    },
    firstCourse: {
      ar: 'دورة تحضيرية لاختبارات مؤسسات السوق المالية هي الأولى عادة.',
      en: 'A course that prepares for the examinations for capital market institutions is usually the first.',
    },
    wayOn: {
      ar: 'تتسع المحافظ والعملاء مع السنوات نحو إدارة الثروات.',
      en: 'Portfolios and clients grow over the years towards wealth management.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن المخاطرة تُشرح لمن لا يعرف مصطلحاتها',
          en: 'because risk is explained to people who do not know its terms',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن التوصية تُبنى على مصلحة العميل لا على العمولة',
          en: "because advice follows the client's interest, not the commission",
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن المحفظة تُقاس بالعائد والمخاطرة معاً',
          en: 'because a portfolio is measured by return and risk together',
        },
      },
    ],
    search: {
      ar: ['مستشار مالي', 'مستشار استثمار', 'إدارة ثروات'],
      en: ['financial adviser', 'investment adviser', 'wealth management'],
    },
  },
  {
    id: 'FIN-04',
    day: {
      ar: 'دراسة طلبات التمويل: التحقق من الدخل والسجل الائتماني، وحساب نسبة الالتزامات إلى الراتب أو التدفق النقدي للمنشأة، وطلب مستند ناقص، ثم كتابة توصية بالقبول أو الرفض أو بضمان إضافي. ويُتابَع بعد الصرف سداد الأقساط، ويُتصل بالمتأخرين لبحث جدولة جديدة، وتُعرض الحالات الكبيرة على لجنة الائتمان.',
      en: "Studying applications for finance: checking income and credit record, working out commitments against salary or a firm's cash flow, asking for a missing document, then writing a recommendation to accept, refuse or ask for more security. After payout, following instalments, calling people in arrears about rescheduling, and taking large cases to the credit committee.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الأعمال المصرفية أو المالية أو المحاسبة، وتدريب داخلي في مصرف أو شركة تمويل.',
      en: "A diploma or bachelor's degree in banking, finance or accounting, and in-house training in a bank or finance company.",
    },
    firstCourse: {
      ar: 'تطلب جهات كثيرة شهادة مهنية في أساسيات الائتمان من جهة تدريب مالية.',
      en: 'Many employers ask for a professional certificate in the foundations of credit from a financial training body.',
    },
    wayOn: {
      ar: 'بعد تمويل الأفراد تأتي ملفات الشركات الأكبر، ثم إدارة مخاطر الائتمان.',
      en: 'After consumer finance come larger company files, then credit risk management.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن الموافقة الخاطئة يدفع ثمنها العميل والمصرف',
          en: 'because a wrong approval costs both client and bank',
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن القدرة على السداد تُقرأ من النسب والكشوف',
          en: 'because the ability to repay is read from ratios and statements',
        },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن كل طلب ينتهي بتوصية يُسأل عنها كاتبها',
          en: 'because each file ends in a recommendation its writer answers for',
        },
      },
    ],
    search: {
      ar: ['مسؤول ائتمان', 'محلل ائتمان', 'تمويل أفراد'],
      en: ['credit officer', 'credit analyst', 'consumer finance'],
    },
  },
  {
    id: 'FIN-05',
    day: {
      ar: 'إدخال فواتير الموردين والمبيعات في النظام، ومطابقتها مع أوامر الشراء وسندات الاستلام، وإعداد سندات الصرف والقبض، ومتابعة العهد والمصروفات النثرية. وتُطابَق آخر الشهر كشوف البنك وأرصدة العملاء، ويُراسل المورّد عند وجود فرق، وتُحفظ المستندات مرتبة حتى يجدها المراجع بسهولة، ثم تُسلَّم الملفات إلى المحاسب المسؤول.',
      en: 'Entering supplier and sales invoices into the system, matching them with purchase orders and delivery notes, preparing payment and receipt vouchers, and following advances and petty cash. At month end, reconciling bank statements and customer balances, writing to a supplier about a difference, filing documents so that the auditor finds them, and handing the files to the accountant in charge.',
    },
    wayIn: {
      ar: 'دبلوم محاسبة من كلية تقنية أو كلية مجتمع، أو بكالوريوس في المحاسبة أو المالية.',
      en: "An accounting diploma from a technical or community college, or a bachelor's degree in accounting or finance.",
    },
    firstCourse: {
      ar: 'تفيد دورة في برنامج محاسبي وأخرى في ضريبة القيمة المضافة والفوترة الإلكترونية.',
      en: 'A course in accounting software and one in value added tax and electronic invoicing help.',
    },
    wayOn: {
      ar: 'يكمل بعضهم البكالوريوس، ثم ينتقل إلى المحاسبة والتسجيل المهني.',
      en: "Some complete a bachelor's degree, then move on to accounting and professional registration.",
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن المستند الناقص يوقف الصرف والمراجعة',
          en: 'because a missing document stops payment and audit',
        },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن الإقفال الشهري موعد ثابت', en: 'because the month-end close is a fixed date' },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن القيد يُدخل ببرنامج محاسبي وبمستند نظامي',
          en: 'because an entry needs the accounting system and a proper document',
        },
      },
    ],
    search: {
      ar: ['مساعد محاسب', 'محاسب مبتدئ', 'مدخل فواتير'],
      en: ['assistant accountant', 'junior accountant', 'accounts payable'],
    },
  },
  {
    id: 'FIN-06',
    day: {
      ar: 'استقبال أوامر العملاء عبر خطوط مسجلة، والتحقق من الرصيد والصلاحية، وتنفيذها في نظام التداول بالسعر والوقت المناسبين، ثم تأكيد التنفيذ. وبين الأوامر تُتابع الشاشات وإعلانات الشركات، ويُشرح للعملاء نوع الأمر وأثره، ويُعالج خطأ في كمية أو سعر قبل التسوية، وتُبلَّغ إدارة الالتزام بأي أمر يبدو تلاعباً.',
      en: 'Taking client orders on recorded lines, checking balance and authority, executing them in the trading system at the right price and time, then confirming. Between orders, watching screens and company announcements, explaining an order type and its effect to clients, correcting an error of quantity or price before settlement, and reporting to compliance any order that looks like manipulation.',
    },
    wayIn: {
      ar: 'بكالوريوس في المالية أو الاقتصاد أو ما يقاربهما، ثم اختبار التعامل في الأوراق المالية والتسجيل لدى هيئة السوق المالية عبر شركة مرخصة.',
      en: "A bachelor's degree in finance, economics or a close major, then the examination for dealing in securities and registration with the Capital Market Authority through a licensed firm.",
    },
    firstCourse: {
      ar: 'دورة تحضيرية لاختبار التعامل في الأوراق المالية هي الأولى عادة.',
      en: 'A course that prepares for the examination for dealing in securities is usually the first.',
    },
    wayOn: {
      ar: 'ينتقل من أثبت انضباطه إلى إدارة المحافظ أو مكتب المؤسسات.',
      en: 'Those who prove their discipline move on to portfolio management or the institutional desk.',
    },
    facets: [
      {
        facet: 'ADP',
        why: {
          ar: 'لأن السوق يتحرك والأوامر تتراكم في دقائق',
          en: 'because the market moves and orders pile up in minutes',
        },
      },
      {
        facet: 'ACH',
        why: {
          ar: 'لأن العمل يُقاس بأهداف واضحة كل شهر',
          en: 'because the work is measured by clear monthly targets',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الأمر يُفهم ويُؤكد بالصوت دون لبس',
          en: 'because an order is understood and confirmed aloud without doubt',
        },
      },
    ],
    search: {
      ar: ['وسيط أوراق مالية', 'متداول', 'وساطة مالية'],
      en: ['securities broker', 'dealer', 'trader'],
    },
  },
  {
    id: 'FIN-07',
    day: {
      ar: 'الاتصال بمنشآت وأفراد لديهم مركبات أو موظفون أو ممتلكات يلزم تأمينها، ومعرفة ما يخشون خسارته، ومقارنة وثائق عدة، وشرح ما تغطيه كل وثيقة وما تستثنيه. ثم إعداد عرض السعر، وجمع المستندات، وتذكير العملاء بموعد التجديد، ومساعدة عميل لا يعرف كيف يقدّم مطالبته بعد حادث مروري.',
      en: 'Contacting firms and people with vehicles, staff or property to insure, learning what loss they fear, comparing several policies, and explaining what each covers and excludes. Then preparing the quotation, collecting documents, reminding clients of renewal, and helping a client who does not know how to file a claim after a road accident.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في التأمين أو الإدارة أو التسويق، ثم التأهيل المهني الذي تطلبه هيئة التأمين.',
      en: "A diploma or bachelor's degree in insurance, administration or marketing, then the professional qualification that the Insurance Authority asks for.",
    },
    firstCourse: {
      ar: 'البداية عادة بشهادة أساسيات التأمين وتدريب في شركة أو لدى وسيط مرخص.',
      en: 'The start is usually a certificate in the foundations of insurance and training in a company or with a licensed broker.',
    },
    wayOn: {
      ar: 'تبدأ المحفظة بالأفراد ثم تتسع إلى حسابات الشركات، وبعدها إدارة فرع أو مكتب وساطة.',
      en: 'The book starts with individuals and widens to company accounts, then to running a branch or brokerage.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الاستثناءات تُشرح قبل التوقيع لا بعد الحادث',
          en: 'because exclusions are explained before signing, not after an accident',
        },
      },
      {
        facet: 'PER',
        why: { ar: 'لأن أكثر العروض تُرفض أول مرة', en: 'because most offers are refused the first time' },
      },
      {
        facet: 'ACH',
        why: {
          ar: 'لأن لكل شهر هدفاً من الوثائق الجديدة والمجددة',
          en: 'because each month has its target for new and renewed policies',
        },
      },
    ],
    search: {
      ar: ['مبيعات تأمين', 'وسيط تأمين', 'تأمين طبي'],
      en: ['insurance sales', 'insurance broker', 'medical insurance'],
    },
  },
  {
    id: 'FIN-08',
    day: {
      ar: 'تنظيف بيانات المطالبات والحوادث، وتقدير احتمال الخسارة وكلفتها بنماذج إحصائية على الحاسب، وحساب القسط أو المخصص الذي يكفي لسدادها بعد سنوات. وتُختبر النماذج بسيناريوهات سيئة، ويُقارن التقدير بما وقع فعلاً، ويُكتب تقرير يوضح الافتراضات للإدارة والجهة الرقابية، ويُشرح لفريق التسعير سبب ارتفاع فئة أو انخفاضها.',
      en: 'Cleaning claims and accident data, estimating the chance and cost of loss with statistical models on a computer, and working out the premium or reserve that will cover it years later. Models are tested against bad scenarios and estimates compared with what really happened; a report sets out the assumptions for management and the regulator, and the pricing team hears why one class rose or fell.',
    },
    wayIn: {
      ar: 'بكالوريوس في العلوم الاكتوارية أو الرياضيات أو الإحصاء، ثم اختبارات جمعية اكتوارية دولية خطوة خطوة أثناء العمل. وتلزم البرمجة الإحصائية والقراءة بالإنجليزية.',
      en: "A bachelor's degree in actuarial science, mathematics or statistics, then the examinations of an international actuarial society, step by step while working. Statistical programming and reading English are needed.",
    },
    firstCourse: {
      ar: 'تفيد دورة في البرمجة الإحصائية وأخرى تحضّر لأول اختبار اكتواري في الاحتمالات.',
      en: 'A course in statistical programming and one that prepares for the first actuarial examination, in probability, help.',
    },
    wayOn: {
      ar: 'تكتمل الاختبارات على مدى سنوات حتى الزمالة الاكتوارية.',
      en: 'The examinations are completed over years up to an actuarial fellowship.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن السعر كله تقدير احتمالي من بيانات',
          en: 'because the whole price is an estimate of probability drawn from data',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن النموذج استنتاج من افتراضات معلنة',
          en: 'because a model is a conclusion from stated assumptions',
        },
      },
      {
        facet: 'MAS',
        why: {
          ar: 'لأن طريق الزمالة تعلّم واختبارات تمتد سنوات',
          en: 'because the fellowship is years of study and examinations',
        },
      },
    ],
    search: {
      ar: ['اكتواري', 'محلل اكتواري', 'إحصائي'],
      en: ['actuary', 'actuarial analyst', 'statistician'],
    },
  },
  {
    id: 'FIN-09',
    day: {
      ar: 'مراجعة السيولة والمدفوعات صباحاً مع فريق المحاسبة، واعتماد المصروفات ضمن الموازنة، ومناقشة مدير مشروع في تجاوز بنده. ثم التفاوض مع مصرف على تسهيلات، وإعداد توقعات الربع لمجلس الإدارة، والإجابة عن أسئلة المراجع الخارجي، وتوزيع العمل على الفريق آخر الشهر، والحسم بين مشروعين لا تكفي الموازنة لكليهما.',
      en: "Reviewing cash and payments with the accounting team in the morning, approving spending within the budget, and discussing an overrun with a project manager. Then negotiating facilities with a bank, preparing the quarter's forecast for the board, answering the external auditor, sharing out the month-end work, and deciding between two projects when the budget cannot carry both.",
    },
    wayIn: {
      ar: 'بكالوريوس في المحاسبة أو المالية وخبرة سنوات في المحاسبة أو المراجعة أو التخطيط المالي.',
      en: "A bachelor's degree in accounting or finance and years in accounting, auditing or financial planning.",
    },
    firstCourse: {
      ar: 'تُطلب كثيراً شهادة مهنية في المحاسبة الإدارية أو زمالة محاسبين، وتفيد قبلها دورة في التخطيط المالي.',
      en: "A professional certificate in management accounting or an accountants' fellowship is often asked for; a course in financial planning helps before it.",
    },
    wayOn: {
      ar: 'مع مجموعة أكبر وخبرة في التمويل تأتي الإدارة المالية التنفيذية وعضوية لجان المجلس.',
      en: 'With a larger group and experience of funding comes executive finance leadership and a seat on board committees.',
    },
    facets: [
      {
        facet: 'DEC',
        why: { ar: 'لأن المال المحدود يوجب الاختيار والحسم', en: 'because limited money forces a choice' },
      },
      {
        facet: 'INF',
        why: {
          ar: 'لأن المدير المالي يُساءل عن القوائم وعن الفريق',
          en: 'because the finance manager answers for the statements and the team',
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الموازنة والتوقعات خطط بمواعيد',
          en: 'because budgets and forecasts are plans with dates',
        },
      },
    ],
    search: {
      ar: ['مدير مالي', 'مدير حسابات', 'رئيس قسم مالي'],
      en: ['finance manager', 'chief accountant', 'financial controller'],
    },
  },
  {
    id: 'FIN-10',
    day: {
      ar: 'فتح الفرع والتحقق من النقد وأجهزة الصرف مع المشرفين، وتوزيع الموظفين على النوافذ والمكاتب، ومتابعة أهداف الحسابات والتمويل. ويُستقبل عميل غاضب من رفض طلبه، وتُعتمد عمليات تتجاوز صلاحية الموظفين، وتُراجع مستندات فتح حساب مشتبه فيه، وتُزار منشآت مجاورة، ويُقفل اليوم بمطابقة الخزينة وتقرير قصير للمنطقة.',
      en: 'Opening the branch and checking the cash and the cash machines with the supervisors, placing staff at windows and desks, and following targets for accounts and finance. A client angry about a refusal is received, transactions beyond staff authority approved, a doubtful account opening reviewed, firms nearby visited, and the day closed with the vault balanced and a short report to the region.',
    },
    wayIn: {
      ar: 'بكالوريوس في المالية أو الإدارة، وسنوات في خدمة العملاء والعمليات والائتمان داخل مصرف.',
      en: "A bachelor's degree in finance or administration and years in service, operations and credit inside a bank.",
    },
    firstCourse: {
      ar: 'الشهادات المهنية التي يطلبها البنك المركزي السعودي لبعض الوظائف أول ما يُدرس، ثم دورة في قيادة الفرق.',
      en: 'The professional certificates that the Saudi Central Bank asks for in some functions come first, then a course in leading teams.',
    },
    wayOn: {
      ar: 'من يدير فرعاً متوسطاً بنجاح يُنقل إلى فرع أكبر، ثم تُسند إليه منطقة كاملة.',
      en: 'After success with a medium-sized branch comes a larger one, then a whole region.',
    },
    facets: [
      {
        facet: 'INF',
        why: {
          ar: 'لأن أداء الفرع وسلوك موظفيه مسؤولية مديره',
          en: "because the branch's results and conduct are the manager's to answer for",
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الرفض والشكوى يُعالجان وجهاً لوجه',
          en: 'because refusals and complaints are handled face to face',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن النقد والهوية لا يحتملان استثناء',
          en: 'because cash and identity allow no exception',
        },
      },
    ],
    search: {
      ar: ['مدير فرع', 'مدير فرع بنك', 'عمليات الفروع'],
      en: ['branch manager', 'bank branch manager', 'branch operations'],
    },
  },
  {
    id: 'FIN-11',
    day: {
      ar: 'اختيار عملية في المنشأة حسب خطة المخاطر، مثل المشتريات أو الرواتب، ورسم خطواتها مع من ينفذونها، واختبار عينة من معاملاتها: هل اعتمدها صاحب الصلاحية وهل فُصلت المهام؟ ثم مناقشة الملاحظات مع الإدارة المعنية، والاتفاق على إجراء ومسؤول وموعد، ورفع التقرير إلى لجنة المراجعة، والعودة لاحقاً للتأكد من التنفيذ.',
      en: 'Taking a process from the risk plan, such as purchasing or payroll, charting its steps with those who do it, and testing a sample of transactions: did the right person approve, were duties separated? Then discussing findings with the department, agreeing an action, an owner and a date, reporting to the audit committee, and coming back later to see that it was done.',
    },
    wayIn: {
      ar: 'بكالوريوس في المحاسبة أو المالية أو نظم المعلومات، وبداية في فريق مراجعة داخلية أو مكتب مراجعة. وللمهنة هيئة هي الهيئة السعودية للمراجعين الداخليين.',
      en: "A bachelor's degree in accounting, finance or information systems, and a start in an internal audit team or audit firm. The profession's body is the Saudi Authority of Internal Auditors.",
    },
    firstCourse: {
      ar: 'تفيد دورة في أساسيات المراجعة الداخلية، ثم شهادة المراجع الداخلي المعتمد (CIA).',
      en: 'A course in the foundations of internal audit helps, then the certificate of Certified Internal Auditor (CIA).',
    },
    wayOn: {
      ar: 'بعد الشهادة المهنية تُسند قيادة المهام، ثم إدارة المراجعة الداخلية أو المخاطر.',
      en: 'After the certificate comes leading engagements, then heading internal audit or risk.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن الملاحظة تُكتب كما هي ولو أحرجت مسؤولاً',
          en: 'because a finding is written as it is, even if it embarrasses a manager',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن الخلل يُستنتج من خطوات العملية لا من الظن',
          en: 'because a weakness is concluded from the steps, not guessed',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن الإجراء المتفق عليه يعالج السبب لا الأثر',
          en: 'because the agreed action has to treat the cause, not the symptom',
        },
      },
    ],
    search: {
      ar: ['مراجع داخلي', 'مراجعة داخلية', 'تدقيق داخلي'],
      en: ['internal auditor', 'internal audit', 'risk and controls'],
    },
  },
  {
    id: 'FIN-12',
    day: {
      ar: 'جمع فواتير الفترة وفحص صحتها النظامية، وإعداد إقرار ضريبة القيمة المضافة وإقرار الزكاة أو الدخل، ومطابقتهما مع الدفاتر قبل تقديمهما. وتُدرس معاملة جديدة لمعرفة خضوعها أو إعفائها، ويُرد على استفسار من هيئة الزكاة والضريبة والجمارك بمستندات، ويُكتب اعتراض على الربط حين يكون للاعتراض أساس نظامي.',
      en: "Collecting the period's invoices and checking that they are valid, preparing the value added tax return and the zakat or income return, and reconciling them with the books before filing. A new transaction is studied to see whether it is taxed or exempt, a query from the Zakat, Tax and Customs Authority answered with documents, and an objection to an assessment written where the law supports one.",
    },
    wayIn: {
      ar: 'بكالوريوس محاسبة أو مالية، ومعرفة بأنظمة الزكاة والضريبة المنشورة. والبداية في إدارة مالية أو مكتب استشارات.',
      en: "A bachelor's degree in accounting or finance and knowledge of the published zakat and tax laws. The start is in a finance department or advisory firm.",
    },
    firstCourse: {
      ar: 'تفيد شهادة مهنية في ضريبة القيمة المضافة.',
      en: 'A professional certificate in value added tax helps.',
    },
    wayOn: {
      ar: 'يتفرع المسار إلى إدارة الضرائب في مجموعة شركات أو إلى مكتب استشارات ضريبية.',
      en: 'The path branches into tax management in a group of companies or tax advisory in a firm.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الحكم يتغير بتفصيل صغير في المعاملة',
          en: 'because the treatment turns on a small detail of the transaction',
        },
      },
      {
        facet: 'MAS',
        why: {
          ar: 'لأن الأنظمة والتعليمات تتجدد وتُقرأ أولاً بأول',
          en: 'because laws and guidance change and are read as they come',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن النص النظامي يُطبَّق على وقائع محددة',
          en: 'because the text of the law is applied to given facts',
        },
      },
    ],
    search: {
      ar: ['محاسب زكاة وضريبة', 'أخصائي ضرائب', 'ضريبة القيمة المضافة'],
      en: ['tax accountant', 'zakat and tax specialist', 'VAT specialist'],
    },
  },
  {
    id: 'FIN-13',
    day: {
      ar: 'مراجعة تنبيهات النظام عن تحويلات غير معتادة، ومقارنتها بنشاط العميل ودخله، وطلب تفسير أو مستند من الفرع، ثم حفظ التنبيه بسبب مكتوب أو إعداد بلاغ اشتباه سري إلى الجهة المختصة. وتُفحص أسماء العملاء على قوائم العقوبات، وتُقرأ تعليمات جديدة وتُترجم إلى إجراء، ويُدرَّب الموظفون على علامات الاشتباه.',
      en: "Reviewing system alerts on unusual transfers, comparing them with the client's business and income, asking the branch for an explanation or document, then closing the alert with a written reason or preparing a confidential suspicious transaction report to the competent authority. Names are screened against sanctions lists, new instructions read and turned into procedure, and staff trained in the signs of suspicion.",
    },
    wayIn: {
      ar: 'بكالوريوس في المالية أو القانون أو المحاسبة أو الإدارة، وبداية في عمليات مصرف أو شركة مالية.',
      en: "A bachelor's degree in finance, law, accounting or administration, and a start in the operations of a bank or financial firm.",
    },
    firstCourse: {
      ar: 'تُطلب عادة شهادة مهنية في الالتزام أو مكافحة غسل الأموال من معهد مالي معروف.',
      en: 'A professional certificate in compliance or anti-money laundering from a recognised financial institute is usually asked for.',
    },
    wayOn: {
      ar: 'من مراجعة التنبيهات إلى قيادة دراسة حالات الاشتباه، ثم إدارة الالتزام في المنشأة.',
      en: 'From reviewing alerts to leading the study of suspicious cases, then heading compliance in the firm.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن البلاغ والسرية واجبان لا خياران',
          en: 'because reporting and secrecy are duties, not choices',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن الاشتباه استنتاج من نمط لا من اسم',
          en: 'because suspicion is concluded from a pattern, not a name',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن كل خطوة محكومة بتعليمات مكتوبة',
          en: 'because every step is governed by written instructions',
        },
      },
    ],
    search: {
      ar: ['مسؤول التزام', 'مكافحة غسل الأموال', 'أخصائي امتثال'],
      en: ['compliance officer', 'AML analyst', 'compliance specialist'],
    },
  },
  {
    id: 'FIN-14',
    day: {
      ar: 'بناء نموذج تقييم لشركة تنوي الطرح أو الاستحواذ، ومقارنتها بشركات مشابهة، وإعداد عرض للعميل تُراجع أرقامه أكثر من مرة في الليلة نفسها. ثم ترتيب غرفة البيانات، ومتابعة أسئلة المحامين والمراجعين، وصياغة أجزاء من نشرة الإصدار، وحضور اجتماعات مع المستثمرين تُدوَّن فيها الأسعار والكميات التي يقبلونها.',
      en: 'Building a valuation model for a company about to list or buy another, comparing it with similar companies, and preparing a client presentation whose figures are checked several times in the same night. Then setting up the data room, following questions from lawyers and auditors, drafting parts of the prospectus, and attending investor meetings where the prices and amounts they accept are noted.',
    },
    wayIn: {
      ar: 'بكالوريوس في المالية أو المحاسبة أو الهندسة أو الاقتصاد، وبرنامج تدريب أو تدريب صيفي في مؤسسة مالية، ثم الاختبارات والتسجيل لدى هيئة السوق المالية عبر جهة مرخصة.',
      en: "A bachelor's degree in finance, accounting, engineering or economics, a graduate programme or internship in a financial firm, then the examinations and registration with the Capital Market Authority through a licensed firm.",
    },
    firstCourse: {
      ar: 'تفيد دورة في تقييم الشركات وبناء النماذج المالية.',
      en: 'A course in valuing companies and building financial models helps.',
    },
    wayOn: {
      ar: 'يبدأ المسار بالتحليل، ثم قيادة أجزاء من الصفقة، ثم جلب العملاء وإدارة الصفقات كاملة.',
      en: 'It starts with analysis, goes on to leading parts of a deal, then to winning clients and running whole deals.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن الصفقة تبدأ من تقييم يدافع عنه الفريق',
          en: 'because a deal starts from a valuation the team defends',
        },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن المواعيد تتغير والعمل يمتد ليلاً',
          en: 'because dates move and work runs into the night',
        },
      },
      {
        facet: 'ACH',
        why: {
          ar: 'لأن العمل يُقاس بصفقة تمت أو لم تتم',
          en: 'because the work is judged by whether the deal closes',
        },
      },
    ],
    search: {
      ar: ['مصرفية استثمارية', 'محلل استثمار', 'اندماج واستحواذ'],
      en: ['investment banking', 'investment analyst', 'mergers and acquisitions'],
    },
  },
  {
    id: 'FIN-15',
    day: {
      ar: 'معاينة أرض أو مبنى أو آلة: قياسها وتصويرها والتحقق من صكها أو سجلها، ثم جمع صفقات مشابهة قريبة والسؤال عن ظروفها. وفي المكتب تُجرى التسويات على المساحة والموقع والعمر، وتُقارن نتيجة طريقتين للتقييم، ويُكتب تقرير يذكر الغرض والافتراضات وتاريخ القيمة، ويُجاب عن أسئلة المصرف أو المحكمة.',
      en: "Inspecting land, a building or a machine: measuring, photographing and checking its deed or record, then gathering similar sales nearby and asking how they came about. In the office, adjusting for area, location and age, comparing the result of two methods, writing a report with purpose, assumptions and date of value, and answering the bank's or court's questions.",
    },
    wayIn: {
      ar: 'بكالوريوس في أي تخصص، وأقربها المالية والعقار والهندسة، ثم اختبارات الهيئة السعودية للمقيمين المعتمدين وساعات خبرة في منشأة مرخصة حتى الزمالة والترخيص في فرع، مثل العقار أو المنشآت أو الآلات أو أضرار المركبات.',
      en: "A bachelor's degree in any major, with finance, real estate and engineering nearest, then the examinations of the Saudi Authority for Accredited Valuers and hours of experience in a licensed firm up to the fellowship and a licence in a branch, such as property, businesses, machinery or vehicle damage.",
    },
    firstCourse: {
      ar: 'دورات الهيئة السعودية للمقيمين المعتمدين هي الأولى.',
      en: 'The courses of the Saudi Authority for Accredited Valuers come first.',
    },
    wayOn: {
      ar: 'تتدرج العضوية حتى الزمالة، ومنها إلى مكتب تقييم أو إدارة أصول.',
      en: 'Membership rises to fellowship, and from there to a valuation firm or asset management.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن القيمة تُستخرج من مقارنة صفقات مختلفة',
          en: 'because value is drawn by comparing unlike sales',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن التقرير يُعتمد عليه في تمويل وحكم',
          en: 'because loans and judgments rely on the report',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن طريقة التقييم تُختار حسب الأصل والغرض',
          en: 'because the method is chosen by asset and purpose',
        },
      },
    ],
    search: {
      ar: ['مقيّم عقاري', 'مقيّم معتمد', 'تقييم منشآت'],
      en: ['real estate valuer', 'accredited valuer', 'business valuation'],
    },
  },
  {
    id: 'FIN-16',
    day: {
      ar: 'استلام العهدة النقدية وعدّها أول الدوام، ثم خدمة المراجعين عند النافذة: إيداع وسحب وتحويل وتحديث بيانات، مع مطابقة الهوية والتوقيع في كل عملية. ويُشرح سبب تعليق حساب، ويُساعد كبير سن على الخدمة الذاتية، وتُفحص ورقة نقدية مشكوك فيها، وتُطابق العهدة مع النظام آخر اليوم حتى آخر ريال.',
      en: 'Taking and counting the cash float at the start, then serving people at the window: deposits, withdrawals, transfers and updates, with identity and signature checked each time. Explaining why an account is suspended, helping an older person with self-service, examining a doubtful banknote, and at the end balancing the float with the system to the last riyal.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في أي تخصص إداري أو مالي، وبرنامج تدريب داخلي في المصرف.',
      en: "A diploma or bachelor's degree in any business or financial major and the bank's own training programme.",
    },
    firstCourse: {
      ar: 'تُطلب بعد التعيين عادة شهادة مهنية في أساسيات العمل المصرفي.',
      en: 'A professional certificate in the foundations of banking is usually asked for after hiring.',
    },
    wayOn: {
      ar: 'من النافذة إلى خدمة العملاء الأولى أو التمويل، ثم الإشراف على عمليات الفرع.',
      en: 'From the window to senior customer service or finance, then to supervising branch operations.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن كل عملية نقد ومسؤولية شخصية',
          en: 'because every transaction is cash and a personal responsibility',
        },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن الطابور والشكوى يأتيان معاً',
          en: 'because the queue and the complaint come together',
        },
      },
      {
        facet: 'PUR',
        why: {
          ar: 'لأن بين المراجعين من يحتاج إلى من يعينه',
          en: 'because some who come need a helping hand',
        },
      },
    ],
    search: {
      ar: ['صراف بنك', 'خدمة عملاء بنك', 'موظف تلر'],
      en: ['bank teller', 'customer service representative', 'branch service'],
    },
  },
  {
    id: 'FIN-17',
    day: {
      ar: 'فتح ملف المطالبة بعد الحادث، وقراءة الوثيقة لمعرفة ما تغطيه، ثم معاينة المركبة أو المبنى وتصوير الضرر وسؤال الأطراف. ويُقارن عرض الإصلاح بأسعار السوق، ويُبحث عن علامة احتيال في الصور والإفادات، ويُقترح مبلغ التسوية أو رفض مسبب، ويُشرح القرار للمتضرر، وتُتابع المواعيد النظامية للرد والصرف.',
      en: 'Opening the claim file after an accident, reading the policy to see what it covers, then inspecting the vehicle or building, photographing the damage and asking those involved. The repair quotation is compared with market prices, photographs and statements searched for signs of fraud, a settlement or a reasoned refusal proposed, the decision explained to the person harmed, and the legal deadlines for reply and payment followed.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في التأمين أو الهندسة أو القانون أو المالية، ثم التأهيل المهني الذي تطلبه هيئة التأمين. والبداية في قسم مطالبات بشركة تأمين أو مكتب مرخص، أما تقدير أضرار المركبات ففرع ترخصه الهيئة السعودية للمقيمين المعتمدين.',
      en: "A diploma or bachelor's degree in insurance, engineering, law or finance, then the professional qualification that the Insurance Authority asks for. The start is in the claims department of an insurer or a licensed office; valuing vehicle damage is a branch licensed by the Saudi Authority for Accredited Valuers.",
    },
    firstCourse: {
      ar: 'دورة في أساسيات التأمين وتسوية المطالبات مدخل معتاد.',
      en: 'A course in the foundations of insurance and claims is a usual entry.',
    },
    wayOn: {
      ar: 'تأتي المطالبات الكبيرة والمعقدة أولاً، ثم إدارة المطالبات في شركة أو مكتب تسوية خسائر.',
      en: 'Large and complex claims come first, then claims management in an insurer or a loss adjusting office.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن الإنصاف واجب للمتضرر وللشركة معاً',
          en: 'because fairness is owed to the injured party and to the insurer',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن القرار يلزم من الوثيقة والواقعة',
          en: 'because the decision follows from policy and event',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن المتضرر يتصل غاضباً أو مصدوماً', en: 'because people call angry or in shock' },
      },
    ],
    search: {
      ar: ['مسؤول مطالبات', 'معاين أضرار', 'تسوية خسائر'],
      en: ['claims officer', 'loss adjuster', 'claims handler'],
    },
  },
]
