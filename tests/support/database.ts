import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/db/connection.ts'

export interface TestDatabase {
  readonly url: string
  readonly pool: Pool
  readonly database: Database
  drop(): Promise<void>
}

/** Creates a migrated, empty database of its own on the test run's PostgreSQL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const administratorUrl = inject('administratorUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administrate(`create database ${name} template template_wijha owner wijha`)
  const url = administratorUrl.replace(/\/postgres$/, `/${name}`)
  const pool = new Pool({ connectionString: url, max: 20 })
  return {
    url,
    pool,
    database: openDatabase(pool),
    async drop() {
      if (!pool.ended) await pool.end()
      await administrate(`drop database ${name} with (force)`)
    },
  }

  async function administrate(statement: string): Promise<void> {
    const client = new Client({ connectionString: administratorUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
}
