/** The closed lists of the assessment. All else is typed from them (docs/method/measured.md). */

import { LOCALES, type Words } from './languages/index.ts'

export { LOCALES, type Locale, SOURCE_LOCALES, type SourceLocale, type Words } from './languages/index.ts'
// The words of the majors stand in majors.ts alone: re-exported, they would come with the page of every question.
export type { MajorId } from './majors.ts'

/** Lists the sections of the core form; the other forms name their sections by facet. */
export const CORE_SECTIONS = ['motivation', 'competency', 'skills'] as const
export type CoreSection = (typeof CORE_SECTIONS)[number]

export const SECTION_NAMES: Readonly<Record<CoreSection, Words>> = {
  motivation: { ar: 'الدوافع والرغبات', en: 'Motivations and desires' },
  competency: { ar: 'إتقان العمل', en: 'Work mastery' },
  skills: { ar: 'القدرات العلمية', en: 'Scientific abilities' },
}

export const ITEM_TYPES = [
  'case_study',
  'scenario',
  'technical',
  'problem_solving',
  'logical',
  'analytical',
] as const
export type ItemType = (typeof ITEM_TYPES)[number]

export const ITEM_TYPE_NAMES: Readonly<Record<ItemType, Words>> = {
  case_study: { ar: 'دراسة حالة', en: 'Case study' },
  scenario: { ar: 'موقف', en: 'Scenario' },
  technical: { ar: 'مسألة تخصصية', en: 'Technical' },
  problem_solving: { ar: 'حل مشكلات', en: 'Problem solving' },
  logical: { ar: 'استدلال منطقي', en: 'Logical reasoning' },
  analytical: { ar: 'تحليل كمي', en: 'Quantitative analysis' },
}

export type Facet = {
  readonly section: CoreSection
  readonly name: Words
  readonly definition: Words
}

