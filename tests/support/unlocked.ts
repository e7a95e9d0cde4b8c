import { randomUUID } from 'node:crypto'
import type { Locale } from '#engine/vocabulary.ts'
import { entitlements } from '#server/db/schema.ts'
import type { AccountsApi, RegisteredBrowser } from './accounts.ts'
import { writeAnswers } from './write-answers.ts'

const PROFILE = {
  fullName: 'نورة السالم',
  education: 'بكالوريوس',
  major: 'computing',
  city: 'الرياض',
  experienceYears: '3-5 سنوات',
  preferredFields: ['technology'],
}

export interface Taker extends RegisteredBrowser {
  readonly userId: string
  readonly assessmentId: string
  readonly applicationNumber: string
}

interface Wishes {
  readonly language?: Locale
  readonly email?: string
  /** The network address it comes from. */
  readonly address?: string
  readonly profile?: Readonly<Record<string, unknown>>
  /** What was bought; null for nothing. */
  readonly bought?: 'unlock' | 'pro' | null
  readonly verified?: boolean
  readonly completed?: boolean
}

/** Creates a person with a completed and unlocked attempt and a confirmed address, unless wished otherwise. */
export async function createTaker(world: AccountsApi, wishes: Wishes = {}): Promise<Taker> {
  const { bought = 'unlock', verified = true, completed = true, profile, ...browser } = wishes
  const person = await world.registered(browser)
  const { pool, database } = world.store
  const userId: string = (await person.call('GET', '/api/auth/user')).json.id
  await person.call('POST', '/api/profile', { ...PROFILE, ...profile })
  const { json } = await person.call('POST', '/api/assessment/start')
  await person.call('POST', `/api/assessment/${json.id}/field`, { selectedField: 'technology' })
  if (verified) await pool.query('update "user" set email_verified = true where id = $1', [userId])
  if (completed) await completeAttempt(world, json.id)
  if (bought) {
    await database.insert(entitlements).values({
      userId,
      id: randomUUID(),
      kind: bought,
      attemptId: bought === 'unlock' ? json.id : null,
      startsAt: new Date(world.clock.now.getTime() - 3_600_000),
    })
  }
  return Object.assign(person, {
    userId,
    assessmentId: json.id as string,
    applicationNumber: json.applicationNumber as string,
  })
}

/** Writes all 90 answers at once, not through the API. */
export async function completeAttempt(world: AccountsApi, id: string): Promise<void> {
  await writeAnswers(world.store.pool, id, { completedAt: world.clock.now })
}
