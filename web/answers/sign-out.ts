import { READING_PARTS } from '#contract/look.ts'
import { OUTBOXES } from './all-outboxes.ts'
import { isHeld, unsentOf } from './answer-state.ts'
import { inTime } from './device-database.ts'
import { countKept, forgetKept, noteSignOut } from './kept.ts'
import { sayLeft, tabQueue } from './tab-queue.ts'

/** A sign-out waits this long for answers to be sent; then the person decides. */
const PATIENCE = 8000

/** Sends all that waits for a person, found on this page or only now. Answers how many could not be sent. */
export async function sendAll(person: string): Promise<number> {
  const [answers, choices] = await Promise.all([sendAnswers(person), sendChoices(person)])
  return answers + choices
}

/** Where the device does not say, this tab may still have some. What cannot load what sends them has not sent them. */
async function sendChoices(person: string): Promise<number> {
  const left = OUTBOXES.map(async ({ prefix, load }) => {
    const kept = await inTime(countKept(prefix, person)).catch(() => undefined)
    if (kept === 0) return 0
    const queue = await load().catch(() => undefined)
    if (!queue) return kept ?? 0
    const { count, sendAll } = queue.outbox
    const tooLong = new Promise<number>(resolve => setTimeout(() => resolve(count()), PATIENCE))
    return Promise.race([sendAll(person), tooLong])
  })
  return (await Promise.all(left)).reduce((sum, each) => sum + each, 0)
}

async function sendAnswers(person: string): Promise<number> {
  const queue = tabQueue()
  const unsent = () => unsentOf(queue.state()).length
  await queue.dispatch({ kind: 'visited', owner: person })
  if (unsent() === 0) return 0
  return new Promise(resolve => {
    const finish = () => {
      clearTimeout(timer)
      end()
      resolve(unsent())
    }
    const timer = setTimeout(finish, PATIENCE)
    void queue.dispatch({ kind: 'retry' })
    const end = queue.subscribe(() => {
      if (unsent() === 0 || isHeld(queue.state())) finish()
    })
  })
}

/** Removes all of the person from the device. A server that could not be told is told before the next page. */
export async function forgetAll({ told }: { told: boolean }): Promise<void> {
  const queue = tabQueue()
  const { owner } = queue.state()
  try {
    await queue.dispatch({ kind: 'left' })
    // The next account that signs in here brings its own.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    for (const part of READING_PARTS) document.cookie = `${part}=; Path=/; Max-Age=0; SameSite=Lax`
    await inTime(forgetKept())
    if (!told) await inTime(noteSignOut(true))
    sessionStorage.clear()
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
  if (owner) sayLeft(owner)
}
