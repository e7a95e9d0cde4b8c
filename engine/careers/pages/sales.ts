import type { OccupationPage } from './occupation-page.ts'

export const sales: readonly OccupationPage[] = [
  {
    id: 'SAL-01',
    day: {
      ar: 'التحقق من خط الزيارات صباحاً، ثم المرور على محلات أو شركات: فحص الرفوف والمخزون، وعرض صنف جديد بعينة، والتفاوض على كمية وخصم ومدة سداد. وتُسجل الطلبات في الجهاز وتُحصَّل الفواتير المستحقة، ويُعالج مرتجع أو تأخر توصيل مع المستودع، ويُقفل اليوم بمقارنة المبيعات بالهدف وتحديث بيانات العملاء.',
      en: "Checking the day's route, then calling on shops or companies: looking at shelves and stock, showing a new item with a sample, negotiating quantity, discount and terms of payment. Orders are entered on the device and due invoices collected, a return or late delivery settled with the warehouse, and the day closed by setting sales against target and updating customer records.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في التسويق أو الإدارة عادة، وتقبل شركات كثيرة الثانوية مع رخصة قيادة.',
      en: "Usually a diploma or bachelor's degree in marketing or administration; many companies accept secondary school with a driving licence.",
    },
    firstCourse: {
      ar: 'البداية تدريب ميداني مع مندوب أقدم ودورة في مهارات البيع.',
      en: 'The start is field training with a more experienced representative and a course in selling.',
    },
    wayOn: {
      ar: 'من يحقق أهدافه سنوات تُسند إليه حسابات كبرى، ثم الإشراف على فريق وإدارة المبيعات.',
      en: 'Those who meet their targets for some years are given key accounts, then a team and sales management.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الصفقة تُبنى على معرفة حاجة المحل',
          en: 'because a deal rests on knowing what the shop needs',
        },
      },
      { facet: 'PER', why: { ar: 'لأن الرفض يتكرر كل يوم', en: 'because refusal comes every day' } },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن خط السير يحدد عدد الزيارات',
          en: 'because the route decides how many calls are made',
        },
      },
    ],
    search: {
      ar: ['مندوب مبيعات', 'ممثل تجاري', 'مبيعات خارجية'],
      en: ['sales representative', 'field sales', 'van sales'],
    },
  },
  {
    id: 'SAL-02',
    day: {
      ar: 'قراءة دراسة جديدة عن دواء أو جهاز قبل زيارة عيادة أو مصنع، ثم عرضه في دقائق على طبيب أو مهندس يسأل عن الدليل والمواصفات. ويُجرَّب الجهاز أمام المستخدمين، ويُجاب عن مناقصة ببيانات فنية دقيقة، ويُبلَّغ عن أثر جانبي أو عطل، وتُنظم ورشة تعريفية، وتُدوَّن نتيجة كل زيارة.',
      en: 'Reading a new study on a medicine or device before visiting a clinic or plant, then presenting it in a few minutes to a doctor or engineer who asks for evidence and specifications. The device is shown in use, a tender answered with exact technical data, a side effect or fault reported, a workshop held, and the result of each visit written down.',
    },
    wayIn: {
      ar: 'بكالوريوس في الصيدلة أو العلوم الصحية أو الهندسة أو العلوم حسب المنتج. ويحتاج مندوب الدواء عادة إلى مؤهل صحي أو علمي تقبله أنظمة المنشآت الدوائية.',
      en: "A bachelor's degree in pharmacy, health sciences, engineering or science, depending on the product. For medicines a health or science degree that the pharmaceutical rules accept is usually needed.",
    },
    firstCourse: {
      ar: 'دورة في مهارات البيع مع تدريب الشركة على منتجها هي الأولى.',
      en: "A course in selling with the company's product training comes first.",
    },
    wayOn: {
      ar: 'بعد إتقان خط منتجات يأتي دور المختص الأول أو إدارة المنتج، ثم إدارة منطقة.',
      en: 'After mastering a product line comes senior specialist or product management, then a region.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن المشتري أعلم بمجاله ويسأل عن التفاصيل',
          en: 'because the buyer is an expert and asks for details',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن العرض يُختصر في دقائق بين مريضين',
          en: 'because the talk fits into minutes between two patients',
        },
      },
      {
        facet: 'MAS',
        why: {
          ar: 'لأن الدراسات والمنتجات تتجدد كل عام',
          en: 'because new studies and products come out each year',
        },
      },
    ],
    search: {
      ar: ['مندوب طبي', 'مبيعات أجهزة طبية', 'مهندس مبيعات'],
      en: ['medical representative', 'medical device sales', 'sales engineer'],
    },
  },
  {
    id: 'SAL-03',
    day: {
      ar: 'البحث عن منشآت تحتاج إلى نظام أو سحابة أو شبكة، ومقابلة مدير التقنية لفهم ما لا يعمل اليوم، ثم ترتيب عرض حي مع مهندس الحلول. ويُعد عرض فني ومالي لمنافسة، ويُفاوَض على الرخص والدعم ومدة العقد، ويُتابع التسليم مع فريق التنفيذ، وتُحدَّث احتمالات الصفقات في نظام العملاء قبل اجتماع الأسبوع.',
      en: 'Looking for organisations that need a system, cloud or network, meeting the IT manager to learn what does not work today, then arranging a live demonstration with the solutions engineer. A technical and financial offer is prepared for a tender, licences, support and term negotiated, delivery followed with the implementation team, and deal prospects updated in the customer system before the weekly meeting.',
    },
    wayIn: {
      ar: 'بكالوريوس في الحاسب أو نظم المعلومات أو الإدارة مع معرفة تقنية، وتدريب من شركة تقنية أو موزع.',
      en: "A bachelor's degree in computing, information systems, or administration with technical knowledge, and training in a technology company or distributor.",
    },
    firstCourse: {
      ar: 'تفيد شهادات أساسية من شركات السحابة أو الشبكات.',
      en: 'Foundation certificates from cloud or network vendors help.',
    },
    wayOn: {
      ar: 'تتدرج الحسابات من منشآت متوسطة إلى جهات حكومية وكبرى، ثم إدارة المبيعات.',
      en: 'Accounts grow from medium-sized firms to government bodies and large companies, and then comes sales management.',
    },
    facets: [
      {
        facet: 'ACH',
        why: {
          ar: 'لأن الصفقات تُتابع بأهداف ربعية معلنة',
          en: 'because deals are tracked against stated quarterly targets',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن البيع يبدأ بتشخيص ما يعطّل العميل',
          en: 'because selling starts by finding what holds the client up',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن المدير المالي والفني يسمعان لغتين',
          en: 'because finance and technical heads hear different languages',
        },
      },
    ],
    search: {
      ar: ['مبيعات تقنية', 'مدير حسابات تقنية', 'مبيعات حلول'],
      en: ['IT sales', 'account manager', 'solutions sales'],
    },
  },
  {
    id: 'SAL-04',
    day: {
      ar: 'قراءة أرقام المبيعات وآراء العملاء لاختيار رسالة حملة جديدة، وكتابة موجز للمصممين، ومناقشة أفكارهم وحذف ما لا يشبه العلامة. ثم حجز مساحات إعلانية وتوزيع الموازنة بين القنوات، ومراجعة نص قبل نشره، وتنسيق إطلاق منتج مع المبيعات والمتاجر، ومقارنة ما تحقق بما كان متوقعاً في تقرير قصير.',
      en: 'Reading sales figures and customer views to choose the message of a new campaign, writing a brief for designers, discussing ideas and dropping what does not fit the brand. Then booking media and sharing the budget among channels, checking copy before it goes out, arranging a launch with sales and stores, and setting results against expectations in a short report.',
    },
    wayIn: {
      ar: 'بكالوريوس تسويق أو إدارة أو إعلام، مع ملف حملات حقيقية ولو لمشروع صغير أو جهة تطوعية.',
      en: "A bachelor's degree in marketing, administration or media, with a portfolio of real campaigns, even for a small business or a voluntary body.",
    },
    firstCourse: {
      ar: 'تفيد دورة في أساسيات التسويق وأخرى في تحليل الحملات.',
      en: 'A course in marketing basics and one in campaign analysis help.',
    },
    wayOn: {
      ar: 'بعد حملات تُعرف نتائجها تُسند علامة تجارية كاملة، ثم إدارة التسويق.',
      en: 'After campaigns with known results comes a whole brand, then marketing management.',
    },
    facets: [
      {
        facet: 'AUT',
        why: { ar: 'لأن الفكرة تُقترح ولا تُملى', en: 'because the idea is proposed, not dictated' },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن الحملة تُوقف أو تُوسَّع بأرقامها',
          en: 'because a campaign is stopped or widened by its figures',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الرسالة تُكتب لجمهور لا يُرى',
          en: 'because the message is written for people one does not see',
        },
      },
    ],
    search: {
      ar: ['أخصائي تسويق', 'تسويق وإعلان', 'منسق تسويق'],
      en: ['marketing specialist', 'marketing coordinator', 'brand executive'],
    },
  },
  {
    id: 'SAL-05',
    day: {
      ar: 'ترتيب البضاعة على الرفوف ووضع الأسعار قبل فتح المتجر، ثم استقبال الزبائن وسؤالهم عمّا يبحثون عنه، وإحضار المقاس أو البديل من المستودع، وشرح الفرق بين صنفين. ويُستبدل منتج وفق سياسة المتجر، وتُجرد رفوف وتُراجع تواريخ الصلاحية، ويُساعد على الصندوق وقت الزحام، ويُغلق القسم نظيفاً آخر المناوبة.',
      en: "Arranging goods and prices before the shop opens, then receiving customers, asking what they look for, bringing a size or substitute from the stockroom and explaining how two items differ. A product is exchanged under the shop's policy, shelves counted and expiry dates checked, a hand lent at the till at busy times, and the section left clean at the end of the shift.",
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل فوق الثانوية غالباً، والتدريب داخل المتجر في الأسابيع الأولى.',
      en: 'Usually nothing above secondary school, with training in the shop in the first weeks.',
    },
    firstCourse: {
      ar: 'تفيد دورة قصيرة في خدمة العملاء أو بيع التجزئة من معهد تدريب.',
      en: 'A short course in customer service or retail selling from a training institute helps.',
    },
    wayOn: {
      ar: 'من أتقن قسماً وجرده يُكلَّف بالإشراف عليه، ثم بإدارة متجر.',
      en: 'Those who master a section and its stock are put in charge of it, then of a shop.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن سؤالاً واحداً يكشف ما يريده الزبون',
          en: 'because one question shows what the customer wants',
        },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن الزحام يأتي في المواسم والمساء',
          en: 'because rushes come in peak seasons and in the evenings',
        },
      },
      {
        facet: 'PUR',
        why: {
          ar: 'لأن الزبون يريد من يعينه على الاختيار',
          en: 'because the customer wants help in choosing',
        },
      },
    ],
    search: {
      ar: ['بائع', 'موظف مبيعات معرض', 'مندوب مبيعات داخلي'],
      en: ['sales associate', 'shop assistant', 'showroom sales'],
    },
  },
  {
    id: 'SAL-06',
    day: {
      ar: 'فتح المتجر وعدّ عهدة الصناديق، وتوزيع الموظفين على الأقسام، وقراءة مبيعات الأمس مع الفريق. ثم مراقبة الرفوف والطوابير، والتدخل في شكوى لم تُحل، واعتماد مرتجع كبير، وتدريب موظف جديد على الصندوق. ويُطلب مخزون ناقص، وتُعد جداول دوام الأسبوع بما يراعي المواسم، وتُطابق النقدية قبل الإغلاق.',
      en: "Opening the shop and counting the tills, placing staff in sections, and going over yesterday's sales with the team. Then watching shelves and queues, stepping into a complaint that was not settled, approving a large return, and training a newcomer on the till. Missing stock is ordered, the week's rota made with seasons in mind, and cash balanced before closing.",
    },
    wayIn: {
      ar: 'خبرة في البيع داخل متجر، مع ثانوية أو دبلوم في إدارة المبيعات من كلية تقنية.',
      en: 'Experience of selling in a shop, with secondary school or a diploma in sales administration from a technical college.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الإشراف وإدارة الورديات.',
      en: 'A course in supervision and shift planning helps.',
    },
    wayOn: {
      ar: 'بعد موسمين أو ثلاثة من نتائج ثابتة تأتي إدارة المتجر، ثم عدة فروع.',
      en: 'After two or three seasons of steady results comes managing the store, then several branches.',
    },
    facets: [
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الجدول والمخزون يُعدّان قبل الزحام',
          en: 'because rota and stock are made ready before the rush',
        },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن الخلاف بين بائعين يظهر أمام الزبائن',
          en: 'because friction between staff shows before customers',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن غياب موظف يغيّر خطة اليوم', en: "because one absence changes the day's plan" },
      },
    ],
    search: {
      ar: ['مشرف معرض', 'مشرف مبيعات', 'مشرف متجر'],
      en: ['store supervisor', 'shop supervisor', 'floor supervisor'],
    },
  },
  {
    id: 'SAL-07',
    day: {
      ar: 'تشغيل النظام ووضع السماعة، ثم الاتصال بقائمة عملاء واحداً بعد آخر: تعريف بالجهة، وسؤال قصير، وعرض يناسب الجواب، وشرح الشروط كما هي، وتسجيل الموافقة أو الرفض. ويُحترم طلب عدم الاتصال، وتُعاد المكالمة في موعد اتفق عليه، ويُسمع تسجيل مكالمات مع المشرف لتحسين الجمل، وتُتابع نسبة النجاح خلال الوردية.',
      en: 'Logging in, putting on the headset and calling through a list: naming the company, asking a short question, making an offer that fits the answer, stating terms as they are, and recording yes or no. A wish not to be called is respected, a call returned at the agreed time, recordings heard with the supervisor to improve the wording, and the success rate followed through the shift.',
    },
    wayIn: {
      ar: 'ثانوية ولغة واضحة وسرعة في الكتابة، وتدريب داخلي على المنتج والنظام. وتُطلب الإنجليزية في بعض المراكز.',
      en: 'Secondary school, clear speech and quick typing, with in-house training on product and system. Some centres ask for English.',
    },
    firstCourse: {
      ar: 'تفيد دورة قصيرة في البيع بالهاتف.',
      en: 'A short course in telephone selling helps.',
    },
    wayOn: {
      ar: 'أول خطوة تدريب الزملاء الجدد، ثم قيادة فريق، ثم تخطيط الحملات الهاتفية.',
      en: 'The first step is coaching newcomers, then leading a team, then planning telephone campaigns.',
    },
    facets: [
      {
        facet: 'PER',
        why: { ar: 'لأن أغلب المكالمات تنتهي بالرفض', en: 'because most calls end in refusal' },
      },
      {
        facet: 'COM',
        why: { ar: 'لأن الصوت وحده يحمل العرض', en: 'because the voice alone carries the offer' },
      },
      {
        facet: 'ACH',
        why: { ar: 'لأن لكل وردية عدداً ونسبة', en: 'because each shift has its count and rate' },
      },
    ],
    search: {
      ar: ['تسويق هاتفي', 'مبيعات هاتفية', 'تيلي سيلز'],
      en: ['telesales', 'outbound sales agent', 'call centre sales'],
    },
  },
  {
    id: 'SAL-08',
    day: {
      ar: 'معاينة عقار جديد وتصويره والتحقق من صكه وصفة مالكه، وتوقيع عقد وساطة ونشر إعلان مرخص. ثم مرافقة باحثين عن سكن في جولة، والإجابة عن الحي والخدمات والعيوب، ونقل العروض بين الطرفين حتى يتفقا، وتوثيق عقد الإيجار إلكترونياً. وفي إدارة الأملاك تُحصَّل الدفعات وتُنسق الصيانة مع الفنيين والسكان.',
      en: "Inspecting and photographing a new property, checking its deed and the owner's standing, signing a brokerage contract and publishing a licensed advertisement. Then showing people round, answering about district, services and faults, carrying offers between the two sides until they agree, and registering the lease online. In property management, rents are collected and repairs arranged with technicians and tenants.",
    },
    wayIn: {
      ar: 'الثانوية فأعلى، ثم رخصة الهيئة العامة للعقار. والبداية عادة في مكتب مرخص مع وسيط أقدم، وتفيد رخصة قيادة ومعرفة بأحياء المدينة.',
      en: "Secondary school or above, then the licence of the Real Estate General Authority. The start is usually in a licensed office beside a more experienced broker; a driving licence and knowledge of the city's districts help.",
    },
    firstCourse: {
      ar: 'الدورة المؤهلة في الوساطة العقارية هي الأولى، وتسبق الرخصة.',
      en: 'The qualifying course in brokerage is the first and comes before the licence.',
    },
    wayOn: {
      ar: 'من وسيط في مكتب إلى مكتب مرخص خاص أو إدارة أملاك، ثم التطوير العقاري.',
      en: "From broker in an office to a licensed office of one's own or property management, then development.",
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الوسيط يقرّب بين سعرين ورغبتين',
          en: 'because the broker brings two prices and two wishes closer',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن إخفاء عيب يُفسد الصفقة ويخالف النظام',
          en: 'because hiding a fault spoils the deal and breaks the law',
        },
      },
      {
        facet: 'PER',
        why: { ar: 'لأن الصفقة قد تأتي بعد جولات كثيرة', en: 'because a deal may come after many viewings' },
      },
    ],
    search: {
      ar: ['وسيط عقاري', 'مسوق عقاري', 'إدارة أملاك'],
      en: ['real estate broker', 'property consultant', 'property manager'],
    },
  },
  {
    id: 'SAL-09',
    day: {
      ar: 'قراءة تقرير المبيعات والهدر لكل فرع، والاتصال بفرع انخفضت أرقامه لمعرفة السبب، ثم زيارته والنظر في الرفوف والموظفين والمنافسين حوله. ويُفاوَض موردون على الأسعار والعروض، وتُقرر أصناف تُزاد أو تُلغى، وتُعتمد موازنة موسم رمضان والعودة إلى المدارس، ويُعيَّن مشرف جديد، وتُراجع خسائر الجرد السنوي مع المستودع.',
      en: 'Reading sales and waste by branch, calling one whose figures fell, then visiting to see shelves, staff and competitors nearby. Suppliers are negotiated with on price and offers, lines added or dropped, the budget for Ramadan and back-to-school approved, a new supervisor appointed, and the yearly stock losses gone over with the warehouse.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الإدارة أو التسويق، وسنوات في الإشراف على متجر أو قسم. ويتدرج كثيرون من البيع داخل الشركة نفسها.',
      en: "A diploma or bachelor's degree in administration or marketing and years of supervising a shop or section. Many rise from selling in the same company.",
    },
    firstCourse: {
      ar: 'تفيد دورة في إدارة المخزون وقراءة أرقام المتجر.',
      en: "A course in managing stock and reading a shop's figures helps.",
    },
    wayOn: {
      ar: 'يتسع العمل إلى منطقة فيها فروع كثيرة، أو إلى إدارة فئة كاملة من المنتجات.',
      en: 'The work widens to a region of many branches or to a whole category of goods.',
    },
    facets: [
      {
        facet: 'DEC',
        why: {
          ar: 'لأن إلغاء صنف أو نقل مشرف قرار يومي',
          en: 'because dropping a line or moving a supervisor is a daily decision',
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن الفرع يُفهم من هامشه وهدره',
          en: 'because a branch is understood from its margin and waste',
        },
      },
      {
        facet: 'INF',
        why: { ar: 'لأن الفروع تتبع سلوك مديرها', en: "because branches follow their manager's conduct" },
      },
    ],
    search: {
      ar: ['مدير معرض', 'مدير فرع', 'مدير متجر'],
      en: ['store manager', 'retail manager', 'branch manager retail'],
    },
  },
  {
    id: 'SAL-10',
    day: {
      ar: 'اجتماع قصير مع الفريق على الصفقات المفتوحة، ثم مرافقة مندوب إلى عميل كبير وترك الكلام له. وتُوزَّع المناطق والأهداف، وتُراجع خصومات تتجاوز الصلاحية، ويُحسم خلاف بين المبيعات والتسويق على موازنة حملة. وتُعد توقعات الربع للإدارة، ويُدرس دخول سوق أو تغيير سعر، ويُقيَّم أداء كل عضو بأرقامه وسلوكه.',
      en: "A short meeting on open deals, then going with a representative to a large client and letting them speak. Areas and targets are shared out, discounts beyond authority reviewed, a dispute between sales and marketing over a campaign budget settled. The quarter's forecast is prepared, entering a market or changing a price studied, and each member judged by figures and conduct.",
    },
    wayIn: {
      ar: 'بكالوريوس في التسويق أو الإدارة أو تخصص القطاع، وسنوات من بيع موثق بالأرقام وقيادة فريق صغير.',
      en: "A bachelor's degree in marketing, administration or the sector's major, and years of selling with results on record and of leading a small team.",
    },
    firstCourse: {
      ar: 'تفيد دورة في إدارة المبيعات والتسعير.',
      en: 'A course in sales management and pricing helps.',
    },
    wayOn: {
      ar: 'مع مسؤولية الربح والخسارة تأتي الإدارة التجارية التنفيذية.',
      en: 'With responsibility for profit and loss comes executive commercial leadership.',
    },
    facets: [
      {
        facet: 'INF',
        why: { ar: 'لأن الفريق يبيع بثقة مديره', en: "because the team sells with its manager's confidence" },
      },
      {
        facet: 'ACH',
        why: { ar: 'لأن هدف الربع معلن للجميع', en: "because the quarter's target is known to all" },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن الخصم والسعر قراران لا يُؤجلان',
          en: 'because discount and price are decisions that do not wait',
        },
      },
    ],
    search: {
      ar: ['مدير مبيعات', 'مدير تسويق', 'مدير تجاري'],
      en: ['sales manager', 'marketing manager', 'commercial manager'],
    },
  },
  {
    id: 'SAL-11',
    day: {
      ar: 'فتح لوحة الحملات لمعرفة كلفة كل طلب من كل قناة، وإيقاف إعلان يصرف ولا يبيع، وتجربة عنوانين لصفحة واحدة على جمهورين متماثلين. ثم كتابة كلمات بحث وبريد تذكير لمن ترك السلة، وطلب صور من المصمم، وتصحيح رمز تتبع لا يسجل المبيعات، وشرح النتائج لصاحب النشاط في جدول بسيط.',
      en: 'Opening the campaign dashboard to see the cost of an order by channel, stopping an advertisement that spends and does not sell, and trying two headlines for one page on two similar audiences. Then choosing keywords, writing a reminder for abandoned baskets, asking the designer for pictures, fixing a tracking code that misses sales, and explaining results to the owner in a plain table.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في التسويق أو الإعلام أو الحاسب، ويقبل كثيرون ملف حملات مدارة. والبداية حملات صغيرة لمتجر ناشئ أو وكالة.',
      en: "A diploma or bachelor's degree in marketing, media or computing; many accept a record of campaigns. The start is small campaigns for a new shop or in an agency.",
    },
    firstCourse: {
      ar: 'دورة معتمدة في إعلانات البحث والتواصل مدخل معتاد.',
      en: 'A recognised course in search and social advertising is a usual entry.',
    },
    wayOn: {
      ar: 'من تشغيل الحملات إلى قيادة النمو في متجر أو وكالة، ثم إدارة التسويق.',
      en: 'From running campaigns to leading growth in a shop or agency, then marketing management.',
    },
    facets: [
      {
        facet: 'ANA',
        why: { ar: 'لأن كل قرار يُقاس بكلفة ونسبة', en: 'because each decision is measured by cost and rate' },
      },
      {
        facet: 'MAS',
        why: {
          ar: 'لأن المنصات وأدواتها تتبدل كل موسم',
          en: 'because platforms and tools change each season',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن هبوط الطلبات له سبب يُعزل بالتجربة',
          en: 'because a fall in orders has a cause that a test isolates',
        },
      },
    ],
    search: {
      ar: ['تسويق رقمي', 'أخصائي حملات', 'تسويق إلكتروني'],
      en: ['digital marketing', 'performance marketing', 'paid media'],
    },
  },
  {
    id: 'SAL-12',
    day: {
      ar: 'مراجعة طلبات الليل ودفعاتها، وإرسالها إلى التجهيز، ومتابعة شحنة متأخرة مع شركة التوصيل. ثم إضافة منتجات بصورها وأوصافها ومقاساتها، وتعديل الأسعار والعروض، والرد على أسئلة الشراء والإرجاع، ومطابقة المخزون مع المستودع حتى لا يُباع ما نفد، وتُقرأ الصفحات التي يترك عندها الزوار السلة ثم تُعدَّل خطوات الدفع.',
      en: "Reviewing the night's orders and payments, sending them to packing, and following a late parcel with the courier. Then adding products with pictures, text and sizes, changing prices and offers, answering questions on buying and returns, matching stock with the warehouse so that nothing out of stock is sold, and reading where visitors leave the basket so as to improve the payment steps.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في التجارة الإلكترونية أو التسويق أو الإدارة، أو خبرة في تشغيل متجر صغير. ويفيد توثيق المتجر لدى جهة حكومية لمن يملكه.',
      en: "A diploma or bachelor's degree in e-commerce, marketing or administration, or practice in running a small online shop. Owners register the shop with a public body.",
    },
    firstCourse: {
      ar: 'تفيد دورة في إدارة المتاجر والمدفوعات والشحن.',
      en: 'A course in running shops, payments and shipping helps.',
    },
    wayOn: {
      ar: 'بعد تشغيل متجر بطلبات كثيرة تأتي إدارة التجارة الإلكترونية لعلامة، أو متجر خاص.',
      en: "After running a busy shop comes e-commerce for a brand, or a shop of one's own.",
    },
    facets: [
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الطلب يمر بدفع وتجهيز وشحن في موعد',
          en: 'because an order passes through payment, packing and shipping on time',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن الوصف الخاطئ يعود مرتجعاً', en: 'because a wrong description comes back as a return' },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن سبب ترك السلة يُقرأ من الأرقام',
          en: 'because the reason for leaving the basket is read from figures',
        },
      },
    ],
    search: {
      ar: ['متجر إلكتروني', 'مسؤول تجارة إلكترونية', 'إدارة طلبات'],
      en: ['e-commerce specialist', 'online store coordinator', 'order management'],
    },
  },
  {
    id: 'SAL-13',
    day: {
      ar: 'استلام عهدة الصندوق وعدّها، ثم تمرير الأصناف على الماسح والتحقق من أن السعر المعروض هو المسجل، واستلام النقد أو البطاقة وإعطاء الفاتورة. ويُستدعى المشرف لإلغاء صنف، وتُفحص ورقة نقدية، ويُسيَّر الطابور دون توقف، ويُنظف موضع العمل، ثم تُطابق العهدة مع التقرير آخر الوردية وتُكتب الفروق.',
      en: 'Taking and counting the float, then scanning items and checking that the shown price is the recorded one, taking cash or card and giving the invoice. The supervisor is called to cancel an item, a banknote examined, the queue kept moving, the place cleaned, and at the end of the shift the float is balanced with the report and differences written down.',
    },
    wayIn: {
      ar: 'الثانوية أو ما دونها في متاجر كثيرة، وتدريب أيام على نظام نقاط البيع.',
      en: 'Secondary school, or less in many shops, and some days of training on the point-of-sale system.',
    },
    firstCourse: { ar: 'تفيد دورة قصيرة في خدمة العملاء.', en: 'A short course in customer service helps.' },
    wayOn: {
      ar: 'يأتي الإشراف على الصناديق أولاً، ثم الإشراف على المتجر أو الانتقال إلى حساباته.',
      en: "Head cashier comes first, then shop supervision or a move to the shop's accounts.",
    },
    facets: [
      {
        facet: 'QUA',
        why: { ar: 'لأن العهدة تُطابق بالريال آخر الوردية', en: 'because the float is balanced to the riyal' },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن لكل إلغاء وإرجاع خطوات على النظام',
          en: 'because each cancel and return has its steps in the system',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الطابور لا ينقطع في المواسم', en: 'because the queue does not end in peak seasons' },
      },
    ],
    search: {
      ar: ['كاشير', 'محاسب مبيعات', 'أمين صندوق'],
      en: ['cashier', 'till operator', 'point of sale'],
    },
  },
  {
    id: 'SAL-14',
    day: {
      ar: 'استلام العميل من المبيعات بقائمة ما وُعد به، وعقد جلسة تعريف بالخدمة، ومتابعة استخدامه في الأسابيع الأولى. ثم الاتصال بمن قل استخدامه لمعرفة السبب، وتنسيق الإصلاح مع الفريق الفني، وجمع طلبات متكررة لفريق المنتج، وإعداد مراجعة ربعية بأرقام الفائدة، ومناقشة التجديد أو التوسع بصراحة عمّا لم يتحقق بعد.',
      en: 'Taking the client over from sales with a list of what was promised, holding an introduction to the service, and following use in the first weeks. Then calling those whose use fell to learn why, arranging repair with the technical team, gathering repeated requests for the product team, preparing a quarterly review with figures on the benefit gained, and discussing renewal or growth, frank about what has not been reached yet.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الإدارة أو التسويق أو تخصص المنتج، وبداية في خدمة العملاء أو المبيعات.',
      en: "A diploma or bachelor's degree in administration, marketing or the product's field and a start in customer service or sales.",
    },
    firstCourse: {
      ar: 'تفيد دورة في إدارة علاقات العملاء ونظامها.',
      en: 'A course in customer relationship management and its software helps.',
    },
    wayOn: {
      ar: 'تكبر الحسابات حتى كبار العملاء، أو تُسند قيادة فريق نجاح العملاء.',
      en: 'Accounts grow to key clients, or the path leads to heading a customer success team.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن سبب الصمت يُعرف بسؤال لا بتقرير',
          en: 'because the reason for silence is learnt by asking, not from a report',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن ضعف الاستخدام له سبب يُعالج',
          en: 'because weak use has a cause that can be put right',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن العميل يتذكر ما وُعد به', en: 'because the client remembers what was promised' },
      },
    ],
    search: {
      ar: ['نجاح العملاء', 'مدير حسابات', 'خدمة ما بعد البيع'],
      en: ['customer success', 'account manager', 'after-sales service'],
    },
  },
  {
    id: 'SAL-15',
    day: {
      ar: 'تحويل سؤال تجاري، مثل سبب ترك العملاء، إلى خطة بحث وعينة، وكتابة استبيان بلا أسئلة موجِّهة، واختباره على عدد قليل. ثم متابعة الجمع الميداني وإسقاط الإجابات غير الجادة، وتحليل الجداول والفروق بين المدن، وإدارة مجموعة نقاش، وكتابة عرض من شرائح قليلة يقول ما يُعرف وما لا يُعرف، ومناقشته مع المسوقين.',
      en: 'Turning a business question, such as why customers leave, into a research plan and sample, writing a questionnaire without leading questions and trying it on a few. Then following fieldwork and dropping careless answers, analysing tables and differences between cities, running a discussion group, and writing a few slides that say what is known and what is not, discussed with the marketers.',
    },
    wayIn: {
      ar: 'بكالوريوس في التسويق أو الإحصاء أو الاقتصاد أو الاجتماع، وتدريب في شركة أبحاث أو قسم رؤى المستهلك.',
      en: "A bachelor's degree in marketing, statistics, economics or sociology and training in a research company or consumer insight department.",
    },
    firstCourse: {
      ar: 'تفيد دورة في تصميم الاستبيانات وأخرى في برنامج إحصائي.',
      en: 'A course in questionnaire design and one in statistical software help.',
    },
    wayOn: {
      ar: 'من تنفيذ الدراسات إلى تصميمها وإدارتها، ثم استراتيجية العلامة.',
      en: 'From carrying out studies to designing and managing them, then to brand strategy.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن النسبة بلا عينة صحيحة تضلل',
          en: 'because a percentage without a sound sample misleads',
        },
      },
      {
        facet: 'LOG',
        why: { ar: 'لأن الارتباط لا يعني السببية', en: 'because correlation is not causation' },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن النتيجة تُقال في دقائق لصاحب قرار',
          en: 'because the result is told to a decision maker in minutes',
        },
      },
    ],
    search: {
      ar: ['باحث سوق', 'أبحاث تسويقية', 'رؤى المستهلك'],
      en: ['market researcher', 'market research analyst', 'consumer insights'],
    },
  },
  {
    id: 'SAL-16',
    day: {
      ar: 'ترتيب سيارات المعرض وبطاقات مواصفاتها، ثم استقبال زائر وسؤاله عن أسرته وطريقه اليومي قبل اقتراح طراز. وتُرافق تجربة القيادة ويُجاب عن الاستهلاك والضمان والسلامة، وتُفحص السيارة المستعملة لتقدير قيمتها عند الاستبدال، ويُعد عرض نقدي أو تمويلي مع المصرف، وتُتابع اللوحات والتأمين حتى التسليم، ويُتصل بالعميل بعد أسبوع للسؤال عن ملاحظاته.',
      en: "Setting out the showroom's cars and specification cards, then receiving a visitor and asking about family and the daily drive before proposing a model. The test drive is accompanied, questions on consumption, warranty and safety answered, a used car checked for trade-in, a cash or finance offer prepared with the bank, plates and insurance followed to delivery, and the client called a week later to ask how it is going.",
    },
    wayIn: {
      ar: 'ثانوية أو دبلوم، ورخصة قيادة، وتدريب منتج لدى وكيل.',
      en: "Secondary school or a diploma, a driving licence, and a dealer's product training.",
    },
    firstCourse: {
      ar: 'تفيد دورة في البيع وأخرى في أساسيات تمويل الأفراد.',
      en: 'A course in selling and one in the basics of consumer finance help.',
    },
    wayOn: {
      ar: 'بعد مبيعات الأفراد تأتي مبيعات الأساطيل للشركات، ثم إدارة معرض.',
      en: 'After private sales come fleet sales to companies, then managing a showroom.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الحاجة تُعرف بالسؤال قبل العرض',
          en: 'because the need is learnt by asking before offering',
        },
      },
      {
        facet: 'ACH',
        why: {
          ar: 'لأن للشهر هدفاً وللمعرض ترتيباً',
          en: 'because the month has its target and the showroom its ranking',
        },
      },
      {
        facet: 'PER',
        why: {
          ar: 'لأن الزائر يعود بعد معارض أخرى أو لا يعود',
          en: 'because a visitor returns after other showrooms or does not',
        },
      },
    ],
    search: {
      ar: ['مبيعات سيارات', 'مستشار مبيعات', 'مندوب معرض سيارات'],
      en: ['car sales', 'vehicle sales consultant', 'showroom sales'],
    },
  },
  {
    id: 'SAL-17',
    day: {
      ar: 'قراءة دليل الموسم الذي ترسله العلامة، ورسم توزيع للواجهة والطاولات يناسب مساحة الفرع، ثم إلباس الدمى وتعليق القطع وضبط الإضاءة واللافتات قبل فتح الأبواب. وتُنقل الأصناف الراكدة إلى موضع أظهر، وتُصوَّر النتيجة وتُرسل للمراجعة، ويُدرَّب البائعون على حفظ الترتيب، وتُقارن مبيعات الركن قبل التعديل وبعده.',
      en: "Reading the brand's season guide, sketching window and tables to fit the branch, then dressing mannequins, hanging pieces and setting light and signs before the doors open. Slow items are moved where they are seen, the result photographed and sent for review, staff shown how to keep the arrangement, and the corner's sales compared before and after.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في التصميم الداخلي أو الأزياء أو التسويق، أو خبرة بيع مع ملف صور لأعمال عرض. والبداية مساعد لمنسق عرض في علامة أو مركز تجاري.',
      en: "A diploma or bachelor's degree in interior design, fashion or marketing, or selling experience with a portfolio of displays. The start is as an assistant to a visual merchandiser in a brand or mall.",
    },
    firstCourse: {
      ar: 'تفيد دورة في تنسيق الواجهات والعرض.',
      en: 'A course in dressing windows and displays helps.',
    },
    wayOn: {
      ar: 'من فرع واحد إلى عدة فروع لعلامة، أو إلى تصميم المتاجر نفسها.',
      en: 'From one branch to several of a brand, or to the design of shops themselves.',
    },
    facets: [
      {
        facet: 'AUT',
        why: { ar: 'لأن الدليل عام والمساحة خاصة', en: 'because the guide is general and the space is not' },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن اللون والضوء والمسار تقود النظر',
          en: 'because colour, light and route lead the eye',
        },
      },
      {
        facet: 'ANA',
        why: { ar: 'لأن العرض يُحكم عليه بمبيعاته', en: 'because a display is judged by what it sells' },
      },
    ],
    search: {
      ar: ['منسق عرض مرئي', 'فيجوال ميرشندايزر', 'تنسيق معارض'],
      en: ['visual merchandiser', 'merchandiser', 'store display'],
    },
  },
  {
    id: 'SAL-18',
    day: {
      ar: 'تُقرأ الشكاوى المحالة من مركز الاتصال والفروع، ويُتصل بصاحب كل واحدة ليُفهم ما حدث له. تُراجع الفاتورة أو التسجيل مع القسم المعني، ويُقترح حل ضمن الصلاحية، ويُكتب رد واضح بموعد محدد. وفي آخر الأسبوع تُعدّ الأسباب المتكررة ويُعرض على الأقسام ما ينبغي أن يُصلح من أصله.',
      en: 'Complaints passed on by the contact centre and the branches are read, and each person is called to understand what happened. The bill or record is checked with the department, a solution within authority is proposed, and a clear reply is written with a date. At the end of the week repeated causes are counted, and departments are shown what has to be mended at its root.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الإدارة أو التسويق أو أي تخصص، وبداية في مركز اتصال أو فرع أو مكتب خدمة مستفيدين.',
      en: 'A diploma or degree in administration, marketing or any subject, and a start in a contact centre, a branch or a service desk.',
    },
    firstCourse: {
      ar: 'تفيد دورة في تجربة العميل وأخرى في كتابة الردود.',
      en: 'A course in customer experience and one in writing replies help.',
    },
    wayOn: {
      ar: 'إلى قياس تجربة العميل وتحليل رحلته، ثم قيادة فريقها.',
      en: 'To measuring customer experience and analysing its course, then leading the team.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن وعداً جديداً لا يُوفى به شكوى ثانية',
          en: 'because another promise not kept is a second complaint',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن أول الحديث غضب في الغالب', en: 'because talk mostly begins with anger' },
      },
      {
        facet: 'PRB',
        why: { ar: 'لأن الشكوى المتكررة لها أصل واحد', en: 'because repeated complaints have one root' },
      },
    ],
    search: {
      ar: ['معالجة الشكاوى', 'تجربة العميل', 'العناية بالعملاء'],
      en: ['complaints handling', 'customer experience', 'customer care'],
    },
  },
  {
    id: 'SAL-19',
    day: {
      ar: 'يُفتتح المعرض باجتماع قصير: هدف اليوم ومن عنده عميل مؤجل، ثم تُوزع الأدوار. يُستمع إلى بائع جديد مع عميل ويُعطى ملاحظة بعدها، ويُتدخل في تفاوض على سعر ضمن الصلاحية، ويُتابع تسليم تأخر مع المستودع. تُراجع الأرقام قبل الإغلاق، ويُكتب للإدارة سبب ما بيع وما لم يُبع، ويُرتب جدول الأسبوع.',
      en: 'The showroom opens with a short meeting: the target of the day and who has a customer waiting; then turns are shared out. A new salesperson is listened to with a customer and told afterwards what could be better, a negotiation on price is joined within authority, and a late delivery followed up with the warehouse. Figures are gone over before closing, what sold and what did not is explained to management in writing, and the roster of the week is made.',
    },
    wayIn: {
      ar: 'سنوات من البيع بنتائج مثبتة، ثم ترشيح لقيادة فريق صغير. لا يُشترط مؤهل لدى جهات كثيرة ويُفضَّل دبلوم في المبيعات أو الإدارة.',
      en: 'Years of selling with results on record, then being put forward to lead a small team. Many employers require no qualification, though a diploma in sales or administration is preferred.',
    },
    firstCourse: { ar: 'تفيد دورة في قيادة فرق البيع.', en: 'A course in leading sales teams helps.' },
    wayOn: {
      ar: 'من فريق واحد إلى إدارة فرع أو معرض، ثم إدارة مبيعات.',
      en: 'From one team to managing a branch or showroom, then sales management.',
    },
    facets: [
      {
        facet: 'INF',
        why: { ar: 'لأن البائع يقتنع قبل العميل', en: 'because salespeople have to be convinced first' },
      },
      {
        facet: 'ACH',
        why: { ar: 'لأن هدف الفريق يُقاس كل يوم', en: "because the team's target is measured daily" },
      },
      { facet: 'COM', why: { ar: 'لأن الملاحظة تُقال فلا تُحبط', en: 'because remarks must not discourage' } },
    ],
    search: {
      ar: ['قائد فريق مبيعات', 'مشرف معرض', 'مشرف مبيعات'],
      en: ['sales team leader', 'showroom supervisor', 'sales supervisor'],
    },
  },
]
