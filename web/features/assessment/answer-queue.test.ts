import { describe, expect, it } from 'vitest'
import type { Assessment } from '#contract/assessment.ts'
import { createAnswerQueue, type NewAnswer, type Sent } from './answer-queue.ts'
import { type AnswerStore, createMemoryStore, type WaitingAnswer } from './answer-store.ts'

const attempt = (answered: number, id = 'a') => ({ id, answered }) as Assessment
const answer = (position: number, id = 'a'): NewAnswer => ({
  assessmentId: id,
  position,
  section: 'motivation',
  questionNumber: position + 1,
  answer: 3,
  responseTime: 9000,
  changes: 0,
})

/** A server whose replies the test gives one by one, and a clock that the test moves. */
function setUp({
  store = createMemoryStore(),
  answered = 0,
}: {
  store?: AnswerStore
  answered?: number
} = {}) {
  let time = 1_000_000
  const timers = new Set<{ at: number; run: () => void }>()
  const calls: { answer: WaitingAnswer; queuedMs: number | undefined; reply: (sent: Sent) => void }[] = []
  const saved: number[] = []
  const refused: string[] = []
  const queue = createAnswerQueue({
    send: (sent, queuedMs) => new Promise(reply => calls.push({ answer: sent, queuedMs, reply })),
    onSaved: assessment => saved.push(assessment.answered),
    onRefused: message => refused.push(message),
    store,
    now: () => time,
    random: () => 0.5,
    after(ms, run) {
      const timer = { at: time + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  })
  queue.begin(attempt(answered))
  return {
    queue,
    calls,
    saved,
    refused,
    numbers: () => calls.map(call => call.answer.questionNumber),
    async reply(sent: Sent) {
      calls.at(-1)?.reply(sent)
      await settled()
    },
    async pass(ms: number) {
      time += ms
      for (const timer of [...timers]) {
        if (timer.at > time) continue
        timers.delete(timer)
        timer.run()
      }
      await settled()
    },
  }
}

const settled = () => new Promise(resolve => setTimeout(resolve))
const savedUpTo = (answered: number): Sent => ({ kind: 'saved', assessment: attempt(answered) })

describe('the answer queue', () => {
  it('sends one answer at a time, in the order of confirming', async () => {
    const { queue, numbers, reply } = setUp()
    queue.add(answer(0))
    queue.add(answer(1))
    queue.add(answer(2))
    expect(numbers()).toEqual([1])
    await reply(savedUpTo(1))
    expect(numbers()).toEqual([1, 2])
    await reply(savedUpTo(2))
    await reply(savedUpTo(3))
    expect(numbers()).toEqual([1, 2, 3])
    expect(queue.state()).toMatchObject({ answered: 3, waiting: [], status: 'saved' })
  })

  it('keeps the place of the person: answered and waiting together never fall while an answer is saved', async () => {
    const { queue, reply } = setUp({ answered: 4 })
    const places: number[] = []
    queue.subscribe(() => places.push(queue.state().answered + queue.state().waiting.length))
    queue.add(answer(4))
    queue.add(answer(5))
    await reply(savedUpTo(5))
    await reply(savedUpTo(6))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places.at(-1)).toBe(6)
  })

  it('says for how long an answer waited, and nothing of one that came alone', async () => {
    const { queue, calls, reply, pass } = setUp()
    queue.add(answer(0))
    expect(calls[0]?.queuedMs).toBeUndefined()
    queue.add(answer(1))
    await pass(400)
    await reply(savedUpTo(1))
    expect(calls[1]?.queuedMs).toBe(400)
    await reply(savedUpTo(2))
    queue.add(answer(2))
    expect(calls[2]?.queuedMs).toBeUndefined()
  })

  it('tries the same answer again after 1, 2, 4 seconds, and then says that it waited', async () => {
    const { queue, calls, reply, pass } = setUp()
    queue.add(answer(0))
    await reply({ kind: 'later' })
    expect(queue.state().status).toBe('delayed')
    await pass(999)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls).toHaveLength(2)
    expect(calls[1]?.queuedMs).toBe(1000)
    await reply({ kind: 'later' })
    await pass(1999)
    expect(calls).toHaveLength(2)
    await pass(1)
    await reply({ kind: 'later' })
    await pass(4000)
    expect(calls.map(call => call.answer.questionNumber)).toEqual([1, 1, 1, 1])
    await reply(savedUpTo(1))
    expect(queue.state().status).toBe('saved')
  })

  it('never lets more than half a minute and a little pass between two tries', async () => {
    const { queue, calls, reply, pass } = setUp()
    queue.add(answer(0))
    for (let i = 0; i < 12; i++) {
      await reply({ kind: 'later' })
      await pass(30_000)
    }
    expect(calls).toHaveLength(13)
  })

  it('treats a send that throws as a failure of the network', async () => {
    let tries = 0
    const queue = createAnswerQueue({
      send: () => {
        tries += 1
        return tries === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(savedUpTo(1))
      },
      onSaved: () => {},
      onRefused: () => {},
    })
    queue.begin(attempt(0))
    queue.add(answer(0))
    await settled()
    expect(queue.state().status).toBe('delayed')
    queue.retry()
    await settled()
    expect(queue.state()).toMatchObject({ answered: 1, waiting: [], status: 'saved' })
  })

  it('goes on at once when it is told that the network is back', async () => {
    const { queue, numbers, reply } = setUp()
    queue.add(answer(0))
    queue.add(answer(1))
    await reply({ kind: 'later' })
    queue.retry()
    expect(numbers()).toEqual([1, 1])
    queue.retry()
    expect(numbers()).toEqual([1, 1])
  })

  it('after a refusal takes the state of the server and keeps what that state can still take', async () => {
    const { queue, refused, numbers, reply } = setUp()
    queue.add(answer(0))
    queue.add(answer(1))
    queue.add(answer(2))
    await reply({ kind: 'refused', message: 'answered elsewhere', assessment: attempt(1) })
    expect(refused).toEqual(['answered elsewhere'])
    expect(numbers()).toEqual([1, 2])
    expect(queue.state()).toMatchObject({ answered: 1, status: 'saving' })
    expect(queue.state().waiting.map(waiting => waiting.position)).toEqual([1, 2])
  })

  it('drops what would leave a gap, or belongs to another attempt', async () => {
    const behind = setUp({ answered: 5 })
    behind.queue.add(answer(5))
    behind.queue.add(answer(6))
    await behind.reply({ kind: 'refused', message: 'not there yet', assessment: attempt(3) })
    expect(behind.queue.state()).toMatchObject({ answered: 3, waiting: [], status: 'saved' })

    const begunAnew = setUp({ answered: 5 })
    begunAnew.queue.add(answer(5))
    begunAnew.queue.add(answer(6))
    await begunAnew.reply({ kind: 'refused', message: 'begun anew', assessment: attempt(0, 'b') })
    expect(begunAnew.queue.state()).toMatchObject({ answered: 0, waiting: [], status: 'saved' })
  })

  it('empties itself after a refusal without a state, and can go on from the state that is fetched then', async () => {
    const { queue, reply } = setUp()
    queue.add(answer(0))
    queue.add(answer(1))
    await reply({ kind: 'refused', message: 'no such attempt', assessment: undefined })
    expect(queue.state()).toMatchObject({ waiting: [], status: 'saved' })
    queue.begin(attempt(7, 'b'))
    expect(queue.state().answered).toBe(7)
  })

  it('keeps everything when the session has ended, and sends it after signing in again', async () => {
    const { queue, calls, reply, pass } = setUp()
    queue.add(answer(0))
    await reply({ kind: 'signed_out' })
    queue.add(answer(1))
    await pass(100_000)
    expect(calls).toHaveLength(1)
    expect(queue.state()).toMatchObject({ status: 'signed_out', waiting: [{ position: 0 }, { position: 1 }] })
    queue.retry()
    expect(calls).toHaveLength(2)
    expect(calls[1]?.queuedMs).toBe(100_000)
  })

  it('acknowledges a repeat like the first: an answer whose reply was lost is sent again and counted once', async () => {
    const { queue, saved, reply, pass } = setUp()
    queue.add(answer(0))
    await reply({ kind: 'later' })
    await pass(1000)
    await reply(savedUpTo(1))
    expect(saved).toEqual([1])
    expect(queue.state().answered).toBe(1)
  })

  it('forgets a reply to an attempt that was begun anew meanwhile', async () => {
    const { queue, reply } = setUp()
    queue.add(answer(0))
    queue.begin(attempt(0, 'b'))
    await reply(savedUpTo(1))
    expect(queue.state()).toMatchObject({ answered: 0, waiting: [], status: 'saved' })
  })

  it('does not go back when the page brings an older state of the same attempt', async () => {
    const { queue, reply } = setUp()
    queue.add(answer(0))
    await reply(savedUpTo(1))
    queue.begin(attempt(0))
    expect(queue.state().answered).toBe(1)
  })

  it('sends what an earlier visit left in the store', async () => {
    const store = createMemoryStore()
    const first = setUp({ store })
    first.queue.add(answer(0))
    first.queue.add(answer(1))
    await first.reply({ kind: 'later' })

    const second = setUp({ store })
    await settled()
    expect(second.queue.state().waiting).toHaveLength(2)
    expect(second.numbers()).toEqual([1])
    expect(second.calls[0]?.queuedMs).toBeDefined()
    await second.reply(savedUpTo(1))
    await second.reply(savedUpTo(2))
    expect(await store.read()).toEqual([])
  })
})
