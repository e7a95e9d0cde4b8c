import type { Assessment } from '#contract/assessment.ts'
import type { AnswerState, Confirmation, News, Sent, Standing } from './answer-state.ts'
import type { Choice, WaitingAnswer } from './device-database.ts'

/** Tells the reducer what happens to a tab. Screens and the browser send the first half, the runner the results of effects. */
export type AnswerEvent =
  /** A signed-in page stands, whether or not it knows the attempt. */
  | { readonly kind: 'visited'; readonly owner: string }
  /** A page, or a fetch, brings the server's state of a person's attempt. */
  | { readonly kind: 'begun'; readonly owner: string; readonly attempt: Assessment }
  | { readonly kind: 'chosen'; readonly answer: number; readonly shownFor: number }
  | ({ readonly kind: 'confirmed' } & Confirmation)
  /** Time to try at once: the network is back, the person has signed in again, the page is looked at. */
  | { readonly kind: 'retry' }
  /** The server was asked something else and said that the session has ended. */
  | { readonly kind: 'signed_out' }
  /** The person signs out and gives up what waits. */
  | { readonly kind: 'left' }
  | { readonly kind: 'told'; readonly news: News }
  | { readonly kind: 'due' }
  | { readonly kind: 'refused_by_device' }
  | { readonly kind: 'choice_kept'; readonly choice: Choice }
  /** `taken`: another tab has confirmed an answer to the same question. */
  | { readonly kind: 'stored'; readonly answer: WaitingAnswer; readonly taken: boolean }
  /** The store no longer has it: another tab has brought it to its end. */
  | { readonly kind: 'gone'; readonly answer: WaitingAnswer }
  /** `random` is between 0 and 1. */
  | { readonly kind: 'sent'; readonly answer: WaitingAnswer; readonly sent: Sent; readonly random: number }
  | ({ readonly kind: 'looked' } & Look)
  | {
      readonly kind: 'heard'
      readonly news: News
      readonly stored: readonly WaitingAnswer[]
      readonly taken?: WaitingAnswer
    }

/** Content of the device's store for a person. */
export interface Look {
  readonly owner: string
  /** Empty when the page did not know the attempt. */
  readonly assessmentId: string
  readonly stored: readonly WaitingAnswer[]
  /** Chosen in an earlier visit, of the attempt at hand. */
  readonly choice: Choice | undefined
  /** How far an earlier page saw an attempt come; the page that now opens may have been made before that. */
  readonly seen: Standing | undefined
  /** No other tab of this browser is open: what is in the store is an earlier visit's. */
  readonly alone: boolean
}

/**
 * Asks the runner for what is to be done about an event, in order; each waits for the one before it, and nothing waits for
 * `send`.
 */
export type Effect =
  | { readonly do: 'look'; readonly owner: string; readonly assessmentId: string }
  | { readonly do: 'reread'; readonly news: News; readonly taken?: WaitingAnswer }
  | {
      readonly do: 'keep_choice'
      readonly owner: string
      readonly assessmentId: string
      readonly choice: Choice
    }
  | { readonly do: 'store'; readonly answer: WaitingAnswer }
  /** `check`: another tab may have it in hand too; it is sent only while the store has it. */
  | { readonly do: 'send'; readonly answer: WaitingAnswer; readonly check: boolean }
  | { readonly do: 'remove'; readonly answers: readonly WaitingAnswer[] }
  | { readonly do: 'tell'; readonly news: News }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'stop_waiting' }
  /** Puts the server's state where the pages look for it. */
  | { readonly do: 'show'; readonly assessment: Assessment }
  /** Keeps it on the device; `back` allows fewer answers than the device knew of, as the server says. */
  | { readonly do: 'keep'; readonly assessment: Assessment; readonly back: boolean }
  /** Asks the server where the attempt stands. */
  | { readonly do: 'fetch' }
  | { readonly do: 'say_refused'; readonly message: string }
  | { readonly do: 'say_found'; readonly count: number }

/** Pairs the next state with what is to be done about it. */
export type Step = readonly [AnswerState, ...Effect[]]
