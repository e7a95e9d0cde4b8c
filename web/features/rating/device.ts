import { openDB } from 'idb'
import { oneTabAtATime } from '#web/answers/tab-queue.ts'
import { call } from '#web/api/client.ts'
import { isUnreachable, refusalCode } from '#web/api/error.ts'
import {
  type Answer,
  type AnyStory,
  createDesk,
  type Desk,
  type DeskPorts,
  type Kept,
  NOTHING_KEPT,
} from './desk.ts'
import { ratingRows } from './rows.ts'

/** Apart from what a taker's device keeps (web/answers): signing out there leaves a rater's work alone. */
const open = () => openDB('wijha-rating', 1, { upgrade: database => void database.createObjectStore('kept') })
const KEY = 'desk'

/** Milliseconds: a network that swallows everything must not keep the lock. */
const PATIENCE = 20_000
const RETRY_EVERY = 15_000

const ports: DeskPorts = {
  read: async () => (await (await open()).get('kept', KEY)) as Kept | undefined,
  async change(change) {
    const transaction = (await open()).transaction('kept', 'readwrite', { durability: 'strict' })
    const before = ((await transaction.store.get(KEY)) as Kept | undefined) ?? NOTHING_KEPT
    await transaction.store.put(change(before), KEY)
    await transaction.done
  },
  fetchState: () => answerOf(signal => call(ratingRows.state, { signal })),
  fetchStories: round =>
    answerOf<readonly AnyStory[]>(signal =>
      round === 'discussion' ? call(ratingRows.disputed, { signal }) : call(ratingRows.stories, { signal }),
    ),
  send: (id, given) =>
    answerOf(signal =>
      'comment' in given
        ? call(ratingRows.discuss, { parameters: { id }, body: given, signal })
        : call(ratingRows.rate, { parameters: { id }, body: given, signal }),
    ),
  alone: work => oneTabAtATime(work, 'wijha-rating'),
}

async function answerOf<Value>(ask: (signal: AbortSignal) => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { kind: 'done', value: await ask(AbortSignal.timeout(PATIENCE)) }
  } catch (error) {
    const code = refusalCode(error)
    if (code === 'unauthenticated') return { kind: 'ended' }
    if (code === null || code === 'too_many_requests' || isUnreachable(error)) return { kind: 'later' }
    return { kind: 'refused' }
  }
}

let desk: Desk | undefined

/** Returns the page's one desk, which tries again when a network is back, or the page is. */
export function getDesk(): Desk {
  if (desk) return desk
  const made = createDesk(ports)
  const retry = () => void made.catchUp()
  addEventListener('online', retry)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && retry())
  setInterval(() => Object.keys(made.view().waiting).length > 0 && retry(), RETRY_EVERY)
  desk = made
  return made
}

/** Removes all that this device keeps of a rater. */
export async function forgetDesk(): Promise<void> {
  await (await open()).clear('kept').catch(() => {})
}

/** Names this device to the link of an invitation, so that it alone may open it again. */
export function deviceName(): string {
  const key = 'wijha-rating-device'
  const made = () =>
    btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replaceAll('=', '')
  try {
    const known = localStorage.getItem(key) ?? made()
    localStorage.setItem(key, known)
    return known
  } catch {
    return made()
  }
}
