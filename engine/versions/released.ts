import type { Bank } from '../bank/block.ts'
import { BANK } from '../bank/index.ts'
import { PILOTS } from '../bank/pilots.ts'
import { FORM_VERSIONS, type FormVersions } from '../forms/forms.ts'
import type { TemplateId } from '../vocabulary.ts'
import { RULES, type Rules } from './rules.ts'

/** Holds all that a stored attempt may name. It is handed in, so a test can release a next version. */
export interface Released {
  /** Every version of every item (`bank/lock.json`); an attempt stores which version of each it was asked. */
  readonly bank: Bank
  /** Pairs on trial, which no form has a slot for. */
  readonly pilots: Bank
  /** Every version of every form, the oldest first; an attempt stores its `form_version`. */
  readonly forms: Readonly<Record<TemplateId, FormVersions>>
  /** Every version of the rules, the oldest first; an attempt stores its `scoring_version`. */
  readonly rules: readonly [Rules, ...Rules[]]
}

export const RELEASED: Released = {
  bank: BANK,
  pilots: PILOTS,
  forms: FORM_VERSIONS,
  rules: RULES,
}
