import type { IDBPTransaction } from 'idb'
import type { Assessment } from '#contract/assessment.ts'
import type { DevelopmentPlan } from '#contract/development-plan.ts'
import type { WantsAnswered } from '#contract/wants.ts'
import { type Device, openDevice } from './device-database.ts'

/**
 * What it takes to go on without a network, also after a reload: who is answering, where the attempt stands, and the
 * questions of its current and next section; the choices of "What I want" and the development plan that were shown last. Nothing else
 * of a result, no name but the first; after signing out nothing but another account's unsent choices.
 */

/** Person whose answering is kept here. */
export interface Keeper {
  readonly id: string
  readonly firstName: string
}

const KEEPER = 'keeper'
const ATTEMPT = 'attempt'
const SIGN_OUT = 'sign-out'
const SHOWN_PLAN = 'shown-plan'
const SHOWN_WANTS = 'shown-wants'
/** Begin the keys, before the id of a person, of what they decided and the server has not (outbox.ts): in "What I want", on their plan. */
export const WANTS = 'wants '
export const PLAN = 'plan '
const isWaiting = (key: string) => key.startsWith(WANTS) || key.startsWith(PLAN)
/** The current section's and the next one's. */
const MOST_SECTIONS = 2

/** The person has signed out, here or in another tab: what is still on its way to the device would bring something back. */
let forgotten = false

type Stores = ('kept' | 'choices')[]
type Writing = IDBPTransaction<Device, Stores, 'readwrite'>

/** Writes in one transaction; nothing once this page has forgotten the person. */
export async function write(stores: Stores, work: (transaction: Writing) => Promise<unknown>): Promise<void> {
  const device = await openDevice()
  if (forgotten) return
  // A choice goes through to the disk.
  const durability = stores.includes('choices') ? 'strict' : 'default'
  const transaction = device.transaction(stores, 'readwrite', { durability })
  await Promise.all([work(transaction), transaction.done])
}

/** Makes room for this person; what was kept of another one goes. Unsent answers are not touched. */
export function keepFor(person: Keeper): Promise<void> {
  return write(['kept'], transaction => makeRoom(transaction, person))
}

async function makeRoom(transaction: Writing, { id, firstName }: Keeper): Promise<void> {
  const kept = transaction.objectStore('kept')
  const before = (await kept.get(KEEPER)) as Keeper | undefined
  // Another account's unsent choices are that account's.
  if (before && before.id !== id) await remove(transaction, key => !isWaiting(key))
  await kept.put({ id, firstName } satisfies Keeper, KEEPER)
}

/**
 * Keeps an open attempt as it stands; of a completed one nothing is kept. A page may have been made before the last answer
 * arrived: it goes back only when the server says so (`back`).
 */
export function keepAttempt(person: Keeper, attempt: Assessment, { back = false } = {}): Promise<void> {
  return write(['kept'], async transaction => {
    await makeRoom(transaction, person)
    const kept = transaction.objectStore('kept')
    const before = (await kept.get(ATTEMPT)) as Assessment | undefined
    const same = before?.id === attempt.id
    if (attempt.isCompleted || (before && !same)) await remove(transaction, isOfAttempt)
    if (attempt.isCompleted || (same && before.answered > attempt.answered && !back)) return
    await kept.put(attempt, ATTEMPT)
  })
}
const isOfAttempt = (key: string) => key === ATTEMPT || key.startsWith('/')

async function remove(transaction: Writing, which: (key: string) => boolean): Promise<void> {
  const kept = transaction.objectStore('kept')
  for (const key of await kept.getAllKeys()) if (which(key)) void kept.delete(key)
}

/** Keeps what the address of a section's questions answered. */
export function keepQuestions(path: string, questions: unknown): Promise<void> {
  return write(['kept'], async transaction => {
    const kept = transaction.objectStore('kept')
    const keys = (await kept.getAllKeys()).filter(key => key.startsWith('/') && key !== path)
    const attempt = (await kept.get(ATTEMPT)) as Assessment | undefined
    // Sections come in the order of the attempt; the one that is done goes first.
    const place = (key: string) =>
      attempt?.sections.findIndex(({ id }) => key.endsWith(`section=${encodeURIComponent(id)}`)) ?? -1
    const [oldest] = keys.sort((a, b) => place(a) - place(b))
    if (oldest && keys.length >= MOST_SECTIONS) void kept.delete(oldest)
    await kept.put(questions, path)
  })
}

async function read(key: string): Promise<unknown> {
  return (await openDevice()).get('kept', key)
}

export const readKeeper = () => read(KEEPER) as Promise<Keeper | undefined>
export const readAttempt = () => read(ATTEMPT) as Promise<Assessment | undefined>

/** Reads what an address answered when it was last asked, if that is kept. */
export const readQuestions = (path: string) => read(path)

/** Counts what waits of a person in one outbox; what sends it is loaded for that alone. */
export const countKept = async (prefix: string, owner: string) =>
  Object.keys((await read(prefix + owner)) ?? {}).length

/** Keeps the plan as its page has shown it last: it opens without a network too. */
export function keepPlan(person: Keeper, plan: DevelopmentPlan): Promise<void> {
  return write(['kept'], async transaction => {
    await makeRoom(transaction, person)
    await transaction.objectStore('kept').put(plan, SHOWN_PLAN)
  })
}
/** Keeps the choices of "What I want" as their page has shown them last: it opens without a network too. */
export function keepWants(person: Keeper, wants: WantsAnswered): Promise<void> {
  return write(['kept'], async transaction => {
    await makeRoom(transaction, person)
    await transaction.objectStore('kept').put(wants, SHOWN_WANTS)
  })
}
export const readKeptWants = () => read(SHOWN_WANTS) as Promise<WantsAnswered | undefined>
export const readPlan = () => read(SHOWN_PLAN) as Promise<DevelopmentPlan | undefined>

/** Removes all of the person at a sign-out, with the choice at hand; a sign-out that is owed to the server stays owed. */
export async function forgetKept(): Promise<void> {
  forgotten = true
  const transaction = (await openDevice()).transaction(['kept', 'choices'], 'readwrite')
  void transaction.objectStore('choices').clear()
  const keeper = (await transaction.objectStore('kept').get(KEEPER)) as Keeper | undefined
  const isOthers = (key: string) => isWaiting(key) && !key.endsWith(` ${keeper?.id}`)
  await Promise.all([remove(transaction, key => key !== SIGN_OUT && !isOthers(key)), transaction.done])
}

/** Tells whether a sign-out has still to be told to the server: the next visit begins with that. Names nobody. */
export const owesSignOut = async () => (await read(SIGN_OUT)) === true

export async function noteSignOut(owed: boolean): Promise<void> {
  const device = await openDevice()
  if (owed) await device.put('kept', true, SIGN_OUT)
  else await device.delete('kept', SIGN_OUT)
}
