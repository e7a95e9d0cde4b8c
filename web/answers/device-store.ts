import { type AnswerStore, createMemoryStore } from './answer-store.ts'
import { type Choice, inTime, openDevice, type WaitingAnswer } from './device-database.ts'
import { write } from './kept.ts'

/** Keeps answers in the browser's database; from its first refusal on, in memory, where this page's own are already. */
export function createDeviceStore(): AnswerStore {
  const memory = createMemoryStore()
  let refused = false

  async function tried<Result>(onDevice: () => Promise<Result>, inMemory: Promise<Result>): Promise<Result> {
    if (refused) return inMemory
    try {
      return await inTime(onDevice())
    } catch {
      refused = true
      return inMemory
    }
  }

  return {
    durable: () => !refused,
    read: owner =>
      tried(async () => {
        const stored = await (await openDevice()).getAll('answers', startingWith(owner))
        await Promise.all(stored.map(memory.add))
        return stored
      }, memory.read(owner)),
    add: answer => tried(() => addToDevice(answer), memory.add(answer)),
    async remove(answers) {
      await memory.remove(answers)
      // Also after a refusal: what was written before it must not be found again.
      const removed = removeFromDevice(answers).catch(() => {})
      if (!refused) await inTime(removed).catch(() => {})
    },
  }
}

/** Covers all keys of an owner. */
const startingWith = (owner: string) => IDBKeyRange.bound([owner], [owner, []])

async function addToDevice(answer: WaitingAnswer): Promise<'kept' | 'taken'> {
  // Not `strict`: the choice, written when it was made, has reached the disk; this only marks it as final.
  const transaction = (await openDevice()).transaction('answers', 'readwrite', { durability: 'relaxed' })
  const added = transaction.store.add(answer)
  transaction.commit()
  const [outcome, done] = await Promise.allSettled([added, transaction.done])
  if (outcome.status === 'fulfilled' && done.status === 'fulfilled') return 'kept'
  const reason = outcome.status === 'rejected' ? outcome.reason : (done as PromiseRejectedResult).reason
  if ((reason as DOMException).name === 'ConstraintError') return 'taken'
  throw reason
}

async function removeFromDevice(answers: readonly WaitingAnswer[]): Promise<void> {
  const transaction = (await openDevice()).transaction('answers', 'readwrite')
  for (const { owner, assessmentId, position } of answers) {
    void transaction.store.delete([owner, assessmentId, position])
  }
  await transaction.done
}

/** Writes the chosen option down before it is confirmed, through to the disk. */
export const keepChoice = (owner: string, assessmentId: string, choice: Choice): Promise<void> =>
  write(['choices'], transaction =>
    transaction.objectStore('choices').put({ ...choice, owner, assessmentId }),
  )

/** Reads what was last chosen in an attempt. */
export async function readChoice(owner: string, assessmentId: string): Promise<Choice | undefined> {
  return (await openDevice()).get('choices', [owner, assessmentId])
}
