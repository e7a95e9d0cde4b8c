import type { ReadyPerson } from '../bench/people.ts'
import type { HttpClient } from '../support/http-client.ts'

const SECTIONS = ['motivation', 'competency', 'skills']

/** Lets workers answer one question after another, each with a person of their own, and with the next where one is done. */
export function taker(client: HttpClient, people: readonly ReadyPerson[], workers: number) {
  const waiting = [...people]
  const turns = Array.from({ length: workers }, () => ({ person: waiting.pop(), position: 0 }))
  return async (worker: number): Promise<void> => {
    const turn = turns[worker] as (typeof turns)[number]
    if (turn.position === 90) Object.assign(turn, { person: waiting.pop(), position: 0 })
    if (!turn.person) throw new Error('There are not enough people for a machine this fast.')
    await answer(client, turn.person, turn.position++)
  }
}

/** Answers a question of the basic form, and holds that it was taken. */
export async function answer(client: HttpClient, person: ReadyPerson, position: number): Promise<void> {
  const { status, text } = await client.request('POST', `/api/assessment/${person.attempt}/answer`, {
    headers: person.headers,
    body: JSON.stringify({
      section: SECTIONS[Math.floor(position / 30)],
      questionNumber: (position % 30) + 1,
      answer: (position % 5) + 1,
      responseTime: 9000,
    }),
  })
  if (status !== 200) throw new Error(`an answer was refused: ${status} ${text}`)
}
