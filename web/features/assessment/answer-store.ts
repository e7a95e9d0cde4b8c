/** A confirmed answer on its way to the server. */
export interface WaitingAnswer {
  readonly assessmentId: string
  /** 0-based among all questions of the form: the order in which the server takes them. */
  readonly position: number
  readonly section: string
  readonly questionNumber: number
  /** 1 to 5, in display order. */
  readonly answer: number
  /** Milliseconds from showing the question to confirming. */
  readonly responseTime: number
  readonly changes: number
  /** Wall clock, so that it still means something after the tab was closed. */
  readonly confirmedAt: number
  /** It stood behind another answer or behind a failed try: the server times it otherwise. */
  readonly waited: boolean
}

/**
 * Where answers wait until they are acknowledged. In memory they live as long as the tab; one that writes to the device
 * can take its place without the queue noticing.
 */
export interface AnswerStore {
  read(): Promise<readonly WaitingAnswer[]>
  write(waiting: readonly WaitingAnswer[]): Promise<void>
}

export function createMemoryStore(): AnswerStore {
  let kept: readonly WaitingAnswer[] = []
  return {
    read: async () => kept,
    write: async waiting => {
      kept = waiting
    },
  }
}
