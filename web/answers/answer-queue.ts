import type { Assessment } from '#contract/assessment.ts'
import { type AnswerStore, createMemoryStore, type WaitingAnswer } from './answer-store.ts'
import {
  allWaited,
  isTrouble,
  NO_ATTEMPT,
  positionIn,
  type QueueState,
  type Sent,
  takeable,
} from './queue-state.ts'

export type NewAnswer = Omit<WaitingAnswer, 'owner' | 'confirmedAt' | 'waited'>

/** The server's state of an attempt, as far as the order of answers goes. */
export type Standing = Pick<Assessment, 'id' | 'answered'>

/** What a tab tells the others: so many answers of an attempt are with the server, and the store has changed. */
export interface News extends Standing {
  readonly owner: string
}

export interface AnswerQueue {
  /** Finds what an earlier visit of this person left, and sends it; `begin` does so too. */
  open(owner: string): Promise<void>
  /** Takes the server's state of a person's attempt; what waits for that attempt stays on its way. */
  begin(owner: string, attempt: Standing): void
  /**
   * The page goes on at once, `onGo` being called just before; resolves when the store has the answer. Ignored when the page
   * has gone on already.
   */
  add(answer: NewAnswer, onGo?: () => void): Promise<void>
  /** Tries at once: the network is back, the person has signed in again. */
  retry(): void
  /** Another tab has news. */
  hear(news: News): Promise<void>
  /** The server was asked something else and said that the session has ended. */
  noteSignedOut(): void
  /** All answers that are not with the server yet, also those of an earlier attempt. */
  unsent(): readonly WaitingAnswer[]
  /** Gives up what waits, as the person has decided. */
  discard(): Promise<void>
  state(): QueueState
  /** Called after every change; answers what ends it. */
  subscribe(listener: () => void): () => void
}

interface Options {
  /** `queuedMs` is for how long the answer has waited, absent when it came alone. */
  readonly send: (answer: WaitingAnswer, queuedMs: number | undefined) => Promise<Sent>
  /** The answer leaves the store only after this. */
  readonly onSaved: (assessment: Assessment) => void | Promise<void>
  readonly onRefused: (message: string, assessment: Assessment | null | undefined) => void
  /** Answers of an earlier visit are on their way. */
  readonly onFound?: (count: number) => void
  readonly tell?: (news: News) => void
  readonly store?: AnswerStore
  /** How far an earlier page of this browser saw an attempt come; the page that now opens may have been made before that. */
  readonly lastSeen?: () => Promise<Standing | undefined>
  /** No other tab of this browser is open: what is in the store is an earlier visit's. */
  readonly isAlone?: () => Promise<boolean>
  /** Lets one tab send at a time. */
  readonly exclusive?: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs something when the screen has been served: starting a request costs more than drawing the next question. */
  readonly soon?: (run: () => void) => void
  readonly now?: () => number
  readonly random?: () => number
  /** Runs something later; answers what calls it off. */
  readonly after?: (ms: number, run: () => void) => () => void
}

const FIRST_DELAY = 1000
const LONGEST_DELAY = 30_000
/** What the contract takes; a wrong clock says more. */
const LONGEST_WAIT = 2_147_483_647

/**
 * Sends answers behind the screen: in order, one at a time, each until it is acknowledged or refused; until then it is in the
 * store. Knows neither React nor HTTP nor the browser.
 */
