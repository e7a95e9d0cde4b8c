import { MAJORS } from '../majors.ts'
import { EDUCATION, FACETS, FIELDS, type FieldId } from '../vocabulary.ts'
import type { CareerSentences, Reach } from './career-sentences.ts'
import { type Comparison, isOfField, isStrong } from './find-reasons.ts'
import type { FitTier } from './fit-tier.ts'
import { isAppointment, LICENCES, type LicenceId } from './licences.ts'
import { nameReadiness, type ReadinessName } from './name-readiness.ts'
import type { Register } from './occupations/occupation.ts'
import type { Degree, OccupationMatch } from './rate-readiness.ts'

const lower = (family: string) =>
  `يكفي لمهن مسار «${family}» في هذا المجال ما دون المؤهل الحالي أو الخبرة الحالية`

/** Names of facets hold a و of their own, so they stand in «» (docs/method/careers.md). */
export const ar: CareerSentences = {
  tier: {
    strong: 'ملاءمة قوية',
    good: 'ملاءمة جيدة',
    possible: 'ملاءمة ممكنة مع تطوير',
    explore: 'للاستكشاف',
  },
  note: {
    low_quality: 'مؤشرات جودة الإجابة ضعيفة، فتُعرض المسارات كلها للاستكشاف إلى حين إعادة التقييم.',
    even: 'الملف متوازن ويناسب مسارات متعددة.',
  },
  start: {
    own: (family, occupation) =>
      `جاء مسار «${family}» في المقدمة لأن فيه مهنة يؤهّل لها التخصص: «${occupation}».`,
    alone: family => `المسار الأقرب: «${family}»، وملاءمته أعلى من ملاءمة ما بعده.`,
    ready: (family, occupation, match) =>
      `جاء مسار «${family}» في المقدمة لأنه يجمع بين الملاءمة والقرب من التخصص والخبرة؛ وأول مهنه «${occupation}» (${labelOf(match)}).`,
    two: (first, second) =>
      `من المسارات التي لا تفصل بينها الملاءمة ولا القرب من التخصص والخبرة «${first}» و«${second}»، فيمكن البدء بأيهما.`,
  },
  afterStudy: tier => `${tier}، بعد تأهيل دراسي`,
  below: {
    first: family => `${lower(family)}، وقد جاء أولاً لأن مسارات المستوى الحالي أقل ملاءمة منه.`,
    conditions: family => `${lower(family)}، وقد جاء أولاً بسبب شروطك في «ما أريد».`,
    wanted: (family, other) =>
      `${lower(family)}، وقد جاء أولاً لأن إجابات «ما أريد» قدّمته على مسار «${other}»، ولولاها لكان ذاك هو الأول.`,
    aside: family => `${lower(family)}.`,
    behind: families =>
      `من المسارات الأعلى ملاءمةً ${families.map(({ name, fit }) => `«${name}» (${fit})`).join(' و')}، لكن مهنها في هذا المجال يكفي لها ما دون المؤهل الحالي أو الخبرة الحالية، فتأتي بعد غيرها ما لم تكن هي المرغوبة.`,
  },
  elsewhere: works =>
    `مما يفتحه التخصص في مجالات أخرى: ${works.map(({ title, field }) => `«${title}» (${field})`).join('، ')}.`,
  neighbours: works => {
    const doors = works.map(
      ({ title, field, near, licence }) =>
        `«${title}» (${field}، ${near === null ? 'بحكم التخصص' : `وهو عمل قريب من «${near}»`}${onCondition(licence)})`,
    )
    const unmeasured =
      new Set(works.map(({ field }) => field)).size > 1
        ? 'مما يتاح في مجالات أخرى دون شهادة جديدة (ولم تُقس المعرفة بهذه المجالات)'
        : 'مما يتاح في مجال آخر دون شهادة جديدة (ولم تُقس المعرفة به)'
    return `${unmeasured}: ${doors.join('، ')}.`
  },
  door: near =>
    near === null ? 'مهنة في مجال آخر يؤهّل لها التخصص.' : `مهنة في مجال آخر قريبة من «${near}».`,
  unmeasured:
    'مهن هذا المسار من مجالات أخرى لم تُقس المعرفة بها، فحُسبت الملاءمة من دون «المعرفة التخصصية التطبيقية» و«الأدوات والجودة والسلامة المهنية».',
  unasked: field =>
    `أسئلة «${FIELDS[field].name.ar}» لا تسأل عن هذا العمل، فلا تدل درجتا «المعرفة التخصصية التطبيقية» و«الأدوات والجودة والسلامة المهنية» على معرفتك به، وإن دخلتا في حساب الملاءمة.`,
  subject:
    'تُقدَّر الجاهزية بمستوى التعليم وسنوات الخبرة، وبالتخصص حيث لا تُزاوَل المهنة إلا به. وحيث يُذكر ترخيص فشروطه لدى الجهة المذكورة معه. ولا يُعرف في أي عمل قُضيت سنوات الخبرة، ولم تُفحص مهارات المهنة نفسها، ولا تعني الجاهزية أن وظيفة شاغرة معروضة.',
  otherFields:
    'لم تُقس المعرفة بهذه المجالات، فاستُبعد من الحساب محورا «المعرفة التخصصية التطبيقية» و«الأدوات والجودة والسلامة المهنية»، ولا تتجاوز الملاءمة هنا مستوى «جيدة».',
  reason: ({ met, gaps: [gap] }, tier, reach, field) =>
    `${[strengths(met, tier), gap ? `والفجوة الأهم في ${compared(gap, field)}` : REACHED[reach]].filter(Boolean).join('، ')}.`,
  nextGap: (gap, field) => `الفجوة التالية في ${compared(gap, field)}.`,
  alike: {
    reason: family => `أسباب الملاءمة هنا هي نفسها في «${family}».`,
    gap: family => `والفجوة التالية كما في «${family}».`,
    unasked: family => `ولا تسأل أسئلة المجال عن هذا العمل أيضاً، كما في «${family}».`,
    unmeasured: family => `وهذه المهن أيضاً من مجالات أخرى، وقد حُسبت الملاءمة كما في «${family}».`,
  },
  alikeWork: {
    growth: occupation => `كما في «${occupation}»`,
    readiness: (label, occupation) => `${label}: كما قيل في «${occupation}».`,
  },
  readinessLabel: (match, usualYears) =>
    match.readiness === 'open_now' && usualYears === 0 ? 'التعليم يكفي' : labelOf(match),
  readiness: (match, usualYears) => {
    const { readiness, degree, years, licence, portfolio, ownBusiness, studyYears } = match
    if (readiness === 'open_now')
      return usualYears > 0
        ? `${READINESS.open_now}: إن قُضيت ${nominative(usualYears)} على الأقل في مثل هذا العمل.`
        : 'التعليم يكفي: لا تُطلب خبرة في هذا العمل عادةً.'
    const asked = years ?? usualYears
    const experience = asked === 0 ? [] : [`الخبرة المعتادة ${nominative(asked)} في مثل هذا العمل`]
    const isAlone = degree === null && asked === 0
    const needs = [
      ...(degree === null ? [] : [qualification(degree, studyYears, portfolio)]),
      ...(years === null ? [] : experience),
      ...(ownBusiness === null ? [] : [REGISTERED[ownBusiness]]),
      ...(portfolio ? [shown(isAlone && licence === null)] : []),
      ...(licence === null ? [] : [practised(licence, isAlone)]),
      ...(years === null ? experience : []),
    ]
    return `${labelOf(match)}: ${needs.join('، و')}.`
  },
}

