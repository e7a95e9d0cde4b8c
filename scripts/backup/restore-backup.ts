import { once } from 'node:events'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Part, parseBackup } from './parse-backup.ts'
import { SCHEMAS } from './tables.ts'
import type { BackupEnd, BackupHead } from './write-backup.ts'

const MARK = '-- wijha '

/**
 * Reads the first line of a backup and hands on the rest.
 *
 * @throws on a file that is no backup, or one of a newer format
 */
export async function openBackup(
  stream: Parameters<typeof parseBackup>[0],
): Promise<{ head: BackupHead; parts: AsyncGenerator<Part> }> {
  const parts = parseBackup(stream)
  const { value: first } = await parts.next()
  if (first?.kind !== 'line' || !first.text.startsWith(MARK)) throw new Error('This is no backup of Wijha.')
  const head = JSON.parse(first.text.slice(MARK.length)) as BackupHead
  if (head.format !== 1) throw new Error(`A backup of format ${head.format} needs a newer release.`)
  return { head, parts }
}

/** Throws unless nobody has an account here: a restore never mixes two lives. */
export async function refuseInhabited(url: string): Promise<void> {
  await withClient(url, async client => {
    const there = await client.query(`select to_regclass('public.user') is not null as any`)
    if (!there.rows[0].any) return
    const { rowCount } = await client.query('select 1 from "user" limit 1')
    if (rowCount) throw new Error('There are accounts in this database: a restore needs an empty one.')
  })
}

/**
 * Fills a database that has the backup's schema with the backup's rows, in one transaction: all of it, with every constraint
 * checked and every table's rows counted, or nothing.
 *
 * @returns rows by table
 */
export async function fill(url: string, parts: AsyncGenerator<Part>): Promise<BackupEnd['rows']> {
  return withClient(url, async client => {
    await client.query('begin')
    await empty(client)
    const rows: Record<string, number> = {}
    let end: BackupEnd | undefined
    for (;;) {
      const { value: part, done } = await parts.next()
      if (done) break
      if (part.kind !== 'line') throw new Error('The backup is damaged.')
      if (part.text.startsWith(MARK)) end = JSON.parse(part.text.slice(MARK.length)) as BackupEnd
      else if (part.text.startsWith('COPY ')) {
        const table = /^COPY (\S+) /.exec(part.text)?.[1] ?? ''
        rows[table] = await copyRows(client, part.text, parts)
      } else await client.query(part.text)
    }
    if (!end) throw new Error('The backup is not whole: its end is missing.')
    for (const [table, count] of Object.entries(end.rows)) {
      if (rows[table] !== count)
        throw new Error(`${table} has ${rows[table]} rows, the backup said ${count}.`)
    }
    await client.query('commit')
    await client.query('analyze')
    return rows
  })
}

/** What migrations and queues put there when they were made; all of it stands in the backup as it was then. */
async function empty(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition`,
    [SCHEMAS],
  )
  if (rows.length > 0) await client.query(`truncate ${rows.map(row => row.name).join(', ')}`)
}

async function copyRows(client: Client, statement: string, parts: AsyncGenerator<Part>): Promise<number> {
  const target = client.query(copyFrom(statement.replace(/;$/, '')))
  // An error may come before anybody waits for one.
  const failed = new Promise<never>((_, reject) => target.once('error', reject))
  failed.catch(() => {})
  for (;;) {
    const { value: part, done } = await parts.next()
    if (done || part.kind === 'line') throw new Error('The backup is damaged.')
    if (part.kind === 'end of rows') break
    if (!target.write(part.bytes)) await Promise.race([once(target, 'drain'), failed])
  }
  target.end()
  await Promise.race([once(target, 'finish'), failed])
  return target.rowCount
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