export function createAnswerQueue({
  send,
  onSaved,
  onRefused,
  onFound = () => {},
  tell = () => {},
  store = createMemoryStore(),
  lastSeen = async () => undefined,
  isAlone = async () => true,
  exclusive = work => work(),
  soon = run => run(),
  now = Date.now,
  random = Math.random,
  after = (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}: Options): AnswerQueue {
  const listeners = new Set<() => void>()
  let state = NO_ATTEMPT
  /** Of an earlier attempt, or of questions that the server has answers to: it has the last word on them too. */
  let behind: readonly WaitingAnswer[] = []
  /** Brought to their end by this page: a reading of the store that began before still has them. */
  let ended: readonly WaitingAnswer[] = []
  let failures = 0
  let inFlight = false
  let callOff: (() => void) | undefined

  function change(next: Partial<QueueState>) {
    state = { ...state, ...next, durable: store.durable() }
    for (const listener of listeners) listener()
  }
  const head = () => behind[0] ?? state.waiting[0]
  /** Trouble lasts until an answer is saved, not until the next try. */
  const statusWith = (more: boolean) => (!more ? 'saved' : isTrouble(state.status) ? state.status : 'saving')
  const announce = () => tell({ owner: state.owner, id: state.assessmentId, answered: state.answered })

  /** The next try, unless one is under way or set. */
  function pump() {
    if (!head() || inFlight || callOff || state.status === 'signed_out' || state.status === 'other_person')
      return
    inFlight = true
    exclusive(async () => {
      // While this tab waited for its turn, another one may have sent it.
      const first = head()
      if (!first) return
      if (first === behind[0] && !(await isStored(first))) return dropBehind(first)
      const queuedMs = first.waited
        ? Math.min(LONGEST_WAIT, Math.max(0, now() - first.confirmedAt))
        : undefined
      const sent = await send(first, queuedMs).catch((): Sent => ({ kind: 'later', why: 'network' }))
      if (isAwaited(first)) await settle(first, sent)
    })
      .catch(() => wait({ kind: 'later', why: 'network' }))
      .finally(() => {
        inFlight = false
        pump()
      })
  }

  async function isStored(answer: WaitingAnswer): Promise<boolean> {
    return (await store.read(answer.owner)).some(isSame(answer))
  }

  /** Another tab has brought it to its end. */
  function dropBehind(answer: WaitingAnswer) {
    behind = behind.filter(other => other !== answer)
    if (!head()) change({ status: 'saved' })
  }

  /** False when the attempt was begun anew, or another person came, while the answer was on its way. */
  function isAwaited(first: WaitingAnswer): boolean {
    return first.owner === state.owner && [...behind, ...state.waiting.slice(0, 1)].some(isSame(first))
  }

  function wait({ why, seconds = 0 }: Extract<Sent, { kind: 'later' }>) {
    if (!head()) return
    failures += 1
    const backoff = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1)) * (0.75 + random() / 2)
    callOff = after(Math.max(backoff, Math.min(seconds, 60) * 1000), retry)
    change({ waiting: allWaited(state.waiting), status: why === 'network' ? 'offline' : 'server_down' })
  }

  async function settle(first: WaitingAnswer, sent: Sent): Promise<void> {
    if (sent.kind === 'later') return wait(sent)
    if (sent.kind === 'signed_out' || sent.kind === 'other_person') {
      return change({ waiting: allWaited(state.waiting), status: sent.kind })
    }
    failures = 0
    ended = [...ended, first]
    if (sent.kind === 'refused') return settleRefused(first, sent)
    if (behind.some(isSame(first))) behind = behind.filter(answer => !isSame(first)(answer))
    else {
      const waiting = state.waiting.slice(1)
      // With more behind it, the next answer finds out what the server has; alone, the server may be further on.
      const answered = Math.max(first.position + 1, waiting.length > 0 ? 0 : sent.assessment.answered)
      change({ answered, waiting, movedBy: answered > first.position + 1 ? 'device' : state.movedBy })
    }
    if (!head()) change({ status: 'saved' })
    else if (isTrouble(state.status)) change({ status: 'saving' })
    await onSaved(sent.assessment)
    await store.remove([first])
    announce()
  }

  /** The one answer goes; the others stay as far as they can follow, or are judged one by one. */
  async function settleRefused(
    first: WaitingAnswer,
    { message, assessment }: Extract<Sent, { kind: 'refused' }>,
  ) {
    const rest = [...behind, ...state.waiting].filter(answer => !isSame(first)(answer))
    const due = assessment ? takeable(assessment, rest) : []
    behind = rest.filter(answer => !due.includes(answer))
    if (assessment) catchUp(assessment, due, 'device')
    else change({ waiting: [], status: statusWith(behind.length > 0) })
    await store.remove([first])
    announce()
    onRefused(message, assessment)
  }

  function catchUp(attempt: Standing, waiting: readonly WaitingAnswer[], movedBy: QueueState['movedBy']) {
    const kept = takeable(attempt, waiting)
    const moved = attempt.id === state.assessmentId && attempt.answered > state.answered
    change({
      assessmentId: attempt.id,
      answered: attempt.answered,
      waiting: kept,
      status: statusWith(kept.length > 0 || behind.length > 0),
      movedBy: moved ? movedBy : state.movedBy,
    })
  }

  function retry() {
    callOff?.()
    callOff = undefined
    if (!head()) {
      failures = 0
      return
    }
    if (state.status === 'signed_out' || state.status === 'other_person') change({ status: 'saving' })
    pump()
  }

  /** Another person's answers stay in the store, for that person's next visit. */
  function changeOwner(owner: string) {
    if (owner === state.owner) return
    callOff?.()
    callOff = undefined
    failures = 0
    behind = []
    ended = []
    change({ ...NO_ATTEMPT, owner })
  }

  /** Puts what the store has of this person in its place: on from here, or behind. */
  async function restore() {
    const { owner } = state
    const [stored, alone] = await Promise.all([store.read(owner), isAlone()])
    // After the store: what left it has been seen by then.
    const seen = await lastSeen().catch(() => undefined)
    if (owner !== state.owner) return
    if (seen && seen.id === state.assessmentId && seen.answered > state.answered)
      catchUp(seen, state.waiting, state.movedBy)
    if (state.durable !== store.durable()) change({})
    const known = [...behind, ...state.waiting, ...ended]
    const found = allWaited(stored.filter(answer => !known.some(isSame(answer))))
    const [first] = found
    if (!first) return
    // Before the page knows the attempt, what waits says which one it is.
    const attempt = state.assessmentId
      ? { id: state.assessmentId, answered: state.answered }
      : { id: first.assessmentId, answered: first.position }
    const merged = [...state.waiting, ...found].sort((a, b) => a.position - b.position)
    const due = takeable(attempt, merged)
    behind = [...behind, ...merged.filter(answer => !due.includes(answer))]
    catchUp(attempt, due, null)
    if (alone) {
      change({ found: found.length })
      onFound(found.length)
    }
    pump()
  }

  async function hear(news: News) {
    if (news.owner !== state.owner || news.id !== state.assessmentId) return
    const stored = await store.read(news.owner)
    if (news.owner !== state.owner || news.id !== state.assessmentId) return
    const ours = stored.filter(answer => answer.assessmentId === news.id && !behind.some(isSame(answer)))
    // What comes before the first that waits in the store has been acknowledged.
    const answered = Math.max(state.answered, news.answered, ours[0]?.position ?? 0)
    const place = positionIn(state)
    const own = state.waiting.filter(answer => !ours.some(isSame(answer)))
    const all = [...ours, ...own].sort((a, b) => a.position - b.position)
    const waiting = takeable({ id: news.id, answered }, all)
    // Acknowledged by its number, and still there: whoever sent it is gone.
    behind = [...behind, ...ours.filter(answer => answer.position < answered)]
    const moved = answered + waiting.length > place
    const reached = answered > state.answered
    change({
      answered,
      waiting: allWaited(waiting),
      status: statusWith(waiting.length + behind.length > 0),
      movedBy: moved ? 'tab' : state.movedBy,
    })
    // Another tab reaches the server: so does this one.
    if (reached) retry()
    else pump()
  }

  return {
    async open(owner) {
      changeOwner(owner)
      await restore()
    },
    begin(owner, attempt) {
      changeOwner(owner)
      if (attempt.id === state.assessmentId && attempt.answered <= state.answered) return retry()
      callOff?.()
      callOff = undefined
      failures = 0
      const fresh = state.assessmentId !== attempt.id
      const due = takeable(attempt, state.waiting)
      behind = [...behind, ...state.waiting.filter(answer => !due.includes(answer))]
      catchUp(attempt, due, 'device')
      pump()
      if (fresh) void restore()
    },
    async add(answer, onGo) {
      if (answer.assessmentId !== state.assessmentId || answer.position !== positionIn(state)) return
      const confirmed = { ...answer, owner: state.owner, confirmedAt: now(), waited: head() !== undefined }
      onGo?.()
      change({
        waiting: [...state.waiting, confirmed],
        status: statusWith(true),
        movedBy: null,
        found: 0,
      })
      if ((await store.add(confirmed)) === 'taken') {
        await hear({ owner: confirmed.owner, id: confirmed.assessmentId, answered: 0 })
        if (state.assessmentId === confirmed.assessmentId) change({ movedBy: 'tab' })
        return
      }
      // Where the device refused, the page says so now.
      if (state.durable !== store.durable()) change({})
      announce()
      soon(pump)
    },
    retry,
    hear,
    noteSignedOut() {
      if (state.owner) change({ status: 'signed_out' })
    },
    unsent: () => [...behind, ...state.waiting],
    async discard() {
      const all = [...behind, ...state.waiting]
      behind = []
      change({ waiting: [], status: 'saved' })
      await store.remove(all)
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const isSame = (answer: WaitingAnswer) => (other: WaitingAnswer) =>
  other.assessmentId === answer.assessmentId && other.position === answer.position
