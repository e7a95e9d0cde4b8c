import type { Profile, ProfileInput } from '#contract/profile.ts'
import { profiles } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Replaces the whole profile: what is absent in the input is empty afterwards. */
export async function saveProfile(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { userId, input }: { userId: string; input: ProfileInput },
): Promise<Profile> {
  const profile: Profile = {
    fullName: input.fullName,
    education: input.education,
    major: input.major ?? null,
    maritalStatus: input.maritalStatus ?? null,
    city: input.city,
    experienceYears: input.experienceYears,
    currentJob: input.currentJob ?? null,
    expectedSalary: input.expectedSalary ?? null,
    preferredFields: input.preferredFields,
  }
  const row = { ...profile, updatedAt: clock() }
  await database
    .insert(profiles)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: profiles.userId, set: row })
  return profile
}
