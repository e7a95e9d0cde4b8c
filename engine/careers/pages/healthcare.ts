import type { OccupationPage } from './occupation-page.ts'

export const healthcare: readonly OccupationPage[] = [
  {
    id: 'HEA-01',
    day: {
      ar: 'تُستقبل في العيادة حالات متتابعة: حرارة طفل، ضغط لم ينضبط، ألم في الصدر يحتاج إلى تخطيط قلب عاجل. يُؤخذ التاريخ المرضي ويُفحص المريض وتُطلب التحاليل اللازمة فقط، ثم يُكتب العلاج ويُشرح بكلمات مفهومة. تُقرأ نتائج الأمس ويُتصل بمن ظهر في نتيجته ما يقلق، وتُحال الحالات المعقدة إلى الاختصاصي.',
      en: "Cases follow one another in the clinic: a child's fever, uncontrolled blood pressure, chest pain that needs an urgent ECG. History is taken, the patient examined and only the needed tests ordered; treatment is then written and explained in plain words. Yesterday's results are read, worrying ones are phoned through, and complex cases are referred to a specialist.",
    },
    wayIn: {
      ar: 'بكالوريوس الطب والجراحة من كلية طب ثم سنة الامتياز، واجتياز اختبار الرخصة والتسجيل لدى الهيئة السعودية للتخصصات الصحية.',
      en: 'A medical degree from a medical college, then the internship year, the licensing examination and registration with the Saudi Commission for Health Specialties.',
    },
    firstCourse: {
      ar: 'أول شهادة تُطلب هي الإنعاش القلبي الرئوي.',
      en: 'The first certificate asked for is cardiopulmonary resuscitation.',
    },
    wayOn: {
      ar: 'يُكمل أكثر العاملين برنامج تخصص معتمداً لسنوات، ثم زمالة دقيقة أو إدارة قسم.',
      en: 'Most go on to an accredited residency of several years, then a fellowship or the lead of a department.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الأعراض تُربط بتشخيص وعلاج صحيحين',
          en: 'because symptoms are matched to diagnosis and treatment',
        },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن قرار العلاج أو الإحالة يُتخذ في دقائق',
          en: 'because the choice to treat or refer is made in minutes',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن سر المريض وسلامته أمانة',
          en: "because the patient's safety and secrets are held in trust",
        },
      },
    ],
    search: {
      ar: ['طبيب عام', 'طبيب مقيم', 'طب أسرة'],
      en: ['general practitioner', 'resident physician', 'primary care physician'],
    },
  },
  {
    id: 'HEA-02',
    day: {
      ar: 'تُستلم النوبة عند سرير كل مريض، ثم تُقاس العلامات الحيوية وتُعطى الأدوية بعد التحقق من الاسم والجرعة والوقت. تُبدَّل الضمادات ويُراقب المحلول الوريدي، ويُبلَّغ الطبيب فوراً عند هبوط الضغط أو تغيّر الوعي. تُعلَّم الأسرة العناية بالجرح قبل الخروج، ويُدوَّن كل شيء في الملف قبل تسليم النوبة.',
      en: 'The shift is handed over at each bedside; vital signs are then measured and medicines given after checking name, dose and time. Dressings are changed, drips watched and the doctor told at once when pressure falls or consciousness changes. Families learn wound care before discharge, and everything is charted before the shift is passed on.',
    },
    wayIn: {
      ar: 'بكالوريوس التمريض من جامعة ثم سنة الامتياز، وبعدها اختبار الرخصة والتسجيل لدى الهيئة السعودية للتخصصات الصحية.',
      en: 'A nursing degree from a university and the internship year, then the licensing examination and registration with the Saudi Commission for Health Specialties.',
    },
    firstCourse: {
      ar: 'تُطلب شهادة الإنعاش القلبي الرئوي قبل أول عمل.',
      en: 'A resuscitation certificate is required before the first post.',
    },
    wayOn: {
      ar: 'يتخصص العمل في العناية المركزة أو القبالة أو غيرهما، ثم يأتي الإشراف وإدارة التمريض.',
      en: 'The work specialises in intensive care, midwifery or the like, then leads to supervision and nursing management.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن كل جرعة تُراجع ولو طالت النوبة',
          en: 'because every dose is checked even late in a long shift',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن الهدوء ينقلب طوارئ في لحظة', en: 'because calm turns into emergency in a moment' },
      },
      {
        facet: 'PUR',
        why: {
          ar: 'لأن المرضى يحتاجون إلى عون طوال اليوم',
          en: 'because one is close to people in need all day',
        },
      },
    ],
    search: {
      ar: ['تمريض', 'ممرض', 'أخصائي تمريض'],
      en: ['registered nurse', 'staff nurse', 'nursing specialist'],
    },
  },
  {
    id: 'HEA-03',
    day: {
      ar: 'تُراجع الوصفات واحدة بعد أخرى: هل الجرعة مناسبة لعمر المريض وكليتيه؟ وهل يتعارض الدواء مع ما يتناوله؟ يُتصل بالطبيب عند الشك قبل الصرف. ويُشرح للمريض وقت الدواء وما يُتجنب معه، وتُحضّر الجرعات الخاصة في المستشفى، ويُجرد المخزون وتُفرز الأدوية المقاربة للانتهاء، وتُسجل الأدوية الخاضعة للرقابة.',
      en: "Prescriptions are reviewed one by one: does the dose suit the patient's age and kidneys, does it clash with other medicines? In doubt the doctor is called before dispensing. Patients are told when to take the medicine and what to avoid, special doses are prepared in hospital, stock is counted, near-expiry items are set aside and controlled medicines recorded.",
    },
    wayIn: {
      ar: 'درجة دكتور صيدلة أو بكالوريوس صيدلة من جامعة مع سنة الامتياز، ثم اختبار الرخصة والتسجيل لدى الهيئة السعودية للتخصصات الصحية. والتدريب الصيفي في صيدلية مدخل مألوف.',
      en: 'A PharmD or pharmacy degree from a university with the internship, then the licensing examination and registration with the Saudi Commission for Health Specialties. Summer training in a pharmacy is a familiar start.',
    },
    firstCourse: {
      ar: 'دورة في مراجعة الوصفات وتداخلات الأدوية تعين على بداية التدريب.',
      en: 'A course in reviewing prescriptions and drug interactions helps at the start of training.',
    },
    wayOn: {
      ar: 'يتجه العمل إلى الصيدلة السريرية بعد برنامج تدريبي، أو إلى إدارة صيدلية أو مستودع دوائي.',
      en: 'The work leads to clinical pharmacy after a residency, or to running a pharmacy or a medicines warehouse.',
    },
    facets: [
      {
        facet: 'QUA',
        why: { ar: 'لأن خطأ صغيراً في الصرف قد يؤذي', en: 'because a small dispensing error may do harm' },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الأدوية تتداخل ولكل منها جرعة',
          en: 'because medicines interact and each has its dose',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الدواء يُشرح لمن لا يقرأ النشرة',
          en: 'because medicines are explained to people who skip the leaflet',
        },
      },
    ],
    search: {
      ar: ['صيدلي', 'صيدلي سريري', 'صيدلية مجتمع'],
      en: ['pharmacist', 'clinical pharmacist', 'community pharmacist'],
    },
  },
  {
    id: 'HEA-04',
    day: {
      ar: 'يُقاس مدى حركة مفصل بعد عملية، ويُسأل المريض عن صعود الدرج وعن ألم الليل، ثم تُحدد أهداف الأسبوع. تُعطى تمارين بالأشرطة المطاطية والكرات ويُصحح أداؤها باليد، ويُستخدم جهاز تنبيه العضلات عند اللزوم. تُتابع خمس جلسات أو أكثر، وتُكتب ملاحظات التقدم، ويُتفق مع الطبيب على موعد العودة إلى المشي.',
      en: "The range of a joint is measured after surgery, questions are asked about stairs and night pain, and the week's goals are set. Exercises with bands and balls are given and corrected by hand, and a muscle stimulator used where needed. Five sessions or more follow, progress notes are written, and the return to walking is agreed with the doctor.",
    },
    wayIn: {
      ar: 'بكالوريوس العلاج الطبيعي من جامعة ثم سنة الامتياز، والتصنيف والتسجيل لدى الهيئة السعودية للتخصصات الصحية.',
      en: 'A physiotherapy degree from a university and the internship year, then classification and registration with the Saudi Commission for Health Specialties.',
    },
    firstCourse: {
      ar: 'دورة في العلاج اليدوي أو في إصابات الرياضة هي الأولى عادة بعد التسجيل.',
      en: 'A course in manual therapy or in sports injuries is usually the first after registration.',
    },
    wayOn: {
      ar: 'يتخصص العمل في الأعصاب أو الأطفال أو الملاعب، ثم يمتد إلى إدارة مركز تأهيل.',
      en: 'The work specialises in neurology, children or sport, then extends to managing a rehabilitation centre.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن التمرين يُختار بحسب الإصابة ومرحلتها',
          en: 'because exercises must suit the injury and its stage',
        },
      },
      {
        facet: 'PUR',
        why: { ar: 'لأن كل خطوة يستعيدها المريض هي الثمرة', en: 'because each regained step is the reward' },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن المريض يُحث على الاستمرار رغم الألم',
          en: 'because patients are encouraged to go on despite pain',
        },
      },
    ],
    search: {
      ar: ['أخصائي علاج طبيعي', 'علاج طبيعي', 'تأهيل طبي'],
      en: ['physiotherapist', 'physical therapist', 'rehabilitation specialist'],
    },
  },
  {
    id: 'HEA-05',
    day: {
      ar: 'يُفحص الفم وتُقرأ صورة الأشعة، ثم تُشرح الخيارات: حشو أو سحب عصب أو خلع. يُخدَّر الموضع ويُزال التسوس بدقة تحت ضوء مركّز، ويُطمأن طفل خائف قبل تشغيل الجهاز. تُعقَّم الأدوات ويُتحقق من سجل التعقيم، وتُكتب خطة علاج لعدة زيارات، ويُستقبل آخر النهار ألم طارئ بلا موعد.',
      en: 'The mouth is examined and the X-ray read, then the choices explained: filling, root treatment or extraction. The spot is numbed and decay removed precisely under a focused light, and a frightened child calmed before the drill starts. Instruments are sterilised and the log checked, a plan for several visits is written, and late in the day an emergency arrives unbooked.',
    },
    wayIn: {
      ar: 'بكالوريوس طب وجراحة الأسنان من جامعة ثم سنة الامتياز، واختبار الرخصة والتسجيل لدى الهيئة السعودية للتخصصات الصحية.',
      en: 'A degree in dental medicine and surgery from a university and the internship year, then the licensing examination and registration with the Saudi Commission for Health Specialties.',
    },
    firstCourse: { ar: 'تُطلب شهادة الإنعاش الأساسي.', en: 'A basic life support certificate is required.' },
    wayOn: {
      ar: 'يُختار تخصص كالتقويم أو الجراحة أو علاج الجذور، أو تُدار عيادة مستقلة.',
      en: 'A specialty such as orthodontics, surgery or endodontics follows, or the running of a practice.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن دقة اليد والتعقيم يحميان المريض',
          en: 'because steady hands and sterilisation protect the patient',
        },
      },
      {
        facet: 'TEC',
        why: { ar: 'لأن لكل سن علاجاً يناسبها', en: 'because each tooth calls for the right treatment' },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن المريض يأتي متألماً أو خائفاً', en: 'because people come in pain or fear' },
      },
    ],
    search: {
      ar: ['طبيب أسنان', 'طب الأسنان', 'عيادة أسنان'],
      en: ['dentist', 'general dentist', 'dental clinic'],
    },
  },
  {
    id: 'HEA-06',
    day: {
      ar: 'تصل العينات مع طلباتها فيُطابق الاسم ورمز الأنبوب وتُرفض العينة المتخثرة أو الناقصة. تُشغَّل أجهزة تحليل الدم بعد قراءة عينات الضبط، وتُفحص شرائح تحت المجهر، وتُزرع عينة بكتيريا وتُقرأ بعد يوم. وعند نتيجة حرجة يُتصل بالقسم فوراً ويُسجل من استلمها، ثم تُنظَّف الأجهزة وتُعايَر وتُتلف النفايات الحيوية بإجراء مكتوب.',
      en: 'Samples arrive with their orders; name and barcode are matched and clotted or short samples rejected. Blood analysers run after control samples are read, slides are examined under the microscope and a bacterial culture is set and read the next day. A critical result is phoned at once and the receiver recorded; machines are cleaned and calibrated and biological waste destroyed by procedure.',
    },
    wayIn: {
      ar: 'دبلوم في المختبرات الطبية من كلية صحية أو تقنية معتمدة، ثم التصنيف والتسجيل لدى الهيئة السعودية للتخصصات الصحية بدرجة فني. وتُستكمل درجة البكالوريوس للترقي إلى اختصاصي.',
      en: "A diploma in medical laboratories from an accredited health or technical college, then classification and registration with the Saudi Commission for Health Specialties as a technician. A bachelor's degree is completed later to rise to specialist.",
    },
    firstCourse: {
      ar: 'تفيد دورة في سلامة المختبرات وضبط الجودة فيها.',
      en: 'A course in laboratory safety and quality control helps.',
    },
    wayOn: {
      ar: 'يتخصص العمل في بنك الدم أو الأحياء الدقيقة، ثم يأتي الإشراف على الجودة.',
      en: 'The work specialises in blood banking or microbiology, then leads to quality supervision.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن النتيجة تقوم على معايرة الأجهزة وضبط الجودة',
          en: 'because results rest on calibration and quality control',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن النتيجة الخطأ تعني علاجاً خطأ', en: 'because a wrong result means a wrong treatment' },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن نتيجة لا تتفق مع غيرها تُعاد',
          en: 'because a result that does not fit the others is run again',
        },
      },
    ],
    search: {
      ar: ['فني مختبر', 'مختبرات طبية', 'سحب عينات'],
      en: ['laboratory technician', 'medical lab technician', 'phlebotomist'],
    },
  },
  {
    id: 'HEA-07',
    day: {
      ar: 'تُطابق هوية المريض وموضع التصوير، ويُسأل عن الحمل أو المعادن قبل الدخول. يُوضع الجسم في الزاوية الصحيحة وتُضبط الجرعة على أقل ما يكفي، ثم تُراجع الصورة قبل خروج المريض وتُعاد إن اهتزت. تُستقبل حالة حادث على نقالة بحذر، وتُرسل الصور إلى النظام، ويُرتدى مقياس الإشعاع طوال النوبة.',
      en: 'Identity and body part are matched, and pregnancy or metal asked about before entry. The body is placed at the right angle and the dose set as low as will do; the image is checked before the patient leaves and repeated if blurred. An accident case on a stretcher is handled with care, images go to the system and a radiation badge is worn all shift.',
    },
    wayIn: {
      ar: 'دبلوم في الأشعة والتصوير الطبي من كلية صحية معتمدة، ثم التصنيف والتسجيل لدى الهيئة السعودية للتخصصات الصحية بدرجة فني.',
      en: 'A diploma in radiology and medical imaging from an accredited health college, then classification and registration with the Saudi Commission for Health Specialties as a technician.',
    },
    firstCourse: { ar: 'تفيد دورة في الوقاية من الإشعاع.', en: 'A course in radiation protection helps.' },
    wayOn: {
      ar: 'تُضاف الأشعة المقطعية والرنين المغناطيسي إلى الخبرة، ثم يأتي الإشراف على القسم.',
      en: 'CT and magnetic resonance are added, then the supervision of a department.',
    },
    facets: [
      {
        facet: 'STD',
        why: { ar: 'لأن الإشعاع يُضبط على أقل ما يكفي', en: 'because radiation is kept as low as will do' },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن الصورة تحتاج إلى معرفة التشريح والزوايا',
          en: 'because images take knowledge of anatomy and angles',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن الصورة الضعيفة تُعاد ولا تُمرَّر', en: 'because a weak image is repeated, not passed' },
      },
    ],
    search: {
      ar: ['فني أشعة', 'تصوير طبي', 'تقني أشعة'],
      en: ['radiology technician', 'radiographer', 'imaging technologist'],
    },
  },
  {
    id: 'HEA-08',
    day: {
      ar: 'تُزار الأقسام لمعرفة من يفقد وزنه أو يُغذى بالأنبوب، وتُحسب السعرات والبروتين من وزن المريض وتحاليله. تُعدَّل وجبات مريض كلى أو سكري مع المطبخ، ثم تُعقد في العيادة جلسات يُسأل فيها عن طعام الأيام الماضية بلا لوم. ويُكتب برنامج من أكلات البيت المعتادة، ويُتابع القياس كل أسبوعين.',
      en: 'Wards are visited to find who is losing weight or fed by tube, and calories and protein are worked out from weight and test results. Meals for kidney or diabetes patients are adjusted with the kitchen; in clinic, recent meals are asked about without blame. A plan is written from ordinary home dishes, and measurements are checked every two weeks.',
    },
    wayIn: {
      ar: 'بكالوريوس التغذية العلاجية من جامعة مع فترة الامتياز، ثم التصنيف والتسجيل لدى الهيئة السعودية للتخصصات الصحية. ويبدأ كثيرون في قسم تغذية بمستشفى.',
      en: "A degree in clinical nutrition from a university with the internship, then classification and registration with the Saudi Commission for Health Specialties. Many start in a hospital's nutrition department.",
    },
    firstCourse: {
      ar: 'تفيد دورة في التغذية السريرية للمنومين أو في تغذية مرضى السكري.',
      en: 'A course in feeding inpatients or in the diet of people with diabetes helps.',
    },
    wayOn: {
      ar: 'يتخصص العمل في تغذية الأطفال أو الكلى أو السمنة، ثم الإشراف على قسم التغذية.',
      en: 'The work specialises in children, kidneys or obesity, then leads to supervising nutrition services.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن عادات الطعام تتغير بالإقناع لا بالمنع',
          en: 'because eating habits change by persuasion, not bans',
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن الاحتياج يُحسب من الوزن والتحاليل',
          en: 'because needs are computed from weight and tests',
        },
      },
      {
        facet: 'TEC',
        why: { ar: 'لأن للغذاء في كل مرض أثراً مختلفاً', en: 'because food acts differently in each disease' },
      },
    ],
    search: {
      ar: ['أخصائي تغذية', 'تغذية علاجية', 'تغذية إكلينيكية'],
      en: ['clinical dietitian', 'nutritionist', 'dietetics specialist'],
    },
  },
  {
    id: 'HEA-09',
    day: {
      ar: 'تُراجع ملفات المرضى المنوّمين بعد خروجهم: هل اكتمل تقرير الخروج والتوقيع؟ ثم تُقرأ التشخيصات وتُعطى رموزها من التصنيف الدولي، ويُسأل الطبيب حين لا تكفي العبارة. تُعالج طلبات التقارير بعد التحقق من حق طالبها، وتُدمج الملفات المكررة للشخص نفسه في النظام، وتُستخرج أعداد شهرية للإدارة ولشركات التأمين.',
      en: 'Files of discharged patients are reviewed: are the summary and signature complete? Diagnoses are then read and given codes of the international classification, and the doctor asked where the wording is unclear. Requests for reports are handled after checking the right to them, duplicate files merged in the system and monthly counts drawn for management and insurers.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في السجلات أو المعلوماتية الصحية من كلية صحية أو جامعة، ثم التصنيف لدى الهيئة السعودية للتخصصات الصحية.',
      en: 'A diploma or degree in health records or informatics from a health college or university, then classification with the Saudi Commission for Health Specialties.',
    },
    firstCourse: {
      ar: 'شهادة في الترميز الطبي تفتح باب التأمين.',
      en: 'A medical coding certificate opens insurance work.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى الترميز والمطالبات، ثم إدارة المعلومات الصحية في المنشأة.',
      en: "The work advances to coding and claims, then to managing a facility's health information.",
    },
    facets: [
      {
        facet: 'QUA',
        why: { ar: 'لأن الملفات تُحفظ كاملة وبسرية', en: 'because files are kept complete and private' },
      },
      {
        facet: 'STD',
        why: { ar: 'لأن قواعد الترميز تُطبق كما هي', en: 'because coding rules are applied as they stand' },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن الرمز الصحيح يُستنتج من نص الطبيب',
          en: "because the right code follows from the doctor's text",
        },
      },
    ],
    search: {
      ar: ['سجلات طبية', 'ترميز طبي', 'معلوماتية صحية'],
      en: ['medical records technician', 'medical coder', 'health information'],
    },
  },
  {
    id: 'HEA-10',
    day: {
      ar: 'يبدأ اليوم بتقرير الأسرّة: كم منوّماً وكم حالة تنتظر في الطوارئ، ثم جولة في الأقسام لسماع الشكاوى. تُراجع مؤشرات العدوى وزمن الانتظار وتكلفة المستلزمات، ويُعالج نقص في نوبة الليل. يُستعد لزيارة الاعتماد بمراجعة السياسات، ويُبتّ في شراء جهاز، ويُقابل مريض غير راضٍ مع رئيس القسم.',
      en: 'The day begins with the bed report: how many are admitted and how many wait in emergency, then a round to hear complaints. Infection indicators, waiting times and supply costs are reviewed and a gap in the night shift is filled. Policies are checked before an accreditation visit, an equipment purchase is decided, and a dissatisfied patient is met with the head of department.',
    },
    wayIn: {
      ar: 'بكالوريوس إدارة صحية أو تخصص صحي من جامعة، وكثيراً ما يتبعه ماجستير في الإدارة الصحية، مع سنوات من الإشراف في منشأة. وتفيد معرفة معايير المركز السعودي لاعتماد المنشآت الصحية.',
      en: "A degree in health administration or a health major, often followed by a master's in health administration, with years of supervision in a facility. Knowledge of the standards of the Saudi Central Board for Accreditation of Healthcare Institutions helps.",
    },
    firstCourse: {
      ar: 'تفيد دورة في معايير جودة المنشآت الصحية وأخرى في إدارة الميزانيات.',
      en: 'A course in quality standards of health facilities and one in managing budgets help.',
    },
    wayOn: {
      ar: 'يتسع العمل من قسم إلى مستشفى أو تجمع صحي كامل.',
      en: 'The work widens from a department to a hospital or a whole health cluster.',
    },
    facets: [
      {
        facet: 'DEC',
        why: {
          ar: 'لأن الأسرّة والشراء والنوبات يُبتّ فيها كل يوم',
          en: 'because beds, purchases and shifts are decided daily',
        },
      },
      {
        facet: 'INF',
        why: {
          ar: 'لأن المساءلة عن أقسام كثيرة وعن رضا المرضى',
          en: 'because one answers for many departments and patients',
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن مؤشرات الانتظار والعدوى والتكلفة تُقرأ معاً',
          en: 'because waiting, infection and cost figures are read together',
        },
      },
    ],
    search: {
      ar: ['مدير مستشفى', 'إدارة صحية', 'مدير تشغيل طبي'],
      en: ['hospital manager', 'health services manager', 'hospital operations manager'],
    },
  },
  {
    id: 'HEA-11',
    day: {
      ar: 'تُفحص سيارة الإسعاف أول النوبة: الأكسجين وجهاز الصدمات والحقائب. يأتي البلاغ فيُتحرك خلال لحظات، ويُؤمَّن الموقع قبل الاقتراب، ثم يُفتح مجرى الهواء ويُوقف النزف ويُثبَّت العنق. يُقرأ تخطيط القلب في الطريق ويُبلَّغ المستشفى بالحالة وموعد الوصول، ويُسلَّم المصاب بملخص دقيق، ثم تُعقَّم السيارة ويُعوَّض ما استُهلك.',
      en: 'At the start of the shift the ambulance is checked: oxygen, defibrillator, bags. A call comes and the crew leaves in moments; the scene is made safe before approach, then the airway is opened, bleeding stopped and the neck held. The ECG is read on the way, the hospital told, the patient handed over with a precise summary, and the vehicle cleaned and restocked.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في طب الطوارئ والإسعاف من كلية صحية أو جامعة، ثم التصنيف والتسجيل لدى الهيئة السعودية للتخصصات الصحية ورخصة قيادة. ويعمل كثيرون لدى هيئة الهلال الأحمر السعودي أو أقسام الطوارئ.',
      en: 'A diploma or degree in emergency medical services from a health college or university, then classification and registration with the Saudi Commission for Health Specialties and a driving licence. Many work for the Saudi Red Crescent Authority or in emergency departments.',
    },
    firstCourse: {
      ar: 'تُطلب شهادة الإنعاش القلبي الرئوي، ثم دورات في إسعاف الإصابات.',
      en: 'A resuscitation certificate is required, followed by courses in trauma care.',
    },
    wayOn: {
      ar: 'تُكتسب صلاحيات الإسعاف المتقدم أو الجوي، ثم يأتي التدريب أو قيادة الفرق الميدانية.',
      en: 'Advanced or air ambulance duties follow, then training others or leading field crews.',
    },
    facets: [
      {
        facet: 'ADP',
        why: {
          ar: 'لأن المشاهد صعبة والقرار في ثوانٍ',
          en: 'because scenes are hard and decisions take seconds',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن بروتوكول الإنعاش يُطبق كما كُتب',
          en: 'because resuscitation protocols are applied as written',
        },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن كل فرد في الطاقم يعتمد على الآخر',
          en: 'because each of the crew depends on the other',
        },
      },
    ],
    search: {
      ar: ['مسعف', 'فني طب طوارئ', 'أخصائي إسعاف'],
      en: ['paramedic', 'EMT', 'emergency medical technician'],
    },
  },
  {
    id: 'HEA-12',
    day: {
      ar: 'تبدأ النوبة بجولة على أجهزة التنفس في العناية المركزة، وتُقرأ أرقام كل جهاز وتُقارن بحال المريض وغازات دمه. تُضبط الإعدادات بعد الاتفاق مع الطبيب، وتُشفط الإفرازات بحذر، ويُجرَّب الفطام لمن تحسّن. وتُقاس وظائف الرئة في العيادة، ويُعلَّم مريض الربو استعمال البخاخ، ويُلبّى نداء الإنعاش ركضاً.',
      en: "The shift begins with a round of the ventilators in intensive care; each machine's figures are compared with the patient's state and blood gases. Settings are changed after agreement with the doctor, secretions carefully suctioned and weaning tried for those who improve. Lung function is tested in clinic, people with asthma learn to use their inhaler, and resuscitation calls are answered at a run.",
    },
    wayIn: {
      ar: 'بكالوريوس العلاج التنفسي من جامعة مع فترة الامتياز، ثم التصنيف والتسجيل لدى الهيئة السعودية للتخصصات الصحية.',
      en: 'A degree in respiratory therapy from a university with the internship, then classification and registration with the Saudi Commission for Health Specialties.',
    },
    firstCourse: {
      ar: 'تُطلب شهادات الإنعاش الأساسي والمتقدم.',
      en: 'Basic and advanced life support certificates are required.',
    },
    wayOn: {
      ar: 'يتخصص العمل في حديثي الولادة أو النقل الطبي، ثم الإشراف على القسم.',
      en: 'The work specialises in newborns or medical transport, then leads to supervising the department.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن جهاز التنفس يُضبط على حال كل مريض',
          en: "because the ventilator is set to each patient's state",
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن فحص الأجهزة ومكافحة العدوى لا استثناء فيهما',
          en: 'because equipment checks and infection control allow no exception',
        },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن الاستدعاء يأتي فجأة إلى حالة تختنق',
          en: 'because calls come suddenly to a patient who cannot breathe',
        },
      },
    ],
    search: {
      ar: ['أخصائي علاج تنفسي', 'رعاية تنفسية', 'فني تنفس'],
      en: ['respiratory therapist', 'respiratory care practitioner', 'RT specialist'],
    },
  },
  {
    id: 'HEA-13',
    day: {
      ar: 'تُعقد جلسات مدة كل منها قرابة ساعة: يُصغى إلى ما يقوله المراجع وما يسكت عنه، ويُتفق على هدف وتمرين حتى الجلسة القادمة. يُطبق مقياس للقلق أو للقدرات ويُحسب ويُكتب تقريره، ويُناقش الفريق حالة معقدة. وعند خطر على النفس تُوضع خطة أمان فوراً ويُستدعى الطبيب، وتُحفظ الملاحظات في سرية.',
      en: 'Sessions of nearly an hour each: what the person says and leaves unsaid is heard, and a goal and an exercise agreed until next time. An anxiety or ability scale is given, scored and reported, and a complex case discussed with the team. Where there is danger to self a safety plan is made at once and the doctor called; notes are kept in confidence.',
    },
    wayIn: {
      ar: 'بكالوريوس علم النفس ثم ماجستير في علم النفس العيادي، أو بكالوريوس مخصص له حيث تطرحه جامعة، ثم التصنيف والتسجيل لدى الهيئة السعودية للتخصصات الصحية. ولا يكفي بكالوريوس علم النفس العام للمسمى العيادي في الغالب. وأول عمل معتاد في مستشفى أو مركز تأهيل.',
      en: "A psychology degree and then a master's in clinical psychology, or a degree dedicated to it where a university offers one, then classification and registration with the Saudi Commission for Health Specialties. A general psychology degree mostly does not suffice for the clinical title. The first post is usually in a hospital or rehabilitation centre.",
    },
    firstCourse: {
      ar: 'تفيد دورة في المقابلة العيادية وأخرى في العلاج المعرفي السلوكي تحت إشراف.',
      en: 'A course in the clinical interview and one in cognitive behavioural therapy under supervision help.',
    },
    wayOn: {
      ar: 'يُختار مجال كالأطفال أو الإدمان، ثم يأتي الإشراف على المتدربين أو عيادة.',
      en: 'A field such as children or addiction is chosen, then comes supervising trainees or a clinic.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الجلسة إصغاء طويل وسؤال في موضعه',
          en: 'because a session is long listening and the right question',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن ما يُبقي المشكلة يُفهم قبل علاجها',
          en: 'because what keeps a problem going is understood first',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن السر يُحفظ وللتخصص حدود', en: 'because secrets are kept and competence has limits' },
      },
    ],
    search: {
      ar: ['أخصائي نفسي', 'علم نفس إكلينيكي', 'معالج نفسي'],
      en: ['psychologist', 'clinical psychologist', 'psychotherapist'],
    },
  },
  {
    id: 'HEA-14',
    day: {
      ar: 'يُزار مريض لا يجد من يرعاه بعد الخروج، فيُسأل عن بيته ودخله وأقاربه، ويُتصل بجمعية توفر سريراً أو كرسياً متحركاً. تُعقد جلسة مع أسرة صُدمت بالتشخيص، ويُبلَّغ عن الاشتباه في إيذاء طفل وفق النظام. تُكتب دراسة الحالة ويُحضر اجتماع الفريق الطبي، ثم يُتابع بعد أسبوع ما تم فعلاً.',
      en: "A patient with nobody at home after discharge is visited and asked about house, income and relatives, and an association is called for a bed or wheelchair. A family shaken by a diagnosis is met, and suspected harm to a child is reported as the law requires. A case study is written, the medical team's meeting attended, and a week later what was done is checked.",
    },
    wayIn: {
      ar: 'بكالوريوس الخدمة الاجتماعية أو علم الاجتماع من جامعة مع تدريب ميداني، ثم التصنيف والتسجيل لدى الهيئة السعودية للتخصصات الصحية للعمل في المنشآت الصحية. والتطوع في جمعية مدخل حسن.',
      en: 'A degree in social work or sociology from a university with field training, then classification and registration with the Saudi Commission for Health Specialties for health facilities. Volunteering with an association is a good start.',
    },
    firstCourse: {
      ar: 'تفيد دورة في دراسة الحالة وإدارتها.',
      en: 'A course in case study and case management helps.',
    },
    wayOn: {
      ar: 'يتقدم العمل إلى الحالات المعقدة والحماية الأسرية، ثم إدارة القسم أو برامج جمعية.',
      en: "The work advances to complex cases and family protection, then to managing a department or an association's programmes.",
    },
    facets: [
      {
        facet: 'PUR',
        why: { ar: 'لأن العمل وقوف مع من لا سند له', en: 'because one stands by those without support' },
      },
      {
        facet: 'COM',
        why: { ar: 'لأن الأسر تُحادَث في وقت عصيب', en: 'because families are spoken to at a hard time' },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن موارد متفرقة تُجمع في حل واحد',
          en: 'because scattered resources become one solution',
        },
      },
    ],
    search: {
      ar: ['أخصائي اجتماعي', 'خدمة اجتماعية', 'رعاية اجتماعية'],
      en: ['social worker', 'medical social worker', 'case manager'],
    },
  },
  {
    id: 'HEA-15',
    day: {
      ar: 'تُقرأ بلاغات الأمراض المعدية من المراكز، ويُرسم عدد الحالات بالأسابيع والأحياء بحثاً عن زيادة غير معتادة. عند تفشٍّ غذائي تُقابل الأسر وتُسأل عما أكلته، وتُجمع عينات ويُحدد المصدر المرجّح. تُراجع نسبة التطعيم في المدارس، ويُعد عرض مصوّر لحملة توعية، ويُكتب تقرير قصير يوصي بإجراء محدد.',
      en: 'Reports of infectious disease from health centres are read and cases charted by week and district in search of an unusual rise. In a food outbreak families are asked what they ate, samples are gathered and the likely source named. Vaccination rates in schools are checked, material for an awareness campaign prepared and a short report written that recommends one definite measure.',
    },
    wayIn: {
      ar: 'بكالوريوس الصحة العامة أو تخصص صحي من جامعة، وكثيراً ما يتبعه ماجستير في الوبائيات، ثم التصنيف لدى الهيئة السعودية للتخصصات الصحية.',
      en: "A degree in public health or a health major from a university, often followed by a master's in epidemiology, then classification with the Saudi Commission for Health Specialties.",
    },
    firstCourse: {
      ar: 'تفيد دورة في الإحصاء الحيوي وترصّد الأمراض.',
      en: 'A course in biostatistics and disease surveillance helps.',
    },
    wayOn: {
      ar: 'يتسع العمل من الترصد في محافظة إلى إدارة برامج على مستوى الدولة.',
      en: 'The work widens from surveillance in a governorate to managing national programmes.',
    },
    facets: [
      {
        facet: 'ANA',
        why: { ar: 'لأن المعدلات تُقرأ لا الأعداد وحدها', en: 'because rates are read, not counts alone' },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن مصدر التفشي يُستنتج من شهادات متفرقة',
          en: "because an outbreak's source is inferred from scattered accounts",
        },
      },
      {
        facet: 'PUR',
        why: {
          ar: 'لأن النفع يعم مجتمعاً كاملاً قبل أن يمرض',
          en: 'because a whole community is served before it falls ill',
        },
      },
    ],
    search: {
      ar: ['أخصائي صحة عامة', 'وبائيات', 'مكافحة العدوى'],
      en: ['public health specialist', 'epidemiologist', 'infection control'],
    },
  },
  {
    id: 'HEA-16',
    day: {
      ar: 'يُفحص سمع رضيع بجهاز صغير، ثم يُجلس طفل تأخر كلامه إلى طاولة ألعاب وتُستدرج منه الأصوات والكلمات. تُسجل محاولاته وتُعدّ، ويُدرَّب والداه على تمرين يومي في البيت. وفي القسم يُختبر بلع مريض جلطة قبل السماح له بالشرب، وتُضبط سماعة على الحاسب، وتُكتب أهداف الشهر القادم.',
      en: "An infant's hearing is screened with a small device; then a child late to speak sits at a table of toys and is drawn into sounds and words. Attempts are recorded and counted, and the parents taught a daily exercise. On the ward a stroke patient's swallowing is tested before drinking is allowed, a hearing aid is tuned by computer and next month's goals written.",
    },
    wayIn: {
      ar: 'بكالوريوس أمراض النطق والسمع من جامعة مع فترة الامتياز، ثم التصنيف والتسجيل لدى الهيئة السعودية للتخصصات الصحية. وأول عمل معتاد في مستشفى أو مركز رعاية نهارية.',
      en: 'A degree in speech pathology and audiology from a university with the internship, then classification and registration with the Saudi Commission for Health Specialties. The first post is usually in a hospital or day-care centre.',
    },
    firstCourse: {
      ar: 'تفيد دورة في تقييم نطق الأطفال أو في قياس السمع.',
      en: "A course in assessing children's speech or in measuring hearing helps.",
    },
    wayOn: {
      ar: 'يُختار التوحد أو زراعة القوقعة أو البلع تخصصاً، ثم إدارة مركز.',
      en: 'Autism, cochlear implants or swallowing becomes the specialty, then the running of a centre.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن ثقة طفل لا يتكلم تُكسب بصبر',
          en: 'because the trust of a child who does not speak is won with patience',
        },
      },
      {
        facet: 'PER',
        why: { ar: 'لأن التحسن بطيء يُقاس بالكلمات', en: 'because progress is slow and counted in words' },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن لكل مرحلة من اللغة علاجاً ولكل سماعة ضبطاً',
          en: 'because each stage of language and each device needs its own handling',
        },
      },
    ],
    search: {
      ar: ['أخصائي نطق وتخاطب', 'أخصائي سمعيات', 'علل تخاطب'],
      en: ['speech therapist', 'speech-language pathologist', 'audiologist'],
    },
  },
  {
    id: 'HEA-17',
    day: {
      ar: 'يُفتح ملف المراجع وتُطابق هويته وتأمينه، ويُخبر بمدة الانتظار وبالعيادة التي يقصدها. تُرتب المواعيد حين يتأخر طبيب، ويُتصل بمن غاب لإعادة الحجز، وتُرسل طلبات موافقة التأمين وتُتابع. يُهدَّأ مراجع غاضب ويُقدَّم في الدخول من اشتد به التعب بعد استئذان التمريض، وتُغلق آخر النهار قائمة المواعيد والمدفوعات.',
      en: "The patient's file is opened, identity and insurance matched, and the waiting time and clinic explained. Appointments are rearranged when a doctor is late, those who missed theirs are called, and insurance approvals requested and followed up. An angry patient is calmed and somebody very tired let in first after asking the nurse; at day's end the list of appointments and payments is closed.",
    },
    wayIn: {
      ar: 'الثانوية العامة تكفي في كثير من العيادات، ويُفضَّل دبلوم في السكرتارية الطبية أو إدارة المستشفيات من معهد أو كلية.',
      en: 'Secondary school is enough in many clinics; a diploma in medical secretarial work or hospital administration from an institute or college is preferred.',
    },
    firstCourse: {
      ar: 'تفيد دورة في نظم الملفات الطبية والتأمين.',
      en: 'A course in patient file systems and insurance helps.',
    },
    wayOn: {
      ar: 'يتدرج العمل إلى تنسيق العيادات أو موافقات التأمين، ثم الإشراف على خدمات المرضى.',
      en: 'The work rises to clinic coordination or insurance approvals, then to supervising patient services.',
    },
    facets: [
      {
        facet: 'ADP',
        why: {
          ar: 'لأن الازدحام والقلق والأسئلة تأتي معاً',
          en: 'because crowds, worry and questions come together',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الانتظار والتأمين يُشرحان بلطف ووضوح',
          en: 'because waiting and insurance are explained kindly and clearly',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن بيانات المرضى دقيقة وسرية', en: "because patients' data is exact and private" },
      },
    ],
    search: {
      ar: ['موظف استقبال طبي', 'منسق مرضى', 'سكرتارية طبية'],
      en: ['medical receptionist', 'patient coordinator', 'medical secretary'],
    },
  },
  {
    id: 'HEA-18',
    day: {
      ar: 'يبدأ اليوم بتجهيز العيادة وملفات المراجعين، ثم تُقاس العلامات الحيوية ويُسأل عن الأدوية قبل دخول كل مريض إلى الطبيب. تُعطى اللقاحات وتُبدَّل الضمادات، ويُشرح لمريض السكري قياس السكر في بيته. وفي المدرسة تُفحص حدة النظر ويُسعَف من جُرح في الفسحة ويُتصل بأهله، ثم تُدوَّن الزيارات قبل انتهاء الدوام.',
      en: 'The day begins with preparing the clinic and the files; vital signs are taken and medicines checked before each patient sees the physician. Vaccines are given, dressings changed, and home glucose testing explained to a patient with diabetes. In a school eyesight is screened, a child hurt at break is treated and the family called, and every visit is charted before closing.',
    },
    wayIn: {
      ar: 'بكالوريوس التمريض من جامعة ثم سنة الامتياز، واجتياز اختبار الرخصة والتسجيل لدى الهيئة السعودية للتخصصات الصحية. وتُفضَّل خبرة سابقة في جناح.',
      en: 'A nursing degree from a university and the internship year, then the licensing examination and registration with the Saudi Commission for Health Specialties. Some ward experience is preferred.',
    },
    firstCourse: { ar: 'تُطلب شهادة الإنعاش القلبي الرئوي.', en: 'A resuscitation certificate is required.' },
    wayOn: {
      ar: 'يقود العمل إلى تنسيق عيادات أو تثقيف صحي لمرض بعينه، ثم إدارة تمريض العيادات أو برامج الصحة المدرسية.',
      en: 'The work leads to clinic coordination or to health education for one disease, then to managing clinic nursing or school health programmes.',
    },
    facets: [
      {
        facet: 'PUR',
        why: {
          ar: 'لأن المراجع يعود إلى من يعتني به',
          en: 'because patients come back to whoever cares for them',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن نصف العمل شرح للمريض وأهله',
          en: 'because half of the work is explaining to patients and families',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن جرعة اللقاح وتسجيلها لا يحتملان الخطأ',
          en: 'because a vaccine and its record allow no error',
        },
      },
    ],
    search: {
      ar: ['تمريض عيادات', 'ممرض مدرسي', 'تمريض الرعاية الأولية'],
      en: ['clinic nurse', 'school nurse', 'outpatient nurse'],
    },
  },
  {
    id: 'HEA-19',
    day: {
      ar: 'تُراجَع في الصباح عينات الضبط وتُعتمد قراءات الأجهزة قبل أن تخرج أي نتيجة. تُفحص الشرائح غير الطبيعية بالمجهر، وتُعاد التحاليل التي لا تتفق مع حالة المريض، ويُتصل بالطبيب إذا ظهرت قيمة حرجة. ثم يُتحقق من طريقة تحليل جديدة بمقارنتها بالقديمة، ويُكتب تقرير الجودة الشهري وتُدرَّب المجموعة على الإجراء.',
      en: 'Control samples are reviewed in the morning and analyser readings approved before any result leaves. Abnormal slides are read under the microscope, tests that do not match the patient are repeated, and the physician is called about a critical value. A new method is then validated against the old one, the monthly quality report written and the team trained in the procedure.',
    },
    wayIn: {
      ar: 'بكالوريوس المختبرات الطبية مع سنة الامتياز، ثم اختبار الرخصة والتسجيل لدى الهيئة السعودية للتخصصات الصحية. ولمن معه دبلوم في التخصص نفسه برامج تجسير في بعض الجامعات.',
      en: 'A degree in medical laboratories with the internship year, then the licensing examination and registration with the Saudi Commission for Health Specialties. Some universities offer bridging programmes to holders of a diploma in the same subject.',
    },
    firstCourse: {
      ar: 'تفيد دورة في ضبط جودة التحاليل وأخرى في سلامة المختبرات.',
      en: 'A course in quality control of analyses and one in laboratory safety help.',
    },
    wayOn: {
      ar: 'يأتي بعدها تخصص في الكيمياء الحيوية أو الأحياء الدقيقة أو بنوك الدم، ثم إدارة المختبر أو جودته.',
      en: 'A specialty in clinical chemistry, microbiology or blood banking follows, then the management of a laboratory or of its quality.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن القيمة الشاذة تُميَّز من خطأ الجهاز بالأرقام',
          en: 'because a true outlier is told from an analyser fault by numbers',
        },
      },
      {
        facet: 'STD',
        why: { ar: 'لأن كل خطوة موثقة ومعايرة', en: 'because every step is documented and calibrated' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن علاج المريض يُبنى على النتيجة', en: 'because treatment rests on the result' },
      },
    ],
    search: {
      ar: ['أخصائي مختبرات طبية', 'أخصائي كيمياء حيوية', 'أخصائي أحياء دقيقة'],
      en: ['medical laboratory specialist', 'clinical chemist', 'microbiology specialist'],
    },
  },
  {
    id: 'HEA-20',
    day: {
      ar: 'يُفتح بريد البلاغات وفيه عرض جانبي لدواء جديد، فيُصنَّف ويُدقَّق وتُرفع به استمارة في موعدها. ثم يُراجَع ملف تسجيل مستحضر: بيانات الثبات والنشرة العربية ومطابقتها لدليل الهيئة، وتُكتب ملاحظات للشركة. وبعد الظهر تُقارَن نشرة محدَّثة بسابقتها سطراً سطراً، ويُجاب عن استفسار طبيب عن تداخل دوائي.',
      en: 'The report inbox holds a side effect of a new medicine; it is classified, checked and filed on time. A registration dossier is then reviewed, with its stability data and Arabic leaflet against the guideline of the authority, and comments go to the company. In the afternoon a revised leaflet is compared with the old one line by line, and a physician gets an answer about an interaction.',
    },
    wayIn: {
      ar: 'بكالوريوس الصيدلة أو دكتور صيدلة، والبداية أخصائي شؤون تنظيمية أو تيقظ دوائي في شركة أدوية أو في الهيئة العامة للغذاء والدواء.',
      en: 'A pharmacy degree, starting as a specialist in regulatory affairs or drug safety at a pharmaceutical company or the Saudi Food and Drug Authority.',
    },
    firstCourse: {
      ar: 'تنفع دورة في التيقظ الدوائي وأخرى في ملفات التسجيل.',
      en: 'Courses in pharmacovigilance and in registration dossiers help.',
    },
    wayOn: {
      ar: 'يُسند بعد سنوات ملف شركة أو فئة دوائية، ثم إدارة الشؤون التنظيمية أو برنامج المأمونية.',
      en: 'After some years comes a company or a class of medicines of its own, then the lead of regulatory affairs or of a safety programme.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن خطأ في نشرة يصل إلى كل من يستعملها',
          en: 'because an error in a leaflet reaches everybody who uses it',
        },
      },
      {
        facet: 'ANA',
        why: { ar: 'لأن الإشارة تُقرأ من بلاغات كثيرة', en: 'because a signal is read out of many reports' },
      },
      {
        facet: 'TEC',
        why: { ar: 'لأن علم الدواء هو لغة الملف', en: 'because pharmacology is the language of the file' },
      },
    ],
    search: {
      ar: ['شؤون تنظيمية دوائية', 'تيقظ دوائي', 'تسجيل أدوية'],
      en: ['regulatory affairs pharmacist', 'pharmacovigilance specialist', 'drug registration'],
    },
  },
  {
    id: 'HEA-21',
    day: {
      ar: 'تُقرأ صباحاً نتائج المختبر بحثاً عن جرثومة مقاومة، وتُعزل الحالة ويُراجَع من خالطها. ثم جولة في الأجنحة: تعقيم اليدين، وعبوات الأدوات الحادة، وبطاقات العزل. يُجمع سبب سقوط مريض في الأسبوع الماضي من أقوال الفريق، وتُكتب خطة تصحيح بمواعيدها، ويُعرض مؤشر العدوى على لجنة المستشفى.',
      en: 'Laboratory results are read in the morning for a resistant germ; the case is isolated and its contacts reviewed. A round of the wards follows: hand hygiene, sharps boxes, isolation cards. The cause of a fall last week is gathered from the team, a corrective plan written with dates, and the infection rate presented to the hospital committee.',
    },
    wayIn: {
      ar: 'بكالوريوس في تخصص صحي مع خبرة عملية، والتسجيل لدى الهيئة السعودية للتخصصات الصحية. والانتقال يكون غالباً من التمريض أو المختبر أو الصيدلة.',
      en: 'A degree in a health subject with practical experience and registration with the Saudi Commission for Health Specialties. Most come from nursing, the laboratory or pharmacy.',
    },
    firstCourse: {
      ar: 'تُطلب عادة شهادة في مكافحة العدوى أو في جودة الرعاية الصحية.',
      en: 'A certificate in infection control or in health care quality is usually asked for.',
    },
    wayOn: {
      ar: 'يقود إلى تنسيق الاعتماد في المنشأة، ثم إدارة الجودة وسلامة المرضى.',
      en: 'It leads to coordinating accreditation in the facility, then to managing quality and patient safety.',
    },
    facets: [
      {
        facet: 'QUA',
        why: { ar: 'لأن سلامة المريض هي العمل نفسه', en: 'because patient safety is the work itself' },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن المؤشرات تُقرأ قبل أن تصير حوادث',
          en: 'because rates are read before they become incidents',
        },
      },
      {
        facet: 'COM',
        why: { ar: 'لأن الفرق تُقنَع ولا تُؤمر', en: 'because teams are persuaded rather than ordered' },
      },
    ],
    search: {
      ar: ['مكافحة العدوى', 'جودة وسلامة المرضى', 'أخصائي جودة صحية'],
      en: ['infection control practitioner', 'healthcare quality specialist', 'patient safety officer'],
    },
  },
  {
    id: 'HEA-22',
    day: {
      ar: 'تُعقَّم الأدوات وتُحضَّر الغرفة قبل أول موعد، ثم تُراجع حساسية المريض وأدويته ويُزال الجير برفق، وتُسجَّل جيوب اللثة في المخطط. ويُعان الطبيب في حشوة أو خلع بمناولة الأداة قبل طلبها، ويُهدَّأ طفل خائف، ويُشرح لأسرته استعمال الخيط والفرشاة، وتُفرز الأدوات الحادة في آخر اليوم.',
      en: "Instruments are sterilised and the room prepared before the first appointment; the patient's allergies and medicines are checked, tartar gently removed and gum pockets charted. The dentist is assisted with a filling or an extraction, each instrument handed over before it is asked for, a frightened child is calmed and the family shown floss and brush, and sharps are sorted at the end of the day.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في صحة الفم أو مساعدة طبيب الأسنان، ثم التصنيف والتسجيل لدى الهيئة السعودية للتخصصات الصحية.',
      en: 'A diploma or degree in oral hygiene or dental assisting, then classification and registration with the Saudi Commission for Health Specialties.',
    },
    firstCourse: {
      ar: 'تلزم دورة في مكافحة العدوى والإنعاش.',
      en: 'A course in infection control and resuscitation is needed.',
    },
    wayOn: {
      ar: 'إلى صحة الفم الوقائية أو عيادات التقويم والجراحة، ثم الإشراف على العيادات أو التعقيم المركزي.',
      en: 'To preventive oral health or orthodontic and surgical clinics, then supervising clinics or central sterilisation.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن العدوى تنتقل بأداة واحدة لم تُعقَّم',
          en: 'because infection travels on one unsterilised instrument',
        },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن ألماً يمكن تجنبه لا عذر فيه', en: 'because pain that can be avoided has no excuse' },
      },
      {
        facet: 'PUR',
        why: {
          ar: 'لأن الخوف من الكرسي يزول بالعناية',
          en: 'because fear of the chair goes where somebody cares',
        },
      },
    ],
    search: {
      ar: ['أخصائي صحة فم', 'مساعد طبيب أسنان', 'فني صحة الفم والأسنان'],
      en: ['dental hygienist', 'dental assistant', 'oral health'],
    },
  },
  {
    id: 'HEA-23',
    day: {
      ar: 'يُستقبل في المركز الصحي من يُعرف ملفه منذ سنوات: متابعة سكري وضغط، وحمل في شهره الخامس، وطفل موعد لقاحه اليوم. يُسأل عن البيت والعمل قبل الدواء، وتُعدَّل الجرعات، وتُطلب فحوص مبكرة بحسب العمر، وتُحال الحالة التي تحتاج إلى مستشفى. وآخر الدوام تُراجع النتائج ويُتصل بمن تأخر عن موعده.',
      en: 'In the health centre come people whose files have been known for years: a check of diabetes and blood pressure, a pregnancy in its fifth month, a child due for a vaccine. Home and work are asked about before medicine, doses adjusted, early screening ordered by age, and whoever needs a hospital is referred. At the end of the day results are read and those who missed a visit are called.',
    },
    wayIn: {
      ar: 'بكالوريوس الطب والجراحة ثم سنة الامتياز، واجتياز اختبار الرخصة والتسجيل لدى الهيئة السعودية للتخصصات الصحية، والعمل في مركز صحي. وبرنامج التخصص في طب الأسرة لدى الهيئة نفسها هو الطريق المعتاد إلى درجة الاختصاصي.',
      en: 'A medical degree and the internship year, then the licensing examination and registration with the Saudi Commission for Health Specialties, and work in a health centre. The specialty programme in family medicine of the same commission is the usual way to the grade of a specialist.',
    },
    firstCourse: {
      ar: 'تُطلب شهادة الإنعاش القلبي الرئوي، وتفيد دورة في متابعة الأمراض المزمنة.',
      en: 'A resuscitation certificate is required, and a course in following chronic illness helps.',
    },
    wayOn: {
      ar: 'إلى تخصص طب الأسرة، ثم إدارة مركز صحي أو الإشراف على برامج الوقاية في تجمع صحي.',
      en: 'To a specialty in family medicine, then managing a health centre or overseeing prevention programmes of a health cluster.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن نصف العلاج حديث عن العادات',
          en: 'because half of the treatment is talk about habits',
        },
      },
      {
        facet: 'PUR',
        why: { ar: 'لأن المريض يعود إلى من يعرفه', en: 'because patients come back to whoever knows them' },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن قرار الإحالة يُتخذ دون فحوص كثيرة',
          en: 'because the choice to refer is made without many tests',
        },
      },
    ],
    search: {
      ar: ['طب الأسرة', 'طبيب مركز صحي', 'رعاية صحية أولية'],
      en: ['family physician', 'primary care centre doctor', 'family medicine'],
    },
  },
  {
    id: 'HEA-24',
    day: {
      ar: 'تُزار غرف الانتظار والأجنحة ويُسأل المرضى وذووهم عما تأخر أو لم يُفهم، ويُساعد من ضاع موعده أو تقريره. تُسجل شكوى وتُتابع مع القسم حتى يُرد عليها، ويُشرح لأسرة حق من حقوق المريض بهدوء. تُجمع بعد الظهر نتائج الاستبانات، ويُعرض على الإدارة سبب يتكرر ويُقترح له حل.',
      en: 'Waiting rooms and wards are visited, and patients and their families asked what was late or not understood; whoever has lost an appointment or a report is helped. A complaint is recorded and followed up with the department until it is answered, and a right of patients is explained calmly to a family. In the afternoon survey results are gathered, and a cause that recurs is shown to management with a remedy.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الإدارة أو التخصصات الصحية أو أي تخصص، وبداية في الاستقبال أو خدمة العملاء أو علاقات المرضى.',
      en: 'A diploma or degree in administration, a health subject or any other, and a start in reception, customer service or patient relations.',
    },
    firstCourse: {
      ar: 'تفيد دورة في تجربة المريض وأخرى في التواصل عند الغضب.',
      en: 'A course in patient experience and one in communicating with people who are angry help.',
    },
    wayOn: {
      ar: 'إلى الإشراف على علاقات المرضى، ثم إدارة تجربة المريض في المنشأة.',
      en: 'To supervising patient relations, then managing patient experience of the facility.',
    },
    facets: [
      {
        facet: 'COM',
        why: { ar: 'لأن القلق يُسمع قبل أن يُجاب', en: 'because worry has to be heard before it is answered' },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن الضيق في المستشفى يسبق الكلام',
          en: 'because distress comes before words in a hospital',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن شكوى بلا رد تعود أكبر',
          en: 'because a complaint without an answer comes back larger',
        },
      },
    ],
    search: {
      ar: ['تجربة المريض', 'علاقات المرضى', 'خدمات المستفيدين'],
      en: ['patient experience', 'patient relations', 'patient services'],
    },
  },
]
