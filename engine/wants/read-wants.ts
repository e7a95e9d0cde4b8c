import { CONDITION_IDS, type ConditionId } from './areas.ts'
import { INTEREST_IDS, type InterestId } from './interests.ts'
import { PAIR_IDS, type PairId, SIDES, type Side } from './values.ts'
import { WISH_CHOICES, type WishChoice } from './wishes.ts'

/** Names an activity, a pair of values or a condition. */
export type WantId = InterestId | PairId | ConditionId

/** Holds the answers to "What I want" by the id of what was asked, as they are kept and sent: `{ R1: '4', night: 'refuse' }`. */
export type WantAnswers = Readonly<Record<string, string>>

const SCALE_CHOICES = ['1', '2', '3', '4', '5'] as const

/** Lists every id with what it may be answered by, in the order of the page. */
export const WANT_CHOICES: ReadonlyMap<string, readonly string[]> = new Map<WantId, readonly string[]>([
  ...INTEREST_IDS.map(id => [id, SCALE_CHOICES] as const),
  ...PAIR_IDS.map(id => [id, SIDES] as const),
  ...CONDITION_IDS.map(id => [id, WISH_CHOICES] as const),
])

/** Holds what is answered so far; what is not answered is absent. */
export interface Wants {
  readonly interests: ReadonlyMap<InterestId, number>
  readonly values: ReadonlyMap<PairId, Side>
  readonly wishes: ReadonlyMap<ConditionId, WishChoice>
}

/** Reads kept answers; an id or a choice that this release does not know is left out, and stays where it is kept. */
export function readWants(answers: WantAnswers): Wants {
  const answered = <Id extends WantId, Choice extends string>(
    ids: readonly Id[],
    choices: readonly Choice[],
  ): Map<Id, Choice> =>
    new Map(
      ids.flatMap(id => {
        const choice = choices.find(each => each === answers[id])
        return choice === undefined ? [] : [[id, choice] as const]
      }),
    )
  const interests = answered(INTEREST_IDS, SCALE_CHOICES)
  return {
    interests: new Map([...interests].map(([id, choice]) => [id, Number(choice)])),
    values: answered(PAIR_IDS, SIDES),
    wishes: answered(CONDITION_IDS, WISH_CHOICES),
  }
}
