import { AREAS } from '../wants/area-words.ts'
import type { Area, ConditionId } from '../wants/areas.ts'
import { VALUES } from '../wants/values.ts'
import { WISHES } from '../wants/wishes.ts'
import type { WantSentences } from './want-sentences.ts'
import type { Meeting, ValueReason } from './weigh-wants.ts'

/** Holds the English sentences on what is wanted. */
export const en: WantSentences = {
  noScore: 'The answers to “What I want” order paths and explain the order; they change no score.',
  missingAll:
    'The questions of “What I want” are not answered yet; paths are ordered by the assessment alone.',
  missing: {
    interests: 'The activities are not all answered yet, so the order does not know what draws you.',
    values:
      'The pairs of values are not all answered yet, so the order does not know what matters most to you in work.',
    wishes:
      'The conditions are not all answered yet, so work that you would not accept may stand high in the order.',
  },
  flatInterests: 'Your six areas of interest are close together, so they did not change the order of paths.',
  evenValues: 'Your choices among the five values are even, so they did not change the order of paths.',
  askIncome:
    '“Income” stands high among your choices. What work pays is not known here, so it makes a good question for someone on the path.',
  allAside:
    'Every path here holds something that your answers refuse, or lacks one of your conditions; they are ordered by fit and by your other wishes.',
  start: family => `“${family}” comes first: fit and what you want are weighed together.`,
  postponed: {
    first: (occupations, conditions) =>
      `${joined(occupations)} would come first but for ${ofConditions(conditions)}; work that meets ${conditions.length > 1 ? 'these conditions' : 'this condition'} stands before ${occupations.length > 1 ? 'them' : 'it'}.`,
    trade: (occupations, conditions) =>
      `${joined(occupations)} ${occupations.length > 1 ? 'are at the heart of the major and stand' : 'is at the heart of the major and stands'} lower because of ${ofConditions(conditions)}.`,
  },
  cautions: conditions =>
    `Sometimes part of this work: ${named(conditions)}; your answers refuse them, so they are worth asking about before applying.`,
  meeting: (kind, condition) => (OWN_WORDS[condition] ?? MEETINGS)[kind](WISHES[condition].name.en),
  interests(drawn, less) {
    if (less.length === 0) return `This work meets what draws you most: ${namedAreas(drawn)}.`
    if (drawn.length === 0)
      return `This work rests on what draws you less than other things: ${namedAreas(less)}.`
    return `This work holds some of what draws you (${namedAreas(drawn)}) and some of what draws you less (${namedAreas(less)}).`
  },
  value: (value, fits, because) =>
    `${fits ? 'Serves' : 'May work against'} “${VALUES[value].en}”, high among your choices: ${reason(because)}.`,
  alike: (name, sides) =>
    `As in “${name}”, ${sides.map(clauses => clauses.join(', and ')).join('; on the other hand, ')}.`,
  again: {
    meeting: (kind, condition) => {
      const isWished = kind !== 'refused' && kind !== 'refusedSometimes'
      return AGAIN[kind](condition === 'uncertainIncome' && isWished ? BY_RESULTS : WISHES[condition].name.en)
    },
    interests(drawn, less) {
      if (less.length === 0) return 'this work meets what draws you most'
      if (drawn.length === 0) return 'this work rests on what draws you less'
      return 'this work holds some of what draws you and some of what draws you less'
    },
    values: (values, fits) =>
      `this work ${fits ? 'serves' : 'may go against'} ${joined(values.map(id => VALUES[id].en))}`,
  },
}

const AGAIN: Readonly<Record<Meeting, (condition: string) => string>> = {
  refused: condition => `${condition} is usual, against your condition`,
  refusedSometimes: condition => `${condition} comes up at times, against your condition`,
  must: condition => `${condition} is usual, as your condition asks`,
  mustMissing: condition => `${condition}, one of your conditions, is rare`,
  wished: condition => `${condition} is usual, as you prefer`,
  wishedSometimes: condition => `${condition} comes up at times, as you prefer`,
  wishedMissing: condition => `${condition}, which you prefer, is rare`,
}

const listed = (parts: readonly string[]) => parts.join(', ').replace(/, (?=[^,]*$)/, ' and ')

const joined = (occupations: readonly string[]) => listed(occupations.map(title => `“${title}”`))

const MEETINGS: Readonly<Record<Meeting, (condition: string) => string>> = {
  refused: condition => `Usual here: ${condition}; your answers refuse it, so this work stands lower.`,
  refusedSometimes: condition =>
    `Sometimes part of this work: ${condition}; your answers refuse it, so it is worth asking about before applying.`,
  must: condition => `Your condition is met: ${condition} is usual here.`,
  mustMissing: condition => `One of your conditions is rare here: ${condition}; so this work stands lower.`,
  wished: condition => `You would rather have ${condition}, and it is usual here.`,
  wishedSometimes: condition => `You would rather have ${condition}, and it is sometimes part of this work.`,
  wishedMissing: condition => `You would rather have ${condition}, but it is rare here.`,
}

const inLargeCities = () => 'This work is usually found in large cities, as your answers ask.'

const CITY: typeof MEETINGS = {
  ...MEETINGS,
  refused: () => 'This work is usually found in large cities; your answers refuse them, so it stands lower.',
  refusedSometimes: () =>
    'This work is found more often in large cities; your answers refuse them, so it is worth asking about openings elsewhere before applying.',
  must: inLargeCities,
  wished: inLargeCities,
}

/** Nobody wishes that income varies: what is wished is that it follows results. */
const BY_RESULTS = 'income that follows results'

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
  dayHours: 'hours by day, with travel rare',
  helping: 'helping people is a main part of it',
  autonomy: 'the path is built on self-direction',
  ownBusiness: "a business of one's own",
}
const reason = (because: ValueReason) =>
  because in WISHES ? WISHES[because as ConditionId].name.en : REASONS[because as keyof typeof REASONS]

/** Names of areas hold an "and" of their own, so they stand in quotes. */
const namedAreas = (areas: readonly Area[]) => areas.map(area => `“${AREAS[area].name.en}”`).join(', ')

const ofConditions = (conditions: readonly ConditionId[]) =>
  `your ${conditions.length > 1 ? 'conditions' : 'condition'} on ${named(conditions)}`

const named = (conditions: readonly ConditionId[]) => listed(conditions.map(id => WISHES[id].name.en))
