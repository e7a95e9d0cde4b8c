import type { OccupationPage } from './occupation-page.ts'

export const logistics: readonly OccupationPage[] = [
  {
    id: 'LOG-01',
    day: {
      ar: 'قراءة طلب شراء من قسم والسؤال عن مواصفة غامضة، ثم طلب عروض من موردين مؤهلين ومقارنتها في جدول واحد: السعر والجودة ومدة التوريد وشروط السداد. ويُفاوض أفضلهم، ويُصدر أمر الشراء بعد الاعتماد، وتُتابع شحنة متأخرة، ويُعالج صنف مرفوض مع المستودع، ويُقيَّم أداء المورّد آخر الربع.',
      en: "Reading a department's purchase request and asking about an unclear specification, then inviting offers from approved suppliers and comparing them in a table: price, quality, lead time and payment terms. The best is negotiated with, the order issued after approval, a late shipment followed, a rejected item settled with the warehouse, and the supplier's performance rated at the end of the quarter.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في إدارة المشتريات أو سلاسل الإمداد أو الإدارة أو الهندسة. وتفيد معرفة نظام المنافسات في الجهات الحكومية.',
      en: "A diploma or bachelor's degree in procurement, supply chain, administration or engineering. In public bodies knowledge of the tender law helps.",
    },
    firstCourse: {
      ar: 'تفيد شهادة مهنية في المشتريات.',
      en: 'A professional certificate in procurement helps.',
    },
    wayOn: {
      ar: 'من شراء أصناف متفرقة إلى مسؤولية فئة كاملة وعقودها، ثم إدارة المشتريات.',
      en: 'From buying assorted items to a whole category and its contracts, then procurement management.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن أرخص عرض ليس دائماً أقل كلفة',
          en: 'because the lowest offer is not always the lowest cost',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن المشتري يُنفق مالاً ليس له',
          en: 'because the buyer spends money that belongs to others',
        },
      },
      {
        facet: 'COM',
        why: { ar: 'لأن السعر والمدة يُنالان بالتفاوض', en: 'because price and time are won by negotiation' },
      },
    ],
    search: {
      ar: ['أخصائي مشتريات', 'مسؤول مشتريات', 'مندوب مشتريات'],
      en: ['procurement specialist', 'buyer', 'purchasing officer'],
    },
  },
  {
    id: 'LOG-02',
    day: {
      ar: 'استلام شحنة ومطابقتها مع أمر الشراء عدداً وصنفاً وتاريخ صلاحية، وتسجيلها في النظام بالرمز الشريطي، وتحديد موضعها. ثم جرد ممر من الرفوف وبحث فرق بين الموجود والمسجل، وإصدار تنبيه لصنف بلغ حد الطلب، وعزل تالف، وتجهيز مستندات الصرف للأقسام، وإعداد تقرير دوران المخزون لمشرف المستودع.',
      en: 'Receiving a shipment and matching it with the order by count, item and expiry, entering it by barcode and giving it a place. Then counting an aisle and tracing a difference between shelf and system, raising an alert for an item at its reorder point, setting damaged goods apart, preparing issue papers for departments, and reporting stock turnover to the warehouse supervisor.',
    },
    wayIn: {
      ar: 'ثانوية أو دبلوم في المستودعات أو سلاسل الإمداد من كلية تقنية أو معهد لوجستي، مع معرفة الجداول الحسابية ونظام مستودعات.',
      en: 'Secondary school or a diploma in warehousing or supply chain from a technical college or logistics institute, with a knowledge of spreadsheets and of a warehouse system.',
    },
    firstCourse: {
      ar: 'دورة في الجداول الحسابية ونظام مستودعات تكفي للبدء.',
      en: 'A course in spreadsheets and a warehouse system is enough to start.',
    },
    wayOn: {
      ar: 'من يضبط جرد ممراته يُكلَّف بالإشراف على المستودع، ثم ينتقل إلى تخطيط المخزون.',
      en: 'Those whose counts hold are given the warehouse to supervise, then move to stock planning.',
    },
    facets: [
      {
        facet: 'QUA',
        why: { ar: 'لأن خطأ في العدد يصل إلى العميل', en: 'because a wrong count reaches the customer' },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن التخزين والصلاحية والمناولة لها قواعد',
          en: 'because storage, expiry and handling have rules',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن سبب الفرق يُستنتج من حركة الصنف',
          en: "because the cause of a difference is drawn from the item's movements",
        },
      },
    ],
    search: {
      ar: ['أمين مستودع', 'مراقب مخزون', 'جرد مخزون'],
      en: ['inventory controller', 'storekeeper', 'stock clerk'],
    },
  },
  {
    id: 'LOG-03',
    day: {
      ar: 'جمع طلبات الشحن وترتيبها على شاحنات حسب الوجهة والوزن والموعد، وإرسال خط السير للسائقين والتأكد من سريان الرخص والفحص. ثم متابعة المركبات على الشاشة، وإيجاد بديل لشاحنة تعطلت، وإبلاغ العميل بالموعد الجديد قبل أن يسأل، وتسجيل ساعات القيادة والوقود، وتدقيق بوالص الشحن قبل إرسالها للفوترة.',
      en: 'Gathering shipment requests and arranging them on trucks by destination, weight and time, sending routes to drivers and checking that licences and inspections are valid. Then following vehicles on screen, finding a replacement for a broken-down truck, telling the customer the new time before they ask, recording driving hours and fuel, and checking waybills before billing.',
    },
    wayIn: {
      ar: 'ثانوية أو دبلوم في النقل أو سلاسل الإمداد، وبداية في غرفة حركة شركة نقل أو توصيل. وتفيد معرفة اشتراطات الهيئة العامة للنقل.',
      en: "Secondary school or a diploma in transport or supply chain and a start in the dispatch room of a transport or delivery company. Knowledge of the Transport General Authority's requirements helps.",
    },
    firstCourse: { ar: 'تفيد دورة في إدارة الأساطيل.', en: 'A course in fleet management helps.' },
    wayOn: {
      ar: 'بعد إتقان غرفة الحركة يأتي تخطيط النقل لمدن عدة، ثم إدارة الأسطول.',
      en: 'After mastering the dispatch room comes transport planning for several cities, then fleet management.',
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن شاحنة واحدة تخدم مواعيد كثيرة', en: 'because one truck serves many appointments' },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن العطل والزحام يغيّران الخطة كل يوم',
          en: 'because breakdowns and traffic change the plan daily',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن السائق والعميل يسمعان خبراً واحداً',
          en: 'because driver and customer must hear one story',
        },
      },
    ],
    search: {
      ar: ['منسق نقل', 'منسق حركة', 'موزع شاحنات'],
      en: ['transport coordinator', 'dispatcher', 'fleet coordinator'],
    },
  },
  {
    id: 'LOG-04',
    day: {
      ar: 'استلام بوليصة الشحن والفاتورة وشهادة المنشأ قبل وصول السفينة أو الطائرة، وتحديد بند التعرفة لكل صنف، وإدخال البيان الجمركي. ثم متابعة فسح الجهات المختصة، وحضور معاينة في الساحة، وحساب الرسوم والضريبة، وحجز شاحنة قبل غرامات الأرضيات، وإبلاغ المستورد بما ينقص، والتفاوض مع الناقل على حاوية متأخرة.',
      en: 'Receiving bill of lading, invoice and certificate of origin before ship or aircraft arrives, settling the tariff code of each item and entering the declaration. Then following releases by the authorities concerned, attending an inspection in the yard, working out duties and tax, booking a truck before demurrage runs, telling the importer what is missing, and bargaining with the carrier over a late container.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الجمارك أو اللوجستيات أو الإدارة، وبداية مساعداً في مكتب تخليص. وتمنح هيئة الزكاة والضريبة والجمارك رخصة التخليص بعد اختبار.',
      en: "A diploma or bachelor's degree in customs, logistics or administration, and a start as an assistant in a clearance office. The Zakat, Tax and Customs Authority gives the clearance licence after an examination.",
    },
    firstCourse: {
      ar: 'دورة في التخليص الجمركي وتصنيف البضائع هي الأولى عادة.',
      en: 'A course in customs clearance and the classification of goods is usually the first.',
    },
    wayOn: {
      ar: 'من مساعد إلى مخلص مرخص، ثم الشحن الدولي وإدارة عملياته.',
      en: 'From assistant to licensed broker, then international freight and its operations.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن بند التعرفة يغيّر الرسم والاشتراط',
          en: 'because the tariff code changes duty and requirement',
        },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن كل يوم في الساحة له غرامة', en: 'because each day in the yard has its charge' },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن الشحنة تتعطل لأسباب عند جهات مختلفة',
          en: 'because a shipment is held for reasons in different places',
        },
      },
    ],
    search: {
      ar: ['مخلص جمركي', 'تخليص جمركي', 'شحن دولي'],
      en: ['customs broker', 'customs clearance', 'freight forwarding'],
    },
  },
  {
    id: 'LOG-05',
    day: {
      ar: 'تحويل طلبات البيع إلى جدول أسبوعي لخطوط المصنع، والتحقق من توافر المواد والعبوات والعمالة لكل أمر. ثم إصدار أوامر التشغيل، وتعديل التسلسل حين تتعطل آلة أو تتأخر مادة، وسؤال الجودة عن دفعة موقوفة، ومقارنة المنتج بالمخطط نهاية الوردية، وتحديث النظام حتى يعرف فريق المبيعات موعد التسليم الممكن.',
      en: "Turning sales orders into a weekly schedule for the plant's lines and checking that materials, packaging and staff are there for each. Then issuing work orders, changing the sequence when a machine stops or a material is late, asking quality about a held batch, comparing output with plan at the end of the shift, and updating the system so that sales know what delivery is possible.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الإنتاج أو الهندسة الصناعية أو سلاسل الإمداد، وإتقان الجداول الحسابية.',
      en: "A diploma or bachelor's degree in production, industrial engineering or supply chain, with a good command of spreadsheets.",
    },
    firstCourse: {
      ar: 'تفيد شهادة مهنية في تخطيط الإنتاج والمخزون.',
      en: 'A professional certificate in production and inventory planning helps.',
    },
    wayOn: {
      ar: 'بعد جدولة خط واحد تأتي جدولة المصنع كله وتخطيط المواد، ثم إدارة الإنتاج.',
      en: 'After scheduling one line comes the whole plant and its materials, then production management.',
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن الآلات قليلة والطلبات كثيرة', en: 'because machines are few and orders many' },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن الجدول حساب طاقة ومدة وفاقد',
          en: 'because a schedule is a calculation of capacity, time and loss',
        },
      },
      { facet: 'ADP', why: { ar: 'لأن العطل يعيد ترتيب اليوم', en: 'because a stoppage reorders the day' } },
    ],
    search: {
      ar: ['مخطط إنتاج', 'منسق إنتاج', 'تخطيط مواد'],
      en: ['production planner', 'production coordinator', 'material planner'],
    },
  },
  {
    id: 'LOG-06',
    day: {
      ar: 'الوقوف على مسار الوصول في مطار أو ميناء أو منفذ بري: قراءة البيان وصورة الأشعة، وسؤال المسافر أو السائق، وفتح حاوية أو حقيبة عند الشك. ثم مطابقة البضاعة بالفاتورة والمواصفة، وسحب عينة، وضبط ممنوع وتحرير محضر به، واحتساب رسوم، والتنسيق مع الجهات الأمنية والرقابية، وتسليم الوردية بما يحتاج إلى متابعة.',
      en: 'Standing on the arrivals lane of an airport, seaport or land border: reading the declaration and the scan, questioning traveller or driver, opening a container or bag when in doubt. Then matching goods with invoice and standard, drawing a sample, seizing what is banned and writing the record, working out duties, working with security and regulators, and handing over what needs following up.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الإدارة أو القانون أو المحاسبة أو الجمارك، والتقديم على توظيف هيئة الزكاة والضريبة والجمارك.',
      en: "A diploma or bachelor's degree in administration, law, accounting or customs, and an application to the Zakat, Tax and Customs Authority's recruitment.",
    },
    firstCourse: {
      ar: 'التدريب المتخصص لدى الهيئة بعد القبول هو الأول.',
      en: "The authority's specialised training after acceptance is the first.",
    },
    wayOn: {
      ar: 'يتدرج المسار إلى الإشراف على مسار أو منفذ، أو إلى تحليل المخاطر والاستهداف.',
      en: 'The path rises to supervising a lane or port, or to risk analysis and targeting.',
    },
    facets: [
      {
        facet: 'QUA',
        why: { ar: 'لأن التساهل مرة قد يمرر ضرراً', en: 'because one lapse may let harm through' },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن الشك يُبنى من تفاصيل لا تتفق',
          en: 'because doubt is built from details that do not agree',
        },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن المنفذ يعمل ليلاً وفي المواسم',
          en: 'because the border works at night and in peak seasons',
        },
      },
    ],
    search: {
      ar: ['مفتش جمركي', 'مراقب جمركي', 'وظائف جمارك'],
      en: ['customs inspector', 'customs officer', 'border inspection'],
    },
  },
  {
    id: 'LOG-07',
    day: {
      ar: 'استلام النوبة بملخص عن الطقس والمدارج والحركة، ثم متابعة الطائرات على الرادار أو من نافذة البرج والتحدث إلى الطيارين بعبارات قياسية: إذن إقلاع، وارتفاع، وسرعة، ومسار. وتُحفظ مسافات الفصل، ويُرتب الوصول حين تسوء الرؤية، ويُنسق التسليم إلى قطاع آخر، ويُعطى مسار لحالة طارئة، وتُؤخذ استراحة إلزامية بين فترات العمل.',
      en: 'Taking over with a summary of weather, runways and traffic, then following aircraft on radar or from the tower window and speaking to pilots in standard phrases: take-off clearance, height, speed and heading. Separation is kept, arrivals ordered when visibility falls, handover to another sector arranged, an emergency given a way, and compulsory breaks taken between spells.',
    },
    wayIn: {
      ar: 'بكالوريوس أو تأهيل في علوم الطيران، ثم برنامج مراقبة جوية في أكاديمية طيران معتمدة، وفحص طبي، ومستوى إنجليزية طيران، ورخصة من الهيئة العامة للطيران المدني.',
      en: "A bachelor's degree or qualification in aviation, then an air traffic control programme in an approved academy, a medical examination, aviation English, and the licence of the General Authority of Civil Aviation.",
    },
    firstCourse: {
      ar: 'برنامج المراقبة الجوية في أكاديمية طيران معتمدة هو الأول، وتفيد قبله دورة في إنجليزية الطيران.',
      en: 'The air traffic control programme of an approved academy is the first; a course in aviation English helps before it.',
    },
    wayOn: {
      ar: 'تُضاف تأهيلات رادارية وقطاعات أصعب، ثم الإشراف على البرج أو تدريب المراقبين.',
      en: 'Radar ratings and harder sectors are added, then tower supervision or training controllers.',
    },
    facets: [
      {
        facet: 'ADP',
        why: {
          ar: 'لأن حالة طارئة تأتي وسط حركة كثيفة',
          en: 'because an emergency comes amid dense traffic',
        },
      },
      {
        facet: 'STD',
        why: { ar: 'لأن العبارة القياسية تمنع اللبس', en: 'because the standard phrase prevents doubt' },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن الإذن يُعطى في ثوانٍ ويُسأل عنه',
          en: 'because a clearance is given in seconds and answered for',
        },
      },
    ],
    search: {
      ar: ['مراقب جوي', 'مراقبة جوية', 'ملاحة جوية'],
      en: ['air traffic controller', 'ATC trainee', 'air navigation'],
    },
  },
  {
    id: 'LOG-08',
    day: {
      ar: 'فحص الإطارات والمكابح والزيوت والأنوار قبل الانطلاق، والتحقق من ربط الحمولة ووزنها وأوراقها، ثم القيادة مئات الكيلومترات مع فترات راحة مسجلة. ويُتعامل مع رياح أو أعمال طريق، ويُبلَّغ المنسق عن تأخر، وتُقاد المقطورة إلى رصيف ضيق، ويُوقَّع التسليم مع أمين المستودع، وتُدوَّن ملاحظة عن صوت غريب للصيانة.',
      en: 'Checking tyres, brakes, oils and lights before setting off, seeing that the load is tied, weighed and documented, then driving hundreds of kilometres with recorded rests. Wind and roadworks are handled, delay reported to the dispatcher, the trailer backed to a narrow dock, delivery signed with the storekeeper, and a strange noise noted for maintenance.',
    },
    wayIn: {
      ar: 'رخصة قيادة نقل ثقيل من المرور وبطاقة سائق من الهيئة العامة للنقل، بعد تدريب في مدرسة قيادة.',
      en: 'A heavy transport driving licence from the traffic department and a driver card from the Transport General Authority, after training in a driving school.',
    },
    firstCourse: {
      ar: 'تفيد دورة في نقل المواد الخطرة لمن يعمل فيها.',
      en: 'A course in dangerous goods helps those who carry them.',
    },
    wayOn: {
      ar: 'بعد سنوات من قيادة آمنة يأتي نقل المواد الخاصة، أو تنسيق النقل وتدريب السائقين.',
      en: 'After years of safe driving come special loads, or dispatch and driver training.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن الفحص والربط والراحة قواعد سلامة',
          en: 'because checks, lashing and rest are safety rules',
        },
      },
      { facet: 'ADP', why: { ar: 'لأن الطريق طويل ومتقلب', en: 'because the road is long and changeable' } },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن أحداً لا يراقب السائق بين مدينتين',
          en: 'because nobody watches the driver between two cities',
        },
      },
    ],
    search: {
      ar: ['سائق شاحنة', 'سائق نقل ثقيل', 'سائق تريلا'],
      en: ['heavy truck driver', 'trailer driver', 'HGV driver'],
    },
  },
  {
    id: 'LOG-09',
    day: {
      ar: 'فحص الرافعة الشوكية: الشوكتان والسلسلة والبطارية والمنبه، ثم استلام قائمة الطبليات وتنزيلها من الشاحنات ورفعها إلى الرفوف العالية ضمن الحمل المسموح. ويُنتبه للمشاة عند التقاطعات، ويُوقف العمل حين تميل حمولة، وتُمسح الرموز بالجهاز، وتُرتب منطقة التحميل لشاحنة تنتظر، ويُبلَّغ عن رف منحنٍ أو أرضية مبللة.',
      en: 'Checking the forklift: forks, chain, battery and horn, then taking the pallet list, unloading trucks and lifting to high racks within the rated load. Pedestrians are watched for at crossings, work stopped when a load leans, codes scanned with the device, the loading bay arranged for a waiting truck, and a bent rack or wet floor reported.',
    },
    wayIn: {
      ar: 'رخصة قيادة معدات مناسبة وتدريب على الرافعة الشوكية بشهادة من جهة تدريب معتمدة، وتمرين داخل المستودع.',
      en: 'A suitable equipment driving licence and forklift training with a certificate from an approved training body, and practice in the warehouse.',
    },
    firstCourse: { ar: 'تفيد دورة في السلامة المهنية.', en: 'A course in occupational safety helps.' },
    wayOn: {
      ar: 'تُضاف معدات أكبر بشهادات جديدة، ثم الإشراف على المناولة والسلامة في الرصيف.',
      en: 'Larger machines are added with new certificates, then supervising handling and dock safety.',
    },
    facets: [
      {
        facet: 'STD',
        why: { ar: 'لأن الحمل والارتفاع والسرعة لها حدود', en: 'because load, height and speed have limits' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن طبلية في غير موضعها تضيع', en: 'because a pallet in the wrong place is lost' },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الحمل ومركز ثقله يحكمان كل رفعة',
          en: 'because the load and its centre of gravity govern each lift',
        },
      },
    ],
    search: {
      ar: ['سائق رافعة شوكية', 'مشغل معدات', 'فوركلفت'],
      en: ['forklift operator', 'reach truck operator', 'equipment operator'],
    },
  },
  {
    id: 'LOG-10',
    day: {
      ar: 'اجتماع صباحي مع المشتريات والمستودعات والنقل على ما تأخر وما نفد، واختيار ما يُشحن أولاً. ثم مراجعة توقعات الطلب مع المبيعات، والتفاوض على عقد مستودع أو ناقل، وقياس كلفة الطلب ومدة الدورة، ووضع خطة بديلة لمورد وحيد، ومعالجة خلاف بين قسمين على المخزون، وعرض خطة الربع على الإدارة.',
      en: "A morning meeting with buying, warehouses and transport on what is late or out of stock, choosing what ships first. Then going over the demand forecast with sales, negotiating a warehouse or carrier contract, measuring cost per order and cycle time, planning for a single supplier's failure, settling two departments' dispute over stock, and presenting the quarter's plan to management.",
    },
    wayIn: {
      ar: 'بكالوريوس في سلاسل الإمداد أو الإدارة أو الهندسة الصناعية، وسنوات في المشتريات أو التخزين أو النقل.',
      en: "A bachelor's degree in supply chain, administration or industrial engineering and years in buying, storage or transport.",
    },
    firstCourse: {
      ar: 'تفيد شهادة مهنية في سلاسل الإمداد.',
      en: 'A professional supply chain certificate helps.',
    },
    wayOn: {
      ar: 'مع شبكة مستودعات أوسع وبلدان أكثر تأتي إدارة العمليات في المنشأة كلها.',
      en: 'With a wider network and more countries comes the running of operations for the whole company.',
    },
    facets: [
      {
        facet: 'DEC',
        why: {
          ar: 'لأن النقص يوجب تقديم عميل على آخر',
          en: 'because a shortage means putting one customer before another',
        },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن قرار اليوم يصل بعد أسابيع', en: "because today's decision arrives weeks later" },
      },
      {
        facet: 'INF',
        why: {
          ar: 'لأن الأقسام الثلاثة لا تتبع هدفاً واحداً بنفسها',
          en: 'because the three departments do not follow one goal by themselves',
        },
      },
    ],
    search: {
      ar: ['مدير سلاسل إمداد', 'مدير لوجستي', 'مدير عمليات لوجستية'],
      en: ['supply chain manager', 'logistics manager', 'distribution manager'],
    },
  },
  {
    id: 'LOG-11',
    day: {
      ar: 'الحضور قبل الرحلة لقراءة الطقس والوزن والوقود والملاحظات الفنية، والاتفاق مع الطاقم على خطة الإقلاع والبدائل. ثم فحص الطائرة من الخارج، وتنفيذ القوائم بنداً بنداً، والطيران باليد أو بالطيار الآلي، ومخاطبة المراقبة، وتغيير الارتفاع بسبب اضطراب، واتخاذ قرار التحويل إلى مطار آخر إن لزم، وتسجيل الأعطال بعد الهبوط.',
      en: 'Reporting early to read weather, weight, fuel and technical notes, and agreeing the departure and alternatives with the crew. Then walking round the aircraft, running checklists item by item, flying by hand or autopilot, speaking to control, changing level for turbulence, deciding to divert where needed, and writing up defects after landing.',
    },
    wayIn: {
      ar: 'ثانوية أو بكالوريوس، ثم أكاديمية طيران معتمدة وساعات طيران واختبارات وفحص طبي، ورخصة من الهيئة العامة للطيران المدني، أو برنامج تأهيل لدى ناقل جوي. وتلزم إنجليزية جيدة.',
      en: "Secondary school or a bachelor's degree, then an approved flying academy with flight hours, examinations and a medical, and the licence of the General Authority of Civil Aviation, or an airline's cadet programme. Good English is needed.",
    },
    firstCourse: {
      ar: 'دورة الطيران النظرية الأولى في أكاديمية معتمدة، مع فحص طبي قبلها، هي المدخل.',
      en: 'The first ground course of an approved academy, after a medical, is the entry.',
    },
    wayOn: {
      ar: 'يتدرج المسار من مساعد طيار إلى قائد طائرة ثم مدرب أو فاحص.',
      en: 'The path rises from first officer to captain, then instructor or examiner.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن القوائم والإجراءات تسبق الخبرة',
          en: 'because checklists and procedures come before experience',
        },
      },
      {
        facet: 'DEC',
        why: { ar: 'لأن قرار التحويل لا يُؤجل', en: 'because the decision to divert cannot wait' },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الطقس والعطل يختبران الهدوء', en: 'because weather and faults test composure' },
      },
    ],
    search: { ar: ['طيار', 'مساعد طيار', 'طيار متدرب'], en: ['pilot', 'first officer', 'cadet pilot'] },
  },
  {
    id: 'LOG-12',
    day: {
      ar: 'استلام بطاقات العمل في الحظيرة أو الساحة، وقراءة خطوات الدليل الفني، ثم فك لوح أو استبدال مضخة أو عجلة بعزم محدد. ويُبحث عن شق بمصباح ومرآة، وتُختبر دائرة، وتُحصى الأدوات قبل الإغلاق حتى لا تبقى أداة في الداخل، ويُوقَّع السجل، ويُتخذ مع المشرف قرار إرجاء عطل مسموح أو إيقاف الطائرة.',
      en: "Taking task cards in the hangar or on the ramp, reading the manual's steps, then removing a panel or changing a pump or wheel to the specified torque. A crack is looked for with lamp and mirror, a circuit tested, tools counted before closing so that none stays inside, the log signed, and with the supervisor an allowed deferral or a grounding decided.",
    },
    wayIn: {
      ar: 'دبلوم صيانة طائرات من كلية أو أكاديمية معتمدة لدى الهيئة العامة للطيران المدني، ثم خبرة موثقة واجتياز اختبارات الهيئة لرخصة الفني أو المهندس. وتلزم إنجليزية فنية.',
      en: 'A diploma in aircraft maintenance from a college or academy approved by the General Authority of Civil Aviation, then recorded experience and the examinations of the same authority for a maintenance licence. Technical English is needed.',
    },
    firstCourse: {
      ar: 'دورات في العوامل البشرية وسلامة الصيانة، ضمن تدريب الكلية أو الأكاديمية، هي الأولى.',
      en: 'Courses in human factors and maintenance safety, within the training of the college or academy, come first.',
    },
    wayOn: {
      ar: 'تُضاف إلى الرخصة أنواع طائرات، ثم تنفتح وظائف التفتيش والإشراف.',
      en: 'Aircraft types are added to the licence, then inspection and supervision open up.',
    },
    facets: [
      {
        facet: 'STD',
        why: { ar: 'لأن كل برغي له عزم ودليل', en: 'because each bolt has a torque and a manual' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن التوقيع شهادة بسلامة الطائرة', en: 'because the signature vouches for the aircraft' },
      },
      {
        facet: 'PRB',
        why: { ar: 'لأن العطل المتكرر له سبب خفي', en: 'because a repeated fault has a hidden cause' },
      },
    ],
    search: {
      ar: ['فني صيانة طائرات', 'مهندس صيانة طائرات', 'ميكانيكي طائرات'],
      en: ['aircraft maintenance technician', 'aircraft mechanic', 'line maintenance'],
    },
  },
  {
    id: 'LOG-13',
    day: {
      ar: 'فتح التطبيق أو استلام كشف الطرود، وترتيبها في المركبة حسب الأحياء، ثم السير بخريطة الهاتف والاتصال بمن لا يظهر عنوانه. ويُسلَّم الطلب باسم صاحبه ورمزه، ويُحفظ الطعام ساخناً والطرد سليماً، ويُتعامل مع بوابة مغلقة أو رفض استلام، وتُعاد المرتجعات آخر اليوم، ويُطابق النقد، وتُفحص الإطارات والوقود.',
      en: 'Opening the application or taking the parcel list, loading by district, then following the phone map and calling those whose address does not show. The order is handed over by name and code, food kept hot and parcels whole, a closed gate or refusal handled, returns brought back, cash balanced, and tyres and fuel checked.',
    },
    wayIn: {
      ar: 'رخصة قيادة سارية ومركبة أو دراجة نارية مطابقة، وتسجيل لدى شركة توصيل مرخصة من الهيئة العامة للنقل. ولا تُشترط شهادة دراسية في الغالب.',
      en: 'A valid driving licence and a suitable vehicle or motorcycle, and registration with a delivery company licensed by the Transport General Authority. Usually no school certificate is asked for.',
    },
    firstCourse: { ar: 'تفيد دورة في القيادة الوقائية.', en: 'A course in defensive driving helps.' },
    wayOn: {
      ar: 'من التوصيل إلى الإشراف على مناديب حي أو مدينة، أو إلى تشغيل مركبات خاصة.',
      en: "From delivering to supervising the couriers of a district or city, or to running vehicles of one's own.",
    },
    facets: [
      {
        facet: 'ADP',
        why: { ar: 'لأن الزحام والعنوان الخاطئ يوميان', en: 'because traffic and wrong addresses are daily' },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن الطلب يُسلَّم كما خرج ولصاحبه',
          en: 'because the order arrives as it left and to its owner',
        },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن ترتيب المحطات يوفر نصف الطريق', en: 'because the order of stops saves half the way' },
      },
    ],
    search: {
      ar: ['مندوب توصيل', 'سائق توصيل', 'مندوب شحن'],
      en: ['delivery driver', 'courier', 'last-mile delivery'],
    },
  },
  {
    id: 'LOG-14',
    day: {
      ar: 'استلام جهاز المسح وقائمة الالتقاط، والسير بين الممرات لجمع الأصناف بالرمز والعدد، ثم فحص التاريخ والتلف وتعبئة الصندوق بما يناسب وزنه وهشاشته وإلصاق الملصق. وتُنزَّل طبلية بعربة يدوية، وتُلف بالغلاف، ويُبلَّغ عن صنف ناقص، وتُرتب منطقة الشحن حسب الناقل، وتُنظف الممرات في نهاية الوردية حفاظاً على السلامة.',
      en: 'Taking the scanner and picking list, walking the aisles to gather items by code and count, then checking date and damage, packing the box to weight and fragility and fixing the label. A pallet is moved on a hand truck and wrapped, a missing item reported, the shipping area arranged by carrier, and aisles cleaned at the end of the shift for safety.',
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل فوق الثانوية غالباً، مع تدريب أيام على الجهاز والرفع الآمن.',
      en: 'Usually nothing above secondary school, and some days of training on the scanner and safe lifting.',
    },
    firstCourse: {
      ar: 'تفيد دورة في السلامة أو أعمال المستودعات من معهد تدريب.',
      en: 'A course in safety or warehouse work from a training institute helps.',
    },
    wayOn: {
      ar: 'مراقبة المخزون وتشغيل الرافعات خطوتان قريبتان، وبعدهما الإشراف على وردية.',
      en: 'Stock control and forklift work are the next steps, and after them supervising a shift.',
    },
    facets: [
      { facet: 'QUA', why: { ar: 'لأن صنفاً خاطئاً يعود مرتجعاً', en: 'because a wrong item comes back' } },
      {
        facet: 'STD',
        why: {
          ar: 'لأن الرفع والممرات لهما قواعد سلامة',
          en: 'because lifting and aisles have safety rules',
        },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن الشاحنة تُحمَّل بعمل الجميع في وقتها',
          en: "because a truck is loaded on time by everyone's work",
        },
      },
    ],
    search: {
      ar: ['عامل مستودع', 'تجهيز طلبات', 'مناولة بضائع'],
      en: ['warehouse associate', 'order picker', 'packer'],
    },
  },
  {
    id: 'LOG-15',
    day: {
      ar: 'سحب مبيعات الأصناف لعدة سنوات، وتنظيفها من العروض الاستثنائية، وبناء توقع شهري لكل صنف ومدينة، ثم مناقشته مع المبيعات قبل اعتماده. ويُحسب مخزون الأمان ونقطة إعادة الطلب، ويُقارن خياران لموقع مستودع أو وسيلة شحن بالكلفة والزمن، وتُعد لوحة متابعة، ويُبحث سبب انحراف التوقع عن الواقع.',
      en: "Pulling several years of item sales from the system, cleaning out unusual promotions, and building a monthly forecast by item and city, then discussing it with sales before approval. Safety stock and reorder points are worked out, two warehouse sites or shipping modes compared by cost and time, a dashboard prepared, and the cause of a forecast's miss looked into.",
    },
    wayIn: {
      ar: 'بكالوريوس في سلاسل الإمداد أو الهندسة الصناعية أو الإحصاء أو نظم المعلومات.',
      en: "A bachelor's degree in supply chain, industrial engineering, statistics or information systems.",
    },
    firstCourse: {
      ar: 'تفيد شهادة مهنية في تخطيط الإمداد ودورة في تحليل البيانات.',
      en: 'A professional certificate in supply planning and a course in data analysis help.',
    },
    wayOn: {
      ar: 'من تحليل فئة واحدة إلى تخطيط الطلب كله، ثم إدارة سلاسل الإمداد.',
      en: 'From analysing one category to planning all demand, then supply chain management.',
    },
    facets: [
      {
        facet: 'ANA',
        why: { ar: 'لأن المخزون يُشترى على توقع رقمي', en: 'because stock is bought on a numeric forecast' },
      },
      {
        facet: 'LOG',
        why: { ar: 'لأن الموسم يُفصل عن الاتجاه', en: 'because the season is separated from the trend' },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن المبيعات لا تثق برقم لا تفهمه',
          en: 'because sales do not trust a figure they do not understand',
        },
      },
    ],
    search: {
      ar: ['محلل سلاسل إمداد', 'مخطط طلب', 'مخطط مخزون'],
      en: ['supply chain analyst', 'demand planner', 'inventory planner'],
    },
  },
  {
    id: 'LOG-16',
    day: {
      ar: 'تسلّم نوبة الحراسة على جسر السفينة: قراءة الخريطة الإلكترونية والرادار والطقس، ومراقبة السفن القريبة وتغيير المسار وفق قواعد منع التصادم. ثم الإشراف على ربط الحاويات أو ضخ الشحنة، وفحص قوارب النجاة والإطفاء، وتدوين سجل السفينة، والمشاركة في مناورة الدخول مع المرشد، والبقاء أسابيع في البحر بنوبات متعاقبة.',
      en: 'Taking the watch on the bridge: reading electronic chart, radar and weather, watching nearby ships and altering course by the collision rules. Then overseeing lashing of containers or pumping of cargo, checking lifeboats and firefighting gear, writing the log, joining the harbour manoeuvre with the pilot, and spending weeks at sea in rotating watches.',
    },
    wayIn: {
      ar: 'بكالوريوس أو دبلوم متقدم في الملاحة البحرية من كلية أو أكاديمية بحرية، وفترة تدريب على سفينة، ثم شهادة الأهلية من الهيئة العامة للنقل مع فحص طبي.',
      en: "A bachelor's degree or higher diploma in nautical science from a maritime college or academy and a period of sea training, then the certificate of competency from the Transport General Authority with a medical.",
    },
    firstCourse: {
      ar: 'دورات السلامة البحرية الدولية هي الأولى.',
      en: 'The international courses in safety at sea come first.',
    },
    wayOn: {
      ar: 'يتدرج المسار من ضابط إلى ربان، ثم إلى الإرشاد في الموانئ أو إدارة الأساطيل.',
      en: 'The path rises from officer to master, then to port pilotage or fleet management.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن قواعد منع التصادم والسلامة دولية',
          en: 'because collision and safety rules are international',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الموضع والمسار يُحسبان من أجهزة وخريطة وطقس',
          en: 'because position and course come from instruments, chart and weather',
        },
      },
      {
        facet: 'TEA',
        why: { ar: 'لأن الطاقم يعيش ويعمل في حيز واحد', en: 'because the crew lives and works in one space' },
      },
    ],
    search: {
      ar: ['ضابط ملاحة', 'ضابط بحري', 'طالب بحري'],
      en: ['deck officer', 'nautical officer', 'marine cadet'],
    },
  },
  {
    id: 'LOG-17',
    day: {
      ar: 'توقيع الحضور واجتياز فحص اللياقة، وقراءة تعليمات السرعة والأعمال على الخط، ثم فحص المقصورة والمكابح والأبواب قبل الرحلة. وتُتابع الإشارات والسرعة على الشاشة، ويُخاطب مركز التحكم بعبارات محددة، ويُعالج باب لا يُغلق أو إنذار في عربة، ويُتوقف عند الرصيف بدقة، ويُكتب تقرير قصير عن كل تأخر.',
      en: 'Signing on and passing the fitness check, reading speed and work notices for the line, then checking cab, brakes and doors before the run. Signals and speed are followed on screen, the control centre spoken to in set phrases, a door that does not close or a coach alarm handled, the platform stop made exactly, and a short report written on each delay.',
    },
    wayIn: {
      ar: 'ثانوية أو دبلوم تقني، ثم برنامج قيادة قطارات في معهد متخصص في السكك الحديدية أو لدى مشغل، وفحص طبي ونفسي، وشهادة تأهيل على الخط والقطار.',
      en: 'Secondary school or a technical diploma, then a train driving programme in a specialised railway institute or with an operator, medical and psychological tests, and certification for line and train.',
    },
    firstCourse: {
      ar: 'برنامج قيادة القطارات في معهد متخصص أو لدى مشغل هو الأول، ويبدأ بقواعد السلامة والإشارات.',
      en: 'The train driving programme of a specialised institute or an operator is the first; it begins with safety rules and signals.',
    },
    wayOn: {
      ar: 'بعد ساعات قيادة آمنة ينفتح الطريق إلى تدريب القائدين الجدد أو العمل في مركز التحكم.',
      en: 'After enough hours of safe running, the path opens to training new drivers or working in the control centre.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن الإشارة والسرعة لا تحتملان اجتهاداً',
          en: 'because signal and speed leave no room for guesswork',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الخلل يقع وفي القطار ركاب', en: 'because a fault comes with passengers aboard' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن الفحص يجري كل مرة كما كُتب', en: 'because the check is done each time as written' },
      },
    ],
    search: {
      ar: ['قائد قطار', 'سائق قطار', 'تشغيل قطارات'],
      en: ['train driver', 'train captain', 'rail operations'],
    },
  },
  {
    id: 'LOG-18',
    day: {
      ar: 'تُستلم المناوبة بجولة على الأرصفة والممرات، وتُوزَّع الشاحنات على الأبواب والعمال على المهام بحسب أولوية الطلبات. تُوقف رافعة تسير مسرعة، ويُفحص فرق بين النظام والرف قبل شطبه، وتُقرَّب الأصناف سريعة الحركة من باب الشحن. وتُراجع حرارة غرفة التبريد، ويُدرَّب عامل جديد، وتُسلَّم أرقام المناوبة.',
      en: "The shift is taken over with a round of docks and aisles; trucks are assigned to doors and workers to tasks by the priority of orders. A speeding lifting truck is stopped, a difference between system and shelf looked into before it is written off, and fast-moving goods are put nearer to dispatch. The cold room's temperature is checked, a newcomer trained, and the figures of the shift handed over.",
    },
    wayIn: {
      ar: 'دبلوم في الإدارة أو الخدمات اللوجستية وسنتان فأكثر في المستودعات، أو خبرة أطول من ذلك.',
      en: 'A diploma in administration or logistics and two years or more in warehouses, or longer experience without it.',
    },
    firstCourse: {
      ar: 'تفيد دورة في أنظمة إدارة المستودعات وأخرى في السلامة.',
      en: 'A course in warehouse management systems and one in safety help.',
    },
    wayOn: {
      ar: 'إلى إدارة مستودع، ثم إدارة سلسلة الإمداد.',
      en: 'To managing a warehouse, then the supply chain.',
    },
    facets: [
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الأبواب والعمال أقل من الشاحنات',
          en: 'because there are fewer doors and workers than trucks',
        },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن المناوبة تنجز معاً أو تتأخر معاً',
          en: 'because a shift finishes together or is late together',
        },
      },
      { facet: 'STD', why: { ar: 'لأن رافعة مسرعة قد تؤذي', en: 'because a speeding truck can injure' } },
    ],
    search: {
      ar: ['مشرف مستودع', 'مشرف مناوبة مستودع', 'أمين مستودع أول'],
      en: ['warehouse supervisor', 'warehouse shift lead', 'distribution supervisor'],
    },
  },
  {
    id: 'LOG-19',
    day: {
      ar: 'تُفحص الحافلة قبل الفجر أو بعده بقليل: إطارات وزيت وأبواب طوارئ وعدد الأحزمة، ثم يُسار على خط ثابت ويُنتظر عند كل باب. يُعدّ الصاعدون والنازلون، ويُتصل بولي أمر تأخر ابنه، ويُقاد بهدوء في الزحام والمطر. وبعد الجولة تُنظف المقاعد ويُتأكد أن لا أحد بقي فيها، وتُكتب ملاحظة العطل لورشة الصيانة.',
      en: 'The bus is checked at about dawn: tyres, oil, emergency doors and the number of belts; then a fixed line is driven with a stop at each door. Those who get on and off are counted, the family of a child who is late is called, and driving stays calm in traffic and rain. After the round the seats are cleaned, it is made sure that nobody is left behind, and a defect is noted for the workshop.',
    },
    wayIn: {
      ar: 'رخصة القيادة المناسبة للحافلة وفحص طبي، وما تطلبه الهيئة العامة للنقل ممن يقود مركبات نقل الركاب. وتُطلب خبرة في القيادة وسجل نظيف.',
      en: 'The driving licence that fits the bus and a medical examination, and what the Transport General Authority asks of those who drive passengers. Experience of driving and a clean record are asked for.',
    },
    firstCourse: {
      ar: 'تفيد دورة في القيادة الوقائية والإسعافات الأولية.',
      en: 'A course in defensive driving and first aid helps.',
    },
    wayOn: {
      ar: 'من خط واحد إلى الإشراف على حركة الحافلات، ثم إدارة أسطول.',
      en: 'From one line to supervising the movement of buses, then managing a fleet.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن سلامة الصغار أمانة في كل يوم',
          en: 'because the safety of children is a trust each day',
        },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن الزحام والضجيج لا يغيّران القيادة',
          en: 'because traffic and noise must not change the driving',
        },
      },
      {
        facet: 'STD',
        why: { ar: 'لأن فحص الحافلة يسبق تشغيلها', en: 'because the bus is checked before it is started' },
      },
    ],
    search: {
      ar: ['سائق حافلة', 'سائق نقل مدرسي', 'سائق باص'],
      en: ['bus driver', 'school bus driver', 'passenger transport driver'],
    },
  },
  {
    id: 'LOG-20',
    day: {
      ar: 'تُفحص الشاحنة بعد الفجر: إطارات ومكابح وأنوار وربط الحمولة، ثم تُسار جولة داخل المدينة أو إلى مصنع قريب وتُسلَّم الحمولة بتوقيع. يُنتظر دور التفريغ وتُراجع الفواتير، ويُقاد برفق في شارع ضيق، ويُبلَّغ المنسق بتأخر. تُعاد في العصر صناديق فارغة إلى المستودع، ويُكتب في السجل الوقود والمسافة وما يحتاج صيانة.',
      en: 'The truck is checked after dawn: tyres, brakes, lights and the lashing of the load; then a round is driven within the city or to a plant nearby and the load handed over against a signature. A turn for unloading is waited for and papers compared, a narrow street is driven with care, and the dispatcher told of a delay. In the afternoon empty crates go back to the warehouse, and fuel, distance and what needs repair are written down.',
    },
    wayIn: {
      ar: 'رخصة القيادة المناسبة لوزن الشاحنة وفحص طبي، وما تطلبه الهيئة العامة للنقل من بطاقة سائق. وتُعرض الأعمال لدى المصانع وشركات التوزيع والمياه والخرسانة.',
      en: 'The driving licence for the weight of the truck and a medical examination, and the driver card that the Transport General Authority asks for. Factories and firms that distribute goods, water or concrete offer the work.',
    },
    firstCourse: {
      ar: 'تفيد دورة في ربط الحمولات والقيادة الوقائية.',
      en: 'A course in securing loads and defensive driving helps.',
    },
    wayOn: {
      ar: 'من القيادة إلى الإشراف على حركة الشاحنات، ثم مؤسسة نقل صغيرة.',
      en: 'From driving to supervising the movement of trucks, then a small haulage firm.',
    },
    facets: [
      { facet: 'STD', why: { ar: 'لأن حمولة غير مربوطة خطر', en: 'because an unlashed load is a danger' } },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن الطريق داخل المدينة يتغير كل ساعة',
          en: 'because roads within a city change by the hour',
        },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن منع الشاحنات له ساعات', en: 'because trucks are barred at certain hours' },
      },
    ],
    search: {
      ar: ['سائق شاحنة توزيع', 'سائق دينا', 'سائق نقل داخل المدينة'],
      en: ['distribution truck driver', 'local truck driver', 'delivery truck driver'],
    },
  },
]
