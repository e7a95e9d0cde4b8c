/** Holds what a machine can prove about the key of an objective item (check A-25). */
export type MachineCheck = { readonly equations?: readonly string[] } & Model

type Model =
  | NumericCheck
  | OrderCheck
  | FactsCheck
  | CountsCheck
  | SidesCheck
  | RatesCheck
  | DistanceCheck
  | OnsetCheck
  | CostCheck
  | SearchCheck
  | ClaimsCheck

/** Equations of plain arithmetic that the story and the options rest on, e.g. `425 / 500 = 0.85`. */
export interface NumericCheck {
  readonly kind: 'numeric'
  readonly equations: readonly string[]
}

/**
 * Holds claims of the options by their ids. In the worlds that fulfil the premises the 5 is true always, the others less and
 * less often, the 1 never, and none entails another.
 */
export type ClaimsOf<Claim> = Readonly<Record<string, Claim>>

/** Checks claims over up to six objects in a strict order, position 1 first. */
export interface OrderCheck {
  readonly kind: 'order'
  readonly objects: readonly string[]
  readonly premises: readonly OrderClaim[]
  readonly options: ClaimsOf<OrderClaim>
}
export type OrderClaim = (position: (object: string) => number) => boolean

/** Checks claims over every combination of up to seven yes/no facts. */
export interface FactsCheck {
  readonly kind: 'facts'
  readonly facts: readonly string[]
  readonly premises: readonly FactsClaim[]
  readonly options: ClaimsOf<FactsClaim>
}
export type FactsClaim = (is: (fact: string) => boolean, count: (...facts: string[]) => number) => boolean

/** Checks claims over whole numbers, each within its range. */
export interface CountsCheck {
  readonly kind: 'counts'
  readonly ranges: Readonly<Record<string, readonly [least: number, most: number]>>
  readonly premises: readonly CountsClaim[]
  readonly options: ClaimsOf<CountsClaim>
}
export type CountsClaim = (of: (name: string) => number) => boolean

/** Holds a conclusion that follows from the premises; options on its side are worth 5 and 4, on the other 2 and 1. */
export interface SidesCheck {
  readonly kind: 'sides'
  readonly facts: readonly string[]
  readonly premises: readonly FactsClaim[]
  readonly follows: FactsClaim
  /** By option id; the option worth 3 takes no side. */
  readonly sides: Readonly<Record<string, boolean>>
}

/** Compares stations of a line; the one that is slower than the arrivals is the bottleneck, and its side is worth 5 and 4. */
export interface RatesCheck {
  readonly kind: 'rates'
  /** Minutes between arrivals. */
  readonly arrival: number
  /** Minutes a unit, as arithmetic. */
  readonly stations: Readonly<Record<string, string>>
  readonly bottleneck: string
  readonly sides: Readonly<Record<string, string>>
}

/** Holds the number that an option claims: the nearer to the truth, the more it is worth. */
export interface DistanceCheck {
  readonly kind: 'distance'
  readonly scale: 'linear' | 'log'
  readonly truth: number
  readonly claims: Readonly<Record<string, number>>
  /** The option worth 3 claims no number. */
  readonly withheld?: string
}

/** Compares days of possible causes and of the first fault: causes before it by nearness, then those that came too late. */
export interface OnsetCheck {
  readonly kind: 'onset'
  readonly onset: number
  readonly causes: Readonly<Record<string, number>>
}

/** Holds what each option costs in all, as arithmetic; the less, the more it is worth. */
export interface CostCheck {
  readonly kind: 'cost'
  readonly costs: Readonly<Record<string, string>>
}

/** Places a fault in one of many places in a row, weighted by likelihood; a test tells whether it is among the first so many. */
export interface SearchCheck {
  readonly kind: 'search'
  readonly weights: readonly number[]
  /** By option id, how many places its first test covers: the fewer tests are expected, the more it is worth. */
  readonly firstTest: Readonly<Record<string, number>>
}

/**
 * Conclusion and reason of each option, as comparisons of arithmetic over the names. `full`: both true 5, both false 1.
 * `part`: the reason is true but too little for the conclusion, which is true 4 or false 2. `middle`: false, 3.
 */
export interface ClaimsCheck {
  readonly kind: 'claims'
  readonly let: Readonly<Record<string, string>>
  readonly options: Readonly<
    Record<string, readonly [conclusion: string, reason: string, role: 'full' | 'part' | 'middle']>
  >
}
