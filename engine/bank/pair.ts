import type { BySource } from './block.ts'
import type { ErrorCode, Expected, Item, ItemKey, MotiveTag, Pole, Story, Value } from './item.ts'
import type { MachineCheck } from './machine-check/machine-check.ts'

/**
 * Holds one set of five options under two stories, without a word of any language: mirrored where one changed fact
 * turns their order of merit, sisters where both stories value them alike (docs/method/items.md#pairs).
 */
export interface Pair
  extends Pick<Item, 'slot' | 'facet' | 'type' | 'cell' | 'status' | 'knowledge' | 'topic'> {
  /** The slot's value at each display position, in both stories. */
  readonly display: readonly Value[]
  /** By random id, in the order of the ids, which says nothing about merit (law P-04). */
  readonly options: Readonly<Record<string, MirroredOption | SisterOption>>
  readonly solution?: ByStory<string>
  readonly machineCheck?: ByStory<MachineCheck>
  readonly expected?: ByStory<Expected>
}

export type ByStory<T> = Readonly<Record<Story, T>>

export interface MirroredOption extends ByStory<Merit> {
  readonly acts: 1 | 2
  /** The habit that it shows; null where it shows none. */
  readonly pole: Pole | null
}

export interface SisterOption {
  readonly value: Value
  readonly rationale: string
  readonly motive: MotiveTag
}

export interface Merit {
  readonly value: Value
  readonly rationale: string
  readonly error?: ErrorCode
}

/** Holds the words of a pair in one language. */
export interface PairText {
  /** What a reader has to find out; sisters have nothing to be found out. */
  readonly deciding?: string
  readonly stories: ByStory<string>
  readonly question: string
  readonly options: Readonly<Record<string, string>>
}

export type Pairs = Readonly<Record<ItemKey, Pair>>
export type PairTexts = Readonly<Record<ItemKey, PairText>>

/** Gives a language module its type: a missing or surplus pair or option does not compile. */
export type PairTextsOf<Block extends Pairs> = {
  readonly [Key in keyof Block]: Omit<PairText, 'options'> & {
    readonly options: Block[Key] extends Pair
      ? { readonly [Id in keyof Block[Key]['options']]: string }
      : never
  }
}

/** Holds pairs with their words, by language, as a folder of the bank does. */
export type PairBlock = { readonly pairs: Pairs } & BySource<PairTexts>
