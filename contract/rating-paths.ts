import type { Endpoint } from './endpoint.ts'

type Paths = Readonly<Record<string, Pick<Endpoint, 'method' | 'path'>>>

/** Lists method and path of a rater's calls; apart from `paths.ts`, which every page of a taker loads. */
export const ratingPaths = {
  open: { method: 'POST', path: '/api/rating/session' },
  state: { method: 'GET', path: '/api/rating' },
  accept: { method: 'POST', path: '/api/rating/statement' },
  stories: { method: 'POST', path: '/api/rating/stories' },
  rate: { method: 'PUT', path: '/api/rating/stories/{id}' },
  disputed: { method: 'POST', path: '/api/rating/discussion' },
  discuss: { method: 'PUT', path: '/api/rating/discussion/{id}' },
  copy: { method: 'GET', path: '/api/rating/copy' },
  leave: { method: 'DELETE', path: '/api/rating' },
} as const satisfies Paths

/** Lists method and path of the console's calls about panels. */
export const deskPaths = {
  panels: { method: 'GET', path: '/api/operator/panels' },
  makePanel: { method: 'POST', path: '/api/operator/panels' },
  panel: { method: 'POST', path: '/api/operator/panels/{id}/look' },
  inviteRater: { method: 'POST', path: '/api/operator/panels/{id}/raters' },
  inviteAgain: { method: 'POST', path: '/api/operator/raters/{id}/invitation' },
  round: { method: 'POST', path: '/api/operator/panels/{id}/round' },
  agreement: { method: 'GET', path: '/api/operator/panels/{id}/agreement' },
  propose: { method: 'POST', path: '/api/operator/panels/{id}/decisions' },
  confirmDecision: { method: 'POST', path: '/api/operator/decisions/{id}/confirmation' },
  removeRater: { method: 'DELETE', path: '/api/operator/raters/{id}' },
} as const satisfies Paths
