import type { Pole, Value } from '../bank/item.ts'
import type { FacetId } from '../vocabulary.ts'

/** Joins one stored answer with what the key says of it. */
export interface ScoredAnswer {
  readonly section: string
  /** 1-based within the section. */
  readonly number: number
  readonly facet: FacetId
  readonly value: Value
  /** Where the chosen option stood, first = 1. */
  readonly position: Position
  /** Item time; null when it is not known (docs/method/quality.md#item-time). */
  readonly milliseconds: number | null
  /** Words of the item as it was shown: story, question and options in the language of the answer. */
  readonly words: number
  /** An earlier attempt answered this very story. */
  readonly readBefore?: boolean
  /** Tells whether it is the option that an earlier attempt chose with the twin of this story; absent where none did. */
  readonly chosenAgain?: boolean
  /** Of the slot; without it there is no common-core percent. */
  readonly scope?: 'common' | 'field'
  /** The poles of habit among the options and that of the chosen one; absent where the options name none. Never scored. */
  readonly habit?: { readonly offered: readonly Pole[]; readonly chosen: Pole | null }
}

export type Position = 1 | 2 | 3 | 4 | 5
