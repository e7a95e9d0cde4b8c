import type { FacetId, ItemType } from '../vocabulary.ts'

/**
 * Holds one item of the bank without a word of any language. Its words stand in `text.ar.ts` and `text.en.ts` under
 * the same key.
 */
export interface Item {
  /** The place it fills: form, section and number of `forms/slots.ts`. */
  readonly slot: SlotReference
  readonly facet: FacetId
  readonly type: ItemType
  /** The coverage cell of its facet (docs/method/measured.md#coverage), where the facet has cells. */
  readonly cell?: string
  /** `draft` until experts have rated it (check A-29). */
  readonly status: 'draft' | 'released' | 'retired'
  /** The five options in display order. */
  readonly options: readonly [ItemOption, ItemOption, ItemOption, ItemOption, ItemOption]
  /** The worked answer of an objectively keyed item. */
  readonly solution?: string
  readonly machineCheck?: MachineCheck
}

export interface SlotReference {
  readonly form: 'basic' | 'advanced' | 'leadership' | 'quick'
  readonly section: string
  readonly number: number
}

export interface ItemOption {
  /** The key: 5 is the fullest answer, 1 the least. Each of the five occurs once in an item. */
  readonly value: Value
  /** Why this option has this value; for writers and reviewers only, never sent to a browser. */
  readonly rationale: string
  /** The named mistake of an objectively keyed option (docs/method/items.md#keyed-items), `OK` for value 5. */
  readonly error?: ErrorCode
  /** The need that a motivation option serves (docs/method/items.md#motivation); never scored. */
  readonly motive?: MotiveTag
}

export type Value = 1 | 2 | 3 | 4 | 5

export type ErrorCode =
  | 'OK'
  | 'E-LAST-STEP'
  | 'E-WEAKER'
  | 'E-PARTIAL'
  | 'E-ROUND'
  | 'E-ONE-RULE'
  | 'E-COUNT-FOR-RATE'
  | 'E-OMIT-CASE'
  | 'E-WRONG-BASE'
  | 'E-CONVERSE'
  | 'E-CONSTRAINT'
  | 'E-CAUSE-COINCIDENCE'
  | 'E-UNIT'
  | 'E-REVERSAL'
  | 'E-NONE'
  | 'E-QUANTIFIER'

export type MotiveTag =
  | 'autonomy'
  | 'mastery'
  | 'achievement'
  | 'purpose'
  | 'persistence'
  | 'influence'
  | 'security'
  | 'reward'
  | 'balance'
  | 'belonging'
  | 'stability'

/** Holds what a machine can prove about the key of an objective item (check A-25). */
export type MachineCheck = NumericCheck | OrderCheck | FactsCheck

/** Equations of plain arithmetic that the story and the options rest on, e.g. `425 / 500 = 0.85`. */
export interface NumericCheck {
  readonly kind: 'numeric'
  readonly equations: readonly string[]
}

/**
 * Up to six objects in a strict order, position 1 first. Each option's claim, in display order, must be true in as many
 * of the orderings that fulfil the premises as its value says: 5 and 4 in all, 3 in more than half, 2 in half or fewer
 * but some, 1 in none; the claim of the 5 entails the claim of the 4.
 */
export interface OrderCheck {
  readonly kind: 'order'
  readonly objects: readonly string[]
  readonly premises: readonly OrderClaim[]
  readonly options: readonly [OrderClaim, OrderClaim, OrderClaim, OrderClaim, OrderClaim]
}
export type OrderClaim = (position: (object: string) => number) => boolean

/** Checks claims as `OrderCheck` does, over every combination of up to five yes/no facts instead of orderings. */
export interface FactsCheck {
  readonly kind: 'facts'
  readonly facts: readonly string[]
  readonly premises: readonly FactsClaim[]
  readonly options: readonly [FactsClaim, FactsClaim, FactsClaim, FactsClaim, FactsClaim]
}
export type FactsClaim = (is: (fact: string) => boolean) => boolean

/** Holds the words of one item in one language; options in display order. */
export interface ItemText {
  readonly story: string
  readonly question: string
  readonly options: readonly [string, string, string, string, string]
}

/**
 * Names an item: `<block>-<section>-<slot number>@<version>` (`technology-skills-10@1`, `advanced-LDR-01@1`); a block
 * that is one section of the core leaves the section out (`motivation-01@1`). A released item is never edited in
 * place: a change of key or meaning is a new version under a new key beside the old (docs/items.md).
 */
export type ItemKey = `${string}@${number}`
export type Items = Readonly<Record<ItemKey, Item>>

/** Gives a language module its type: a missing or surplus item does not compile. */
export type TextsOf<Block extends Items> = { readonly [Key in keyof Block]: ItemText }
