import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { browserReportPaths } from './paths.ts'

const address = z.string().max(4000).catch('')

/** As browsers send it in batches (Reporting API). */
const report = z.object({
  type: z.string().max(40),
  url: address,
  body: z
    .object({
      effectiveDirective: z.string().max(60).catch(''),
      blockedURL: address,
      sourceFile: address,
      lineNumber: z.int().nullish().catch(null),
    })
    .partial()
    .nullish()
    .catch(null),
})

/** As browsers that do not know the Reporting API send it (report-uri). */
const violation = z.object({
  'csp-report': z
    .object({
      'document-uri': address,
      'effective-directive': z.string().max(60).catch(''),
      'blocked-uri': address,
      'source-file': address,
      'line-number': z.int().nullish().catch(null),
    })
    .partial(),
})

const browserReports = z.union([z.array(report).max(100), violation])
export type BrowserReports = z.output<typeof browserReports>

export const browserReportEndpoints = {
  send: {
    ...browserReportPaths.send,
    access: 'public',
    summary: 'Takes what browsers report of a page that did what its policy does not allow.',
    body: browserReports,
    bodyTypes: ['application/reports+json', 'application/csp-report'],
    errors: ['invalid_request', 'too_many_requests', 'forbidden_origin'],
  },
} as const satisfies Record<string, Endpoint>
