import { describe, expect, it } from 'vitest'
import type { Assessment } from '#contract/assessment.ts'
import type { AnswerEvent, Effect } from './answer-events.ts'
import {
  chosenIn,
  type News,
  NO_ATTEMPT,
  positionIn,
  queuedFor,
  type Sent,
  statusOf,
} from './answer-state.ts'
import type { WaitingAnswer } from './device-database.ts'
import { reduce } from './reduce.ts'

const attempt = (answered: number, id = 'a') => ({ id, answered }) as Assessment
const saved = (answered: number): Sent => ({ kind: 'saved', assessment: attempt(answered) })
const refused = (assessment?: Assessment): Sent => ({ kind: 'refused', message: 'no', assessment })
const LATER: Sent = { kind: 'later', why: 'server' }
const answer = (position: number, of: Partial<WaitingAnswer> = {}): WaitingAnswer => ({
  ...{ owner: 'noura', assessmentId: 'a', position, section: 'motivation', questionNumber: position + 1 },
  ...{ answer: 3, responseTime: 9000, changes: 0, confirmedAt: 1000, waited: true, ...of },
})
const nothing = { stored: [], choice: undefined, seen: undefined, alone: true }

/** A tab on question `answered`, and what it was asked to do by the last event. */
function openTab(answered = 0, owner = 'noura') {
  let state = NO_ATTEMPT
  let effects: readonly Effect[] = []
  const tab = {
    on(event: AnswerEvent) {
      ;[state, ...effects] = reduce(state, event)
      return tab
    },
    state: () => state,
    asked: () => effects.map(effect => effect.do),
    effect: <Do extends Effect['do']>(wanted: Do) =>
      effects.find((effect): effect is Extract<Effect, { do: Do }> => effect.do === wanted),
    /** The number of the question whose answer it sends now. */
    sends: () => tab.effect('send')?.answer.questionNumber,
    waits: () => state.waiting.map(({ position }) => position),
    begin: (attempt: Assessment) => tab.on({ kind: 'begun', owner, attempt }),
    press: (at = 0) =>
      tab.on({
        kind: 'confirmed',
        ...{ position: positionIn(state), section: 'motivation', questionNumber: positionIn(state) + 1 },
        ...{ responseTime: 9000, at },
      }),
    /** Chooses, and the device keeps the choice. */
    choose(answer = 3) {
      tab.on({ kind: 'chosen', answer, shownFor: 700 })
      const kept = tab.effect('keep_choice')
      return kept ? tab.on({ kind: 'choice_kept', choice: kept.choice }) : tab
    },
    /** Answers the question at hand, and the device stores the answer. */
    answers(at = 0) {
      tab.choose().press(at)
      const stored = tab.effect('store')
      if (stored) tab.on({ kind: 'stored', answer: stored.answer, taken: false })
      return tab
    },
    replied(sent: Sent, random = 0.5) {
      if (!state.sending) throw new Error('nothing is on its way')
      return tab.on({ kind: 'sent', answer: state.sending, sent, random })
    },
    looked: (stored: readonly WaitingAnswer[], rest = {}) =>
      tab.on({ kind: 'looked', ...nothing, owner, assessmentId: state.assessmentId, stored, ...rest }),
    heard: (news: Partial<News>, stored: readonly WaitingAnswer[] = []) =>
      tab.on({ kind: 'heard', news: { owner, id: 'a', answered: 0, ...news }, stored }),
  }
  return tab.begin(attempt(answered))
}

