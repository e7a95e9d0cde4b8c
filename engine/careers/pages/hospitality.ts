import type { OccupationPage } from './occupation-page.ts'

export const hospitality: readonly OccupationPage[] = [
  {
    id: 'HOS-01',
    day: {
      ar: 'قراءة قائمة القادمين وطلباتهم الخاصة مع زميل النوبة السابقة، ثم استقبال الضيوف والتحقق من الهوية والحجز وتسليم مفتاح الغرفة. ويُجاب عن سؤال عن اتجاه أو مطعم، وتُنقل شكوى تكييف إلى الصيانة وتُعرض غرفة بديلة، وتُحصَّل الفواتير وتُشرح بنودها، ويُطابق الصندوق، وتُحدَّث حالة الغرف مع الإشراف الداخلي.',
      en: 'Reading the arrivals list and special requests with the colleague going off, then receiving guests, checking identity and booking and handing over the key. Directions are given or a restaurant suggested, an air conditioning complaint passed to maintenance and another room offered, bills settled and explained, the till balanced, and room status updated with housekeeping.',
    },
    wayIn: {
      ar: 'ثانوية أو دبلوم فندقة من كلية تقنية أو معهد سياحة، مع لغة إنجليزية. وتكون البداية عادة بتدريب تعاوني أو عمل موسمي.',
      en: 'Secondary school or a hotel diploma from a technical college or tourism institute, with English. The start usually comes from a co-op placement or seasonal work.',
    },
    firstCourse: {
      ar: 'تفيد دورة في أنظمة الفنادق وأخرى في إنجليزية الاستقبال.',
      en: 'A course in hotel systems and one in English for the front desk help.',
    },
    wayOn: {
      ar: 'بعد إتقان نوبات اليوم كلها يأتي الإشراف على المكاتب الأمامية، ثم إدارة الغرف.',
      en: "After mastering all the day's shifts comes front office supervision, then rooms management.",
    },
    facets: [
      {
        facet: 'ADP',
        why: { ar: 'لأن القادمين والمغادرين يصلون معاً', en: 'because arrivals and departures come together' },
      },
      {
        facet: 'COM',
        why: { ar: 'لأن الضيف قد لا يتكلم العربية', en: 'because the guest may not speak Arabic' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن طلباً نُسي يراه الضيف إهمالاً', en: 'because a forgotten request looks like neglect' },
      },
    ],
    search: {
      ar: ['موظف استقبال فندق', 'استقبال', 'مكاتب أمامية'],
      en: ['hotel receptionist', 'front desk agent', 'guest service agent'],
    },
  },
  {
    id: 'HOS-02',
    day: {
      ar: 'مراجعة برنامج اليوم والطقس والحافلة، ولقاء المجموعة في الفندق والتعريف بقواعد الموقع. ثم السير بين معالم حي تاريخي أو واحة أو متحف، وحكاية ما جرى فيها بما يناسب الأطفال والكبار، والإجابة عن سؤال غير متوقع، وضبط الوقت بين صلاة وغداء، ومساعدة من تعب، وتسجيل ملاحظات الضيوف لمنظم الرحلة.',
      en: "Going over the day's plan, weather and bus, meeting the group at the hotel and explaining the site's rules. Then walking through a historic quarter, oasis or museum, telling what happened there in a way that suits young and old, answering an unexpected question, keeping time between prayer and lunch, helping someone tired, and noting remarks for the tour organiser.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس، والأنسب في السياحة أو الآثار أو التاريخ أو اللغات، ثم دورة الإرشاد المعتمدة وترخيص وزارة السياحة.',
      en: "A diploma or bachelor's degree, best in tourism, archaeology, history or languages, then the approved guiding course and the licence of the Ministry of Tourism.",
    },
    firstCourse: {
      ar: 'تفيد لغة ثانية ودورة إسعافات أولية.',
      en: 'A second language and a first aid course help.',
    },
    wayOn: {
      ar: 'تتخصص الجولات مع السنوات في التراث أو الطبيعة، ومنها إلى تصميم البرامج السياحية.',
      en: 'Tours become specialised in heritage or nature over the years, and lead on to designing tour products.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الحكاية تُروى لمن لا يعرف المكان',
          en: 'because the story is told to people new to the place',
        },
      },
      {
        facet: 'TEC',
        why: { ar: 'لأن الحكاية تستند إلى تاريخ صحيح', en: 'because the story rests on sound history' },
      },
      {
        facet: 'PUR',
        why: {
          ar: 'لأن الزائر يحمل عن المكان ما سمعه فيه',
          en: 'because visitors carry home what they heard there',
        },
      },
    ],
    search: {
      ar: ['مرشد سياحي', 'إرشاد سياحي', 'قائد جولات'],
      en: ['tour guide', 'tourist guide', 'tour leader'],
    },
  },
  {
    id: 'HOS-03',
    day: {
      ar: 'سؤال المسافر عن موعده وموازنته ومن معه، ثم البحث في نظام الحجز عن رحلات وفنادق وتأشيرات، ومقارنة خيارين بشروط الإلغاء. ويُصدر الحجز ويُدقق الاسم كما في الجواز، ويُتصل بعميل تأخرت رحلته لإيجاد بديل، ويُسترد مبلغ من شركة طيران، وتُعد باقة عائلية للصيف، وتُقفل مبيعات اليوم مع المحاسب.',
      en: "Asking the traveller about dates, budget and companions, then searching the booking system for flights, hotels and visas and comparing two options by their cancellation terms. The booking is issued with the name checked against the passport, a client with a delayed flight called with an alternative, a refund sought from an airline, a family summer package prepared, and the day's sales closed with the accountant.",
    },
    wayIn: {
      ar: 'دبلوم سياحة وسفر أو ما يقاربه، وتدريب على أنظمة الحجز العالمية في وكالة مرخصة.',
      en: 'A diploma in travel and tourism or a related field and training on the global booking systems in a licensed agency.',
    },
    firstCourse: {
      ar: 'تفيد شهادة أساسيات السفر والتذاكر المعروفة دولياً.',
      en: 'The internationally known certificate in travel and ticketing foundations helps.',
    },
    wayOn: {
      ar: 'بعد سفر الأفراد تأتي حسابات سفر الشركات، ثم إدارة وكالة.',
      en: 'After leisure travel come corporate travel accounts, then managing an agency.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الرغبة الغامضة تصير برنامجاً محدداً',
          en: 'because a vague wish becomes a definite plan',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن حرفاً في الاسم قد يمنع السفر',
          en: 'because one letter in a name may stop the journey',
        },
      },
      { facet: 'ADP', why: { ar: 'لأن الرحلات تتأخر وتُلغى', en: 'because flights are late or cancelled' } },
    ],
    search: {
      ar: ['مستشار سفر', 'حجوزات سفر', 'موظف تذاكر'],
      en: ['travel consultant', 'ticketing agent', 'reservations agent'],
    },
  },
  {
    id: 'HOS-04',
    day: {
      ar: 'كتابة جدول التشغيل بالدقائق، وتأكيد القاعة والصوت والضيافة والمتحدثين مع كل مورد، ثم السير في الموقع لتجربة المداخل والشاشات ومخارج الطوارئ. ويوم الفعالية تُوزع المهام على الفريق باللاسلكي، ويُعالج تأخر متحدث أو انقطاع صوت، ويُوجَّه الزوار، وتُغلق الموازنة، ويُسأل الرعاة عن رأيهم، ويُكتب تقرير بما يُحسَّن في المرة القادمة.',
      en: 'Writing the run sheet by the minute, confirming hall, sound, catering and speakers with each supplier, then walking the site to try entrances, screens and emergency exits. On the day, tasks are given out by radio, a late speaker or lost sound handled, visitors directed, the budget closed, sponsors asked their view, and a report written on what to improve next time.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في إدارة الفعاليات أو السياحة أو التسويق، وبداية بالتطوع أو بالعمل الموسمي في فعاليات.',
      en: "A diploma or bachelor's degree in event management, tourism or marketing, and a start as a volunteer or in seasonal events.",
    },
    firstCourse: {
      ar: 'تفيد دورة في إدارة الحشود والسلامة.',
      en: 'A course in crowd management and safety helps.',
    },
    wayOn: {
      ar: 'من فعالية صغيرة إلى مواسم كبرى بفرق عدة، أو إلى شركة تنظيم خاصة.',
      en: "From a small event to large seasons with several teams, or to an organising company of one's own.",
    },
    facets: [
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الموعد لا يُؤجل والجمهور على الباب',
          en: 'because the hour does not move and the public is at the door',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن شيئاً ما يتعطل في كل فعالية', en: 'because something fails at every event' },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن عشرات الموردين يعملون لساعة واحدة',
          en: 'because many suppliers work towards one hour',
        },
      },
    ],
    search: {
      ar: ['منسق فعاليات', 'تنظيم مؤتمرات', 'مدير فعاليات'],
      en: ['event coordinator', 'event planner', 'conference organiser'],
    },
  },
  {
    id: 'HOS-05',
    day: {
      ar: 'حضور إحاطة الطاقم وفحص معدات السلامة في المقصورة، ثم استقبال الركاب ومساعدتهم على الأمتعة والأحزمة وعرض تعليمات السلامة. وفي الجو تُقدَّم الوجبات وتُراعى الحساسية والأطفال، ويُهدَّأ خائف، وتُعالج حالة إغماء بالإسعاف الأولي، ويُستعد للهبوط بقائمة محددة، ويُكتب تقرير بأي عطل أو حادث، وقد يُبات في مدينة أخرى.',
      en: 'Attending the crew briefing and checking safety equipment, then receiving passengers, helping with bags and belts and giving the safety demonstration. In the air, meals are served with care for allergies and children, a frightened passenger calmed, a fainting passenger treated with first aid, the cabin prepared for landing by checklist, any fault or incident reported, and a night perhaps spent in another city.',
    },
    wayIn: {
      ar: 'ثانوية أو دبلوم مع إنجليزية جيدة، وقبول لدى ناقل جوي يتولى التدريب.',
      en: 'Secondary school or a diploma with good English and acceptance by an airline, which trains its crews.',
    },
    firstCourse: {
      ar: 'برنامج الناقل الجوي في السلامة والإسعاف والخدمة هو الأول، والهيئة العامة للطيران المدني تعتمده.',
      en: "The airline's programme in safety, first aid and service is the first; the General Authority of Civil Aviation approves it.",
    },
    wayOn: {
      ar: 'تأتي مسؤولية المقصورة بعد ساعات طيران كافية، ثم التدريب أو الخدمات الأرضية.',
      en: 'Charge of the cabin comes after enough flying hours, then training or ground services.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن السلامة أول العمل والخدمة بعدها',
          en: 'because safety comes first and service after',
        },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن المطبات والتأخر والمواقف تتوالى',
          en: 'because turbulence, delay and incidents follow one another',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن التعليمات تُفهم في لحظة خوف',
          en: 'because instructions must be understood in a moment of fear',
        },
      },
    ],
    search: {
      ar: ['مضيف طيران', 'طاقم ضيافة', 'خدمات جوية'],
      en: ['cabin crew', 'flight attendant', 'in-flight service'],
    },
  },
  {
    id: 'HOS-06',
    day: {
      ar: 'فحص الخضار واللحوم عند الاستلام ورفض ما لا يصلح، وكتابة قائمة تحضير للأقسام، وتجربة طبق جديد وحساب كلفة حصته. ثم الوقوف عند خط الإخراج وقت الذروة: تذوق، وتوقيت، وترتيب صحن، وتصحيح ملوحة أو طهو زائد. ويُدرَّب المساعد الجديد، وتُراجع حرارة الثلاجات، وتُكتب طلبات الغد، ويُناقش تغيير القائمة مع الموسم.',
      en: "Checking vegetables and meat on receipt and refusing what is not fit, writing the sections' preparation list, and trying a new dish with its cost per portion. Then standing at the pass at peak: tasting, timing, plating, correcting salt or overcooking. A new assistant is trained, fridge temperatures reviewed, tomorrow's orders written, and a change of menu with the season discussed.",
    },
    wayIn: {
      ar: 'دبلوم طهي من معهد أو أكاديمية فنون طهي، أو تدرج من مساعد في مطبخ كبير، مع شهادة صحية بلدية.',
      en: 'A culinary diploma from an institute or academy, or working up from assistant in a large kitchen, with a municipal health certificate.',
    },
    firstCourse: { ar: 'تُطلب دورة في سلامة الغذاء.', en: 'A food safety course is required.' },
    wayOn: {
      ar: 'من قسم واحد إلى نائب رئيس المطبخ، ثم رئاسته أو مطعم خاص.',
      en: "From one section to sous-chef, then head chef or a restaurant of one's own.",
    },
    facets: [
      {
        facet: 'TEC',
        why: { ar: 'لأن الحرارة والزمن يغيّران الطبق', en: 'because heat and time change the dish' },
      },
      {
        facet: 'AUT',
        why: {
          ar: 'لأن القائمة اقتراح الطاهي وذوقه',
          en: "because the menu is the chef's own proposal and taste",
        },
      },
      {
        facet: 'MAS',
        why: { ar: 'لأن الوصفة تُجرَّب وتُصحح مرات', en: 'because a recipe is tried and corrected many times' },
      },
    ],
    search: { ar: ['شيف', 'طاهٍ', 'شيف مطبخ'], en: ['chef', 'sous chef', 'chef de partie'] },
  },
  {
    id: 'HOS-07',
    day: {
      ar: 'ترتيب الطاولات ومراجعة أطباق اليوم وما نفد، ثم استقبال الضيوف وإجلاسهم وأخذ الطلب والسؤال عن الحساسية. وتُحمل الأطباق ساخنة، ويُلاحظ من ينتظر قبل أن ينادي، ويُعتذر عن تأخر طبق ويُقترح حل يرضي الضيف، وتُقدَّم الفاتورة، وتُرفع الصحون وتُعقَّم الطاولة، وتُنظف الصالة وتُرتب الأدوات آخر النوبة.',
      en: "Setting tables and going over the day's dishes and what has run out, then receiving and seating guests, taking the order and asking about allergies. Dishes are carried hot, a waiting guest noticed before having to call, a late dish apologised for and put right, the bill brought, plates cleared and the table cleaned, and the floor and cutlery put in order at the end of the shift.",
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل في الغالب، وتكفي شهادة صحية بلدية وتدريب أيام في المطعم.',
      en: 'Usually no qualification is asked for; a municipal health certificate and some days of training in the restaurant suffice.',
    },
    firstCourse: {
      ar: 'تفيد دورة ضيافة من معهد سياحة.',
      en: 'A hospitality course from a tourism institute helps.',
    },
    wayOn: {
      ar: 'من يحفظ القائمة ويدير قسمه في الذروة يُكلَّف بالإشراف على الصالة، ثم بإدارة مطعم.',
      en: 'Those who know the menu and hold their section at peak are put in charge of the floor, then of a restaurant.',
    },
    facets: [
      { facet: 'ADP', why: { ar: 'لأن الطاولات تمتلئ دفعة واحدة', en: 'because tables fill all at once' } },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الاقتراح والاعتذار جزء من الطبق',
          en: 'because suggestion and apology are part of the meal',
        },
      },
      {
        facet: 'TEA',
        why: { ar: 'لأن الصالة والمطبخ يعملان بإيقاع واحد', en: 'because floor and kitchen keep one rhythm' },
      },
    ],
    search: { ar: ['مقدم طعام', 'نادل', 'خدمة صالة'], en: ['waiter', 'waitress', 'food server'] },
  },
  {
    id: 'HOS-08',
    day: {
      ar: 'قراءة نسبة الإشغال والمغادرات وتوزيع الغرف على فريق التنظيف، والتأكد من كفاية البياضات ومواد التنظيف. ثم فحص الغرف بقائمة: السرير والحمام والتكييف والإضاءة، وإعادة غرفة لم تكتمل، وإبلاغ الاستقبال بالجاهز، وتسجيل مفقودات الضيوف، وفتح بلاغ صيانة، وتدريب عامل جديد على مواد التعقيم، وإعداد جدول الأسبوع.',
      en: "Reading occupancy and departures, sharing out rooms to the cleaning team and seeing that linen and cleaning supplies suffice. Then checking rooms by list: bed, bathroom, air conditioning, lights, sending back what is unfinished, telling reception what is ready, recording lost property, opening a repair ticket, training a newcomer on disinfectants, and making the week's rota.",
    },
    wayIn: {
      ar: 'ثانوية أو دبلوم فندقة، وخبرة سنة فأكثر في تنظيف الغرف أو العمل الفندقي.',
      en: 'Secondary school or a hotel diploma and a year or more in room cleaning or hotel work.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الإشراف والتعامل الآمن مع مواد التنظيف.',
      en: 'A course in supervision and safe use of cleaning materials helps.',
    },
    wayOn: {
      ar: 'من الإشراف على طوابق إلى إدارة الإشراف الداخلي في الفندق كله.',
      en: 'From supervising floors to executive housekeeping for the whole hotel.',
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن الغرفة يجب أن تجهز قبل ضيفها', en: 'because a room must be ready before its guest' },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن التفصيلة المنسية أول ما يُرى',
          en: 'because the forgotten detail is the first thing seen',
        },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن الفريق كبير ولغاته كثيرة',
          en: 'because the team is large and speaks many languages',
        },
      },
    ],
    search: {
      ar: ['مشرف إشراف داخلي', 'مشرف نظافة فندق', 'هاوس كيبنج'],
      en: ['housekeeping supervisor', 'floor supervisor', 'hotel cleaning supervisor'],
    },
  },
  {
    id: 'HOS-09',
    day: {
      ar: 'مراجعة مبيعات الأمس وهدر الطعام وساعات العمل، وتوزيع المناوبات، ثم جولة على المطبخ والصالة ودورات المياه قبل الفتح. ويُوقَّع استلام مورّد بعد وزن البضاعة، ويُعالج نقص موظف، ويُستمع إلى ضيف غاضب حتى يفرغ، ويُراجع سجل حرارة الأغذية، وتُحسب كلفة طبق ارتفع سعر مادته، ويُقيَّم المشرفون، ويُستقبل مراقب البلدية.',
      en: "Going over yesterday's sales, waste and hours, setting shifts, then walking kitchen, floor and washrooms before opening. A delivery is signed for after weighing, a staff gap filled, an angry guest heard out, food temperature records checked, a dish recosted when the price of an ingredient rises, supervisors rated, and the municipal inspector received.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الفندقة أو الإدارة، أو تدرج من الخدمة أو المطبخ مع سنوات إشراف.',
      en: "A diploma or bachelor's degree in hospitality or administration, or working up from service or the kitchen, with years of supervising.",
    },
    firstCourse: {
      ar: 'تفيد دورة في سلامة الغذاء وأخرى في ضبط الكلفة.',
      en: 'A course in food safety and one in cost control help.',
    },
    wayOn: {
      ar: 'يتسع العمل إلى فروع عدة، أو يُفتح مطعم خاص بخبرة الكلفة والفريق.',
      en: "The work widens to several branches, or a restaurant of one's own is opened on what was learnt of cost and team.",
    },
    facets: [
      {
        facet: 'INF',
        why: { ar: 'لأن الفريق يعمل كما يعمل مديره', en: 'because the team works as its manager works' },
      },
      {
        facet: 'DEC',
        why: { ar: 'لأن المشكلة تقع والصالة ممتلئة', en: 'because trouble comes with the floor full' },
      },
      {
        facet: 'ANA',
        why: { ar: 'لأن الربح يضيع في الهدر والساعات', en: 'because profit leaks through waste and hours' },
      },
    ],
    search: {
      ar: ['مدير مطعم', 'مساعد مدير مطعم', 'مدير فرع مطعم'],
      en: ['restaurant manager', 'assistant restaurant manager', 'branch manager'],
    },
  },
  {
    id: 'HOS-10',
    day: {
      ar: 'اجتماع صباحي مع رؤساء الأقسام على الإشغال والشكاوى والوفود القادمة، ثم جولة على الردهة والغرف والمطبخ والمصاعد. وتُراجع أسعار الغرف مع المبيعات، وتُعتمد مشتريات، ويُلتقى وفد أو جهة حكومية، ويُحسم في شكوى كبيرة، وتُقرأ تقييمات الضيوف مع الفريق، وتُتابع السلامة وتجارب الإخلاء، وتُعد توقعات الموسم للملاك.',
      en: "A morning meeting with heads of department on occupancy, complaints and coming groups, then a walk through lobby, rooms, kitchen and lifts. Rates are reviewed with sales, purchases approved, a delegation or authority met, a serious complaint settled, guest reviews read with the team, safety and evacuation drills followed, and the season's forecast prepared for the owners.",
    },
    wayIn: {
      ar: 'بكالوريوس في الفندقة أو الإدارة، وسنوات في أكثر من قسم فندقي مع رئاسة أحدها.',
      en: "A bachelor's degree in hospitality or administration and years in more than one hotel department, one of them as head.",
    },
    firstCourse: {
      ar: 'تفيد شهادة مهنية في إدارة الفنادق وإنجليزية جيدة.',
      en: 'A professional certificate in hotel management and good English help.',
    },
    wayOn: {
      ar: 'من فندق متوسط إلى فندق أكبر أو منتجع، ثم إدارة إقليمية لعدة فنادق.',
      en: 'From a medium-sized hotel to a larger one or a resort, then regional management of several.',
    },
    facets: [
      {
        facet: 'INF',
        why: {
          ar: 'لأن أقساماً كثيرة تنتظر قراراً واحداً',
          en: 'because many departments wait for one decision',
        },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن الخلل يقع ليلاً والضيف في الغرفة',
          en: 'because faults come at night with the guest in the room',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن ما يُقال للملاك غير ما يُقال للضيوف والموظفين',
          en: 'because owners, guests and staff are different audiences',
        },
      },
    ],
    search: {
      ar: ['مدير فندق', 'مدير عمليات فندقية', 'مدير غرف'],
      en: ['hotel manager', 'hotel operations manager', 'rooms division manager'],
    },
  },
  {
    id: 'HOS-11',
    day: {
      ar: 'ضبط الطاحونة والميزان أول النوبة وتذوق أول جرعة لتعديل درجة الطحن، ثم استقبال الطلبات وتحضير المشروبات الساخنة والباردة بوصفة واحدة لا تختلف بين زميل وآخر. ويُبخَّر الحليب دون حرق، ويُسأل الضيف عمّا يحب بين محصولين، وتُنظف الآلة بين الطلبات، وتُراجع صلاحية الحليب، ويُطابق الصندوق آخر النوبة.',
      en: 'Setting grinder and scales at the start and tasting the first shot to adjust the grind, then taking orders and making hot and cold drinks to one recipe whoever is on. Milk is steamed without scalding, the guest asked about taste between two origins, the machine cleaned between orders, milk dates checked, and the till balanced at the end.',
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل، وتكفي شهادة صحية بلدية وتدريب في المقهى.',
      en: 'No qualification is asked for; a municipal health certificate and training in the cafe suffice.',
    },
    firstCourse: {
      ar: 'تفيد دورة قصيرة في تحضير القهوة المختصة من جهة تدريب معروفة.',
      en: 'A short course in speciality coffee from a recognised training body helps.',
    },
    wayOn: {
      ar: 'يتفرع المسار إلى الإشراف على مقهى، أو التحميص وتقييم البن، أو مقهى خاص.',
      en: "The path branches into supervising a cafe, roasting and grading coffee, or a cafe of one's own.",
    },
    facets: [
      {
        facet: 'QUA',
        why: { ar: 'لأن الكوب العاشر يجب أن يشبه الأول', en: 'because the tenth cup must match the first' },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الصباح طابور لا ينقطع', en: 'because the morning queue does not break' },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الطحن والماء والوزن تغيّر الطعم',
          en: 'because grind, water and weight change the taste',
        },
      },
    ],
    search: {
      ar: ['باريستا', 'موظف مقهى', 'معد قهوة'],
      en: ['barista', 'coffee shop staff', 'coffee maker'],
    },
  },
  {
    id: 'HOS-12',
    day: {
      ar: 'قراءة قائمة الإنتاج، وغسل الخضار وتقطيعها وتتبيل اللحوم بوصفات موزونة، ثم تشغيل القدور والأفران لعدد كبير من الحصص في وقت واحد. وتُقاس حرارة قلب اللحم بميزان حرارة وتُسجل، ويُحفظ الساخن والبارد في درجته، وتُعبأ وجبات مدرسة أو مستشفى أو شركة بملصق تاريخها، وتُفصل ألواح التقطيع حسب الصنف، ويُنظف الموقع.',
      en: 'Reading the production list, washing and cutting vegetables and seasoning meat to weighed recipes, then running pots and ovens for many portions at once. The core temperature of meat is measured and recorded, hot and cold food kept at the right temperature, meals for a school, hospital or company packed with a date label, cutting boards kept apart by kind, and the station cleaned.',
    },
    wayIn: {
      ar: 'دبلوم طبخ من معهد أو كلية تقنية، أو تدرج من مساعد مطبخ، مع شهادة صحية بلدية.',
      en: 'A cooking diploma from an institute or technical college, or working up from kitchen helper, with a municipal health certificate.',
    },
    firstCourse: {
      ar: 'دورة طبخ من معهد أو كلية تقنية تكفي للبدء، وتُطلب دورة قصيرة في سلامة الغذاء.',
      en: 'A cooking course of an institute or technical college is enough to start; a short food safety course is required.',
    },
    wayOn: {
      ar: 'من التحضير إلى مسؤولية قسم كامل في المطبخ، ثم رئاسة المطبخ لمن يكمل تدريب الطهاة.',
      en: "From preparation to a whole kitchen section, then head chef for those who complete a chef's training.",
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن الحرارة والنظافة تمنعان التسمم',
          en: 'because heat and hygiene prevent food poisoning',
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن مئات الحصص تخرج في ساعة واحدة',
          en: 'because hundreds of portions leave in one hour',
        },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن المطبخ خط يسلّم كل فرد فيه لغيره',
          en: 'because the kitchen is a line where each hands on to the next',
        },
      },
    ],
    search: { ar: ['طباخ', 'طباخ إعاشة', 'مساعد طباخ'], en: ['cook', 'catering cook', 'commis'] },
  },
  {
    id: 'HOS-13',
    day: {
      ar: 'مراجعة كشف الحجاج أو المعتمرين ورحلاتهم وغرفهم، واستقبالهم في المطار بلوحة ولغة يفهمونها، وتوزيع بطاقاتهم وحافلاتهم. ثم مرافقتهم بين السكن والحرم والمشاعر وفق جدول التفويج، والبحث عن تائه، ونقل مريض إلى مركز صحي، ومعالجة نقص وجبات أو تعطل حافلة، وطمأنة كبير سن، وتسجيل المغادرين وأمتعتهم آخر اليوم.',
      en: "Going over the pilgrims' list, flights and rooms, receiving them at the airport with a sign and a language they know, and giving out cards and buses. Then escorting them between lodging, the Grand Mosque and the holy sites by the movement schedule, looking for someone lost, taking a sick person to a clinic, putting right missing meals or a broken-down bus, calming an older pilgrim, and recording departures and bags.",
    },
    wayIn: {
      ar: 'ثانوية فأعلى، والتقديم لدى شركات خدمة حجاج ومعتمرين مرخصة من وزارة الحج والعمرة، والبداية في الغالب عمل موسمي.',
      en: 'Secondary school or above and an application to companies licensed by the Ministry of Hajj and Umrah to serve pilgrims; most start with seasonal work.',
    },
    firstCourse: {
      ar: 'تفيد لغة من لغات الحجاج ودورة إسعافات أولية وأخرى في إدارة الحشود.',
      en: 'A language of the pilgrims, a first aid course and one in crowd management help.',
    },
    wayOn: {
      ar: 'بعد موسمين أو أكثر تأتي قيادة المجموعات، ثم إدارة البرامج والعمليات على مدار العام.',
      en: 'After two seasons or more comes leading groups, then programmes and operations all year round.',
    },
    facets: [
      {
        facet: 'PUR',
        why: {
          ar: 'لأن الضيف جاء لعبادة لا يملك إعادتها كل عام',
          en: 'because the guest came for worship that cannot be repeated each year',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الزحام والحر والوقت تجتمع', en: 'because crowds, heat and time come together' },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن التفويج ساعة محددة لا يُنتظر بعدها',
          en: 'because the movement hour is fixed and does not wait',
        },
      },
    ],
    search: {
      ar: ['خدمات حج وعمرة', 'مرشد حجاج', 'عمليات حج'],
      en: ['Hajj and Umrah services', 'pilgrim services', 'Hajj operations'],
    },
  },
  {
    id: 'HOS-14',
    day: {
      ar: 'فحص الألعاب والأجهزة والشبكة مع الفنيين قبل فتح الأبواب والتوقيع على سجل السلامة، ثم توزيع الموظفين على البوابات والصالات. وتُتابع الطوابير والمبيعات على الشاشة، وتُوقف لعبة عند إنذار، ويُدار يوم بطولة إلكترونية: قرعة وحكام وبث وجوائز. ويُعالج طفل ضائع أو إصابة، وتُدرس عروض الموسم، ويُراجع عقد مورد ألعاب.',
      en: "Checking rides, machines and network with technicians before opening and signing the safety log, then placing staff at gates and halls. Queues and sales are watched on screen, a ride stopped at an alarm, an e-sports tournament day run: draw, referees, stream and prizes. A lost child or injury is handled, seasonal offers studied, and a games supplier's contract reviewed.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الإدارة أو السياحة أو إدارة الفعاليات، وسنوات في تشغيل مركز أو تنظيم بطولات. وترخيص المنشأة لدى الهيئة العامة للترفيه يخص مالكها.',
      en: "A diploma or bachelor's degree in administration, tourism or event management and years of running a venue or tournaments. The venue's licence from the General Entertainment Authority concerns its owner.",
    },
    firstCourse: {
      ar: 'تفيد دورة في سلامة الألعاب وإدارة الحشود.',
      en: 'A course in ride safety and crowd management helps.',
    },
    wayOn: {
      ar: 'من مركز واحد إلى وجهة ترفيهية كبيرة أو دوري رياضات إلكترونية.',
      en: 'From one venue to a large entertainment destination or an e-sports league.',
    },
    facets: [
      {
        facet: 'INF',
        why: {
          ar: 'لأن سلامة الزوار مسؤولية شخص بعينه',
          en: "because visitors' safety is one named person's responsibility",
        },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن إيقاف لعبة لا ينتظر اجتماعاً',
          en: 'because stopping a ride does not wait for a meeting',
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن المواسم والبطولات تُعد قبل أشهر',
          en: 'because seasons and tournaments are prepared months ahead',
        },
      },
    ],
    search: {
      ar: ['مدير مركز ترفيهي', 'رياضات إلكترونية', 'تشغيل مراكز ترفيه'],
      en: ['entertainment centre manager', 'e-sports manager', 'venue operations'],
    },
  },
  {
    id: 'HOS-15',
    day: {
      ar: 'استلام النوبة من الزميل بسجل ما حدث، وفحص اللاسلكي والأبواب ولوحة الإنذار، ثم الوقوف عند مدخل مجمع أو فندق أو فعالية: تحقق من تصريح، وإرشاد زائر، ومنع من لا يحق له الدخول دون استفزاز. وتُجرى جولات بنقاط محددة، وتُراقب الشاشات، ويُهدَّأ خلاف، ويُبلَّغ عن حريق أو اشتباه، ويُكتب تقرير بالوقت والوقائع.',
      en: 'Taking over with the log of what happened, checking radio, doors and the alarm panel, then standing at the entrance of a mall, hotel or event: checking a permit, directing a visitor, refusing entry to those not entitled, without provoking them. Rounds are made by set points, screens watched, a quarrel calmed, fire or suspicion reported, and a report written with times and facts.',
    },
    wayIn: {
      ar: 'الثانوية أو ما دونها، والعمل عبر منشأة حراسات مرخصة مع تدريب أساسي.',
      en: 'Secondary school or less, and work through a licensed security company with basic training.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الإسعافات الأولية ومكافحة الحريق.',
      en: 'A course in first aid and fire fighting helps.',
    },
    wayOn: {
      ar: 'من نقطة حراسة إلى الإشراف على موقع كامل، ثم إدارة الأمن في منشأة.',
      en: 'From one post to supervising a whole site, then security management in a company.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن باباً لم يُفحص قد يكون هو المفتوح',
          en: 'because the door not checked may be the open one',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الغضب والزحام يُواجهان بهدوء', en: 'because anger and crowds are met calmly' },
      },
      {
        facet: 'COM',
        why: { ar: 'لأن المنع يُقال دون استفزاز', en: 'because refusal is said without provoking' },
      },
    ],
    search: {
      ar: ['حارس أمن', 'أمن وسلامة', 'مشرف أمن'],
      en: ['security guard', 'security officer', 'loss prevention'],
    },
  },
  {
    id: 'HOS-16',
    day: {
      ar: 'قراءة حجوزات الليلة وما بعدها مقارنة بالعام الماضي، ومراقبة أسعار المنافسين والفعاليات والإجازات، ثم رفع سعر ليلة أو خفضه وفتح قناة بيع أو إغلاقها. ويُناقش مع المبيعات قبول مجموعة بسعر أقل، وتُقدَّر نسبة الإلغاء، ويُصحح خطأ سعر ظهر في موقع حجز، ويُعد توقع الأسابيع القادمة للإدارة.',
      en: "Reading bookings for tonight and after against last year, watching competitors' prices, events and holidays, then raising or lowering a night's price and opening or closing a sales channel. Taking a group at a lower price is debated with sales, cancellations estimated, a wrong price on a booking site corrected, and the coming weeks' forecast prepared for management.",
    },
    wayIn: {
      ar: 'بكالوريوس في الفندقة أو المالية أو الإحصاء أو الإدارة، وبداية في الحجوزات أو الاستقبال.',
      en: "A bachelor's degree in hospitality, finance, statistics or administration and a start in reservations or reception.",
    },
    firstCourse: {
      ar: 'تفيد دورة معروفة في إدارة الإيرادات وإتقان الجداول الحسابية.',
      en: 'A recognised course in revenue management and a good command of spreadsheets help.',
    },
    wayOn: {
      ar: 'من فندق واحد إلى إيرادات عدة فنادق، ثم الإدارة التجارية.',
      en: 'From one hotel to the revenue of several, then commercial management.',
    },
    facets: [
      {
        facet: 'ANA',
        why: { ar: 'لأن السعر يُقرأ من منحنى الحجز', en: 'because price is read from the booking curve' },
      },
      {
        facet: 'LOG',
        why: { ar: 'لأن غرفة اليوم لا تُباع غداً', en: "because today's room cannot be sold tomorrow" },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن المبيعات تريد المجموعة والأرقام ترفضها',
          en: 'because sales want the group and the figures say no',
        },
      },
    ],
    search: {
      ar: ['مدير إيرادات', 'محلل إيرادات', 'حجوزات فندقية'],
      en: ['revenue manager', 'revenue analyst', 'hotel reservations'],
    },
  },
  {
    id: 'HOS-17',
    day: {
      ar: 'جولة على المطبخ والمستودع بقائمة: حرارة الثلاجات، وتواريخ الصلاحية، وغسل الأيدي، وفصل النيء عن المطبوخ. ثم سحب عينات ومسحات للمختبر وقراءة نتائجها، وإيقاف دفعة مشكوك فيها، والبحث عن سبب شكوى تسمم من المورّد حتى الطبق، وتدريب الطباخين على خطأ لوحظ، وتحديث خطة النقاط الحرجة، ومرافقة مراقب الجهة الرقابية.',
      en: "A round of kitchen and store by list: fridge temperatures, expiry dates, handwashing, raw food kept apart from cooked. Then drawing samples and swabs for the laboratory and reading the results, holding a suspect batch, tracing a complaint of poisoning from supplier to plate, training cooks on a mistake that was seen, updating the critical points plan, and going round with the authority's inspector.",
    },
    wayIn: {
      ar: 'بكالوريوس في علوم الأغذية أو الأحياء الدقيقة أو التغذية، وتدريب في مصنع أو فندق أو شركة إعاشة.',
      en: "A bachelor's degree in food science, microbiology or nutrition and training in a plant, hotel or catering company.",
    },
    firstCourse: {
      ar: 'تفيد شهادة في نظام تحليل المخاطر ونقاط التحكم الحرجة (HACCP).',
      en: 'A certificate in hazard analysis and critical control points (HACCP) helps.',
    },
    wayOn: {
      ar: 'يتفرع المسار إلى إدارة الجودة وسلامة الغذاء في منشأة، أو إلى التفتيش لدى جهة رقابية.',
      en: 'The path branches into food quality and safety management, or inspection for an authority.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن الخطة والحرارة والعينات لها طرق قياسية',
          en: 'because plan, temperature and samples have standard methods',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن الضرر لا يُرى قبل أن يصيب الناس', en: 'because harm is not seen before it strikes' },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن مصدر التلوث يُبحث عنه من المورّد إلى الطبق',
          en: 'because the source is sought from supplier to plate',
        },
      },
    ],
    search: {
      ar: ['مراقب جودة أغذية', 'سلامة غذاء', 'مشرف جودة'],
      en: ['food safety specialist', 'quality control food', 'hygiene supervisor'],
    },
  },
  {
    id: 'HOS-18',
    day: {
      ar: 'تُقرأ قائمة الوصول مع بداية المناوبة وتُوزَّع الغرف، ويُعرف أي ضيف يعود بعد شكوى سابقة فتُفحص غرفته قبل وصوله. يُحلّ حجز مكرر بهدوء، ويُدرَّب موظف جديد على إجراءات التسجيل، ويُنسَّق مع التدبير الفندقي والصيانة، وتُطابَق الصناديق آخر المناوبة، ويُكتب ما ينبغي أن تعرفه المناوبة التالية.',
      en: 'The arrivals list is read as the shift begins and rooms allotted; a guest who is coming back after a complaint has the room checked first. A double booking is solved calmly, a newcomer shown how guests are registered, housekeeping and maintenance are kept in step, the tills balanced at the end, and what the next shift has to know is written down.',
    },
    wayIn: {
      ar: 'دبلوم في الضيافة أو السياحة، وسنة فأكثر في استقبال الفنادق.',
      en: 'A diploma in hospitality or tourism and a year or more in hotel reception.',
    },
    firstCourse: {
      ar: 'تفيد دورة في أنظمة إدارة الفنادق ولغة ثانية.',
      en: 'A course in hotel management systems and a second language help.',
    },
    wayOn: {
      ar: 'إلى إدارة المكاتب الأمامية، ثم إدارة الفندق أو إيراداته.',
      en: 'To front office management, then managing the hotel or its revenue.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الضيف الغاضب يهدأ بالإصغاء ثم بالحل',
          en: 'because an angry guest is calmed by listening, then by a solution',
        },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن الغرفة الجاهزة عمل ثلاثة أقسام',
          en: 'because a ready room is the work of three departments',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن حافلة كاملة قد تصل قبل موعدها', en: 'because a full coach may arrive early' },
      },
    ],
    search: {
      ar: ['مشرف استقبال فندقي', 'مشرف مكاتب أمامية', 'علاقات ضيوف'],
      en: ['front office supervisor', 'guest relations', 'hotel duty supervisor'],
    },
  },
  {
    id: 'HOS-19',
    day: {
      ar: 'جولة الصباح على الممرات والمسبح وغرفة المضخات، تُسجَّل فيها مصابيح محترقة وباب لا يُغلق وتسرب تحت مغسلة. يُصلح ما يُصلح باليد ويُطلب الفني لما سواه، ويُقطع الماء أو الكهرباء قبل العمل، وتُجهَّز قاعة لمناسبة المساء، ويُجاب نزيل تعطل مكيف غرفته، وتُختم قائمة الفحص اليومي ومخارج الطوارئ سالكة.',
      en: 'The morning round of corridors, pool and pump room notes burnt-out lamps, a door that does not close and a leak under a basin. What can be mended by hand is mended, a technician called for the rest, and water or power shut off before work. A hall is prepared for the evening, a guest answered whose air conditioner has failed, and the daily checklist closed with the emergency exits clear.',
    },
    wayIn: {
      ar: 'ثانوية ومهارة يدوية، مع تدريب على رأس العمل.',
      en: 'Secondary school and skilled hands, with training on the job.',
    },
    firstCourse: {
      ar: 'تفيد دورة قصيرة في الكهرباء أو السباكة من معهد تقني ودورة في السلامة.',
      en: 'A short course in electrical work or plumbing from a technical institute and one in safety help.',
    },
    wayOn: {
      ar: 'إلى فني تكييف أو كهرباء بعد دبلوم، أو إلى الإشراف على مرافق منشأة.',
      en: 'To technician in air conditioning or electricity after a diploma, or to supervising the facilities of a venue.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن العمل يبدأ بقطع التيار والماء',
          en: 'because work begins with shutting off power and water',
        },
      },
      { facet: 'ADP', why: { ar: 'لأن العطل لا يعرف جدولاً', en: 'because faults keep no timetable' } },
      { facet: 'QUA', why: { ar: 'لأن النزيل يرى ما أُهمل', en: 'because a guest sees what was neglected' } },
    ],
    search: {
      ar: ['عامل صيانة عامة', 'فني صيانة فندق', 'خدمات مرافق'],
      en: ['general maintenance', 'hotel maintenance', 'facility attendant'],
    },
  },
  {
    id: 'HOS-20',
    day: {
      ar: 'تُستلم الخضار واللحوم صباحاً ويُراجع وزنها وسعرها، ويُقرَّر ما يُطبخ بحسب ما بقي. يُسدّ مكان موظف غاب، وتُذاق الأطباق قبل خروجها، ويُحيّا الزبائن المعتادون بأسمائهم. وبعد الظهر تُحسب كلفة الطبق ويُحذف ما لا يُطلب، وتُدفع فواتير الموردين والإيجار، ويُردّ على تقييم في تطبيق التوصيل.',
      en: 'Vegetables and meat are taken in the morning, their weight and price checked, and what is cooked is decided by what is left. A gap in the staff is filled, dishes tasted before they go out, and regular guests greeted by name. In the afternoon the cost of a dish is worked out and what nobody orders is dropped, suppliers and rent are paid, and a review on the delivery application is answered.',
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل، وتلزم سنوات في مطبخ أو صالة، ورأس مال محسوب، وسجل تجاري ورخصة بلدية، وشهادات صحية للعاملين. وقد تكون البداية مطبخاً سحابياً أو عربة طعام. وتقدم الهيئة العامة للمنشآت الصغيرة والمتوسطة إرشاداً وتدريباً.',
      en: "No qualification is required; it takes years in a kitchen or a dining room, a planned sum of capital, a commercial registration and a municipal licence, and health certificates for the staff. The start may be a cloud kitchen or a food truck. The Small and Medium Enterprises General Authority (Monsha'at) gives guidance and training.",
    },
    firstCourse: {
      ar: 'تفيد دورة في سلامة الغذاء وأخرى في حساب كلفة الأطباق.',
      en: 'A course in food safety and one in costing dishes help.',
    },
    wayOn: {
      ar: 'من محل واحد إلى فرع ثانٍ أو امتياز تجاري.',
      en: 'From one place to a second branch or a franchise.',
    },
    facets: [
      {
        facet: 'DEC',
        why: {
          ar: 'لأن كل يوم فيه قرار شراء أو توظيف',
          en: 'because each day brings a choice of buying or hiring',
        },
      },
      {
        facet: 'PER',
        why: { ar: 'لأن شهور البداية قليلة الزبائن', en: 'because the first months bring few guests' },
      },
      { facet: 'QUA', why: { ar: 'لأن طبقاً واحداً يبقى في الذاكرة', en: 'because one dish stays in memory' } },
    ],
    search: {
      ar: ['صاحب مطعم', 'مشروع مقهى', 'مطبخ سحابي'],
      en: ['restaurant owner', 'cafe owner', 'cloud kitchen'],
    },
  },
  {
    id: 'HOS-21',
    day: {
      ar: 'تُقرأ رسائل الحجز من المواقع والشركات، وتُثبَّت الغرف بحسب المتاح والسعر المعتمد، ويُتصل بمجموعة لتأكيد عدد أفرادها. يُزار ضيف مقيم منذ أسبوع ويُسأل عن راحته، وتُعالج شكوى قبل أن تصير تقييماً. ثم تُراجع قائمة الغد مع الاستقبال، وتُرتب طلبات خاصة من سرير طفل أو مناسبة.',
      en: 'Booking messages from websites and companies are read, rooms confirmed by what is free and the approved rate, and a group called to settle its number. A guest of one week is visited and asked about the stay, and a complaint is put right before it becomes a review. Then the list of the next day is gone over with the front desk, and special requests are arranged: a cot, an occasion.',
    },
    wayIn: {
      ar: 'دبلوم فندقة أو سياحة من كلية تقنية أو معهد، أو خبرة في استقبال الفنادق، مع لغة إنجليزية ومعرفة بنظام الحجز.',
      en: 'A diploma in hospitality or tourism from a technical college or an institute, or experience of hotel reception, with English and a command of the booking system.',
    },
    firstCourse: { ar: 'تفيد دورة في مبيعات الغرف.', en: 'A course in selling rooms helps.' },
    wayOn: {
      ar: 'إلى الإشراف على الحجوزات أو علاقات الضيوف، ثم إدارة الإيرادات أو الغرف.',
      en: 'To supervising reservations or guest relations, then managing revenue or rooms.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الضيف يسمع الفندق قبل أن يراه',
          en: 'because guests hear the hotel before they see it',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن حجزاً خاطئاً يُكتشف عند الباب', en: 'because a wrong booking is found at the door' },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الخطة تتغير بوصول مجموعة', en: 'because a group that arrives changes the plan' },
      },
    ],
    search: {
      ar: ['موظف حجوزات', 'علاقات ضيوف', 'حجوزات فندقية'],
      en: ['reservations agent', 'guest relations', 'hotel reservations'],
    },
  },
]
