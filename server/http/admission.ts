import type { Pressure } from '#server/operation/pressure.ts'

/** Ranks what a request asks for by how much it matters that it is served now. */
export type Work = 'always' | 'answering' | 'other' | 'new'

/**
 * Milliseconds of waiting above which a kind of work is sent away with 503 and a time to come again: who is answering stays
 * fast because nobody new is let in (docs/decisions/0027, measured by `npm run load`). A response that is sent away stays on
 * the device and comes again by itself; only past that is it better than waiting.
 */
export const PATIENCE_MS: Readonly<Record<Exclude<Work, 'always'>, number>> = {
  new: 100,
  other: 125,
  answering: 150,
}

/** A slow machine with few visitors is not overloaded by them: sending them away would help nobody. */
const CROWD = 48

/** Tells whether there is room for this kind of work. */
export function admits(pressure: Pick<Pressure, 'inFlight' | 'wait'>, work: Work): boolean {
  if (work === 'always' || pressure.inFlight() < CROWD) return true
  return pressure.wait() <= PATIENCE_MS[work]
}

/** Seconds until another try makes sense; each is told another time, so that they do not all come back at once. */
export function comeAgainIn(work: Work): number {
  return work === 'answering' ? 3 + Math.round(Math.random() * 7) : 5 + Math.round(Math.random() * 15)
}

const ALWAYS = /^\/(healthz|readyz|metrics|assets\/|api\/webhooks\/)/
const ANSWERING = /^\/api\/(assessment\/[^/]+\/(answer|questions)|assessment|auth\/user)\/?$/
const NEW =
  /^\/api\/(auth\/register|contact|assessment\/(start|reset)|assessment\/[^/]+\/pdf-report|shared\/[^/]+\/pdf)\/?$/

/** Ranks a request, nearly always from method and path alone. A page is new work unless its visitor is signed in. */
export function workOf(method: string, path: string, signedIn: () => boolean): Work {
  if (ALWAYS.test(path)) return 'always'
  if (ANSWERING.test(path)) return 'answering'
  if (NEW.test(path)) return 'new'
  if (path.startsWith('/api/')) return 'other'
  return method === 'GET' && signedIn() ? 'other' : 'new'
}
