import type { LegalPageId } from '#contract/legal-versions.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { accessibility as accessibilityAr } from './ar/accessibility.ts'
import { legal as legalAr } from './ar/legal.ts'
import { privacy as privacyAr } from './ar/privacy.ts'
import { refunds as refundsAr } from './ar/refunds.ts'
import { terms as termsAr } from './ar/terms.ts'
import { accessibility as accessibilityEn } from './en/accessibility.ts'
import { legal as legalEn } from './en/legal.ts'
import { privacy as privacyEn } from './en/privacy.ts'
import { refunds as refundsEn } from './en/refunds.ts'
import { terms as termsEn } from './en/terms.ts'
import type { LegalWords } from './legal-words.ts'

/** Words around the documents. */
export const LEGAL = { ar: legalAr, en: legalEn }

/** Words of the documents, each long and read on one page only: outside the chunk of the language, which every page loads. */
export const LEGAL_PAGES: Readonly<Record<LegalPageId, Readonly<Record<Locale, LegalWords>>>> = {
  terms: { ar: termsAr, en: termsEn },
  privacy: { ar: privacyAr, en: privacyEn },
  refunds: { ar: refundsAr, en: refundsEn },
  accessibility: { ar: accessibilityAr, en: accessibilityEn },
}
