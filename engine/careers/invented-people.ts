import type { Words } from '../languages/index.ts'
import type { FieldId } from '../vocabulary.ts'
import type { ConditionId } from '../wants/areas.ts'
import type { ValueId } from '../wants/values.ts'
import type { WishChoice } from '../wants/wishes.ts'
import type { Background } from './rate-readiness.ts'

/** Describes an invented person whose paths are read by people: what the profile knows, and in words what only the reader knows. */
export interface InventedPerson {
  readonly id: string
  readonly who: Words
  readonly field: FieldId
  readonly background: Background
  /** Index points of the 17 facets, in their order. */
  readonly facets: readonly number[]
  /** Means of the six areas of interest, in the order of the hexagon. */
  readonly areas: readonly number[]
  /** The five values, the one that is always preferred first. */
  readonly values: readonly ValueId[]
  /** All else is all the same to them. */
  readonly wishes: Readonly<Partial<Record<ConditionId, WishChoice>>>
}

/**
 * Lists thirty invented people of all walks, as they were thought of before anybody looked at what they would be told
 * (docs/method/careers.md#thirty-people). No rule may be bent for one of them.
 */
export const INVENTED_PEOPLE: readonly InventedPerson[] = [
  {
    id: 'tinkerer',
    who: {
      ar: 'تسعة عشر عاماً وثانوية عامة، وإصلاح الجوالات في محل قريب منذ الصيف، وتردد بين العمل والدراسة.',
      en: 'Nineteen, finished secondary school, has repaired phones in a relative’s shop since summer; undecided between work and study.',
    },
    field: 'technology',
    background: { education: 0, major: null, years: 0 },
    facets: [70, 65, 50, 50, 60, 40, 45, 55, 45, 55, 60, 60, 70, 65, 75, 65, 50],
    areas: [4.5, 4, 3, 2.25, 2.5, 2.5],
    values: ['independence', 'income', 'balance', 'security', 'service'],
    wishes: { outdoors: 'refuse' },
  },
  {
    id: 'developer',
    who: {
      ar: 'بكالوريوس حاسب وأربع سنوات في برمجة أنظمة الدفع؛ المطلوب عمل تقني أعمق لا إدارة فيه للناس.',
      en: 'A bachelor’s degree in computing and four years of programming payment systems; wants deeper technical work, and to manage nobody.',
    },
    field: 'technology',
    background: { education: 2, major: 'computing', years: 3 },
    facets: [75, 80, 65, 45, 65, 30, 60, 55, 45, 50, 50, 65, 80, 70, 80, 85, 75],
    areas: [3.75, 4.625, 3, 2, 1.75, 3],
    values: ['independence', 'balance', 'income', 'security', 'service'],
    wishes: { night: 'refuse', shifts: 'refuse', crowds: 'refuse' },
  },
  {
    id: 'physicist',
    who: {
      ar: 'دكتوراه في الفيزياء وثماني سنوات من البحث خارج البلاد؛ عودة إلى الوطن ورغبة في عمل تنفع فيه النماذج والبيانات.',
      en: 'A doctorate in physics and eight years of research abroad; is coming home and wants work in which models and data are of use.',
    },
    field: 'technology',
    background: { education: 4, major: 'science', years: 6 },
    facets: [80, 90, 65, 50, 75, 45, 55, 50, 55, 50, 55, 65, 60, 55, 80, 85, 90],
    areas: [3, 5, 3.25, 2.5, 2.5, 2.75],
    values: ['independence', 'income', 'security', 'service', 'balance'],
    wishes: { city: 'wish' },
  },
  {
    id: 'nurse',
    who: {
      ar: 'سبع سنوات من التمريض في أجنحة المستشفى وطفلان في البيت؛ حب المرضى باقٍ، أما الليل فلم يعد محتملاً.',
      en: 'Seven years of nursing on hospital wards and two children at home; still loves the patients, but nights have become too much.',
    },
    field: 'healthcare',
    background: { education: 2, major: 'nursing', years: 6 },
    facets: [50, 60, 55, 85, 60, 50, 65, 75, 75, 60, 70, 80, 75, 80, 60, 50, 45],
    areas: [3, 3.25, 2.5, 4.625, 2.5, 3],
    values: ['service', 'balance', 'security', 'income', 'independence'],
    wishes: { night: 'refuse', travel: 'refuse' },
  },
  {
    id: 'physician',
    who: {
      ar: 'طب عام وتسع سنوات من مناوبات الطوارئ؛ المطلوب ترك الليل وتحسين عمل المستشفى نفسه.',
      en: 'A general practitioner after nine years of emergency shifts; wants to leave the nights behind and improve how the hospital itself works.',
    },
    field: 'healthcare',
    background: { education: 2, major: 'medicine', years: 6 },
    facets: [65, 65, 70, 70, 65, 75, 65, 60, 65, 75, 75, 70, 75, 70, 75, 70, 65],
    areas: [2.25, 4, 2, 3.5, 4, 3],
    values: ['balance', 'service', 'income', 'independence', 'security'],
    wishes: { night: 'refuse', shifts: 'refuse' },
  },
  {
    id: 'school-leaver',
    who: {
      ar: 'ثمانية عشر عاماً وثانوية عامة علمية، ورغبة في العمل مع المرضى دون معرفة بما يُدرس لذلك.',
      en: 'Eighteen, secondary school with sciences; wants to work with people who are ill and does not know what to study for it.',
    },
    field: 'healthcare',
    background: { education: 0, major: null, years: 0 },
    facets: [50, 65, 60, 85, 60, 45, 55, 70, 65, 45, 55, 70, 50, 55, 55, 55, 50],
    areas: [2.5, 3.5, 3, 4.5, 2.25, 2.75],
    values: ['service', 'security', 'balance', 'income', 'independence'],
    wishes: { travel: 'refuse' },
  },
  {
    id: 'social-worker',
    who: {
      ar: 'بكالوريوس خدمة اجتماعية وأربع سنوات في مستشفى مع أسر المرضى.',
      en: 'A bachelor’s degree in social work and four years in a hospital with the families of patients.',
    },
    field: 'healthcare',
    background: { education: 2, major: 'social_work', years: 3 },
    facets: [55, 55, 50, 90, 60, 50, 60, 75, 80, 55, 70, 70, 60, 55, 60, 50, 40],
    areas: [1.75, 3, 3.25, 4.75, 3.25, 2.5],
    values: ['service', 'security', 'balance', 'independence', 'income'],
    wishes: { night: 'refuse' },
  },
  {
    id: 'teacher',
    who: {
      ar: 'أربع عشرة سنة من تعليم الابتدائية؛ الشرح ما زال محبباً، أما الفصول المزدحمة فلم تعد مقبولة.',
      en: 'Fourteen years of teaching in primary school; still likes to explain, and will not have crowded classrooms any longer.',
    },
    field: 'education',
    background: { education: 2, major: 'education', years: 10 },
    facets: [60, 65, 55, 70, 60, 45, 70, 60, 75, 55, 50, 70, 75, 65, 60, 60, 50],
    areas: [2, 3.5, 3.75, 4, 2.25, 3],
    values: ['balance', 'service', 'security', 'independence', 'income'],
    wishes: { crowds: 'refuse', travel: 'refuse' },
  },
  {
    id: 'philosopher',
    who: {
      ar: 'نهاية دراسة الفلسفة وبكالوريوس على الأبواب، بلا خبرة في العمل؛ ميل إلى الأفكار والكتابة وتردد في الوجهة.',
      en: 'At the end of a bachelor’s degree in philosophy, without work experience; drawn to ideas and writing, unsure where to go.',
    },
    field: 'education',
    background: { education: 2, major: 'other', years: 0 },
    facets: [75, 80, 50, 65, 55, 45, 40, 50, 70, 45, 50, 60, 50, 40, 65, 85, 55],
    areas: [1.5, 4.5, 4.25, 3.5, 2.25, 2],
    values: ['independence', 'service', 'balance', 'security', 'income'],
    wishes: { shifts: 'refuse' },
  },
  {
    id: 'hr-clerk',
    who: {
      ar: 'بكالوريوس إدارة وأربع سنوات في ملفات الموظفين ورسائلهم؛ المطلوب الاهتمام بنمو الناس بدل الأوراق.',
      en: 'A bachelor’s degree in administration and four years with personnel files and letters; wants to care for people’s growth instead of papers.',
    },
    field: 'business',
    background: { education: 2, major: 'administration', years: 3 },
    facets: [50, 60, 55, 75, 55, 50, 75, 75, 75, 50, 65, 75, 60, 65, 55, 50, 50],
    areas: [1.5, 2.75, 2.75, 4.5, 3.25, 3.5],
    values: ['service', 'balance', 'security', 'income', 'independence'],
    wishes: { travel: 'refuse', night: 'refuse' },
  },
  {
    id: 'retired-officer',
    who: {
      ar: 'تقاعد بعد أربع وعشرين سنة من الخدمة العسكرية وقيادة الأفراد والإمداد؛ المطلوب مسؤولية، والعودة إلى البيت مساءً.',
      en: 'Retired after twenty-four years as an officer who led people and supply; wants responsibility, and to be home in the evening.',
    },
    field: 'business',
    background: { education: 2, major: 'other', years: 10 },
    facets: [55, 50, 75, 65, 70, 80, 80, 70, 60, 80, 80, 75, 50, 60, 65, 55, 50],
    areas: [3, 2.75, 1.75, 3.25, 4.25, 3.75],
    values: ['security', 'balance', 'service', 'income', 'independence'],
    wishes: { night: 'refuse', shifts: 'refuse' },
  },
  {
    id: 'farmer',
    who: {
      ar: 'دبلوم زراعة وخمس عشرة سنة في مزرعة العائلة بين النخيل والخضار؛ المطلوب البقاء في الهواء الطلق بدخل أفضل.',
      en: 'A diploma in agriculture and fifteen years on the family’s farm with dates and vegetables; wants to stay outdoors and earn better.',
    },
    field: 'business',
    background: { education: 1, major: 'other', years: 10 },
    facets: [70, 50, 65, 55, 80, 55, 60, 50, 50, 70, 70, 60, 45, 50, 60, 50, 45],
    areas: [4.5, 3, 2, 2.5, 3.75, 2.75],
    values: ['independence', 'security', 'income', 'balance', 'service'],
    wishes: { outdoors: 'must', city: 'refuse' },
  },
  {
    id: 'returning-mother',
    who: {
      ar: 'بكالوريوس محاسبة وسنتان في مكتب، ثم تسع سنوات في البيت مع ثلاثة أطفال؛ المطلوب دوام نهاري منتظم ودخل ثابت.',
      en: 'A bachelor’s degree in accounting and two years in an office, then nine years at home with three children; wants regular work by day and a steady income.',
    },
    field: 'finance',
    background: { education: 2, major: 'accounting', years: 1 },
    facets: [50, 60, 60, 60, 65, 35, 75, 65, 60, 50, 65, 80, 60, 65, 60, 65, 70],
    areas: [2, 3, 2.5, 3.25, 2.25, 4.5],
    values: ['balance', 'security', 'service', 'income', 'independence'],
    wishes: { travel: 'refuse', night: 'refuse', shifts: 'refuse', uncertainIncome: 'refuse' },
  },
  {
    id: 'accountant',
    who: {
      ar: 'بكالوريوس محاسبة وثلاث عشرة سنة في شركة تجارية؛ المطلوب قيادة فريق مالي.',
      en: 'A bachelor’s degree in accounting and thirteen years in a trading company; wants to lead a finance team.',
    },
    field: 'finance',
    background: { education: 2, major: 'accounting', years: 10 },
    facets: [60, 60, 75, 45, 65, 75, 70, 65, 65, 70, 60, 75, 80, 75, 65, 70, 80],
    areas: [1.75, 3.25, 1.5, 2.5, 4.25, 4],
    values: ['income', 'security', 'independence', 'balance', 'service'],
    wishes: {},
  },
  {
    id: 'petroleum-engineer',
    who: {
      ar: 'هندسة بترول وثماني سنوات في الحقول؛ لا سفر بعد اليوم ولا عمل تحت الشمس.',
      en: 'A petroleum engineer after eight years in the fields; no more travel, and no more work in the sun.',
    },
    field: 'engineering',
    background: { education: 2, major: 'petroleum_engineering', years: 6 },
    facets: [60, 70, 65, 50, 65, 55, 65, 60, 55, 65, 65, 65, 80, 75, 75, 75, 75],
    areas: [3.25, 4.25, 2, 2, 3, 3.25],
    values: ['balance', 'income', 'security', 'independence', 'service'],
    wishes: { travel: 'refuse', outdoors: 'refuse' },
  },
  {
    id: 'plant-technician',
    who: {
      ar: 'دبلوم ميكانيكا وثماني سنوات من صيانة المضخات في محطة تحلية؛ رغبة في البقاء في العمل الفني دون سفر.',
      en: 'A diploma in mechanics and eight years of keeping the pumps of a desalination plant running; wants to stay technical, without travel.',
    },
    field: 'engineering',
    background: { education: 1, major: 'mechanical_engineering', years: 6 },
    facets: [45, 60, 55, 55, 65, 45, 60, 65, 45, 60, 70, 75, 75, 80, 70, 55, 50],
    areas: [4.75, 3.25, 1.75, 2.25, 2.5, 3.5],
    values: ['security', 'income', 'balance', 'service', 'independence'],
    wishes: { travel: 'refuse' },
  },
  {
    id: 'designer',
    who: {
      ar: 'ثانوية عامة وتعلّم ذاتي للتصميم وأربع سنوات من العمل الحر؛ تعب من أشهر بلا دخل.',
      en: 'Secondary school, taught design to themselves, freelance for four years; tired of months without an income.',
    },
    field: 'creative',
    background: { education: 0, major: null, years: 3 },
    facets: [80, 75, 60, 50, 65, 40, 50, 50, 60, 55, 55, 60, 75, 60, 60, 50, 40],
    areas: [2.75, 2.75, 4.75, 2.5, 3, 2.25],
    values: ['security', 'independence', 'balance', 'income', 'service'],
    wishes: { uncertainIncome: 'refuse' },
  },
  {
    id: 'linguist',
    who: {
      ar: 'بكالوريوس لغة إنجليزية وسنتان من الترجمة لموقع سفر؛ حب للنصوص ونفور من الزحام.',
      en: 'A bachelor’s degree in English and two years of translating for a travel site; loves texts, avoids crowds.',
    },
    field: 'creative',
    background: { education: 2, major: 'languages', years: 1 },
    facets: [65, 75, 55, 55, 60, 30, 60, 50, 65, 40, 45, 75, 70, 65, 55, 65, 50],
    areas: [1.5, 3.75, 4.25, 2.75, 1.75, 3.25],
    values: ['balance', 'independence', 'security', 'service', 'income'],
    wishes: { crowds: 'refuse', travel: 'refuse', shifts: 'refuse' },
  },
  {
    id: 'dressmaker',
    who: {
      ar: 'ثانوية عامة واثنتا عشرة سنة من خياطة الفساتين في البيت للزبونات؛ حلم بمحل خاص.',
      en: 'Secondary school and twelve years of sewing dresses for customers at home; dreams of a shop of their own.',
    },
    field: 'creative',
    background: { education: 0, major: null, years: 10 },
    facets: [75, 65, 65, 50, 70, 50, 60, 45, 55, 60, 60, 75, 65, 70, 50, 40, 45],
    areas: [3.75, 2, 4.25, 3, 3.75, 2.75],
    values: ['independence', 'income', 'balance', 'service', 'security'],
    wishes: { travel: 'refuse', night: 'refuse', uncertainIncome: 'wish' },
  },
  {
    id: 'imam',
    who: {
      ar: 'بكالوريوس شريعة وخمس عشرة سنة في إمامة مسجد الحي؛ الناس يأتون بخلافات بيوتهم، والمطلوب أن يصير الإصلاح بينهم مهنة.',
      en: 'A bachelor’s degree in sharia and fifteen years as the imam of a district’s mosque; people bring their family quarrels, and settling them is to become a profession.',
    },
    field: 'legal',
    background: { education: 2, major: 'sharia', years: 10 },
    facets: [55, 65, 55, 90, 65, 70, 60, 75, 85, 65, 75, 80, 60, 60, 65, 60, 40],
    areas: [1.5, 3.5, 3, 4.75, 3.5, 2.5],
    values: ['service', 'balance', 'security', 'independence', 'income'],
    wishes: { travel: 'refuse' },
  },
  {
    id: 'law-graduate',
    who: {
      ar: 'تخرّج حديث في القانون ورغبة في الترافع أمام المحاكم.',
      en: 'A fresh graduate of law who wants to plead in court.',
    },
    field: 'legal',
    background: { education: 2, major: 'law', years: 0 },
    facets: [60, 70, 70, 55, 60, 65, 60, 50, 75, 60, 55, 65, 70, 60, 70, 75, 55],
    areas: [1.5, 4, 2.75, 3.25, 4, 3],
    values: ['income', 'independence', 'service', 'security', 'balance'],
    wishes: { city: 'wish' },
  },
  {
    id: 'court-clerk',
    who: {
      ar: 'دبلوم قانون وسبع سنوات في قلم المحكمة؛ حب للنظام ورغبة في التقدم دون سفر ولا نوبات.',
      en: 'A diploma in law and seven years in a court’s registry; likes order and wants to advance, without travel or shifts.',
    },
    field: 'legal',
    background: { education: 1, major: 'law', years: 6 },
    facets: [40, 50, 50, 60, 55, 40, 75, 65, 55, 45, 60, 80, 65, 70, 50, 55, 50],
    areas: [2, 2.5, 1.75, 3, 2.75, 4.5],
    values: ['security', 'balance', 'service', 'income', 'independence'],
    wishes: { travel: 'refuse', shifts: 'refuse' },
  },
  {
    id: 'car-seller',
    who: {
      ar: 'ثانوية عامة وخمس سنوات من بيع السيارات بالعمولة؛ طموح إلى قيادة فرع.',
      en: 'Secondary school and five years of selling cars on commission; wants to lead a branch.',
    },
    field: 'sales',
    background: { education: 0, major: null, years: 3 },
    facets: [60, 45, 85, 45, 80, 75, 55, 60, 80, 65, 70, 55, 65, 50, 55, 45, 50],
    areas: [3, 2, 2, 3.5, 4.75, 2.5],
    values: ['income', 'independence', 'service', 'balance', 'security'],
    wishes: { uncertainIncome: 'wish' },
  },
  {
    id: 'call-agent',
    who: {
      ar: 'دبلوم إدارة وأربع سنوات من الرد على شكاوى العملاء في نوبات ليلية؛ رغبة في خدمة الناس نهاراً.',
      en: 'A diploma in administration and four years of answering complaints in night shifts; wants to serve people by day.',
    },
    field: 'sales',
    background: { education: 1, major: 'administration', years: 3 },
    facets: [45, 50, 50, 75, 55, 40, 60, 70, 70, 50, 75, 75, 55, 60, 55, 50, 45],
    areas: [2, 2.25, 2.75, 4.25, 3, 3.5],
    values: ['balance', 'security', 'service', 'income', 'independence'],
    wishes: { night: 'refuse', shifts: 'refuse' },
  },
  {
    id: 'truck-driver',
    who: {
      ar: 'ثانوية عامة وأربع عشرة سنة في قيادة الشاحنات الثقيلة بين المدن برخصتها؛ حب للطريق، لكن الليل للبيت.',
      en: 'Secondary school and fourteen years of driving heavy trucks between cities, with the licence for it; likes the road, but the night belongs to home.',
    },
    field: 'logistics',
    background: { education: 0, major: null, years: 10 },
    facets: [65, 45, 55, 50, 70, 40, 60, 50, 40, 60, 70, 70, 60, 70, 55, 45, 40],
    areas: [4.5, 2.25, 1.5, 2.5, 2.5, 3],
    values: ['independence', 'security', 'income', 'balance', 'service'],
    wishes: { night: 'refuse' },
  },
  {
    id: 'injured-courier',
    who: {
      ar: 'ثانوية عامة وأربع سنوات من توصيل الطلبات، ثم إصابة في الظهر؛ المطلوب عمل مكتبي بدخل ثابت.',
      en: 'Secondary school and four years of delivering parcels, then an injured back; wants work at a desk with a steady income.',
    },
    field: 'logistics',
    background: { education: 0, major: null, years: 3 },
    facets: [50, 60, 60, 55, 65, 45, 65, 60, 60, 55, 70, 65, 55, 60, 55, 55, 55],
    areas: [2.5, 2.75, 1.75, 3, 3.25, 4],
    values: ['security', 'balance', 'income', 'service', 'independence'],
    wishes: { outdoors: 'refuse', travel: 'refuse', uncertainIncome: 'refuse' },
  },
  {
    id: 'cook',
    who: {
      ar: 'ثانوية عامة وثماني سنوات في مطبخ مطعم، من المساعدة إلى الطبخ؛ حلم بمطبخ خاص.',
      en: 'Secondary school and eight years in a restaurant’s kitchen, from helper to cook; dreams of a kitchen of their own.',
    },
    field: 'hospitality',
    background: { education: 0, major: null, years: 6 },
    facets: [65, 70, 65, 55, 70, 65, 65, 65, 60, 65, 75, 70, 75, 75, 60, 45, 45],
    areas: [4, 2, 4.25, 3.25, 3.75, 2.25],
    values: ['independence', 'income', 'service', 'security', 'balance'],
    wishes: {},
  },
  {
    id: 'receptionist',
    who: {
      ar: 'دبلوم سياحة وأربع سنوات في استقبال فندق؛ حب للضيوف ونفور من الليل.',
      en: 'A diploma in tourism and four years at a hotel’s front desk; likes the guests, will not work nights.',
    },
    field: 'hospitality',
    background: { education: 1, major: 'other', years: 3 },
    facets: [45, 55, 55, 65, 55, 50, 65, 70, 75, 55, 75, 75, 65, 60, 55, 50, 45],
    areas: [1.75, 2.25, 2.75, 4.25, 3.5, 3.25],
    values: ['balance', 'service', 'security', 'income', 'independence'],
    wishes: { night: 'refuse', outdoors: 'refuse' },
  },
  {
    id: 'civil-engineer',
    who: {
      ar: 'هندسة مدنية وأربع سنوات في المواقع، وربو يمنع الغبار والعمل في الخارج؛ ميل إلى التصميم.',
      en: 'A civil engineer after four years on sites, whose asthma bears no dust and no work outdoors; leans to design.',
    },
    field: 'construction',
    background: { education: 2, major: 'civil_engineering', years: 3 },
    facets: [60, 75, 60, 50, 60, 45, 70, 60, 55, 55, 50, 70, 75, 70, 75, 75, 75],
    areas: [3.5, 4, 3.25, 2, 2.25, 3.5],
    values: ['balance', 'security', 'income', 'independence', 'service'],
    wishes: { outdoors: 'refuse' },
  },
  {
    id: 'electrician',
    who: {
      ar: 'دبلوم كهرباء وتسع سنوات من تمديدات المباني؛ المطلوب مؤسسة صغيرة خاصة.',
      en: 'A diploma in electrics and nine years of wiring buildings; wants a small firm of their own.',
    },
    field: 'construction',
    background: { education: 1, major: 'electrical_engineering', years: 6 },
    facets: [75, 55, 75, 45, 75, 65, 65, 55, 60, 70, 65, 70, 75, 75, 65, 55, 55],
    areas: [4.5, 2.75, 1.75, 2.5, 4, 3],
    values: ['independence', 'income', 'security', 'balance', 'service'],
    wishes: { uncertainIncome: 'wish' },
  },
]
