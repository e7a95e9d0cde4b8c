import { Member } from '../support/member.ts'
import { pick } from '../support/seeded-random.ts'

const SECTIONS = ['motivation', 'competency', 'skills'] as const
const QUESTIONS = 90

/** What became of one try to send an answer. */
export type Outcome = 'acknowledged' | 'no_response' | 'unavailable'

/** One attempt as its taker knows it: one digit an acknowledged answer. */
export interface TakenAttempt {
  readonly id: string
  acknowledged: string
  /** Sent, and not acknowledged: the server may have it or not. */
  pending: number | undefined
}

/**
 * A person who answers one question after the other, and remembers what was acknowledged. What was not is sent again exactly
 * as it was, as the answer queue of the pages does. After the last question a new attempt is begun.
 */
export class Taker {
  readonly member: Member
  readonly attempts: TakenAttempt[] = []
  /** The body of the last acknowledgement. */
  lastAnswer: unknown
  readonly #random: () => number
  #pending: { readonly body: object; readonly since: number } | undefined

  private constructor(member: Member, random: () => number) {
    this.member = member
    this.#random = random
  }

  static async signUp(base: string, random: () => number): Promise<Taker> {
    const taker = new Taker(await Member.signUp(base), random)
    taker.attempts.push({ id: await taker.member.beginAttempt(), acknowledged: '', pending: undefined })
    return taker
  }

  /** Which server the next request goes to. */
  set base(base: string) {
    this.member.client.base = base
  }

  get current(): TakenAttempt {
    return this.attempts.at(-1) as TakenAttempt
  }

  /** How many answers were acknowledged, in all attempts. */
  get count(): number {
    return this.attempts.reduce((sum, attempt) => sum + attempt.acknowledged.length, 0)
  }

  /** How many answers of the current attempt the server has. */
  async stored(): Promise<number> {
    const { json } = await this.member.call('GET', `/api/assessment/${this.current.id}/results`)
    return json.assessment.answered
  }

  /** The server went back in time: what was being sent is sent anew. */
  forgetPending(): void {
    this.#pending = undefined
  }

  /** Sends the next answer, or the one that is still not acknowledged. Throws when an answer is refused: none may be. */
  async step(): Promise<Outcome> {
    try {
      if (this.current.acknowledged.length === QUESTIONS) await this.#beginAnother()
    } catch (error) {
      if (isRefusal(error)) throw error
      return 'no_response'
    }
    const attempt = this.current
    attempt.pending ??= pick(this.#random, 1, 5)
    const answer = await this.#send(attempt, attempt.pending)
    if (answer === undefined) return 'no_response'
    if (answer.status === 503) {
      checkUnavailable(answer)
      return 'unavailable'
    }
    if (answer.status !== 200)
      throw new Error(`an answer was refused: ${answer.status} ${JSON.stringify(answer.json)}`)
    attempt.acknowledged += attempt.pending
    attempt.pending = undefined
    this.#pending = undefined
    this.lastAnswer = answer.json
    const { answered, id } = answer.json.assessment
    if (id === attempt.id && answered !== attempt.acknowledged.length)
      throw new Error(
        `${attempt.acknowledged.length} answers were acknowledged, the server counts ${answered}`,
      )
    return 'acknowledged'
  }

  async #send(attempt: TakenAttempt, answer: number) {
    const position = attempt.acknowledged.length
    const waited = this.#pending && { queuedMs: Math.round(performance.now() - this.#pending.since) }
    this.#pending ??= {
      since: performance.now(),
      body: {
        section: SECTIONS[Math.floor(position / 30)],
        questionNumber: (position % 30) + 1,
        answer,
        responseTime: pick(this.#random, 2000, 30_000),
      },
    }
    const body = { ...this.#pending.body, ...waited }
    return this.member.call('POST', `/api/assessment/${attempt.id}/answer`, body).catch(() => undefined)
  }

  async #beginAnother(): Promise<void> {
    this.attempts.push({ id: await this.member.beginAttempt(), acknowledged: '', pending: undefined })
  }
}

/** 503 says when to come again, in words for people, and nothing of what is behind. */
export function checkUnavailable({ headers, json }: Awaited<ReturnType<Member['call']>>): void {
  const whole =
    headers['retry-after'] && /problem\+json/.test(String(headers['content-type'])) && json?.message
  if (!whole || json.code !== 'unavailable' || INTERNALS.test(JSON.stringify(json)))
    throw new Error(`a 503 that helps nobody: ${JSON.stringify({ headers, json })}`)
}

/** What an answer to the outside never holds. */
export const INTERNALS =
  /node_modules|\.[jt]sx?:\d+|ECONN|EPIPE|57P0\d|Failed query|Connection terminated|postgres|\bselect\b.+\bfrom\b/i

function isRefusal(error: unknown): boolean {
  return /was answered (4|500)/.test(String(error))
}

export interface Load {
  /** Throws what a taker has found wrong so far. */
  check(): void
  /** Lets what is under way come to its end; throws what a taker has found wrong. */
  stop(): Promise<void>
}

/** Lets the takers answer side by side, each after a pause of its own choice (milliseconds). */
export function answerContinuously(
  takers: readonly Taker[],
  { random, from, to }: { random: () => number; from: number; to: number },
): Load {
  let running = true
  const pauses = new AbortController()
  const loops = takers.map(async taker => {
    while (running) {
      await pause(pick(random, from, to), pauses.signal)
      if (running) await taker.step()
    }
  })
  const failures: unknown[] = []
  for (const loop of loops) loop.catch(error => failures.push(error))
  return {
    check() {
      if (failures.length > 0) throw failures[0]
    },
    async stop() {
      running = false
      pauses.abort()
      await Promise.all(loops)
    },
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
