import type { OccupationPage } from './occupation-page.ts'

export const construction: readonly OccupationPage[] = [
  {
    id: 'CON-01',
    day: {
      ar: 'قراءة المخططات وجداول التربة لطريق أو شبكة أو مبنى، وحساب الأحمال أو الميول والتصريف، ثم زيارة الموقع لمطابقة المنفذ بالمصمم. ويُرفض صب لم يُستلم تسليحه، ويُجاب عن استفسار المقاول برسم معدل، وتُراجع نتائج اختبار الخرسانة، ويُعد مستخلص الأعمال، ويُناقش التأخر مع المالك والاستشاري في اجتماع أسبوعي.',
      en: "Reading drawings and soil tables for a road, network or building, working out loads or slopes and drainage, then visiting the site to match work with design. A pour is refused when its reinforcement was not accepted, a contractor's query answered with an amended drawing, concrete results reviewed, payment quantities prepared, and delay discussed with owner and consultant weekly.",
    },
    wayIn: {
      ar: 'بكالوريوس هندسة مدنية، ثم الاعتماد المهني من الهيئة السعودية للمهندسين.',
      en: "A bachelor's degree in civil engineering, then professional accreditation by the Saudi Council of Engineers.",
    },
    firstCourse: {
      ar: 'تفيد دورة في كود البناء السعودي وأخرى في برامج التصميم.',
      en: 'A course in the Saudi Building Code and one in design software help.',
    },
    wayOn: {
      ar: 'يختار كثيرون فرعاً كالطرق أو الإنشاءات ويتدرجون إلى مسمى مهندس أول، ثم تُسند إليهم مشاريع كاملة.',
      en: 'Many choose a branch such as roads or structures and become senior engineers, then are given whole projects.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الحل يُحسب بالكود وخواص المواد',
          en: 'because the solution is calculated by code and materials',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن الموقع يخالف المخطط في كل يوم',
          en: 'because the site departs from the drawing every day',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن الاستلام بمواصفة لا بنظرة',
          en: 'because acceptance is by specification, not by eye',
        },
      },
    ],
    search: {
      ar: ['مهندس مدني', 'مهندس موقع', 'مهندس طرق'],
      en: ['civil engineer', 'site engineer', 'infrastructure engineer'],
    },
  },
  {
    id: 'CON-02',
    day: {
      ar: 'مقابلة المالك وسؤاله عمّن سيسكن أو يعمل وكيف، ثم قراءة اشتراطات البلدية والارتدادات، ورسم توزيع أولي وتعديله مراراً. وتُبنى كتلة ثلاثية الأبعاد لاختبار الشمس والخصوصية، ويُنسق مع الإنشائي والكهرباء والتكييف حتى لا تتقاطع المسارات، وتُجهز مخططات الرخصة والتنفيذ، وتُزار الأعمال لاختيار مادة أو حسم تفصيلة.',
      en: 'Meeting the owner to ask who will live or work there and how, then reading municipal rules and setbacks, sketching a layout and changing it many times. A model tests sun and privacy, routes are coordinated with structure, electricity and air conditioning so that they do not clash, permit and working drawings prepared, and the site visited to choose a material or settle a detail.',
    },
    wayIn: {
      ar: 'بكالوريوس عمارة، ثم الاعتماد المهني من الهيئة السعودية للمهندسين. والبداية في مكتب هندسي مع ملف أعمال من مشاريع الدراسة.',
      en: "A bachelor's degree in architecture, then professional accreditation by the Saudi Council of Engineers. The start is in an engineering office with a portfolio of student projects.",
    },
    firstCourse: {
      ar: 'تفيد دورة في برامج نمذجة المباني وأخرى في كود البناء السعودي.',
      en: 'A course in building modelling software and one in the Saudi Building Code help.',
    },
    wayOn: {
      ar: 'من رسم التفاصيل إلى قيادة تصميم مبنى كامل، ثم مكتب هندسي خاص.',
      en: "From drawing details to leading the design of a whole building, then a practice of one's own.",
    },
    facets: [
      {
        facet: 'AUT',
        why: {
          ar: 'لأن الموقع الواحد له حلول كثيرة يُختار منها',
          en: 'because one plot has many solutions to choose from',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الفكرة تُبنى وفق الكود والمادة',
          en: 'because the idea has to hold up under the code and in its materials',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الرسم يُشرح لمن لا يقرأ المخطط',
          en: 'because a drawing is explained to people who do not read plans',
        },
      },
    ],
    search: {
      ar: ['مهندس معماري', 'مصمم معماري', 'معماري'],
      en: ['architect', 'design architect', 'architectural engineer'],
    },
  },
  {
    id: 'CON-03',
    day: {
      ar: 'جمع بيانات السكان واستخدامات الأراضي وعدّ المركبات في تقاطع، ورسمها على خريطة رقمية، ثم مقارنة بدائل لشارع أو حي: المسافات إلى المدرسة والمسجد والنقل العام، وأثر كل بديل في الازدحام. ويُعرض المقترح على الأمانة والسكان والمطورين، وتُعدَّل الاشتراطات، ويُكتب تقرير يبرر الكثافة والارتفاع، وتُراجع مخططات مطور قبل اعتمادها.',
      en: "Gathering data on people, land uses and vehicle counts at a junction, mapping them, then comparing options for a street or district: distances to school, mosque and transit, and what each does to congestion. The proposal is shown to the municipality, residents and developers, rules amended, a report written to justify density and height, and a developer's plan reviewed before approval.",
    },
    wayIn: {
      ar: 'بكالوريوس تخطيط عمراني أو عمارة أو هندسة مدنية، ثم الاعتماد المهني من الهيئة السعودية للمهندسين.',
      en: "A bachelor's degree in urban planning, architecture or civil engineering, then professional accreditation by the Saudi Council of Engineers.",
    },
    firstCourse: {
      ar: 'تفيد دورة في نظم المعلومات الجغرافية.',
      en: 'A course in geographic information systems helps.',
    },
    wayOn: {
      ar: 'من دراسة حي أو تقاطع إلى قيادة مخطط مدينة، ثم التخطيط الاستراتيجي.',
      en: 'From studying a district or junction to leading a city plan, then strategic planning.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن الشارع يُوسَّع أو يُهدَّأ بأرقام الحركة',
          en: 'because a street is widened or calmed on the strength of traffic figures',
        },
      },
      {
        facet: 'PUR',
        why: {
          ar: 'لأن المخطط يشكّل حياة السكان اليومية سنوات',
          en: "because the plan shapes residents' days for years",
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن البدائل تُناقش مع أطراف متعارضة',
          en: 'because options are argued with opposing sides',
        },
      },
    ],
    search: {
      ar: ['مخطط عمراني', 'مخطط مدن', 'مهندس مرور'],
      en: ['urban planner', 'city planner', 'traffic engineer'],
    },
  },
  {
    id: 'CON-04',
    day: {
      ar: 'نصب جهاز المحطة الشاملة أو مستقبل الأقمار في نقطة معلومة، وضبطه، ثم رفع حدود أرض أو محاور مبنى وتوقيعها على الطبيعة قبل الحفر. وتُحلَّق طائرة مسيّرة فوق موقع واسع، وتُحسب كميات القطع والردم، وتُرسم الخريطة ويُفحص خطأ الإغلاق، ويُسلَّم المخطط إلى المهندس أو كاتب العدل مع إحداثيات موثقة.',
      en: 'Setting up a total station or satellite receiver on a known point and levelling it, then picking up land boundaries or setting out building axes before digging. A drone is flown over a large site, cut and fill worked out, the map drawn and closing error checked, and the plan handed to the engineer or notary with recorded coordinates.',
    },
    wayIn: {
      ar: 'بكالوريوس مساحة أو جيوماتكس أو هندسة مدنية، ثم الاعتماد المهني من الهيئة السعودية للمهندسين. ويدخل حملة الدبلوم بصفة فنية، وتلزم للطائرات المسيّرة موافقة الطيران المدني.',
      en: "A bachelor's degree in surveying, geomatics or civil engineering, then professional accreditation by the Saudi Council of Engineers. Diploma holders enter as technicians, and drones need the civil aviation authority's permission.",
    },
    firstCourse: {
      ar: 'تفيد دورة في أجهزة الرصد وأخرى في نظم المعلومات الجغرافية.',
      en: 'A course in survey instruments and one in geographic information systems help.',
    },
    wayOn: {
      ar: 'يتفرع المسار إلى نظم المعلومات الجغرافية أو إلى إدارة أعمال المساحة في المشاريع.',
      en: 'The path branches into geographic information systems or managing survey work on projects.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن جهازاً غير مضبوط يزحزح مبنى',
          en: 'because an instrument out of level shifts a building',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن الحد المرسوم حق لمالك', en: "because a drawn boundary is an owner's right" },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن القياس يُصحح بحساب الأخطاء',
          en: 'because measurement is corrected by working out errors',
        },
      },
    ],
    search: {
      ar: ['مساح', 'مهندس مساحة', 'جيوماتكس'],
      en: ['surveyor', 'land surveyor', 'geomatics engineer'],
    },
  },
  {
    id: 'CON-05',
    day: {
      ar: 'قياس الخرسانة والبلوك والتشطيب من المخططات بنداً بنداً، وإدخالها في جدول كميات، ثم طلب أسعار من موردين ومقاولين وبناء سعر المناقصة. وأثناء التنفيذ تُقاس الأعمال في الموقع لإعداد المستخلص، ويُسعَّر أمر تغيير، وتُراجع مطالبة المقاول بوقائعها، وتُقارن الكلفة الفعلية بالموازنة، ويُنبَّه المالك إلى تجاوز متوقع قبل وقوعه.',
      en: "Measuring concrete, blockwork and finishes from drawings item by item into a bill of quantities, then asking suppliers and contractors for prices and building the tender price. During construction, measuring work on site for payment, pricing a change order, reviewing a contractor's claim against its facts, comparing cost with budget, and warning the owner of an overrun before it happens.",
    },
    wayIn: {
      ar: 'بكالوريوس هندسة مدنية أو عمارة، ثم الاعتماد المهني من الهيئة السعودية للمهندسين.',
      en: "A bachelor's degree in civil engineering or architecture, then professional accreditation by the Saudi Council of Engineers.",
    },
    firstCourse: {
      ar: 'تفيد دورة في طرق القياس والعقود، وعضوية مهنية دولية في المساحة والتكاليف لاحقاً.',
      en: 'A course in methods of measurement and contracts helps, and later an international professional membership in cost and quantities.',
    },
    wayOn: {
      ar: 'بعد سنوات من القياس والتسعير تأتي إدارة تكاليف المشروع وعقوده ومطالباته.',
      en: "After years of measuring and pricing comes managing a project's cost, contracts and claims.",
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن خطأ في وحدة يتضاعف في البند كله',
          en: 'because an error in one unit multiplies through the item',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن المستخلص مال يُصرف على القياس', en: 'because payment is made on the measurement' },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن أمر التغيير يُسعَّر من العقد نفسه',
          en: 'because a change is priced from the contract itself',
        },
      },
    ],
    search: {
      ar: ['مهندس حصر كميات', 'مهندس تكاليف', 'مساح كميات'],
      en: ['quantity surveyor', 'cost engineer', 'estimator'],
    },
  },
  {
    id: 'CON-06',
    day: {
      ar: 'أخذ عينات خرسانة وتربة وإسفلت وترقيمها ونقلها إلى المختبر، وكسر المكعبات وتسجيل مقاومتها، وقياس هبوط الخلطة قبل الصب. ثم مطابقة التسليح والعزل مع المخطط بقائمة فحص، وتصوير المخالفة وإصدار إشعار بها، والعودة بعد التصحيح، وتحديث سجل الاختبارات، ومساعدة المهندس في قراءة نتائج لا تطابق المواصفة.',
      en: 'Taking and numbering samples of concrete, soil and asphalt and bringing them to the laboratory, crushing cubes and recording strength, measuring slump before a pour. Then matching reinforcement and insulation with the drawing by checklist, photographing a defect and issuing a notice, returning after correction, keeping the test register, and helping the engineer read results that miss the specification.',
    },
    wayIn: {
      ar: 'دبلوم تقنية مدنية أو إنشاءات من كلية تقنية، ثم التسجيل بصفة فنية لدى الهيئة السعودية للمهندسين.',
      en: 'A diploma in civil or construction technology from a technical college, then registration as a technician with the Saudi Council of Engineers.',
    },
    firstCourse: { ar: 'تفيد دورة في اختبار المواد.', en: 'A course in materials testing helps.' },
    wayOn: {
      ar: 'يتدرج المسار إلى الإشراف على الجودة، ويكمل بعضهم بكالوريوس الهندسة أثناء العمل.',
      en: 'The path rises to quality supervision, and some complete an engineering degree while working.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن الخرسانة المخفية لا تُفحص بعد الصب',
          en: 'because hidden concrete cannot be checked after the pour',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن كل عينة تؤخذ بطريقة قياسية',
          en: 'because each sample is taken by a standard method',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن المخالفة تُقال للمقاول بوضوح',
          en: 'because a defect is told to the contractor plainly',
        },
      },
    ],
    search: {
      ar: ['فني مدني', 'فني مختبر مواد', 'مراقب مدني'],
      en: ['civil technician', 'materials lab technician', 'civil inspector'],
    },
  },
  {
    id: 'CON-07',
    day: {
      ar: 'تحويل رسم المهندس إلى مخطط تنفيذي بمقياس وطبقات ورموز قياسية، ورسم مقطع يوضح ما يختفي خلف الجدار. ثم بناء العنصر في نموذج ثلاثي الأبعاد، وتشغيل فحص التعارض بين الأنابيب والجسور وإبلاغ المهندس بموضعه، وتعديل المخطط بعد ملاحظات الموقع، وترقيم النسخ حتى لا يُبنى على نسخة قديمة، وإخراج جداول الأبواب والكميات.',
      en: "Turning the engineer's sketch into a working drawing with scale, layers and standard symbols, and drawing a section that shows what hides behind the wall. Then building the element in a three-dimensional model, running the clash check between pipes and beams and telling the engineer where they meet, amending after site comments, numbering versions so that nobody builds on an old one, and producing door and quantity schedules.",
    },
    wayIn: {
      ar: 'دبلوم رسم معماري أو إنشائي من كلية تقنية أو معهد، مع إتقان برامج الرسم ونمذجة معلومات البناء (BIM) وملف مخططات. ويفيد مشروع تدريبي كامل لمبنى صغير.',
      en: 'A diploma in architectural or structural drawing from a technical college or institute, with drawing and building information modelling (BIM) software and a portfolio. A full training project for a small building helps.',
    },
    firstCourse: {
      ar: 'تفيد دورة في برنامج رسم هندسي، ثم في نمذجة معلومات البناء (BIM).',
      en: 'A course in a drawing program helps, then one in building information modelling (BIM).',
    },
    wayOn: {
      ar: 'من رسم تخصص واحد إلى تنسيق نماذج التخصصات كلها وإدارتها.',
      en: 'From drawing one discipline to coordinating and managing the models of all.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن للرسم رموزاً ومقاييس يقرؤها الجميع',
          en: 'because drawings use symbols and scales that all can read',
        },
      },
      {
        facet: 'MAS',
        why: {
          ar: 'لأن برامج النمذجة وطرقها تتجدد',
          en: 'because modelling software and methods keep changing',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن أنبوباً وجسراً لا يجتمعان في موضع',
          en: 'because a pipe and a beam cannot share one place',
        },
      },
    ],
    search: {
      ar: ['رسام معماري', 'رسام أوتوكاد', 'نمذجة معلومات البناء'],
      en: ['draughtsperson', 'CAD technician', 'BIM modeller'],
    },
  },
  {
    id: 'CON-08',
    day: {
      ar: 'توزيع فرق النجارة والحدادة والصب على المناطق في اجتماع صباحي عن السلامة والعمل، والتحقق من وصول المواد والرافعة. ثم المرور على الفرق، وحل خلاف على مكان التخزين، وإيقاف عمل على سقالة غير مثبتة، وطلب استلام من الاستشاري، وتسجيل العمال والإنتاج، وإعادة ترتيب الغد بسبب رياح أو تأخر خرسانة.',
      en: 'Placing carpentry, steel and concrete gangs at a morning talk on safety and work, and checking that materials and crane have come. Then going round the gangs, settling a dispute over storage, stopping work on a loose scaffold, asking the consultant for acceptance, recording workers and output, and reordering tomorrow because of wind or late concrete.',
    },
    wayIn: {
      ar: 'دبلوم تقنية مدنية أو معمارية أو خبرة طويلة في حرفة بناء، وسنوات في الموقع.',
      en: 'A diploma in civil or architectural technology or long experience in a building trade, and years on site.',
    },
    firstCourse: {
      ar: 'تفيد شهادة سلامة مواقع ودورة في قراءة المخططات والجدولة.',
      en: 'A site safety certificate and a course in reading drawings and schedules help.',
    },
    wayOn: {
      ar: 'من منطقة في الموقع إلى الموقع كله، ثم إدارته بمواعيده وكلفته.',
      en: 'From one area of the site to the whole, then managing its time and cost.',
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن فريقاً بلا مادة يوم ضائع', en: 'because a gang without material is a lost day' },
      },
      {
        facet: 'STD',
        why: { ar: 'لأن السقالة والحفر خطر على الأرواح', en: 'because scaffold and excavation risk lives' },
      },
      { facet: 'TEA', why: { ar: 'لأن الحرف تتزاحم على مكان واحد', en: 'because trades crowd one place' } },
    ],
    search: {
      ar: ['مشرف موقع', 'مراقب أعمال', 'مشرف بناء'],
      en: ['site supervisor', 'construction supervisor', 'foreman'],
    },
  },
  {
    id: 'CON-09',
    day: {
      ar: 'قراءة مخطط الإنارة والمقابس، وتعليم مواضعها على الجدار، ومد المواسير وسحب الأسلاك بمقاس يناسب الحمل، ثم تركيب لوحة القواطع والتأريض واختبار العزل قبل التشغيل. وفي الصيانة يُفصل التيار ويُقفل، ويُبحث عن سبب سقوط قاطع أو ارتفاع حرارة وصلة، وتُستبدل القطعة، وتُشرح للساكن حدود الحمل الآمن.',
      en: 'Reading the lighting and socket plan, marking places on the wall, laying conduits and pulling wires sized to the load, then fitting breakers and earthing and testing insulation before switching on. In maintenance, the supply is cut and locked, the cause of a tripping breaker or hot joint sought, the part replaced, and safe load limits explained to the resident.',
    },
    wayIn: {
      ar: 'ثانوية مهنية أو دبلوم كهرباء من كلية تقنية أو معهد صناعي، ثم عمل مع كهربائي خبير، وترخيص مهني حيث تشترطه الجهة المختصة.',
      en: 'Vocational secondary school or an electrical diploma from a technical college or industrial institute, then work beside an experienced electrician, and a professional licence where the authority asks for it.',
    },
    firstCourse: {
      ar: 'دورة في السلامة الكهربائية وقراءة المخططات هي الأولى عادة.',
      en: 'A course in electrical safety and reading drawings is usually the first.',
    },
    wayOn: {
      ar: 'من فرقة تمديدات إلى الإشراف الكهربائي على مبنى، ثم مؤسسة مقاولات خاصة.',
      en: 'From a wiring gang to electrical supervision of a building, then a contracting business.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن فصل التيار وقفله ينقذ حياة',
          en: 'because cutting and locking the supply saves a life',
        },
      },
      {
        facet: 'PRB',
        why: { ar: 'لأن العطل يُعزل دائرة بعد دائرة', en: 'because the fault is isolated circuit by circuit' },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن السلك والقاطع يُختاران بحساب الحمل',
          en: 'because wire and breaker are chosen by the load',
        },
      },
    ],
    search: {
      ar: ['كهربائي مباني', 'فني كهرباء', 'كهربائي تمديدات'],
      en: ['building electrician', 'electrical technician', 'wiring electrician'],
    },
  },
  {
    id: 'CON-10',
    day: {
      ar: 'جولة صباحية في الموقع، ثم اجتماع مع المقاولين على ما أُنجز وما تعطل، وقرار بتقديم بند أو زيادة فريق. وتُراجع الدفعات والكلفة والسلامة، ويُفاوض المالك على تمديد أو أمر تغيير، وتُعتمد عقود الباطن، ويُحقق في حادث وشيك، ويُجاب عن خطاب الاستشاري، ويُعد تقرير الشهر بالتقدم والمخاطر والتدفق النقدي.',
      en: "A morning walk round the site, then a meeting with contractors on what is done and stuck, and a decision to bring an item forward or add a gang. Payments, cost and safety are reviewed, an extension or change order negotiated with the owner, subcontracts approved, a near miss looked into, the consultant's letter answered, and the month's report prepared with progress, risk and cash flow.",
    },
    wayIn: {
      ar: 'بكالوريوس هندسة مدنية أو عمارة مع الاعتماد المهني من الهيئة السعودية للمهندسين، وسنوات في التنفيذ.',
      en: "A bachelor's degree in civil engineering or architecture with professional accreditation by the Saudi Council of Engineers and years on site.",
    },
    firstCourse: {
      ar: 'تُطلب كثيراً شهادة مهنية في إدارة المشاريع.',
      en: 'A professional certificate in project management is often asked for.',
    },
    wayOn: {
      ar: 'من مشروع إلى مجموعة مشاريع في برنامج واحد، أو إلى إدارة شركة مقاولات.',
      en: 'From one project to a programme of several, or to running a contracting company.',
    },
    facets: [
      {
        facet: 'DEC',
        why: { ar: 'لأن يوم التأخير له غرامة معلومة', en: "because a day's delay has a known penalty" },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن كل حرفة تنتظر التي قبلها', en: 'because each trade waits for the one before' },
      },
      {
        facet: 'INF',
        why: {
          ar: 'لأن السلامة والوقت يُسأل عنهما شخص واحد',
          en: 'because one person answers for safety and time',
        },
      },
    ],
    search: {
      ar: ['مدير مشروع إنشائي', 'مدير مشاريع بناء', 'مدير موقع'],
      en: ['construction project manager', 'project manager construction', 'site manager'],
    },
  },
  {
    id: 'CON-11',
    day: {
      ar: 'فحص المركبة والخراطيم وأجهزة التنفس أول النوبة، وتمرين على سلم أو حبل، ثم الانطلاق عند البلاغ خلال ثوانٍ. وفي الموقع يُقرأ الدخان والمخارج، وتُفصل الكهرباء، ويُبحث عن محتجز، ويُوجَّه الماء دون تعريض زميل، ويُبعد الحشد. وفي غير البلاغات تُفحص مخارج المباني وطفاياتها، ويُدرَّب طلاب مدرسة على الإخلاء، ويُكتب تقرير الحادث.',
      en: 'Checking vehicle, hoses and breathing sets at the start of the shift, drilling with ladder or rope, then leaving within seconds of a call. On site, smoke and exits are read, power cut, a trapped person sought, water aimed without endangering a colleague, and the crowd held back. Between calls, exits and extinguishers of buildings are inspected, a school drilled in evacuation, and the incident report written.',
    },
    wayIn: {
      ar: 'ثانوية أو دبلوم، والتقديم على إعلانات القبول في المديرية العامة للدفاع المدني واجتياز فحوصها، ثم دورة تأسيسية. ويدخل آخرون فرق الإطفاء في المطارات والمصانع بدورة إطفاء معتمدة.',
      en: 'Secondary school or a diploma, an application when the General Directorate of Civil Defense announces admission, and its tests, then a foundation course. Others enter the fire crews of airports and plants with an approved fire fighting course.',
    },
    firstCourse: {
      ar: 'دورة إطفاء معتمدة مدخل إلى فرق المطارات والمصانع، وبعد القبول في الدفاع المدني دورته التأسيسية.',
      en: 'An approved fire fighting course leads to the crews of airports and plants; in Civil Defence its foundation course follows admission.',
    },
    wayOn: {
      ar: 'تأتي قيادة فرقة بعد الخبرة والدورات، ثم التفتيش على السلامة أو التحقيق في الحرائق.',
      en: 'Leading a crew comes after experience and courses, then safety inspection or fire investigation.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن جهاز التنفس لا يُجرَّب في الحريق',
          en: 'because a breathing set is not tried out in the fire',
        },
      },
      { facet: 'ADP', why: { ar: 'لأن البلاغ يأتي في أي ساعة', en: 'because the call comes at any hour' } },
      {
        facet: 'PUR',
        why: { ar: 'لأن العمل إنقاذ أناس في خطر', en: 'because the work is rescuing people in danger' },
      },
    ],
    search: {
      ar: ['دفاع مدني قبول', 'إطفاء وإنقاذ', 'فني إطفاء'],
      en: ['fire fighter', 'civil defence recruitment', 'fire and rescue'],
    },
  },
  {
    id: 'CON-12',
    day: {
      ar: 'قراءة مخطط التغذية والصرف، وتعليم المسارات والميول، وقص الأنابيب ولحامها أو تركيبها ثم اختبار الضغط قبل إغلاق الجدار. وتُركَّب خزانات ومضخات وسخانات وأدوات صحية، ويُبحث عن تسرب بجهاز أو بتتبع البلل، ويُنظف خط مسدود، ويُعزل الماء عن المبنى عند الكسر، ويُشرح للساكن كيف يتجنب تكراره.',
      en: "Reading the supply and drainage plan, marking routes and slopes, cutting and joining pipes, then testing pressure before the wall is closed. Tanks, pumps, heaters and fittings are installed, a leak sought with an instrument or by following damp, a blocked line cleared, the building's water shut off at a burst, and the resident told how to avoid a repeat.",
    },
    wayIn: {
      ar: 'ثانوية مهنية أو دراسة السباكة في معهد صناعي أو كلية تقنية، ثم عمل مع سباك خبير، وترخيص مهني حيث تشترطه الجهة المختصة.',
      en: 'Vocational secondary school, or plumbing studied at an industrial institute or technical college, then work beside an experienced plumber, and a professional licence where the authority asks for it.',
    },
    firstCourse: {
      ar: 'دورة سباكة من معهد صناعي أو كلية تقنية تكفي للبدء.',
      en: 'A plumbing course of an industrial institute or technical college is enough to start.',
    },
    wayOn: {
      ar: 'من أعمال الصيانة إلى الإشراف على تمديدات مبنى كامل، ثم مؤسسة خاصة.',
      en: "From repairs to supervising a whole building's pipework, then a business of one's own.",
    },
    facets: [
      {
        facet: 'PRB',
        why: { ar: 'لأن موضع البلل ليس موضع التسرب', en: 'because the leak is not where the damp shows' },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن الميول والضغط يُختبران قبل الإغلاق',
          en: 'because slope and pressure are tested before closing',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن وصلة سيئة تُفسد جدار الجيران', en: "because a bad joint spoils the neighbour's wall" },
      },
    ],
    search: {
      ar: ['سباك', 'فني سباكة', 'تمديدات صحية'],
      en: ['plumber', 'plumbing technician', 'sanitary works'],
    },
  },
  {
    id: 'CON-13',
    day: {
      ar: 'رفع مقاسات فتحات الأبواب والمطابخ من الموقع، ورسم القطع، واختيار خشب أو لوح بسماكة مناسبة، ثم القص بالمنشار والتخريم والتجميع والصنفرة في الورشة. وتُركَّب القطعة في المنزل مع ضبط الاستقامة والمفصلات، وتُصنع قوالب الخرسانة في المواقع ويُفحص تدعيمها قبل الصب، وتُنظف الآلات وتُحفظ حواجز الأمان في مكانها.',
      en: 'Measuring openings for doors and kitchens on site, drawing the parts, choosing wood or board of the right thickness, then sawing, drilling, assembling and sanding in the workshop. The piece is fitted in the home with its line and hinges set, concrete formwork made on sites and its props checked before the pour, and machines cleaned with their guards in place.',
    },
    wayIn: {
      ar: 'دورة أو دبلوم نجارة من معهد صناعي أو كلية تقنية، أو تدريب في ورشة مع نجار خبير.',
      en: 'A carpentry course or diploma from an industrial institute or technical college, or training in a workshop under an experienced carpenter.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الرسم بالحاسب وماكينات القص الرقمية.',
      en: 'A course in computer-aided drawing and CNC cutting machines helps.',
    },
    wayOn: {
      ar: 'من مساعد إلى نجار يُسند إليه التفصيل كله، ثم ورشة خاصة لها تصاميمها.',
      en: 'From helper to a carpenter given whole pieces, then a workshop with its own designs.',
    },
    facets: [
      {
        facet: 'STD',
        why: { ar: 'لأن المنشار لا يغفر يداً قريبة', en: 'because a saw does not forgive a hand too near' },
      },
      {
        facet: 'TEC',
        why: { ar: 'لأن الخشب يتحرك مع الرطوبة والحرارة', en: 'because wood moves with humidity and heat' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن باباً مائلاً يُرى كل يوم', en: 'because a crooked door is seen each day' },
      },
    ],
    search: { ar: ['نجار', 'نجار أثاث', 'نجار مسلح'], en: ['carpenter', 'joiner', 'formwork carpenter'] },
  },
  {
    id: 'CON-14',
    day: {
      ar: 'تقسيم المشروع إلى أنشطة مع مهندسي الموقع، وربطها بما يسبقها، وتقدير مدتها ومواردها، ثم استخراج المسار الحرج وخط الأساس. ويُجمع أسبوعياً ما أُنجز فعلاً بالكميات، ويُقارن بالمخطط، ويُشرح سبب الانحراف، وتُجرب خطة تعويض، ويُحسب أثر تأخر توريد أو تغيير تصميم، وتُعد وقائع طلب تمديد، وتُعرض النتيجة في صفحة واحدة.',
      en: 'Breaking the project into activities with site engineers, linking them, estimating duration and resources, then drawing out the critical path and the baseline. Each week what was really done is gathered in quantities and compared with plan, the cause of slippage explained, a recovery plan tried, the effect of late supply or design change worked out, the facts of an extension claim prepared, and all shown on one page.',
    },
    wayIn: {
      ar: 'بكالوريوس هندسة مدنية أو صناعية أو عمارة مع الاعتماد المهني من الهيئة السعودية للمهندسين، وإتقان برنامج جدولة.',
      en: "A bachelor's degree in civil or industrial engineering or architecture with professional accreditation by the Saudi Council of Engineers, and a good command of scheduling software.",
    },
    firstCourse: {
      ar: 'تفيد شهادة مهنية في الجدولة أو إدارة المشاريع.',
      en: 'A professional certificate in scheduling or project management helps.',
    },
    wayOn: {
      ar: 'يتفرع المسار إلى إدارة ضبط المشاريع أو إلى تحليل التأخر والمطالبات.',
      en: 'The path branches into managing project controls or analysing delay and claims.',
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن الجدول هو العمل نفسه', en: 'because the schedule is the work itself' },
      },
      {
        facet: 'LOG',
        why: { ar: 'لأن تأخر نشاط يمتد إلى ما بعده', en: "because one activity's delay runs on to the next" },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الانحراف يُقال لمديرين لا يريدون سماعه',
          en: 'because slippage is told to managers who do not want to hear it',
        },
      },
    ],
    search: {
      ar: ['مهندس تخطيط', 'مجدول مشاريع', 'ضبط مشاريع'],
      en: ['planning engineer', 'project scheduler', 'project controls'],
    },
  },
  {
    id: 'CON-15',
    day: {
      ar: 'الدوران حول الحفارة أو الجرافة لفحص الزيت والجنزير والخراطيم، وقراءة تصريح الحفر ومواضع الكابلات والأنابيب، ثم الحفر أو التسوية أو التحميل وفق مناسيب المساح وإشارات المراقب. ويُوقف العمل حين يقترب شخص أو يظهر خط غير مرسوم، وتُحمَّل القلابات دون زيادة، وتُوقف المعدة على أرض ثابتة، ويُكتب عطلها للورشة.',
      en: "Walking round the excavator or loader to check oil, tracks and hoses, reading the dig permit and the places of cables and pipes, then digging, grading or loading by the surveyor's levels and the banksman's signals. Work stops when somebody comes near or an unmarked line appears, tippers are loaded within limits, the machine parked on firm ground, and its faults written down for the workshop.",
    },
    wayIn: {
      ar: 'رخصة قيادة معدات ثقيلة من المرور، وشهادة كفاءة من جهة فحص تطلبها المشاريع الكبرى.',
      en: 'A heavy equipment driving licence from the traffic department, and a competence certificate from an inspection body that large projects ask for.',
    },
    firstCourse: {
      ar: 'دورة تشغيل في مدرسة أو معهد معدات هي الأولى، وتسبق الرخصة.',
      en: 'An operating course at an equipment school or institute is the first and comes before the licence.',
    },
    wayOn: {
      ar: 'تُضاف معدات أكبر بشهادات جديدة، ثم الإشراف أو امتلاك معدة وتأجيرها.',
      en: 'Larger machines are added with new certificates, then supervision, or owning one and hiring it out.',
    },
    facets: [
      { facet: 'STD', why: { ar: 'لأن نقطة عمياء واحدة تقتل', en: 'because one blind spot kills' } },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن الأرض والطقس يتغيران تحت المعدة',
          en: 'because ground and weather change under the machine',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الحفر بسنتيمترات يحتاج إلى يد خبيرة',
          en: 'because digging to centimetres needs a trained hand',
        },
      },
    ],
    search: {
      ar: ['مشغل معدات ثقيلة', 'سائق شيول', 'سائق حفار'],
      en: ['heavy equipment operator', 'excavator operator', 'loader operator'],
    },
  },
  {
    id: 'CON-16',
    day: {
      ar: 'المشي في الموقع وقت الظهيرة والمساء لمعرفة الظل والرياح ومسار الناس، وقراءة التربة وملوحة الماء، ثم رسم مسارات وجلسات ومناطق لعب واختيار نباتات محلية تتحمل الجفاف. وتُحسب شبكة الري والإنارة مع المهندسين، وتُختار مواد الأرضيات، وتُعد كلفة الصيانة السنوية، وتُزار المشاتل والموقع أثناء الزراعة لرفض شتلة مصابة أو حفرة ضيقة.',
      en: 'Walking the site at noon and evening to learn shade, wind and how people move, reading soil and water salinity, then drawing paths, seating and play and choosing native plants that tolerate drought. Irrigation and lighting are worked out with engineers, paving chosen, yearly upkeep costed, and nurseries and site visited during planting to refuse a diseased plant or a narrow pit.',
    },
    wayIn: {
      ar: 'بكالوريوس عمارة بيئة أو عمارة أو تخطيط، ثم الاعتماد المهني من الهيئة السعودية للمهندسين. والبداية في مكتب تصميم مع ملف أعمال، وتفيد معرفة بنباتات المنطقة.',
      en: "A bachelor's degree in landscape architecture, architecture or planning, then professional accreditation by the Saudi Council of Engineers. The start is in a design office with a portfolio; knowledge of the region's plants helps.",
    },
    firstCourse: {
      ar: 'تفيد دورة في برامج تصميم المواقع وأخرى في الري والنباتات المحلية.',
      en: 'A course in site design software and one in irrigation and local plants help.',
    },
    wayOn: {
      ar: 'من حديقة حي إلى قيادة تصميم متنزه أو ساحة، ثم مكتب خاص.',
      en: "From a neighbourhood garden to leading the design of a park or square, then a practice of one's own.",
    },
    facets: [
      {
        facet: 'AUT',
        why: {
          ar: 'لأن الموقع يُفهم بالمشي لا بقالب جاهز',
          en: 'because a site is understood by walking, not by a template',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن التصميم لا يحيا إلا بنبات يلائم ماءه وتربته',
          en: 'because a design lives only if its plants suit its water and soil',
        },
      },
      {
        facet: 'PUR',
        why: {
          ar: 'لأن الظل والمسار يخدمان الحي كله',
          en: 'because shade and path serve the whole district',
        },
      },
    ],
    search: {
      ar: ['مصمم حدائق', 'مهندس تنسيق مواقع', 'عمارة بيئة'],
      en: ['landscape architect', 'landscape designer', 'hardscape designer'],
    },
  },
  {
    id: 'CON-17',
    day: {
      ar: 'قراءة بلاغات الليل في النظام وترتيبها بالأثر، ثم جولة على غرف التكييف والمضخات ولوحة الإنذار مع الفنيين. ويُراجع جدول الصيانة الوقائية وعقود النظافة والمصاعد والأمن، ويُتخذ قرار بإصلاح أو استبدال، ويُجاب عن شكوى مستأجر، ويُقاس استهلاك الكهرباء والماء، وتُنفذ تجربة إخلاء، وتُعد موازنة السنة مع المالك.',
      en: "Reading the night's tickets and ranking them by impact, then going round plant rooms, pumps and the alarm panel with technicians. Preventive maintenance and contracts for cleaning, lifts and security are reviewed, repair or replacement decided, a tenant's complaint answered, power and water use measured, an evacuation drill held, and the year's budget prepared with the owner.",
    },
    wayIn: {
      ar: 'بكالوريوس هندسة أو إدارة، وسنوات في تشغيل المباني وصيانتها.',
      en: "A bachelor's degree in engineering or administration and years in running and maintaining buildings.",
    },
    firstCourse: {
      ar: 'تفيد شهادة مهنية في إدارة المرافق ودورة في السلامة والوقاية من الحريق.',
      en: 'A professional certificate in facilities management and a course in safety and fire prevention help.',
    },
    wayOn: {
      ar: 'من مبنى واحد إلى محفظة مبانٍ، أو إلى إدارة شركة تشغيل وصيانة.',
      en: 'From one building to a portfolio, or to running an operation and maintenance company.',
    },
    facets: [
      {
        facet: 'DEC',
        why: {
          ar: 'لأن العطل يحتاج إلى قرار قبل أن يشعر به السكان',
          en: 'because a fault needs a decision before tenants feel it',
        },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن الصيانة المؤجلة تعود عطلاً', en: 'because maintenance put off returns as failure' },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن المالك والساكن والمقاول يريدون أشياء مختلفة',
          en: 'because owner, tenant and contractor want different things',
        },
      },
    ],
    search: {
      ar: ['مدير مرافق', 'تشغيل وصيانة', 'مشرف مرافق'],
      en: ['facilities manager', 'operations and maintenance', 'building manager'],
    },
  },
  {
    id: 'CON-18',
    day: {
      ar: 'تُحمَّل النقاط على الجهاز مع الفجر قبل اشتداد الحر، ويُنصب فوق نقطة مرجعية معروفة ويُضبط ميزانه. تُوقَّع محاور الأعمدة وتُثبَّت الأوتاد، وتُقاس مناسيب الحفر وتُقارن بالمخطط، وتُعاد قراءة نقطة مشكوك فيها. وفي المكتب تُفرَّغ القراءات ويُرسم الموقع كما نُفذ، ويُبلَّغ المهندس بأي فرق يتجاوز المسموح.',
      en: 'Points are loaded on the instrument at dawn before the heat, and it is set up and levelled over a known reference. Column axes are set out and pegs fixed, levels of an excavation measured and compared with the drawing, and a doubtful point observed again. In the office the readings are worked out and the as-built plan drawn, and the engineer is told of any difference beyond what is allowed.',
    },
    wayIn: {
      ar: 'دبلوم المساحة من كلية تقنية، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين في فئة الفنيين.',
      en: 'A diploma in surveying from a college of technology, then professional accreditation by the Saudi Council of Engineers as a technician.',
    },
    firstCourse: {
      ar: 'تفيد رخصة قيادة ودورة في أجهزة الرصد والتصوير بالطائرات المسيّرة.',
      en: 'A driving licence and a course in survey instruments and drone mapping help.',
    },
    wayOn: {
      ar: 'إلى قيادة فريق مساحة، أو إلى مستوى الأخصائي بعد إكمال البكالوريوس.',
      en: 'To leading a survey team, or to the level of a surveyor after completing a degree.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الجهاز لا يصدق إلا إذا ضُبط',
          en: 'because an instrument is right only when it is set right',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن خطأ سنتيمترين يزيح جداراً', en: 'because two centimetres move a wall' },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن الحر والغبار لا يؤجلان الموعد',
          en: 'because heat and dust do not put off the deadline',
        },
      },
    ],
    search: {
      ar: ['فني مساحة', 'مساح موقع', 'رفع مساحي'],
      en: ['survey technician', 'site surveyor', 'land survey'],
    },
  },
  {
    id: 'CON-19',
    day: {
      ar: 'يُفتح النموذج المشترك وتُجمع فيه مخططات المعماري والإنشائي والتكييف والكهرباء، ثم يُشغَّل فحص التعارض: مجرى هواء يخترق جسراً، وباب لا يُفتح. تُكتب قائمة التعارضات ويُعقد اجتماع قصير لتوزيعها، وتُعدَّل عناصر وتُستخرج منها الكميات واللوحات. وقبل التسليم تُراجع الأسماء والمستويات بحسب دليل المشروع.',
      en: "The shared model is opened and the drawings of architect, structure, air conditioning and power are brought together in it; then clashes are searched for: a duct through a beam, a door that cannot open. The list is written and shared out in a short meeting, elements are changed, and quantities and sheets taken from them. Before delivery, names and levels are checked against the project's guide.",
    },
    wayIn: {
      ar: 'بكالوريوس في الهندسة المدنية أو العمارة أو هندسة ميكانيكية أو كهربائية، ثم الاعتماد المهني لدى الهيئة السعودية للمهندسين. وأول عمل في مكتب استشاري أو لدى مقاول.',
      en: 'A degree in civil engineering, architecture, or mechanical or electrical engineering, then professional accreditation by the Saudi Council of Engineers. The first post is in a consulting office or with a contractor.',
    },
    firstCourse: {
      ar: 'تفيد دورة في برنامج نمذجة ثم في معياره الدولي لإدارة المعلومات.',
      en: 'A course in modelling software helps, then one in the international standard for managing its information.',
    },
    wayOn: {
      ar: 'إلى تنسيق نماذج مشروع كامل، ثم إدارة النمذجة في شركة أو قيادة قسم التصميم.',
      en: 'To coordinating the models of a whole project, then managing modelling in a company or heading a design department.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن النموذج يُبنى كما سيُبنى المبنى',
          en: 'because the model is built as the building will be',
        },
      },
      {
        facet: 'PRB',
        why: { ar: 'لأن كل تعارض يُحل قبل الموقع', en: 'because each clash is solved before the site' },
      },
      {
        facet: 'TEA',
        why: { ar: 'لأن أربعة تخصصات تعمل في ملف واحد', en: 'because four trades work in one file' },
      },
    ],
    search: {
      ar: ['نمذجة معلومات البناء', 'منسق نماذج', 'مهندس BIM'],
      en: ['BIM engineer', 'BIM coordinator', 'building information modelling'],
    },
  },
  {
    id: 'CON-20',
    day: {
      ar: 'يُزار موقعان قبل الظهر: شقة تُرمَّم وبيت تُمدَّد كهرباؤه، ويُراجع العمل مع العمال ويُصحح ما لا يُقبل. يُعاين عمل جديد وتُقاس كمياته ويُكتب عرض بسعر ومدة، وتُشترى المواد بعد مقارنة. وبعد الظهر تُطلب دفعة مستحقة، وتُدفع الأجور، ويُشرح للعميل سبب تأخير بصراحة.',
      en: 'Two sites are visited before noon, a flat being renovated and a house being wired; the work is gone over with the crew and what will not do is put right. A new job is viewed and measured and an offer written with price and time, and materials bought after comparing. In the afternoon a payment that is due is asked for, wages are paid, and the client is told frankly why something is late.',
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل، وتلزم سنوات في حرفة من حرف البناء أو في الإشراف، وسجل تجاري ورخصة بلدية، ولأعمال الجهات الحكومية تصنيف المقاولين. وتقدم الهيئة العامة للمنشآت الصغيرة والمتوسطة إرشاداً وتدريباً.',
      en: "No qualification is required; it takes years in a building trade or in supervising, a commercial registration and a municipal licence, and for work of public bodies the classification of contractors. The Small and Medium Enterprises General Authority (Monsha'at) gives guidance and training.",
    },
    firstCourse: { ar: 'تفيد دورة في التسعير والعقود.', en: 'A course in pricing and contracts helps.' },
    wayOn: {
      ar: 'من أعمال صغيرة إلى مبانٍ كاملة، ثم فريق إشراف دائم.',
      en: 'From small jobs to whole buildings, then a lasting team of supervisors.',
    },
    facets: [
      { facet: 'DEC', why: { ar: 'لأن العرض يُلزم صاحبه بسعره', en: 'because an offer binds to its price' } },
      {
        facet: 'PLN',
        why: { ar: 'لأن عاملين بلا مواد يوم ضائع', en: 'because a crew without materials is a day lost' },
      },
      { facet: 'PER', why: { ar: 'لأن عروضاً كثيرة لا تُقبل', en: 'because many offers are not accepted' } },
    ],
    search: {
      ar: ['مقاول', 'مؤسسة مقاولات', 'مقاولات ترميم'],
      en: ['contractor', 'contracting firm', 'renovation contractor'],
    },
  },
  {
    id: 'CON-21',
    day: {
      ar: 'تُجال الحدائق والشوارع المشجرة مع أول الضوء: شتلة مائلة وخط ري مكسور وعشب يُقص، وتُوزع الأعمال على الفرق. تُستلم شتلات من المشتل وتُعدّ وتُرفض الذابلة، ويُشرف على حفر مواضع الغرس وتثبيت الأشجار. يُكتب تقرير بالصور للبلدية أو المالك، وتُراجع كميات الماء، ويُتفق على برنامج الأسبوع المقبل.',
      en: 'Gardens and planted streets are toured at first light: a leaning sapling, a broken irrigation line, grass to be cut; work is shared among the crews. Saplings arrive from the nursery and are counted, wilted ones sent back, and the digging of pits and staking of trees is watched over. A report with photographs is written for the municipality or owner, water quantities are checked, and the programme of the coming week agreed.',
    },
    wayIn: {
      ar: 'دبلوم في الزراعة أو البستنة أو تنسيق الحدائق، وسنتان في مزرعة أو مشتل أو مشروع تشجير.',
      en: 'A diploma in agriculture, horticulture or landscaping, and two years on a farm, in a nursery or in a planting project.',
    },
    firstCourse: {
      ar: 'تفيد دورة في شبكات الري وأخرى في سلامة المواقع.',
      en: 'A course in irrigation networks and one in site safety help.',
    },
    wayOn: {
      ar: 'من فرقة واحدة إلى عقد صيانة كامل، ثم إدارة عقود التشجير أو مشتل خاص.',
      en: 'From one crew to a whole maintenance contract, then managing planting contracts or a nursery.',
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن للغرس والسقي مواسم', en: 'because planting and watering have their seasons' },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن شجرة تموت تُستبدل على حساب العقد',
          en: "because a tree that dies is replaced at the contract's cost",
        },
      },
      {
        facet: 'TEA',
        why: { ar: 'لأن العمل تنجزه فرق متفرقة', en: 'because the work is done by scattered crews' },
      },
    ],
    search: {
      ar: ['مشرف تشجير', 'مشرف حدائق', 'مشرف مسطحات خضراء'],
      en: ['landscape supervisor', 'gardens supervisor', 'green spaces supervisor'],
    },
  },
]
