import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase } from './connection.ts'

const open = () => {
  const pool = new Pool({
    connectionString: inject('administratorUrl'),
    max: 1,
    connectionTimeoutMillis: 5000,
  })
  onTestFinished(() => pool.end())
  return { pool, database: openDatabase(pool) }
}

it('a transaction that cannot begin gives its connection back', async () => {
  const { pool, database } = open()
  const unknown = { isolationLevel: 'no such level' as 'serializable' }
  await expect(database.transaction(async () => 'begun', unknown)).rejects.toThrow()
  expect(pool.idleCount).toBe(1)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('a transaction whose connection is cut in the middle leaves no connection behind', async () => {
  const { pool, database } = open()
  const cut = database.transaction(tx => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
  await expect(cut).rejects.toThrow()
  expect(pool.totalCount).toBe(0)
  expect(await database.transaction(tx => tx.execute(sql`select 1 as one`))).toMatchObject({
    rows: [{ one: 1 }],
  })
})
