import { isHeld, unsentOf } from './answer-state.ts'
import { inTime } from './device-database.ts'
import { forgetKept, noteSignOut } from './kept.ts'
import { sayLeft, tabQueue } from './tab-queue.ts'

/** A sign-out waits this long for answers to be sent; then the person decides. */
const PATIENCE = 8000

/** Sends all that waits for a person, found on this page or only now. Answers how many could not be sent. */
export async function sendAll(person: string): Promise<number> {
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
    await inTime(forgetKept())
    if (!told) await inTime(noteSignOut(true))
    sessionStorage.clear()
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
  if (owner) sayLeft(owner)
}
