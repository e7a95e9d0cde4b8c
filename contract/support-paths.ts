import type { Endpoint } from './endpoint.ts'

/** Lists method and path of what every person may ask of those who run the site, and of the end of a support view. */
export const supportPaths = {
  support: { method: 'GET', path: '/api/account/support' },
  makeSupportCode: { method: 'POST', path: '/api/account/support/code' },
  endSupport: { method: 'DELETE', path: '/api/account/support' },
  leaveSupport: { method: 'DELETE', path: '/api/operator/support' },
  looks: { method: 'GET', path: '/api/account/looks' },
} as const satisfies Readonly<Record<string, Pick<Endpoint, 'method' | 'path'>>>
