import type { Words } from '../languages/index.ts'
import type { SaidCareers } from './say-careers.ts'

/** Lists all sentences of the careers as they are read; names, tiers and a readiness that is its label alone are none. */
export const listSentences = ({ notes, wants, families, otherFields }: SaidCareers): Words[] => [
  ...notes,
  ...(wants?.notes ?? []),
  ...(otherFields ? [otherFields.note] : []),
  ...[...families, ...(otherFields?.families ?? [])].flatMap(({ reasons, wanted, occupations }) => [
    ...reasons,
    ...wanted,
    ...occupations.flatMap(({ readinessText, wanted: own, growth }) => [
      ...(readinessText.en.endsWith('.') ? [readinessText] : []),
      ...own,
      growth,
    ]),
  ]),
]
