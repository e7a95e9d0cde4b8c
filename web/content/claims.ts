import type { Figures } from '#contract/content.ts'

/**
 * Holds the operator's marketing figures until they are changed in the console. THEY MUST BE TRUE BEFORE LAUNCH: replace them with
 * counted ones, or empty an entry (null) and it disappears from every page. Figures about the test, its time and its price never
 * stand here: those are computed.
 */
export const claims: Figures = {
  users: { ar: 'أكثر من 10,000', en: '10,000+' },
  companies: { ar: 'أكثر من 50', en: '50+' },
  satisfaction: '95%',
  support: '24/7',
  encryption: '256',
}
