import type { WaitingAnswer } from './device-database.ts'

/** Keeps answers until they are acknowledged; what one tab keeps, all tabs of the browser see. */
export interface AnswerStore {
  /** False: nothing here outlives the page. */
  durable(): boolean
  /** A person's waiting answers, by attempt and position. */
  read(owner: string): Promise<readonly WaitingAnswer[]>
  /** Resolves when the answer is kept, or not at all because another tab has confirmed one for the same question. */
  add(answer: WaitingAnswer): Promise<'kept' | 'taken'>
  /** After the server's word on them, or because the person gives them up. */
  remove(answers: readonly WaitingAnswer[]): Promise<void>
}

/** Creates the store of a browser that lets nothing be stored. In tests it stands for the device: queues that share one are tabs. */
export function createMemoryStore({ durable = false } = {}): AnswerStore {
  const kept = new Map<string, WaitingAnswer>()
  return {
    durable: () => durable,
    read: async owner =>
      [...kept.values()].filter(answer => answer.owner === owner).sort((a, b) => a.position - b.position),
    async add(answer) {
      if (kept.has(keyOf(answer))) return 'taken'
      kept.set(keyOf(answer), answer)
      return 'kept'
    },
    async remove(answers) {
      for (const answer of answers) kept.delete(keyOf(answer))
    },
  }
}

const keyOf = ({ owner, assessmentId, position }: WaitingAnswer) => `${owner} ${assessmentId} ${position}`
