import { AREAS } from '../wants/area-words.ts'
import type { Area, ConditionId } from '../wants/areas.ts'
import { VALUES } from '../wants/values.ts'
import { WISHES } from '../wants/wishes.ts'
import type { WantSentences } from './want-sentences.ts'
import type { Meeting, ValueReason } from './weigh-wants.ts'

/** Holds the Arabic sentences on what is wanted. */
export const ar: WantSentences = {
  noScore: 'إجابات «ما أريد» ترتّب المسارات وتشرح ترتيبها، ولا تغيّر أي درجة.',
  missingAll: 'أسئلة «ما أريد» لم يُجَب عنها بعد؛ المسارات مرتّبة بنتيجة التقييم وحدها.',
  missing: {
    interests: 'الأنشطة لم يُجَب عنها كاملة بعد، فلا يعرف الترتيب ما يجذبك.',
    values: 'أزواج القيم لم يُجَب عنها كاملة بعد، فلا يعرف الترتيب ما الأهم لديك في العمل.',
    wishes: 'الشروط لم يُجَب عنها كاملة بعد، فقد يعلو في الترتيب عمل غير مقبول لديك.',
  },
  flatInterests: 'ميولك الستة متقاربة، فلم تغيّر ترتيب المسارات.',
  evenValues: 'اختياراتك بين القيم الخمس متساوية، فلم تغيّر ترتيب المسارات.',
  askIncome: '«الدخل» في مقدمة اختياراتك، وأجور المهن غير معروفة هنا؛ وهذا سؤال جيد لمن يعمل في المسار.',
  allAside: 'في كل مسار هنا ما ترفضه إجاباتك أو ما ينقصه شرط من شروطك، فترتيبها بالملاءمة وما بقي من رغباتك.',
  start: family => `جاء مسار «${family}» في المقدمة لأنه يجمع بين الملاءمة وما تريد.`,
  postponed: {
    first: (occupations, conditions) =>
      `كانت ${nounFor(occupations)} ${joined(occupations)} ${occupations.length === 2 ? 'ستأتيان' : 'ستأتي'} أولاً لولا ${ofConditions(conditions)}، فقُدّم ${occupations.length === 2 ? 'عليهما' : 'عليها'} ما يوافق ${conditions.length > 1 ? 'الشروط' : 'الشرط'}.`,
    trade: (occupations, conditions) =>
      `${nounFor(occupations)} ${joined(occupations)} من صميم التخصص، وقد ${occupations.length === 2 ? 'تأخّرتا' : 'تأخّرت'} في الترتيب بسبب ${ofConditions(conditions)}.`,
  },
  cautions: conditions =>
    `قد يتطلب هذا العمل ما لا تقبله شروطك: ${conditions.map(id => WISHES[id].name.ar).join('، و')}؛ فيحسن السؤال عنه قبل التقديم.`,
  meeting: (kind, condition) => (OWN_WORDS[condition] ?? MEETINGS)[kind](WISHES[condition].name.ar),
  interests(drawn, less) {
    if (less.length === 0) return `يلتقي هذا العمل مع أكثر ما يجذبك: ${namedAreas(drawn)}.`
    if (drawn.length === 0) return `يقوم هذا العمل على ما هو أقل جذباً لك من غيره: ${namedAreas(less)}.`
    return `في هذا العمل بعض ما يجذبك (${namedAreas(drawn)})، ومعه ما هو أقل جذباً لك (${namedAreas(less)}).`
  },
  value: (value, fits, because) =>
    `${fits ? 'مما يخدم' : 'مما قد يعارض'} قيمة «${VALUES[value].ar}»، وهي في مقدمة اختياراتك: ${reason(because)}.`,
  alike: (name, sides) =>
    `كما في «${name}»، ${sides.map(clauses => clauses.join('، و')).join('، وفي المقابل ')}.`,
  again: {
    meeting: (kind, condition) => {
      const isWished = kind !== 'refused' && kind !== 'refusedSometimes'
      return AGAIN[kind](condition === 'uncertainIncome' && isWished ? BY_RESULTS : WISHES[condition].name.ar)
    },
    interests(drawn, less) {
      if (less.length === 0) return 'يلتقي هذا العمل مع أكثر ما يجذبك'
      if (drawn.length === 0) return 'يقوم هذا العمل على ما هو أقل جذباً لك'
      return 'في هذا العمل بعض ما يجذبك ومعه ما هو أقل جذباً لك'
    },
    values: (values, fits) =>
      `${fits ? 'يخدم' : 'قد يعارض'} هذا العمل ${values.map(id => `قيمة «${VALUES[id].ar}»`).join(' و')}`,
  },
}