const REACHED = {
  all: 'وقد بلغت درجاتك كل ما يطلبه المسار',
  close: 'وقد بلغت درجاتك ما يطلبه المسار أو قاربته',
  some: '',
} as const satisfies Readonly<Record<Reach, string>>

const REGISTERED = {
  commercial: 'يلزم سجل تجاري ومال للبداية',
  agricultural: 'يلزم سجل زراعي (وزارة البيئة والمياه والزراعة) ومال للبداية، وقد يلزم سجل تجاري',
} as const satisfies Readonly<Record<Register, string>>

const READINESS = {
  open_now: 'التعليم والخبرة يكفيان',
  short_step: 'خطوة قصيرة',
  qualification_path: 'مسار تأهيل',
  appointment: 'بقرار رسمي',
  own_business: 'مشروع خاص',
  after_experience: 'بعد خبرة',
  perhaps_licence: 'ترخيص محتمل',
  licence: 'بترخيص مهني',
} as const satisfies Readonly<Record<ReadinessName, string>>

const labelOf = (match: Omit<OccupationMatch, 'id'>): string => READINESS[nameReadiness(match)]

/** What is only there to explore is not said to suit, and half of the answers or fewer are not said to be a strength. */
function strengths(met: readonly Comparison[], tier: FitTier): string {
  if (met.length === 0) return 'لم يبلغ أي محور هدفه في هذا المسار بعد'
  if (tier === 'explore') return `أقرب ما في نتيجتك إلى هذا المسار ${joined(met)}`
  const strong = met.filter(isStrong)
  if (strong.length > 0) return `تلائم نتيجتك هذا المسار لأن ${joined(strong)} من جوانب القوة فيها`
  return `تلائم نتيجتك هذا المسار لأنها بلغت الدرجة المطلوبة في ${joined(met)}`
}

