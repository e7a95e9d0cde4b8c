import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Assessment } from '#contract/assessment.ts'
import type { AnswerEvent, Effect } from './answer-events.ts'
import { type AnswerState, isSame, NO_ATTEMPT, positionIn, type Sent, unsentOf } from './answer-state.ts'
import type { WaitingAnswer } from './device-database.ts'
import { reduce } from './reduce.ts'

const QUESTIONS = 10
const PEOPLE = ['noura', 'huda'] as const
type Person = (typeof PEOPLE)[number]
type Network = 'up' | 'down' | 'server_down' | 'loses_responses'

interface Tab {
  state: AnswerState
  /** What is still to be done: lists whose steps keep their order, in any order among one another. */
  readonly todo: (() => void)[][]
  readonly writes: (() => void)[]
  /** The answers that it can see: the browser's, or where storage is refused its own. */
  readonly store: WaitingAnswer[]
}

/**
 * The tabs of a browser, its device and the server as values. Nothing runs by itself: each step waits in its tab until it is
 * drawn, so that what the browser, the network and the server may do in another order is done in another order.
 */
class World {
  tabs: Tab[] = []
  readonly server: Record<Person, string> = { noura: '', huda: '' }
  readonly device: WaitingAnswer[] = []
  /** What the device knows of how far each attempt came. */
  readonly kept: Record<Person, number> = { noura: 0, huda: 0 }
  confirmed: WaitingAnswer[] = []
  /** With those of killed tabs and of people who left. */
  readonly ever: WaitingAnswer[] = []
  /** Positions that another device has answered. */
  readonly elsewhere = new Set<string>()
  network: Network = 'up'
  session: Person | null = 'noura'
  /** The tab whose turn it is to send. */
  turn: Tab | null = null

  readonly stores: boolean
  constructor(stores: boolean) {
    this.stores = stores
  }

  on(tab: Tab, event: AnswerEvent) {
    const before = tab.state
    const [state, ...effects] = reduce(before, event)
    const same = state.owner === before.owner && state.assessmentId === before.assessmentId
    const refused = event.kind === 'sent' && event.sent.kind === 'refused'
    if (same && !refused && positionIn(state) < positionIn(before)) throw new Error('the place fell')
    if (unsentOf(state).some(({ owner }) => owner !== state.owner)) throw new Error("another person's answer")
    tab.state = state
    const steps = effects.map(effect => () => this.perform(tab, effect))
    // A database takes one tab's writes in their order.
    const list = effects[0]?.do === 'store' ? tab.writes : []
    if (steps.length > 0 && list.length === 0) tab.todo.push(list)
    list.push(...steps)
  }

  perform(tab: Tab, effect: Effect) {
    const stored = (owner: string) =>
      tab.store.filter(answer => answer.owner === owner).sort((a, b) => a.position - b.position)
    switch (effect.do) {
      case 'look': {
        const { owner, assessmentId } = effect
        const seen = this.attempt(owner as Person, this.kept[owner as Person])
        const rest = {
          seen: this.stores ? seen : undefined,
          choice: undefined,
          alone: this.tabs.length === 1,
        }
        return this.on(tab, { kind: 'looked', owner, assessmentId, stored: stored(owner), ...rest })
      }
      case 'reread': {
        const { do: _, ...reread } = effect
        return this.on(tab, { kind: 'heard', ...reread, stored: stored(effect.news.owner) })
      }
      case 'keep_choice':
        return this.on(tab, { kind: 'choice_kept', choice: effect.choice })
      case 'store': {
        const { answer } = effect
        const taken = stored(answer.owner).some(isSame(answer))
        if (!taken) {
          tab.store.push(answer)
          this.confirmed.push(answer)
          this.ever.push(answer)
        }
        return this.on(tab, { kind: 'stored', answer, taken })
      }
      case 'remove':
        for (const answer of effect.answers) {
          const index = tab.store.findIndex(other => other.owner === answer.owner && isSame(answer)(other))
          if (index >= 0) tab.store.splice(index, 1)
        }
        return
      case 'send':
        return this.send(
          tab,
          effect.answer,
          effect.check && !stored(effect.answer.owner).some(isSame(effect.answer)),
        )
      case 'wait':
        tab.todo.push([() => this.on(tab, { kind: 'due' })])
        return
      case 'tell':
        for (const other of this.tabs)
          if (other !== tab) other.todo.push([() => this.on(other, { kind: 'told', news: effect.news })])
        return
      case 'keep': {
        const { id, answered } = effect.assessment
        const person = id as Person
        this.kept[person] = effect.back ? answered : Math.max(this.kept[person], answered)
        return
      }
    }
  }

