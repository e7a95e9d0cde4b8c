import type { Assessment } from '#contract/assessment.ts'
import { getQueryClient, queries } from '#web/api/queries.ts'
import { loadText } from '#web/text/load.ts'
import { toast } from '#web/ui/toast/store.ts'
import { type AnswerQueue, createAnswerQueue, type News } from './answer-queue.ts'
import { createDeviceStore } from './device-store.ts'
import { keepAttempt, readAttempt } from './kept.ts'
import { sendAnswer } from './send-answer.ts'

let queue: AnswerQueue | undefined

/** The browser tab's one queue: it goes on sending when the person has left the question screen. */
export function tabQueue(): AnswerQueue {
  queue ??= openQueue()
  return queue
}

function openQueue(): AnswerQueue {
  const store = createDeviceStore()
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('wijha-answers') : undefined
  const opened = createAnswerQueue({
    send: sendAnswer,
    onSaved: remember,
    onRefused: explain,
    onFound: tellFound,
    tell: news => channel?.postMessage(news),
    store,
    lastSeen: readAttempt,
    isAlone,
    exclusive: oneTabAtATime,
    soon: afterPaint,
  })
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => void opened.hear(data))
  if ('locks' in navigator) void navigator.locks.request(TAB, { mode: 'shared' }, () => new Promise(() => {}))
  // Where nothing outlives the page, the browser asks before it closes on unsent answers.
  addEventListener(
    'beforeunload',
    event => !store.durable() && opened.unsent().length > 0 && event.preventDefault(),
  )
  addEventListener('online', opened.retry)
  // A phone may end a hidden page without a word, and a page that comes back may have slept through its timers.
  document.addEventListener('visibilitychange', opened.retry)
  // A sign-in on another page of this browser renews the token here too.
  addEventListener('storage', event => event.key === 'token' && event.newValue && opened.retry())
  return opened
}

/** Safari has locks since 15.4; without them two tabs may both send, and the server counts a repeat once. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? (navigator.locks.request('wijha-answers', work) as Promise<Result>) : work()
}

/** Every tab holds a share of this lock for as long as it lives. */
const TAB = 'wijha-tab'

async function isAlone(): Promise<boolean> {
  if (!('locks' in navigator)) return true
  const { held = [] } = await navigator.locks.query()
  return held.filter(({ name }) => name === TAB).length <= 1
}

async function remember(assessment: Assessment) {
  getQueryClient().setQueryData(queries.assessment.queryKey, assessment)
  if (assessment.isCompleted) {
    void words().then(({ assessment: text }) =>
      toast({ title: text.completed, description: text.completedToast }),
    )
  }
  await keepAttempt(assessment).catch(() => {})
}

function explain(message: string, assessment: Assessment | null | undefined) {
  const client = getQueryClient()
  if (assessment) {
    client.setQueryData(queries.assessment.queryKey, assessment)
    keepAttempt(assessment, { refused: true }).catch(() => {})
  } else void client.invalidateQueries(queries.assessment)
  void words().then(({ common }) => toast({ title: common.error, description: message, tone: 'error' }))
}

/** The question screen has a place for it; elsewhere it is said in passing. */
function tellFound(count: number) {
  if (location.pathname === '/assessment') return
  void words().then(({ assessment: text }) =>
    toast({ title: text.found, description: text.foundBody(count) }),
  )
}

/** There already: the page speaks with it. */
const words = () => loadText(document.documentElement.lang === 'en' ? 'en' : 'ar')

/**
 * When the next question stands: drawn in the first frame, on the screen with the second. A hidden tab draws nothing and
 * waits for nothing. Safari has no idle callback.
 */
function afterPaint(run: () => void) {
  if (document.hidden) return run()
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 200 }) : run())
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(idle)))
}
