import type { Assessment } from '#contract/assessment.ts'
import type { WaitingAnswer } from './answer-store.ts'

/** What a try to send one answer came to. */
export type Sent =
  | { readonly kind: 'saved'; readonly assessment: Assessment }
  /** The server will never take this answer; `assessment` is the state to catch up with, where the server told it. */
  | { readonly kind: 'refused'; readonly message: string; readonly assessment: Assessment | null | undefined }
  | { readonly kind: 'signed_out' }
  /** This browser is signed in as somebody else now. */
  | { readonly kind: 'other_person' }
  /** The same answer again, in a while: nobody was reached, or a server in trouble, which may say after how long. */
  | { readonly kind: 'later'; readonly why: 'network' | 'server'; readonly seconds?: number }

/** `offline`, `server_down`: the last try failed and the next one is set. */
export type QueueStatus = 'saved' | 'saving' | 'offline' | 'server_down' | 'signed_out' | 'other_person'

export interface QueueState {
  /** Empty before the first `begin`. */
  readonly owner: string
  readonly assessmentId: string
  /** Answers of this attempt that the server has acknowledged. */
  readonly answered: number
  readonly waiting: readonly WaitingAnswer[]
  readonly status: QueueStatus
  /** The page went on without this tab: another tab, or another device, has answered. Until the next answer here. */
  readonly movedBy: 'tab' | 'device' | null
  /** So many answers of an earlier visit were found on this device. Until the next answer here. */
  readonly found: number
  /** Waiting answers outlive the page. */
  readonly durable: boolean
}

export const NO_ATTEMPT: QueueState = {
  owner: '',
  assessmentId: '',
  answered: 0,
  waiting: [],
  status: 'saved',
  movedBy: null,
  found: 0,
  durable: true,
}

/** The 0-based position of the question at hand: past what the server has and what waits on this device. */
export const positionIn = ({ answered, waiting }: Pick<QueueState, 'answered' | 'waiting'>) =>
  answered + waiting.length

export function isTrouble(status: QueueStatus): boolean {
  return status !== 'saved' && status !== 'saving'
}

/** What the server, which has so many answers of an attempt, can still take in order; the rest it has or cannot place. */
export function takeable(
  { id, answered }: Pick<Assessment, 'id' | 'answered'>,
  waiting: readonly WaitingAnswer[],
): readonly WaitingAnswer[] {
  const due = waiting.filter(answer => answer.assessmentId === id && answer.position >= answered)
  const gap = due.findIndex((answer, index) => answer.position !== answered + index)
  return gap === -1 ? due : due.slice(0, gap)
}

export function allWaited(waiting: readonly WaitingAnswer[]): readonly WaitingAnswer[] {
  return waiting.map(answer => (answer.waited ? answer : { ...answer, waited: true }))
}
