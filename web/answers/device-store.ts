import { type AnswerStore, createMemoryStore, type WaitingAnswer } from './answer-store.ts'
import { type Choice, type Device, openDevice, startingWith } from './device-database.ts'

/** A device that takes longer than this to write down five numbers is as good as one that refuses. */
const PATIENCE = 1500

/** The answers in the browser's database; from the first refusal of it on, in memory. */
export function createDeviceStore(): AnswerStore {
  const memory = createMemoryStore()
  let refused = false

  async function tried<Result>(onDevice: () => Promise<Result>, inMemory: () => Promise<Result>) {
    if (refused) return inMemory()
    try {
      return await Promise.race([onDevice(), tooLong()])
    } catch {
      refused = true
      return inMemory()
    }
  }

  return {
    durable: () => !refused,
    read: owner =>
      tried(
        async () => (await openDevice()).getAll('answers', startingWith(owner)),
        () => memory.read(owner),
      ),
    add: answer =>
      tried(
        () => addToDevice(answer),
        () => memory.add(answer),
      ),
    async remove(answers) {
      await memory.remove(answers)
      // Also after a refusal: what was written before it must not be found again.
      await removeFromDevice(answers).catch(() => {})
    },
  }
}

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
  if (answers.length === 0) return
  const transaction = (await openDevice()).transaction('answers', 'readwrite')
  for (const { owner, assessmentId, position } of answers) {
    void transaction.store.delete([owner, assessmentId, position])
  }
  await transaction.done
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new DOMException('no answer from the device', 'TimeoutError')), PATIENCE),
  )
}

/** Writes the chosen option down before it is confirmed, through to the disk. */
export async function keepChoice(owner: string, assessmentId: string, choice: Choice): Promise<void> {
  await Promise.race([writeChoice({ ...choice, owner, assessmentId }), tooLong()])
}

async function writeChoice(choice: Device['choices']['value']): Promise<void> {
  const transaction = (await openDevice()).transaction('choices', 'readwrite', { durability: 'strict' })
  await Promise.all([transaction.store.put(choice), transaction.done])
}

export async function readChoice(owner: string, assessmentId: string): Promise<Choice | undefined> {
  return (await openDevice()).get('choices', [owner, assessmentId])
}
