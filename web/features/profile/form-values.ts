import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'

/** What the inputs hold: strings, as typed or chosen; the contract makes a profile of them. */
export interface ProfileFormValues {
  fullName: string
  education: string
  maritalStatus: string
  city: string
  experienceYears: string
  currentJob: string
  expectedSalary: string
  preferredFields: string[]
}

export function formOf(profile: Profile): ProfileFormValues {
  return {
    ...profile,
    maritalStatus: profile.maritalStatus ?? '',
    currentJob: profile.currentJob ?? '',
    expectedSalary: profile.expectedSalary === null ? '' : String(profile.expectedSalary),
    preferredFields: [...profile.preferredFields],
  }
}

/** A first profile begins with the name of the account. */
export function emptyProfile(user: Pick<User, 'firstName' | 'lastName'> | null): ProfileFormValues {
  return {
    fullName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    education: '',
    maritalStatus: '',
    city: '',
    experienceYears: '',
    currentJob: '',
    expectedSalary: '',
    preferredFields: [],
  }
}
