import type { Assessment } from '#contract/assessment.ts'
import { getQueryClient, queries } from '#web/api/queries.ts'
import { loadText } from '#web/text/load.ts'
import { toast } from '#web/ui/toast/store.ts'
import { type AnswerQueue, createAnswerQueue } from './answer-queue.ts'
import { sendAnswer } from './send-answer.ts'

let queue: AnswerQueue | undefined

/** The browser tab's one queue: it goes on sending when the person has left the question screen. */
export function tabQueue(): AnswerQueue {
  queue ??= openQueue()
  return queue
}

function openQueue(): AnswerQueue {
  const opened = createAnswerQueue({
    send: sendAnswer,
    onSaved: remember,
    onRefused: explain,
    soon: afterPaint,
  })
  // The browser asks before the tab closes on unsent answers.
  addEventListener('beforeunload', event => opened.state().waiting.length > 0 && event.preventDefault())
  addEventListener('online', opened.retry)
  // A phone may end a hidden page without a word, and a page that comes back may have slept through its timers.
  document.addEventListener('visibilitychange', opened.retry)
  // A sign-in on another page of this browser renews the token here too.
  addEventListener('storage', event => event.key === 'token' && event.newValue && opened.retry())
  return opened
}

function remember(assessment: Assessment) {
  getQueryClient().setQueryData(queries.assessment.queryKey, assessment)
  if (!assessment.isCompleted) return
  void words().then(({ assessment: text }) =>
    toast({ title: text.completed, description: text.completedToast }),
  )
}

function explain(message: string, assessment: Assessment | null | undefined) {
  const client = getQueryClient()
  if (assessment) client.setQueryData(queries.assessment.queryKey, assessment)
  else void client.invalidateQueries(queries.assessment)
  void words().then(({ common }) => toast({ title: common.error, description: message, tone: 'error' }))
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