/** Lists the 17 facets of the core form (docs/method/measured.md). The keys never change. */
export const FACETS = {
  AUT: {
    section: 'motivation',
    name: { ar: 'الاستقلالية والمبادرة الذاتية', en: 'Autonomy and self-direction' },
    definition: {
      ar: 'التصرف باختيار شخصي والسعي إلى مساحة لتحديد طريقة العمل',
      en: 'Acts from own choice and seeks room to decide how to work',
    },
  },
  MAS: {
    section: 'motivation',
    name: { ar: 'الإتقان والنمو', en: 'Mastery and growth' },
    definition: {
      ar: 'السعي إلى التحدي والملاحظات والتعلم لذاته',
      en: 'Seeks challenge, feedback and learning for its own sake',
    },
  },
  ACH: {
    section: 'motivation',
    name: { ar: 'الإنجاز والالتزام بالأهداف', en: 'Achievement and goal commitment' },
    definition: {
      ar: 'وضع أهداف محددة طموحة ومتابعة التقدم نحوها',
      en: 'Sets specific, demanding goals and tracks them',
    },
  },
  PUR: {
    section: 'motivation',
    name: { ar: 'الغاية وخدمة الآخرين', en: 'Purpose and contribution' },
    definition: {
      ar: 'استمداد الطاقة من نفع الناس ومن الانتماء إليهم',
      en: 'Draws energy from benefit to people and from belonging',
    },
  },
  PER: {
    section: 'motivation',
    name: { ar: 'توقع النجاح والمثابرة', en: 'Expectancy and persistence' },
    definition: {
      ar: 'الثقة بأن الجهد يثمر والاستمرار حين لا تكون المكافأة مؤكدة',
      en: 'Believes effort pays and continues when reward is uncertain',
    },
  },
  INF: {
    section: 'motivation',
    name: { ar: 'التأثير وتحمّل المسؤولية', en: 'Influence and responsibility' },
    definition: {
      ar: 'الرغبة في القيادة والإقناع وتحمّل المساءلة',
      en: 'Wants to lead, persuade and be accountable',
    },
  },
  PLN: {
    section: 'competency',
    name: { ar: 'التخطيط والتنفيذ', en: 'Planning and execution' },
    definition: {
      ar: 'تنظيم العمل وترتيب أولوياته وتسليمه في موعده',
      en: 'Organises work, sets order, delivers on time',
    },
  },
  TEA: {
    section: 'competency',
    name: { ar: 'العمل الجماعي والتعاون', en: 'Teamwork and cooperation' },
    definition: {
      ar: 'مساندة الآخرين وتسوية الخلاف بإنصاف',
      en: 'Supports others and settles friction fairly',
    },
  },
  COM: {
    section: 'competency',
    name: { ar: 'التواصل والإقناع', en: 'Communication and persuasion' },
    definition: {
      ar: 'الإصغاء والشرح وملاءمة الرسالة لمن تُوجَّه إليه',
      en: 'Listens, explains, adapts the message',
    },
  },
  DEC: {
    section: 'competency',
    name: { ar: 'المبادرة واتخاذ القرار', en: 'Initiative and decision ownership' },
    definition: {
      ar: 'اتخاذ القرار في وقته ضمن الصلاحية وتحمّل نتيجته',
      en: 'Decides in time within authority and owns the result',
    },
  },
  ADP: {
    section: 'competency',
    name: { ar: 'التكيف وضبط النفس', en: 'Adaptability and composure' },
    definition: {
      ar: 'الحفاظ على الفاعلية تحت الضغط وعند التغيير',
      en: 'Stays effective under pressure and change',
    },
  },
  QUA: {
    section: 'competency',
    name: { ar: 'الجودة والنزاهة وخدمة المستفيد', en: 'Quality, integrity and user focus' },
    definition: {
      ar: 'الالتزام بالمعايير والوفاء بالوعود دون رقيب',
      en: 'Meets standards and keeps promises when nobody checks',
    },
  },
  TEC: {
    section: 'skills',
    name: { ar: 'المعرفة التخصصية التطبيقية', en: 'Applied field knowledge' },
    definition: {
      ar: 'اختيار الطريقة الصحيحة في المجال لمهمة واقعية',
      en: 'Chooses the right method of the field in a real task',
    },
  },
  STD: {
    section: 'skills',
    name: { ar: 'الأدوات والجودة والسلامة المهنية', en: 'Tools, quality and safe practice' },
    definition: {
      ar: 'استخدام أدوات المجال وتطبيق معاييره وقواعد السلامة فيه',
      en: "Applies the field's tools, standards and safety rules",
    },
  },
  PRB: {
    section: 'skills',
    name: { ar: 'حل المشكلات', en: 'Problem solving' },
    definition: {
      ar: 'معرفة الأسباب واقتراح الحلول والموازنة بينها',
      en: 'Finds causes, generates and weighs solutions',
    },
  },
  LOG: {
    section: 'skills',
    name: { ar: 'الاستدلال المنطقي', en: 'Logical reasoning' },
    definition: {
      ar: 'استخلاص أقوى نتيجة تلزم من المعطيات',
      en: 'Draws the strongest conclusion that follows',
    },
  },
  ANA: {
    section: 'skills',
    name: { ar: 'التحليل الكمي وقراءة البيانات', en: 'Quantitative and data analysis' },
    definition: {
      ar: 'قراءة النسب والجداول والاتجاهات وتجنب الخطأ في الأساس',
      en: 'Reads rates, tables, trends; avoids base errors',
    },
  },
} as const satisfies Readonly<Record<string, Facet>>

export type CoreFacetId = keyof typeof FACETS
/** Names the facets of the three other forms. */
export type OtherFacetId =
  | 'LDR'
  | 'INN'
  | 'PRS'
  | 'CMM'
  | 'PSV'
  | 'STR'
  | 'TMG'
  | 'DMK'
  | 'CNF'
  | 'SKL'
  | 'WST'
  | 'CAR'
export type FacetId = CoreFacetId | OtherFacetId

