import type { MajorId, Words } from '../../vocabulary.ts'
import type { Conditions, Interests } from '../../wants/areas.ts'
import type { FamilyId } from '../families.ts'
import type { LicenceId } from '../licences.ts'
import type { UnitGroup } from './unit-groups.ts'

/** Numbers the level of `EDUCATION`: 0 secondary, 1 diploma, 2 bachelor, 3 master, 4 doctorate. */
export type EducationLevel = 0 | 1 | 2 | 3 | 4

/** Names where a business of one's own is registered. */
export type Register = 'commercial' | 'agricultural'

/** Describes one occupation of a field (docs/method/careers.md#occupations). */
export interface Occupation {
  readonly id: string
  /** Arabic: a noun of the activity, which has no gender. */
  readonly title: Words
  readonly isco08: UnitGroup
  readonly family: FamilyId
  /** The usual lowest education and experience in years, by judgement. */
  readonly education: EducationLevel
  readonly years: number
  /** The majors of which the degree has to be one, the most usual first; absent where any degree of the level will do. */
  readonly majors?: readonly [MajorId, ...MajorId[]]
  /** Majors that usually lead to it where any degree will do, the most usual first. */
  readonly usualMajors?: readonly [MajorId, ...MajorId[]]
  /** What practice in Saudi Arabia takes beside the degree. */
  readonly licence?: LicenceId
  /** The questions of its field ask nothing of this trade. */
  readonly isUnasked?: true
  /** Whatever the degree, it takes finished work of one's own to show. */
  readonly portfolio?: true
  /** One runs it oneself, on one's own account: the register that takes it down. */
  readonly ownBusiness?: Register
  readonly interests: Interests
  readonly conditions: Conditions
  /** Where the path leads from here. */
  readonly growth: Words
}
