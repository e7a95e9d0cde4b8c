import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { embeddedPostgres } from './embedded-postgres.ts'
import type { Member } from './member.ts'
import type { App } from './start-app.ts'
import { writeAnswers } from './write-answers.ts'

/** Completes an attempt and unlocks it, in the database: 90 answers and a payment are no part of the measurement. */
export async function openReport(app: App, member: Member, attempt: string): Promise<void> {
  const client = new Client({ connectionString: embeddedPostgres(app.dataDirectory).url })
  await client.connect()
  try {
    await writeAnswers(client, attempt, { completedAt: new Date() })
    await client.query(
      `insert into entitlement (user_id, id, kind, attempt_id, starts_at)
       values ($1, $2, 'unlock', $3, now() - interval '1 hour')`,
      [member.userId, randomUUID(), attempt],
    )
  } finally {
    await client.end()
  }
  await member.expect('POST', `/api/assessment/${attempt}/open`)
}
