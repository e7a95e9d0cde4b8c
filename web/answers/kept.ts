import type { Assessment } from '#contract/assessment.ts'
import { openDevice } from './device-database.ts'

/**
 * What it takes to go on without a network, also after a reload: who is answering, where the attempt stands, and the
 * questions of its current and next section. Nothing of a result, no name but the first, nothing after signing out.
 */

/** The person whose answering is kept here. */
export interface Keeper {
  readonly id: string
  readonly firstName: string
}

const KEEPER = 'keeper'
const ATTEMPT = 'attempt'
const SIGN_OUT = 'sign-out'
/** The current section's and the next one's. */
const MOST_SECTIONS = 2

/** The person has signed out: what this page has still on its way to the device would bring something back. */
let forgotten = false

async function keep(key: string, value: unknown): Promise<void> {
  const device = await openDevice()
  if (!forgotten) await device.put('kept', value, key)
}

/** Makes room for this person; what was kept of another one goes. Unsent answers are not touched. */
export async function keepFor({ id, firstName }: Keeper): Promise<void> {
  const device = await openDevice()
  const before = (await device.get('kept', KEEPER)) as Keeper | undefined
  if (forgotten) return
  const transaction = device.transaction('kept', 'readwrite')
  if (before && before.id !== id) void transaction.store.clear()
  void transaction.store.put({ id, firstName } satisfies Keeper, KEEPER)
  await transaction.done
}

/**
 * An open attempt as it stands; of a completed one nothing is kept. A page may have been made before the last answer arrived, so
 * that it does not go back unless the server has refused one (`refused`).
 */
export async function keepAttempt(attempt: Assessment, { refused = false } = {}): Promise<void> {
  if (attempt.isCompleted) return forgetAttempt()
  const before = await readAttempt()
  if (before && before.id !== attempt.id) await forgetAttempt()
  else if (before && before.answered > attempt.answered && !refused) return
  await keep(ATTEMPT, attempt)
}

/** The address of a section's questions, and what it answered. */
export async function keepQuestions(path: string, questions: unknown): Promise<void> {
  const device = await openDevice()
  const keys = (await device.getAllKeys('kept')).filter(key => key.startsWith('/') && key !== path)
  const order = keys.length >= MOST_SECTIONS ? await oldest(keys) : undefined
  if (order) await device.delete('kept', order)
  await keep(path, questions)
}

/** Sections come in the order of the attempt; the one that is done goes first. */
async function oldest(keys: readonly string[]): Promise<string | undefined> {
  const attempt = await readAttempt()
  const place = (key: string) =>
    attempt?.sections.findIndex(({ id }) => key.endsWith(`section=${encodeURIComponent(id)}`)) ?? -1
  return [...keys].sort((a, b) => place(a) - place(b))[0]
}

export async function readKeeper(): Promise<Keeper | undefined> {
  return (await (await openDevice()).get('kept', KEEPER)) as Keeper | undefined
}

export async function readAttempt(): Promise<Assessment | undefined> {
  return (await (await openDevice()).get('kept', ATTEMPT)) as Assessment | undefined
}

/** What an address answered when it was last asked, if that is kept. */
export async function readQuestions(path: string): Promise<unknown> {
  return (await openDevice()).get('kept', path)
}

async function forgetAttempt(): Promise<void> {
  const device = await openDevice()
  const transaction = device.transaction('kept', 'readwrite')
  for (const key of await transaction.store.getAllKeys()) {
    if (key === ATTEMPT || key.startsWith('/')) void transaction.store.delete(key)
  }
  await transaction.done
}

/** At a sign-out all of it goes, with the choice at hand; unsent answers are for the queue to decide. */
export async function forgetKept(): Promise<void> {
  forgotten = true
  const transaction = (await openDevice()).transaction(['kept', 'choices'], 'readwrite')
  void transaction.objectStore('kept').clear()
  void transaction.objectStore('choices').clear()
  await transaction.done
}

/** A sign-out that the server could not be told of: the next visit begins with telling it. Names nobody. */
export async function owesSignOut(): Promise<boolean> {
  return (await (await openDevice()).get('kept', SIGN_OUT)) === true
}

export async function noteSignOut(owed: boolean): Promise<void> {
  const device = await openDevice()
  if (owed) await device.put('kept', true, SIGN_OUT)
  else await device.delete('kept', SIGN_OUT)
}
