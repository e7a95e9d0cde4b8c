import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { AI_CONSENT, COMPANY_CONSENT } from '#contract/consent-wording.ts'
import type { Purpose } from '#contract/privacy.ts'
import { RESEARCH_CONSENT } from '#contract/research-consent.ts'
import { WORDINGS } from '#server/features/consents/wordings.ts'
import { ar } from '#web/text/ar.ts'
import { en } from '#web/text/en.ts'
import { LEGAL_PAGES } from '#web/text/legal.ts'
import { PAYMENT } from '#web/text/payment.ts'
import { SELECTION } from '#web/text/selection.ts'

const PAGES = { ar, en }

/** What stands on the page beside the box or the button that gives a consent. */
function shown(purpose: Purpose, locale: 'ar' | 'en'): string {
  const { assessment } = PAGES[locale]
  switch (purpose) {
    case 'terms':
    case 'privacy':
      return JSON.stringify(LEGAL_PAGES[purpose][locale])
    case 'automated_scoring':
      return [assessment.fieldConsent, SELECTION[locale].consent, assessment.resetConsent].join('\n')
    case 'company_report':
      return COMPANY_CONSENT.text[locale]
    case 'ai_processing':
      return AI_CONSENT.text[locale]
    case 'research':
      return RESEARCH_CONSENT.text[locale]
    case 'card_saving':
      return PAYMENT[locale].saveCard
  }
}

/** A changed sentence fails here: it needs a new version in wordings.ts, and the fingerprint that this prints. */
test('the ledger names the wording that is on the page', () => {
  const purposes = Object.keys(WORDINGS) as Purpose[]
  const found = purposes.map(purpose => [
    purpose,
    Object.fromEntries((['ar', 'en'] as const).map(locale => [locale, hashOf(shown(purpose, locale))])),
  ])
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(purposes.map(purpose => [purpose, WORDINGS[purpose].hash])),
  )
})

test('the versions that the contract says are those that are written down', () => {
  expect([COMPANY_CONSENT.version, AI_CONSENT.version, RESEARCH_CONSENT.version]).toEqual([
    WORDINGS.company_report.version,
    WORDINGS.ai_processing.version,
    WORDINGS.research.version,
  ])
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
