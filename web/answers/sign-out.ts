import { forgetKept, noteSignOut } from './kept.ts'
import { tabQueue } from './tab-queue.ts'

/** A sign-out waits this long for answers to be sent; then the person decides. */
const PATIENCE = 8000

/** Sends all that waits for a person, found on this page or only now. Answers how many could not be sent. */
export async function sendAll(person: string): Promise<number> {
  const queue = tabQueue()
  await queue.open(person)
  if (queue.unsent().length === 0) return 0
  return new Promise(resolve => {
    const finish = () => {
      clearTimeout(timer)
      end()
      resolve(queue.unsent().length)
    }
    const timer = setTimeout(finish, PATIENCE)
    const end = queue.subscribe(() => {
      const { status } = queue.state()
      if (queue.unsent().length === 0 || (status !== 'saved' && status !== 'saving')) finish()
    })
    queue.retry()
  })
}

/** Nothing of the person stays on the device. A server that could not be told is told before the next page. */
export async function forgetAll({ told }: { told: boolean }): Promise<void> {
  try {
    await tabQueue().discard()
    await forgetKept()
    if (!told) await noteSignOut(true)
    sessionStorage.clear()
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
