import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { Client } from 'pg'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { writeAnswers } from '../support/write-answers.ts'
import { inventPerson, type NewPerson } from './support.ts'

export interface Taker extends NewPerson {
  readonly userId: string
  readonly assessmentId: string
  readonly applicationNumber: string
}

interface Wishes {
  /** What was bought; nothing unless wished. */
  readonly bought?: 'unlock' | 'pro'
  /** The report was opened before. */
  readonly opened?: boolean
  /** All 90 questions are answered, unless wished otherwise. */
  readonly completed?: boolean
}

const PROFILE = {
  fullName: 'نورة السالم',
  education: 'بكالوريوس',
  city: 'الرياض',
  experienceYears: '3-5 سنوات',
  preferredFields: ['technology'],
}

/**
 * A signed-in person with a confirmed address and a completed attempt, in the cookies of a context. What other journeys walk
 * through is done here by the API, and what nobody may do, complete and unlock without answering and paying, in the database.
 */
export async function signInTaker(
  context: Pick<BrowserContext, 'request'>,
  wishes: Wishes = {},
): Promise<Taker> {
  const { bought, opened = false, completed = true } = wishes
  const person = inventPerson()
  const call = caller(context.request)
  const { token, user } = await call('/api/auth/register', {
    email: person.email,
    password: person.password,
    firstName: person.firstName,
    lastName: 'السالم',
  })
  await call('/api/profile', PROFILE, token)
  const { id, applicationNumber } = await call('/api/assessment/start', {}, token)
  await call(`/api/assessment/${id}/field`, { selectedField: 'technology' }, token)
  await inDatabase(async client => {
    await client.query('update "user" set email_verified = true where id = $1', [user.id])
    if (completed) await writeAnswers(client, id, { completedAt: new Date() })
    if (bought) {
      await client.query(
        `insert into entitlement (user_id, id, kind, attempt_id, starts_at)
         values ($1, $2, $3, $4, now() - interval '1 hour')`,
        [user.id, randomUUID(), bought, bought === 'unlock' ? id : null],
      )
    }
  })
  if (opened) await call(`/api/assessment/${id}/open`, {}, token)
  return { ...person, userId: user.id, assessmentId: id, applicationNumber }
}

function caller(request: APIRequestContext) {
  return async (path: string, data: unknown, token?: string) => {
    const response = await request.post(path, {
      data,
      ...(token ? { headers: { 'x-csrf-token': token } } : {}),
    })
    if (!response.ok()) throw new Error(`${path} was answered ${response.status()}: ${await response.text()}`)
    return response.json()
  }
}

export async function inDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: embeddedPostgres(process.env.DATA_FOLDER ?? '').url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
