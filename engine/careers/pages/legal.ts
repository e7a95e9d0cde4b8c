import type { OccupationPage } from './occupation-page.ts'

export const legal: readonly OccupationPage[] = [
  {
    id: 'LEG-01',
    day: {
      ar: 'الاستماع إلى عميل وفرز الوقائع من الانطباعات، والبحث في الأنظمة والسوابق، ثم صياغة صحيفة دعوى أو مذكرة رد تُرفع إلكترونياً قبل موعدها. وتُحضر الجلسات عن بعد أو في المحكمة، ويُناقش الشهود والمستندات، ويُفاوض محامي الطرف الآخر على صلح، وتُراجع عقود شركات، ويُقال للعميل بوضوح متى تكون دعواه ضعيفة.',
      en: "Hearing a client and sorting facts from impressions, researching laws and precedents, then drafting a claim or reply filed electronically before its deadline. Hearings are attended remotely or in court, witnesses questioned and documents argued over, a settlement negotiated with the other side's lawyer, company contracts reviewed, and clients told plainly when their case is weak.",
    },
    wayIn: {
      ar: 'بكالوريوس قانون أو شريعة، ثم فترة تدريب لدى محامٍ مرخص، ثم رخصة المحاماة من وزارة العدل والعضوية في الهيئة السعودية للمحامين.',
      en: "A bachelor's degree in law or Sharia, then a training period under a licensed lawyer, then the licence from the Ministry of Justice and membership of the Saudi Bar Association.",
    },
    firstCourse: {
      ar: 'تفيد دورة في صياغة العقود والمذكرات.',
      en: 'A course in drafting contracts and pleadings helps.',
    },
    wayOn: {
      ar: 'يتخصص كثيرون في فرع مثل التجاري أو العمالي، ثم يصبحون شركاء في مكتب أو يفتتحون مكتباً.',
      en: 'Many specialise in a branch such as commercial or labour law, then become partners or open a practice.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الحجة تُقنع القاضي والطرف الآخر',
          en: 'because an argument has to convince the judge and the other side',
        },
      },
      {
        facet: 'LOG',
        why: { ar: 'لأن الحكم يُستخرج من نص وواقعة', en: 'because the ruling is drawn from text and fact' },
      },
      {
        facet: 'TEC',
        why: {
          ar: 'لأن النزاع يُحسم بالنص المناسب من أنظمة كثيرة',
          en: 'because a dispute turns on the right text among many laws',
        },
      },
    ],
    search: {
      ar: ['محامٍ', 'مستشار قانوني', 'محامٍ متدرب'],
      en: ['lawyer', 'legal counsel', 'trainee lawyer'],
    },
  },
  {
    id: 'LEG-02',
    day: {
      ar: 'التحقق من هوية الأطراف وأهليتهم ورضاهم، وقراءة الوكالة أو عقد التأسيس أو الإفراغ عليهم وشرح أثره، ثم تعديل صيغة ناقصة وتوثيقها في النظام الإلكتروني. ويُطلب مستند يثبت الصفة، ويُمتنع عن توثيق ما يخالف النظام مع بيان السبب، وتُزار منشأة أو مريض لا يستطيع الحضور، وتُراجع السجلات قبل إقفال اليوم.',
      en: "Checking the parties' identity, capacity and consent, reading them the power of attorney, company charter or property transfer and explaining its effect, then completing any missing wording and recording it in the electronic system. Proof of standing is asked for, what breaks the law is refused with reasons, a firm or a patient who cannot come is visited, and the records are checked before the day closes.",
    },
    wayIn: {
      ar: 'بكالوريوس شريعة أو قانون، ثم رخصة التوثيق من وزارة العدل، أو العمل كاتب عدل بالتعيين في الوزارة.',
      en: "A bachelor's degree in Sharia or law, then a notary licence from the Ministry of Justice, or appointment in the Ministry as a public notary.",
    },
    firstCourse: {
      ar: 'تفيد دورة في أعمال التوثيق وصياغة الوكالات والإقرارات.',
      en: 'A course in notarial work and the wording of powers of attorney and statements helps.',
    },
    wayOn: {
      ar: 'تتسع الأعمال إلى توثيق الشركات والعقارات، ثم إلى مكتب توثيق أو محاماة.',
      en: 'The work widens to companies and property, then to a notarial or law office.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن الوثيقة حجة لا يُقبل فيها خطأ',
          en: 'because the document is evidence and allows no error',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن لكل تصرف صيغة وشروطاً نظامية',
          en: 'because each act has its form and legal conditions',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الأطراف يوقّعون على ما يفهمونه فقط',
          en: 'because parties sign only what they understand',
        },
      },
    ],
    search: {
      ar: ['موثق', 'كاتب عدل', 'توثيق عقود'],
      en: ['notary', 'notarial officer', 'documentation specialist'],
    },
  },
  {
    id: 'LEG-03',
    day: {
      ar: 'ترتيب ملف القضية: فهرسة المستندات، واستخراج التواريخ، ومتابعة المواعيد في بوابة المحاكم، وتنبيه المحامي قبل كل جلسة. ثم البحث عن نص نظامي أو سابقة، وإعداد مسودة وكالة أو خطاب، وجمع بيانات من العميل، وتدقيق أرقام الصفحات والمرفقات قبل الرفع، وتسجيل ما جرى في الجلسة لمن لم يحضرها.',
      en: 'Putting the case file in order: indexing documents, extracting dates, following deadlines in the court portal and reminding the lawyer before each hearing. Then looking up a provision or precedent, drafting a power of attorney or letter, collecting details from the client, checking page numbers and attachments before filing, and noting what happened in the hearing for those who were not there.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في القانون أو الشريعة، وبداية متدرب في مكتب محاماة أو إدارة قانونية.',
      en: "A diploma or bachelor's degree in law or Sharia and a start as a trainee in a law office or legal department.",
    },
    firstCourse: {
      ar: 'تفيد دورة في الصياغة القانونية وأخرى في إجراءات التقاضي الإلكتروني.',
      en: 'A course in legal drafting and one in electronic litigation procedure help.',
    },
    wayOn: {
      ar: 'من يكمل بكالوريوس القانون أو الشريعة ينتقل إلى التدريب على المحاماة.',
      en: 'Those who complete a degree in law or Sharia move on to training as a lawyer.',
    },
    facets: [
      {
        facet: 'PLN',
        why: { ar: 'لأن موعداً فائتاً قد يُسقط حقاً', en: 'because a missed date may lose a right' },
      },
      {
        facet: 'QUA',
        why: { ar: 'لأن مرفقاً ناقصاً يرد الطلب', en: 'because a missing attachment sends the request back' },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن العمل كله مساندة لمحامين ومواعيدهم',
          en: 'because the whole work supports lawyers and their dates',
        },
      },
    ],
    search: {
      ar: ['مساعد قانوني', 'باحث قانوني', 'أخصائي قانوني'],
      en: ['paralegal', 'legal assistant', 'legal researcher'],
    },
  },
  {
    id: 'LEG-04',
    day: {
      ar: 'استقبال مكالمات العملاء والمحاكم وتحويلها، وتنظيم جدول الجلسات والاجتماعات حتى لا يتعارض موعدان، وطباعة المذكرات وتنسيقها بالصيغة المعتمدة. وتُرتَّب الملفات الورقية والرقمية بسرية، وتُسجل ساعات العمل لإعداد الفواتير، وتُتابع توقيعات العملاء وأتعاب المكتب، ويُحجز مترجم أو خبير عند الحاجة، ويُراجع بريد المكتب أول اليوم وآخره.',
      en: 'Taking calls from clients and courts and passing them on, arranging hearings and meetings so that no two collide, and typing and laying out briefs in the approved form. Paper and digital files are kept in confidence, hours recorded for billing, signatures and fees followed up, a translator or expert booked when needed, and the office mail checked first and last thing.',
    },
    wayIn: {
      ar: 'دبلوم في السكرتارية أو الإدارة المكتبية أو القانون من كلية تقنية أو كلية مجتمع، مع إتقان برامج المكتب والكتابة الرسمية بالعربية، والإنجليزية في مكاتب كثيرة.',
      en: 'A diploma in secretarial work, office administration or law from a technical or community college, with office software and formal writing in Arabic, and in English in many offices.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الكتابة الرسمية وتنظيم ملفات القضايا.',
      en: 'A course in formal writing and keeping case files helps.',
    },
    wayOn: {
      ar: 'من يتعلم الإجراءات القانونية ينتقل إلى المساندة القانونية أو إلى إدارة المكتب كله.',
      en: 'Those who learn legal procedure move to paralegal work or to managing the whole office.',
    },
    facets: [
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الجدول يجمع مواعيد محاكم وعملاء',
          en: 'because the diary holds dates of courts and clients',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن الملفات سرية ولا يراها إلا أصحابها',
          en: 'because files are confidential and open only to those concerned',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن أول صوت يسمعه العميل صوت المكتب',
          en: "because the first voice a client hears is the office's",
        },
      },
    ],
    search: {
      ar: ['سكرتارية قانونية', 'سكرتير مكتب محاماة', 'منسق إداري'],
      en: ['legal secretary', 'law firm secretary', 'legal administrator'],
    },
  },
  {
    id: 'LEG-05',
    day: {
      ar: 'قراءة صحائف الدعاوى المجدولة قبل الجلسة، وإدارة الجلسة بعدل: سماع الطرفين، وطلب بينة، واستجواب شاهد، ورفض ما لا صلة له بالنزاع. ثم دراسة الأدلة وتقرير الخبير، ومراجعة النصوص والسوابق، وكتابة حكم مسبب يجيب عن كل دفع جوهري. ويُعرض الصلح حيث يجوز، وتُنظر الطلبات العاجلة في يومها.',
      en: "Reading the listed claims before the hearing and running it fairly: hearing both sides, asking for proof, questioning a witness, turning away what has no bearing. Then studying evidence and the expert's report, checking texts and precedents, and writing a reasoned judgment that answers each main defence. Settlement is offered where allowed, and urgent requests are heard the same day.",
    },
    wayIn: {
      ar: 'بكالوريوس شريعة، ثم الترشيح والمقابلات والتعيين في السلك القضائي بأمر ملكي بناء على قرار المجلس الأعلى للقضاء، والبداية ملازمة قضائية مع تأهيل في معهد قضائي متخصص.',
      en: "A bachelor's degree in Sharia, then nomination, interviews and appointment to the judiciary by royal order on a decision of the Supreme Judicial Council; the start is a judicial traineeship with study in a specialised judicial institute.",
    },
    firstCourse: {
      ar: 'دورات التأهيل في معهد قضائي متخصص، أثناء الملازمة، هي الأولى.',
      en: 'The preparatory courses of a specialised judicial institute, during the traineeship, come first.',
    },
    wayOn: {
      ar: 'يتدرج المسار النظامي من الملازمة القضائية إلى محاكم الدرجة الأولى ثم الاستئناف.',
      en: 'The path set by law rises from traineeship to first-instance courts and then to appeal.',
    },
    facets: [
      {
        facet: 'LOG',
        why: {
          ar: 'لأن الحكم استنتاج من بينة ونص',
          en: 'because a judgment is a conclusion from evidence and text',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن النزاهة شرط العمل نفسه',
          en: 'because integrity is the condition of the work itself',
        },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن النزاع ينتهي بقرار مسبب يُسأل عنه',
          en: 'because a dispute ends in a reasoned decision that is answered for',
        },
      },
    ],
    search: {
      ar: ['ملازم قضائي', 'سلك قضائي', 'وظائف قضائية'],
      en: ['judicial trainee', 'judiciary appointment', 'judicial posts'],
    },
  },
  {
    id: 'LEG-06',
    day: {
      ar: 'دراسة مشكلة في قطاع: جمع بيانات الشكاوى والمخالفات، ومقارنة ما فعلته دول أخرى، وسؤال المنشآت عن كلفة الالتزام. ثم صياغة مسودة لائحة وملخص أثرها، ونشرها لاستطلاع الآراء، وتصنيف الملاحظات والرد عليها، وعرض البدائل على لجنة، وتعديل مادة غامضة حتى تُفهم بمعنى واحد، وقياس الأثر بعد التطبيق.',
      en: 'Studying a problem in a sector: collecting data on complaints and breaches, comparing what other countries did, and asking firms what compliance costs. Then drafting a regulation and a summary of its effect, publishing it for comment, sorting and answering the comments, presenting options to a committee, rewording an unclear article until it has one meaning, and measuring the effect afterwards.',
    },
    wayIn: {
      ar: 'بكالوريوس في القانون أو الإدارة العامة أو الاقتصاد أو السياسات، وبداية باحث في جهة تنظيمية أو وزارة.',
      en: "A bachelor's degree in law, public administration, economics or policy, and a start as a researcher in a regulator or ministry.",
    },
    firstCourse: {
      ar: 'تفيد دورة في صياغة الأنظمة أو تقييم الأثر التنظيمي من معهد إداري حكومي.',
      en: 'A course in legislative drafting or regulatory impact assessment from a public administration institute helps.',
    },
    wayOn: {
      ar: 'بعد قيادة ملف تنظيمي كامل ينفتح الطريق إلى إدارة الشؤون التنظيمية في جهة رقابية أو شركة كبيرة.',
      en: 'After leading a whole regulatory file, the path opens to managing regulatory affairs in an authority or a large company.',
    },
    facets: [
      {
        facet: 'ANA',
        why: {
          ar: 'لأن أثر القاعدة يُقاس قبل إقرارها وبعده',
          en: "because a rule's effect is measured before and after it is passed",
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن مادة تناقض أخرى تُبطل المقصود',
          en: 'because an article that contradicts another defeats the purpose',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن النص يُكتب لمن سيطبقه',
          en: 'because the text is written for those who will apply it',
        },
      },
    ],
    search: {
      ar: ['محلل سياسات', 'أخصائي أنظمة ولوائح', 'باحث سياسات عامة'],
      en: ['policy analyst', 'regulatory affairs specialist', 'legislation researcher'],
    },
  },
  {
    id: 'LEG-07',
    day: {
      ar: 'استقبال طلبات ترخيص منشآت أو أنشطة في المنصة، ومطابقة المرفقات بالشروط، وإعادة طلب ناقص مع بيان ما ينقصه. ثم زيارة الموقع أو طلب تقرير تفتيش، ومراجعة الاشتراطات المكانية والفنية، واقتراح القبول أو الرفض بسببه، والرد على استفسار مستثمر، وتجديد الرخص المنتهية أو إيقافها، وإعداد إحصاء أسبوعي للطلبات المتأخرة.',
      en: 'Receiving licence applications for firms or activities on the platform, matching attachments with conditions, and returning an incomplete one with a note of what is missing. Then visiting the site or asking for an inspection report, checking location and technical requirements, proposing acceptance or reasoned refusal, answering an investor, renewing or suspending expired licences, and preparing a weekly count of late requests.',
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الإدارة أو القانون أو تخصص يناسب النشاط المرخص، والتعيين في الجهة عن طريق التوظيف الحكومي.',
      en: "A diploma or bachelor's degree in administration, law or a major close to the licensed activity, and appointment in the authority through government recruitment.",
    },
    firstCourse: {
      ar: 'تفيد دورة في الأنظمة واللوائح التي يقوم عليها الترخيص، وأخرى في خدمة المستفيدين.',
      en: 'A course in the laws and rules behind the licence and one in serving applicants help.',
    },
    wayOn: {
      ar: 'بعد إتقان أنواع الرخص يأتي الإشراف على وحدة، ثم إدارة التراخيص أو الرقابة.',
      en: 'After mastering the kinds of licence comes supervising a unit, then managing licensing or inspection.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن الشرط يُطبق على الجميع دون استثناء',
          en: 'because a condition applies to all without exception',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن لكل نشاط دليل اشتراطات مكتوباً',
          en: 'because each activity has a written guide of requirements',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الرفض يُشرح بما يمكن إصلاحه',
          en: 'because a refusal is explained with what can be put right',
        },
      },
    ],
    search: {
      ar: ['أخصائي تراخيص', 'مراقب تراخيص', 'خدمات المستثمرين'],
      en: ['licensing specialist', 'licensing officer', 'permits officer'],
    },
  },
  {
    id: 'LEG-08',
    day: {
      ar: 'توزيع القضايا والعقود على المحامين حسب خبرتهم، ومراجعة المذكرات الكبيرة، واختيار مكتب خارجي والتفاوض على أتعابه. ثم تنبيه الإدارة إلى مخاطرة في صفقة واقتراح صياغة تحد منها، ومتابعة موازنة الإدارة ومؤشرات المواعيد، والحسم بين التسوية والاستمرار في دعوى، وحضور اجتماع مجلس يحتاج إلى رأي في الدقيقة نفسها.',
      en: 'Sharing cases and contracts among lawyers by experience, reviewing the large briefs, choosing outside counsel and negotiating fees. Then warning management of a risk in a deal and proposing a wording that limits it, following budget and deadlines, deciding between settling a case and pursuing it, and sitting in a board meeting that needs an opinion on the spot.',
    },
    wayIn: {
      ar: 'بكالوريوس قانون أو شريعة، وسنوات في المحاماة أو إدارة قانونية، وكثيراً ما تُطلب رخصة المحاماة وإنجليزية قانونية.',
      en: "A bachelor's degree in law or Sharia and years in practice or a legal department; a lawyer's licence and legal English are often asked for.",
    },
    firstCourse: {
      ar: 'تفيد دورة في إدارة المكاتب القانونية وأخرى في حوكمة الشركات.',
      en: 'A course in managing legal offices and one in corporate governance help.',
    },
    wayOn: {
      ar: 'يمتد المسار إلى منصب المستشار القانوني العام للمنشأة، أو إلى إدارة مكتب محاماة.',
      en: 'The path goes on to general counsel of a company or to managing a law firm.',
    },
    facets: [
      {
        facet: 'DEC',
        why: {
          ar: 'لأن التسوية أو الخصومة قرار له ثمن',
          en: 'because to settle or to fight is a decision with a price',
        },
      },
      {
        facet: 'INF',
        why: {
          ar: 'لأن رأي الإدارة القانونية يوقف صفقة أو يمررها',
          en: "because the department's opinion stops or passes a deal",
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن القضايا والعقود تتزاحم على فريق محدود',
          en: 'because cases and contracts compete for a limited team',
        },
      },
    ],
    search: {
      ar: ['مدير إدارة قانونية', 'مدير الشؤون القانونية', 'رئيس القسم القانوني'],
      en: ['legal manager', 'head of legal', 'legal affairs director'],
    },
  },
  {
    id: 'LEG-09',
    day: {
      ar: 'قراءة شكوى عامل أو منشأة، وطلب العقد وكشوف الأجور، ثم دعوة الطرفين إلى جلسة حضورية أو مرئية. ويُسمع كل طرف دون مقاطعة، وتُحسب المستحقات وفق نظام العمل، وتُعرض حلول وسط، ويُكتب محضر صلح حين يتفقان أو تُحال القضية إلى المحكمة العمالية حين يتعذر الاتفاق في المدة المحددة.',
      en: "Reading a worker's or employer's complaint, asking for contract and pay records, then calling both to a session in person or on video. Each is heard without interruption, dues are worked out under the Labour Law, compromises offered, and a settlement record written when they agree, or the case referred to the labour court when no agreement comes within the set time.",
    },
    wayIn: {
      ar: 'بكالوريوس في القانون أو الشريعة أو الموارد البشرية، وخبرة في علاقات العمل، ثم العمل في مكتب تسوية ودية حكومي أو إدارة علاقات موظفين.',
      en: "A bachelor's degree in law, Sharia or human resources and experience of labour relations, then work in a government amicable settlement office or an employee relations department.",
    },
    firstCourse: { ar: 'تفيد دورة معتمدة في الوساطة.', en: 'An accredited mediation course helps.' },
    wayOn: {
      ar: 'مع خبرة في القضايا الجماعية تأتي إدارة علاقات العمل في منشأة كبيرة أو القيد محكّماً.',
      en: 'With experience of collective cases comes labour relations in a large employer, or listing as an arbitrator.',
    },
    facets: [
      {
        facet: 'COM',
        why: {
          ar: 'لأن الصلح يبدأ حين يشعر كل طرف أنه سُمع',
          en: 'because settlement begins when each side feels heard',
        },
      },
      { facet: 'ADP', why: { ar: 'لأن الطرفين يصلان غاضبين', en: 'because both sides arrive angry' } },
      {
        facet: 'QUA',
        why: { ar: 'لأن الحياد يُفقد بكلمة واحدة', en: 'because neutrality is lost with one word' },
      },
    ],
    search: {
      ar: ['تسوية ودية', 'علاقات عمالية', 'وسيط منازعات'],
      en: ['labour relations specialist', 'mediator', 'employee relations'],
    },
  },
  {
    id: 'LEG-10',
    day: {
      ar: 'حصر الأنظمة التي تخضع لها الشركة في سجل واحد، وتحديد مسؤول لكل التزام وموعده، واختبار هل يُنفذ فعلاً. ثم إعداد محضر مجلس الإدارة وجدول أعماله، ومراجعة إفصاح قبل نشره، وفحص تعارض مصالح، والنظر في بلاغ سري عن مخالفة، وتدريب موظفين جدد على سياسة الهدايا، ورفع تقرير إلى لجنة المجلس.',
      en: "Listing the laws that bind the company in one register, setting an owner and date for each duty, and testing whether it is really done. Then preparing the board's agenda and minutes, reviewing a disclosure before it is published, checking a conflict of interest, looking into a confidential report of a breach, training new staff on the gifts policy, and reporting to the board committee.",
    },
    wayIn: {
      ar: 'بكالوريوس في القانون أو الإدارة أو المحاسبة أو المالية، وبداية في إدارة قانونية أو مراجعة أو أمانة مجلس.',
      en: "A bachelor's degree in law, administration, accounting or finance, and a start in a legal department, audit or a board secretariat.",
    },
    firstCourse: {
      ar: 'تفيد شهادة مهنية في الامتثال أو حوكمة الشركات.',
      en: 'A professional certificate in compliance or corporate governance helps.',
    },
    wayOn: {
      ar: 'يتفرع المسار إلى أمانة مجلس الإدارة أو إلى إدارة الامتثال في شركة مدرجة.',
      en: 'The path branches into serving as board secretary or heading compliance in a listed company.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن القاعدة تُطبق على الكبير قبل الصغير',
          en: 'because the rule binds the senior before the junior',
        },
      },
      {
        facet: 'STD',
        why: {
          ar: 'لأن الالتزامات مكتوبة في أنظمة ولوائح',
          en: 'because duties are written in laws and regulations',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن السياسة لا تُتبع ما لم تُشرح',
          en: 'because a policy is not followed unless explained',
        },
      },
    ],
    search: {
      ar: ['أخصائي امتثال', 'أخصائي حوكمة', 'أمين سر مجلس'],
      en: ['compliance specialist', 'governance specialist', 'board secretary'],
    },
  },
  {
    id: 'LEG-11',
    day: {
      ar: 'قراءة نطاق العمل الذي كتبه المهندسون أو المشتريات، واختيار نموذج العقد، وصياغة بنود التسليم والغرامات والضمان وفض النزاع. ثم تبادل مسودات مع الطرف الآخر وتتبع كل تعديل، وجمع الموافقات قبل التوقيع. وبعده تُسجل المواعيد والضمانات البنكية، ويُرد على طلب تمديد أو أمر تغيير، وتُجمع وقائع مطالبة محتملة.',
      en: 'Reading the scope that engineers or buyers wrote, choosing the contract form, and drafting clauses on delivery, penalties, warranty and disputes. Then exchanging drafts and tracking every change, and gathering approvals before signature. Afterwards, recording dates and bank guarantees, answering a request for extension or change order, and collecting the facts of a likely claim.',
    },
    wayIn: {
      ar: 'بكالوريوس في القانون أو الهندسة أو إدارة المشتريات، وبداية في إدارة عقود بشركة أو جهة حكومية.',
      en: "A bachelor's degree in law, engineering or procurement, and a start in the contracts department of a company or public body.",
    },
    firstCourse: {
      ar: 'تفيد دورة في عقود المشاريع النموذجية وأخرى في نظام المنافسات والمشتريات الحكومية.',
      en: 'A course in standard project contracts and one in government tenders and procurement law help.',
    },
    wayOn: {
      ar: 'من عقود التوريد البسيطة إلى المشاريع الكبيرة ومطالباتها، ثم إدارة العقود.',
      en: 'From simple supply contracts to large projects and their claims, then to contracts management.',
    },
    facets: [
      {
        facet: 'PLN',
        why: {
          ar: 'لأن العقد سلسلة مواعيد وإشعارات',
          en: 'because a contract is a chain of dates and notices',
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن بنداً يناقض آخر يفتح نزاعاً',
          en: 'because a clause that contradicts another opens a dispute',
        },
      },
      {
        facet: 'COM',
        why: {
          ar: 'لأن الصياغة يُتفق عليها مع طرف له مصلحة مختلفة',
          en: 'because wording is agreed with a party that has other interests',
        },
      },
    ],
    search: {
      ar: ['أخصائي عقود', 'مدير عقود', 'إدارة العقود'],
      en: ['contracts specialist', 'contract administrator', 'contracts engineer'],
    },
  },
  {
    id: 'LEG-12',
    day: {
      ar: 'استلام محضر الضبط من الشرطة، وقراءة الأدلة، ثم استجواب المتهم بحضور محاميه وسماع الشهود في محضر مكتوب. ويُقرر التوقيف أو الإفراج وفق النظام، وتُطلب خبرة جنائية أو معاينة موقع، وتُكتب لائحة دعوى أو قرار حفظ مسبب، وتُقدم الحجة أمام المحكمة، ويُزار موقف للتحقق من سلامة إجراءاته، ويُتناوب على العمل ليلاً.',
      en: 'Receiving the police record and reading the evidence, then questioning the accused with counsel present and hearing witnesses on a written record. Detention or release is decided under the law, forensic work or a site visit asked for, an indictment or reasoned closing order written, the case argued in court, a detention place visited to see that procedure is kept, and night duty shared.',
    },
    wayIn: {
      ar: 'بكالوريوس شريعة أو قانون، ثم التقديم على إعلان النيابة العامة واجتياز مفاضلتها ومقابلاتها، وبعد التعيين برنامج تأهيل وتدريب عملي.',
      en: "A bachelor's degree in Sharia or law, then an application when the Public Prosecution announces posts, its selection process and interviews, and after appointment a programme of study and practice.",
    },
    firstCourse: {
      ar: 'برنامج التأهيل بعد التعيين هو الأول، وتفيد قبله دورة في الإجراءات الجزائية.',
      en: 'The programme of study after appointment is the first; a course in criminal procedure helps before it.',
    },
    wayOn: {
      ar: 'يتدرج المسار في مراتب نظامية حتى رئاسة دائرة.',
      en: 'The path rises through ranks set by law up to heading a department.',
    },
    facets: [
      {
        facet: 'LOG',
        why: {
          ar: 'لأن الاتهام لا يقوم إلا على دليل كافٍ',
          en: 'because a charge stands only on enough evidence',
        },
      },
      {
        facet: 'QUA',
        why: {
          ar: 'لأن حرية إنسان تتوقف على صحة الإجراء',
          en: "because a person's freedom hangs on correct procedure",
        },
      },
      {
        facet: 'DEC',
        why: {
          ar: 'لأن لقرار التوقيف مهلة محددة بالساعات',
          en: 'because the decision to detain has a limit counted in hours',
        },
      },
    ],
    search: {
      ar: ['النيابة العامة', 'ملازم تحقيق', 'وظائف النيابة'],
      en: ['public prosecution', 'prosecutor trainee', 'investigation officer'],
    },
  },
  {
    id: 'LEG-13',
    day: {
      ar: 'تجهيز ملفات الجلسات حسب القائمة، والتحقق من تبليغ الأطراف، وضبط أقوالهم كتابة أثناء الجلسة كما قيلت. ثم طباعة المحضر وعرضه على القاضي وتوقيع الحاضرين، ورفع القرارات في النظام، وإبلاغ الخبراء والجهات، وحفظ المستندات، والرد على مراجع يسأل عن موعد أو صك، وإعداد قائمة جلسات اليوم التالي.',
      en: "Preparing hearing files by the list, checking that parties were notified, and recording what they say in writing as it was said. Then typing the record for the judge and the signatures of those present, entering decisions in the system, notifying experts and authorities, keeping documents, answering a visitor about a date or deed, and preparing the next day's list.",
    },
    wayIn: {
      ar: 'دبلوم أو بكالوريوس في الشريعة أو القانون أو الأنظمة، والتعيين في وزارة العدل أو ديوان المظالم عن طريق التوظيف الحكومي، مع سرعة في الطباعة وكتابة عربية سليمة.',
      en: "A diploma or bachelor's degree in Sharia or law and appointment in the Ministry of Justice or the Board of Grievances through government recruitment, with fast typing and correct Arabic.",
    },
    firstCourse: {
      ar: 'تفيد دورة في إجراءات التقاضي الإلكتروني وأخرى في تحرير المحاضر.',
      en: 'A course in electronic court procedure and one in writing records help.',
    },
    wayOn: {
      ar: 'بعد سنوات يأتي الإشراف الإداري في المحكمة، ولمن يحمل شهادة القانون أو الشريعة المحاماة والتوثيق.',
      en: 'After some years comes supervision in the court, and for those with a law or Sharia degree, law and notarial practice.',
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن كلمة ناقصة في المحضر تغيّر المعنى',
          en: "because one missing word changes the record's meaning",
        },
      },
      {
        facet: 'PLN',
        why: {
          ar: 'لأن الجلسات تتوالى والملف يسبقها',
          en: 'because hearings follow one another and the file comes first',
        },
      },
      {
        facet: 'ADP',
        why: { ar: 'لأن القاعة تجمع أطرافاً متخاصمين', en: 'because the room holds people in dispute' },
      },
    ],
    search: {
      ar: ['كاتب ضبط', 'باحث قضائي', 'معاون قضائي'],
      en: ['court clerk', 'judicial assistant', 'court administrator'],
    },
  },
  {
    id: 'LEG-14',
    day: {
      ar: 'طابور صباحي وتمرين بدني، ثم تسلّم المهمة: صيانة عربة أو جهاز اتصال أو سلاح وفق قائمة فحص، أو حراسة موقع، أو تدريب ميداني على خريطة وأوامر قصيرة. ويُدرَّب الأفراد الجدد على خطوات واحدة لا تتغير، وتُسجَّل العهدة، وتُكتب ملاحظات النوبة، ويُنتقل إلى ميدان بعيد أياماً عند التمارين.',
      en: 'Morning parade and exercise, then the task: maintaining a vehicle, radio or weapon by checklist, guarding a site, or field training with map and short orders. New members are drilled in steps that do not change, equipment signed for, shift notes written, and days spent on a distant range during exercises.',
    },
    wayIn: {
      ar: 'ثانوية فأعلى، والتقديم على إعلانات القبول الرسمية واجتياز الفحوص والمقابلات.',
      en: 'Secondary school or above, an application when admission is officially announced, then tests and interviews.',
    },
    firstCourse: {
      ar: 'الدورة التأسيسية في معهد أو كلية عسكرية هي الأولى، وهي تحدد الرتبة والتخصص.',
      en: 'The foundation course in a military institute or college is the first; it decides rank and specialisation.',
    },
    wayOn: {
      ar: 'يتدرج المسار في الرتب، ومعه تخصصات مثل الاتصالات والصيانة والإمداد والطب الميداني.',
      en: 'The path rises by rank, with specialisations such as signals, maintenance, supply and field medicine.',
    },
    facets: [
      {
        facet: 'STD',
        why: {
          ar: 'لأن العهدة والسلاح والأوامر لها إجراء واحد',
          en: 'because equipment, weapons and orders have one procedure',
        },
      },
      {
        facet: 'TEA',
        why: {
          ar: 'لأن سلامة كل فرد بيد زميله',
          en: "because each member's safety is in a colleague's hands",
        },
      },
      {
        facet: 'PUR',
        why: {
          ar: 'لأن العمل خدمة عامة وانتماء إلى وحدة',
          en: 'because the work is public service and belonging to a unit',
        },
      },
    ],
    search: {
      ar: ['قبول عسكري', 'وزارة الدفاع قبول', 'الحرس الوطني قبول'],
      en: ['military admission', 'armed forces recruitment', 'national guard recruitment'],
    },
  },
  {
    id: 'LEG-15',
    day: {
      ar: 'البحث في قواعد العلامات وبراءات الاختراع قبل أن ينفق العميل على اسم أو ابتكار مسجل لغيره، ثم صياغة طلب التسجيل وتحديد فئاته أو عناصر الحماية مع المخترع. ويُرد على تقرير الفاحص في موعده، ويُكتب إنذار إلى مقلِّد، ويُراجع عقد ترخيص برنامج أو مصنف، وتُتابع مواعيد التجديد في بلدان عدة.',
      en: "Searching trade mark and patent databases before a client spends on a name or invention that another has registered, then drafting the application and settling its classes or claims with the inventor. The examiner's report is answered in time, a warning sent to an infringer, a licence for software or a work reviewed, and renewals followed in several countries.",
    },
    wayIn: {
      ar: 'بكالوريوس في القانون، أو في الهندسة والعلوم لبراءات الاختراع، وتدريب في مكتب ملكية فكرية، ثم الاختبار التأهيلي للهيئة السعودية للملكية الفكرية وترخيصها لمن يمثّل الغير أمامها.',
      en: "A bachelor's degree in law, or in engineering or science for patents, training in an intellectual property office, then the qualifying examination and agent's licence of the Saudi Authority for Intellectual Property to represent others before it.",
    },
    firstCourse: {
      ar: 'دورة في أساسيات الملكية الفكرية والبحث في براءات الاختراع هي الأولى عادة.',
      en: 'A course in the foundations of intellectual property and in searching patents is usually the first.',
    },
    wayOn: {
      ar: 'تكبر المحافظ حتى إدارة حقوق شركة أو جامعة، أو يُفتح مكتب وكالة مستقل.',
      en: 'Portfolios grow until they cover all the rights of a company or university, or an independent agency is opened.',
    },
    facets: [
      {
        facet: 'TEC',
        why: {
          ar: 'لأن نطاق الحماية يُكتب بمصطلحات المجال',
          en: "because the scope of protection is written in the field's terms",
        },
      },
      {
        facet: 'LOG',
        why: {
          ar: 'لأن التشابه والجدة يُحكم فيهما بمقارنة منضبطة',
          en: 'because likeness and novelty are judged by strict comparison',
        },
      },
      {
        facet: 'PLN',
        why: { ar: 'لأن موعد رد فائتاً قد يُسقط الطلب', en: 'because a missed reply may end the application' },
      },
    ],
    search: {
      ar: ['أخصائي ملكية فكرية', 'علامات تجارية', 'براءات اختراع'],
      en: ['intellectual property specialist', 'trademark agent', 'patent agent'],
    },
  },
  {
    id: 'LEG-16',
    day: {
      ar: 'استلام دفاتر شركة متعثرة وجرد أصولها، ونشر الإعلان ودعوة الدائنين إلى تقديم مطالباتهم، ثم فحص كل مطالبة بمستندها وترتيبها حسب الأولوية النظامية. ويُناقش الملاك مقترح إعادة تنظيم، وتُباع أصول بمزاد، ويُمنع كل تصرف يضر الدائنين، وتُرفع تقارير إلى المحكمة التجارية، ويُشرح للموظفين ما سيحدث لأجورهم.',
      en: "Taking over a failing company's books and counting its assets, publishing the notice and calling creditors to file claims, then testing each claim against its document and ranking it by law. A reorganisation proposal is discussed with the owners, assets sold at auction, an act that harms creditors stopped, reports made to the commercial court, and staff told what will happen to their wages.",
    },
    wayIn: {
      ar: 'بكالوريوس في القانون أو المحاسبة أو المالية وخبرة سنوات في التقاضي التجاري أو المراجعة، ثم اختبار وترخيص أمين الإفلاس من لجنة الإفلاس. ويبدأ من لم تكتمل خبرته مساعداً لأمين مرخص.',
      en: "A bachelor's degree in law, accounting or finance and years in commercial litigation or audit, then the examination and trustee's licence of the Bankruptcy Commission. Those with less experience start as assistants to a licensed trustee.",
    },
    firstCourse: {
      ar: 'تفيد دورة في نظام الإفلاس وإجراءاته.',
      en: 'A course in bankruptcy law and procedure helps.',
    },
    wayOn: {
      ar: 'من مساعدة أمين مرخص إلى ملفات مستقلة، ثم مكتب متخصص في إعادة التنظيم المالي.',
      en: "From assisting a licensed trustee to files of one's own, then a practice in financial reorganisation.",
    },
    facets: [
      {
        facet: 'QUA',
        why: {
          ar: 'لأن مال الدائنين أمانة تحت رقابة المحكمة',
          en: "because creditors' money is held in trust under the court",
        },
      },
      {
        facet: 'ANA',
        why: {
          ar: 'لأن القسمة تُحسب من أصول ومطالبات متنازع فيها',
          en: 'because shares are worked out from disputed assets and claims',
        },
      },
      {
        facet: 'DEC',
        why: { ar: 'لأن تأخير بيع أصل قد ينقص قيمته', en: 'because delaying a sale may cost its value' },
      },
    ],
    search: {
      ar: ['أمين إفلاس', 'تصفية شركات', 'إعادة هيكلة'],
      en: ['bankruptcy trustee', 'insolvency practitioner', 'restructuring'],
    },
  },
  {
    id: 'LEG-17',
    day: {
      ar: 'تلقي البلاغ والانتقال إلى الموقع، وتأمينه حتى لا تُمس الآثار، وتدوين أقوال الشهود ومعاينة الأبواب والكاميرات. ثم جمع الاستدلالات ومراجعة سجلات، والتنسيق مع الأدلة الجنائية والنيابة العامة، وكتابة محضر بالوقائع دون رأي، وضبط مشتبه فيه وفق الإجراء، وتهدئة أسرة أو حشد، وتسليم المناوبة للفريق التالي بملخص.',
      en: "Taking a report and going to the scene, securing it so that traces are not touched, noting witnesses' words and examining doors and cameras. Then gathering leads and checking records, working with forensics and the Public Prosecution, writing a record of facts without opinion, arresting a suspect by procedure, calming a family or a crowd, and handing over the shift with a summary.",
    },
    wayIn: {
      ar: 'ثانوية أو دبلوم أو بكالوريوس حسب الرتبة، والتقديم على إعلانات القبول في وزارة الداخلية واجتياز فحوصها، ثم تأهيل في كلية أو مدينة تدريب أمنية.',
      en: "Secondary school, a diploma or a bachelor's degree by rank, an application when the Ministry of Interior announces admission, and its tests, then training in a security college or training city.",
    },
    firstCourse: {
      ar: 'دورات كلية أو مدينة تدريب أمنية بعد القبول هي الأولى.',
      en: 'The courses of a security college or training city after admission come first.',
    },
    wayOn: {
      ar: 'يتدرج المسار في الرتب مع دورات تخصصية، مثل الأدلة الجنائية أو الجرائم المعلوماتية.',
      en: 'The path rises by rank with specialised courses, such as forensics or cybercrime.',
    },
    facets: [
      {
        facet: 'ADP',
        why: {
          ar: 'لأن البلاغ يأتي في أي ساعة وبأي صورة',
          en: 'because a call comes at any hour and in any shape',
        },
      },
      {
        facet: 'PRB',
        why: {
          ar: 'لأن الواقعة تُعاد من آثار متفرقة',
          en: 'because the event is rebuilt from scattered traces',
        },
      },
      { facet: 'DEC', why: { ar: 'لأن الموقف الميداني لا ينتظر', en: 'because the scene does not wait' } },
    ],
    search: {
      ar: ['تحقيق جنائي', 'وزارة الداخلية قبول', 'أمن عام'],
      en: ['criminal investigation', 'police admission', 'public security'],
    },
  },
  {
    id: 'LEG-18',
    day: {
      ar: 'يُقرأ طلب الصلح قبل الجلسة، ثم يُستمع إلى الزوجين كلٌّ على حدة ومعاً، وتُفصل الوقائع عن العتاب، وتُسمَّى نقاط الخلاف من نفقة وزيارة وسكن. تُقترح صيغ يقبلها الطرفان ولا تضر بالأطفال، وتُوقف الجلسة إن ظهر خوف أو عنف ويُحال الأمر إلى جهته، وتُكتب وثيقة الصلح بألفاظ لا تحتمل وجهين، ويُحفظ السر.',
      en: 'A request for conciliation is read before the session; the couple is heard apart and together, facts parted from reproach, and the points named: maintenance, visits, housing. Terms are proposed that both accept and that do the children no harm; where fear or violence shows, the session stops and the matter is referred. The agreement is written in words with one meaning, and what was said stays confidential.',
    },
    wayIn: {
      ar: 'شهادة جامعية في أي تخصص، وأقربها الشريعة والخدمة الاجتماعية وعلم النفس والقانون، ثم اختبار ومقابلة وتسجيل لدى مركز المصالحة في وزارة العدل.',
      en: 'A degree in any subject, of which sharia, social work, psychology and law are nearest, then a test, an interview and registration with the Reconciliation Center of the Ministry of Justice.',
    },
    firstCourse: {
      ar: 'تفيد دورة في الصلح والوساطة الأسرية.',
      en: 'A course in family conciliation and mediation helps.',
    },
    wayOn: {
      ar: 'إلى الإشراف على المصلحين، ثم إدارة مكتب صلح.',
      en: 'To supervising conciliators, then managing a conciliation office.',
    },
    facets: [
      {
        facet: 'COM',
        why: { ar: 'لأن الكلمة تطفئ الخلاف أو تشعله', en: 'because a word puts out a dispute or lights it' },
      },
      {
        facet: 'PUR',
        why: { ar: 'لأن بيتاً قد يبقى بجلسة واحدة', en: 'because a home may be kept by one session' },
      },
      {
        facet: 'ADP',
        why: {
          ar: 'لأن الهدوء مطلوب حين يغضب الطرفان',
          en: 'because calm is needed when both sides are angry',
        },
      },
    ],
    search: {
      ar: ['مصلح أسري', 'إرشاد أسري', 'مكاتب الصلح'],
      en: ['family conciliation', 'family mediation', 'family counselling'],
    },
  },
]
