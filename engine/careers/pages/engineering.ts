import type { OccupationPage } from './occupation-page.ts'

export const engineering: readonly OccupationPage[] = [
  {
    id: 'ENG-01',
    day: {
      ar: 'تُراجع مخططات مضخة أو شبكة تكييف وتُحسب الأحمال وسماكة الأنابيب، ثم يُفتح نموذج ثلاثي الأبعاد لتعديل قطعة تتصادم مع غيرها. يُزار المصنع لمعاينة اهتزاز غير معتاد، وتُقرأ الحرارة والضغط، ويُقرَّر أتُوقف الآلة اليوم أم يُنتظر موعد الصيانة المجدولة. وتُكتب مواصفات الشراء ويُردّ على استفسارات المقاول.',
      en: "Drawings of a pump or an air-conditioning network are reviewed, loads and pipe thickness calculated, and a three-dimensional model opened to change a clashing part. The plant is visited to look at an unusual vibration, temperature and pressure are read, and it is decided whether to stop the machine today or wait for scheduled maintenance. Purchase specifications and contractors' questions follow.",
    },
    wayIn: {
      ar: 'بكالوريوس الهندسة الميكانيكية من جامعة مع تدريب تعاوني في مصنع أو مكتب، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين.',
      en: 'A degree in mechanical engineering from a university with a co-operative placement in a plant or office, then professional accreditation by the Saudi Council of Engineers.',
    },
    firstCourse: {
      ar: 'تفيد دورة في برنامج رسم هندسي شائع.',
      en: 'A course in a common drawing program helps.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى هندسة متقدمة في التصميم أو الموثوقية، ثم الإدارة الهندسية.',
      en: 'The work advances to senior design or reliability engineering, then engineering management.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الأحمال والإجهاد تُحسب والمادة تُختار',
          en: 'because loads and stress are calculated and materials chosen',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن سبب الاهتزاز يُعرف ولا يُسكت فقط',
          en: 'because the cause of a vibration is found, not silenced',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن الكود ومواصفات الأمان ملزمة',
          en: 'because codes and safety specifications are binding',
        },
      },
    ],
    search: {
      ar: ['مهندس ميكانيكا', 'مهندس صيانة', 'مهندس تصميم ميكانيكي'],
      en: ['mechanical engineer', 'maintenance engineer', 'mechanical design engineer'],
    },
  },
  {
    id: 'ENG-02',
    day: {
      ar: 'يُحسب حمل مبنى أو خط إنتاج وتُختار القواطع والكابلات والمحوّل، وتُراجع المخططات أحادية الخط قبل اعتمادها. في الموقع يُختبر العزل ويُشهد على تشغيل لوحة جديدة بعد التأكد من الفصل والتأريض. وحين يفصل قاطع بلا سبب ظاهر تُقرأ سجلات الحماية، وتُعدَّل الإعدادات بما يناسب، ويُكتب محضر الاختبار.',
      en: 'The load of a building or production line is calculated, breakers, cables and transformer chosen and single-line diagrams reviewed before approval. On site insulation is tested and the start of a new panel witnessed after isolation and earthing are checked. When a breaker trips with no visible cause, protection records are read, settings changed and the test report written.',
    },
    wayIn: {
      ar: 'بكالوريوس الهندسة الكهربائية من جامعة مع تدريب في شركة كهرباء أو مقاول، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين.',
      en: 'A degree in electrical engineering from a university with training at a power company or contractor, then professional accreditation by the Saudi Council of Engineers.',
    },
    firstCourse: { ar: 'تفيد دورة في السلامة الكهربائية.', en: 'A course in electrical safety helps.' },
    wayOn: {
      ar: 'يتخصص العمل في الحماية أو القوى أو التحكم، ثم إدارة المشروعات.',
      en: 'The work specialises in protection, power or control, then leads to managing projects.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن التيار والحماية وهبوط الجهد تُحسب',
          en: 'because current, protection and voltage drop are calculated',
        },
      },
      {
        facet: 'STD',
        why: { ar: 'لأن خطأ في الفصل قد يكلف حياة', en: 'because an isolation mistake may cost a life' },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن الدارة تُتتبع من الأثر إلى السبب',
          en: 'because a circuit is followed from effect to cause',
        },
      },
    ],
    search: {
      ar: ['مهندس كهرباء', 'مهندس قوى كهربائية', 'مهندس تصميم كهربائي'],
      en: ['electrical engineer', 'power engineer', 'electrical design engineer'],
    },
  },
  {
    id: 'ENG-03',
    day: {
      ar: 'يُقاس بساعة إيقاف زمن كل محطة في خط التعبئة، فيظهر أن إحداها تؤخر البقية. يُرسم مسار المادة من المستودع إلى الشحن وتُحذف حركات زائدة، وتُحسب الطاقة اليومية ونسبة المعيب. ثم يُجرَّب ترتيب جديد مع العمال أسبوعاً وتُقارن الأرقام قبل التعميم، ويُعرض الوفر على مدير المصنع.',
      en: 'Each station of a packing line is timed with a stopwatch, and one turns out to hold up the rest. The path of material from store to dispatch is drawn, wasted moves removed, and daily capacity and defect rates worked out. A new arrangement is then tried with the workers for a week and figures compared before wider use; the saving is shown to the plant manager.',
    },
    wayIn: {
      ar: 'بكالوريوس الهندسة الصناعية من جامعة، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين. وأول عمل في مصنع أو مستشفى أو شركة توزيع.',
      en: 'A degree in industrial engineering from a university, then professional accreditation by the Saudi Council of Engineers. First posts are in plants, hospitals or distribution.',
    },
    firstCourse: {
      ar: 'شهادة في منهجيات تحسين الجودة مدخل معروف.',
      en: 'A certificate in quality improvement methods is a known entry.',
    },
    wayOn: {
      ar: 'يقود تحسين العمليات إلى إدارة الإنتاج أو سلاسل الإمداد.',
      en: 'Process improvement leads to managing production or supply chains.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن الزمن والطاقة ونسبة المعيب تُقاس',
          en: 'because time, capacity and defects are measured',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن موضع الاختناق الحقيقي ليس حيث يُظن',
          en: 'because the real bottleneck is not where it seems',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن العمال والإدارة يُقنعون بتغيير الطريقة',
          en: 'because workers and management are persuaded to change',
        },
      },
    ],
    search: {
      ar: ['مهندس صناعي', 'مهندس عمليات', 'مهندس تحسين مستمر'],
      en: ['industrial engineer', 'process improvement engineer', 'continuous improvement'],
    },
  },
  {
    id: 'ENG-04',
    day: {
      ar: 'تُقرأ في غرفة التحكم حرارة المفاعل وضغط العمود ونقاوة المنتج، ويُبحث لماذا انخفض المردود منذ الأمس. تُعاد موازنة المواد والطاقة على الحاسب، ويُقترح تغيير في معدل التغذية ويُجرَّب بعد إذن. تُراجع خطة أمان لمادة خطرة مع فريق السلامة، وتُفحص مخططات الأنابيب والصمامات قبل توسعة الوحدة.',
      en: "In the control room the reactor's temperature, the column's pressure and the product's purity are read, and a fall in yield since yesterday is looked into. Material and energy balances are run again by computer, and a change of feed rate is proposed and tried with permission. A safety plan for a hazardous substance is reviewed and piping diagrams checked before the unit is extended.",
    },
    wayIn: {
      ar: 'بكالوريوس الهندسة الكيميائية من جامعة مع تدريب تعاوني في مصنع بتروكيماويات أو تحلية أو أغذية، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين.',
      en: 'A degree in chemical engineering from a university with a co-operative placement in petrochemicals, desalination or food, then professional accreditation by the Saudi Council of Engineers.',
    },
    firstCourse: {
      ar: 'تفيد دورة في برامج محاكاة العمليات وأخرى في سلامة العمليات.',
      en: 'A course in process simulation software and one in process safety help.',
    },
    wayOn: {
      ar: 'يتقدم العمل من هندسة العمليات في وحدة إلى إدارة مصنع.',
      en: 'The work advances from process engineering in one unit to managing a plant.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن التفاعل والفصل وموازنة المواد أساس كل قرار',
          en: 'because reactions, separation and balances underlie each choice',
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن سبب انخفاض المردود يُعرف من قراءات كثيرة',
          en: 'because the cause of a drop is read from many figures',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن المواد خطرة وقواعدها صارمة',
          en: 'because the materials are hazardous and their rules strict',
        },
      },
    ],
    search: {
      ar: ['مهندس كيميائي', 'مهندس عمليات', 'مهندس إنتاج'],
      en: ['chemical engineer', 'process engineer', 'production engineer'],
    },
  },
  {
    id: 'ENG-05',
    day: {
      ar: 'تُجمع عينات ماء من مخرج محطة معالجة، وتُركَّب أجهزة لقياس الغبار والغازات حول مصنع. تُدخل النتائج في نموذج يبيّن إلى أين تصل الانبعاثات، ثم تُقارن بحدود النظام. تُصمم وحدة معالجة أو خطة لفرز النفايات، وتُكتب دراسة الأثر البيئي لمشروع جديد، ويُشرح للمالك ما ينبغي تعديله قبل الترخيص.',
      en: 'Water samples are taken at the outlet of a treatment plant and meters for dust and gases set up around a factory. Results go into a model that shows where emissions travel and are compared with legal limits. A treatment unit or a waste-sorting plan is designed, an environmental impact study is written, and the owner told what to change before a permit.',
    },
    wayIn: {
      ar: 'بكالوريوس الهندسة البيئية أو المدنية من جامعة، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين. ويُعمل وفق اشتراطات المركز الوطني للرقابة على الالتزام البيئي، وأول عمل معتاد في مكتب استشارات.',
      en: 'A degree in environmental or civil engineering from a university, then professional accreditation by the Saudi Council of Engineers. Work follows the requirements of the National Center for Environmental Compliance; the first post is usually in a consulting office.',
    },
    firstCourse: {
      ar: 'تفيد دورة في تقييم الأثر البيئي أو في قياس جودة الهواء والمياه.',
      en: 'A course in environmental impact assessment or in measuring air and water quality helps.',
    },
    wayOn: {
      ar: 'يتجه العمل إلى الاستشارات البيئية أو إدارة الاستدامة في شركة كبيرة.',
      en: 'The work leads to environmental consulting or to managing sustainability in a large company.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن لكل ملوِّث طريقة قياس ومعالجة',
          en: 'because each pollutant has its measurement and treatment',
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن القراءات تُقارن بالحدود النظامية',
          en: 'because readings are compared with legal limits',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن الأثر يُكتب كما هو ولو ضايق المالك',
          en: 'because impact is reported as it is, even when unwelcome',
        },
      },
    ],
    search: {
      ar: ['مهندس بيئي', 'دراسات بيئية', 'مهندس معالجة مياه'],
      en: ['environmental engineer', 'EIA specialist', 'water treatment engineer'],
    },
  },
  {
    id: 'ENG-06',
    day: {
      ar: 'يُفحص بلاغ عن ضعف التغطية في حي جديد، فتُقرأ خرائط الإشارة ويُحسب هل تكفي زاوية الهوائي أم يلزم برج آخر. تُقاد سيارة القياس في الشوارع وتُراجع بياناتها، ثم تُخطط سعة الربط بالألياف. تُنفذ ليلاً ترقية محطة مع المورّد، ويُقرَّر التراجع إن ساءت المؤشرات قبل الصباح.',
      en: "A report of weak coverage in a new district is examined: signal maps are read and it is worked out whether turning the antenna will do or another tower is needed. A measurement car is driven through the streets, its data reviewed and the fibre link's capacity planned. At night a station is upgraded with the supplier, and rolled back if indicators worsen before morning.",
    },
    wayIn: {
      ar: 'بكالوريوس هندسة الاتصالات أو الكهرباء من جامعة، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين. وأول عمل في شركة اتصالات أو مورّد أجهزة.',
      en: 'A degree in communications or electrical engineering from a university, then professional accreditation by the Saudi Council of Engineers. First posts are at operators or equipment suppliers.',
    },
    firstCourse: { ar: 'تفيد شهادة تأسيسية في الشبكات.', en: 'A foundation networking certificate helps.' },
    wayOn: {
      ar: 'يتقدم العمل من تحسين الأداء إلى تخطيط الشبكة ثم إدارتها.',
      en: 'The work advances from improving performance to network planning, then to management.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن مؤشرات التغطية والازدحام تُقرأ كل يوم',
          en: 'because coverage and congestion indicators are read daily',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الحل يقوم على الموجات والهوائيات والسعات',
          en: 'because solutions rest on waves, antennas and capacity',
        },
      },
      {
        facet: 'PRB',
        why: { ar: 'لأن سبب الضعف لا يُرى', en: 'because the cause of a weakness cannot be seen' },
      },
    ],
    search: {
      ar: ['مهندس اتصالات', 'مهندس ترددات راديوية', 'مهندس تخطيط شبكات'],
      en: ['telecom engineer', 'RF engineer', 'network planning engineer'],
    },
  },
  {
    id: 'ENG-07',
    day: {
      ar: 'تُرسم دارة لحسّاس أو لوحة تحكم وتُحاكى قبل تصنيعها، ثم تصل اللوحات الأولى فتُلحم مكوناتها وتُقاس بجهاز راسم الإشارة. يظهر تشويش في خط البيانات فيُعدَّل مسار النحاس. تُكتب الشيفرة التي تشغّل المتحكم الدقيق، ويُختبر الجهاز في الحرارة والرطوبة، وتُجمع قائمة قطع متوافرة لدى أكثر من مورّد.',
      en: 'A circuit for a sensor or control board is drawn and simulated before it is made; when the first boards arrive their parts are soldered and measured with an oscilloscope. Noise appears on a data line, so the copper track is moved. Code for the microcontroller is written, the device tested in heat and damp, and a list made of parts that several suppliers hold.',
    },
    wayIn: {
      ar: 'بكالوريوس هندسة الإلكترونيات أو الكهرباء أو الحاسب من جامعة، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين. ومشروع تخرّج يعمل فعلاً خير مدخل.',
      en: 'A degree in electronics, electrical or computer engineering from a university, then professional accreditation by the Saudi Council of Engineers. A working graduation project is the best entry.',
    },
    firstCourse: {
      ar: 'تفيد دورة في تصميم اللوحات الإلكترونية أو في برمجة المتحكمات.',
      en: 'A course in circuit board design or in programming microcontrollers helps.',
    },
    wayOn: {
      ar: 'يتجه العمل إلى التصميم المتقدم أو الأنظمة المدمجة، ثم قيادة فريق.',
      en: 'The work leads to advanced design or embedded systems, then to leading a team.',
    },
    facets: [
      {
        facet: 'TEC',
        why: { ar: 'لأن المكوّن والدارة يُختاران معاً', en: 'because part and circuit are chosen together' },
      },
      {
        facet: 'PRB',
        why: { ar: 'لأن التشويش لا يظهر إلا أحياناً', en: 'because noise appears only at times' },
      },
      {
        facet: 'MAS',
        why: { ar: 'لأن المكوّنات والأدوات تتجدد باستمرار', en: 'because parts and tools keep changing' },
      },
    ],
    search: {
      ar: ['مهندس إلكترونيات', 'مهندس أنظمة مدمجة', 'مهندس أجهزة'],
      en: ['electronics engineer', 'embedded systems engineer', 'hardware engineer'],
    },
  },
  {
    id: 'ENG-08',
    day: {
      ar: 'تُراجع مخططات وحدة جديدة لمعرفة أين قد يتسرب غاز أو ينفجر وعاء ضغط، وتُعقد جلسة تحليل مخاطر مع المشغلين والمصممين بنداً بنداً. تُحسب مسافات الأمان وقدرة نظام الإطفاء، وتُفحص صلاحية صمامات التنفيس. وبعد حادث تُجمع الأدلة ويُسأل الشهود، ويُكتب السبب الجذري وإجراء يمنع تكراره، لا اسم من يُلام.',
      en: 'Drawings of a new unit are reviewed for where gas may leak or a pressure vessel burst, and a hazard analysis is held line by line with operators and designers. Safety distances and firefighting capacity are calculated and relief valves checked. After an incident evidence is gathered and witnesses asked; what is written is the root cause and a preventive measure, not whom to blame.',
    },
    wayIn: {
      ar: 'بكالوريوس هندسة السلامة أو تخصص هندسي قريب من جامعة، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين.',
      en: 'A degree in safety engineering or a related engineering major from a university, then professional accreditation by the Saudi Council of Engineers.',
    },
    firstCourse: {
      ar: 'شهادة دولية في السلامة والصحة المهنية تُطلب كثيراً.',
      en: 'An international certificate in occupational safety and health is often asked for.',
    },
    wayOn: {
      ar: 'يتسع العمل من موقع واحد إلى إدارة السلامة والجودة في الشركة.',
      en: "The work widens from one site to managing the company's safety and quality.",
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن كود السلامة يُعرف ويُطبق على المخطط',
          en: 'because safety codes are applied to the drawing',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن الحادث سلسلة أحداث تُتخيّل قبل وقوعها',
          en: 'because an accident is a chain worked out beforehand',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن العمل الخطر يُوقف ولو تأخر الجدول',
          en: 'because unsafe work is stopped even if the schedule slips',
        },
      },
    ],
    search: {
      ar: ['مهندس سلامة', 'مهندس سلامة عمليات', 'مهندس وقاية من الحريق'],
      en: ['safety engineer', 'process safety engineer', 'fire protection engineer'],
    },
  },
  {
    id: 'ENG-09',
    day: {
      ar: 'تُستلم أوامر الصيانة وتُقفل الآلة وتُعلَّق عليها بطاقة العزل قبل لمسها. يُفك محمل تالف ويُقاس المحور بالميكرومتر، وتُركب قطعة جديدة وتُضبط استقامتها ثم تُجرَّب الآلة بلا حمل. تُسجَّل قراءات الاهتزاز والزيت في جولة يومية على المعدات، ويُرسم جزء مكسور ليُخرط بديله، ويُسجل العمل وساعاته في النظام.',
      en: 'Maintenance orders are collected; the machine is locked and tagged before it is touched. A worn bearing is taken off, the shaft measured by micrometer, a new part fitted and aligned, and the machine tried without load. Vibration and oil are read on a daily round, a broken part is drawn for turning a replacement, and the work and its hours are entered in the system.',
    },
    wayIn: {
      ar: 'دبلوم في التقنية الميكانيكية من كلية تقنية أو معهد صناعي، مع تدريب في مصنع، ثم اعتماد الفنيين لدى الهيئة السعودية للمهندسين.',
      en: 'A diploma in mechanical technology from a technical college or industrial institute with training in a plant, then accreditation as a technician by the Saudi Council of Engineers.',
    },
    firstCourse: { ar: 'تفيد دورة في العزل والإقفال.', en: 'A course in lock-out and tag-out helps.' },
    wayOn: {
      ar: 'يأتي الإشراف على ورشة أو نوبة صيانة، ثم التخطيط للصيانة.',
      en: 'Supervising a workshop or maintenance shift comes next, then planning maintenance.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن الآلة تُعزل وتُقاس بالأداة الصحيحة',
          en: 'because machines are isolated and measured with the right tool',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن المحامل والسيور والمضخات تُعرف عن قرب',
          en: 'because bearings, belts and pumps are known closely',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن موضع العلة يُعرف من صوت الآلة وأثرها',
          en: 'because the fault is located from sound and trace',
        },
      },
    ],
    search: {
      ar: ['فني ميكانيكا', 'فني صيانة', 'ميكانيكي معدات'],
      en: ['mechanical technician', 'maintenance technician', 'equipment mechanic'],
    },
  },
  {
    id: 'ENG-10',
    day: {
      ar: 'يبدأ اليوم باجتماع الإنتاج: كم وحدة خرجت، وكم رُفضت، ولماذا توقف الخط ليلاً. تُعدَّل خطة اليوم بحسب الطلبات والعمالة المتاحة، ثم تأتي جولة على الخطوط والمستودع. يُبتّ في شراء قطعة عاجلة، ويُناقش مع الجودة والصيانة عطل متكرر، وتُراجع تكلفة الوحدة ومؤشرات السلامة قبل رفع التقرير.',
      en: "The day opens with the production meeting: how many units came out, how many were rejected and why the line stopped at night. The day's plan is adjusted to orders and available workers, then lines and store are walked. The purchase of an urgent part is decided, a repeated failure discussed with quality and maintenance, and unit cost and safety indicators reviewed before reporting.",
    },
    wayIn: {
      ar: 'بكالوريوس هندسة أو إدارة عمليات من جامعة، وسنوات من الإشراف على خط أو قسم في مصنع.',
      en: 'A degree in engineering or operations management from a university and years supervising a line or section in a plant.',
    },
    firstCourse: {
      ar: 'تفيد شهادة في الإنتاج الرشيق أو إدارة العمليات.',
      en: 'A certificate in lean production or operations management helps.',
    },
    wayOn: {
      ar: 'يتسع العمل من مصنع إلى قيادة عمليات الشركة.',
      en: "The work widens from one plant to leading the company's operations.",
    },
    facets: [
      {
        facet: 'DEC',
        why: { ar: 'لأن توقف الخط يفرض قراراً سريعاً', en: 'because a stopped line forces a quick choice' },
      },
      {
        facet: 'INF',
        why: {
          ar: 'لأن مشرفين وعمالاً في أكثر من نوبة يُقادون',
          en: 'because supervisors and workers of several shifts are led',
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الطلب والمادة والعمالة تُوازن كل يوم',
          en: 'because demand, material and labour are balanced daily',
        },
      },
    ],
    search: {
      ar: ['مدير مصنع', 'مدير إنتاج', 'مدير تصنيع'],
      en: ['plant manager', 'production manager', 'manufacturing manager'],
    },
  },
  {
    id: 'ENG-11',
    day: {
      ar: 'تُقرأ تقارير الحفر الليلية: العمق وضغط الطين ونوع الصخر، ويُقرَّر تغيير الرأس أو المضي. تُراجع منحنيات إنتاج بئر هبط عطاؤها، ويُحاكى المكمن على الحاسب لمعرفة أين يُحقن الماء. ثم اجتماع مع الجيولوجيا والسلامة لاعتماد برنامج صيانة البئر، وتُقدَّر الكميات والتكلفة، ويُزار الحقل أياماً متصلة حين يلزم.',
      en: 'Night drilling reports are read for depth, mud pressure and rock, and it is decided to change the bit or go on. Production curves of a declining well are reviewed, and the reservoir is simulated to see where water should be injected. A meeting with geology and safety approves a well service programme, quantities and cost are estimated, and the field is visited for days at a time when needed.',
    },
    wayIn: {
      ar: 'بكالوريوس هندسة البترول من جامعة مع تدريب صيفي في حقل أو شركة خدمات، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين.',
      en: 'A degree in petroleum engineering from a university with summer training in a field or service company, then professional accreditation by the Saudi Council of Engineers.',
    },
    firstCourse: {
      ar: 'تُطلب شهادة في التحكم في الآبار لمن يعمل في الحفر.',
      en: 'Well control certification is required for drilling.',
    },
    wayOn: {
      ar: 'يُختار الحفر أو المكامن أو الإنتاج تخصصاً، ثم إدارة فريق حقل.',
      en: 'Drilling, reservoirs or production becomes the specialty, then the lead of a field team.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الصخر والضغط وجريان الموائع أساس العمل',
          en: 'because rock, pressure and flow are the ground of the work',
        },
      },
      {
        facet: 'ANA',
        why: { ar: 'لأن منحنيات الإنتاج تدل على ما لا يُرى', en: 'because production curves show the unseen' },
      },
      {
        facet: 'DEC',
        why: { ar: 'لأن القرار مكلف والبيانات ناقصة', en: 'because choices are costly and data partial' },
      },
    ],
    search: {
      ar: ['مهندس بترول', 'مهندس حفر', 'مهندس مكامن'],
      en: ['petroleum engineer', 'drilling engineer', 'reservoir engineer'],
    },
  },
  {
    id: 'ENG-12',
    day: {
      ar: 'تُفحص عينات الحفر لمعرفة نسبة الخام، ويُحدَّث نموذج الطبقات على الحاسب ويُرسم موضع القطع القادم. يُصمم نمط الثقوب وكمية المتفجرات مع المختص المرخّص، ويُخلى الموقع قبل التفجير. يُراقب ثبات الجدران وأوزان ما تنقله الشاحنات، ويُقارن ما خرج بالخطة، وتُراجع مع فريق البيئة خطة إعادة تأهيل الأرض.',
      en: 'Drill samples are checked for ore grade, the model of the layers is updated by computer and the next cut drawn. Hole pattern and explosives are planned with the licensed specialist, and the site is cleared before blasting. Wall stability and truck tonnage are watched, output compared with the plan, and the plan for restoring the land reviewed with the environment team.',
    },
    wayIn: {
      ar: 'بكالوريوس هندسة التعدين من جامعة مع تدريب في منجم، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين. ويبدأ العمل عادة في موقع بعيد بنظام أسابيع عمل وراحة.',
      en: 'A degree in mining engineering from a university with training at a mine, then professional accreditation by the Saudi Council of Engineers. Work usually starts at a remote site with weeks on and weeks off.',
    },
    firstCourse: {
      ar: 'تفيد دورة في سلامة المناجم وأخرى في برامج تخطيطها.',
      en: 'A course in mine safety and one in mine planning software help.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى تخطيط المنجم على سنوات، ثم إدارة الموقع كله.',
      en: 'The work advances to planning the mine over years, then to managing the whole site.',
    },
    facets: [
      {
        facet: 'TEC',
        why: { ar: 'لأن لكل صخر طريقة قطع وتفجير', en: 'because each rock has its cutting and blasting' },
      },
      {
        facet: 'STD',
        why: { ar: 'لأن الموقع لا يغفر إهمال السلامة', en: 'because the site forgives no lapse in safety' },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الحفر والنقل والمعالجة تُنسق معاً',
          en: 'because drilling, haulage and processing are fitted together',
        },
      },
    ],
    search: {
      ar: ['مهندس تعدين', 'مهندس مناجم', 'تخطيط مناجم'],
      en: ['mining engineer', 'mine planner', 'drill and blast engineer'],
    },
  },
  {
    id: 'ENG-13',
    day: {
      ar: 'تُقرأ بيانات الإشعاع والرياح لموقع ويُحسب ما تنتجه الألواح في السنة بعد خصم أثر الغبار والحرارة. يُرسم صف الألواح ويُختار العاكس والكابل، ثم يُزار الموقع لفحص التثبيت والتأريض. تُقارن قراءات محطة عاملة بالمتوقع فيُكتشف صف متّسخ أو عاكس معطل، وتُراجع متطلبات ربط المحطة مع شركة الكهرباء.',
      en: "Sun and wind data of a site are read and a year's output worked out after losses to dust and heat are deducted. Rows of panels are laid out, inverter and cable chosen, and the site visited to check mounting and earthing. A running plant's readings are compared with forecast, revealing a dirty row or failed inverter, and the power company's connection rules are reviewed.",
    },
    wayIn: {
      ar: 'بكالوريوس الهندسة الكهربائية أو الميكانيكية أو هندسة الطاقة من جامعة، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين.',
      en: 'A degree in electrical, mechanical or energy engineering from a university, then professional accreditation by the Saudi Council of Engineers.',
    },
    firstCourse: {
      ar: 'دورة في تصميم الأنظمة الشمسية مدخل معتاد.',
      en: 'A course in solar system design is a usual entry.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى تصميم المحطات الكبيرة وتخزين الطاقة، ثم إدارة مشروعاتها.',
      en: 'The work advances to large plants and storage, then to managing such projects.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الإنتاج والفاقد والربط تُحسب',
          en: 'because output, losses and connection are calculated',
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن القراءات تُقارن بالمتوقع يوماً بيوم',
          en: 'because readings are compared with forecast day by day',
        },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن الموقع يُسلَّم بمراحل متتابعة', en: 'because a site is delivered in ordered stages' },
      },
    ],
    search: {
      ar: ['مهندس طاقة شمسية', 'مهندس طاقة متجددة', 'مهندس طاقة'],
      en: ['solar engineer', 'renewable energy engineer', 'energy engineer'],
    },
  },
  {
    id: 'ENG-14',
    day: {
      ar: 'يُستلم بلاغ عن وحدة لا تبرّد، فتُقاس ضغوط الغاز وفرق الحرارة ويُفحص المكثف والمروحة. يُكشف التسريب بالصابون أو بالجهاز ويُلحم موضعه، ثم تُفرَّغ الدارة وتُشحن بالكمية المكتوبة. تُنظَّف المرشحات فوق سطح مكشوف في الظهيرة، ويُشرح للعميل سبب العطل، وتُدوَّن القطع المستعملة قبل التوجه إلى البلاغ التالي.',
      en: 'A call comes about a unit that will not cool: gas pressures and temperature difference are measured, condenser and fan inspected. The leak is found by soap or detector and brazed, then the circuit is evacuated and charged with the stated amount. Filters are cleaned on an open roof at noon, the cause is explained to the customer and parts noted before the next call.',
    },
    wayIn: {
      ar: 'دبلوم أو شهادة مهنية في التبريد والتكييف من كلية تقنية أو معهد صناعي ثانوي، ثم تدريب مع فني متمرس. وقد يُطلب اعتماد الفنيين من الهيئة السعودية للمهندسين أو اختبار مهني.',
      en: 'A diploma or trade certificate in refrigeration and air conditioning from a technical college or industrial secondary institute, then training beside an experienced technician. Technician accreditation by the Saudi Council of Engineers or a trade test may be required.',
    },
    firstCourse: {
      ar: 'دورة في الغازات المبرّدة والتوصيل الكهربائي لوحدات التكييف هي الأولى عادة.',
      en: 'A course in refrigerants and the wiring of air conditioning units is usually the first.',
    },
    wayOn: {
      ar: 'يُنتقل من الوحدات الصغيرة إلى الأنظمة المركزية، ثم الإشراف أو ورشة مستقلة.',
      en: 'The work moves from small units to central plants, then to supervising or to an independent workshop.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن الغاز والكهرباء والمرتفعات تُعامل بحذر',
          en: 'because gas, power and height are handled safely',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن سبباً واحداً يُعزل بين أسباب متشابهة',
          en: 'because one cause is isolated among similar ones',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن العلة تُصلح ولا يُكتفى بإعادة الشحن',
          en: 'because the fault is mended, not just the gas topped up',
        },
      },
    ],
    search: {
      ar: ['فني تكييف', 'فني تبريد وتكييف', 'صيانة تكييف'],
      en: ['HVAC technician', 'AC technician', 'refrigeration mechanic'],
    },
  },
  {
    id: 'ENG-15',
    day: {
      ar: 'يُقرأ المخطط ورمز الوصلة، وتُنظَّف الحافتان وتُشطف بالزاوية المطلوبة. يُختار القطب والتيار ويُجرَّب على قطعة خردة، ثم يُلحم الأنبوب طبقة بعد طبقة مع إزالة الخبث بينها. تُلبس الخوذة والقفاز طوال العمل ويُراقب حارس الحريق المكان، ثم تُفحص الوصلة بالعين وتُرسل إلى التصوير، وتُعاد إن ظهر فراغ.',
      en: 'The drawing and joint symbol are read, edges cleaned and bevelled to the required angle. Electrode and current are chosen and tried on scrap; then the pipe is welded layer by layer, slag removed between. Helmet and gloves stay on and a fire watch keeps guard; the joint is then inspected by eye, sent for imaging and redone if a void appears.',
    },
    wayIn: {
      ar: 'شهادة مهنية في اللحام من معهد صناعي أو برنامج تدريب منتهٍ بالتوظيف، ثم اجتياز اختبار لحام عملي تعترف به جهة العمل ويُجدَّد.',
      en: 'A trade certificate in welding from an industrial institute or a training programme tied to a job, then a practical welding test that the employer accepts and that is renewed.',
    },
    firstCourse: {
      ar: 'دورة في السلامة وأساسيات اللحام بالقوس الكهربائي هي الأولى.',
      en: 'A course in safety and the basics of arc welding is the first.',
    },
    wayOn: {
      ar: 'تُضاف أوضاع ومعادن أصعب، ثم يُتجه إلى تفتيش اللحام أو الإشراف.',
      en: 'Harder positions and metals are added, then comes welding inspection or supervision.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن لوقاية العين ومنع الحريق قواعد لازمة',
          en: 'because guarding the eyes and preventing fire have set rules',
        },
      },
      {
        facet: 'MAS',
        why: {
          ar: 'لأن اليد تتقن الوضع الصعب بالتكرار',
          en: 'because the hand learns hard positions by repetition',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن الوصلة تسلم حيث لا يراها أحد',
          en: 'because a joint must be sound where nobody sees',
        },
      },
    ],
    search: { ar: ['لحام', 'فني لحام', 'لحام أنابيب'], en: ['welder', 'pipe welder', 'TIG welder'] },
  },
  {
    id: 'ENG-16',
    day: {
      ar: 'يبدأ الصباح بحديث قصير مع العمال عن خطر اليوم، ثم توقيع تصاريح العمل الساخن بعد معاينة المكان وقياس الغاز. في الجولة تُفحص السقالات وأحزمة الأمان ومخارج الطوارئ، ويُوقف عمل بلا حماية. وعند إصابة يُؤمَّن الموقع ويُكتب التقرير، ثم تُجرى تجربة إخلاء وتُحسب مدتها وتُسجل الملاحظات.',
      en: "The morning starts with a short talk to workers about the day's hazard, then hot-work permits are signed after viewing the spot and measuring gas. On the round scaffolds, harnesses and emergency exits are checked and unprotected work stopped. After an injury the scene is secured and a report written; an evacuation drill is held and timed and the remarks recorded.",
    },
    wayIn: {
      ar: 'دبلوم في السلامة والصحة المهنية من كلية تقنية أو معهد، أو دراسة تخصص قريب. ويبدأ العمل عادة بالمراقبة في موقع إنشاء أو مصنع.',
      en: 'A diploma in occupational safety and health from a technical college or institute, or a related major. Work usually starts with monitoring safety on a construction site or in a plant.',
    },
    firstCourse: {
      ar: 'شهادة دولية عامة في السلامة والصحة المهنية مدخل معتاد.',
      en: 'An international general certificate in occupational safety and health is a usual entry.',
    },
    wayOn: {
      ar: 'يأتي الإشراف على فرق السلامة، ثم إدارة السلامة والبيئة في شركة.',
      en: "Supervising safety crews comes next, then managing a company's HSE.",
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن الاشتراط يُطبق على واقع الموقع',
          en: 'because requirements are applied on the ground',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن العمل الخطر يُوقف دون مجاملة', en: 'because unsafe work is stopped without favour' },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن العمال يُقنعون بالحماية في حرّ الظهيرة',
          en: 'because workers are persuaded to wear protection in the heat',
        },
      },
    ],
    search: {
      ar: ['مشرف سلامة', 'مراقب سلامة', 'أخصائي سلامة وصحة مهنية'],
      en: ['HSE officer', 'safety officer', 'safety supervisor'],
    },
  },
  {
    id: 'ENG-17',
    day: {
      ar: 'تُستلم النوبة بقراءة السجل والتنبيهات المفتوحة، ثم جولة بين المضخات والصمامات لقراءة العدادات وشمّ أي تسرّب. تُؤخذ عينة وتُرسل إلى المختبر، وتُفتح صمامات بأمر من غرفة التحكم بعد إعادة الأمر صوتاً. وعند إنذار ضغط تُتبع خطوات الإيقاف الآمن، وتُجهز معدة للصيانة بعزلها، وتُملأ ورقة القراءات كل ساعتين.',
      en: "The shift is taken over by reading the log and open alarms, then pumps and valves are walked, gauges read and leaks sniffed out. A sample goes to the laboratory, and valves are opened on the control room's order after repeating it aloud. At a pressure alarm safe shutdown steps are followed; equipment is isolated for maintenance and the reading sheet filled every two hours.",
    },
    wayIn: {
      ar: 'دبلوم في التشغيل الصناعي من كلية صناعية أو معهد متخصص في البترول والكيميائيات، وغالباً ضمن برنامج تدريب لشركة. وتُطلب اللغة الإنجليزية.',
      en: "A diploma in industrial operation from an industrial college or an institute for petroleum and chemicals, mostly within a company's training programme. English is required.",
    },
    firstCourse: { ar: 'تُطلب شهادات سلامة أساسية.', en: 'Basic safety certificates are required.' },
    wayOn: {
      ar: 'يُنتقل من الميدان إلى غرفة التحكم، ثم إلى الإشراف على النوبة.',
      en: 'The work moves from the field to the control room, then to supervising a shift.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن خطوات التشغيل والإيقاف تُتبع كما هي',
          en: 'because start and stop steps are followed exactly',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الإنذار قد يأتي في نوبة الليل', en: 'because alarms may come on the night shift' },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن التفاهم مع غرفة التحكم يكون دقيقاً',
          en: 'because understanding with the control room must be exact',
        },
      },
    ],
    search: {
      ar: ['مشغل عمليات', 'فني تشغيل', 'مشغل وحدة إنتاج'],
      en: ['process operator', 'plant operator', 'production technician'],
    },
  },
  {
    id: 'ENG-18',
    day: {
      ar: 'تُحضَّر دفعة من مادة بنسب جديدة وتُراقب حرارتها دقيقة بدقيقة، ثم تُؤخذ منها عينات للقياس. تُقرأ أطياف الأمس ويُبحث عن سبب قمة لم تكن متوقعة، وتُراجَع أبحاث منشورة في المسألة. وبعد الظهر يُناقَش مع المصنع أثر التغيير في خط الإنتاج، وتُدوَّن الخطوات حتى يمكن تكرارها في مختبر آخر.',
      en: 'A batch is prepared in new proportions and its temperature watched minute by minute, then sampled for measurement. Spectra from the day before are read, the cause of an unexpected peak is sought, and published papers are consulted. In the afternoon the effect of the change on the line is discussed with the plant, and the steps are written down so that others can repeat them.',
    },
    wayIn: {
      ar: 'بكالوريوس في الكيمياء أو علوم المواد أو الهندسة الكيميائية، ويفتح الماجستير والدكتوراه مراكز البحث والجامعات. والبداية في مختبر شركة صناعية أو مركز أبحاث.',
      en: "A degree in chemistry, materials science or chemical engineering; a master's degree or a doctorate opens research centres and universities. The start is in the laboratory of an industrial company or a research centre.",
    },
    firstCourse: {
      ar: 'دورة في السلامة الكيميائية هي الأولى عادة.',
      en: 'A course in chemical safety is usually the first.',
    },
    wayOn: {
      ar: 'يقود إلى قيادة مشروع بحثي وبراءات اختراع، ثم إدارة مختبر أو تدريس جامعي.',
      en: 'It leads to research projects and patents of its own, then to managing a laboratory or to university teaching.',
    },
    facets: [
      {
        facet: 'MAS',
        why: {
          ar: 'لأن التجربة تُعاد حتى تُفهم',
          en: 'because an experiment is repeated until it is understood',
        },
      },
      {
        facet: 'ANA',
        why: { ar: 'لأن الجواب في القياسات', en: 'because the answer lies in the measurements' },
      },
      {
        facet: 'STD',
        why: { ar: 'لأن المواد خطرة والخطوات مضبوطة', en: 'because materials are hazardous and steps exact' },
      },
    ],
    search: {
      ar: ['كيميائي', 'باحث مواد', 'كيميائي بوليمرات'],
      en: ['chemist', 'materials scientist', 'polymer chemist'],
    },
  },
  {
    id: 'ENG-19',
    day: {
      ar: 'تُسحب عينات من خط الإنتاج كل ساعة وتُقاس أبعادها أو تركيبها، وتُرسم القراءات على مخطط الضبط. يُلاحَظ انحراف بطيء فيُوقف الخط قبل أن تخرج دفعة معيبة، ويُبحث مع التشغيل عن السبب. وتُراجَع شهادات مورّد جديد، ويُكتب تقرير عدم مطابقة ومعه إجراء يمنع تكراره.',
      en: 'Samples are drawn from the line every hour, their dimensions or composition measured and the readings plotted on a control chart. A slow drift is noticed and the line stopped before a bad batch leaves; the cause is sought with operations. The certificates of a new supplier are reviewed, and a nonconformity report is written with an action that prevents a repeat.',
    },
    wayIn: {
      ar: 'بكالوريوس في الهندسة أو العلوم، والبداية في مختبر المصنع أو قسم الجودة.',
      en: 'A degree in engineering or science, starting in the plant laboratory or the quality department.',
    },
    firstCourse: {
      ar: 'تفيد دورة في نظم إدارة الجودة، ثم أخرى في المعايرة أو الضبط الإحصائي.',
      en: 'A course in quality management systems helps, then one in calibration or statistical control.',
    },
    wayOn: {
      ar: 'تأتي بعدها مراجعة الموردين واعتماد المختبرات، ثم إدارة الجودة في المصنع كله.',
      en: 'Supplier audits and laboratory accreditation follow, then quality management for the whole plant.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن المعيار يُطبَّق ولو تأخر الشحن',
          en: 'because the standard holds even when a shipment waits',
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن الانحراف يُرى في الأرقام قبل العين',
          en: 'because drift shows in numbers before the eye sees it',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن القياس لا يصدق إلا بأداة معايَرة',
          en: 'because only a calibrated tool measures truly',
        },
      },
    ],
    search: {
      ar: ['مراقبة جودة', 'مهندس جودة', 'ضبط جودة صناعي'],
      en: ['quality control engineer', 'quality assurance specialist', 'plant laboratory'],
    },
  },
  {
    id: 'ENG-20',
    day: {
      ar: 'تُفتح بيانات الآبار والضغط والإنتاج على الشاشة، ويُعدَّل نموذج المكمن حتى يطابق ما أنتجه الحقل فعلاً. ثم تُجرَّب عليه خيارات، كبئر أفقية جديدة أو حقن ماء في موضع آخر، ويُحسب لكل منها ما يُستخرج وما يُنفق. ويُناقش الشك في الأرقام مع الجيولوجي ومهندس الحفر، وتُكتب توصية تُعرض على لجنة الاستثمار.',
      en: 'Well, pressure and production data are opened on screen and the reservoir model adjusted until it matches what the field has really produced. Options are then tried on it, such as a new horizontal well or water injected elsewhere, with the recovery and the cost of each. The doubt in the figures is discussed with the geologist and the drilling engineer, and a recommendation written for the investment committee.',
    },
    wayIn: {
      ar: 'بكالوريوس هندسة البترول أو الهندسة الكيميائية، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين. وسنوات العمل في الحقول ميزة.',
      en: 'A degree in petroleum or chemical engineering, then professional accreditation by the Saudi Council of Engineers. Years on fields are an advantage.',
    },
    firstCourse: {
      ar: 'تفيد دورة في برامج محاكاة المكامن.',
      en: 'A course in reservoir simulation software helps.',
    },
    wayOn: {
      ar: 'إلى هندسة مكامن متقدمة، ثم إدارة تطوير حقل كامل.',
      en: 'To senior reservoir engineering, then the development of a whole field.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن سلوك المكمن يُستنتج من قياسات متفرقة',
          en: 'because the behaviour of a reservoir is inferred from scattered measurements',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن النموذج الذي لا يطابق الإنتاج يُبحث عن خطئه',
          en: 'because the mistake of a model that does not match production has to be found',
        },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن حفر بئر يُقرَّر مع شك لا يزول',
          en: 'because a well is decided on with doubt that remains',
        },
      },
    ],
    search: {
      ar: ['مهندس مكامن', 'محاكاة المكامن', 'تخطيط تطوير الحقول'],
      en: ['reservoir engineer', 'reservoir simulation', 'field development planning'],
    },
  },
  {
    id: 'ENG-21',
    day: {
      ar: 'تُقرأ مخططات المعماري وتقرير التربة، ويُختار نظام الأعمدة والبلاطات، ثم يُبنى النموذج الحسابي وتُراجع الأحمال وقوى الزلازل والرياح بحسب كود البناء السعودي. يُصغَّر مقطع هنا ويُزاد تسليح هناك، ويُحلّ تعارض مع مجرى تكييف، وتُوقَّع المخططات بعد مراجعة ثانية. وحين يسأل الموقع عن تفصيل يصله الرد مرسوماً في يومه.',
      en: "The architect's drawings and the soil report are read, a system of columns and slabs chosen, the calculation model built, and loads, earthquake and wind forces checked by the Saudi Building Code. A section is made smaller here and reinforcement added there, a clash with a duct solved, and the drawings signed after a second review. When the site asks about a detail, the answer goes out drawn within the day.",
    },
    wayIn: {
      ar: 'بكالوريوس الهندسة المدنية، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين، وأول عمل في مكتب استشاري بإشراف خبير.',
      en: 'A degree in civil engineering, then professional accreditation by the Saudi Council of Engineers, and a first post in a consulting office under an experienced designer.',
    },
    firstCourse: {
      ar: 'تفيد دورة في برامج التحليل الإنشائي وفي كود البناء السعودي.',
      en: 'Courses in structural analysis software and in the Saudi Building Code help.',
    },
    wayOn: {
      ar: 'إلى تصميم المباني العالية والجسور، ثم قيادة قسم التصميم أو فتح مكتب.',
      en: 'To tall buildings and bridges, then heading a design department or opening an office.',
    },
    facets: [
      {
        facet: 'LOG',
        why: {
          ar: 'لأن مسار الحمل يُتتبع من السقف إلى الأرض',
          en: 'because a load is followed from roof to ground',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن رقماً خاطئاً واحداً يبقى في المبنى طول عمره',
          en: 'because one wrong figure stays in a building all its life',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن العمارة والتكييف والميزانية تتنازع الموضع نفسه',
          en: 'because architecture, ducts and budget compete for one spot',
        },
      },
    ],
    search: {
      ar: ['مهندس إنشائي', 'تصميم إنشائي', 'مهندس مدني تصميم'],
      en: ['structural engineer', 'structural design', 'civil design engineer'],
    },
  },
  {
    id: 'ENG-22',
    day: {
      ar: 'يُفكّ محرك أو جهاز هبوط أو وحدة إلكترونية وصلت إلى الورشة، ويُفحص كل جزء بالعدسة والقياس والاختبار غير المتلف، ويُستبدل ما تجاوز حدّه في دليل الصانع. ثم تُجمع الأجزاء وتُختبر على المنصة، ويُدوَّن كل رقم وكل أداة أعيدت إلى مكانها، ويُوقَّع سجل الصلاحية. وإن تكرر خلل رُفع تقرير عنه إلى الهندسة.',
      en: "An engine, landing gear or electronic unit that has come to the workshop is taken apart, each part examined by lens, gauge and non-destructive test, and what exceeds its limit in the maker's manual replaced. It is then put together and run on the test bench, every figure and every returned tool recorded, and the airworthiness record signed. A fault that keeps coming back is reported to engineering.",
    },
    wayIn: {
      ar: 'دبلوم في صيانة الطائرات أو إلكترونياتها من كلية أو أكاديمية معتمدة، ثم الرخصة المناسبة من الهيئة العامة للطيران المدني بعد تدريب عملي. والإنجليزية لازمة لقراءة الأدلة.',
      en: 'A diploma in aircraft maintenance or avionics from an approved college or academy, then the matching licence of the General Authority of Civil Aviation after practical training. English is needed to read the manuals.',
    },
    firstCourse: {
      ar: 'دورات في العوامل البشرية وسلامة الصيانة، ضمن تدريب الكلية أو الأكاديمية، هي الأولى.',
      en: 'Courses in human factors and maintenance safety, within the training of the college or academy, come first.',
    },
    wayOn: {
      ar: 'إلى توقيع الصلاحية على طراز بعينه، ثم الإشراف على ورشة أو هندسة الصيانة.',
      en: 'To certifying work on a type of aircraft, then supervising a workshop or maintenance engineering.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن كل خطوة من دليل وكل أداة معدودة',
          en: 'because each step is in a manual and each tool is counted',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن سلامة الركاب تقوم على توقيع واحد',
          en: 'because the safety of passengers rests on one signature',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن القياس والاختبار يكشفان ما لا تراه العين',
          en: 'because gauges and tests show what the eye does not see',
        },
      },
    ],
    search: {
      ar: ['فني طائرات', 'صيانة مكونات الطائرات', 'فني إلكترونيات طيران'],
      en: ['aircraft technician', 'component overhaul', 'avionics technician'],
    },
  },
  {
    id: 'ENG-23',
    day: {
      ar: 'تُقرأ قراءات الليل من لوحة المؤشرات: بئر أو خط إنتاج هبط تدفقه، ومضخة زاد استهلاكها من الكهرباء. تُنظف البيانات من قراءات معطوبة، ويُقارن المتوقع بالمتحقق، ويُبنى نموذج يقدّر ما تكسبه المحطة من تعديل ضغط أو جدول صيانة. يُعرض الرسم على مهندسي التشغيل ويُسمع ما يعرفونه، ويُكتب تقرير قصير بالأثر والكلفة.',
      en: 'Readings of the night are gone through on the dashboard: a well or line whose flow has fallen, a pump that draws more power. Faulty readings are cleaned out, what was expected is compared with what was reached, and a model is built of what the plant would gain from another pressure or maintenance schedule. The chart is shown to operating engineers and their knowledge heard, and a short report written on effect and cost.',
    },
    wayIn: {
      ar: 'بكالوريوس في هندسة البترول أو الصناعية أو الكيميائية أو الكهربائية أو الميكانيكية مع الاعتماد المهني من الهيئة السعودية للمهندسين، وإتقان أداة لتحليل البيانات.',
      en: "A bachelor's degree in petroleum, industrial, chemical, electrical or mechanical engineering with professional accreditation by the Saudi Council of Engineers, and command of a data analysis tool.",
    },
    firstCourse: {
      ar: 'تفيد دورة في كفاءة الطاقة، وأخرى في قواعد البيانات.',
      en: 'A course in energy efficiency and one in databases help.',
    },
    wayOn: {
      ar: 'من تقارير وحدة إلى تخطيط إنتاج منشأة، ثم قيادة فريق تحليل.',
      en: 'From the reports of one unit to planning the production of a plant, then leading a team of analysts.',
    },
    facets: [
      {
        facet: 'ANA',
        why: { ar: 'لأن القرار يستند إلى قراءة صحيحة', en: 'because decisions rest on a sound reading' },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن سبب الهبوط يُبحث عنه في أرقام كثيرة',
          en: 'because the cause of a fall hides among many numbers',
        },
      },
      {
        facet: 'COM',
        why: { ar: 'لأن مهندس الموقع يجب أن يقتنع', en: 'because the engineer on site has to be convinced' },
      },
    ],
    search: {
      ar: ['محلل بيانات إنتاج', 'مهندس كفاءة طاقة', 'تحليل بيانات الطاقة'],
      en: ['production data analyst', 'energy efficiency engineer', 'energy data analyst'],
    },
  },
]
