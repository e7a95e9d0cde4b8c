import type { ProfileInput } from '#contract/profile.ts'
import type { Guest } from './guest.ts'

const PROFILES = {
  ar: {
    fullName: '',
    education: 'بكالوريوس',
    major: 'computing',
    maritalStatus: 'متزوج/ة',
    city: 'الرياض',
    experienceYears: '3-5 سنوات',
    currentJob: 'تنسيق مشاريع',
    expectedSalary: 14_000,
    preferredFields: ['technology', 'business'],
  },
  en: {
    fullName: '',
    education: 'ماجستير',
    major: 'finance',
    maritalStatus: 'غير متزوج/ة',
    city: 'Jeddah',
    experienceYears: '6-10 سنوات',
    currentJob: 'Analyst',
    expectedSalary: 18_000,
    preferredFields: ['finance', 'engineering'],
  },
} as const satisfies Record<string, ProfileInput>

/** Registers so many days ago, opens the verification link and saves a profile. */
export async function settleIn(
  guest: Guest,
  daysAgo: number,
  changes: Partial<ProfileInput> = {},
): Promise<void> {
  const { firstName, lastName, language } = guest.identity
  await guest.register(daysAgo)
  await guest.verify()
  guest.pass(4)
  await guest.call('POST', '/api/profile', {
    ...PROFILES[language],
    fullName: `${firstName} ${lastName}`,
    ...changes,
  })
}