const AGAIN: Readonly<Record<Meeting, (condition: string) => string>> = {
  refused: condition => `${condition} أمر معتاد هنا على خلاف شرطك`,
  refusedSometimes: condition => `${condition} أمر يحدث هنا أحياناً على خلاف شرطك`,
  must: condition => `${condition} أمر معتاد هنا وهذا من شروطك`,
  mustMissing: condition => `${condition} من شروطك وهو نادر هنا`,
  wished: condition => `${condition} أمر معتاد هنا وهو مما تفضّله إجاباتك`,
  wishedSometimes: condition => `${condition} أمر يحدث هنا أحياناً وهو مما تفضّله إجاباتك`,
  wishedMissing: condition => `${condition} مما تفضّله إجاباتك لكنه نادر هنا`,
}

const nounFor = ({ length }: readonly string[]) => (length === 1 ? 'مهنة' : length === 2 ? 'مهنتا' : 'مهن')

const joined = (occupations: readonly string[]) => occupations.map(title => `«${title}»`).join(' و')

const LOWER = 'وهذا سبب التأخّر في الترتيب'

const MEETINGS: Readonly<Record<Meeting, (condition: string) => string>> = {
  refused: condition => `${condition} أمر معتاد هنا، ومن شروطك ألّا يكون؛ ${LOWER}.`,
  refusedSometimes: condition =>
    `${condition} أمر يحدث هنا أحياناً، ومن شروطك ألّا يكون، فيحسن السؤال عنه قبل التقديم.`,
  must: condition => `شرطك مستوفى: ${condition} أمر معتاد هنا.`,
  mustMissing: condition => `${condition} من شروطك، وهو نادر هنا؛ ${LOWER}.`,
  wished: condition => `${condition} مما تفضّله إجاباتك، وهو معتاد هنا.`,
  wishedSometimes: condition => `${condition} مما تفضّله إجاباتك، ويحدث هنا أحياناً.`,
  wishedMissing: condition => `${condition} مما تفضّله إجاباتك، لكنه نادر هنا.`,
}

const inLargeCities = () => 'يوجد هذا العمل في المدن الكبيرة عادةً، وهذا ما تطلبه إجاباتك.'

const CITY: typeof MEETINGS = {
  ...MEETINGS,
  refused: () => `يوجد هذا العمل في المدن الكبيرة عادةً، ومن شروطك ألّا يكون فيها؛ ${LOWER}.`,
  refusedSometimes: () =>
    'يوجد هذا العمل في المدن الكبيرة أكثر من غيرها، ومن شروطك ألّا يكون فيها، فيحسن السؤال عن فرصه خارجها قبل التقديم.',
  must: inLargeCities,
  wished: inLargeCities,
}

/** Nobody wishes that income varies: what is wished is that it follows results. */
const BY_RESULTS = 'ارتباط الدخل بالنتائج'

const INCOME: typeof MEETINGS = {
  ...MEETINGS,
  must: () => MEETINGS.must(BY_RESULTS),
  mustMissing: () => MEETINGS.mustMissing(BY_RESULTS),
  wished: () => MEETINGS.wished(BY_RESULTS),
  wishedSometimes: () => MEETINGS.wishedSometimes(BY_RESULTS),
  wishedMissing: () => MEETINGS.wishedMissing(BY_RESULTS),
}

const OWN_WORDS: Partial<Readonly<Record<ConditionId, typeof MEETINGS>>> = {
  city: CITY,
  uncertainIncome: INCOME,
}

const REASONS: Readonly<Record<Exclude<ValueReason, ConditionId>, string>> = {
  dayHours: 'ساعات نهارية وسفر نادر',
  helping: 'مساعدة الناس جزء أساسي منه',
  autonomy: 'يقوم هذا المسار على المبادرة الذاتية',
  ownBusiness: 'مشروع خاص يُدار بقرار صاحبه',
}
const reason = (because: ValueReason) =>
  because in WISHES ? WISHES[because as ConditionId].name.ar : REASONS[because as keyof typeof REASONS]

/** Names of areas hold an "and" of their own, so they stand in quotes. */
const namedAreas = (areas: readonly Area[]) => areas.map(area => `«${AREAS[area].name.ar}»`).join('، ')

const ofConditions = (conditions: readonly ConditionId[]) =>
  `${conditions.length > 1 ? 'شروطك' : 'شرطك'} بشأن ${named(conditions)}`

const named = (conditions: readonly ConditionId[]) => conditions.map(id => WISHES[id].name.ar).join(' و')
