import { Client } from 'pg'

/** Enough that a pooler which lends its servers by turns lends one of them twice. */
const CONNECTIONS = 4

/**
 * Tells whether the address leads through a pooler that lends a server for one transaction alone: then connections that are open
 * at once share one, or one of them meets another than before.
 */
export async function isTransactionPooled(url: string): Promise<boolean> {
  const clients: Client[] = []
  const servers: string[] = []
  try {
    for (let count = 0; count < CONNECTIONS; count += 1) {
      const client = new Client({ connectionString: url })
      clients.push(client)
      await client.connect()
      servers.push(await serverOf(client))
    }
    for (const [index, client] of clients.entries()) {
      if ((await serverOf(client)) !== servers[index]) return true
    }
    return new Set(servers).size < servers.length
  } finally {
    await Promise.all(clients.map(client => client.end()))
  }
}

async function serverOf(client: Client): Promise<string> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return String(rows[0].pid)
}
