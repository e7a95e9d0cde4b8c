import type { Area, ConditionId } from '../wants/areas.ts'
import type { WantPart } from '../wants/sum-up-wants.ts'
import type { ValueId } from '../wants/values.ts'
import type { Meeting, ValueReason } from './weigh-wants.ts'

/** Holds in one language how paths and occupations meet what is wanted; each sentence fits both. */
export interface WantSentences {
  /** Always said where something of it is known: it orders, and changes no score. */
  readonly noScore: string
  readonly missingAll: string
  readonly missing: Readonly<Record<WantPart, string>>
  readonly flatInterests: string
  readonly evenValues: string
  /** What work pays is not known. */
  readonly askIncome: string
  /** Every path is set aside. */
  readonly allAside: string
  /** Which path comes first, in place of the one with the highest fit. */
  readonly start: (family: string) => string
  /** Which occupations would come first, or are a trade of the own major, and the conditions for which they stand lower. */
  readonly postponed: Readonly<
    Record<'first' | 'trade', (occupations: readonly string[], conditions: readonly ConditionId[]) => string>
  >
  /** Several refused conditions that happen sometimes. */
  readonly cautions: (conditions: readonly ConditionId[]) => string
  readonly meeting: (kind: Meeting, condition: ConditionId) => string
  readonly interests: (drawn: readonly Area[], less: readonly Area[]) => string
  readonly value: (value: ValueId, fits: boolean, because: ValueReason) => string
  /** Names an earlier place that has said so in full, and joins clauses: what speaks against the work, what speaks for it, or one of them. */
  readonly alike: (name: string, sides: readonly (readonly string[])[]) => string
  /** Says in a clause, in place of a sentence. */
  readonly again: {
    readonly meeting: (kind: Meeting, condition: ConditionId) => string
    readonly interests: (drawn: readonly Area[], less: readonly Area[]) => string
    readonly values: (values: readonly ValueId[], fits: boolean) => string
  }
}
