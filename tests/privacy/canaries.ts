import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { TABLES } from '#server/db/classification.ts'
import * as schema from '#server/db/schema.ts'

/** One value of one person, as it stands in the database, and where. */
export interface Canary {
  readonly place: string
  readonly text: string
}

/**
 * Columns whose value the product itself reads, so that a made-up one would stop it before anything is proven. What they hold is
 * unique by itself or no news about anyone.
 */
const BOUND: readonly string[] = [
  'user.id',
  'user.email',
  'user.email_verified',
  'session.token',
  'session.expires_at',
  'account.password',
  'account.provider_id',
  'attempt.id',
  'attempt.number',
  'attempt.form',
  'attempt.form_version',
  'attempt.scoring_version',
  'attempt.field',
  'attempt.education',
  'attempt.major',
  'attempt.experience_years',
  'attempt.career_stage',
  'attempt.guess',
  'attempt.item_versions',
  'attempt.story_set',
  'attempt.stories',
  'attempt.retake',
  'attempt.questions',
  'attempt.answers',
  'attempt.languages',
  'attempt.devices',
  'attempt.changes',
  'attempt.item_milliseconds',
  'attempt.answered_after',
  'attempt.completed_at',
  'pilot_answer.attempt_id',
  'entitlement.kind',
  'entitlement.attempt_id',
  'entitlement.starts_at',
  'entitlement.revoked_at',
  'subscription.status',
  'contact_message.email',
  'contact_answer.message_id',
  'contact_reply.message_id',
]
/** A plan that runs, so that there is a card to forget; no key, which is a row of nobody's, and no consultant, who is somebody else. */
const MEANT: Readonly<Record<string, unknown>> = {
  'subscription.status': 'active',
  'credential.key_id': null,
  'consultation.consultant_id': null,
}

const OWNED = Object.entries(TABLES).filter(([, { by }]) => by !== 'nothing' && by !== 'hash')
const DRIZZLE = Object.values(schema).filter(table => table instanceof PgTable)

/** Gives a person a row in every table, with a value of its own in every column. */
export async function fillEveryColumn(pool: Pool, { userId, email }: { userId: string; email: string }) {
  for (const [table, { by }] of OWNED) {
    const { columns } = getTableConfig(DRIZZLE.find(each => getTableConfig(each).name === table) as PgTable)
    const values = columns.map(column => {
      const place = `${table}.${column.name}`
      if (column.name === 'user_id') return userId
      if (by === 'email' && column.name === 'email') return email
      if (place in MEANT) return MEANT[place]
      return inventValue(column, place)
    })
    const free = columns.map((column, index) => ({ column, value: values[index] }))
    const key = by === 'email' ? 'email' : by
    const mine = by === 'email' ? email : userId
    const [existing] = (await pool.query(`select 1 from "${table}" where ${key} = $1`, [mine])).rows
    if (existing) {
      const set = free.filter(
        ({ column }) => column.name !== 'user_id' && !BOUND.includes(`${table}.${column.name}`),
      )
      const single = set.filter(
        ({ column }) => !column.primary && !['id', 'number', 'token_hash'].includes(column.name),
      )
      const text = single.map(({ column }, index) => `"${column.name}" = $${index + 2}`).join(', ')
      const row = `ctid = (select ctid from "${table}" where ${key} = $1 limit 1)`
      await pool.query(`update "${table}" set ${text} where ${row}`, [
        mine,
        ...single.map(({ value }) => value),
      ])
    } else {
      const names = free.map(({ column }) => `"${column.name}"`).join(', ')
      const places = free.map((_, index) => `$${index + 1}`).join(', ')
      await pool.query(
        `insert into "${table}" (${names}) values (${places})`,
        free.map(({ value }) => value),
      )
    }
  }
}

function inventValue(column: PgColumn, place: string): unknown {
  if (column.enumValues?.length) return column.enumValues[0]
  const word = () => `canary${randomBytes(9).toString('hex')}`
  switch (column.getSQLType().replace(/\(.*\)| with time zone/g, '')) {
    case 'uuid':
      return randomUUID()
    case 'boolean':
      return true
    case 'integer':
    case 'bigint':
      return randomInt(1_000_000_000, 2_000_000_000)
    case 'smallint':
      return randomInt(10_000, 30_000)
    case 'timestamp':
      // Never on a full hundredth of a second, which the database writes shorter.
      return new Date(Date.UTC(2061, 0, 1) + randomInt(100_000_000_000) * 10 + 7)
    case 'date':
      return `20${randomInt(61, 99)}-0${randomInt(1, 9)}-1${randomInt(0, 9)}`
    case 'jsonb':
      return JSON.stringify({ [place]: word() })
    case 'text[]':
      return [word()]
    case 'integer[]':
      return [randomInt(1_000_000_000, 2_000_000_000)]
    default:
      return word()
  }
}

/** What now stands in a person's rows: one canary for each value that can be told from everybody else's. */
export async function canariesOf(
  pool: Pool,
  { userId, email }: { userId: string; email: string },
): Promise<{ canaries: Canary[]; empty: string[] }> {
  const canaries: Canary[] = []
  const filled = new Set<string>()
  for (const [table, { by, columns }] of OWNED) {
    const key = by === 'email' ? 'email' : by
    const { rows } = await pool.query(`select * from "${table}" where ${key} = $1`, [
      by === 'email' ? email : userId,
    ])
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (value !== null) filled.add(`${table}.${column}`)
        const text = textOf(value)
        if (text && column in columns) canaries.push({ place: `${table}.${column}`, text })
      }
    }
  }
  const all = OWNED.flatMap(([table, { columns }]) =>
    Object.keys(columns).map(column => `${table}.${column}`),
  )
  return { canaries, empty: all.filter(place => !filled.has(place)) }
}

/** Long enough to be found by chance nowhere else; small numbers, words from a list and yes or no are not. */
function textOf(value: unknown): string | null {
  if (value instanceof Date) return value.getUTCFullYear() >= 2061 ? value.toISOString().slice(0, 23) : null
  if (Array.isArray(value)) return value.map(textOf).find(text => text !== null) ?? null
  if (typeof value === 'number') return value >= 1_000_000_000 ? String(value) : null
  if (typeof value === 'object' && value !== null)
    return /canary[0-9a-f]{18}/.exec(JSON.stringify(value))?.[0] ?? null
  return typeof value === 'string' && value.length >= 24 ? value : null
}

/** Every row of every schema, as JSON, with its place. */
export async function dump(pool: Pool): Promise<{ table: string; row: Record<string, unknown> }[]> {
  const { rows: tables } = await pool.query(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  )
  const dumped = []
  for (const { schema: owner, name } of tables) {
    const { rows } = await pool.query(`select to_jsonb(t) as row from "${owner}"."${name}" t`)
    for (const { row } of rows) dumped.push({ table: owner === 'public' ? name : `${owner}.${name}`, row })
  }
  return dumped
}
