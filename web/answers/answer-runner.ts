import type { Assessment } from '#contract/assessment.ts'
import type { AnswerEvent, Effect, Look } from './answer-events.ts'
import { type AnswerState, isSame, type News, NO_ATTEMPT, queuedFor, type Sent } from './answer-state.ts'
import type { AnswerStore } from './answer-store.ts'
import type { Choice, WaitingAnswer } from './device-database.ts'
import { reduce } from './reduce.ts'

/** Connects the runner of a tab to network, device, timers and screens. */
export interface Outside {
  readonly store: AnswerStore
  /** `queuedMs` is for how long the answer has waited, absent when it came alone. */
  send(answer: WaitingAnswer, queuedMs: number | undefined): Promise<Sent>
  /** Reads the rest of what the device has; after the store, so that what has left it is seen. */
  recall(owner: string, assessmentId: string): Promise<Pick<Look, 'choice' | 'seen' | 'alone'>>
  keepChoice(owner: string, assessmentId: string, choice: Choice): Promise<void>
  show(assessment: Assessment): void
  keep(assessment: Assessment, back: boolean): Promise<void>
  fetch(): Promise<Assessment | null>
  tell(news: News): void
  sayRefused(message: string): void
  sayFound(count: number): void
  /** Lets one tab of the browser send at a time. */
  exclusive(work: () => Promise<void>): Promise<void>
  /** Runs something when the screen has been served: starting a request costs more than drawing the next question. */
  soon(run: () => void): void
  now(): number
  random(): number
  /** Runs something later; answers what calls it off. */
  after(ms: number, run: () => void): () => void
}

export interface AnswerQueue {
  /** Resolves when what the event asks of the device is done; sending goes on behind it. */
  dispatch(event: AnswerEvent): Promise<void>
  state(): AnswerState
  /** Calls the listener after every change; answers what ends it. */
  subscribe(listener: () => void): () => void
}

const UNREACHED: Sent = { kind: 'later', why: 'network' }

/** Holds a tab's state and does what the reducer asks for. Knows neither React nor HTTP nor the browser. */
export function runAnswers(outside: Outside): AnswerQueue {
  const { store } = outside
  const listeners = new Set<() => void>()
  let state = NO_ATTEMPT
  let callOff = () => {}

  async function dispatch(event: AnswerEvent): Promise<void> {
    const [next, ...effects] = reduce(state, event)
    const changed = next !== state
    state = next
    if (changed) for (const listener of listeners) listener()
    for (const effect of effects) await perform(effect)
    if (state.durable && !store.durable()) await dispatch({ kind: 'refused_by_device' })
  }

  async function perform(effect: Effect): Promise<void> {
    switch (effect.do) {
      case 'send': {
        const { answer, check } = effect
        const lost = () => dispatch({ kind: 'sent', answer, sent: UNREACHED, random: outside.random() })
        const turn = () => void outside.exclusive(() => send(answer, check)).catch(lost)
        return answer.waited ? turn() : outside.soon(turn)
      }
      case 'store': {
        const { answer } = effect
        return dispatch({ kind: 'stored', answer, taken: (await store.add(answer)) === 'taken' })
      }
      case 'remove':
        return store.remove(effect.answers)
      case 'reread': {
        const { do: _, ...reread } = effect
        return dispatch({ kind: 'heard', ...reread, stored: await store.read(effect.news.owner) })
      }
      case 'look': {
        const { owner, assessmentId } = effect
        const stored = await store.read(owner)
        const recalled = await outside.recall(owner, assessmentId)
        return dispatch({ kind: 'looked', owner, assessmentId, stored, ...recalled })
      }
      case 'keep_choice': {
        const { owner, assessmentId, choice } = effect
        await outside.keepChoice(owner, assessmentId, choice)
        return dispatch({ kind: 'choice_kept', choice })
      }
      case 'wait': {
        callOff = outside.after(effect.ms, () => void dispatch({ kind: 'due' }))
        return
      }
      case 'stop_waiting':
        return callOff()
      case 'tell':
        return outside.tell(effect.news)
      case 'show':
        return outside.show(effect.assessment)
      case 'keep':
        return outside.keep(effect.assessment, effect.back)
      case 'fetch': {
        const { owner } = state
        const attempt = await outside.fetch()
        return attempt && owner === state.owner ? dispatch({ kind: 'begun', owner, attempt }) : undefined
      }
      case 'say_refused':
        return outside.sayRefused(effect.message)
      case 'say_found':
        return outside.sayFound(effect.count)
    }
  }

  /** The turn of this tab: while it waited, another one may have brought the answer to its end. */
  async function send(answer: WaitingAnswer, check: boolean): Promise<void> {
    if (state.sending !== answer) return
    const there = !check || (await store.read(answer.owner)).some(isSame(answer))
    if (!there) return dispatch({ kind: 'gone', answer })
    const sent = await outside.send(answer, queuedFor(answer, outside.now())).catch(() => UNREACHED)
    return dispatch({ kind: 'sent', answer, sent, random: outside.random() })
  }

  return {
    dispatch,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
