import { describe, expect, it } from 'vitest'
import type { Assessment } from '#contract/assessment.ts'
import { createAnswerQueue, type NewAnswer, type News } from './answer-queue.ts'
import { type AnswerStore, createMemoryStore, type WaitingAnswer } from './answer-store.ts'
import type { Sent } from './queue-state.ts'

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
  owner = 'noura',
  answered = 0,
  lastSeen,
  isAlone = async () => true,
  tell = () => {},
}: {
  store?: AnswerStore
  owner?: string
  answered?: number
  lastSeen?: number
  isAlone?: () => Promise<boolean>
  tell?: (news: News) => void
} = {}) {
  let time = 1_000_000
  const timers = new Set<{ at: number; run: () => void }>()
  const calls: { answer: WaitingAnswer; queuedMs: number | undefined; reply: (sent: Sent) => void }[] = []
  const saved: number[] = []
  const refused: string[] = []
  const found: number[] = []
  const queue = createAnswerQueue({
    send: (sent, queuedMs) => new Promise(reply => calls.push({ answer: sent, queuedMs, reply })),
    onSaved: assessment => {
      saved.push(assessment.answered)
    },
    onRefused: message => refused.push(message),
    onFound: count => found.push(count),
    tell,
    store,
    lastSeen: async () => (lastSeen === undefined ? undefined : attempt(lastSeen)),
    isAlone,
    now: () => time,
    random: () => 0.5,
    after(ms, run) {
      const timer = { at: time + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  })
  queue.begin(owner, attempt(answered))
  return {
    queue,
    calls,
    saved,
    refused,
    found,
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

const LATER: Sent = { kind: 'later', why: 'server' }
const settled = () => new Promise(resolve => setTimeout(resolve))
const savedUpTo = (answered: number): Sent => ({ kind: 'saved', assessment: attempt(answered) })

describe('the answer queue', () => {
  it('sends one answer at a time, in the order of confirming', async () => {
    const { queue, numbers, reply } = setUp()
    await queue.add(answer(0))
    await queue.add(answer(1))
    await queue.add(answer(2))
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
    await queue.add(answer(4))
    await queue.add(answer(5))
    await reply(savedUpTo(5))
    await reply(savedUpTo(6))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places.at(-1)).toBe(6)
  })

  it('says for how long an answer waited, and nothing of one that came alone', async () => {
    const { queue, calls, reply, pass } = setUp()
    await queue.add(answer(0))
    expect(calls[0]?.queuedMs).toBeUndefined()
    await queue.add(answer(1))
    await pass(400)
    await reply(savedUpTo(1))
    expect(calls[1]?.queuedMs).toBe(400)
    await reply(savedUpTo(2))
    await queue.add(answer(2))
    expect(calls[2]?.queuedMs).toBeUndefined()
  })

  it('tries the same answer again after 1, 2, 4 seconds, and then says that it waited', async () => {
    const { queue, calls, reply, pass } = setUp()
    await queue.add(answer(0))
    await reply(LATER)
    expect(queue.state().status).toBe('server_down')
    await pass(999)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls).toHaveLength(2)
    expect(calls[1]?.queuedMs).toBe(1000)
    await reply(LATER)
    await pass(1999)
    expect(calls).toHaveLength(2)
    await pass(1)
    await reply(LATER)
    await pass(4000)
    expect(calls.map(call => call.answer.questionNumber)).toEqual([1, 1, 1, 1])
    await reply(savedUpTo(1))
    expect(queue.state().status).toBe('saved')
  })

  it('never lets more than half a minute and a little pass between two tries', async () => {
    const { queue, calls, reply, pass } = setUp()
    await queue.add(answer(0))
    for (let i = 0; i < 12; i++) {
      await reply(LATER)
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
    queue.begin('noura', attempt(0))
    await queue.add(answer(0))
    await settled()
    expect(queue.state().status).toBe('offline')
    queue.retry()
    await settled()
    expect(queue.state()).toMatchObject({ answered: 1, waiting: [], status: 'saved' })
  })

  it('goes on at once when it is told that the network is back', async () => {
    const { queue, numbers, reply } = setUp()
    await queue.add(answer(0))
    await queue.add(answer(1))
    await reply(LATER)
    queue.retry()
    expect(numbers()).toEqual([1, 1])
    queue.retry()
    expect(numbers()).toEqual([1, 1])
  })

  it('after a refusal takes the state of the server and keeps what that state can still take', async () => {
    const { queue, refused, numbers, reply } = setUp()
    await queue.add(answer(0))
    await queue.add(answer(1))
    await queue.add(answer(2))
    await reply({ kind: 'refused', message: 'answered elsewhere', assessment: attempt(1) })
    expect(refused).toEqual(['answered elsewhere'])
    expect(numbers()).toEqual([1, 2])
    expect(queue.state()).toMatchObject({ answered: 1, status: 'saving' })
    expect(queue.state().waiting.map(waiting => waiting.position)).toEqual([1, 2])
  })

  it('lets the server judge, one by one, what it cannot take in order', async () => {
    const behind = setUp({ answered: 5 })
    await behind.queue.add(answer(5))
    await behind.queue.add(answer(6))
    await behind.reply({ kind: 'refused', message: 'not there yet', assessment: attempt(3) })
    expect(behind.queue.state()).toMatchObject({ answered: 3, waiting: [] })
    expect(behind.numbers()).toEqual([6, 7])
    await behind.reply({ kind: 'refused', message: 'not there either', assessment: attempt(3) })
    expect(behind.queue.state()).toMatchObject({ answered: 3, waiting: [], status: 'saved' })
    expect(behind.refused).toEqual(['not there yet', 'not there either'])

    const begunAnew = setUp({ answered: 5 })
    await begunAnew.queue.add(answer(5))
    await begunAnew.queue.add(answer(6))
    await begunAnew.reply({ kind: 'refused', message: 'begun anew', assessment: attempt(0, 'b') })
    await begunAnew.reply({ kind: 'refused', message: 'begun anew', assessment: attempt(0, 'b') })
    expect(begunAnew.queue.state()).toMatchObject({
      assessmentId: 'b',
      answered: 0,
      waiting: [],
      status: 'saved',
    })
  })

  it('after a refusal without a state judges the rest, and goes on from the state that is fetched then', async () => {
    const { queue, reply, numbers } = setUp()
    await queue.add(answer(0))
    await queue.add(answer(1))
    await reply({ kind: 'refused', message: 'cannot be', assessment: undefined })
    expect(numbers()).toEqual([1, 2])
    await reply({ kind: 'refused', message: 'not yours to answer yet', assessment: attempt(0) })
    expect(queue.state()).toMatchObject({ waiting: [], status: 'saved' })
    queue.begin('noura', attempt(7, 'b'))
    expect(queue.state().answered).toBe(7)
  })

  it('keeps everything when the session has ended, and sends it after signing in again', async () => {
    const { queue, calls, reply, pass } = setUp()
    await queue.add(answer(0))
    await reply({ kind: 'signed_out' })
    await queue.add(answer(1))
    await pass(100_000)
    expect(calls).toHaveLength(1)
    expect(queue.state()).toMatchObject({ status: 'signed_out', waiting: [{ position: 0 }, { position: 1 }] })
    queue.retry()
    expect(calls).toHaveLength(2)
    expect(calls[1]?.queuedMs).toBe(100_000)
  })

  it('acknowledges a repeat like the first: an answer whose reply was lost is sent again and counted once', async () => {
    const { queue, saved, reply, pass } = setUp()
    await queue.add(answer(0))
    await reply(LATER)
    await pass(1000)
    await reply(savedUpTo(1))
    expect(saved).toEqual([1])
    expect(queue.state().answered).toBe(1)
  })

  it('forgets a reply to an attempt that was begun anew meanwhile', async () => {
    const { queue, reply } = setUp()
    await queue.add(answer(0))
    queue.begin('noura', attempt(0, 'b'))
    await reply(savedUpTo(1))
    expect(queue.state()).toMatchObject({ answered: 0, waiting: [], status: 'saved' })
  })

  it('does not go back when the page brings an older state of the same attempt', async () => {
    const { queue, reply } = setUp()
    await queue.add(answer(0))
    await reply(savedUpTo(1))
    queue.begin('noura', attempt(0))
    expect(queue.state().answered).toBe(1)
  })

  it('sends what an earlier visit left in the store', async () => {
    const store = createMemoryStore()
    const first = setUp({ store })
    await first.queue.add(answer(0))
    await first.queue.add(answer(1))
    await first.reply(LATER)

    const second = setUp({ store })
    await settled()
    expect(second.queue.state().waiting).toHaveLength(2)
    expect(second.numbers()).toEqual([1])
    expect(second.calls[0]?.queuedMs).toBeDefined()
    await second.reply(savedUpTo(1))
    await second.reply(savedUpTo(2))
    expect(await store.read('noura')).toEqual([])
  })

  it('counts once what an earlier visit left, although the page asks again before the device has answered', async () => {
    const store = createMemoryStore()
    const before = setUp({ store })
    for (const position of [0, 1]) await before.queue.add(answer(position))
    const answers: (() => void)[] = []
    const isAlone = () => new Promise<boolean>(resolve => answers.push(() => resolve(true)))
    const { queue, reply, found } = setUp({ store, isAlone })
    void queue.open('noura')
    await settled()
    answers[0]?.()
    await settled()
    await reply(savedUpTo(1))
    answers[1]?.()
    await settled()
    expect(found).toEqual([2])
    expect(queue.state()).toMatchObject({ answered: 1, found: 2, waiting: [answer(1)] })
  })

  it('is where an earlier page of this browser was, though the page that opens was made before the last answer arrived', async () => {
    const store = createMemoryStore()
    const { queue, numbers } = setUp({ store, answered: 4, lastSeen: 5 })
    await settled()
    expect(queue.state()).toMatchObject({ answered: 5, waiting: [], movedBy: null })
    await queue.add(answer(5))
    expect(numbers()).toEqual([6])
    const further = setUp({ answered: 6, lastSeen: 5 })
    await settled()
    expect(further.queue.state().answered).toBe(6)
  })

  it('keeps an answer in the store until the server has acknowledged it, whatever else happens', async () => {
    const store = createMemoryStore()
    const { queue, reply, pass } = setUp({ store })
    await queue.add(answer(0))
    for (const sent of [
      LATER,
      { kind: 'later', why: 'network' },
      { kind: 'signed_out' },
      { kind: 'other_person' },
    ]) {
      await reply(sent as Sent)
      expect(await store.read('noura')).toHaveLength(1)
      await pass(60_000)
      queue.retry()
    }
    await reply(savedUpTo(1))
    expect(await store.read('noura')).toEqual([])
  })

  it('waits as long as a busy server asks for, but never more than a minute', async () => {
    const { queue, calls, reply, pass } = setUp()
    await queue.add(answer(0))
    await reply({ kind: 'later', why: 'server', seconds: 20 })
    await pass(19_999)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls).toHaveLength(2)
    await reply({ kind: 'later', why: 'server', seconds: 86_400 })
    await pass(60_000)
    expect(calls).toHaveLength(3)
  })

  it('says no longer or negative waits that a wrong clock brings', async () => {
    const { queue, calls, reply, pass } = setUp()
    await queue.add(answer(0))
    await reply(LATER)
    await pass(-315_360_000_000)
    queue.retry()
    expect(calls.at(-1)?.queuedMs).toBe(0)
    await reply(LATER)
    await pass(2 * 315_360_000_000)
    expect(calls.at(-1)?.queuedMs).toBe(2_147_483_647)
  })

  it('goes on to the next question at once, and sends nothing before the store has the answer', async () => {
    const memory = createMemoryStore()
    let written = () => {}
    const store: AnswerStore = {
      ...memory,
      async add(waiting) {
        await new Promise<void>(resolve => {
          written = resolve
        })
        return memory.add(waiting)
      },
    }
    const { queue, numbers } = setUp({ store })
    let told = 0
    const kept = queue.add(answer(0), () => told++)
    expect(told).toBe(1)
    expect(queue.state()).toMatchObject({ answered: 0, waiting: [{ position: 0 }], status: 'saving' })
    await settled()
    expect(numbers()).toEqual([])
    written()
    await kept
    expect(numbers()).toEqual([1])
  })

  it('ignores a second confirmation of the same question while the first is being kept', async () => {
    const { queue, numbers, reply } = setUp()
    await Promise.all([queue.add(answer(0)), queue.add({ ...answer(0), answer: 5 })])
    await queue.add({ ...answer(0), answer: 4 })
    await reply(savedUpTo(1))
    expect(numbers()).toEqual([1])
    expect(queue.state()).toMatchObject({ answered: 1, waiting: [] })
  })

  it('learns from an acknowledgement that another device has gone further', async () => {
    const { queue, reply } = setUp()
    await queue.add(answer(0))
    await reply(savedUpTo(6))
    expect(queue.state()).toMatchObject({ answered: 6, movedBy: 'device' })
  })
})

describe('two people on one device', () => {
  it("one's answers are neither shown nor sent as the other's, and are sent when their owner comes back", async () => {
    const store = createMemoryStore()
    const first = setUp({ store })
    await first.queue.add(answer(0))
    await first.reply(LATER)

    const other = setUp({ store, owner: 'huda' })
    await settled()
    expect(other.calls).toEqual([])
    expect(other.queue.unsent()).toEqual([])

    const back = setUp({ store })
    await settled()
    expect(back.found).toEqual([1])
    expect(back.calls[0]?.answer).toMatchObject({ owner: 'noura', questionNumber: 1 })
  })

  it('stops when the browser is signed in as somebody else, and drops nothing', async () => {
    const { queue, calls, reply, pass } = setUp()
    await queue.add(answer(0))
    await reply({ kind: 'other_person' })
    await pass(100_000)
    expect(calls).toHaveLength(1)
    expect(queue.state()).toMatchObject({ status: 'other_person', waiting: [{ position: 0 }] })
  })

  it('changes over with the person in the same page', async () => {
    const { queue, calls, reply } = setUp()
    await queue.add(answer(0))
    queue.begin('huda', attempt(3, 'b'))
    await reply(savedUpTo(1))
    expect(queue.state()).toMatchObject({ owner: 'huda', answered: 3, waiting: [] })
    expect(calls).toHaveLength(1)
  })
})

describe('two tabs', () => {
  /** Both on one store; what one tells the other hears. */
  async function open() {
    const store = createMemoryStore({ durable: true })
    const tabs: ReturnType<typeof setUp>[] = []
    const tab = (index: number) => setUp({ store, tell: news => void tabs[1 - index]?.queue.hear(news) })
    tabs.push(tab(0), tab(1))
    await settled()
    return tabs as [ReturnType<typeof setUp>, ReturnType<typeof setUp>]
  }

  it('the stale tab catches up and knows why', async () => {
    const [a, b] = await open()
    await a.queue.add(answer(0))
    await settled()
    expect(b.queue.state()).toMatchObject({ answered: 0, waiting: [{ position: 0 }], movedBy: 'tab' })
    await a.reply(savedUpTo(1))
    expect(b.queue.state()).toMatchObject({ answered: 1, waiting: [], movedBy: 'tab', status: 'saved' })
    await b.queue.add(answer(1))
    expect(b.queue.state().movedBy).toBeNull()
  })

  it('of two answers to one question, confirmed at once, one is kept and the other tab says so', async () => {
    const store = createMemoryStore({ durable: true })
    const a = setUp({ store })
    const b = setUp({ store })
    await Promise.all([a.queue.add(answer(0)), b.queue.add({ ...answer(0), answer: 5 })])
    await settled()
    expect(await store.read('noura')).toMatchObject([{ answer: 3 }])
    expect(b.queue.state()).toMatchObject({ waiting: [{ answer: 3 }], movedBy: 'tab' })
  })

  it('a tab does not go back when it hears of an answer after its acknowledgement', async () => {
    const [a, b] = await open()
    await a.queue.add(answer(0))
    await a.queue.add(answer(1))
    await a.reply(savedUpTo(1))
    await b.queue.hear({ owner: 'noura', id: 'a', answered: 0 })
    expect(b.queue.state()).toMatchObject({ answered: 1, waiting: [{ position: 1 }] })
  })

  it('what one tab sends the other does not send again', async () => {
    const store = createMemoryStore({ durable: true })
    let turn = Promise.resolve()
    const exclusive = <Result>(work: () => Promise<Result>) => {
      const mine = turn.then(work)
      turn = mine.then(
        () => {},
        () => {},
      )
      return mine
    }
    const sent: number[] = []
    const tabs: ReturnType<typeof createAnswerQueue>[] = []
    for (const index of [0, 1]) {
      tabs.push(
        createAnswerQueue({
          store,
          exclusive,
          send: async ({ position }) => {
            sent.push(position)
            return savedUpTo(position + 1)
          },
          onSaved: () => {},
          onRefused: () => {},
          tell: news => void tabs[1 - index]?.hear(news),
        }),
      )
    }
    for (const tab of tabs) tab.begin('noura', attempt(0))
    await settled()
    for (let position = 0; position < 4; position++) await tabs[position % 2]?.add(answer(position))
    await settled()
    await settled()
    expect(sent).toEqual([0, 1, 2, 3])
  })
})
