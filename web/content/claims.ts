import type { Words } from '#engine/vocabulary.ts'

/**
 * The operator's marketing figures, the one place for them. THEY MUST BE TRUE BEFORE LAUNCH: replace them with counted
 * ones, or empty an entry (null) and it disappears from every page. Figures about the test, its time and its price never
 * stand here: those are computed.
 */
interface Claims {
  readonly users: Words | null
  readonly companies: Words | null
  readonly satisfaction: string | null
  readonly support: string | null
  /** Bits of the connection's encryption. */
  readonly encryption: string | null
}

export const claims: Claims = {
  users: { ar: 'أكثر من 10,000', en: '10,000+' },
  companies: { ar: 'أكثر من 50', en: '50+' },
  satisfaction: '95%',
  support: '24/7',
  encryption: '256',
}