/** Names the sections of the three other forms (docs/method/measured.md); there a section is one facet. */
export const OTHER_SECTION_NAMES = {
  advanced: {
    LDR: { ar: 'القيادة', en: 'Leadership' },
    INN: { ar: 'الابتكار', en: 'Innovation' },
    PRS: { ar: 'إدارة الضغوط', en: 'Pressure management' },
    CMM: { ar: 'التواصل', en: 'Communication' },
    PSV: { ar: 'حل المشكلات', en: 'Problem solving' },
  },
  leadership: {
    STR: { ar: 'التفكير الاستراتيجي', en: 'Strategic thinking' },
    TMG: { ar: 'إدارة الفريق', en: 'Team management' },
    DMK: { ar: 'اتخاذ القرار', en: 'Decision making' },
    CNF: { ar: 'حل النزاعات', en: 'Conflict resolution' },
  },
  quick: {
    SKL: { ar: 'المهارات الأساسية', en: 'Basic skills' },
    WST: { ar: 'أسلوب العمل', en: 'Work style' },
    CAR: { ar: 'الأهداف المهنية', en: 'Career goals' },
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<OtherFacetId, Words>>>>>

export const CORE_FACET_IDS = Object.keys(FACETS) as readonly CoreFacetId[]

/** Lists the 12 professional fields in the order in which they are shown. */
export const FIELDS = {
  technology: {
    name: { ar: 'التقنية والمعلومات', en: 'Technology' },
    description: {
      ar: 'تطوير البرمجيات والشبكات والبيانات وأمن المعلومات',
      en: 'Software, networks, data and information security',
    },
  },
  healthcare: {
    name: { ar: 'الرعاية الصحية', en: 'Healthcare' },
    description: {
      ar: 'التمريض والصيدلة والمختبرات وإدارة الخدمات الصحية',
      en: 'Nursing, pharmacy, laboratories and health services',
    },
  },
  education: {
    name: { ar: 'التعليم والتدريب', en: 'Education' },
    description: {
      ar: 'التدريس وتطوير المناهج وتدريب العاملين',
      en: 'Teaching, curriculum development and staff training',
    },
  },
  business: {
    name: { ar: 'إدارة الأعمال', en: 'Business' },
    description: {
      ar: 'الموارد البشرية والسياسات والتطوير الإداري',
      en: 'Human resources, policy and organisational work',
    },
  },
  finance: {
    name: { ar: 'المال والمحاسبة', en: 'Finance' },
    description: {
      ar: 'المحاسبة والمراجعة والتحليل المالي والتأمين',
      en: 'Accounting, auditing, financial analysis and insurance',
    },
  },
  engineering: {
    name: { ar: 'الهندسة والصناعة', en: 'Engineering' },
    description: {
      ar: 'الميكانيكا والكهرباء والعمليات الصناعية والسلامة',
      en: 'Mechanical, electrical, process and safety engineering',
    },
  },
  creative: {
    name: { ar: 'الإبداع والإعلام', en: 'Creative and media' },
    description: {
      ar: 'التصميم والكتابة والتصوير والإنتاج والترجمة',
      en: 'Design, writing, photography, production and translation',
    },
  },
  legal: {
    name: { ar: 'القانون والامتثال', en: 'Legal' },
    description: {
      ar: 'الاستشارات القانونية والتوثيق والتراخيص والوساطة',
      en: 'Legal advice, notarial work, licensing and mediation',
    },
  },
  sales: {
    name: { ar: 'المبيعات والتسويق', en: 'Sales and marketing' },
    description: {
      ar: 'البيع والتسويق وخدمة العملاء والعقار',
      en: 'Selling, marketing, customer contact and property',
    },
  },
  logistics: {
    name: { ar: 'اللوجستيات وسلاسل الإمداد', en: 'Logistics' },
    description: {
      ar: 'المشتريات والمخازن والنقل والتخليص',
      en: 'Procurement, warehousing, transport and clearance',
    },
  },
  hospitality: {
    name: { ar: 'الضيافة والسياحة', en: 'Hospitality' },
    description: {
      ar: 'الفنادق والمطاعم والسفر وتنظيم الفعاليات',
      en: 'Hotels, restaurants, travel and events',
    },
  },
  construction: {
    name: { ar: 'البناء والتشييد', en: 'Construction' },
    description: {
      ar: 'الهندسة المدنية والعمارة والمساحة والإشراف على المواقع',
      en: 'Civil engineering, architecture, surveying and site work',
    },
  },
} as const satisfies Readonly<Record<string, { readonly name: Words; readonly description: Words }>>

export type FieldId = keyof typeof FIELDS
export const FIELD_IDS = Object.keys(FIELDS) as readonly FieldId[]

/** Stored and sent as the Arabic label (docs/product.md#wire); `level` is the engine's number, 0 to 4. */
export const EDUCATION = {
  'ثانوية عامة': { level: 0, ar: 'ثانوية عامة', en: 'High school' },
  دبلوم: { level: 1, ar: 'دبلوم', en: 'Diploma' },
  بكالوريوس: { level: 2, ar: 'بكالوريوس', en: "Bachelor's" },
  ماجستير: { level: 3, ar: 'ماجستير', en: "Master's" },
  دكتوراه: { level: 4, ar: 'دكتوراه', en: 'Doctorate' },
} as const satisfies Readonly<Record<string, Words & { readonly level: number }>>
export type Education = keyof typeof EDUCATION

export const MARITAL_STATUS = {
  'غير متزوج/ة': { ar: 'غير متزوج/ة', en: 'Single' },
  'متزوج/ة': { ar: 'متزوج/ة', en: 'Married' },
  'مطلق/ة': { ar: 'مطلق/ة', en: 'Divorced' },
  'أرمل/ة': { ar: 'أرمل/ة', en: 'Widowed' },
} as const satisfies Readonly<Record<string, Words>>
export type MaritalStatus = keyof typeof MARITAL_STATUS

/** Lists the ranges of experience by the label that is stored; `years` is the lower end. */
export const EXPERIENCE = {
  'أقل من سنة': { years: 0, ar: 'أقل من سنة', en: 'Less than 1 year' },
  '1-2 سنوات': { years: 1, ar: 'سنة إلى سنتين', en: '1 to 2 years' },
  '3-5 سنوات': { years: 3, ar: '3 إلى 5 سنوات', en: '3 to 5 years' },
  '6-10 سنوات': { years: 6, ar: '6 إلى 10 سنوات', en: '6 to 10 years' },
  'أكثر من 10 سنوات': { years: 10, ar: 'أكثر من 10 سنوات', en: 'More than 10 years' },
} as const satisfies Readonly<Record<string, Words & { readonly years: number }>>
export type Experience = keyof typeof EXPERIENCE

/** Names the bands of a total (S4). */
export const BANDS = {
  excellent: { ar: 'ممتاز', en: 'Excellent' },
  good: { ar: 'جيد إلى جيد جداً', en: 'Good to very good' },
  developing: { ar: 'يحتاج إلى تطوير', en: 'Needs development' },
} as const satisfies Readonly<Record<string, Words>>
export type Band = keyof typeof BANDS

/** Names the ratings of a section (S3). */
export const RATINGS = {
  excellent: { ar: 'ممتاز', en: 'Excellent' },
  very_good: { ar: 'جيد جداً', en: 'Very good' },
  good: { ar: 'جيد', en: 'Good' },
  developing: { ar: 'يحتاج إلى تطوير', en: 'Needs development' },
} as const satisfies Readonly<Record<string, Words>>
export type Rating = keyof typeof RATINGS

export const DIFFICULTIES = {
  beginner: { ar: 'مبتدئ', en: 'Beginner' },
  intermediate: { ar: 'متوسط', en: 'Intermediate' },
  advanced: { ar: 'متقدم', en: 'Advanced' },
  expert: { ar: 'خبير', en: 'Expert' },
} as const satisfies Readonly<Record<string, Words>>
export type Difficulty = keyof typeof DIFFICULTIES

export const TEMPLATE_IDS = ['basic', 'advanced', 'leadership', 'quick'] as const
export type TemplateId = (typeof TEMPLATE_IDS)[number]

export const TEMPLATE_NAMES: Readonly<Record<TemplateId, Words>> = {
  basic: { ar: 'الأساسي', en: 'Basic' },
  advanced: { ar: 'المتقدم', en: 'Advanced' },
  leadership: { ar: 'القيادي', en: 'Leadership' },
  quick: { ar: 'السريع', en: 'Quick' },
}

/** Stands for a section in the name of the measured table of questions on trial; no form has a section of this name. */
export const PILOTS_SECTION = 'pilots'

/** Lists with whom somebody may be compared: everybody, those who answered in one language, those of one field. */
export const NORM_BASES = ['all', 'language', 'field'] as const
export type NormBase = (typeof NORM_BASES)[number]

/** Lists the groups of each margin to which a base can be weighted. */
export const MARGIN_GROUPS = {
  language: LOCALES,
  education: Object.keys(EDUCATION) as Education[],
  experience: Object.keys(EXPERIENCE) as Experience[],
  field: FIELD_IDS,
} as const satisfies Readonly<Record<string, readonly string[]>>
export type MarginBy = keyof typeof MARGIN_GROUPS
export const MARGINS = Object.keys(MARGIN_GROUPS) as [MarginBy, ...MarginBy[]]
