import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { readonly $client: Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/**
 * Opens the tables of a pool. A transaction gives its connection back whatever becomes of it. With `pooling` by transaction
 * statements have no names: the next one may meet a server that has not seen them.
 */
export function openDatabase(pool: Pool, pooling: 'session' | 'transaction' = 'session'): Database {
  if (pooling === 'transaction') pool.on('connect', sendUnnamed)
  // A connection that breaks fails the statement that uses it; without a listener it would end the process as well.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const database = drizzle(pool, { schema }) as Database
  const connections = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>()
  // Drizzle keeps the connection for good where its own `begin` fails, so it is handed one that is given back here.
  database.transaction = async (run, config) => {
    const client = await pool.connect()
    try {
      const connection = connections.get(client) ?? drizzle(client, { schema })
      connections.set(client, connection)
      return await connection.transaction(run, config)
    } finally {
      client.release()
    }
  }
  return database
}

function sendUnnamed(client: PoolClient): void {
  const send = client.query.bind(client) as (...call: unknown[]) => unknown
  const query = (statement: unknown, ...rest: unknown[]) =>
    send(typeof statement === 'object' ? { ...statement, name: undefined } : statement, ...rest)
  client.query = query as typeof client.query
}
