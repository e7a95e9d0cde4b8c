import type { Verification } from '#contract/report.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'

/** Tells whether others can check a paper of this attempt, as its owner sees it. */
export function describeVerification({
  paperProducedAt,
  verificationOffAt,
}: Pick<Attempt, 'paperProducedAt' | 'verificationOffAt'>): Verification {
  return {
    enabled: verificationOffAt === null,
    paperProducedAt: paperProducedAt?.toISOString() ?? null,
  }
}