  send(tab: Tab, answer: WaitingAnswer, gone: boolean) {
    // The lock is another tab's: asked for again.
    if (this.turn && this.turn !== tab) {
      tab.todo.push([() => this.send(tab, answer, gone)])
      return
    }
    if (tab.state.sending !== answer) return
    if (gone) return this.on(tab, { kind: 'gone', answer })
    this.turn = tab
    const sent = this.ask(answer)
    tab.todo.push([
      () => {
        this.turn = null
        this.on(tab, { kind: 'sent', answer, sent, random: 0.5 })
      },
    ])
  }

  /** The server, and the way to it and back. */
  ask({ owner, position, answer }: WaitingAnswer): Sent {
    if (this.network === 'down') return { kind: 'later', why: 'network' }
    if (this.network === 'server_down') return { kind: 'later', why: 'server' }
    if (!this.session) return { kind: 'signed_out' }
    if (this.session !== owner) return { kind: 'other_person' }
    const has = this.server[owner]
    if (this.stores && position > has.length) throw new Error('sent before the one before it')
    if (position === has.length) this.server[owner] += answer
    const taken = this.server[owner][position] === String(answer)
    if (this.network === 'loses_responses') return { kind: 'later', why: 'network' }
    const assessment = this.attempt(owner)
    return taken ? { kind: 'saved', assessment } : { kind: 'refused', message: 'no', assessment }
  }

  attempt(person: Person, answered = this.server[person].length): Assessment {
    return { id: person, answered } as Assessment
  }

  open() {
    const { session } = this
    if (!session) return
    const tab: Tab = { state: NO_ATTEMPT, todo: [], writes: [], store: this.stores ? this.device : [] }
    this.tabs.push(tab)
    // Without a network the page opens with what the device knows.
    const attempt = this.network === 'up' ? this.attempt(session) : this.attempt(session, this.kept[session])
    this.on(tab, { kind: 'begun', owner: session, attempt })
  }

  answer(tab: Tab, answer: number) {
    const position = positionIn(tab.state)
    if (position >= QUESTIONS) return
    this.on(tab, { kind: 'chosen', answer, shownFor: 1 })
    const timed = { section: 's', questionNumber: 1, responseTime: 1, at: 1 }
    // A double press.
    for (const _ of [1, 2]) this.on(tab, { kind: 'confirmed', position, ...timed })
  }

  answerElsewhere(person: Person, answer: number) {
    const position = this.server[person].length
    if (position >= QUESTIONS) return
    this.server[person] += answer
    this.elsewhere.add(`${person} ${position}`)
  }

  kill(tab: Tab) {
    this.tabs = this.tabs.filter(other => other !== tab)
    if (this.turn === tab) this.turn = null
    if (!this.stores) this.confirmed = this.confirmed.filter(answer => !tab.store.includes(answer))
  }

  /** Signing out gives up what waits; the other tabs go with it. */
  leave(tab: Tab) {
    const { owner } = tab.state
    this.on(tab, { kind: 'left' })
    for (const step of tab.todo.at(-1) ?? []) step()
    for (const other of [...this.tabs]) if (other.state.owner === owner || other === tab) this.kill(other)
    this.confirmed = this.confirmed.filter(answer => answer.owner !== owner)
    for (const answer of this.device.filter(answer => answer.owner === owner))
      this.device.splice(this.device.indexOf(answer), 1)
  }