const joined = (met: readonly Comparison[]) => met.map(quoted).join(' و')

/** Of what was asked in the chosen field, says which: the named work may know another. */
const ofField = (facet: Comparison['facet'], field: FieldId): string =>
  isOfField(facet) ? ` بحسب أسئلة مجال «${FIELDS[field].name.ar}»،` : ''

function compared({ facet, index, target }: Comparison, field: FieldId): string {
  return `«${FACETS[facet].name.ar}» (${index}${ofField(facet, field)} مقابل هدف المسار ${target})`
}

/** With the person's own answers. */
function quoted({ facet, high, count }: Comparison): string {
  const { name, section } = FACETS[facet]
  if (high === 0) return `«${name.ar}»`
  const counted =
    section === 'motivation' ? `مالت إليه ${countedAnswers(high)}` : countedAnswers(high, 'صائب')
  return `«${name.ar}» (${counted} من ${count})`
}

/** 1 to 10, with an adjective where one is given. */
function countedAnswers(count: number, adjective = ''): string {
  if (count === 1) return adjective ? `إجابة ${adjective}ة` : 'إجابة واحدة'
  if (count === 2) return adjective ? `إجابتان ${adjective}تان` : 'إجابتان'
  return adjective ? `${count} إجابات ${adjective}ة` : `${count} إجابات`
}

const DOCTORATE_YEARS = 3
/** A master's degree is still missing on the way to a doctorate. */
const isAfterMaster = (level: Degree['level'], studyYears: number) =>
  level === 4 && studyYears > DOCTORATE_YEARS

/** Without years of study, long experience stands in for the degree. */
function qualification({ level, majors }: Degree, studyYears: number, portfolio: boolean): string {
  const name = Object.values(EDUCATION).find(education => education.level === level)?.ar ?? ''
  if (studyYears === 0) return `المؤهل المعتاد ${name}، وقد تُغني عنه الخبرة${portfolio ? '' : ' الطويلة'}`
  const length = isAfterMaster(level, studyYears)
    ? `يبقى له ${nominative(studyYears)} من الدراسة على الأقل، ومنها الماجستير`
    : `يبقى له نحو ${countedYears(studyYears)} من الدراسة`
  if (majors.length === 0) return `المؤهل المعتاد ${name} (${length})`
  return `المؤهل المطلوب ${name} في ${majors.map(id => `«${MAJORS[id].ar}»`).join(' أو ')} (${length})`
}

/** Names the licence that work of another field takes, behind what leads to it. */
function onCondition(licence: LicenceId | null): string {
  if (licence === null) return ''
  const { name, body } = LICENCES[licence]
  return licence === 'trade' ? '، وقد يُشترط ترخيص مهني' : `، بشرط ${name.ar} من ${body.ar}`
}

/** Whether somebody has it is not known, like a licence. */
const shown = (isOnly: boolean): string =>
  `تلزم نماذج من أعمال منجزة${isOnly ? ' تُعرض عند التقديم، وتكون عادةً لدى من يعمل في المهنة من قبل' : ''}`

/** Whether somebody holds it is not known: where nothing else is missing, it is a step only for those who do not. */
function practised(licence: LicenceId, isOnly: boolean): string {
  const { name, body } = LICENCES[licence]
  if (isAppointment(licence))
    return `يكون العمل في هذه المهنة ب${name.ar}${name.ar.includes(body.ar) ? '' : ` (${body.ar})`}`
  if (licence === 'trade') return 'قد تشترط الجهة المختصة بالنشاط ترخيصاً مهنياً'
  const taken = `لا تُزاوَل المهنة في السعودية دون ${name.ar} (${body.ar})`
  return isOnly ? `${taken}، وإن سبق استيفاء ذلك فلا تلزم خطوة أخرى` : taken
}

const nominative = (years: number) => (years === 2 ? 'سنتان' : countedYears(years))

/** 1 to 10. */
function countedYears(years: number): string {
  if (years === 1) return 'سنة واحدة'
  return years === 2 ? 'سنتين' : `${years} سنوات`
}
