import type { z } from 'zod'
import { sharedReport } from './companies.ts'
import type { Endpoint } from './endpoint.ts'
import { sampleReportPaths } from './paths.ts'
import { reportDetail } from './report.ts'
import { words } from './text.ts'

/**
 * Holds the whole report of an invented person. It has no number, no fingerprint and no versions: there is nothing to
 * verify.
 */
export const sampleReport = sharedReport
  .omit({ name: true, applicationNumber: true, expiresAt: true, detail: true })
  .extend({ name: words, detail: reportDetail.omit({ fingerprint: true, versions: true }) })
export type SampleReport = z.output<typeof sampleReport>

export const sampleReportEndpoints = {
  get: {
    ...sampleReportPaths.get,
    access: 'public',
    summary: 'The full report of an invented person, computed from fixed answers as any other.',
    response: sampleReport,
  },
} as const satisfies Record<string, Endpoint>
