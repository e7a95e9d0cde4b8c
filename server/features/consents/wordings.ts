import { LEGAL_VERSIONS } from '#contract/legal-versions.ts'
import type { Purpose } from '#contract/privacy.ts'
import type { Words } from '#engine/vocabulary.ts'

interface Wording {
  /** A changed sentence gets a new version; what was agreed to before keeps its own. */
  readonly version: string
  /** SHA-256 of the text as it stands on the page. tests/privacy/wordings.test.ts holds it to the page and prints a new one. */
  readonly hash: Words
}

/** What each consent says, as the ledger names it. */
export const WORDINGS: Readonly<Record<Purpose, Wording>> = {
  terms: {
    version: LEGAL_VERSIONS.terms,
    hash: {
      ar: 'Pl5ebx6lTD2e3_r47eZR-LMjX5ItN7aid-uW3wCRxdY',
      en: '_pRofGhJM1VTBcDuyVLjWs7XhvjxAVp52HXqj5oDgmo',
    },
  },
  privacy: {
    version: LEGAL_VERSIONS.privacy,
    hash: {
      ar: 'Hzexv9gXW_76dZ006HtdTMeE0aehaMV3b3NLdgWN5BY',
      en: 'HSIy_4MEZroASflYjGlkKoo4xymbT6HbZ1NWN6eRv24',
    },
  },
  automated_scoring: {
    version: '2026-11',
    hash: {
      ar: 'G4vNItSbZh5ltDl4bDJNZd5M5WgUGVgn_gH9K3vMlew',
      en: 'OhbaDgE888oS7rjoM6sDqa2OxdW4THez0GGYVX9FQjg',
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
    version: '2026-11',
    hash: {
      ar: 'zsXGow7PEGtDYR3ZW2W8ZnIQ9m1CPiUTr031f51QRkQ',
      en: 'ofMoEYwVIppEqq0iS2tJpPQMExhZkBIFCUhcBai_EhQ',
    },
  },
  card_saving: {
    version: '2026-11',
    hash: {
      ar: 'wF1uIJ0nqwKXo5pn_53_nva5rbsLrqk55rbqpMuU5U4',
      en: 'MexLXgoV0a3RNWaDFuZtyg2G6614q--1AbQGl-5Y2II',
    },
  },
}
