import type { Endpoint } from './endpoint.ts'

/** Lists method and path of the console's calls about bank and measurement. */
export const measurementPaths = {
  snapshots: { method: 'GET', path: '/api/operator/snapshots' },
  takeSnapshot: { method: 'POST', path: '/api/operator/snapshots' },
  scaleTable: { method: 'GET', path: '/api/operator/snapshots/{id}/tables' },
  slotTable: { method: 'GET', path: '/api/operator/snapshots/{id}/slots/{number}' },
} as const satisfies Readonly<Record<string, Pick<Endpoint, 'method' | 'path'>>>