  step(tab: Tab, which: number) {
    const index = which % tab.todo.length
    const list = tab.todo[index]
    const first = list?.shift()
    if (list?.length === 0) tab.todo.splice(index, 1)
    first?.()
  }

  /** Does all that can be done, one after the other, until nothing is left. */
  settle() {
    const isBusy = ({ state, todo }: Tab) =>
      todo.length > 0 || (state.owner === this.session && unsentOf(state).length > 0)
    for (let round = 0; this.tabs.some(isBusy) && round < 200; round++) {
      for (const tab of this.tabs) {
        for (let steps = tab.todo.length; steps > 0 && tab.todo.length > 0; steps--) this.step(tab, 0)
        if (isBusy(tab)) this.on(tab, { kind: 'retry' })
      }
    }
  }

  end() {
    this.network = 'up'
    for (const person of PEOPLE) {
      this.session = person
      this.open()
      this.settle()
      expect(this.device.filter(({ owner }) => owner === person)).toEqual([])
      for (const { state } of this.tabs.filter(({ state }) => state.owner === person)) {
        expect(unsentOf(state)).toEqual([])
        if (this.stores && this.elsewhere.size === 0)
          expect(positionIn(state)).toBe(this.server[person].length)
      }
      // Of two tabs that answer one question before either knows of the other, the first to reach the server counts.
      for (const { position } of this.confirmed.filter(({ owner }) => owner === person)) {
        const stands = ({ owner, position: at, answer }: WaitingAnswer) =>
          owner === person && at === position && String(answer) === this.server[person][position]
        expect(this.ever.some(stands) || this.elsewhere.has(`${person} ${position}`)).toBe(true)
      }
    }
  }
}

const nth = fc.nat(20)
const value = fc.integer({ min: 1, max: 5 })
const withTab = (act: (world: World, tab: Tab, n: number) => void) =>
  fc.tuple(nth, nth).map(([which, n]) => (world: World) => {
    const tab = world.tabs[which % world.tabs.length]
    if (tab) act(world, tab, n)
  })

const actions = fc.oneof(
  { weight: 28, arbitrary: withTab((world, tab, n) => tab.todo.length > 0 && world.step(tab, n)) },
  { weight: 12, arbitrary: withTab((world, tab, n) => world.answer(tab, (n % 5) + 1)) },
  { weight: 2, arbitrary: withTab((world, tab) => world.on(tab, { kind: 'retry' })) },
  { weight: 2, arbitrary: withTab((world, tab) => world.on(tab, { kind: 'signed_out' })) },
  { weight: 2, arbitrary: withTab((world, tab) => world.kill(tab)) },
  { weight: 1, arbitrary: withTab((world, tab) => world.leave(tab)) },
  { weight: 2, arbitrary: fc.constant((world: World) => world.tabs.length < 3 && world.open()) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom<Network>('up', 'up', 'down', 'server_down', 'loses_responses')
      .map(network => (world: World) => {
        world.network = network
      }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('noura', 'noura', 'huda', null).map(session => (world: World) => {
      world.session = session
    }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...PEOPLE), value).map(
      ([person, answer]) =>
        (world: World) =>
          world.answerElsewhere(person, answer),
    ),
  },
)

for (const stores of [true, false]) {
  it(`in whatever order things happen, what was confirmed is on the server in the end, once, in order and as its owner's, where the browser ${
    stores ? 'stores it' : 'stores nothing and the tab lives'
  }`, () => {
    let longest = 0
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 120, size: 'max' }), sequence => {
        const world = new World(stores)
        world.open()
        for (const act of sequence) act(world)
        world.end()
        longest = Math.max(longest, world.server.noura.length)
      }),
      { numRuns: Number(process.env.QUEUE_RUNS ?? 100), seed: 20_261_122 },
    )
    expect(longest).toBeGreaterThan(QUESTIONS / 2)
  })
}
