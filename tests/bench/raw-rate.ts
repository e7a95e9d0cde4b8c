import { randomUUID } from 'node:crypto'
import { Pool, type PoolClient } from 'pg'

export interface RawDatabase {
  /** One transaction of one worker. */
  readonly turn: (worker: number) => Promise<void>
  close(): Promise<void>
}

/**
 * What the database itself can do: an insert and an update in a transaction, four prepared statements, over a pool as large
 * as the app's. Every worker has a row of its own, so none waits for another's lock.
 */
export async function openRawDatabase(url: string, concurrency: number): Promise<RawDatabase> {
  const pool = new Pool({ connectionString: url, max: 16 })
  const workers = Array.from({ length: concurrency }, () => ({ id: randomUUID(), position: 0 }))
  await pool.query(
    'create table raw_attempt (id uuid primary key, answered int not null, at timestamptz not null)',
  )
  await pool.query(
    `create table raw_answer (attempt uuid not null, position int not null, answer int not null,
       milliseconds int not null, at timestamptz not null, primary key (attempt, position))`,
  )
  for (const { id } of workers) await pool.query('insert into raw_attempt values ($1, 0, now())', [id])
  return {
    async turn(index) {
      const worker = workers[index] as (typeof workers)[number]
      const client = await pool.connect()
      try {
        await store(client, worker.id, worker.position++)
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

async function store(client: PoolClient, id: string, position: number): Promise<void> {
  const now = new Date()
  await client.query({ name: 'raw-begin', text: 'begin' })
  await client.query({
    name: 'raw-insert',
    text: 'insert into raw_answer values ($1, $2, $3, $4, $5)',
    values: [id, position, 3, 9000, now],
  })
  await client.query({
    name: 'raw-update',
    text: 'update raw_attempt set answered = answered + 1, at = $2 where id = $1',
    values: [id, now],
  })
  await client.query({ name: 'raw-commit', text: 'commit' })
}
