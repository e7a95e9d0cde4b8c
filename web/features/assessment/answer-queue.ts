import type { Assessment } from '#contract/assessment.ts'
import { type AnswerStore, createMemoryStore, type WaitingAnswer } from './answer-store.ts'

/** What a try to send one answer came to. */
export type Sent =
  | { readonly kind: 'saved'; readonly assessment: Assessment }
  /** The server will never take this answer; `assessment` is the state to catch up with, where the server told it. */
  | { readonly kind: 'refused'; readonly message: string; readonly assessment: Assessment | null | undefined }
  | { readonly kind: 'signed_out' }
  /** No network, a server in trouble, too many at once: the same answer again, in a while. */
  | { readonly kind: 'later' }

/** `delayed`: the last try failed and the next one is set. */
export type QueueStatus = 'saved' | 'saving' | 'delayed' | 'signed_out'

export interface QueueState {
  /** Empty before the first `begin`. */
  readonly assessmentId: string
  /** Answers of this attempt that the server has acknowledged. */
  readonly answered: number
  readonly waiting: readonly WaitingAnswer[]
  readonly status: QueueStatus
}

export type NewAnswer = Omit<WaitingAnswer, 'confirmedAt' | 'waited'>

export interface AnswerQueue {
  /** Takes the server's state of an attempt; what waits for that attempt stays, all else is dropped. */
  begin(assessment: Pick<Assessment, 'id' | 'answered'>): void
  add(answer: NewAnswer): void
  /** Tries at once: the network is back, the person has signed in again. */
  retry(): void
  state(): QueueState
  /** Called after every change; answers what ends it. */
  subscribe(listener: () => void): () => void
}

interface Options {
  /** `queuedMs` is for how long the answer has waited, absent when it came alone. */
  readonly send: (answer: WaitingAnswer, queuedMs: number | undefined) => Promise<Sent>
  readonly onSaved: (assessment: Assessment) => void
  readonly onRefused: (message: string, assessment: Assessment | null | undefined) => void
  readonly store?: AnswerStore
  /** Runs something when the screen has been served: starting a request costs more than drawing the next question. */
  readonly soon?: (run: () => void) => void
  readonly now?: () => number
  readonly random?: () => number
  /** Runs something later; answers what calls it off. */
  readonly after?: (ms: number, run: () => void) => () => void
}

const FIRST_DELAY = 1000
const LONGEST_DELAY = 30_000

/**
 * Sends answers behind the screen: in order, one at a time, each until it is acknowledged or refused. Knows neither React
 * nor HTTP.
 */
export function createAnswerQueue({
  send,
  onSaved,
  onRefused,
  store = createMemoryStore(),
  soon = run => run(),
  now = Date.now,
  random = Math.random,
  after = (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}: Options): AnswerQueue {
  const listeners = new Set<() => void>()
  let state: QueueState = { assessmentId: '', answered: 0, waiting: [], status: 'saved' }
  let failures = 0
  let inFlight: WaitingAnswer | undefined
  let callOff: (() => void) | undefined
  let restored = false

  function change(next: Partial<QueueState>) {
    const before = state.waiting
    state = { ...state, ...next }
    // Nothing to write for an empty list that stays empty: the store may still hold what was not read yet.
    if (state.waiting !== before && state.waiting.length + before.length > 0) void store.write(state.waiting)
    for (const listener of listeners) listener()
  }

  /** The next try, unless one is under way or set. */
  function pump() {
    const [first] = state.waiting
    if (!first || inFlight || callOff || state.status === 'signed_out') return
    inFlight = first
    const queuedMs = first.waited ? Math.max(0, now() - first.confirmedAt) : undefined
    send(first, queuedMs)
      .catch((): Sent => ({ kind: 'later' }))
      .then(sent => {
        inFlight = undefined
        settle(first, sent)
        pump()
      })
  }

  function settle(first: WaitingAnswer, sent: Sent) {
    // Dropped meanwhile: the attempt was begun anew.
    if (state.waiting[0]?.position !== first.position || first.assessmentId !== state.assessmentId) return
    const rest = state.waiting.slice(1)
    if (sent.kind === 'later') {
      failures += 1
      const backoff = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1)) * (0.75 + random() / 2)
      callOff = after(backoff, retry)
      return change({ waiting: allWaited(state.waiting), status: 'delayed' })
    }
    if (sent.kind === 'signed_out') {
      return change({ waiting: allWaited(state.waiting), status: 'signed_out' })
    }
    failures = 0
    if (sent.kind === 'saved') {
      change({ answered: first.position + 1, waiting: rest, status: rest.length > 0 ? 'saving' : 'saved' })
      return onSaved(sent.assessment)
    }
    if (sent.assessment) catchUp(sent.assessment, rest)
    else change({ waiting: [], status: 'saved' })
    onRefused(sent.message, sent.assessment)
  }

  /** Keeps of what waits only what the server can still take in order. */
  function catchUp(assessment: Pick<Assessment, 'id' | 'answered'>, waiting: readonly WaitingAnswer[]) {
    const due = waiting.filter(
      answer => answer.assessmentId === assessment.id && answer.position >= assessment.answered,
    )
    const kept = due[0]?.position === assessment.answered ? due : []
    change({
      assessmentId: assessment.id,
      answered: assessment.answered,
      waiting: kept,
      status: kept.length > 0 ? 'saving' : 'saved',
    })
  }

  function retry() {
    callOff?.()
    callOff = undefined
    if (state.waiting.length === 0) return
    // A delay lasts until an answer is saved, not until the next try.
    if (state.status === 'signed_out') change({ status: 'delayed' })
    pump()
  }

  /** What an earlier visit left unsent, unless the person has gone on meanwhile. */
  function restore() {
    if (restored) return
    restored = true
    void store.read().then(kept => {
      if (kept.length === 0 || state.waiting.length > 0) return
      catchUp({ id: state.assessmentId, answered: state.answered }, allWaited(kept))
      pump()
    })
  }

  return {
    begin(assessment) {
      if (assessment.id === state.assessmentId && assessment.answered <= state.answered) return retry()
      callOff?.()
      callOff = undefined
      failures = 0
      catchUp(assessment, state.waiting)
      pump()
      restore()
    },
    add(answer) {
      const waited = state.waiting.length > 0
      const waiting = [...state.waiting, { ...answer, confirmedAt: now(), waited }]
      change({ waiting, status: state.status === 'saved' ? 'saving' : state.status })
      soon(pump)
    },
    retry,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function allWaited(waiting: readonly WaitingAnswer[]): readonly WaitingAnswer[] {
  return waiting.map(answer => (answer.waited ? answer : { ...answer, waited: true }))
}
