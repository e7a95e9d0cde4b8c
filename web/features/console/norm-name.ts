import type { SentNorm } from '#contract/norms.ts'
import { HISTORY } from '#web/text/history.ts'
import { useWords } from '#web/text/locale.tsx'
import { MEASUREMENT } from '#web/text/measurement.ts'
import { useGroupNames } from './group-names.ts'

export type NameNorm = (norm: Pick<SentNorm, 'form' | 'by' | 'group'>) => string

/** Names a norm by its form and its base, in the reader's language. */
export function useNormName(): NameNorm {
  const text = useWords(MEASUREMENT)
  const { forms } = useWords(HISTORY)
  const { nameOf } = useGroupNames()
  return ({ form, by, group }) => `${forms[form]} · ${by === 'all' ? text.everybody : nameOf(by, group)}`
}
