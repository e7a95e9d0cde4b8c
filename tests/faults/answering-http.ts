import { setTimeout as sleep } from 'node:timers/promises'
import type { Assessment } from '#contract/assessment.ts'
import { type AnswerQueue, runAnswers } from '#web/answers/answer-runner.ts'
import { positionIn, type Sent } from '#web/answers/answer-state.ts'
import { createMemoryStore } from '#web/answers/answer-store.ts'
import type { WaitingAnswer } from '#web/answers/device-database.ts'
import { judge } from '#web/answers/send-answer.ts'
import { ApiError, NetworkError } from '#web/api/error.ts'
import type { Member } from '../support/member.ts'
import { type Driver, QUESTIONS, questionAt } from './answering-model.ts'

interface Tab {
  readonly queue: AnswerQueue
  alive: boolean
}

interface World {
  readonly member: Member
  readonly attempt: string
  /** What the server has, read past the API. */
  readonly stored: () => Promise<string>
  readonly killServer: () => Promise<void>
}

/** One that never comes: what a killed tab was waiting for. */
const never = new Promise<never>(() => {})

/** The client's own queue, against the real server over HTTP: a device with tabs, its store in memory, one lock for sending. */
export function drivenOverHttp({ member, attempt, stored, killServer }: World): Driver {
  const device = createMemoryStore({ durable: true })
  const tabs: Tab[] = []
  let online = true
  let loseNext = false
  /** Where the attempt stood when a tab last heard of it: what a reload without a network has. */
  let kept = { id: attempt, answered: 0 } as Assessment
  let turn: Promise<unknown> = Promise.resolve()

  async function send(answer: WaitingAnswer, queuedMs: number | undefined): Promise<Sent> {
    try {
      if (!online) throw new NetworkError('no network')
      const reply = await member.call('POST', `/api/assessment/${attempt}/answer`, bodyOf(answer, queuedMs))
      if (loseNext) {
        loseNext = false
        throw new NetworkError('the answer was lost')
      }
      if (reply.status !== 200) throw new ApiError(reply.status, '', JSON.stringify(reply.json))
      return { kind: 'saved', assessment: reply.json.assessment }
    } catch (error) {
      return judge(error)
    }
  }

  function newTab(): Tab {
    const ifAlive = async <Result>(work: Promise<Result>): Promise<Result> => {
      const result = await work
      return tab.alive ? result : never
    }
    const queue = runAnswers({
      send: (answer, queuedMs) => ifAlive(send(answer, queuedMs)),
      show: () => {},
      async keep(assessment) {
        if (tab.alive && assessment.answered > kept.answered) kept = assessment
      },
      sayRefused: message => {
        throw new Error(`refused: ${message}`)
      },
      sayFound: () => {},
      fetch: async () => null,
      tell: news => {
        for (const other of tabs)
          if (other !== tab && other.alive) void other.queue.dispatch({ kind: 'told', news })
      },
      store: {
        durable: () => true,
        read: owner => ifAlive(device.read(owner)),
        add: answer => ifAlive(device.add(answer)),
        remove: answers => (tab.alive ? device.remove(answers) : never),
      },
      recall: async () => ({
        alone: tabs.filter(({ alive }) => alive).length <= 1,
        seen: kept,
        choice: undefined,
      }),
      keepChoice: async () => {},
      // As a browser's lock: given up with the tab that holds it, and asked for by no dead one.
      exclusive: work => {
        if (!tab.alive) return never
        const mine = turn.then(() => (tab.alive ? Promise.race([work(), died]) : undefined))
        turn = mine.catch(() => {})
        return mine
      },
      soon: run => run(),
      now: Date.now,
      random: Math.random,
      after(ms, run) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    })
    let die = () => {}
    const died = new Promise<never>((_, reject) => {
      die = () => reject(new Error('the tab was killed'))
    })
    died.catch(() => {})
    const tab = {
      queue,
      get alive() {
        return living
      },
      set alive(value) {
        living = value
        if (!value) die()
      },
    }
    let living = true
    return tab
  }

  async function load(tab: Tab): Promise<Tab> {
    const current = online ? await member.call('GET', '/api/assessment').catch(() => undefined) : undefined
    const heard: Assessment = current?.status === 200 ? current.json : kept
    // An answer may be confirmed while this comes: what is kept does not go back.
    if (heard.answered > kept.answered) kept = heard
    begin(tab, heard)
    return tab
  }

  const begin = (tab: Tab, heard: Assessment) =>
    void tab.queue.dispatch({ kind: 'begun', owner: member.userId, attempt: heard })

  const first = newTab()
  begin(first, kept)
  tabs.push(first)
  const at = (index: number) => tabs[index] as Tab

  return {
    async answer(index, value, twice) {
      const { queue } = at(index)
      const position = positionIn(queue.state())
      if (position >= QUESTIONS) return false
      const confirmed = { kind: 'confirmed', ...questionAt(position), position, responseTime: 5000 } as const
      await queue.dispatch({ kind: 'chosen', answer: value, shownFor: 1 })
      const press = () => queue.dispatch({ ...confirmed, at: Date.now() })
      await Promise.all([press(), ...(twice ? [press()] : [])])
      return true
    },
    place: (index, expected) =>
      eventually(
        () => positionIn(at(index).queue.state()),
        place => place === expected,
      ),
    async repeat(position, value) {
      const post = async (answer: number) => {
        const body = { ...questionAt(position), answer, responseTime: 1, queuedMs: 1 }
        return (await member.call('POST', `/api/assessment/${attempt}/answer`, body)).status
      }
      return { same: await post(value), other: await post((value % 5) + 1) }
    },
    async setOnline(value) {
      online = value
      if (online) for (const { queue } of tabs) void queue.dispatch({ kind: 'retry' })
    },
    async loseNextResponse() {
      loseNext = true
    },
    async reload(index) {
      at(index).alive = false
      tabs[index] = newTab()
      await load(at(index))
    },
    async openTab() {
      tabs.push(newTab())
      await load(at(tabs.length - 1))
    },
    async killTab(index) {
      at(index).alive = false
      tabs.splice(index, 1)
    },
    killServer,
    async settle() {
      await eventually(
        async () => {
          for (const { queue } of tabs) void queue.dispatch({ kind: 'retry' })
          return (await device.read(member.userId)).length
        },
        waiting => waiting === 0,
      )
      return stored()
    },
    waiting: async () => (await device.read(member.userId)).length,
  }
}

function bodyOf(
  { section, questionNumber, answer, responseTime, changes }: WaitingAnswer,
  queuedMs: number | undefined,
) {
  return {
    section,
    questionNumber,
    answer,
    responseTime,
    changes,
    ...(queuedMs === undefined ? {} : { queuedMs }),
  }
}

/** Asks until it is so, for at most ten seconds; answers what it was last. */
export async function eventually<Value>(
  ask: () => Value | Promise<Value>,
  isSo: (value: Value) => boolean,
): Promise<Value> {
  for (const deadline = performance.now() + 10_000; ; await sleep(5)) {
    const value = await ask()
    if (isSo(value) || performance.now() > deadline) return value
  }
}
