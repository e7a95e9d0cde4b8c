import { Client } from 'pg'
import { BANK } from '#engine/bank/index.ts'
import { assembleForm } from '#engine/forms/assemble-form.ts'
import { type Answer, valueOfAnswer } from '#engine/public-view.ts'
import type { Taker } from './taker.ts'

/** What the server has of the takers' answers, held against what it has acknowledged. */
export interface Audit {
  readonly acknowledged: number
  /** Acknowledged and not there. */
  readonly lost: number
  /** There more often than they were sent. */
  readonly doubled: number
  /** There with another value, or at another place. */
  readonly changed: number
  /** Progress or scores of the public API that do not follow from the answers. */
  readonly untold: number
}

/** All good, apart from how many there were. */
export const NOTHING_WRONG = { lost: 0, doubled: 0, changed: 0, untold: 0 }

/** Reads every taker's attempts back, by row and by the public API. Nobody may be answering meanwhile. */
export async function audit(takers: readonly Taker[], databaseUrl: string): Promise<Audit> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const all: Audit[] = []
    for (const taker of takers) all.push(await auditTaker(taker, client))
    const sum = (key: keyof Audit) => all.reduce((total, one) => total + one[key], 0)
    return {
      acknowledged: sum('acknowledged'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      changed: sum('changed'),
      untold: sum('untold'),
    }
  } finally {
    await client.end()
  }
}

interface Row {
  readonly id: string
  readonly answers: string
  readonly even: boolean
  readonly completed: boolean
}

async function auditTaker(taker: Taker, client: Client): Promise<Audit> {
  const { rows } = await client.query<Row>(
    `select id, answers, completed_at is not null as completed,
            length(answers) = all (array[length(languages), length(devices), length(changes),
                                         cardinality(item_milliseconds), cardinality(answered_after)]) as even
     from attempt where user_id = $1`,
    [taker.member.userId],
  )
  const found = { acknowledged: taker.count, lost: 0, doubled: 0, changed: 0, untold: 0 }
  for (const { id, acknowledged, pending } of taker.attempts) {
    const row = rows.find(candidate => candidate.id === id)
    const stored = row?.answers ?? ''
    const sent = acknowledged + (pending ?? '')
    found.lost += Math.max(0, acknowledged.length - stored.length)
    found.doubled += Math.max(0, stored.length - sent.length) + (row?.even === false ? 1 : 0)
    found.changed += [...stored].filter((answer, at) => at < sent.length && answer !== sent[at]).length
    found.untold += Number(row?.completed !== (stored.length === 90)) + (await untold(taker, id, stored))
  }
  // Attempts that a lost response hid from the taker are empty.
  found.doubled += rows.filter(row => row.answers && !taker.attempts.some(({ id }) => id === row.id)).length
  return found
}

async function untold(taker: Taker, id: string, stored: string): Promise<number> {
  const results = await taker.member.call('GET', `/api/assessment/${id}/results`)
  if (stored.length < 90)
    return Number(results.status !== 409 || results.json.assessment.answered !== stored.length)
  const told = results.json.sections.map((section: { score: number }) => section.score)
  return Number(String(told) !== String(scoresOf(stored)))
}

/** The sums of the three sections, from the keys. */
function scoresOf(answers: string): number[] {
  const form = assembleForm(BANK, { form: 'basic', field: 'technology' })
  if (form.kind === 'incomplete') throw new Error('The bank lacks items.')
  const values = form.items.map((item, at) => valueOfAnswer(item, Number(answers[at]) as Answer))
  return [0, 30, 60].map(from => values.slice(from, from + 30).reduce<number>((sum, value) => sum + value, 0))
}
