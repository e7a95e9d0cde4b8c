import { forgetSession } from '#web/api/storage.ts'
import { OUTBOXES } from './all-outboxes.ts'
import { inTime } from './device-database.ts'
import { countKept, type Keeper, keepFor, noteSignOut, owesSignOut } from './kept.ts'
import { tabQueue } from './tab-queue.ts'

/**
 * Begins a signed-in visit after the page has loaded: makes good a sign-out that the server was not told of, makes room for
 * this person on the device, sends what an earlier visit left, and registers the worker that serves the test without a network.
 */
export async function beginVisit(person: Keeper): Promise<void> {
  if (await inTime(owesSignOut()).catch(() => false)) return makeGood()
  await inTime(keepFor(person)).catch(() => {})
  await tabQueue().dispatch({ kind: 'visited', owner: person.id })
  for (const { prefix, load } of OUTBOXES) {
    if (await inTime(countKept(prefix, person.id)).catch(() => 0))
      void load()
        .then(({ outbox }) => outbox.sendAll(person.id))
        .catch(() => {})
  }
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {
      // A private window, or a policy: the test then needs the network to be opened, and only then.
    })
  }
}

/** The worker does this before a page is loaded; without one it happens here. */
async function makeGood(): Promise<void> {
  const { ok } = await fetch('/api/auth/logout', { method: 'POST' })
  if (!ok) return
  await noteSignOut(false)
  forgetSession()
  location.assign('/login')
}
