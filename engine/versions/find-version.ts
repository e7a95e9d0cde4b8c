import { type Form, newestOf } from '../forms/forms.ts'
import type { TemplateId } from '../vocabulary.ts'
import type { Released } from './released.ts'
import type { Rules } from './rules.ts'

/** Says that an attempt names a version which this code does not have, as after a release was taken back. */
export class UnknownVersion extends Error {
  readonly of: 'form' | 'scoring' | 'items'

  constructor(of: UnknownVersion['of'], name: string) {
    super(`The ${of} version ${name} is not known to this release.`)
    this.of = of
  }
}

/** Runs what reads an attempt. @returns null where the attempt names a version which this code does not have */
export function ifKnown<Found>(read: () => Found): Found | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnknownVersion) return null
    throw error
  }
}

/**
 * Finds a form in the version that an attempt names.
 *
 * @throws UnknownVersion
 */
export function findForm({ forms }: Pick<Released, 'forms'>, id: TemplateId, version: number): Form {
  const form = forms[id].find(released => released.version === version)
  if (!form) throw new UnknownVersion('form', `${id} ${version}`)
  return form
}

/**
 * Finds the rules of the version that an attempt names.
 *
 * @throws UnknownVersion
 */
export function findRules({ rules }: Pick<Released, 'rules'>, version: number): Rules {
  const found = rules.find(released => released.version === version)
  if (!found) throw new UnknownVersion('scoring', `${version}`)
  return found
}

/** Finds the version of a form that new attempts get. */
export function newestForm({ forms }: Pick<Released, 'forms'>, id: TemplateId): Form {
  return newestOf(forms[id])
}

/** Finds the version of the rules that new attempts get. */
export function newestRules({ rules }: Pick<Released, 'rules'>): Rules {
  return newestOf(rules)
}