describe('an answer', () => {
  it('is chosen, kept, confirmed, stored, sent, and only then leaves the store: nothing is skipped', () => {
    const tab = openTab()
    expect(tab.on({ kind: 'chosen', answer: 4, shownFor: 700 }).asked()).toEqual(['keep_choice'])
    tab.on({ kind: 'choice_kept', choice: { position: 0, answer: 4, changes: 0, shownFor: 700 } })
    expect(tab.press().asked()).toEqual([])
    const choice = tab.state().choice
    if (choice) tab.on({ kind: 'choice_kept', choice })
    expect(tab.asked()).toEqual(['store'])
    expect([positionIn(tab.state()), statusOf(tab.state())]).toEqual([1, 'saving'])
    const stored = tab.effect('store')?.answer ?? answer(9)
    expect(stored).toMatchObject({ owner: 'noura', position: 0, answer: 4, changes: 0 })
    expect(tab.on({ kind: 'stored', answer: stored, taken: false }).asked()).toEqual(['tell', 'send'])
    expect(tab.replied(saved(1)).asked()).toEqual(['show', 'keep', 'remove', 'tell'])
    expect([positionIn(tab.state()), statusOf(tab.state())]).toEqual([1, 'saved'])
  })

  it('counts how often another option was chosen; the same one again is nothing', () => {
    const tab = openTab().choose(1).choose(5).choose(5).choose(2)
    expect(tab.state().choice).toMatchObject({ answer: 2, changes: 2 })
    expect(tab.on({ kind: 'chosen', answer: 2, shownFor: 1 }).asked()).toEqual([])
  })

  it('is final: who confirms and then chooses before the device is ready has confirmed the first', () => {
    const tab = openTab().on({ kind: 'chosen', answer: 1, shownFor: 1 }).press()
    const choice = tab.state().choice
    tab.on({ kind: 'chosen', answer: 5, shownFor: 2 })
    if (choice) tab.on({ kind: 'choice_kept', choice })
    expect(tab.effect('store')?.answer.answer).toBe(1)
  })

  it('is confirmed once by two presses, and not at all without a choice or on a page that has gone on', () => {
    const tab = openTab().choose().press()
    expect(tab.press().asked()).toEqual([])
    tab
      .choose()
      .on({ kind: 'confirmed', position: 0, section: 's', questionNumber: 1, responseTime: 1, at: 1 })
    expect(tab.waits()).toEqual([0])
  })

  it('goes one at a time, in the order of confirming, and the place never falls', () => {
    const tab = openTab(4).answers().answers()
    expect(tab.sends()).toBeUndefined()
    expect(tab.replied(saved(5)).sends()).toBe(6)
    expect(positionIn(tab.state())).toBe(6)
    expect(tab.replied(saved(6)).sends()).toBeUndefined()
    expect(tab.state()).toMatchObject({ answered: 6, waiting: [] })
  })

  it('says for how long it waited, and nothing when it came alone; a wrong clock says nothing impossible', () => {
    const tab = openTab().answers(1000).answers(2000)
    expect(tab.state().waiting.map(waiting => queuedFor(waiting, 2400))).toEqual([undefined, 400])
    tab.replied(LATER)
    expect(tab.state().waiting.map(waiting => queuedFor(waiting, 2400))).toEqual([1400, 400])
    expect(queuedFor(answer(0), -1e12)).toBe(0)
    expect(queuedFor(answer(0), 1e12)).toBe(2_147_483_647)
  })

  it('is not sent before the store has it, nor past one that is being stored', () => {
    const tab = openTab().choose().press()
    expect(tab.on({ kind: 'retry' }).sends()).toBeUndefined()
  })

  it('whose acknowledgement shows more answers than this device gave moves the page on', () => {
    const tab = openTab().answers().replied(saved(6))
    expect(tab.state()).toMatchObject({ answered: 6, movedBy: 'device' })
    expect(tab.answers().state().movedBy).toBeNull()
  })
})

describe('trouble', () => {
  it('is followed by tries after 1, 2, 4 seconds, at most half a minute and a little apart', () => {
    const tab = openTab().answers()
    const waits = Array.from({ length: 8 }, () => {
      const { ms } = tab.replied(LATER).effect('wait') ?? {}
      expect(tab.on({ kind: 'due' }).sends()).toBe(1)
      return ms
    })
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
    expect(tab.replied(LATER, 1).effect('wait')?.ms).toBe(37_500)
  })

  it('lasts until an answer is saved, and names its kind', () => {
    const tab = openTab().answers().replied({ kind: 'later', why: 'network' })
    expect(statusOf(tab.state())).toBe('offline')
    expect(statusOf(tab.answers().on({ kind: 'due' }).state())).toBe('offline')
    expect(statusOf(tab.replied(LATER).state())).toBe('server_down')
    expect(statusOf(tab.on({ kind: 'due' }).replied(saved(1)).state())).toBe('saving')
  })

  it('waits as long as a busy server asks, but never more than a minute', () => {
    const tab = openTab().answers()
    expect(tab.replied({ ...LATER, seconds: 20 } as Sent).effect('wait')?.ms).toBe(20_000)
    tab.on({ kind: 'due' }).replied({ ...LATER, seconds: 86_400 } as Sent)
    expect(tab.effect('wait')?.ms).toBe(60_000)
  })

  it('ends at once when the network is back, without a second try beside one under way', () => {
    const tab = openTab().answers().replied(LATER).on({ kind: 'retry' })
    expect(tab.asked()).toEqual(['stop_waiting', 'send'])
    expect(tab.on({ kind: 'retry' }).asked()).toEqual([])
  })

  for (const kind of ['signed_out', 'other_person'] as const) {
    it(`of a session (${kind}) keeps everything, sends nothing, and ends with the next sign-in`, () => {
      const tab = openTab().answers().replied({ kind })
      expect(tab.answers().on({ kind: 'due' }).sends()).toBeUndefined()
      expect([statusOf(tab.state()), tab.waits()]).toEqual([kind, [0, 1]])
      expect(tab.on({ kind: 'retry' }).sends()).toBe(1)
    })
  }

  it('of a session may be learnt elsewhere, and ends with the sign-in though nothing waits', () => {
    const tab = openTab().on({ kind: 'signed_out' })
    expect(statusOf(tab.state())).toBe('signed_out')
    expect(statusOf(tab.on({ kind: 'retry' }).state())).toBe('saved')
  })

  it('with the device is remembered', () => {
    expect(openTab().on({ kind: 'refused_by_device' }).begin(attempt(3, 'b')).state().durable).toBe(false)
  })
})

