import type { Endpoint } from './endpoint.ts'

/** Lists method and path of the console's calls about bank and measurement. */
export const measurementPaths = {
  snapshots: { method: 'GET', path: '/api/operator/snapshots' },
  takeSnapshot: { method: 'POST', path: '/api/operator/snapshots' },
  scaleTable: { method: 'GET', path: '/api/operator/snapshots/{id}/tables' },
  slotTable: { method: 'GET', path: '/api/operator/snapshots/{id}/slots/{number}' },
  norms: { method: 'GET', path: '/api/operator/norms' },
  makeNorm: { method: 'POST', path: '/api/operator/norms' },
  publishNorm: { method: 'POST', path: '/api/operator/norms/{id}/publication' },
  pilots: { method: 'GET', path: '/api/operator/pilots' },
  planPilot: { method: 'PUT', path: '/api/operator/pilots' },
  withdrawNorm: { method: 'POST', path: '/api/operator/norms/{id}/withdrawal' },
} as const satisfies Readonly<Record<string, Pick<Endpoint, 'method' | 'path'>>>
