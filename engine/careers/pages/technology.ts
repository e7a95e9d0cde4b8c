import type { OccupationPage } from './occupation-page.ts'

export const technology: readonly OccupationPage[] = [
  {
    id: 'TEC-01',
    day: {
      ar: 'يبدأ اليوم باجتماع قصير يعرض فيه كل فرد ما أنجزه وما يعطّله، ثم تُكتب شيفرة ميزة جديدة أو يُتتبع سبب عطل أبلغ عنه المستخدمون. تُراجع شيفرة الزملاء قبل دمجها، وتُكتب لها اختبارات آلية. وبعد الظهر نقاش مع مسؤول المنتج حول ما يؤجَّل وما يُطلق في الإصدار القادم.',
      en: "The day opens with a short meeting where each person reports progress and obstacles, then goes on to coding a new feature or tracing a fault that users reported. Colleagues' code is reviewed before it is merged, and automated tests are written for it. In the afternoon the team discusses with the product owner what to postpone and what to release.",
    },
    wayIn: {
      ar: 'بكالوريوس في علوم الحاسب أو هندسة البرمجيات من جامعة، ومعه مشروعات منشورة في مستودع شيفرة وتدريب تعاوني.',
      en: 'A university degree in computer science or software engineering, with published code projects and a co-operative placement.',
    },
    firstCourse: {
      ar: 'دورة في لغة برمجة واحدة مع مشروع صغير يُنشر تكفي للبدء، ويدخل بعضهم من معسكر برمجي بعد تخصص قريب.',
      en: 'A course in one programming language with a small project to publish is enough to start; some enter through a coding bootcamp after a related degree.',
    },
    wayOn: {
      ar: 'بعد سنوات من بناء أجزاء كاملة من الأنظمة تُسند قيادة فريق تقني، ثم تصميم بنية الحلول لأكثر من منتج.',
      en: 'After some years of building whole parts of systems comes the lead of a technical team, then the architecture of several products.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن كل ميزة تحتاج إلى بنية ولغة تناسبانها',
          en: 'because each feature needs the right structure and language',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن العطل يُتتبع في شيفرة كتبها آخرون',
          en: 'because faults are traced through code that others wrote',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن لكل شرط في الشيفرة نتيجة لازمة',
          en: 'because every condition in the code has a consequence',
        },
      },
    ],
    search: {
      ar: ['مطور برمجيات', 'مبرمج', 'مهندس برمجيات'],
      en: ['software developer', 'software engineer', 'backend developer'],
    },
  },
  {
    id: 'TEC-02',
    day: {
      ar: 'تُعقد جلسات مع الإدارات لمعرفة كيف تسير المعاملة اليوم وأين تتعطل، ثم تُرسم خطواتها وتُكتب متطلبات النظام الجديد بلغة يفهمها المبرمجون وأصحاب العمل. تُراجع الشاشات الأولية مع المستخدمين وتُعدَّل بحسب ملاحظاتهم، وتُفحص بيانات النظام القديم قبل نقلها، ويُتخذ القرار في الطلبات التي تتعارض أو تتجاوز نطاق المشروع.',
      en: "Sessions with departments establish how a transaction runs today and where it stalls; its steps are then drawn and the new system's requirements written so that both programmers and business owners understand them. Draft screens are reviewed with users, old data is checked before it is moved, and conflicting requests are settled.",
    },
    wayIn: {
      ar: 'بكالوريوس في نظم المعلومات أو علوم الحاسب من جامعة، ثم عمل أول في دعم نظام أو اختباره.',
      en: 'A university degree in information systems or computer science, then a first post supporting or testing a system.',
    },
    firstCourse: {
      ar: 'تفيد شهادة مهنية في تحليل الأعمال.',
      en: 'A professional certificate in business analysis helps.',
    },
    wayOn: {
      ar: 'يتسع العمل من نظام واحد إلى أنظمة القطاع كلها، ثم إلى إدارة منتج رقمي.',
      en: 'The work widens from one system to those of a whole division, then to managing a digital product.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن أعداد المعاملات وأزمنتها تكشف موضع التعثر',
          en: 'because counts and times of transactions show where work stalls',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن حاجة الإدارة تُنقل إلى لغة يفهمها المبرمجون',
          en: "because a department's need is put into terms programmers can use",
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن المتطلبات المتعارضة تُكشف قبل تنفيذها',
          en: 'because conflicting requirements are found before they are built',
        },
      },
    ],
    search: {
      ar: ['محلل نظم', 'محلل أعمال', 'محلل متطلبات'],
      en: ['systems analyst', 'business analyst', 'requirements analyst'],
    },
  },
  {
    id: 'TEC-03',
    day: {
      ar: 'يُحوَّل تصميم الشاشات إلى صفحات تعمل على الجوال والحاسب بالعربية والإنجليزية، وتُربط بالخادم لعرض البيانات وحفظ النماذج. تُقاس سرعة التحميل وتُضغط الصور، وتُجرَّب الصفحة في أكثر من متصفح. ويصل خلال اليوم بلاغ عن زر لا يستجيب أو اتجاه نص مقلوب، فيُعاد إنتاج الخلل ثم يُصلح وتُنشر النسخة.',
      en: 'Screen designs become pages that work on phones and computers in Arabic and English, connected to a server that shows data and stores forms. Loading speed is measured, images are compressed and pages tried in several browsers. During the day a report arrives about a dead button or reversed text; the fault is reproduced and mended and the new version published.',
    },
    wayIn: {
      ar: 'دبلوم تقني في البرمجة من كلية تقنية أو بكالوريوس في الحاسب، مع معرض أعمال يضم مواقع تعمل فعلاً.',
      en: 'A technical diploma in programming from a technical college or a computing degree, with a portfolio of live sites.',
    },
    firstCourse: {
      ar: 'دورة أولى في لغات الويب الأساسية تكفي للبدء.',
      en: 'A first course in the basic web languages is enough to start.',
    },
    wayOn: {
      ar: 'تُضاف الخوادم وقواعد البيانات إلى العمل فيصبح تطويراً متكاملاً، ثم قيادة تقنية لفريق صغير.',
      en: 'Servers and databases join the work, which becomes full-stack development and later the technical lead of a small team.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن لكل شاشة ومتصفح أسلوباً يناسبه',
          en: 'because each screen and browser calls for a suitable method',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن الصفحة تخضع لمعايير الويب وسهولة الوصول',
          en: 'because web and accessibility standards are followed',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن الخلل يُعاد إنتاجه قبل إصلاحه',
          en: 'because a fault is reproduced before it is mended',
        },
      },
    ],
    search: {
      ar: ['مطور ويب', 'مطور واجهات أمامية', 'مصمم ومطور مواقع'],
      en: ['web developer', 'front-end developer', 'full-stack developer'],
    },
  },
  {
    id: 'TEC-04',
    day: {
      ar: 'تُراقب لوحات الأداء لمعرفة الاستعلامات البطيئة، ثم تُعدَّل الفهارس أو يُعاد توزيع الجداول. تُختبر النسخ الاحتياطية باستعادتها فعلاً، وتُمنح الصلاحيات لمن يحتاج إليها فقط. ويُصمم مع المطورين نموذج بيانات لخدمة جديدة تُطلق بعد أسابيع، ويُحدد ما يُحفظ وما يُحذف، وتُنفذ التحديثات ليلاً حين يقل عدد المستخدمين.',
      en: 'Performance panels are watched for slow queries, after which indexes are changed or tables redistributed. Backups are proved by actually restoring them, and permissions go only to those who need them. A data model for a new service is designed with developers, rules for keeping and deleting data are set, and updates run at night when few people are connected.',
    },
    wayIn: {
      ar: 'بكالوريوس في علوم الحاسب أو نظم المعلومات من جامعة، ثم عمل في تطوير البرمجيات أو دعم الأنظمة.',
      en: 'A university degree in computer science or information systems, then work in development or systems support.',
    },
    firstCourse: {
      ar: 'تُطلب كثيراً شهادة من الشركة المنتجة لقاعدة البيانات.',
      en: "A certificate from the database's maker is often asked for.",
    },
    wayOn: {
      ar: 'ينتقل العمل إلى بناء مسارات البيانات وهندستها، ثم إلى تصميم منصة البيانات في الجهة كلها.',
      en: "The work moves on to building data pipelines, then to designing the whole organisation's data platform.",
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن تسريع استعلام يتطلب معرفة كيف يخزّن المحرك البيانات',
          en: 'because speeding a query takes knowing how the engine stores data',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن النسخ الاحتياطي والصلاحيات لا يحتملان التهاون',
          en: 'because backups and permissions leave no room for slackness',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن سبب البطء يُستنتج من خطة تنفيذ الاستعلام',
          en: 'because the cause of slowness is inferred from the query plan',
        },
      },
    ],
    search: {
      ar: ['مدير قواعد بيانات', 'مهندس بيانات', 'مسؤول قواعد البيانات'],
      en: ['database administrator', 'DBA', 'data engineer'],
    },
  },
  {
    id: 'TEC-05',
    day: {
      ar: 'تُفحص صباحاً حالة الخوادم ومساحات التخزين وسجل النسخ الاحتياطي الليلي، ثم تُنشأ حسابات للموظفين الجدد وتُلغى حسابات من غادر. تُجرَّب التحديثات الأمنية على خادم تجريبي قبل تعميمها. وحين تتوقف خدمة البريد أو الطباعة يُبحث في السجلات عن السبب، وتُعاد الخدمة، ويُكتب ما حدث حتى لا يتكرر.',
      en: "In the morning servers, storage space and the record of the night's backups are checked; then accounts are made for new staff and closed for those who left. Security updates are tried on a test server before general release. When mail or printing stops, the logs are searched, the service restored and the incident written up to prevent a repeat.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في تقنية المعلومات من كلية تقنية أو جامعة، وبداية معتادة في الدعم التقني.',
      en: 'A diploma or degree in information technology from a technical college or university, usually starting in user support.',
    },
    firstCourse: {
      ar: 'تساعد شهادة مهنية في أنظمة التشغيل.',
      en: 'A professional certificate in operating systems helps.',
    },
    wayOn: {
      ar: 'يقود الطريق إلى هندسة البنية التحتية والسحابة، ثم إلى إدارة عمليات التقنية.',
      en: 'The path leads to infrastructure and cloud engineering, then to managing IT operations.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن التحديث والنسخ الاحتياطي يسيران بخطوات ثابتة موثقة',
          en: 'because updates and backups follow fixed, written steps',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الخوادم وأنظمة التشغيل تُعرف عن قرب',
          en: 'because servers and operating systems must be known closely',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الخدمة تتوقف والكل ينتظر', en: 'because a service stops while everybody waits' },
      },
    ],
    search: {
      ar: ['مسؤول أنظمة', 'مدير نظم', 'أخصائي خوادم'],
      en: ['systems administrator', 'system engineer', 'IT administrator'],
    },
  },
  {
    id: 'TEC-06',
    day: {
      ar: 'يُخطط توزيع المحوّلات ونقاط الاتصال اللاسلكي في مبنى جديد، وتُحسب السعة اللازمة لكل فرع. تُراجع لوحات المراقبة لرصد الاختناق وانقطاع الخطوط، وتُعدَّل قواعد الجدار الناري بعد موافقة. ويُزار الموقع أحياناً مع فنيي التركيب لفحص الخزانة والكابلات، ثم يُختبر المسار البديل بفصل الخط الأصلي عمداً خارج ساعات الذروة.',
      en: 'Switches and wireless points are laid out for a new building and the capacity of each branch worked out. Monitoring panels are read for congestion and dropped lines, and firewall rules are changed once approved. Sites are sometimes visited to inspect cabinets and cables, and the backup route is tested by cutting the main line on purpose outside peak hours.',
    },
    wayIn: {
      ar: 'بكالوريوس في هندسة الحاسب أو الشبكات أو الاتصالات من جامعة. وقد يُطلب الاعتماد من الهيئة السعودية للمهندسين لمسمى مهندس.',
      en: 'A university degree in computer engineering, networks or communications. The title of engineer may call for accreditation by the Saudi Council of Engineers.',
    },
    firstCourse: {
      ar: 'الشهادة التأسيسية في الشبكات من إحدى الشركات المصنعة مدخل معتاد.',
      en: "A manufacturer's foundation certificate in networking is the usual entry.",
    },
    wayOn: {
      ar: 'يتدرج العمل من التشغيل إلى تصميم شبكات الجهات الكبيرة، ثم إدارة البنية التحتية.',
      en: 'The work rises from operation to designing large networks, then to managing infrastructure.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن التصميم يقوم على البروتوكولات والعناوين والسعات',
          en: 'because design rests on protocols, addressing and capacity',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن العطل يُعزل بين عشرات الأجهزة',
          en: 'because a fault has to be isolated among dozens of devices',
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن التغييرات تُرتب بحيث لا تنقطع الخدمة',
          en: 'because changes are ordered so that service never stops',
        },
      },
    ],
    search: {
      ar: ['مهندس شبكات', 'أخصائي شبكات', 'مسؤول شبكات'],
      en: ['network engineer', 'network administrator', 'network specialist'],
    },
  },
  {
    id: 'TEC-07',
    day: {
      ar: 'تُفرز تنبيهات شاشة الرصد: أيها خطأ وأيها محاولة اختراق فعلية، ثم تُعزل الأجهزة المصابة وتُحفظ الأدلة. تُفحص الأنظمة بحثاً عن ثغرات وتُرتب حسب خطرها، ويُتفق مع أصحاب الأنظمة على موعد سدّها. وتُراجع صلاحيات المستخدمين ومدى الالتزام بالضوابط الوطنية كل شهر، وتُرسل رسائل تصيّد تجريبية لقياس وعي الموظفين.',
      en: 'Alerts on the monitoring screen are sorted into errors and real intrusion attempts; infected machines are then isolated and evidence kept. Systems are scanned for weaknesses, which are ranked by risk, and a date for closing each is agreed with its owner. User permissions and compliance with the national controls are reviewed each month, and mock phishing messages test staff awareness.',
    },
    wayIn: {
      ar: 'بكالوريوس في الأمن السيبراني أو الحاسب من جامعة، وخبرة أولى في الشبكات أو الأنظمة أو مركز رصد. والضوابط المرجعية تصدرها الهيئة الوطنية للأمن السيبراني.',
      en: 'A university degree in cybersecurity or computing and first experience in networks, systems or a monitoring centre. The reference controls come from the National Cybersecurity Authority.',
    },
    firstCourse: {
      ar: 'تُطلب شهادة مهنية تأسيسية في الأمن السيبراني.',
      en: 'A foundation certificate in cybersecurity is asked for.',
    },
    wayOn: {
      ar: 'يتخصص العمل في الاستجابة للحوادث أو اختبار الاختراق أو الحوكمة، ثم تأتي إدارة الأمن السيبراني.',
      en: 'The work specialises in incident response, penetration testing or governance, and then leads to managing cybersecurity.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن الهجوم الفعلي يُميَّز بين آلاف التنبيهات',
          en: 'because a real attack must be told from thousands of alerts',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن خطوات المهاجم يُعاد بناؤها من السجلات',
          en: "because the attacker's steps are rebuilt from the logs",
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن أسرار الجهة وأدلتها أمانة',
          en: "because the organisation's secrets and evidence are held in trust",
        },
      },
    ],
    search: {
      ar: ['أخصائي أمن سيبراني', 'محلل أمن معلومات', 'مركز عمليات الأمن'],
      en: ['cybersecurity specialist', 'SOC analyst', 'information security analyst'],
    },
  },
  {
    id: 'TEC-08',
    day: {
      ar: 'تُقرأ متطلبات الميزة وتُكتب لها حالات اختبار تشمل ما قد يفعله المستخدم خطأ. تُنفذ الاختبارات يدوياً أو آلياً، ويُسجل كل خلل بخطواته وصورته ودرجة خطورته. ثم يُتابع مع المطورين حتى يُغلق، وتُعاد الاختبارات القديمة للتأكد من أن الإصلاح لم يعطّل غيره، ويُرفع رأي صريح في جاهزية الإصدار.',
      en: 'The requirements of a feature are read and test cases written, including what users may do wrong. Tests are run by hand or by script, and each fault is recorded with its steps, a screenshot and its severity. It is followed up with developers until closed, older tests are repeated to be sure nothing else broke, and a frank view is given on release.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الحاسب من كلية تقنية أو جامعة. ويدخل بعضهم من الدعم التقني.',
      en: 'A diploma or degree in computing from a technical college or university. Some come from user support.',
    },
    firstCourse: {
      ar: 'الشهادة التأسيسية الدولية في اختبار البرمجيات مدخل معروف.',
      en: 'The international foundation certificate in software testing is a known entry.',
    },
    wayOn: {
      ar: 'يتجه العمل إلى أتمتة الاختبارات، ثم قيادة جودة البرمجيات في أكثر من فريق.',
      en: 'The work turns to automating tests, then to leading software quality across teams.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن الرأي في جاهزية الإصدار يُقال بصدق ولو ضاق الوقت',
          en: 'because the truth about a release is told even when time is short',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن الحالات الحدّية تُتخيّل مع ما يلزم عنها',
          en: 'because edge cases and their results are worked out',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن الخلل يُسجل بصيغة موحدة تتيح إعادة إنتاجه',
          en: 'because faults are recorded in one form so that they can be reproduced',
        },
      },
    ],
    search: {
      ar: ['مختبر برمجيات', 'ضمان جودة البرمجيات', 'أخصائي اختبار'],
      en: ['software tester', 'QA engineer', 'test analyst'],
    },
  },
  {
    id: 'TEC-09',
    day: {
      ar: 'تصل البلاغات بالهاتف والنظام: كلمة مرور منسية، طابعة لا تستجيب، حاسب بطيء. تُطرح على صاحب البلاغ أسئلة واضحة، ويُحل ما أمكن عن بُعد، وإلا فيُزار المكتب. تُجهز الأجهزة للموظفين الجدد وتُسجل عهدتها، ويُحال ما يفوق الصلاحية إلى الفريق المختص، ثم يُتأكد من رضا صاحب البلاغ قبل إغلاق البلاغ.',
      en: 'Requests arrive by phone and system: a forgotten password, a silent printer, a slow computer. The caller is asked clear questions and what can be solved remotely is solved; otherwise the desk is visited. Computers are set up for new staff and entered in the inventory, harder cases are passed to the right team, and the caller confirms before the request is closed.',
    },
    wayIn: {
      ar: 'دبلوم في الدعم الفني أو الشبكات من كلية تقنية أو معهد، أو بكالوريوس في الحاسب.',
      en: 'A diploma in technical support or networks from a technical college or institute, or a computing degree.',
    },
    firstCourse: {
      ar: 'تكفي للبدء شهادة أساسية في صيانة الحاسب وتدريب تعاوني.',
      en: 'A basic certificate in computer maintenance and a co-operative placement are enough to start.',
    },
    wayOn: {
      ar: 'تقود الخبرة إلى دعم المستوى الثاني، ثم إلى إدارة الأنظمة أو الشبكات.',
      en: 'Experience leads to second-level support, then to systems or network administration.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الشرح يكون لمن لا يعرف المصطلحات',
          en: 'because things are explained to people who do not know the terms',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن السبب يُعرف بأسئلة قليلة مرتبة',
          en: 'because a few ordered questions lead to the cause',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن البلاغات تتزاحم في وقت واحد', en: 'because requests come one upon another' },
      },
    ],
    search: {
      ar: ['دعم فني', 'أخصائي دعم تقني', 'مكتب المساعدة'],
      en: ['IT support', 'help desk technician', 'desktop support'],
    },
  },
  {
    id: 'TEC-10',
    day: {
      ar: 'تُراجع مؤشرات الخدمة: كم بلاغاً أُغلق في موعده وأي نظام توقف، ثم يُعقد اجتماع التغييرات لإقرار ما سيُحدَّث هذا الأسبوع. تُناقش عقود الموردين والميزانية، وتُوزع الأولويات بين فرق الشبكات والتطبيقات والدعم. وعند توقف كبير مفاجئ يُدار الاتصال مع الإدارة العليا حتى عودة الخدمة ومعرفة السبب.',
      en: 'Service indicators are reviewed: how many requests were closed on time and which system stopped. The change meeting then approves what will be updated this week. Supplier contracts and the budget are discussed, and priorities set among the network, application and support teams. In a major outage, communication with senior management is handled until service returns and the cause is known.',
    },
    wayIn: {
      ar: 'بكالوريوس في الحاسب أو نظم المعلومات من جامعة، وسنوات في الأنظمة أو الدعم مع الإشراف على فريق.',
      en: 'A university degree in computing or information systems and years in systems or support with team supervision.',
    },
    firstCourse: {
      ar: 'تُطلب كثيراً شهادة مهنية في إدارة خدمات التقنية.',
      en: 'A professional certificate in IT service management is often asked for.',
    },
    wayOn: {
      ar: 'ينتهي الطريق إلى قيادة قطاع التقنية وميزانيته وخطته.',
      en: 'The path ends in leading the technology division, its budget and its plan.',
    },
    facets: [
      {
        facet: 'DEC',
        why: {
          ar: 'لأن التغيير يُقر أو يُوقف في وقت ضيق',
          en: 'because changes are approved or stopped at short notice',
        },
      },
      {
        facet: 'INF',
        why: {
          ar: 'لأن المساءلة تقع عن خدمة تنفذها فرق عدة',
          en: 'because one answers for a service that several teams run',
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الأعمال والعقود تُرتب على مدار السنة',
          en: 'because work and contracts are ordered over the year',
        },
      },
    ],
    search: {
      ar: ['مدير تقنية المعلومات', 'مدير خدمات تقنية', 'مدير عمليات تقنية'],
      en: ['IT manager', 'IT service manager', 'IT operations manager'],
    },
  },
  {
    id: 'TEC-11',
    day: {
      ar: 'يُحدَّد السؤال مع الإدارة المعنية أولاً: أي عميل سيغادر؟ ومتى يزيد الطلب؟ ثم تُسحب البيانات وتُنظَّف من التكرار والنقص، وهذا أطول جزء في اليوم. تُرسم العلاقات ويُبنى نموذج إحصائي وتُقاس أخطاؤه على بيانات لم يرها، ثم تُعرض النتيجة في لوحة واضحة، ويُقال صراحة ما الذي لا تستطيع البيانات إثباته.',
      en: 'The question is first settled with the department: which customers will leave, when will demand rise? Data is then drawn and cleaned of duplicates and gaps, the longest part of the day. Relations are plotted, a statistical model is built and its errors measured on unseen data, and the result goes on a clear dashboard, with what the data cannot prove plainly said.',
    },
    wayIn: {
      ar: 'بكالوريوس في علم البيانات أو الحاسب أو الإحصاء من جامعة، ومعه مشروعات على بيانات مفتوحة.',
      en: 'A university degree in data science, computing or statistics, with projects on open data.',
    },
    firstCourse: {
      ar: 'تبدأ الطريق غالباً بدورة في لغة الاستعلام ولغة برمجة، ثم بوظيفة تحليل بيانات.',
      en: 'The road often starts with a course in the query language and a programming language, then a data analyst post.',
    },
    wayOn: {
      ar: 'تتسع المسؤولية من نماذج مفردة إلى منهج التحليل في الجهة وإدارة بياناتها.',
      en: "Responsibility widens from single models to an organisation's way of analysing and managing its data.",
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن قراءة البيانات تراعي المعدل الأساسي والعينة',
          en: 'because data is read with an eye to base rates and samples',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن التزامن شيء والسبب شيء آخر',
          en: 'because coincidence is one thing and cause another',
        },
      },
      {
        facet: 'MAS',
        why: {
          ar: 'لأن أساليب المجال تتغير وتحتاج إلى تعلم متصل',
          en: 'because methods change and need steady learning',
        },
      },
    ],
    search: {
      ar: ['عالم بيانات', 'محلل بيانات', 'ذكاء أعمال'],
      en: ['data scientist', 'data analyst', 'business intelligence'],
    },
  },
  {
    id: 'TEC-12',
    day: {
      ar: 'تُجهز بيانات التدريب وتُراجع عينات منها يدوياً، ثم يُدرَّب نموذج أو يُضبط نموذج جاهز على نصوص عربية أو صور. تُقارن النتائج بالإصدار السابق، وتُفحص الحالات التي أخطأ فيها وهل أضر الخطأ بفئة دون أخرى. ثم يُنقل النموذج إلى خدمة تعمل، وتُراقب تكلفته وسرعته ودقته بعد الإطلاق.',
      en: 'Training data is prepared and samples checked by hand; then a model is trained, or a ready one tuned, on Arabic text or images. Results are compared with the previous version, and failures are examined for harm to any group. The model is moved into a running service, whose cost, speed and accuracy are watched after launch.',
    },
    wayIn: {
      ar: 'بكالوريوس في الحاسب أو الذكاء الاصطناعي من جامعة، وكثيراً ما تُفضَّل درجة الماجستير، مع شيفرة منشورة. والمدخل المعتاد تطوير البرمجيات، والمبادئ المرجعية تصدرها الهيئة السعودية للبيانات والذكاء الاصطناعي.',
      en: "A university degree in computing or artificial intelligence, often with a preference for a master's, and published code. The usual entry is software development; the reference principles come from the Saudi Data and AI Authority.",
    },
    firstCourse: {
      ar: 'دورات في تعلم الآلة تأتي بعد إتقان البرمجة.',
      en: 'Courses in machine learning come after a good command of programming.',
    },
    wayOn: {
      ar: 'يصل العمل إلى قيادة فريق نماذج كامل، ثم إلى تصميم منصة تخدم منتجات عدة.',
      en: 'The work leads to heading a model team, then to designing a platform for several products.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن النموذج يُختار بحسب المهمة والبيانات',
          en: 'because a model must suit the task and the data',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن الخطأ لا يظهر في الشيفرة فيُبحث عن سببه',
          en: 'because errors do not show in the code and must be sought',
        },
      },
      {
        facet: 'MAS',
        why: { ar: 'لأن أبحاث المجال تتجدد كل شهر', en: "because the field's research moves every month" },
      },
    ],
    search: {
      ar: ['مهندس ذكاء اصطناعي', 'مهندس تعلم آلة', 'مطور نماذج ذكاء اصطناعي'],
      en: ['AI engineer', 'machine learning engineer', 'LLM developer'],
    },
  },
  {
    id: 'TEC-13',
    day: {
      ar: 'تُجرى مقابلات مع مستخدمين ويُلاحظ أين يترددون في التطبيق، ثم تُرسم خطوات المهمة على لوح وتُبسّط. تُصمم شاشات أولية بالعربية من اليمين إلى اليسار، ويُبنى نموذج قابل للنقر يُختبر مع خمسة أشخاص أو أكثر. وتُسلَّم المقاسات والحالات للمطورين، ويُدافع عن القرار بما شوهد لا بالذوق.',
      en: 'Users are interviewed and watched where they hesitate in the app; the steps of the task are then drawn on a board and simplified. Draft screens are designed in Arabic from right to left, and a clickable model is tested with five people or more. Sizes and states go to the developers, and decisions are defended by what was seen, not by taste.',
    },
    wayIn: {
      ar: 'بكالوريوس في التصميم أو الحاسب أو تخصص قريب، والفيصل معرض أعمال يشرح كيف حُلّت المشكلة.',
      en: 'A degree in design, computing or a related major; what decides is a portfolio that explains how a problem was solved.',
    },
    firstCourse: {
      ar: 'برنامج قصير في تصميم التجربة وأداة تصميم شائعة يكفيان للبدء.',
      en: 'A short programme in experience design and one common design tool are enough to start.',
    },
    wayOn: {
      ar: 'يتدرج العمل إلى نظام تصميم موحد لمنتجات عدة، ثم قيادة فريق التصميم.',
      en: 'The work rises to a shared design system for several products, then the lead of the design team.',
    },
    facets: [
      {
        facet: 'PRB',
        why: {
          ar: 'لأن المهمة المعقدة تُبسّط إلى خطوات قليلة',
          en: 'because a complex task is cut to a few steps',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن العمل إصغاء إلى المستخدمين وإقناع للفريق',
          en: 'because users are listened to and the team persuaded',
        },
      },
      {
        facet: 'PER',
        why: {
          ar: 'لأن التصميم يُعاد مرات حتى ينجح مع الناس',
          en: 'because designs are redone until they work for people',
        },
      },
    ],
    search: {
      ar: ['مصمم تجربة مستخدم', 'مصمم واجهات', 'باحث تجربة مستخدم'],
      en: ['UX designer', 'UI designer', 'product designer'],
    },
  },
  {
    id: 'TEC-14',
    day: {
      ar: 'تُقرأ أرقام الاستخدام صباحاً: أين توقف المستخدمون وماذا تغيّر بعد آخر إصدار. ثم تُستقبل طلبات فرق المبيعات والدعم والعملاء وتُرتب حسب نفعها وتكلفتها، ويُرفض أكثرها بسبب واضح. تُكتب قصة كل ميزة ومعيار قبولها، ويُتفق مع التصميم والتطوير على النطاق، وتُعرض خارطة الأشهر القادمة على الإدارة.',
      en: "Usage figures are read in the morning: where people stopped and what changed after the last release. Requests from sales, support and customers are then ranked by benefit and cost, and most are declined with a clear reason. Each feature gets its story and acceptance test, scope is agreed with design and development, and the coming months' plan is shown to management.",
    },
    wayIn: {
      ar: 'بكالوريوس في الحاسب أو الإدارة أو الهندسة، وسنوات في تحليل الأعمال أو التطوير أو التصميم داخل فريق منتج.',
      en: 'A degree in computing, administration or engineering and years in business analysis, development or design within a product team.',
    },
    firstCourse: {
      ar: 'تفيد شهادة معروفة في إدارة المنتج أو المنهجيات الرشيقة.',
      en: 'A known certificate in product management or agile methods helps.',
    },
    wayOn: {
      ar: 'يمتد الطريق من منتج واحد إلى محفظة منتجات، ثم قيادة القطاع.',
      en: 'The path runs from one product to a portfolio, then to heading the division.',
    },
    facets: [
      {
        facet: 'DEC',
        why: {
          ar: 'لأن طلبات كثيرة تُرفض ولكل اختيار نتيجة',
          en: 'because many requests are declined and each choice is owned',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن أطرافاً مختلفة تُجمع على أولوية واحدة',
          en: 'because different parties are brought to one priority',
        },
      },
      {
        facet: 'ANA',
        why: { ar: 'لأن أثر كل ميزة يُقاس بالأرقام', en: "because each feature's effect is measured" },
      },
    ],
    search: {
      ar: ['مدير منتج', 'مالك منتج', 'مدير منتجات رقمية'],
      en: ['product manager', 'product owner', 'digital product manager'],
    },
  },
  {
    id: 'TEC-15',
    day: {
      ar: 'تُكتب البنية كلها شيفرةً: خوادم وشبكات وصلاحيات تُنشأ بأمر واحد وتُراجع قبل تطبيقها. تُصلح سلسلة نشر تعطلت في منتصفها، وتُضبط تنبيهات الأداء حتى لا توقظ أحداً بلا سبب. وتُراجع فاتورة السحابة مطلع كل أسبوع ويُغلق ما لا يُستخدم، وبعد كل انقطاع يُكتب تقرير بلا لوم وتُنفذ توصياته.',
      en: 'The whole infrastructure is written as code: servers, networks and permissions are made by one command and reviewed first. A release chain that broke midway is mended, and performance alerts are tuned so that they wake nobody without cause. The cloud bill is checked each week and unused parts closed; after each outage a report without blame is written and acted on.',
    },
    wayIn: {
      ar: 'بكالوريوس في الحاسب من جامعة، وخبرة في إدارة الأنظمة أو تطوير البرمجيات.',
      en: 'A university degree in computing and experience in systems administration or development.',
    },
    firstCourse: {
      ar: 'أول شهادة معتادة هي الشهادة التأسيسية لأحد مزودي السحابة، ثم شهادة في الحاويات أو الأتمتة.',
      en: "The usual first certificate is a cloud provider's foundation one, followed by one in containers or automation.",
    },
    wayOn: {
      ar: 'تُبنى منصة داخلية تخدم جميع المطورين، ثم يُصمم مسار الجهة إلى السحابة.',
      en: "The work leads to an internal platform for all developers, then to designing the organisation's move to the cloud.",
    },
    facets: [
      {
        facet: 'TEC',
        why: { ar: 'لأن العمل يجمع الأنظمة والشيفرة معاً', en: 'because the work joins systems and code' },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن كل تغيير يُوثق ويُمكن التراجع عنه',
          en: 'because every change is recorded and reversible',
        },
      },
      { facet: 'ADP', why: { ar: 'لأن الانقطاع قد يقع في أي ساعة', en: 'because outages come at any hour' } },
    ],
    search: {
      ar: ['مهندس سحابة', 'مهندس عمليات التطوير', 'مهندس موثوقية'],
      en: ['cloud engineer', 'DevOps engineer', 'site reliability engineer'],
    },
  },
  {
    id: 'TEC-16',
    day: {
      ar: 'تُستلم النوبة بقراءة سجل سابقتها، ثم جولة بين الخزائن لقراءة الحرارة والرطوبة ومصابيح الإنذار. يُركَّب خادم جديد ويُوسم كل كابل، ويُستبدل قرص تالف بحسب إجراء مكتوب. تُراقب مهام النسخ الليلية على الشاشات، وعند إنذار كهرباء أو تبريد يُتصل بمن في القائمة المحددة ويُسجل الوقت، ولا يدخل زائر دون تصريح ومرافقة.',
      en: 'The shift begins with the previous log, then a round of the racks to read temperature, humidity and warning lights. A new server is mounted and every cable labelled; a failed disk is changed by written procedure. Night backups are watched on screen; at a power or cooling alarm those on the set list are called and the time noted, and no visitor enters without a permit and escort.',
    },
    wayIn: {
      ar: 'دبلوم في الشبكات أو الدعم الفني أو الإلكترونيات من كلية تقنية، مع تدريب في الموقع.',
      en: 'A diploma in networks, technical support or electronics from a technical college, with training on site.',
    },
    firstCourse: {
      ar: 'تساعد شهادة أساسية في عتاد الخوادم أو الشبكات.',
      en: 'A basic certificate in server hardware or networking helps.',
    },
    wayOn: {
      ar: 'يقود العمل إلى الإشراف على النوبات، ثم إلى إدارة الأنظمة أو إدارة المركز.',
      en: 'The work leads to supervising shifts, then to systems administration or running the centre.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن الإجراء المكتوب يُنفذ خطوة خطوة',
          en: 'because written procedures are followed step by step',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن السجل يُكتب بدقة وإن لم يراقب أحد',
          en: 'because records are exact even when nobody watches',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الإنذار قد يأتي في نوبة الليل', en: 'because alarms may come on the night shift' },
      },
    ],
    search: {
      ar: ['فني مركز بيانات', 'مشغل أنظمة', 'فني عمليات تقنية'],
      en: ['data centre technician', 'NOC operator', 'IT operations technician'],
    },
  },
  {
    id: 'TEC-17',
    day: {
      ar: 'تُستلم أوامر العمل صباحاً ويُحمَّل السلّم وجهاز لحام الألياف وأداة القياس. يُمد الكابل من غرفة التوزيع إلى المنزل، وتُلحم الشعيرات وتُقاس قوة الإشارة، ثم يُضبط جهاز المودم ويُشرح للعميل عمله. وبعد الظهر يُبحث عن قطع تحت الرصيف بجهاز يحدد المسافة، وتُصوَّر النتيجة وتُرفع في التطبيق.',
      en: 'Work orders are collected and the ladder, fibre splicer and meter loaded. Cable is run from the distribution room to the home, strands are spliced and the signal measured, then the modem is set and explained to the customer. In the afternoon a break under the pavement is found with a distance meter, and the result is photographed and uploaded.',
    },
    wayIn: {
      ar: 'دبلوم في الاتصالات أو الإلكترونيات من كلية تقنية أو معهد صناعي، ورخصة قيادة.',
      en: 'A diploma in communications or electronics from a technical college or industrial institute, and a driving licence.',
    },
    firstCourse: {
      ar: 'تدريب لدى شركة الاتصالات أو مقاولها على لحام الألياف والعمل في المرتفعات.',
      en: 'The telecom company or its contractor trains newcomers in fibre splicing and work at height.',
    },
    wayOn: {
      ar: 'يتدرج العمل إلى الإشراف على فرق ميدانية، ثم تخطيط المسارات وتسليم المشروعات.',
      en: 'The work rises to supervising field crews, then to planning routes and handing over projects.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن العمل في مرتفعات وغرف كابلات',
          en: 'because work is at height and in cable chambers',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن قياس الإشارة يدل على موضع الضعف',
          en: 'because signal readings show where the weakness is',
        },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن المواقع والأجواء تتبدل خلال اليوم',
          en: 'because sites and weather change through the day',
        },
      },
    ],
    search: {
      ar: ['فني ألياف بصرية', 'فني اتصالات', 'فني تركيب وصيانة شبكات'],
      en: ['fibre optic technician', 'telecom technician', 'network installer'],
    },
  },
  {
    id: 'TEC-18',
    day: {
      ar: 'يصل جوال لا يُشحن، فيُفتح تحت العدسة ويُقاس الجهد حتى يظهر الخلل: منفذ متآكل أو شريحة محترقة. تُبدَّل الشاشة المكسورة وتُحفظ بيانات صاحبها قبل إعادة الضبط، ويُشرح له السبب والكلفة قبل البدء. وبين جهاز وآخر تُطلب قطع غيار ويُرتَّب المقعد وتُسجَّل الضمانات.',
      en: 'A phone that does not charge arrives; it is opened under the lens and voltages are measured until the fault shows: a corroded port or a burnt chip. A broken screen is replaced and the data saved before a reset, with cause and cost explained to the owner beforehand. Between devices spare parts are ordered, the bench kept tidy and guarantees recorded.',
    },
    wayIn: {
      ar: 'لا تُشترط شهادة بعد الثانوية، وتُتعلم المهنة في دورات صيانة لدى مراكز التدريب ثم مع فني متمرس.',
      en: 'No certificate is required after secondary school; the trade is learnt in repair courses at training centres and then beside an experienced technician.',
    },
    firstCourse: {
      ar: 'تكفي للبداية دورة في صيانة الجوالات واللحام الدقيق.',
      en: 'A course in phone repair and fine soldering is enough to begin.',
    },
    wayOn: {
      ar: 'يقود إلى صيانة اللوحات الإلكترونية أو ورشة خاصة، أو بالدبلوم إلى دعم فني وإدارة أنظمة.',
      en: 'It leads to board-level repair or a shop of its own, or with a diploma to technical support and systems administration.',
    },
    facets: [
      {
        facet: 'PRB',
        why: { ar: 'لأن العطل يُحاصَر خطوة بعد خطوة', en: 'because a fault is cornered step by step' },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن القطعة الدقيقة لا تحتمل يداً عجولة',
          en: 'because a fine part forgives no hasty hand',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن بيانات صاحب الجهاز أمانة', en: 'because the data of the owner are held in trust' },
      },
    ],
    search: {
      ar: ['صيانة جوالات', 'فني صيانة أجهزة', 'صيانة إلكترونيات'],
      en: ['phone repair technician', 'device repair technician', 'electronics repair'],
    },
  },
  {
    id: 'TEC-19',
    day: {
      ar: 'يُقرأ بحث نُشر أمس ويُسأل أيصمد ادعاؤه، ثم تُكتب محاكاة لانتقال الحرارة في مادة جديدة وتُشغَّل على الحاسب الفائق ليلاً. في الصباح تُفحص النتائج بالرسم قبل تصديقها، ويُكشف خطأ في وحدة قياس ويُعاد التشغيل. وتُكتب الطريقة والشفرة بحيث يعيدها غير كاتبها، ويُناقَش مع الفريق ما يُجرَّب في المختبر.',
      en: 'A paper published yesterday is read with the question whether its claim holds; then a simulation of heat in a new material is written and run on the supercomputer overnight. In the morning the results are plotted before they are believed, a mistake in a unit is found and the run repeated. Method and code are written so that others can repeat them, and the group discusses what to try in the laboratory.',
    },
    wayIn: {
      ar: 'ماجستير أو دكتوراه في العلوم أو الرياضيات أو الحاسب، وأبحاث منشورة، والعمل في جامعة أو مركز بحوث وطني.',
      en: "A master's degree or a doctorate in science, mathematics or computing and published work, at a university or a national research centre.",
    },
    firstCourse: {
      ar: 'تفيد دورة في البرمجة العلمية، ثم أخرى في الحوسبة عالية الأداء.',
      en: 'A course in scientific programming helps, then one in high-performance computing.',
    },
    wayOn: {
      ar: 'إلى باحث أول، ثم قيادة فريق أو برنامج بحث.',
      en: 'To senior researcher, then leading a group or a research programme.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن النتيجة أرقام يُشك فيها قبل قبولها',
          en: 'because results are numbers to be doubted before they are accepted',
        },
      },
      {
        facet: 'MAS',
        why: {
          ar: 'لأن الطرق تتجدد وتُتعلم من أصولها',
          en: 'because methods renew themselves and are learnt from the source',
        },
      },
      { facet: 'PER', why: { ar: 'لأن أكثر المحاولات لا تنجح', en: 'because most tries fail' } },
    ],
    search: {
      ar: ['باحث حوسبة علمية', 'باحث علوم', 'محاكاة علمية'],
      en: ['research scientist', 'scientific computing', 'computational scientist'],
    },
  },
]
