import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { readonly $client: Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export function openDatabase(pool: Pool): Database {
  // A connection that breaks fails the statement that uses it; without a listener it would end the process as well.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return drizzle(pool, { schema }) as Database
}
