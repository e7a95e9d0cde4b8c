import { LEGAL_VERSIONS } from '#contract/legal-versions.ts'
import type { Purpose } from '#contract/privacy.ts'
import type { Words } from '#engine/vocabulary.ts'

interface Wording {
  /** A changed sentence gets a new version; what was agreed to before keeps its own. */
  readonly version: string
  /** SHA-256 of the text as it stands on the page. tests/privacy/wordings.test.ts holds it to the page and prints a new one. */
  readonly hash: Words
}

/** Holds what each consent says, as the ledger names it. */
export const WORDINGS: Readonly<Record<Purpose, Wording>> = {
  terms: {
    version: LEGAL_VERSIONS.terms,
    hash: {
      ar: 'PWdCs9yzWy1IswGPvHo_xZ3luMmT6oklE0DieAR0DdQ',
      en: '2pOiisJlBpPDJYUj-X1ojl646X6X7kHLvoniruMw1sw',
    },
  },
  privacy: {
    version: LEGAL_VERSIONS.privacy,
    hash: {
      ar: '8XkzE4O037A3Y3jyI2NPYtVjTKWnEFhs8jReI0RzABk',
      en: 'yd1Gg0qNdnsMyqbqi3DU6l8_Y-MWwnTTvePLVOimWSk',
    },
  },
  automated_scoring: {
    version: '2026-11',
    hash: {
      ar: 'G4vNItSbZh5ltDl4bDJNZd5M5WgUGVgn_gH9K3vMlew',
      en: 'BlQniSt3ncXl-qpF4nfeOv23KlJXvo2wixDuWvo00wk',
    },
  },
  company_report: {
    version: '2026-11',
    hash: {
      ar: '0YCm5zpWZR6TudKknQb-XY4CpSR062G7EaqW9Bpq9gw',
      en: 'wic9kYA_RyzMdcLCf8mBmvpyd-1B84bNUhp8uRCX_rQ',
    },
  },
  ai_processing: {
    version: '2026-11-30',
    hash: {
      ar: 'aJRL6g0RuGASXVXErvUrm81MnA875RZlH_6Rm-lkz8E',
      en: 'jHXCiYQgreEhFHr8nEWYWYFRLa4Qt-hnmIOiSqemxSI',
    },
  },
  card_saving: {
    version: '2026-11',
    hash: {
      ar: 'wF1uIJ0nqwKXo5pn_53_nva5rbsLrqk55rbqpMuU5U4',
      en: 'MexLXgoV0a3RNWaDFuZtyg2G6614q--1AbQGl-5Y2II',
    },
  },
  research: {
    version: '2026-11-28',
    hash: {
      ar: 'DMCBWQt3YfQR-361zAnyJAFtfHF4yODNB15F-l9-dPU',
      en: 'Tl2XNYFIt7RdZT7Og9xxX4JgVUsNc5adiu59bf8QpJc',
    },
  },
}
