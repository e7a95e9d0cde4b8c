import type { OccupationPage } from './occupation-page.ts'

export const creative: readonly OccupationPage[] = [
  {
    id: 'CRE-01',
    day: {
      ar: 'يُقرأ طلب العميل ويُسأل عمن سيرى التصميم وأين، ثم تُرسم عشر أفكار سريعة بالقلم وتُختار اثنتان. يُبنى الشعار أو المنشور على الحاسب ويُوزن الخط العربي مع اللاتيني، وتُجرَّب الألوان على الشاشة والورق. تُستقبل ملاحظات متناقضة فيُسأل عن الغرض خلفها، ثم تُسلَّم الملفات بالمقاسات المطلوبة للمطبعة والمنصات.',
      en: "The client's request is read, with questions on who will see the design and where; ten quick pencil ideas follow and two are chosen. The logo or post is built on the computer, Arabic and Latin type balanced, and colours tried on screen and paper. Contradictory remarks come in and the purpose behind them is asked about; files are then delivered in the sizes that printers and platforms need.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في التصميم الجرافيكي من كلية أو جامعة، أو تعلم ذاتي بمعرض أعمال قوي.',
      en: 'A diploma or degree in graphic design from a college or university, or self-teaching with a strong portfolio.',
    },
    firstCourse: {
      ar: 'دورة في برامج التصميم الشائعة مع أعمال تدريبية مدخل معتاد إلى أول طلب.',
      en: 'A course in common design programs and some practice pieces are a usual way to a first commission.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى تصميم الهويات، ثم الإدارة الإبداعية.',
      en: 'The work advances to brand identities, then to creative direction.',
    },
    facets: [
      {
        facet: 'TEC',
        why: { ar: 'لأن الخط واللون والمساحة تُركَّب معاً', en: 'because type, colour and space are composed' },
      },
      {
        facet: 'PRB',
        why: { ar: 'لأن الفكرة تصل في نظرة واحدة', en: 'because an idea is conveyed at a glance' },
      },
      {
        facet: 'PER',
        why: { ar: 'لأن التصميم يُعاد بعد كل ملاحظة', en: 'because designs are redone after each remark' },
      },
    ],
    search: {
      ar: ['مصمم جرافيك', 'مصمم هويات', 'مصمم سوشال ميديا'],
      en: ['graphic designer', 'brand designer', 'visual designer'],
    },
  },
  {
    id: 'CRE-02',
    day: {
      ar: 'تُجمع صور وأقمشة وخامات على لوح لموسم أو منتج جديد، ثم تُرسم المسودات الأولى وتُختار واحدة. يُقص نموذج ويُلبس على قالب وتُضبط المقاسات بالدبابيس، أو يُطبع نموذج مجسم ويُجرَّب في اليد. تُحسب كلفة القطعة مع المصنع، ويُستبدل قماش غالٍ ببديل، وتُكتب ورقة المواصفات لكل درزة.',
      en: 'Pictures, fabrics and materials are gathered on a board for a season or new product; first sketches are then drawn and one chosen. A pattern is cut, put on a form and adjusted with pins, or a model is printed and tried in the hand. Cost per piece is worked out with the factory, an expensive fabric replaced, and the specification of every seam written.',
    },
    wayIn: {
      ar: 'بكالوريوس في تصميم الأزياء أو المنتجات من جامعة أو معهد متخصص، مع معرض أعمال وتدريب في دار أزياء أو مصنع. وتنظم هيئة الأزياء برامج للموهوبين.',
      en: 'A degree in fashion or product design from a university or specialised institute, with a portfolio and training in a fashion house or factory. The Fashion Commission runs programmes for new talent.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الباترون أو في برنامج للرسم ثلاثي الأبعاد.',
      en: 'A course in pattern making or in three-dimensional drawing software helps.',
    },
    wayOn: {
      ar: 'تُؤسَّس علامة خاصة، أو تُقاد مجموعة تصميم في شركة.',
      en: "A new label is founded, or a company's design team led.",
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن القطعة تقوم على الخامة والقص والتصنيع',
          en: 'because a piece rests on material, cutting and making',
        },
      },
      {
        facet: 'AUT',
        why: {
          ar: 'لأن الرؤية الخاصة هي ما يميز القطعة',
          en: 'because a personal vision sets the piece apart',
        },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن للموسم موعداً لا يتأخر', en: 'because a season has a date that will not wait' },
      },
    ],
    search: {
      ar: ['مصمم أزياء', 'مصمم منتجات', 'مصمم صناعي'],
      en: ['fashion designer', 'product designer', 'industrial designer'],
    },
  },
  {
    id: 'CRE-03',
    day: {
      ar: 'يُزار البيت وتُقاس الجدران والنوافذ وتُصوَّر، ويُسأل أهله كيف يجلسون وأين يخزنون. يُرسم المخطط بالأثاث وتُختار الخامات والإضاءة، ويُعرض منظور ملون لغرفة واحدة قبل الباقي. يُتفق مع النجار والكهربائي على التفاصيل، ويُكتشف في الموقع عمود لم يظهر في المخطط فيُعاد الحل، وتُضبط الكلفة بنداً بنداً.',
      en: 'The home is visited, walls and windows measured and photographed, and the family asked how they sit and where they store. The plan is drawn with furniture, materials and lighting chosen, and a coloured view of one room shown before the rest. Details are agreed with carpenter and electrician, a column missing from the plan is met with a new solution, and cost kept item by item.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في التصميم الداخلي من كلية أو جامعة. وقد يُطلب الاعتماد من الهيئة السعودية للمهندسين لمن يوقّع المخططات.',
      en: 'A diploma or degree in interior design from a college or university. Accreditation by the Saudi Council of Engineers may be asked of those who sign drawings.',
    },
    firstCourse: {
      ar: 'دورة في برامج الرسم ثلاثي الأبعاد هي الأولى عادة.',
      en: 'A course in three-dimensional drawing programs is usually the first.',
    },
    wayOn: {
      ar: 'يقود العمل إلى مشروعات فنادق ومكاتب، ثم مكتب مستقل.',
      en: 'The work leads to hotels and offices, then to an independent practice.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن المقاسات والخامات والإضاءة تُدرس معاً',
          en: 'because dimensions, materials and light are worked out',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الأسرة لا تحسن وصف ذوقها دائماً',
          en: 'because families cannot always put their taste in words',
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن النجارة والكهرباء والدهان تأتي بتسلسل',
          en: 'because carpenter, electrician and painter come in order',
        },
      },
    ],
    search: {
      ar: ['مصمم داخلي', 'مهندس ديكور', 'تصميم داخلي'],
      en: ['interior designer', 'interior architect', 'decorator'],
    },
  },
  {
    id: 'CRE-04',
    day: {
      ar: 'تُخصَّص للكتابة ساعتان في الصباح قبل فتح البريد: فصل في رواية أو نص لحلقة أو خطاب لجهة. تُقرأ الصفحة بصوت مسموع ويُحذف ربعها، ويُبحث عن معلومة قبل ذكرها. تُناقش المسودة مع من يحررها ويُقبل نصف اقتراحاته، ويُرسل عرض كتاب إلى ناشر، وتُكتب نصوص إعلانية لأحد العملاء.',
      en: 'Two hours in the morning go to writing before mail is opened: a chapter, an episode script, a speech for an institution. The page is read aloud and a quarter cut, and facts checked before they are stated. The draft is discussed with an editor and half the suggestions accepted, a book proposal is sent to a publisher, and advertising copy written for a client.',
    },
    wayIn: {
      ar: 'أي تخصص، ويكثر دارسو اللغة والإعلام، مع نصوص منشورة. وتقدم هيئة الأدب والنشر والترجمة برامج للمؤلفين.',
      en: 'Any major, often language or media, with published texts. The Literature, Publishing and Translation Commission runs programmes for authors.',
    },
    firstCourse: {
      ar: 'ورشة كتابة مع قراءة ما يُكتب فيها مدخل معتاد.',
      en: 'A writing workshop in which texts are read and discussed is a usual entry.',
    },
    wayOn: {
      ar: 'يتجه الطريق إلى التحرير ثم إدارة المحتوى، أو التفرغ للتأليف.',
      en: 'The work leads to editing and content leadership, or to writing full time.',
    },
    facets: [
      { facet: 'PER', why: { ar: 'لأن النص يُرفض ثم يُعاد', en: 'because a text is refused and rewritten' } },
      {
        facet: 'AUT',
        why: {
          ar: 'لأن العمل بلا مشرف ولا دوام محدد',
          en: 'because there is no supervisor and no set hours',
        },
      },
      {
        facet: 'MAS',
        why: { ar: 'لأن الجملة تُصقل مرة بعد مرة', en: 'because the sentence is polished again and again' },
      },
    ],
    search: {
      ar: ['كاتب محتوى', 'كاتب إعلاني', 'كاتب سيناريو'],
      en: ['content writer', 'copywriter', 'scriptwriter'],
    },
  },
  {
    id: 'CRE-05',
    day: {
      ar: 'يُقترح في اجتماع التحرير خبر سُمع أمس، ثم يُتصل بثلاثة مصادر للتثبت ويُطلب رد الجهة المعنية. يُحضر مؤتمر ويُطرح سؤال محدد ويُسجَّل الجواب، ويُكتب الخبر بمقدمة واضحة قبل موعد الإغلاق. تُفحص صورة متداولة لمعرفة أصلها، ويُسحب سطر لم يثبت، وتُصحح معلومة نُشرت خطأ بإعلان صريح.',
      en: 'A story heard yesterday is proposed at the editorial meeting; three sources are then called to confirm and the party concerned asked to reply. A conference is attended, a pointed question asked and the answer recorded, and the news written with a clear lead before the deadline. A circulating picture is traced to its origin, an unproved line withdrawn, and an error corrected openly.',
    },
    wayIn: {
      ar: 'بكالوريوس في الإعلام أو اللغة أو تخصص يُكتب فيه، مع تدريب في صحيفة أو قناة. ويُسجَّل العاملون في الإعلام مهنياً لدى الهيئة العامة لتنظيم الإعلام حيث يُشترط.',
      en: 'A degree in media, language or the subject covered, with training at a newspaper or channel. Media workers register professionally with the General Authority of Media Regulation where required.',
    },
    firstCourse: {
      ar: 'تفيد دورة في تحرير الأخبار وأخرى في التحقق من المعلومات.',
      en: 'A course in news writing and one in checking facts help.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى التحرير، ثم رئاسة قسم أو رئاسة تحرير.',
      en: 'The work advances to editing, then to heading a desk or a newsroom.',
    },
    facets: [
      { facet: 'QUA', why: { ar: 'لأن ما لم يثبت لا يُنشر', en: 'because nothing unproved is published' } },
      {
        facet: 'COM',
        why: { ar: 'لأن سؤالاً قصيراً يكشف الجواب', en: 'because a short question draws out the answer' },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن خبراً عاجلاً يقلب اليوم', en: 'because breaking news overturns the day' },
      },
    ],
    search: { ar: ['صحفي', 'محرر أخبار', 'مراسل'], en: ['journalist', 'news editor', 'reporter'] },
  },
  {
    id: 'CRE-06',
    day: {
      ar: 'تُشحن البطاريات وتُنظَّف العدسات وتُراجع قائمة اللقطات مع العميل. في الموقع يُختار اتجاه الضوء ويُضاف عاكس، ويُهدَّأ من يتوتر أمام العدسة بحديث قصير. تُلتقط مئات الصور ثم يُنتقى منها ثلاثون وتُعدَّل ألوانها، وتُحفظ منها نسختان احتياطيتان، وتُسلَّم للعميل في معرض إلكتروني مع فاتورة وشروط الاستخدام.',
      en: 'Batteries are charged, lenses cleaned and the shot list reviewed with the client. On site the direction of light is chosen, a reflector added and those nervous before the lens eased with a little talk. Hundreds of pictures are taken, thirty selected and their colours corrected; two backups are kept and the set delivered in an online gallery with invoice and terms of use.',
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل، ويكفي معرض أعمال وتدريب بمعية مصور. وللعمل المستقل وثيقة عمل حر، ولتصوير المواقع أذونات من أصحابها، وللطائرات المسيّرة ترخيص.',
      en: "No qualification is required: a portfolio and time beside a photographer will do. Independent work takes a freelance document, sites need their owners' permission, and drones a permit.",
    },
    firstCourse: { ar: 'تفيد دورة في الإضاءة.', en: 'A course in lighting helps.' },
    wayOn: {
      ar: 'يتخصص العمل في منتجات أو مناسبات أو عمارة، ثم إنتاج بصري مستقل.',
      en: 'The work specialises in products, events or buildings, then becomes independent production.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الضوء والعدسة والتعريض تُضبط معاً',
          en: 'because light, lens and exposure are controlled',
        },
      },
      {
        facet: 'AUT',
        why: {
          ar: 'لأن العمل المستقل يُبنى طلباً بعد طلب',
          en: 'because independent work is built order by order',
        },
      },
      { facet: 'ADP', why: { ar: 'لأن اللحظة لا تتكرر', en: 'because the moment will not return' } },
    ],
    search: {
      ar: ['مصور', 'مصور منتجات', 'مصور فوتوغرافي'],
      en: ['photographer', 'product photographer', 'event photographer'],
    },
  },
  {
    id: 'CRE-07',
    day: {
      ar: 'يُقرأ النص ويُقطَّع إلى لقطات ويُحسب عدد الأيام والمواقع. تُختار وجوه في تجربة أداء، ويُزار موقع للتأكد من الضوء والضجيج والتصاريح. في يوم التصوير تُوجَّه الكاميرا والأداء، ويُتخلى عن لقطة لأن الشمس غابت. ثم يُختار الإيقاع في غرفة المونتاج لقطة بعد لقطة، وتُراجع الميزانية مع جهة الإنتاج.',
      en: 'The script is read, broken into shots and the number of days and locations counted. Faces are chosen at an audition and a location is visited for light, noise and permits. On the shooting day camera and performance are directed, and one shot given up because the sun went down. Then the rhythm is chosen in the editing room and the budget reviewed with the producers.',
    },
    wayIn: {
      ar: 'بكالوريوس في الإنتاج المرئي أو السينما أو الإعلام، أو أفلام قصيرة منجزة وسنوات في مساعدة الإخراج. وتدعم هيئة الأفلام برامج تدريب، والتصاريح من الجهات المنظمة للإعلام والأفلام.',
      en: 'A degree in visual production, cinema or media, or finished short films and years as an assistant director. The Film Commission supports training; permits come from the media and film regulators.',
    },
    firstCourse: {
      ar: 'تفيد دورة في كتابة السيناريو أو في الإخراج تنتهي بفيلم قصير.',
      en: 'A course in screenwriting or directing that ends with a short film helps.',
    },
    wayOn: {
      ar: 'يتقدم الطريق إلى أعمال أطول، ثم الإنتاج التنفيذي.',
      en: 'The work advances to longer works, then to executive production.',
    },
    facets: [
      {
        facet: 'DEC',
        why: {
          ar: 'لأن القرار سريع والفريق كله ينتظر',
          en: 'because choices are quick while a whole crew waits',
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الأيام والمواقع والمعدات في جدول واحد',
          en: 'because days, sites and gear share one schedule',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الرؤية تُوصَل إلى كل فرد في الفريق',
          en: 'because the vision is conveyed to each of the crew',
        },
      },
    ],
    search: {
      ar: ['مخرج', 'منتج مرئي', 'مساعد مخرج'],
      en: ['film director', 'video producer', 'assistant director'],
    },
  },
  {
    id: 'CRE-08',
    day: {
      ar: 'يُقرأ العقد أو المقال كاملاً قبل ترجمة سطر منه، وتُجمع مصطلحاته في قائمة يُتفق عليها مع العميل. تُنقل الفقرات بمعناها لا بحروفها، وتُراجع مسودة الترجمة الآلية بعين ناقدة. وفي مقصورة الترجمة بالمؤتمر تُنقل الكلمة لحظة قولها بتناوب كل نصف ساعة، ثم يُدقق الرقم والاسم قبل التسليم.',
      en: 'The contract or article is read whole before a line is translated, and its terms listed and agreed with the client. Paragraphs are carried over in meaning, not letter, and machine drafts revised with a critical eye. In the conference booth speech is rendered as it is spoken, in turns of half an hour; figures and names are checked before delivery.',
    },
    wayIn: {
      ar: 'بكالوريوس في اللغات والترجمة من جامعة، مع تخصص موضوعي كالقانون أو الطب. والترجمة المعتمدة تكون عبر مكاتب مرخصة من وزارة التجارة، وتقدم هيئة الأدب والنشر والترجمة برامج تطوير.',
      en: 'A degree in languages and translation from a university, with a specialism such as law or medicine. Certified translation goes through offices licensed by the Ministry of Commerce; the Literature, Publishing and Translation Commission offers development programmes.',
    },
    firstCourse: {
      ar: 'تفيد دورة في ترجمة مجال واحد وأخرى في أدوات الترجمة بالحاسب.',
      en: 'A course in translating one subject and one in computer-aided translation tools help.',
    },
    wayOn: {
      ar: 'يتخصص العمل في مجال واحد، ثم المراجعة أو الترجمة الفورية.',
      en: 'The work specialises in one domain, then turns to revising or interpreting.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن النقل يتطلب لغتين ومصطلح المجال',
          en: 'because it takes two languages and the terms of the domain',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن المعنى أمانة حتى في فاصلة', en: 'because meaning is held in trust down to a comma' },
      },
      {
        facet: 'MAS',
        why: { ar: 'لأن كل نص يفتح موضوعاً جديداً', en: 'because each text opens a new subject' },
      },
    ],
    search: {
      ar: ['مترجم', 'مترجم فوري', 'مدقق ترجمة'],
      en: ['translator', 'interpreter', 'translation reviser'],
    },
  },
  {
    id: 'CRE-09',
    day: {
      ar: 'يُقرأ ما كُتب عن الجهة صباحاً وتُقاس نبرته، ثم يُردّ على سؤال صحفي قبل موعد الطباعة بعد التحقق لدى الإدارة. يُصاغ بيان قصير بلغة يفهمها الناس، ويُدرَّب متحدث على أسئلة صعبة. تُرتب زيارة إعلاميين إلى الموقع، وعند أزمة يُجمع ما هو مؤكد ويُقال سريعاً دون تزويق.',
      en: "What was written about the organisation is read in the morning and its tone gauged; a reporter's question is then answered before press time, once checked with management. A short statement is drafted in words people understand and a spokesperson trained on hard questions. A media visit is arranged; in a crisis what is certain is gathered and said quickly, without varnish.",
    },
    wayIn: {
      ar: 'بكالوريوس في العلاقات العامة أو الإعلام من جامعة، مع تدريب في إدارة اتصال أو وكالة.',
      en: 'A degree in public relations or media from a university with a placement in a communication department or agency.',
    },
    firstCourse: {
      ar: 'تفيد دورة في إدارة الأزمات والكتابة الصحفية.',
      en: 'A course in crisis communication and press writing helps.',
    },
    wayOn: {
      ar: 'يقود العمل إلى إدارة الاتصال المؤسسي.',
      en: 'The work leads to managing corporate communication.',
    },
    facets: [
      {
        facet: 'COM',
        why: { ar: 'لأن كل كلمة تُقرأ وتُفسَّر', en: 'because each word is read and interpreted' },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الأزمة قد تأتي آخر النهار', en: 'because a crisis may come at the end of the day' },
      },
      { facet: 'QUA', why: { ar: 'لأن الصدق يحفظ ثقة الناس', en: "because truth keeps people's trust" } },
    ],
    search: {
      ar: ['علاقات عامة', 'اتصال مؤسسي', 'أخصائي إعلام'],
      en: ['public relations specialist', 'corporate communication', 'media relations'],
    },
  },
  {
    id: 'CRE-10',
    day: {
      ar: 'تُراجع نتائج حملة الأمس: كم شاهد وكم اشترى، ويُنقل جزء من الميزانية إلى قناة أفضل. تُعرض ثلاث أفكار من الوكالة فيُختار ما يوافق العلامة لا الأجمل فقط، وتُراجع نظامية العبارة. يُفاوَض مؤثر على العقد، ويُقاد فريق التصميم والمحتوى نحو موعد الإطلاق، ويُعرض أثر الإنفاق على الإدارة.',
      en: "Yesterday's campaign results are reviewed: how many saw it, how many bought; part of the budget moves to a better channel. The agency shows three ideas and the one that fits the brand is chosen, not just the prettiest; wording is checked against the rules. A contract with an influencer is negotiated, designers and writers led to the launch date, and the effect of spending shown to management.",
    },
    wayIn: {
      ar: 'بكالوريوس في التسويق أو الإعلام أو الإدارة من جامعة، وسنوات في وكالة أو إدارة اتصال مع قيادة فريق.',
      en: 'A degree in marketing, media or administration from a university and years in an agency or communication department leading a team.',
    },
    firstCourse: { ar: 'تفيد شهادة مهنية في التسويق.', en: 'A professional marketing certificate helps.' },
    wayOn: {
      ar: 'يصل الطريق إلى القيادة التنفيذية للاتصال والعلامة.',
      en: 'The work reaches executive leadership of communication and brand.',
    },
    facets: [
      {
        facet: 'DEC',
        why: { ar: 'لأن ميزانية تُنقل أو حملة تُوقف', en: 'because a budget is moved or a campaign stopped' },
      },
      {
        facet: 'INF',
        why: {
          ar: 'لأن مبدعين ووكالات يُقادون نحو هدف',
          en: 'because creatives and agencies are led to a goal',
        },
      },
      {
        facet: 'ANA',
        why: { ar: 'لأن أثر كل قناة يُقرأ بالأرقام', en: "because each channel's effect is read in figures" },
      },
    ],
    search: {
      ar: ['مدير إعلان', 'مدير تسويق واتصال', 'مدير حملات'],
      en: ['advertising manager', 'communication manager', 'campaign manager'],
    },
  },
  {
    id: 'CRE-11',
    day: {
      ar: 'تُقرأ تعليقات الأمس لمعرفة ما يسأل عنه الناس، ثم تُختار فكرة وتُكتب افتتاحية من جملة تشدّ. يُضبط الضوء والصوت ويُصوَّر المقطع بالجوال أو الكاميرا، ويُقص حتى لا تبقى ثانية زائدة، وتُضاف ترجمة على الشاشة. يُراجع عقد إعلان ويُوسم بأنه إعلان، وتُقرأ مدة المشاهدة لتحسين المقطع التالي.',
      en: "Yesterday's comments are read for what people ask; an idea is then chosen and an opening sentence written that holds. Light and sound are set, the clip filmed by phone or camera, cut until no second is spare and captioned. An advertising contract is reviewed and the post labelled as an advertisement, and watch time is read to improve the next clip.",
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل، وتُبنى المهارة بالنشر المنتظم. ومن يُعلن من الأفراد عبر حساباته يحتاج إلى ترخيص موثوق من الهيئة العامة لتنظيم الإعلام، أما العمل ضمن جهة فلا يحتاج إليه عادة.',
      en: 'No qualification is required; skill is built by regular publishing. Individuals who advertise on their own accounts need the Mawthooq licence of the General Authority of Media Regulation; employees of an organisation usually do not.',
    },
    firstCourse: { ar: 'تفيد دورة في التصوير والمونتاج.', en: 'A course in filming and editing helps.' },
    wayOn: {
      ar: 'يكبر الحساب إلى قناة أو شركة إنتاج، أو يُنتقل إلى إدارة محتوى جهة.',
      en: "The account grows into a channel or production company, or leads to managing an organisation's content.",
    },
    facets: [
      {
        facet: 'AUT',
        why: { ar: 'لأن الفكرة التالية لا يطلبها أحد', en: 'because nobody asks for the next idea' },
      },
      {
        facet: 'PER',
        why: {
          ar: 'لأن شهوراً من النشر تسبق تجاوب الناس',
          en: 'because months of posting come before people respond',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الجملة الأولى توقف المشاهد أو تفقده',
          en: 'because the first sentence keeps the viewer or loses them',
        },
      },
    ],
    search: {
      ar: ['صانع محتوى', 'كاتب محتوى', 'منشئ محتوى مرئي'],
      en: ['content creator', 'content producer', 'video creator'],
    },
  },
  {
    id: 'CRE-12',
    day: {
      ar: 'تُفتح الرسائل والتعليقات ويُردّ على السهل منها وتُحوَّل الشكوى برقمها. يُعبأ تقويم الشهر بأفكار لكل منصة، ويُكتب نص اليوم ويُراجع مع التصميم قبل جدولته. يُلاحظ موضوع رائج فيُقرَّر هل يناسب الجهة، وتُحذف إساءة بحسب سياسة معلنة، ويُعد تقرير أسبوعي يبيّن ما تفاعل معه الناس وما تجاهلوه.',
      en: "Messages and comments are opened, easy ones answered and complaints passed on with a number. The month's calendar is filled with ideas for each platform, and the day's text written and checked with design before scheduling. A trending topic is weighed for whether it suits the organisation, abuse removed by a published policy, and a weekly report shows what people responded to and what they ignored.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الإعلام أو التسويق أو أي تخصص مع حساب أُدير فعلاً.',
      en: 'A diploma or degree in media, marketing or any subject, with an account actually run.',
    },
    firstCourse: {
      ar: 'دورة في التسويق الرقمي وأدوات الجدولة والتحليل مدخل معتاد.',
      en: 'A course in digital marketing and in scheduling and analysis tools is the usual entry.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى الاستراتيجية الرقمية، ثم إدارة الاتصال.',
      en: 'The work advances to digital strategy, then to managing communication.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن نبرة واحدة تُحفظ مع آلاف الناس',
          en: 'because one tone is kept with thousands of people',
        },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن تعليقاً قد يصير أزمة في ساعة',
          en: 'because a comment may become a crisis in an hour',
        },
      },
      { facet: 'ANA', why: { ar: 'لأن ما ينجح يُعرف من الأرقام', en: 'because figures show what works' } },
    ],
    search: {
      ar: ['أخصائي سوشال ميديا', 'مدير حسابات تواصل', 'تسويق رقمي'],
      en: ['social media specialist', 'community manager', 'social media manager'],
    },
  },
  {
    id: 'CRE-13',
    day: {
      ar: 'تُرسم الشخصية من جهات مختلفة، ثم تُنحت على الحاسب وتُركب لها عظام تتحرك. تُضبط مشية على أربعة وعشرين إطاراً في الثانية، وتُعاد الذراع لأنها تخترق الجسد. تُوضع الشخصية في محرك اللعبة وتُجرَّب مع المبرمجين، ويُخفف حجم الملف، وتُعرض اللقطات آخر النهار على المخرج فيطلب توقيتاً أسرع.',
      en: "A character is drawn from several sides, sculpted by computer and given bones that move. A walk is set at twenty-four frames a second, and an arm redone since it cuts through the body. The character goes into the game engine and is tried with programmers, the file made lighter, and at day's end the director sees the shots and asks for quicker timing.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الرسوم المتحركة أو تصميم الألعاب أو الفنون الرقمية، أو أكاديمية متخصصة. والمعرض القصير القوي والمشاركة في تحديات صنع الألعاب خير مدخل.',
      en: 'A diploma or degree in animation, game design or digital arts, or a specialised academy. A short strong reel and taking part in game-making challenges are the best entry.',
    },
    firstCourse: {
      ar: 'تفيد دورة في برنامج تحريك شائع أو في محرك ألعاب.',
      en: 'A course in a common animation program or in a game engine helps.',
    },
    wayOn: {
      ar: 'يُقاد فريق فني، ثم إخراج عمل أو إنتاج لعبة.',
      en: 'An art team is led, then a work directed or a game produced.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن العمل تشريح وحركة وبرامج متخصصة',
          en: 'because the work is anatomy, movement and special software',
        },
      },
      {
        facet: 'PER',
        why: { ar: 'لأن ثواني الحركة تأخذ ساعات', en: 'because seconds of movement take hours' },
      },
      {
        facet: 'TEA',
        why: { ar: 'لأن الفن والبرمجة والصوت في عمل واحد', en: 'because art, code and sound share one work' },
      },
    ],
    search: {
      ar: ['رسام متحرك', 'فنان ثلاثي الأبعاد', 'مصمم ألعاب'],
      en: ['animator', '3D artist', 'game artist'],
    },
  },
  {
    id: 'CRE-14',
    day: {
      ar: 'تُنسخ بطاقات الكاميرا مرتين وتُسمى المقاطع، ثم تُشاهد المادة كلها وتُعلَّم اللقطات الصالحة. تُبنى نسخة أولى على النص ويُقصّر ما يطول، ويُزال صوت الريح ويُوازن الحوار مع الموسيقى والتعليق. تُصحح الألوان بين كاميرتين، وتُنفذ ملاحظات المخرج برقم الدقيقة، ثم يُصدَّر الملف بمواصفات القناة ويُفحص حتى آخره.',
      en: "Camera cards are copied twice and clips named; all material is then watched and good shots marked. A first cut follows the script and what drags is shortened, wind noise removed and speech balanced with music and narration. Colours of two cameras are matched, the director's remarks carried out by timecode, and the file exported to the channel's specification and checked to the end.",
    },
    wayIn: {
      ar: 'دبلوم في الإنتاج المرئي أو الصوتي من كلية أو معهد، أو تعلم ذاتي بمقاطع منجزة.',
      en: 'A diploma in video or audio production from a college or institute, or self-teaching with finished clips.',
    },
    firstCourse: {
      ar: 'دورة في برنامج مونتاج شائع مدخل معتاد إلى أول عمل.',
      en: 'A course in a common editing program is a usual way to a first job.',
    },
    wayOn: {
      ar: 'يتخصص العمل في الألوان أو الصوت أو الوثائقي، ثم الإشراف على ما بعد الإنتاج.',
      en: 'The work specialises in colour, sound or documentary, then leads to supervising post-production.',
    },
    facets: [
      {
        facet: 'TEC',
        why: { ar: 'لأن للقطة إيقاعاً وللصوت أدوات', en: 'because shots have rhythm and sound its tools' },
      },
      {
        facet: 'PER',
        why: { ar: 'لأن المقطع يُشاهد عشرات المرات', en: 'because a clip is watched dozens of times' },
      },
      { facet: 'PLN', why: { ar: 'لأن التسليم في موعد البث', en: 'because delivery is due by air time' } },
    ],
    search: {
      ar: ['مونتير', 'محرر فيديو', 'مهندس صوت'],
      en: ['video editor', 'sound engineer', 'post-production editor'],
    },
  },
  {
    id: 'CRE-15',
    day: {
      ar: 'تُقرأ أوراق الحلقة ويُبحث عن الضيف وما قاله سابقاً، ثم تُكتب أسئلة قصيرة وتُترك مساحة لما لم يُتوقع. تُجرى تمارين إحماء للصوت وتُضبط السماعة، ويُستقبل صوت المخرج في الأذن والكلام مستمر. يُملأ فراغ مفاجئ حين ينقطع الاتصال بالضيف، ويُضبط الوقت بالثانية، وتُسجل إعلانات وتعليقات صوتية بعد البث.',
      en: "The episode's papers are read and the guest's earlier words looked up; short questions are written, with room for the unexpected. The voice is warmed and the earpiece set; the director speaks in the ear while talk goes on. A sudden gap is filled when the line to the guest drops, time is kept to the second, and announcements and voice-overs are recorded after the broadcast.",
    },
    wayIn: {
      ar: 'بكالوريوس في الإعلام أو اللغة في الغالب، مع تسجيل تجريبي وتدريب في إذاعة أو بودكاست. ويُسجَّل العاملون في الإعلام مهنياً لدى الهيئة العامة لتنظيم الإعلام حيث يُشترط.',
      en: 'Mostly a degree in media or language, with a demo recording and training in radio or podcasts. Media workers register professionally with the General Authority of Media Regulation where required.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الإلقاء والتقديم أمام الكاميرا.',
      en: 'A course in voice and in presenting to a camera helps.',
    },
    wayOn: {
      ar: 'يُقدَّم برنامج خاص، ثم يُنتج ويُدار.',
      en: 'A separate programme is presented, then produced and run.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الكلام واضح والضيف يُصغى إليه',
          en: 'because speech is clear and the guest listened to',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن البث قد يتعطل والكل يسمع', en: 'because the broadcast may falter while all hear' },
      },
      {
        facet: 'MAS',
        why: { ar: 'لأن الصوت واللغة يُدرَّبان كل يوم', en: 'because voice and language are trained daily' },
      },
    ],
    search: { ar: ['مذيع', 'مقدم برامج', 'معلق صوتي'], en: ['presenter', 'announcer', 'voice-over artist'] },
  },
  {
    id: 'CRE-16',
    day: {
      ar: 'تُبرى القصبة ويُجهز الحبر أو تُشد اللوحة، ثم تُكرر الحروف صفحة كاملة قبل العمل المطلوب. يُوزع النص على المساحة بقلم رصاص، ويُمحى ويُعاد حتى يستقيم الميزان. تُصوَّر الأعمال وتُسعَّر ويُراسل معرض، ويُسلَّم تكليف لواجهة فندق، وتُعقد مساءً ورشة صغيرة للمبتدئين، وتُقدَّم أوراق برنامج إقامة فنية.',
      en: 'The reed is cut and ink prepared, or the canvas stretched; letters are then repeated for a full page before the ordered work. The text is laid out in pencil, rubbed out and redone until the balance is right. Works are photographed and priced, a gallery written to, a commission for a hotel front delivered, a small evening workshop held and papers for an art residency sent.',
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل، وقد تكون دراسة في الفنون أو إجازة من خطاط متقن. وتقدم هيئة الفنون البصرية برامج وإقامات، وللعمل المستقل وثيقة عمل حر.',
      en: 'No qualification is required; some study art or hold an authorisation from a master calligrapher. The Visual Arts Commission offers programmes and residencies, and independent work takes a freelance document.',
    },
    firstCourse: {
      ar: 'دورة عند خطاط أو فنان متقن هي الأولى عادة.',
      en: 'A course with a master calligrapher or artist is usually the first.',
    },
    wayOn: {
      ar: 'تتوالى المعارض والتكليفات، ثم مرسم خاص وتعليم.',
      en: 'Shows and commissions follow, then a private studio and teaching.',
    },
    facets: [
      { facet: 'MAS', why: { ar: 'لأن إتقان حرف يأخذ سنوات', en: 'because mastering a letter takes years' } },
      {
        facet: 'AUT',
        why: {
          ar: 'لأن الموضوع والأسلوب والوقت اختيار شخصي',
          en: "because subject, style and time are one's own",
        },
      },
      {
        facet: 'PER',
        why: {
          ar: 'لأن التكليفات متقطعة والمعارض قد ترفض',
          en: 'because commissions are irregular and galleries may refuse',
        },
      },
    ],
    search: { ar: ['خطاط', 'فنان تشكيلي', 'رسام'], en: ['calligrapher', 'visual artist', 'illustrator'] },
  },
  {
    id: 'CRE-17',
    day: {
      ar: 'تُؤخذ المقاسات ويُسأل العميل عن الطول والياقة وموعد المناسبة، ثم يُرسم النموذج ويُقص القماش بلا هدر. تُسرّج القطعة لأول قياس وتُعدَّل الكتف والأكمام بالدبابيس، ثم تُخاط وتُكوى درزة درزة. تُقصَّر في أثناء ذلك أثواب، وتُزيَّت الماكينة وتُبدَّل الإبرة، ويُسلَّم ثوب عاجل قبل صلاة المغرب.',
      en: 'Measurements are taken and the customer asked about length, collar and the date of the occasion; the pattern is then drawn and the cloth cut without waste. The piece is basted for a first fitting, shoulders adjusted with pins, then sewn and pressed seam by seam. Between times robes are shortened, the machine oiled and needle changed, and an urgent robe handed over before sunset.',
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل، وتُتعلم المهنة في مشغل أو معهد. وللمشغل رخصة بلدية، وللعمل من المنزل وثيقة عمل حر أو تسجيل أسرة منتجة.',
      en: 'No qualification is required; the trade is learned in a workshop or at an institute. A workshop takes a municipal licence, home work a freelance or home-producer registration.',
    },
    firstCourse: {
      ar: 'دورة خياطة وباترون في معهد أو برنامج للأسر المنتجة تكفي للبدء.',
      en: 'A course in sewing and pattern making at an institute or a programme for home producers is enough to start.',
    },
    wayOn: {
      ar: 'يُتقن تفصيل أصعب كالعباءات والبدلات، ثم مشغل خاص أو علامة.',
      en: 'Harder pieces such as abayas and suits are mastered, then comes an independent workshop or label.',
    },
    facets: [
      {
        facet: 'STD',
        why: { ar: 'لأن القياس والقص لا رجعة فيهما', en: 'because measuring and cutting cannot be undone' },
      },
      {
        facet: 'MAS',
        why: { ar: 'لأن اليد تتقن الغرزة بالسنين', en: 'because the hand masters the stitch over years' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن موعد المناسبة وعد', en: 'because the date of the occasion is a promise' },
      },
    ],
    search: { ar: ['خياط', 'تفصيل عبايات', 'خياط ثياب'], en: ['tailor', 'dressmaker', 'alterations tailor'] },
  },
  {
    id: 'CRE-18',
    day: {
      ar: 'يُفتح المشغل ويُراجع دفتر المواعيد: قطع تُسلَّم اليوم وأخرى تنتظر قماشاً أو موافقة. يُتفق مع عميل على تصميم وسعر وعربون، ويُوزع العمل على العاملين وتُفحص الدرزة أو الطباعة قبل التغليف. تُصوَّر قطعة جديدة للمتجر الإلكتروني ويُرد على الرسائل، وتُشترى المواد، ويُحسب في آخر اليوم ما دخل وما بقي من إيجار وأجور.',
      en: 'The workshop is opened and the order book gone over: pieces to be handed over today, others waiting for cloth or approval. A design, a price and a deposit are agreed with a customer, work is shared among the staff, and seams or prints are checked before wrapping. A new piece is photographed for the online shop and messages answered, materials are bought, and in the evening income is set against rent and wages.',
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل، وتلزم سنوات في الحرفة نفسها وعملاء يعرفون العمل، ثم سجل تجاري ورخصة بلدية، أو وثيقة عمل حر أو تسجيل أسرة منتجة في البداية. وتقدم الهيئة العامة للمنشآت الصغيرة والمتوسطة إرشاداً.',
      en: "No qualification is required; it takes years in the craft itself and customers who know the work, then a commercial registration and a municipal licence, or to begin with a freelance or home-producer registration. The Small and Medium Enterprises General Authority (Monsha'at) gives guidance.",
    },
    firstCourse: {
      ar: 'تفيد دورة في التسعير وحساب الكلفة.',
      en: 'A course in pricing and counting costs helps.',
    },
    wayOn: {
      ar: 'من طلبات الزبائن إلى مجموعة تُباع في متجر، ثم علامة أو فرع.',
      en: "From customers' orders to a collection sold in a shop, then a label or a branch.",
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن المواسم تزدحم بالطلبات', en: 'because orders crowd together before feasts' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن العميل يعود إلى من أتقن عمله', en: 'because customers return to good work' },
      },
      {
        facet: 'ACH',
        why: { ar: 'لأن الدخل يتبع ما يُنجز ويُباع', en: 'because income follows what is finished and sold' },
      },
    ],
    search: {
      ar: ['مشغل خياطة', 'استوديو تصميم', 'مشروع حرفي'],
      en: ['tailoring workshop', 'design studio', 'craft business'],
    },
  },
  {
    id: 'CRE-19',
    day: {
      ar: 'يبدأ اليوم بطلبات أقسام الجهة: إعلان لحملة، وشاشة عرض لاجتماع، وغلاف تقرير سنوي، وتُرتب بحسب موعدها. تُصمم نسختان بألوان الهوية وخطوطها وتُناقش مع فريق التسويق، ثم تُعدَّل وتُجهز للطباعة والمنصات. يُحدَّث دليل الهوية، ويُراجع عمل مورد خارجي، وتُحفظ الملفات المفتوحة بأسماء يجدها الزملاء.',
      en: 'The day begins with requests from departments: an advertisement for a campaign, slides for a meeting, the cover of an annual report, put in order by their dates. Two versions are designed in the colours and typefaces of the brand, discussed with the marketing team, changed and prepared for print and screens. The brand guide is updated, the work of a supplier checked, and open files kept under names that colleagues find.',
    },
    wayIn: {
      ar: 'لا يُشترط مؤهل لدى جهات كثيرة ويُفضَّل دبلوم أو بكالوريوس في التصميم، والفيصل معرض أعمال وسنة من العمل لعملاء أو في وكالة.',
      en: 'Many employers require no qualification, though a diploma or degree in design is preferred; what decides is a portfolio and a year of work for clients or in an agency.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الهوية البصرية وأخرى في تصميم الواجهات.',
      en: 'A course in brand identity and one in interface design help.',
    },
    wayOn: {
      ar: 'من التصميم اليومي إلى قيادة الهوية البصرية، ثم إدارة إبداعية.',
      en: "From daily design to leading the brand's identity, then creative direction.",
    },
    facets: [
      {
        facet: 'QUA',
        why: { ar: 'لأن الهوية تُعرف بثبات تفاصيلها', en: 'because a brand is known by steady details' },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن الطلبات تصل من أقسام كثيرة', en: 'because requests come from many departments' },
      },
      {
        facet: 'COM',
        why: { ar: 'لأن التصميم يُدافع عنه بحجة', en: 'because a design has to be argued for' },
      },
    ],
    search: {
      ar: ['مصمم جرافيك بدوام كامل', 'مصمم هوية', 'مصمم محتوى'],
      en: ['in-house designer', 'brand designer', 'content designer'],
    },
  },
]
