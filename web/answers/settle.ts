import type { AnswerEvent, Effect, Step } from './answer-events.ts'
import {
  type AnswerState,
  allWaited,
  isAwaited,
  isSame,
  newsOf,
  type Sent,
  type Standing,
  takeable,
  unsentOf,
  without,
} from './answer-state.ts'
import { caughtUp } from './catch-up.ts'
import type { WaitingAnswer } from './device-database.ts'

const FIRST_DELAY = 1000
const LONGEST_DELAY = 30_000

/** Decides what a try to send an answer came to. */
export function settle(state: AnswerState, event: Extract<AnswerEvent, { kind: 'sent' }>): Step {
  const { answer, sent, random } = event
  if (!isAwaited(state, answer)) return [state]
  const settled = { ...state, sending: null }
  const { behind, waiting } = settled
  const wasBehind = behind.some(isSame(answer))
  if (sent.kind === 'later') return later(settled, sent, random)
  if (sent.kind === 'signed_out' || sent.kind === 'other_person')
    return [{ ...settled, waiting: allWaited(waiting), trouble: sent.kind }]
  const reached = { ...settled, trouble: null, failures: 0, ended: [...settled.ended, answer] }
  if (sent.kind === 'refused') return refuse(reached, answer, sent)
  const { assessment } = sent
  const rest = { ...reached, behind: without(behind, [answer]), waiting: without(waiting, [answer]) }
  const isHere = assessment.id === state.assessmentId
  const next = isHere && !wasBehind ? moveOn(rest, answer, assessment) : rest
  const shown: Effect[] = [
    { do: 'show', assessment },
    { do: 'keep', assessment, back: false },
  ]
  return [
    next,
    // An earlier attempt is no longer what the pages show.
    ...(isHere ? shown : []),
    { do: 'remove', answers: [answer] },
    { do: 'tell', news: { ...newsOf(next), ...(isHere ? { assessment } : {}) } },
  ]
}

/** With more behind it, the next answer finds out what the server has; alone, the server may be further on. */
function moveOn(state: AnswerState, { position }: WaitingAnswer, { answered }: Standing): AnswerState {
  const reached = Math.max(position + 1, state.waiting.length > 0 ? 0 : answered)
  return { ...state, answered: reached, movedBy: reached > position + 1 ? 'device' : state.movedBy }
}

function later(
  state: AnswerState,
  { why, seconds = 0 }: Extract<Sent, { kind: 'later' }>,
  random: number,
): Step {
  const backoff = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** state.failures) * (0.75 + random / 2)
  return [
    {
      ...state,
      waiting: allWaited(state.waiting),
      trouble: why === 'network' ? 'offline' : 'server_down',
      failures: state.failures + 1,
      paused: true,
    },
    { do: 'wait', ms: Math.max(backoff, Math.min(seconds, 60) * 1000) },
  ]
}

/** The one answer goes; the others stay as far as they can follow, or are judged one by one. */
function refuse(
  state: AnswerState,
  answer: WaitingAnswer,
  { message, assessment }: Extract<Sent, { kind: 'refused' }>,
): Step {
  const rest = without(unsentOf(state), [answer])
  const due = assessment ? takeable(assessment, rest) : []
  const judged = { ...state, behind: without(rest, due), waiting: [] }
  const next = assessment ? caughtUp(judged, assessment, due, 'device') : judged
  const known: Effect[] = assessment
    ? [
        { do: 'show', assessment },
        { do: 'keep', assessment, back: true },
      ]
    : [{ do: 'fetch' }]
  return [
    next,
    { do: 'remove', answers: [answer] },
    { do: 'tell', news: newsOf(next) },
    ...known,
    { do: 'say_refused', message },
  ]
}