describe('a refusal', () => {
  it('brings the state of the server, and keeps what that state can still take', () => {
    const tab = openTab()
      .answers()
      .answers()
      .answers()
      .replied(refused(attempt(1)))
    expect(tab.asked()).toEqual(['remove', 'tell', 'show', 'keep', 'say_refused', 'send'])
    expect(tab.effect('keep')?.back).toBe(true)
    expect(tab.state()).toMatchObject({ answered: 1 })
    expect([tab.waits(), tab.sends()]).toEqual([[1, 2], 2])
  })

  it('lets the server judge, one by one, what it cannot take in order, checked against the store', () => {
    const tab = openTab(5)
      .answers()
      .answers()
      .replied(refused(attempt(3)))
    expect([tab.waits(), tab.sends(), tab.effect('send')?.check]).toEqual([[], 7, true])
    expect(tab.replied(refused(attempt(3))).state()).toMatchObject({ answered: 3, behind: [] })
  })

  it('without a state asks for one, and goes on from it', () => {
    const tab = openTab().answers().answers().replied(refused())
    expect([tab.effect('fetch')?.do, tab.sends()]).toEqual(['fetch', 2])
    tab.replied(refused(attempt(0))).begin(attempt(7, 'b'))
    expect(tab.state()).toMatchObject({ assessmentId: 'b', answered: 7, waiting: [] })
  })

  it('because the attempt was begun anew leads to the new one, with nothing chosen', () => {
    const tab = openTab()
      .answers()
      .choose()
      .replied(refused(attempt(0, 'b')))
    expect(tab.state()).toMatchObject({ assessmentId: 'b', answered: 0, choice: null })
  })
})

describe('the device', () => {
  it('gives back what an earlier visit left, once, and says so', () => {
    const left = [answer(0), answer(1)]
    const tab = openTab().looked(left)
    expect([tab.effect('say_found')?.count, tab.sends(), tab.waits()]).toEqual([2, 1, [0, 1]])
    // A reading that began before the first was acknowledged.
    expect(tab.replied(saved(1)).looked(left).effect('say_found')).toBeUndefined()
    expect(tab.state()).toMatchObject({ answered: 1, found: 2 })
    expect(tab.waits()).toEqual([1])
    expect(tab.answers().state().found).toBe(0)
  })

  it('says nothing of what another open tab has in hand', () => {
    expect(
      openTab()
        .looked([answer(0)], { alone: false })
        .state(),
    ).toMatchObject({ found: 0, waiting: [{}] })
  })

  it('gives back the choice of its attempt, which waits for its question, and never one over a new choice', () => {
    const choice = { position: 2, answer: 4, changes: 1, shownFor: 900 }
    const tab = openTab().looked([], { choice })
    expect(chosenIn(tab.state())).toBe(0)
    expect(chosenIn(tab.looked([answer(0), answer(1)]).state())).toBe(4)
    expect(chosenIn(openTab(2).choose(1).looked([], { choice }).state())).toBe(1)
    expect(openTab(2).looked([], { choice, assessmentId: 'other' }).state().choice).toBeNull()
  })

  it('knows how far an earlier page came, though this one was made before', () => {
    expect(
      openTab(4)
        .looked([], { seen: attempt(5) })
        .state(),
    ).toMatchObject({ answered: 5, movedBy: null })
    expect(
      openTab(6)
        .looked([], { seen: attempt(5) })
        .state().answered,
    ).toBe(6)
    expect(
      openTab(4)
        .looked([], { seen: attempt(9, 'b') })
        .state().answered,
    ).toBe(4)
  })

  it('tells a page that knows no attempt which one it is, and is asked once more for its choice', () => {
    let [state] = reduce(NO_ATTEMPT, { kind: 'visited', owner: 'noura' })
    const looked = {
      kind: 'looked',
      ...nothing,
      owner: 'noura',
      assessmentId: '',
      stored: [answer(3)],
    } as const
    const [next, ...effects] = reduce(state, looked)
    state = next
    expect(state).toMatchObject({ assessmentId: 'a', answered: 3, found: 1 })
    expect(effects.map(effect => effect.do)).toEqual(['say_found', 'look', 'send'])
  })
})

