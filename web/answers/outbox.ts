import { localeFrom } from '#engine/languages/index.ts'
import { isUnreachable, refusalCode, serverMessage } from '#web/api/error.ts'
import { getQueryClient, queries } from '#web/api/queries.ts'
import { loadText } from '#web/text/load.ts'
import { toast } from '#web/ui/toast/store.ts'
import { inTime } from './device-database.ts'
import { changeWaiting, readWaiting, type Waiting } from './outbox-store.ts'
import { oneTabAtATime } from './tab-queue.ts'

/** Codes of refusals that stay: what they are said of is dropped, so that it does not hold up all that comes after it. */
const FINAL = ['invalid_request', 'locked', 'not_opened', 'incomplete', 'unknown_version']

interface OutboxOptions<Saved> {
  /** Begins the key under which the device keeps what waits, before the id of the person (kept.ts). */
  readonly prefix: string
  /** Names the lock that one tab at a time holds to send: never that of the test's answers, which wait for nothing else. */
  readonly lock: string
  /** Selects what goes in one call; all of it, unless given. */
  readonly batch?: (waiting: Waiting) => Waiting
  readonly send: (person: string, changes: readonly Change[], signal: AbortSignal) => Promise<Saved>
  /** Puts what waits over what the server has; `saved` is what it has just said. */
  readonly show: (waiting: Waiting, saved?: Saved) => void
  /** Asks the server again, after it has refused something for good. */
  readonly refetch: () => Promise<unknown>
}

/** Holds one choice as it is sent. */
interface Change {
  readonly item: string
  readonly choice: string
  /** Milliseconds for which it has waited. */
  readonly waited: number
}

export interface Outbox {
  /** Shows a choice at once, writes it on the device, and sends it. */
  readonly choose: (person: string, choices: Readonly<Record<string, string>>) => Promise<void>
  /** Sends what waits for a person, found on the device or in this tab. What cannot be sent now is tried again. @returns how many choices are left */
  readonly sendAll: (person: string) => Promise<number>
  /** Counts the choices that wait. */
  readonly count: () => number
  /** Gives the choices that wait; another object after each change. */
  readonly list: () => Waiting
  /** Tells a listener at once when a choice begins to wait, is another one, or has arrived. @returns what calls it off */
  readonly watch: (listener: () => void) => () => void
  /** Runs work while nothing of it is on its way, then forgets what waits for a person. */
  readonly clear: (person: string, work: () => Promise<void>) => Promise<void>
}

/** Milliseconds: a network that swallows everything must not keep the lock. */
const PATIENCE = 20_000
const FIRST_DELAY = 1000
const LONGEST_DELAY = 30_000

/** Creates what keeps choices without an order on the device until the server has them; of two on one thing the later stays (docs/decisions/0066). */
export function createOutbox<Saved>(options: OutboxOptions<Saved>): Outbox {
  const { prefix, lock, batch = all => all, send, show, refetch } = options
  /** Choices that the server has not acknowledged: this tab's, and what it has found on the device. */
  let waiting: Waiting = {}
  let owner: string | undefined
  /** When what was last acknowledged of an item was chosen: a device that could not forget it does not bring it back. */
  const acknowledged = new Map<string, number>()
  const listeners = new Set<() => void>()
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const count = () => Object.keys(waiting).length
  const alone = (work: () => Promise<void>) => oneTabAtATime(work, lock)

  async function choose(person: string, choices: Readonly<Record<string, string>>): Promise<void> {
    takeOver(person)
    const entry = ([item, choice]: [string, string]) => {
      const last = Math.max(waiting[item]?.chosenAt ?? 0, acknowledged.get(item) ?? 0)
      // Later than the one before it, also where the clock has been put back.
      return [item, { choice, chosenAt: Math.max(Date.now(), last + 1) }] as const
    }
    const chosen = Object.fromEntries(Object.entries(choices).map(entry))
    wait({ ...waiting, ...chosen })
    show(waiting)
    await inTime(changeWaiting(prefix + person, before => ({ ...before, ...chosen }))).catch(() => {})
    await sendAll(person)
  }

  async function sendAll(person: string): Promise<number> {
    takeOver(person)
    await recall(person)
    if (count() > 0) await alone(() => sendAllOf(person))
    return count()
  }

  async function sendAllOf(person: string): Promise<void> {
    for (;;) {
      await recall(person)
      if (owner !== person || count() === 0) return
      const sent = batch(waiting)
      const changes = Object.entries(sent).map(([item, { choice, chosenAt }]) => {
        return { item, choice, waited: Math.max(0, Date.now() - chosenAt) }
      })
      try {
        const saved = await send(person, changes, AbortSignal.timeout(PATIENCE))
        failures = 0
        await drop(person, sent)
        show(waiting, saved)
      } catch (error) {
        // Somebody else is signed in, nobody is, or nothing answers: it waits.
        if (refusalCode(error) === 'unauthenticated')
          getQueryClient().setQueryData(queries.user.queryKey, null)
        const isBusy = refusalCode(error) === 'too_many_requests'
        if (!FINAL.includes(refusalCode(error) ?? ''))
          return isUnreachable(error) || isBusy ? tryLater(person) : undefined
        await drop(person, sent)
        await sayRefused(serverMessage(error) ?? '')
        await refetch()
      }
    }
  }

  function takeOver(person: string): void {
    if (owner === person) return
    if (owner === undefined) listen()
    owner = person
    acknowledged.clear()
    wait({})
  }

  async function recall(person: string): Promise<void> {
    const stored = await inTime(readWaiting(prefix + person)).catch(() => undefined)
    if (!stored || owner !== person) return
    const isNew = ([item, { chosenAt }]: [string, Waiting[string]]) =>
      chosenAt > Math.max(waiting[item]?.chosenAt ?? 0, acknowledged.get(item) ?? 0)
    const found = Object.entries(stored).filter(isNew)
    if (found.length === 0) return
    wait({ ...waiting, ...Object.fromEntries(found) })
    show(waiting)
  }

  /** What was chosen anew in the meantime stays. */
  async function drop(person: string, sent: Waiting): Promise<void> {
    const rest = (all: Waiting) =>
      Object.fromEntries(
        Object.entries(all).filter(([item, { chosenAt }]) => sent[item]?.chosenAt !== chosenAt),
      )
    for (const [item, { chosenAt }] of Object.entries(sent)) acknowledged.set(item, chosenAt)
    wait(rest(waiting))
    await inTime(changeWaiting(prefix + person, rest)).catch(() => {})
  }

  function wait(next: Waiting): void {
    waiting = next
    for (const listener of listeners) listener()
  }

  function tryLater(person: string): void {
    clearTimeout(timer)
    timer = setTimeout(() => void sendAll(person), Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** failures++))
  }

  /** A phone may end a hidden page without a word, and a page that comes back may have slept through its timers. */
  function listen(): void {
    const retry = () => void (owner && count() > 0 && sendAll(owner))
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', retry)
  }

  return {
    choose,
    sendAll,
    count,
    list: () => waiting,
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: (person, work) =>
      alone(async () => {
        await work()
        wait({})
        await inTime(changeWaiting(prefix + person, () => ({}))).catch(() => {})
      }),
  }
}

async function sayRefused(description: string): Promise<void> {
  const { common } = await loadText(localeFrom(document.documentElement.lang))
  toast({ title: common.error, description, tone: 'error' })
}
