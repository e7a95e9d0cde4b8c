import { setTimeout as sleep } from 'node:timers/promises'
import type { ReadyPerson } from '../bench/people.ts'
import { HttpClient, type Reply } from '../support/http-client.ts'

const SECTIONS = ['motivation', 'competency', 'skills']
const QUESTIONS = 90

/** One who answers, and remembers what was acknowledged; what was not is sent again as it was, as the pages' queue does. */
export interface Taker {
  readonly person: ReadyPerson
  /** A connection of one's own that stays open between answers, as a browser's does. */
  readonly client: HttpClient
  acknowledged: string
  pending: number | undefined
}

export interface Tally {
  /** Milliseconds from sending an answer to its acknowledgement. */
  readonly times: number[]
  /** Sent away with 503 and a time to come again. */
  refused: number
  /** Anything else: a failed connection, another status, a 503 that helps nobody. */
  readonly errors: string[]
  /** Answers that were due while every taker was busy or waiting. */
  crowdedOut: number
  /** Milliseconds by which this program itself was behind at most: it shares the machine with what it measures. */
  late: number
}

export function newTally(): Tally {
  return { times: [], refused: 0, errors: [], crowdedOut: 0, late: 0 }
}

export function takersOf(base: string, people: readonly ReadyPerson[]): Taker[] {
  return people.map(person => ({
    ...{ person, client: new HttpClient(base, 1) },
    ...{ acknowledged: '', pending: undefined },
  }))
}

/** Who answers has opened a page before: their connections are there. */
export async function arriveAtLeisure(takers: readonly Taker[]): Promise<void> {
  const coming = takers.values()
  const arrive = async () => {
    for (const { client, person } of coming) {
      await client.request('GET', '/api/assessment', { headers: person.headers })
    }
  }
  await Promise.all(Array.from({ length: 8 }, arrive))
}

/** Sends the next answer, or the one that was not acknowledged. Answers how many milliseconds to wait before the next try. */
async function answerOnce(taker: Taker, tally: Tally): Promise<number> {
  const position = taker.acknowledged.length
  taker.pending ??= 1 + Math.floor(Math.random() * 5)
  const body = {
    section: SECTIONS[Math.floor(position / 30)],
    questionNumber: (position % 30) + 1,
    answer: taker.pending,
    responseTime: 8000,
  }
  const sent = performance.now()
  let reply: Reply
  try {
    reply = await taker.client.request('POST', `/api/assessment/${taker.person.attempt}/answer`, {
      headers: taker.person.headers,
      body: JSON.stringify(body),
    })
  } catch (error) {
    tally.errors.push((error as NodeJS.ErrnoException).code ?? 'no response')
    return 1000
  }
  if (reply.status === 200) {
    tally.times.push(performance.now() - sent)
    taker.acknowledged += taker.pending
    taker.pending = undefined
    return 0
  }
  const wait = Number(reply.headers['retry-after'])
  if (reply.status === 503 && wait > 0) {
    tally.refused++
    return wait * 1000
  }
  tally.errors.push(`${reply.status} ${reply.text.slice(0, 120)}`)
  return 1000
}

/** Each taker answers at moments of chance, `everySeconds` apart on average, until the time is over. */
export async function answerAtLeisure(
  takers: readonly Taker[],
  { everySeconds, seconds, tally }: { everySeconds: number; seconds: number; tally: Tally },
): Promise<void> {
  const end = performance.now() + seconds * 1000
  await Promise.all(
    takers.map(async taker => {
      while (taker.acknowledged.length < QUESTIONS) {
        const pause = exponential(everySeconds * 1000)
        if (performance.now() + pause > end) return
        await sleep(pause)
        for (let wait = 1; wait > 0 && performance.now() < end; ) {
          wait = await answerOnce(taker, tally)
          if (wait > 0) await sleep(wait)
        }
      }
    }),
  )
}

/** So many answers a second fall due at moments of chance, whatever became of those before; each finds a taker who is free. */
export async function answerAtRate(
  takers: readonly Taker[],
  { perSecond, seconds, tally }: { perSecond: number; seconds: number; tally: Tally },
): Promise<void> {
  const free = takers.filter(taker => taker.acknowledged.length < QUESTIONS)
  const running = new Set<Promise<void>>()
  const end = performance.now() + seconds * 1000
  let due = performance.now() + exponential(1000 / perSecond)
  while (performance.now() < end) {
    for (; due <= performance.now() && due < end; due += exponential(1000 / perSecond)) {
      tally.late = Math.max(tally.late, performance.now() - due)
      const taker = free.pop()
      if (!taker) {
        tally.crowdedOut++
        continue
      }
      const turn = take(taker)
      running.add(turn)
      void turn.finally(() => running.delete(turn))
    }
    await sleep(1)
  }
  await Promise.all(running)

  async function take(taker: Taker): Promise<void> {
    // One who is sent away is not due again before the time that was named.
    const wait = await answerOnce(taker, tally)
    if (wait > 0 && performance.now() + wait < end) await sleep(wait)
    if (taker.acknowledged.length < QUESTIONS) free.splice(Math.floor(Math.random() * free.length), 0, taker)
  }
}

function exponential(mean: number): number {
  return -mean * Math.log(1 - Math.random())
}
