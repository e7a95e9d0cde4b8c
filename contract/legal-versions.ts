/**
 * Dates the last change of each legal page, which is also its version: the page shows it, and a registration records
 * it with the consent. Changed words need a new date (tests/words/legal-pages.test.ts holds it, tests/privacy/wordings.test.ts
 * the fingerprints); a second change on one day, once the first is published, takes the next day's. What was agreed to before
 * keeps its own.
 */
export const LEGAL_VERSIONS = {
  terms: '2026-11-20',
  privacy: '2026-11-30',
  refunds: '2026-11-24',
  accessibility: '2026-11-23',
} as const
export type LegalPageId = keyof typeof LEGAL_VERSIONS
export const LEGAL_PAGE_IDS = Object.keys(LEGAL_VERSIONS) as [LegalPageId, ...LegalPageId[]]
