/** After so many questions in a row without an answer, none is asked for a while. */
const FAILURES = 5
const PAUSE_MS = 10_000

/** Spares a provider that is down, and those who would wait for it. Each process learns for itself. */
export class Circuit {
  readonly #pauseMs: number
  #failures = 0
  #openUntil = 0

  constructor(pauseMs = PAUSE_MS) {
    this.#pauseMs = pauseMs
  }

  isOpen(): boolean {
    return performance.now() < this.#openUntil
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(): void {
    this.#failures++
    if (this.#failures >= FAILURES) this.#openUntil = performance.now() + this.#pauseMs
  }
}
