import type { User } from '#contract/account.ts'
import type { Assessment } from '#contract/assessment.ts'
import { localeFrom } from '#engine/languages/index.ts'
import { getQueryClient, queries } from '#web/api/queries.ts'
import { loadText } from '#web/text/load.ts'
import { toast } from '#web/ui/toast/store.ts'
import { type AnswerQueue, runAnswers } from './answer-runner.ts'
import { type News, unsentOf } from './answer-state.ts'
import { inTime } from './device-database.ts'
import { createDeviceStore, keepChoice, readChoice } from './device-store.ts'
import { forgetKept, keepAttempt, readAttempt } from './kept.ts'
import { sendAnswer } from './send-answer.ts'

let queue: AnswerQueue | undefined

/** Gives the browser tab's one queue: it goes on sending when the person has left the question screen. */
export function tabQueue(): AnswerQueue {
  queue ??= openQueue()
  return queue
}

/** What one tab says to the others of the browser. */
type Message = News | { readonly signedOut: string }
const channel = openChannel()

/** Where nothing may be stored some browsers refuse this too. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('wijha-answers')
  } catch {
    return undefined
  }
}

const say = (message: Message) => channel?.postMessage(message)

/** Tells the other tabs that the person leaves: nothing that they have under way comes back to the device. */
export const sayLeft = (owner: string) => say({ signedOut: owner })

function openQueue(): AnswerQueue {
  const store = createDeviceStore()
  /** Where the device keeps nothing the page works without. */
  const onDevice = async <Result>(work: () => Promise<Result>) =>
    store.durable() ? inTime(work()).catch(() => undefined) : undefined
  const opened = runAnswers({
    store,
    send: sendAnswer,
    async recall(owner, assessmentId) {
      const [alone, choice, seen] = await Promise.all([
        isAlone(),
        onDevice(() => readChoice(owner, assessmentId)),
        onDevice(readAttempt),
      ])
      return { alone, choice, seen }
    },
    async keepChoice(...chosen) {
      await onDevice(() => keepChoice(...chosen))
    },
    show,
    async keep(assessment, back) {
      const person = getQueryClient().getQueryData<User | null>(queries.user.queryKey)
      if (person) await onDevice(() => keepAttempt(person, assessment, { back }))
    },
    fetch: () =>
      getQueryClient()
        .fetchQuery({ ...queries.assessment, staleTime: 0 })
        .catch(() => null),
    tell: say,
    sayRefused,
    sayFound,
    exclusive: work => oneTabAtATime(work),
    soon: afterPaint,
    now: Date.now,
    random: Math.random,
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  const retry = () => void opened.dispatch({ kind: 'retry' })
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (!('signedOut' in data)) return void opened.dispatch({ kind: 'told', news: data })
    if (data.signedOut !== opened.state().owner) return
    // What this tab began to write before is removed again; the server leads the page to signing in.
    void forgetKept().finally(() => location.reload())
  })
  holdShare()
  // Where nothing outlives the page, the browser asks before it closes on unsent answers.
  addEventListener('beforeunload', event => {
    const state = opened.state()
    if (!state.durable && unsentOf(state).length > 0) event.preventDefault()
  })
  addEventListener('online', retry)
  // A phone may end a hidden page without a word, and a page that comes back may have slept through its timers.
  document.addEventListener('visibilitychange', retry)
  // A sign-in on another page of this browser renews the token here too.
  addEventListener('storage', event => event.key === 'token' && event.newValue && retry())
  return opened
}

/**
 * Runs work while no other tab of the browser does. Without locks (Safari before 15.4), or where they are refused with the storage, two tabs may both send, and the server counts
 * a repeat once.
 */
export async function oneTabAtATime(work: () => Promise<void>, lock = 'wijha-answers'): Promise<void> {
  let begun = false
  const once = () => {
    begun = true
    return work()
  }
  await Promise.resolve()
    .then(() => navigator.locks.request(lock, once))
    .catch(error => {
      if (begun) throw error
      return work()
    })
}

/** Every tab holds a share of this lock for as long as it lives. */
const TAB = 'wijha-tab'

function holdShare(): void {
  navigator.locks?.request(TAB, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
}

async function isAlone(): Promise<boolean> {
  try {
    const { held = [] } = await inTime(navigator.locks.query())
    return held.filter(({ name }) => name === TAB).length <= 1
  } catch {
    return true
  }
}

function show(assessment: Assessment): void {
  getQueryClient().setQueryData(queries.assessment.queryKey, assessment)
  if (!assessment.isCompleted) return
  void words().then(({ assessment: text }) =>
    toast({ title: text.completed, description: text.completedToast }),
  )
}

function sayRefused(message: string): void {
  void words().then(({ common }) => toast({ title: common.error, description: message, tone: 'error' }))
}

/** The question screen has a place for it; elsewhere it is said in passing. */
function sayFound(count: number): void {
  if (location.pathname === '/assessment') return
  void words().then(({ assessment: text }) =>
    toast({ title: text.found, description: text.foundBody(count) }),
  )
}

/** On the device already: the page speaks with them. */
const words = () => loadText(localeFrom(document.documentElement.lang))

/**
 * Waits until the next question stands: drawn in the first frame, on the screen with the second. A hidden tab draws nothing and
 * waits for nothing. Safari has no idle callback.
 */
function afterPaint(run: () => void) {
  if (document.hidden) return run()
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 200 }) : run())
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(idle)))
}
