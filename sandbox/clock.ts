type Task = () => unknown

/** Longer waits are cut by timers to 1 ms; they are simply looked at again. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Tells the time and runs what is due. It runs like any clock until a test sets it; then it stands where it was set,
 * and moving it on does what falls due on the way, in order and at the right times.
 */
export class Clock {
  #standing: number | undefined
  #agenda: { readonly at: number; readonly task: Task }[] = []
  readonly #running = new Set<Promise<unknown>>()
  #moving = false
  #timer: NodeJS.Timeout | undefined

  now(): Date {
    return new Date(this.#standing ?? Date.now())
  }

  /** Does the task once that time has come; at once, but not before the caller is done, if it is past. */
  at(time: number, task: Task): void {
    const after = this.#agenda.findIndex(entry => entry.at > time)
    this.#agenda.splice(after < 0 ? this.#agenda.length : after, 0, { at: time, task })
    this.#arm()
  }

  /** Stands at the given time. Resolves when everything that was due by then is done. */
  async moveTo(time: number): Promise<void> {
    await this.idle()
    this.#moving = true
    this.#standing ??= Date.now()
    for (let next = this.#agenda[0]; next && next.at <= time; next = this.#agenda[0]) {
      this.#agenda.shift()
      this.#standing = Math.max(this.#standing, next.at)
      await perform(next.task)
    }
    this.#standing = time
    this.#moving = false
    this.#arm()
  }

  /** Runs again, at the machine's time. */
  release(): void {
    this.#standing = undefined
    this.#arm()
  }

  /** Resolves when nothing is due and nothing that was due is still being done. */
  async idle(): Promise<void> {
    while (this.#moving || this.#running.size > 0 || this.#isDue()) {
      await Promise.allSettled(this.#running)
      await new Promise(resolve => setImmediate(resolve))
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#agenda = []
  }

  #isDue(): boolean {
    return (this.#agenda[0]?.at ?? Number.POSITIVE_INFINITY) <= this.now().getTime()
  }

  #arm(): void {
    clearTimeout(this.#timer)
    const next = this.#agenda[0]
    if (!next || this.#moving) return
    const wait = next.at - this.now().getTime()
    if (wait > 0 && this.#standing !== undefined) return
    this.#timer = setTimeout(() => this.#runDue(), Math.min(Math.max(wait, 0), LONGEST_TIMER_MS))
  }

  #runDue(): void {
    while (!this.#moving && this.#isDue()) {
      const entry = this.#agenda.shift()
      if (!entry) return
      const running = perform(entry.task).finally(() => this.#running.delete(running))
      this.#running.add(running)
    }
    this.#arm()
  }
}

/** One task's failure is its own: it is told, and the next one has its turn. */
async function perform(task: Task): Promise<void> {
  try {
    await task()
  } catch (error) {
    console.error(error)
  }
}
