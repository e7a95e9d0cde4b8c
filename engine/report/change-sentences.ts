import type { Change } from '../scoring/change-between.ts'

type Kind = Exclude<Change['kind'], 'changed' | 'not-comparable'>
type Reason = Extract<Change, { kind: 'not-comparable' }>['reason']

/** Holds what the history says of two attempts. Points are whole and above zero. */
export type ChangeSentences = {
  readonly [Id in Kind | Reason]: string
} & {
  readonly improved: (points: number) => string
  readonly lower: (points: number) => string
}
