import type { Deps } from '#server/deps.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'
import { type PaperWish, renderReport } from './render-report.ts'

/**
 * Holds the PDF, or why there is none; `closed`: the report must not leave (any more), so there is nothing to try
 * again.
 */
export type ReportAttachment =
  | {
      readonly kind: 'rendered'
      readonly applicationNumber: string
      readonly attachment: { readonly fileName: string; readonly type: string; readonly content: Uint8Array }
    }
  | { readonly kind: 'closed' }

/**
 * Attaches the PDF of an attempt to a mail. The file's name is made of the application number alone: no name that a
 * person typed reaches a header or a file system.
 *
 * @throws when it may succeed later
 */
export async function attachReport(deps: Omit<Deps, 'jobs'>, input: PaperWish): Promise<ReportAttachment> {
  try {
    const { applicationNumber } = await findOwnAttempt(deps.database, {
      userId: input.userId,
      id: input.attemptId,
    })
    const content = await renderReport(deps, input)
    const fileName = `Wijha-${applicationNumber}.pdf`
    return {
      kind: 'rendered',
      applicationNumber,
      attachment: { fileName, type: 'application/pdf', content },
    }
  } catch (error) {
    if (error instanceof Refusal && FINAL.includes(error.code)) return { kind: 'closed' }
    throw error
  }
}

const FINAL: readonly string[] = ['not_found', 'incomplete', 'locked']
