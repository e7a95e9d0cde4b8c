import type { Pool, PoolClient } from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

export interface Seen {
  /** One of each wording. */
  readonly statements: ReadonlyMap<string, Statement>
  /** The tables that the plan of a statement reads from one end to the other. */
  wholeTables(statement: Statement): Promise<string[]>
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

/** Notes every statement that passes through a pool from now on, with the values of its first time. */
export function watchStatements(pool: Pool): Seen {
  const statements = new Map<string, Statement>()
  let watching = true
  const note = (query: unknown, values: unknown): void => {
    const { text, values: own } = typeof query === 'string' ? { text: query } : (query as Partial<Statement>)
    if (!watching || !text || !/^\s*(select|update|delete|insert|with)\b/i.test(text) || statements.has(text))
      return
    statements.set(text, { text, values: own ?? (Array.isArray(values) ? values : []) })
  }
  const watched = new WeakSet<PoolClient>()
  const watch = (client: PoolClient): void => {
    if (watched.has(client)) return
    watched.add(client)
    const { query } = client
    client.query = function noted(this: PoolClient, ...parameters: unknown[]) {
      note(parameters[0], parameters[1])
      return (query as (...all: unknown[]) => unknown).apply(this, parameters)
    } as typeof client.query
  }
  pool.on('acquire', watch)
  return {
    statements,
    async wholeTables({ text, values }) {
      watching = false
      const client = await pool.connect()
      try {
        await client.query('begin')
        const { rows } = await client.query(`explain (format json) ${text}`, [...values])
        return whole(rows[0]['QUERY PLAN'][0].Plan)
      } finally {
        await client.query('rollback')
        client.release()
        watching = true
      }
    },
  }
}

function whole(plan: Plan): string[] {
  const table = plan['Relation Name']
  const scan = plan['Node Type']
  const reads = scan === 'Seq Scan' || (/^Index (Only )?Scan$/.test(scan) && !plan['Index Cond'])
  const own = table && reads ? [table] : []
  return [...own, ...(plan.Plans ?? []).flatMap(whole)]
}
