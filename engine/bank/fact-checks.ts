import type { StoryPair } from './pairs-in.ts'

/** Holds what one checker made of the technical pairs of a field (`engine/bank/checks/`), alone and without the other's verdicts. */
export interface Checker {
  /** Tells the two checks of a field apart. A pair whose fact or options changed was checked anew, by two others of the kind. */
  readonly by: string
  /** What the checker was: `language model`, until people have checked. */
  readonly kind: string
  /** From whose point of view the checker was asked to judge. */
  readonly as: string
  readonly on: string
  readonly checks: readonly FactCheck[]
}

export interface FactCheck {
  /** The key of a pair with its version. */
  readonly pair: string
  /** What comparing the fact with public text gave; `partly` where a detail of the fact or of its source is off. */
  readonly fact: 'confirmed' | 'partly' | 'notfound' | 'wrong' | 'none'
  /** The page that was found, or the text that the checker knows. */
  readonly where: string
  readonly clause: string
  /** Tells whether the best options of both stories hold in front of experienced colleagues. */
  readonly defend: boolean
  /** What a colleague would say, also of a pair that is defended; empty where nothing. */
  readonly objection: string
}

/** Lists what checkers made of this version of a pair, each with the name of the checker. */
export function checksOf(
  { key }: Pick<StoryPair, 'key'>,
  checkers: readonly Checker[],
): readonly (FactCheck & Pick<Checker, 'by'>)[] {
  return checkers.flatMap(({ by, checks }) =>
    checks.filter(({ pair }) => pair === key).map(check => ({ ...check, by })),
  )
}

/** Tells whether a check found the fact in public text; what holds in part is mended and checked anew. */
export function isFound({ fact }: FactCheck): boolean {
  return fact === 'confirmed'
}