describe('people and attempts', () => {
  it("one's answers are neither shown nor sent as the other's, and a late reply changes nothing", () => {
    const tab = openTab().answers()
    const { sending } = tab.state()
    tab.on({ kind: 'begun', owner: 'huda', attempt: attempt(3, 'b') }).looked([answer(0)])
    if (sending) tab.on({ kind: 'sent', answer: sending, sent: saved(1), random: 0 })
    expect(tab.state()).toMatchObject({ owner: 'huda', answered: 3, waiting: [], behind: [] })
  })

  it('forgets a reply to an attempt that was begun anew, and an older state of the same attempt', () => {
    const tab = openTab().answers().replied(saved(1)).begin(attempt(0))
    expect(tab.state().answered).toBe(1)
    tab.answers()
    const { sending } = tab.state()
    tab.begin(attempt(0, 'b'))
    if (sending) tab.on({ kind: 'sent', answer: sending, sent: saved(2), random: 0 })
    expect(tab.state()).toMatchObject({ assessmentId: 'b', answered: 0, waiting: [] })
  })

  it('the acknowledgement of an earlier attempt is not shown as this one', () => {
    const tab = openTab().looked([answer(0, { assessmentId: 'old' })])
    expect(tab.sends()).toBe(1)
    tab.replied({ kind: 'saved', assessment: attempt(9, 'old') })
    expect(tab.asked()).toEqual(['remove', 'tell'])
    expect(tab.state()).toMatchObject({ assessmentId: 'a', answered: 0 })
  })

  it('who leaves leaves nothing, and what was under way brings nothing back', () => {
    const tab = openTab().answers().answers()
    const { sending } = tab.state()
    expect(tab.on({ kind: 'left' }).effect('remove')?.answers).toHaveLength(2)
    if (sending) tab.on({ kind: 'sent', answer: sending, sent: saved(1), random: 0 })
    expect([tab.asked(), tab.state()]).toEqual([[], NO_ATTEMPT])
  })
})

describe('two tabs', () => {
  it('the other one catches up, says why until its next answer, and shows what was acknowledged', () => {
    const tab = openTab().on({ kind: 'told', news: { owner: 'noura', id: 'a', answered: 0 } })
    expect(tab.asked()).toEqual(['reread'])
    expect(tab.heard({}, [answer(0)]).state()).toMatchObject({ movedBy: 'tab', waiting: [{ position: 0 }] })
    expect(tab.heard({ answered: 1, assessment: attempt(1) }).effect('show')?.assessment.answered).toBe(1)
    expect(tab.state()).toMatchObject({ answered: 1, waiting: [], sending: null })
    expect(statusOf(tab.state())).toBe('saved')
    expect(tab.answers().state().movedBy).toBeNull()
  })

  it('does not go back when it hears of an answer after its acknowledgement', () => {
    const tab = openTab()
      .heard({ answered: 1 }, [answer(1)])
      .heard({ answered: 0 }, [answer(1)])
    expect([tab.state().answered, tab.waits()]).toEqual([1, [1]])
  })

  it('one whose answer came second takes the first in its place, and sends nothing meanwhile', () => {
    const tab = openTab().choose(5).press()
    const own = tab.effect('store')?.answer ?? answer(9)
    tab.on({ kind: 'stored', answer: own, taken: true })
    expect(tab.asked()).toEqual(['reread'])
    const { news } = tab.effect('reread') ?? {}
    if (news) tab.on({ kind: 'heard', news, stored: [answer(0, { answer: 1 })], taken: own })
    expect(tab.state()).toMatchObject({ movedBy: 'tab', waiting: [{ answer: 1 }] })
    expect(tab.effect('send')?.answer.answer).toBe(1)
  })

  it('one that was away tries at once when the other reaches the server', () => {
    const tab = openTab().answers().answers().replied(LATER)
    expect(tab.heard({ answered: 1 }, [answer(1)]).asked()).toEqual(['stop_waiting', 'send'])
  })

  it('sends what is acknowledged by its number and still there, unless the store has lost it meanwhile', () => {
    const tab = openTab(2).heard({ answered: 2 }, [answer(0)])
    expect(tab.effect('send')).toMatchObject({ answer: { position: 0 }, check: true })
    expect(tab.on({ kind: 'gone', answer: answer(0) }).state()).toMatchObject({ behind: [], sending: null })
  })

  it('hears nothing of another person or attempt', () => {
    expect(
      openTab()
        .on({ kind: 'told', news: { owner: 'huda', id: 'a', answered: 4 } })
        .asked(),
    ).toEqual([])
    expect(openTab().heard({ id: 'b', answered: 4 }).state().answered).toBe(0)
  })
})
