import { Client } from 'pg'
import type { Taker } from './crowd.ts'

export interface CrowdAudit {
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly changed: number
}

/** Every acknowledged answer held against the database; nobody may be answering meanwhile. */
export async function auditCrowd(takers: readonly Taker[], databaseUrl: string): Promise<CrowdAudit> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; answers: string }>('select id, answers from attempt')
  await client.end()
  const stored = new Map(rows.map(row => [row.id, row.answers]))
  const found = { acknowledged: 0, lost: 0, doubled: 0, changed: 0 }
  for (const { person, acknowledged, pending } of takers) {
    const answers = stored.get(person.attempt) ?? ''
    const sent = acknowledged + (pending ?? '')
    found.acknowledged += acknowledged.length
    found.lost += Math.max(0, acknowledged.length - answers.length)
    found.doubled += Math.max(0, answers.length - sent.length)
    found.changed += [...answers].filter((answer, at) => at < sent.length && answer !== sent[at]).length
  }
  return found
}
