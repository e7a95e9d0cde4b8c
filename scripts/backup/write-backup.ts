import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { listSequences, listTables } from './tables.ts'

/** Stands on the first line, behind `-- wijha `. */
export interface BackupHead {
  readonly format: 1
  readonly takenAt: string
  /** The newest migration, by the number that the migrator keeps of it. */
  readonly migration: number
  /** Of the queue's own schema. */
  readonly queue: number | null
  /** Tells whether a later AUTH_SECRET is the one of then, and nothing about it. */
  readonly secret: string
  /** The generated secret, where there is one: without it sessions, waiting mails and opt-outs could not be read. */
  readonly generatedSecret: string | null
}

/** Stands on the last line: rows by table. A file without it is not whole. */
export interface BackupEnd {
  readonly rows: Readonly<Record<string, number>>
}

/**
 * Writes everything that is stored at one moment, as the text that `psql` takes too: one transaction that sees no
 * later change, while the product goes on writing. Yields the text in pieces; nothing is held in memory.
 */
export async function* backupOf(
  url: string,
  about: Pick<BackupHead, 'secret' | 'generatedSecret'>,
): AsyncGenerator<Buffer> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables = await listTables(client)
    const one = async (statement: string) => (await client.query(statement)).rows[0]
    const head: BackupHead = {
      format: 1,
      takenAt: (await one('select now()::text as at')).at,
      migration: Number((await one('select max(created_at) as at from drizzle.__drizzle_migrations')).at),
      queue: tables.some(table => table.name === 'pgboss.version')
        ? Number((await one('select version from pgboss.version')).version)
        : null,
      ...about,
    }
    yield Buffer.from(`-- wijha ${JSON.stringify(head)}\n`)
    const rows: Record<string, number> = {}
    for (const { name, columns } of tables) {
      const list = columns.join(', ')
      yield Buffer.from(`COPY ${name} (${list}) FROM stdin;\n`)
      const copy = client.query(copyTo(`copy (select ${list} from ${name}) to stdout`))
      for await (const piece of copy) yield piece as Buffer
      rows[name] = copy.rowCount
      yield Buffer.from('\\.\n')
    }
    for (const { name, value } of await listSequences(client)) {
      if (value !== null) yield Buffer.from(`SELECT setval('${name.replaceAll("'", "''")}', ${value});\n`)
    }
    await client.query('commit')
    const end: BackupEnd = { rows }
    yield Buffer.from(`-- wijha ${JSON.stringify(end)}\n`)
  } finally {
    await client.end()
  }
}
