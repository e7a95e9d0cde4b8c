import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { readonly $client: Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export function openDatabase(pool: Pool): Database {
  return drizzle(pool, { schema }) as Database
}
