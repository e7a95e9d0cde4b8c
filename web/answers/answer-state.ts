import type { Assessment } from '#contract/assessment.ts'
import type { Choice, WaitingAnswer } from './device-database.ts'

/** Server's state of an attempt, as far as the order of answers goes. */
export type Standing = Pick<Assessment, 'id' | 'answered'>

/** Tells other tabs how many answers of an attempt are with the server, and that the store has changed. */
export interface News extends Standing {
  readonly owner: string
  /** The acknowledgement that brought the news. */
  readonly assessment?: Assessment
}

/** Outcome of a try to send one answer. */
export type Sent =
  | { readonly kind: 'saved'; readonly assessment: Assessment }
  /** The server will never take this answer; `assessment` is the state to catch up with, where the server told it. */
  | { readonly kind: 'refused'; readonly message: string; readonly assessment: Assessment | null | undefined }
  | { readonly kind: 'signed_out' }
  /** This browser is signed in as somebody else now. */
  | { readonly kind: 'other_person' }
  /** To be sent again: nobody was reached, or a server in trouble, which may say after how many seconds. */
  | { readonly kind: 'later'; readonly why: 'network' | 'server'; readonly seconds?: number }

/** Reason why answers are not saved. `offline`, `server_down`: the last try failed and the next one is set. */
type Trouble = 'offline' | 'server_down' | 'signed_out' | 'other_person'
export type Status = 'saved' | 'saving' | Trouble

/** Holds where a tab stands in the answering. Screens, the query cache and the device follow it; none of them is asked again. */
export interface AnswerState {
  /** Empty before a person is known. */
  readonly owner: string
  readonly assessmentId: string
  /** Answers of this attempt that the server has acknowledged. */
  readonly answered: number
  /** Confirmed, in order, each the one after the one before it. */
  readonly waiting: readonly WaitingAnswer[]
  /** Of an earlier attempt, or of questions that the server has answers to: it has the last word on them too. */
  readonly behind: readonly WaitingAnswer[]
  /** Brought to their end by this tab: a reading of the store that began before still has them. */
  readonly ended: readonly WaitingAnswer[]
  /** Not in the store yet: not to be sent. */
  readonly writing: readonly WaitingAnswer[]
  readonly sending: WaitingAnswer | null
  /** What is chosen on the question of its position, which need not be at hand yet. */
  readonly choice: Choice | null
  /** The device has the choice, or has refused it. */
  readonly choiceKept: boolean
  /** Pressed before the device had the choice. */
  readonly confirming: Confirmation | null
  readonly trouble: Trouble | null
  /** Tries that failed since the last answer of the server. */
  readonly failures: number
  /** A timer is set for the next try. */
  readonly paused: boolean
  /** Another tab, or another device, has moved this page on. Until the next answer here. */
  readonly movedBy: 'tab' | 'device' | null
  /** How many answers of an earlier visit were found on this device. Until the next answer here. */
  readonly found: number
  /** Waiting answers outlive the page. */
  readonly durable: boolean
}

export interface Confirmation {
  /** 0-based among all questions of the form. */
  readonly position: number
  readonly section: string
  readonly questionNumber: number
  /** Milliseconds from showing the question to confirming. */
  readonly responseTime: number
  /** Wall clock, in milliseconds. */
  readonly at: number
}

export const NO_ATTEMPT: AnswerState = {
  owner: '',
  assessmentId: '',
  answered: 0,
  waiting: [],
  behind: [],
  ended: [],
  writing: [],
  sending: null,
  choice: null,
  choiceKept: false,
  confirming: null,
  trouble: null,
  failures: 0,
  paused: false,
  movedBy: null,
  found: 0,
  durable: true,
}

/** Finds the 0-based position of the question at hand: past what the server has and what waits on this device. */
export const positionIn = ({ answered, waiting }: Pick<AnswerState, 'answered' | 'waiting'>) =>
  answered + waiting.length

/** Lists all answers that are not with the server yet, also those of an earlier attempt, in the order of sending. */
export const unsentOf = ({ behind, waiting }: AnswerState) => [...behind, ...waiting]

/** Tells how the saving goes. Trouble lasts until an answer is saved, not until the next try. */
export const statusOf = (state: AnswerState): Status =>
  state.trouble ?? (unsentOf(state).length > 0 ? 'saving' : 'saved')

/** Tells whether the server takes nothing of this person from this browser: no session, or somebody else's. */
export const isSignedOut = ({ trouble }: AnswerState) =>
  trouble === 'signed_out' || trouble === 'other_person'

/** Tells whether nothing is sent before something happens: a timer, a sign-in, a network that is back. */
export const isHeld = (state: AnswerState) => state.paused || isSignedOut(state)

/** Finds the option, 1 to 5, that is chosen on the question at hand; 0 for none. */
export const chosenIn = (state: AnswerState): number =>
  state.choice?.position === positionIn(state) ? state.choice.answer : 0

/** What the contract takes; a wrong clock says more. */
const LONGEST_WAIT = 2_147_483_647

/** Counts the milliseconds that an answer has waited; undefined when it came alone. */
export const queuedFor = ({ waited, confirmedAt }: WaitingAnswer, now: number) =>
  waited ? Math.min(LONGEST_WAIT, Math.max(0, now - confirmedAt)) : undefined

/** Takes what a server with so many answers of an attempt can still take in order; the rest it has or cannot place. */
export function takeable(
  { id, answered }: Standing,
  waiting: readonly WaitingAnswer[],
): readonly WaitingAnswer[] {
  const due = waiting.filter(answer => answer.assessmentId === id && answer.position >= answered)
  const gap = due.findIndex((answer, index) => answer.position !== answered + index)
  return gap === -1 ? due : due.slice(0, gap)
}

export const isSame = (answer: WaitingAnswer) => (other: WaitingAnswer) =>
  other.assessmentId === answer.assessmentId && other.position === answer.position

/** Leaves out the answers that are among others. */
export const without = (answers: readonly WaitingAnswer[], others: readonly WaitingAnswer[]) =>
  answers.filter(answer => !others.some(isSame(answer)))

/** Says to other tabs where this one stands. */
export const newsOf = ({ owner, assessmentId, answered }: AnswerState): News => ({
  owner,
  id: assessmentId,
  answered,
})

/**
 * Tells whether an answer's result still matters: not when the attempt was begun anew, or another tab has sent the answer,
 * meanwhile.
 */
export const isAwaited = ({ behind, waiting }: AnswerState, answer: WaitingAnswer) =>
  [...behind, ...waiting.slice(0, 1)].some(isSame(answer))

/** Marks answers that a failed try, or a wait in the store, has held up. */
export const allWaited = (answers: readonly WaitingAnswer[]) =>
  answers.map(answer => (answer.waited ? answer : { ...answer, waited: true }))
