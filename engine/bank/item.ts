import type { FacetId, ItemType, SourceLocale } from '../vocabulary.ts'
import type { MachineCheck } from './machine-check/machine-check.ts'

/**
 * Holds one item of the bank without a word of any language: a story of a pair (`pair.ts`). Its words stand under the same
 * key.
 */
export interface Item {
  /** The place it fills: form, section and number of `forms/slots.ts`. */
  readonly slot: SlotReference
  readonly facet: FacetId
  readonly type: ItemType
  /** The coverage cell of its facet (docs/method/measured.md#coverage), where the facet has cells. */
  readonly cell?: string
  readonly status: Status
  /** The five options in display order. */
  readonly options: readonly [ItemOption, ItemOption, ItemOption, ItemOption, ItemOption]
  /** The worked answer of an objectively keyed item. */
  readonly solution?: string
  readonly machineCheck?: MachineCheck
  /** Which story of a pair it tells (`pair.ts`); a single item has none. */
  readonly story?: Story
  /** How many of most adults are expected to choose the 5. */
  readonly expected?: Expected
  readonly knowledge?: Knowledge
  /** What a technical item of a field is about (docs/method/fields.md); no two of a field are about one thing. */
  readonly topic?: Readonly<Record<SourceLocale, string>>
}

/**
 * Names the review that an item has passed: none (`draft`), blind readers (`read`, `checks/blind-reading.ts`), ratings by
 * experts (`rated`, check A-29), and a release after them. A `retired` one stays for the attempts that have pinned it.
 */
export const STATUSES = ['draft', 'read', 'rated', 'released', 'retired'] as const
export type Status = (typeof STATUSES)[number]

/** Names the two stories that share one set of options. */
export const STORIES = ['a', 'b'] as const
export type Story = (typeof STORIES)[number]

export interface Expected {
  /** Share of readers, 0 to 1. */
  readonly share: number
  readonly why: string
}

/** Holds what an item takes from a public source, and until when it may be asked (law P-13). Who compared it with the source stands in `fact-checks.ts`. Never sent to a browser. */
export interface Knowledge {
  /** The fact of first-year knowledge that decides between the stories. */
  readonly fact: string
  readonly kind: 'law' | 'standard' | 'guideline' | 'textbook'
  readonly source: {
    readonly title: string
    readonly issuer: string
    /** The year or edition as its issuer names it, `1426H (2005), amended 1446H`. */
    readonly edition: string
    readonly clause?: string
    /** Says why a law or standard is named without a clause. */
    readonly unclaused?: string
  }
  /** The day after which the source is read again, `2027-11-22`. */
  readonly reviewBy: string
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
  /** The random name that it has in both stories of a pair. */
  readonly id?: string
  /** How many acts it declares (law P-09). */
  readonly acts?: 1 | 2
  readonly pole?: Pole
}

/** Names the habit that an option of a pair shows, right or wrong in its story; two poles make an axis. Never scored. */
export type Pole =
  | 'now'
  | 'gather'
  | 'alone'
  | 'together'
  | 'plan'
  | 'adapt'
  | 'cautious'
  | 'bold'
  | 'direct'
  | 'tactful'
  | 'detail'
  | 'overview'
  | 'rule'
  | 'judgement'
  | 'whole'
  | 'part'

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

/** Names the need that an option of motivation serves, or the concern that one of the career goals does. */
export type MotiveTag = Need | Concern
type Need = 'autonomy' | 'mastery' | 'persistence' | 'achievement' | 'influence' | 'purpose'
type Concern = 'concern' | 'control' | 'curiosity' | 'confidence' | 'first_plan'

/** Holds the words of one item in one language; options in display order. */
export interface ItemText {
  readonly story: string
  readonly question: string
  readonly options: readonly [string, string, string, string, string]
  /** What a reader of a pair has to find out; for writers and reviewers only, never sent to a browser. */
  readonly deciding?: string
}

/**
 * Names a pair: `<block>-<section>-<slot number>@<version>` (`technology-skills-10@1`, `advanced-LDR-01@1`); a block
 * that is one section of the core leaves the section out (`motivation-01@1`), and the item of each story adds its letter
 * (`competency-08/a@2`). A released item is never edited in
 * place: a change of key or meaning is a new version under a new key beside the old (docs/items.md).
 */
export type ItemKey = `${string}@${number}`
export type Items = Readonly<Record<ItemKey, Item>>
