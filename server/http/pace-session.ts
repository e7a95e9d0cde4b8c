import { setTimeout as sleep } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#server/deps.ts'
import { requestContext } from '#server/operation/request-context.ts'
import { isSecure } from './cookie.ts'
import { refuse } from './mount-operation.ts'
import { sessionTokenFrom } from './session.ts'

/** What a session may ask for at once, and each second from then on (times RATE_LIMIT_FACTOR); a page, a section's questions or a paper cost five calls. */
const AT_ONCE = 100
const A_SECOND = 5
const PAGE = 5

/**
 * Calls that a session gets without waiting, and milliseconds between two from then on (divided by RATE_LIMIT_FACTOR): twenty pages one
 * after the other would take most of a second from everybody.
 */
const TOGETHER = 15
const APART_MS = 20

/** Most sessions that are remembered: those that have asked for nothing for longest are forgotten, as if they had begun. */
const REMEMBERED = 20_000

/**
 * Milliseconds for which a refusal is held back, so that whoever asks again at once asks no faster; and how many may be held of one
 * session. More than these go out at once and end their connection.
 */
const HELD_MS = 1000
const MOST_HELD = 32

/** Confirmed answers: they cost next to nothing. */
const FREE = /^\/api\/assessment\/[^/]+\/answer\/?$/
/** Pages; questions, which are compressed as well as can be, 25 ms of a thread; papers, which are typeset for as long and longer. */
const DEAR = /^\/(?!api\/)|^\/api\/.+\/(questions|pdf|pdf-report)\/?$/

/**
 * Paces what one session asks for: a page is made in the time of everybody, and whoever asks for pages without end would take
 * all of it. What it may ask for takes turns, what it may not is refused. Confirmed answers are not counted; files are not, where it is mounted behind them. Kept in the process: a second one
 * has as much time again.
 *
 * @param now milliseconds that only go forward
 * @param wait what a turn or a refusal waits for, given milliseconds
 */
export function paceSession(
  { secret, environment }: Pick<Deps, 'secret' | 'environment'>,
  now: () => number = () => performance.now(),
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): MiddlewareHandler {
  const secure = isSecure(environment)
  const factor = environment.RATE_LIMIT_FACTOR
  const [atOnce, aSecond] = [AT_ONCE * factor, A_SECOND * factor]
  const apart = APART_MS / factor
  const seen = new Map<string, { left: number; at: number; held: number; turn: number }>()
  return async (context, next) => {
    const { path } = context.req
    if (FREE.test(path)) return next()
    const token = sessionTokenFrom(secret, context.req.raw.headers, secure)
    if (!token) return next()
    const time = now()
    const session = seen.get(token) ?? { left: atOnce, at: time, held: 0, turn: time - TOGETHER * apart }
    const cost = DEAR.test(path) ? PAGE : 1
    const had = Math.min(atOnce, session.left + ((time - session.at) / 1000) * aSecond)
    const rest = had - cost
    seen.delete(token)
    seen.set(token, Object.assign(session, { left: rest >= 0 ? rest : had, at: time }))
    const [oldest] = seen.keys()
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest)
    const observed = requestContext()
    if (rest >= 0) {
      const turn = Math.max(session.turn, time - TOGETHER * apart)
      session.turn = turn + cost * apart
      if (turn > time) {
        const comeBack = observed?.stepAside?.()
        await wait(turn - time)
        comeBack?.()
      }
      return next()
    }
    if (observed) observed.sentAway = true
    if (session.held >= MOST_HELD) {
      context.header('Connection', 'close')
      return refuse(context, Math.ceil(-rest / aSecond))
    }
    observed?.stepAside?.()
    session.held += 1
    await wait(HELD_MS)
    session.held -= 1
    return refuse(context, Math.ceil(-rest / aSecond))
  }
}
