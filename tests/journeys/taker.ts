import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { writeAnswers } from '../support/write-answers.ts'
import { type Asking, caller, type NewPerson, signUp } from './person.ts'

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
  /** The field is chosen, unless wished otherwise. */
  readonly field?: boolean
  /** All 90 questions are answered, unless wished otherwise. */
  readonly completed?: boolean
}

export const PROFILE = {
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
export async function signInTaker(asking: Asking, wishes: Wishes = {}): Promise<Taker> {
  const { bought, opened = false, field = true, completed = true } = wishes
  const person = await signUp(asking)
  const call = caller(asking)
  await call('/api/profile', PROFILE)
  const { id, applicationNumber } = await call('/api/assessment/start', {})
  if (field) await call(`/api/assessment/${id}/field`, { selectedField: 'technology' })
  await inDatabase(async client => {
    await client.query('update "user" set email_verified = true where id = $1', [person.userId])
    if (completed) await writeAnswers(client, id, { completedAt: new Date() })
    if (bought) {
      await client.query(
        `insert into entitlement (user_id, id, kind, attempt_id, starts_at)
         values ($1, $2, $3, $4, now() - interval '1 hour')`,
        [person.userId, randomUUID(), bought, bought === 'unlock' ? id : null],
      )
    }
  })
  if (opened) await call(`/api/assessment/${id}/open`, {})
  return { ...person, assessmentId: id, applicationNumber }
}

/** Answers up to a position by the calls that a page would make: for journeys that begin later on. */
export async function answerByCall(asking: Asking, to: number): Promise<void> {
  const call = caller(asking)
  let assessment = await (await asking.request.get('/api/assessment')).json()
  for (let position = assessment.answered; position < to; position++) {
    const { currentSection, currentQuestion } = assessment
    const answered = await call(`/api/assessment/${assessment.id}/answer`, {
      section: currentSection,
      questionNumber: currentQuestion,
      answer: (position % 5) + 1,
      responseTime: 9000,
    })
    assessment = answered.assessment
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
