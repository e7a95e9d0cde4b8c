import type { Comparison, Reasons } from './find-reasons.ts'
import type { FitTier } from './fit-tier.ts'
import type { CareerNote } from './match-careers.ts'
import type { OccupationMatch } from './rate-readiness.ts'

/** Holds the sentences of the careers in one language; a missing one does not compile. */
export interface CareerSentences {
  readonly tier: Readonly<Record<FitTier, string>>
  readonly note: Readonly<Record<CareerNote, string>>
  /** Always said: what readiness knows of studies and licences. */
  readonly subject: string
  /** Above the families of other fields: what was left out and why. */
  readonly otherFields: string
  readonly reason: (reasons: Reasons, tier: FitTier) => string
  readonly nextGap: (gap: Comparison) => string
  readonly readiness: (occupation: Omit<OccupationMatch, 'id'>) => string
}
