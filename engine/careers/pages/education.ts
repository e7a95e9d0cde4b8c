import type { OccupationPage } from './occupation-page.ts'

export const education: readonly OccupationPage[] = [
  {
    id: 'EDU-01',
    day: {
      ar: 'تُلقى محاضرة الصباح ويُناقش الطلاب في مثال من الواقع، ثم ساعات مكتبية لأسئلة البحث والدرجات. تُقرأ مسودة رسالة ماجستير وتُكتب عليها ملاحظات، ويُعاد تحليل بيانات دراسة قبل إرسالها إلى مجلة محكّمة. ويُحضر مجلس القسم للبتّ في مقرر جديد، وتُحكَّم ورقة علمية، ويُصحح آخر النهار اختبار قصير.',
      en: "A morning lecture is given and a real case discussed with students, then come office hours for questions on research and grades. A draft thesis is read and annotated, and a study's data analysed again before it goes to a refereed journal. The department council meets to decide on a new course, a paper is refereed, and a short test marked at day's end.",
    },
    wayIn: {
      ar: 'يُعيَّن المتفوقون معيدين بعد بكالوريوس بتقدير عالٍ، ثم يُبتعثون للماجستير والدكتوراه في التخصص نفسه. والتقديم يكون لدى الجامعة، والنشر المحكّم شرط في الغالب.',
      en: "High-grade graduates are appointed as teaching assistants and sent for a master's and doctorate in the same subject. Applications go to the university, and refereed publication is mostly a condition.",
    },
    firstCourse: {
      ar: 'تفيد دورة في مناهج البحث وأخرى في التدريس الجامعي.',
      en: 'A course in research methods and one in university teaching help.',
    },
    wayOn: {
      ar: 'تأتي الترقية إلى رتب أعلى بالنشر والتدريس، ثم رئاسة قسم أو عمادة.',
      en: 'Promotion follows publication and teaching, then heading a department or college.',
    },
    facets: [
      {
        facet: 'MAS',
        why: { ar: 'لأن موضوعاً واحداً يُتعمق فيه سنوات', en: 'because one subject is deepened over years' },
      },
      {
        facet: 'LOG',
        why: { ar: 'لأن البحث يقوم على حجة ومنهج', en: 'because research rests on argument and method' },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الصعب يُشرح لمن يسمعه أول مرة',
          en: 'because hard matters are explained to first-time hearers',
        },
      },
    ],
    search: {
      ar: ['عضو هيئة تدريس', 'أستاذ مساعد', 'محاضر'],
      en: ['assistant professor', 'lecturer', 'faculty member'],
    },
  },
  {
    id: 'EDU-02',
    day: {
      ar: 'خمس حصص أو أقل لمراهقين بمستويات متفاوتة: يُفتتح الدرس بسؤال من الحياة، ثم شرح وتمرين وتصحيح بين المقاعد. تُراقب الساحة في الفسحة، ويُحادَث طالب كثير الغياب على انفراد، ويُتصل بولي أمره عبر المنصة. تُعد أسئلة اختبار بحسب جدول مواصفات، وتُرصد الدرجات، ويُحضر اجتماع المادة لتحليل النتائج.',
      en: 'Up to five lessons for teenagers of uneven levels: the lesson opens with a question from life, then explanation, exercise and correction between the desks. The yard is supervised at break, a pupil who is often absent spoken to in private and the parents contacted through the platform. Test questions are written to a table of specifications, marks entered and results analysed at the subject meeting.',
    },
    wayIn: {
      ar: 'بكالوريوس في تخصص المادة من جامعة، ويُضاف الإعداد التربوي لمن لم يدرسه، ثم الرخصة المهنية من هيئة تقويم التعليم والتدريب باختبارها التربوي والتخصصي.',
      en: 'A degree in the subject from a university, teacher preparation for those without it, then the professional licence of the Education and Training Evaluation Commission with its educational and subject tests.',
    },
    firstCourse: {
      ar: 'تفيد دورة في إدارة الصف وتخطيط الدرس.',
      en: 'A course in managing a class and planning lessons helps.',
    },
    wayOn: {
      ar: 'يتقدم العمل في رتب الرخصة، ثم إلى الإشراف التربوي أو وكالة المدرسة وإدارتها.',
      en: 'The work advances through the licence ranks, then to supervision or school leadership.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن انتباه صف كامل يُشدّ إلى آخر الحصة',
          en: 'because a whole class is kept engaged to the bell',
        },
      },
      {
        facet: 'TEC',
        why: { ar: 'لأن أسئلة الطلاب لا تقف عند الكتاب', en: "because pupils' questions go beyond the book" },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن مزاج الصف يتقلب في الحصة الواحدة',
          en: 'because the mood of a class shifts within one lesson',
        },
      },
    ],
    search: {
      ar: ['معلم ثانوي', 'تدريس ثانوي', 'معلم رياضيات ثانوي'],
      en: ['secondary teacher', 'high school teacher', 'subject teacher'],
    },
  },
  {
    id: 'EDU-03',
    day: {
      ar: 'يُستقبل الأطفال عند الباب، ثم حصة قراءة تُجزّأ فيها الكلمة إلى أصوات، وحصة رياضيات بمكعبات. يُلاحظ من لا يمسك القلم جيداً أو لا يرى السبورة، ويُفض خلاف على مقعد بهدوء. تُصحح الكراسات بكلمة مشجعة، ويُرسل إلى البيت ما تعلّمه الصف، وتُجهز للغد أوراق عمل بثلاثة مستويات.',
      en: 'Children are met at the door; then a reading lesson breaks words into sounds and a mathematics lesson uses cubes. It is noticed who cannot hold a pencil well or see the board, and a quarrel over a seat is settled calmly. Notebooks are corrected with a kind word, families are told what was learned, and worksheets at three levels are prepared for the next day.',
    },
    wayIn: {
      ar: 'بكالوريوس في التربية أو في تخصص المادة من جامعة، ثم الرخصة المهنية من هيئة تقويم التعليم والتدريب. والتدريب الميداني في مدرسة جزء من الإعداد.',
      en: 'A degree in education or the subject from a university, then the professional licence of the Education and Training Evaluation Commission. Field training in a school is part of the preparation.',
    },
    firstCourse: {
      ar: 'تفيد دورة في تعليم القراءة للمبتدئين.',
      en: 'A course in teaching beginners to read helps.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى خبرة في الصفوف الأولية أو الإشراف، ثم إدارة مدرسة.',
      en: 'The work advances to expertise in the early grades or supervision, then to school leadership.',
    },
    facets: [
      {
        facet: 'PUR',
        why: {
          ar: 'لأن أول جملة يقرؤها طفل هي الثمرة',
          en: 'because the first sentence a child reads is the reward',
        },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن النشاط يُبدَّل حين يتشتت الصف',
          en: 'because the activity changes when the class drifts',
        },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن لكل حصة موادها ومستوياتها', en: 'because each lesson has its materials and levels' },
      },
    ],
    search: {
      ar: ['معلم ابتدائي', 'معلم صفوف أولية', 'تدريس ابتدائي'],
      en: ['primary teacher', 'elementary teacher', 'class teacher'],
    },
  },
  {
    id: 'EDU-04',
    day: {
      ar: 'تُرتَّب أركان الصف قبل وصول الأطفال: رمل ومكعبات وقصص، ثم حلقة صباح بأنشودة وسؤال. يُراقب كل طفل في لعبه ويُدوَّن ما استطاعه اليوم، ويُساعد في غسل يديه وفتح علبة طعامه. يُحتضن باكٍ حتى يهدأ، وتُقرأ قصة بالصور، ويُخبَر الأهل عند الانصراف بما أكل وكيف كان مزاجه.',
      en: 'Corners of the room are set before the children come: sand, blocks, stories; then a morning circle with a song and a question. Each child is watched at play and new abilities noted, and helped to wash hands and open the lunch box. A crying child is comforted, a picture story read, and parents told at leaving time about meals and mood.',
    },
    wayIn: {
      ar: 'بكالوريوس الطفولة المبكرة أو رياض الأطفال من جامعة، ثم الرخصة المهنية من هيئة تقويم التعليم والتدريب.',
      en: 'A degree in early childhood or kindergarten education from a university, then the professional licence of the Education and Training Evaluation Commission.',
    },
    firstCourse: {
      ar: 'تُطلب شهادة إسعافات أولية للأطفال كثيراً.',
      en: 'A first-aid certificate for children is often asked for.',
    },
    wayOn: {
      ar: 'يأتي الإشراف على البرامج، ثم إدارة روضة أو مركز ضيافة أطفال.',
      en: 'Supervising programmes comes next, then running a kindergarten or nursery.',
    },
    facets: [
      {
        facet: 'ADP',
        why: { ar: 'لأن البكاء والضوضاء يستمران طوال اليوم', en: 'because crying and noise last all day' },
      },
      {
        facet: 'PUR',
        why: { ar: 'لأن الأثر المبكر يبقى مع الطفل', en: 'because an early influence stays with the child' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن سلامة الأطفال شأن كل دقيقة', en: "because children's safety counts every minute" },
      },
    ],
    search: {
      ar: ['رياض أطفال', 'طفولة مبكرة', 'تعليم روضة'],
      en: ['kindergarten teacher', 'early childhood educator', 'preschool teacher'],
    },
  },
  {
    id: 'EDU-05',
    day: {
      ar: 'تُراجع الخطة الفردية لكل طفل: هدف في النطق، وآخر في لبس الحذاء وحده. تُدرَّس المهارة خطوة صغيرة بعد خطوة بالصور والتعزيز، ويُسجل عدد المحاولات الناجحة. تُعدَّل مهمة لطالب دُمج في صف عادي ويُتفق مع معلم المادة، ويُهدَّأ انفعال شديد في ركن هادئ، ثم يُراجع التقدم مع الأسرة.',
      en: "Each child's individual plan is reviewed: one goal in speech, another in putting on shoes alone. The skill is taught in small steps with pictures and reinforcement, and successful attempts counted. A task is adapted for a pupil in an ordinary class with the subject teacher's agreement, a strong outburst calmed in a quiet corner, and progress reviewed with the family.",
    },
    wayIn: {
      ar: 'بكالوريوس التربية الخاصة في أحد مساراتها من جامعة، ثم الرخصة المهنية من هيئة تقويم التعليم والتدريب. والعمل الأول في برنامج دمج أو مركز تأهيل.',
      en: 'A degree in one of the tracks of special education from a university, then the professional licence of the Education and Training Evaluation Commission. The first post is in an inclusion programme or rehabilitation centre.',
    },
    firstCourse: {
      ar: 'تفيد دورة في تعديل السلوك أو في إعداد الخطط التربوية الفردية.',
      en: 'A course in behaviour support or in writing individual education plans helps.',
    },
    wayOn: {
      ar: 'يتخصص العمل في التشخيص أو تعديل السلوك، ثم الإشراف على البرامج.',
      en: 'The work specialises in assessment or behaviour support, then leads to supervising programmes.',
    },
    facets: [
      {
        facet: 'PER',
        why: {
          ar: 'لأن التقدم بطيء ويحتاج إلى تكرار طويل',
          en: 'because progress is slow and needs long repetition',
        },
      },
      {
        facet: 'PUR',
        why: {
          ar: 'لأن استقلالاً صغيراً يغيّر حياة أسرة',
          en: "because a small independence changes a family's life",
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن لكل طفل خطة ولكل هدف قياساً',
          en: 'because each child has a plan and each goal a measure',
        },
      },
    ],
    search: {
      ar: ['معلم تربية خاصة', 'صعوبات تعلم', 'أخصائي توحد'],
      en: ['special education teacher', 'learning support teacher', 'autism specialist'],
    },
  },
  {
    id: 'EDU-06',
    day: {
      ar: 'تبدأ الحصة في الورشة بفحص القفازات والنظارات، ثم يُعرض فكّ المحرك أو توصيل اللوحة خطوة خطوة. يعمل المتدربون في مجموعات، ويُصحَّح مسك الأداة قبل أن يصير عادة، ويُوقف من يخالف السلامة. تُقاس القطع المنجزة وتُمنح الدرجة بحسب معيار معلن، ويُزار مصنع قريب لترتيب التدريب التعاوني.',
      en: 'The workshop session starts with checking gloves and goggles; then dismantling an engine or wiring a panel is shown step by step. Trainees work in groups, the grip of a tool is corrected before it becomes habit and unsafe work stopped. Finished pieces are measured and graded by a known standard, and a plant is visited to arrange co-operative training.',
    },
    wayIn: {
      ar: 'بكالوريوس تقني أو هندسي، أو شهادة تقنية مع خبرة في المهنة، والعمل في كليات المؤسسة العامة للتدريب التقني والمهني ومعاهدها أو في معاهد الشراكة.',
      en: 'A technical or engineering degree, or a technical qualification with trade experience, for posts in colleges and institutes of the Technical and Vocational Training Corporation or partnership institutes.',
    },
    firstCourse: { ar: 'تُطلب دورة في إعداد المدربين.', en: 'A trainer preparation course is required.' },
    wayOn: {
      ar: 'يتجه العمل إلى تطوير الحقائب والبرامج، ثم إدارة قسم أو معهد.',
      en: 'The work leads to developing programmes, then to managing a department or institute.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن السلامة في الورشة تسبق أي مهارة',
          en: 'because workshop safety comes before any skill',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الحركة تُعرض وتُشرح في آن واحد',
          en: 'because a movement is shown and explained at once',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن المهنة تُدرَّس بالعمل لا بالكلام',
          en: 'because a trade is taught by doing, not talking',
        },
      },
    ],
    search: {
      ar: ['مدرب تقني', 'مدرب مهني', 'مدرب ورش'],
      en: ['vocational trainer', 'technical instructor', 'workshop trainer'],
    },
  },
  {
    id: 'EDU-07',
    day: {
      ar: 'يُفحص فصل من كتاب مدرسي: هل يبني على ما سبق؟ وهل تقيس أسئلته الهدف المعلن؟ تُكتب نواتج تعلم قابلة للقياس وتُراجع مع مختصي المادة. يُجرَّب الدرس في مدرستين ويُلاحظ أين تعثر الطلاب، ثم يُعاد الترتيب. ويُعدّ دليل المعلم، وتُقارن الوثيقة بالمعايير الوطنية، ويُحسم خلاف في الصياغة.',
      en: "A textbook chapter is examined: does it build on what went before, do its questions measure the stated aim? Measurable learning outcomes are written and reviewed with subject specialists. The lesson is tried in two schools, stumbling points noted and the order changed. The teacher's guide is prepared, the document compared with national standards, and a dispute on wording settled.",
    },
    wayIn: {
      ar: 'بكالوريوس في تخصص المادة أو التربية وسنوات في التدريس، ويُفضَّل ماجستير في المناهج وطرق التدريس. وتعمل الجهات وفق المعايير الوطنية لمناهج التعليم.',
      en: "A degree in the subject or education and years of teaching; a master's in curriculum and teaching methods is preferred. Work follows the national curriculum standards.",
    },
    firstCourse: {
      ar: 'تفيد دورة في تصميم المناهج وبناء مخرجات التعلم.',
      en: 'A course in designing curricula and framing learning outcomes helps.',
    },
    wayOn: {
      ar: 'يقود الطريق إلى إدارة فريق منهج، ثم إلى سياسات التعليم.',
      en: 'The work leads to heading a curriculum team, then to education policy.',
    },
    facets: [
      {
        facet: 'LOG',
        why: { ar: 'لأن كل مفهوم يقوم على سابقه', en: 'because each concept rests on the last' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن كل عبارة يقرؤها آلاف الطلاب', en: 'because each phrase will be read by thousands' },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن المختصين يختلفون ولا بد من صيغة واحدة',
          en: 'because specialists differ and one wording is needed',
        },
      },
    ],
    search: {
      ar: ['أخصائي مناهج', 'مطور مناهج', 'خبير مناهج'],
      en: ['curriculum specialist', 'curriculum developer', 'curriculum designer'],
    },
  },
  {
    id: 'EDU-08',
    day: {
      ar: 'تُجهز القاعة وتُجرَّب الحواسيب وحسابات الدخول قبل وصول المتدربين. تُشرح أداة جديدة بمثال من عمل المجموعة نفسها، ثم تمرين يُمر فيه على كل شاشة، ويُعاد الشرح لمن تأخر دون إحراجه. يُجاب عن سؤال خارج الخطة بتجربته أمام الجميع، وتُقاس المعرفة قبل الدورة وبعدها، وتُحدَّث المادة مع كل إصدار.',
      en: "The room is prepared and computers and logins tried before trainees arrive. A new tool is explained with an example from the group's own work, then comes an exercise in which every screen is visited and slower ones are helped without embarrassment. An unplanned question is answered by trying it in front of everyone; knowledge is measured before and after, and material updated with each release.",
    },
    wayIn: {
      ar: 'بكالوريوس في الحاسب وخبرة في الأداة التي تُدرَّس، مع دورة في إعداد المدربين، واعتماد المدرب لدى المؤسسة العامة للتدريب التقني والمهني حيث يُشترط.',
      en: 'A computing degree and experience in the tool taught, with a trainer preparation course and trainer approval by the Technical and Vocational Training Corporation where required.',
    },
    firstCourse: { ar: 'تفيد شهادة مدرب من الشركة المنتجة.', en: "A maker's trainer certificate helps." },
    wayOn: {
      ar: 'يتجه العمل إلى التصميم التعليمي، ثم إدارة برامج التدريب.',
      en: 'The work leads to instructional design, then to managing training programmes.',
    },
    facets: [
      {
        facet: 'COM',
        why: { ar: 'لأن التقنية تُبسّط لمن يخشاها', en: 'because technology is made simple for the wary' },
      },
      {
        facet: 'MAS',
        why: { ar: 'لأن الأدوات تتغير مع كل إصدار', en: 'because tools change with every release' },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن العطل قد يقع والمتدربون ينتظرون', en: 'because faults come while trainees wait' },
      },
    ],
    search: {
      ar: ['مدرب حاسب', 'مدرب تقنية معلومات', 'مدرب برمجة'],
      en: ['IT trainer', 'software trainer', 'coding instructor'],
    },
  },
  {
    id: 'EDU-09',
    day: {
      ar: 'تُسأل إدارة عن المشكلة خلف طلب التدريب: نقص معرفة أم خلل في الإجراء؟ ثم تُصمم ورشة تقوم على مواقف من العمل. تُدار الورشة بالنقاش والتجربة، ويُسأل المشاركون بعد شهر ماذا غيّروا. تُراجع عروض مراكز التدريب والميزانية، وتُرصد الساعات في النظام، وتُوضع مسارات تطوير للموظفين الجدد.',
      en: 'A department is asked about the problem behind its training request: lack of knowledge or a flawed procedure? A workshop is then built on situations from the job, run through discussion and trial, and participants asked a month later what changed. Offers from training centres and the budget are reviewed, hours recorded and development paths set for new staff.',
    },
    wayIn: {
      ar: 'بكالوريوس في الموارد البشرية أو التربية أو أي تخصص مع خبرة فيه، واعتماد المدرب لدى المؤسسة العامة للتدريب التقني والمهني حيث يُشترط.',
      en: 'A degree in human resources, education or any subject with experience in it, and trainer approval by the Technical and Vocational Training Corporation where required.',
    },
    firstCourse: {
      ar: 'دورة في إعداد المدربين هي المدخل المعتاد.',
      en: 'A trainer preparation course is the usual entry.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى دور شريك التعلم لقطاع كامل، ثم إدارة التطوير.',
      en: 'The work advances to the role of learning partner for a whole division, then to managing development.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن كباراً لهم خبراتهم يُقادون في نقاش',
          en: 'because experienced adults are led in discussion',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن السؤال الأول هل التدريب هو الحل',
          en: 'because the first question is whether training is the answer',
        },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن للسنة خطة وميزانية ومواعيد', en: 'because the year has its plan, budget and dates' },
      },
    ],
    search: {
      ar: ['أخصائي تدريب وتطوير', 'مدرب', 'تطوير موظفين'],
      en: ['training specialist', 'learning and development', 'corporate trainer'],
    },
  },
  {
    id: 'EDU-10',
    day: {
      ar: 'تُستقبل الحافلات صباحاً وتُعالج غيابات المعلمين بجدول بديل، ثم تُزار حصتان وتُكتب ملاحظة مفيدة لكل معلم. يُقابل ولي أمر شاكٍ ويُسمع الطرفان قبل القرار، وتُراجع نتائج الاختبارات بحسب الصفوف. تُتابع صيانة المكيفات وصرف الميزانية، ويُعقد اجتماع لجنة التميز المدرسي، ثم تُوقّع المعاملات المتراكمة قبل الانصراف.',
      en: "Buses are met in the morning and teachers' absences covered by a new timetable; two lessons are visited and each teacher given a useful remark. A complaining parent is met and both sides heard before a decision, and test results are reviewed by grade. Air-conditioning repairs and spending are followed up, the excellence committee chaired and papers signed before leaving.",
    },
    wayIn: {
      ar: 'بكالوريوس وسنوات في التدريس مع الرخصة المهنية، ثم الترشح للقيادة المدرسية لدى إدارة التعليم أو المدرسة الأهلية.',
      en: 'A degree and years of teaching with the professional licence, then nomination for school leadership at the education department or private school.',
    },
    firstCourse: { ar: 'تفيد دورة في القيادة المدرسية.', en: 'A course in school leadership helps.' },
    wayOn: {
      ar: 'يتسع العمل إلى إدارة مجمع مدارس، ثم قطاع تعليمي.',
      en: 'The work widens to a school complex, then a whole sector.',
    },
    facets: [
      {
        facet: 'INF',
        why: {
          ar: 'لأن معلمين لهم آراؤهم يُقادون إلى هدف',
          en: 'because teachers with their own views are led to a goal',
        },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن الشكوى تُحسم بعد سماع الطرفين',
          en: 'because complaints are settled after both sides are heard',
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الجداول والاختبارات والصيانة لا تنقطع',
          en: 'because timetables, tests and repairs never stop',
        },
      },
    ],
    search: {
      ar: ['مدير مدرسة', 'وكيل مدرسة', 'إدارة تعليمية'],
      en: ['school principal', 'vice principal', 'education manager'],
    },
  },
  {
    id: 'EDU-11',
    day: {
      ar: 'يدخل الصف طلاب بين الطفولة والمراهقة، فيبدأ الدرس بتجربة أو قصة تشدّهم قبل الشرح. تُوزع أدوار المجموعات ويُدار الضجيج باتفاق سابق لا بالصراخ. تُصحح إجابات خاطئة بسؤال يقود إلى الصواب، ويُلاحظ انطواء مفاجئ فيُبلَّغ الموجه الطلابي، وتُرصد المهارات في المنصة، وتُجهز أوراق مراجعة قبل الاختبار.',
      en: 'Pupils between childhood and adolescence come in, so the lesson opens with an experiment or story that catches them before explanation. Group roles are given out and noise managed by an earlier agreement, not by shouting. Wrong answers are met with a leading question, a sudden withdrawal is reported to the school counsellor, skills are entered on the platform and revision sheets prepared before the test.',
    },
    wayIn: {
      ar: 'بكالوريوس في تخصص المادة أو التربية من جامعة، ثم الرخصة المهنية من هيئة تقويم التعليم والتدريب. والتطبيق الميداني في مدرسة متوسطة أول خطوة.',
      en: 'A degree in the subject or education from a university, then the professional licence of the Education and Training Evaluation Commission. Practice teaching in an intermediate school is the first step.',
    },
    firstCourse: {
      ar: 'تفيد دورة في إدارة صفوف الفتيان والفتيات في هذه السن.',
      en: 'A course in managing classes of this age helps.',
    },
    wayOn: {
      ar: 'يتقدم العمل في رتب الرخصة، ثم الإشراف التربوي أو إدارة المدرسة.',
      en: 'The work advances through the licence ranks, then to supervision or school leadership.',
    },
    facets: [
      {
        facet: 'ADP',
        why: { ar: 'لأن الطباع تتبدل من يوم إلى يوم', en: 'because moods change from day to day' },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الدرس يُربط بما يشغل هذا العمر',
          en: 'because lessons are tied to what occupies that age',
        },
      },
      {
        facet: 'PUR',
        why: { ar: 'لأن الشخص يتشكل في هذه السنوات', en: 'because a person is formed in these years' },
      },
    ],
    search: {
      ar: ['معلم متوسط', 'تدريس المرحلة المتوسطة', 'معلم علوم متوسط'],
      en: ['middle school teacher', 'intermediate teacher', 'science teacher'],
    },
  },
  {
    id: 'EDU-12',
    day: {
      ar: 'تُراجع قائمة الغياب ويُستدعى من تكرر تأخره للحديث لا للعقاب. تُعقد جلسة مع طالب فقد قريباً، ويُصلح بين اثنين تشاجرا بعد سماع كل منهما وحده. يُزار فصل للتعريف بالمسارات والجامعات، ويُتصل بأسرة عن هبوط الدرجات. وعند الاشتباه في إيذاء يُبلَّغ وفق الإجراء في اليوم نفسه، وتُحفظ السجلات بسرية.',
      en: 'The absence list is reviewed and those often late called in to talk, not to be punished. A session is held with a pupil who lost a relative, and two who fought are reconciled after each is heard alone. A class learns about tracks and universities, and a family is called about falling marks. Suspected harm is reported by procedure the same day; records stay confidential.',
    },
    wayIn: {
      ar: 'بكالوريوس في علم النفس أو الاجتماع أو الخدمة الاجتماعية من جامعة، وإلا فدبلوم في التوجيه والإرشاد مدته سنة بعد البكالوريوس. وكثيراً ما يسبقه تدريس بالرخصة المهنية من هيئة تقويم التعليم والتدريب.',
      en: 'A degree in psychology, sociology or social work from a university; failing that, a one-year guidance diploma after another degree. Teaching with the professional licence of the Education and Training Evaluation Commission often comes first.',
    },
    firstCourse: {
      ar: 'تفيد دورة في مهارات الإرشاد الفردي والجمعي.',
      en: 'A course in counselling individuals and groups helps.',
    },
    wayOn: {
      ar: 'يتعمق العمل في الحالات السلوكية والنفسية، ثم الإشراف على التوجيه في مدارس عدة.',
      en: 'The work deepens into behavioural and emotional cases, then supervision across several schools.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن المراهق لا يتكلم إلا لمن يصغي',
          en: 'because teenagers speak only to those who listen',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن السر يُحفظ والإيذاء يُبلَّغ عنه', en: 'because secrets are kept and harm is reported' },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن سبب السلوك يُفهم قبل معالجته',
          en: 'because the cause of behaviour is understood first',
        },
      },
    ],
    search: {
      ar: ['موجه طلابي', 'مرشد طلابي', 'أخصائي إرشاد'],
      en: ['school counsellor', 'student counsellor', 'guidance counsellor'],
    },
  },
  {
    id: 'EDU-13',
    day: {
      ar: 'تُعقد جلسة مع خبير المادة لاستخراج ما يجب أن يستطيعه المتعلم في النهاية، ويُحذف ما سوى ذلك. يُكتب سيناريو الوحدة مشهداً مشهداً، ثم تُبنى شاشات تفاعلية وأسئلة تُعطي سبب الخطأ. تُرفع الوحدة على نظام التعلم وتُجرَّب على الجوال، وتُقرأ بيانات التوقف: أين ملّ المتعلمون؟ ثم يُقصّر المقطع.',
      en: "With the subject expert it is drawn out what the learner must be able to do in the end, and the rest is cut. The unit's script is written scene by scene; interactive screens follow, with questions that explain errors. The unit is put on the learning system and tried on a phone, drop-off data show where learners tired, and the clip is shortened.",
    },
    wayIn: {
      ar: 'بكالوريوس في تقنيات التعليم أو الحاسب أو التربية من جامعة، ومعرض أعمال يضم وحدة تفاعلية كاملة.',
      en: 'A degree in educational technology, computing or education from a university and a portfolio with one full interactive unit.',
    },
    firstCourse: {
      ar: 'دورة في أداة تأليف شائعة تكفي للبدء.',
      en: 'A course in a common authoring tool is enough to start.',
    },
    wayOn: {
      ar: 'يصل العمل إلى قيادة فريق محتوى، ثم إدارة التعليم الإلكتروني في جامعة أو شركة.',
      en: 'The work leads to heading a content team, then to managing e-learning at a university or company.',
    },
    facets: [
      {
        facet: 'PRB',
        why: {
          ar: 'لأن معرفة واسعة تُحوَّل إلى خطوات تعلم',
          en: 'because wide knowledge becomes steps of learning',
        },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الوحدة تقوم على مبادئ التعلم وأدوات التأليف',
          en: 'because a unit rests on learning principles and authoring tools',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الخبير يُسأل حتى يبسط ما يعرف',
          en: 'because the expert is questioned until things are plain',
        },
      },
    ],
    search: {
      ar: ['مصمم تعليمي', 'مطور محتوى تعليمي', 'تعليم إلكتروني'],
      en: ['instructional designer', 'e-learning developer', 'learning experience designer'],
    },
  },
  {
    id: 'EDU-14',
    day: {
      ar: 'يُحدد مستوى الدارس بمحادثة قصيرة، ثم درس يتكلم فيه الدارسون أكثر من المدرّس: حوار في مطار أو مقابلة عمل. تُسجل الأخطاء دون مقاطعة وتُعالج آخر الحصة. تُصحح مقالات قصيرة بتعليقات محددة، ويُجهز درس عبر الاتصال المرئي لمجموعة مسائية، ويُعدّ اختبار تجريبي لمن يتقدم إلى اختبار دولي.',
      en: "A learner's level is found by a short talk; then comes a lesson in which learners speak more than the teacher: an airport dialogue, a job interview. Errors are noted without interrupting and treated at the end. Short essays get definite comments, a video lesson is prepared for an evening group, and a mock test for those sitting an international examination.",
    },
    wayIn: {
      ar: 'بكالوريوس في اللغة أو تعليمها من جامعة، ويُطلب كثيراً مستوى مثبت باختبار. والعمل في معاهد اللغات ومراكزها وعبر المنصات.',
      en: 'A degree in the language or its teaching from a university; a test result that proves the level is often asked for. Work is in language institutes, centres and platforms.',
    },
    firstCourse: {
      ar: 'تُطلب كثيراً شهادة دولية في تعليم اللغة.',
      en: 'An international certificate in language teaching is often asked for.',
    },
    wayOn: {
      ar: 'يتجه العمل إلى تنسيق البرامج والاختبارات، ثم إدارة مركز أو عمل مستقل.',
      en: 'The work leads to coordinating programmes and tests, then to running a centre or working independently.',
    },
    facets: [
      {
        facet: 'COM',
        why: { ar: 'لأن الخجول يُشجَّع على الكلام', en: 'because the shy are drawn into speaking' },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن اللغة وطرق تعليمها تُتقنان معاً',
          en: 'because the language and its teaching are both mastered',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن المستويات تتفاوت في قاعة واحدة', en: 'because levels differ in one room' },
      },
    ],
    search: {
      ar: ['مدرس لغة إنجليزية', 'معلم لغات', 'مدرب لغة'],
      en: ['English teacher', 'language instructor', 'ESL teacher'],
    },
  },
  {
    id: 'EDU-15',
    day: {
      ar: 'تُفحص الأجهزة ويُعاين الملعب قبل الحصة، ثم إحماء تدريجي. يُعرض التمرين ويُصحح وضع الظهر والركبة لكل متدرب، وتُعدَّل الشدة لمن عاد من إصابة. يُقاس النبض والوزن المرفوع ويُدوَّن التقدم، وتُوضع خطة للأسبوع الذي يسبق المباراة، ويُشجَّع من كاد ينسحب، ويُسعَف التواء بالثلج ثم يُحال إلى العيادة.',
      en: "Equipment is checked and the pitch looked over before the session; then comes a gradual warm-up. The exercise is shown and backs and knees corrected one by one, with less intensity for those back from injury. Pulse and lifted weight are measured and progress noted, a week's plan is made before the match, somebody about to give up is encouraged, and a sprain is iced and referred.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في علوم الرياضة أو التربية البدنية، أو شهادة مدرب من اتحاد رياضي أو جهة معتمدة في اللياقة.',
      en: 'A diploma or degree in sport sciences or physical education, or a coaching certificate from a sports federation or a recognised fitness body.',
    },
    firstCourse: { ar: 'تُطلب شهادة الإسعافات الأولية.', en: 'A first-aid certificate is required.' },
    wayOn: {
      ar: 'يُرتقى في درجات التدريب لدى الاتحاد، ثم قيادة فريق أو إدارة نادٍ.',
      en: 'The work rises through the coaching grades of the federation, then to leading a team or managing a club.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الناس يُحفزون ويُصححون بلا إحباط',
          en: 'because people are urged and corrected without discouragement',
        },
      },
      { facet: 'STD', why: { ar: 'لأن الحركة الخطأ قد تؤذي', en: 'because a wrong movement may injure' } },
      { facet: 'ACH', why: { ar: 'لأن الأهداف تُقاس كل أسبوع', en: 'because goals are measured each week' } },
    ],
    search: {
      ar: ['مدرب رياضي', 'مدرب لياقة', 'مدرب شخصي'],
      en: ['fitness trainer', 'sports coach', 'personal trainer'],
    },
  },
  {
    id: 'EDU-16',
    day: {
      ar: 'تُجهز الأدوات والصور قبل الدرس، ثم يكون الجلوس بجانب طفل يحتاج إلى عون ليكمل المهمة بخطوات أصغر. يُرافق الأطفال إلى الفسحة والحافلة ويُعدّون عند كل انتقال، ويُساعَدون في الأكل ودورة المياه. تُدوَّن ملاحظة عن السلوك للمعلم، وتُعلَّق أعمال اليوم على الجدار، ويُعقَّم ما لمسته الأيدي الصغيرة.',
      en: "Materials and pictures are prepared before the lesson; then the place is beside a child who needs help to finish a task in smaller steps. Children are taken to break and bus and counted at each move, and helped with eating and washing. A note on behaviour goes to the teacher, the day's work is put up and what small hands touched is cleaned.",
    },
    wayIn: {
      ar: 'دبلوم في الطفولة أو التربية الخاصة من كلية أو معهد، أو ثانوية مع دورات في مساندة الطفل. والعمل في المدارس الأهلية ومراكز الرعاية غالباً.',
      en: 'A diploma in childhood or special education from a college or institute, or secondary school with courses in supporting children. Work is mostly in private schools and care centres.',
    },
    firstCourse: {
      ar: 'تُطلب شهادة إسعافات أولية، وتفيد دورة في مساندة الطفل.',
      en: 'A first-aid certificate is asked for, and a course in supporting children helps.',
    },
    wayOn: {
      ar: 'يتخصص العمل في مساندة حالات معينة، ويُفتح التدريس بعد إكمال البكالوريوس والرخصة.',
      en: 'The work specialises in supporting certain needs; teaching opens after a degree and the licence.',
    },
    facets: [
      {
        facet: 'ADP',
        why: {
          ar: 'لأن التعليمة نفسها تُعاد مرات',
          en: 'because the same instruction is repeated many times',
        },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن العمل ينسجم مع خطة معلم الصف',
          en: 'because work goes in step with the class teacher',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن سلامة الطفل تُراعى في كل انتقال',
          en: "because the child's safety matters at each move",
        },
      },
    ],
    search: {
      ar: ['مساعد معلم', 'معلم ظل', 'مرافق تعليمي'],
      en: ['teacher assistant', 'shadow teacher', 'teaching aide'],
    },
  },
  {
    id: 'EDU-17',
    day: {
      ar: 'تُفهرس الكتب الجديدة وتُصنف ويُلصق رمزها، وتُجدد اشتراكات قواعد البيانات بعد قراءة أعداد الاستعمال. يُساعد باحث في صياغة كلمات البحث ويُدَلّ على المصدر الأصلي، وتُدرَّب مجموعة على التوثيق. تُنظَّم ساعة قراءة للأطفال، وتُراجع الكتب المتأخرة والتالفة على الرفوف، ويُعدّ عرض لموضوع الشهر عند مدخل المكتبة.',
      en: "New books are catalogued, classified and labelled, and database subscriptions renewed after reading usage counts. A researcher is helped to phrase search words and shown the original source, and a group is trained in citing. A reading hour for children is held, late and damaged books are checked, and a display on the month's theme is set up at the entrance.",
    },
    wayIn: {
      ar: 'بكالوريوس في المعلومات والمكتبات أو إدارة المعرفة من جامعة، مع تدريب في مكتبة جامعية أو عامة.',
      en: 'A degree in library and information science or knowledge management from a university, with training in an academic or public library.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الفهرسة وأنظمة المكتبات.',
      en: 'A course in cataloguing and library systems helps.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى إدارة المجموعات الرقمية، ثم إدارة مكتبة أو مركز مصادر.',
      en: 'The work advances to digital collections, then to managing a library or resource centre.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن قواعد الفهرسة والتصنيف تُطبق كما هي',
          en: 'because cataloguing rules are applied as they stand',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الباحث يُسأل عمّا يريد حقاً',
          en: 'because researchers are asked what they really seek',
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن المجموعات والفعاليات لها مواعيد',
          en: 'because collections and events have their dates',
        },
      },
    ],
    search: {
      ar: ['أمين مكتبة', 'أخصائي مصادر تعلم', 'أخصائي معلومات'],
      en: ['librarian', 'learning resources specialist', 'information specialist'],
    },
  },
  {
    id: 'EDU-18',
    day: {
      ar: 'تُفرز ملفات إدارة انتقلت إلى مبنى جديد: ما يُحفظ دائماً وما يُتلف في موعده وما يُرقمن الآن. تُكتب لكل وثيقة بيانات تُوجَد بها بعد سنين، ويُجاب عن طلب باحث عن قرار قديم في دقائق. وبعد الظهر يُبنى مع فريق العمل دليل يجمع ما يعرفه الموظفون قبل أن يتقاعدوا.',
      en: 'The files of a department that moved are sorted: what is kept for good, what is destroyed when due and what is digitised now. Each document gets the data by which it will be found years later, and a researcher asking for an old decree is answered in minutes. In the afternoon a guide is built with the team to hold what staff know before they retire.',
    },
    wayIn: {
      ar: 'بكالوريوس في علم المعلومات أو المكتبات أو ما يقاربهما، والبداية أخصائي وثائق في جامعة أو جهة حكومية.',
      en: 'A degree in information science, librarianship or a related subject, starting as a records specialist at a university or a public body.',
    },
    firstCourse: {
      ar: 'تفيد دورة في تصنيف الوثائق وجداول الحفظ.',
      en: 'A course in classification and retention schedules helps.',
    },
    wayOn: {
      ar: 'يقود إلى إدارة مركز وثائق، أو إلى إدارة المعرفة في جهة كبيرة.',
      en: 'It leads to managing a records centre, or to knowledge management in a large organisation.',
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن النظام يُصمَّم لسنوات قادمة', en: 'because the system is designed for years ahead' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن الوثيقة شاهد لا يُغيَّر', en: 'because a record is evidence that may not change' },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن التصنيف منطق قبل أن يكون أرففاً',
          en: 'because classification is logic before it is shelves',
        },
      },
    ],
    search: {
      ar: ['أخصائي وثائق ومحفوظات', 'إدارة المعرفة', 'أرشفة إلكترونية'],
      en: ['records manager', 'archivist', 'knowledge management specialist'],
    },
  },
  {
    id: 'EDU-19',
    day: {
      ar: 'تُراجع أسئلة اختبار قبل تطبيقه: هل تقيس الناتج المقصود؟ وهل يفهمها من يجلس في آخر الفصل؟ بعد التطبيق تُقرأ نسب الصعوبة والتمييز، ويُعثر على سؤال أخطأ فيه الأقوياء لأن مفتاحه معكوس. ثم يُعرض على المعلمين ما تعثر فيه الطلاب لا ترتيبهم، ويُكتب تقرير للمدرسة يفصل ما قيس عما يُظن.',
      en: 'Questions of a test are reviewed before it is given: do they measure what is meant, would a pupil in the last row understand them? Afterwards difficulty and discrimination are read, and a question is found that the strongest got wrong because its key was reversed. Teachers are shown where pupils stumbled, not their ranking, and a report to the school parts what was measured from what is supposed.',
    },
    wayIn: {
      ar: 'بكالوريوس في أي تخصص مع مقررات في الإحصاء أو القياس، وسنة في مدرسة أو جهة تقويم.',
      en: 'A degree in any subject with courses in statistics or measurement, and a year at a school or an assessment body.',
    },
    firstCourse: {
      ar: 'يفيد دبلوم في القياس والتقويم ودورة في جداول البيانات.',
      en: 'A diploma in measurement and evaluation and a course in spreadsheets help.',
    },
    wayOn: {
      ar: 'إلى أخصائي قياس أول، ثم إدارة الجودة في جهة تعليمية.',
      en: 'To senior assessment specialist, then managing quality at an educational body.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن رقم الصعوبة يدل على موضع الخلل',
          en: 'because a figure of difficulty shows where the fault lies',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن ما قيس غير ما يُستنتج منه',
          en: 'because what was measured is not what is concluded from it',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن المعلم ينتفع بنتيجة يفهمها',
          en: 'because a teacher can use a result that is understood',
        },
      },
    ],
    search: {
      ar: ['أخصائي قياس وتقويم', 'تقويم تعليمي', 'محلل بيانات تعليمية'],
      en: ['assessment specialist', 'educational measurement', 'learning evaluation'],
    },
  },
]
