import type { ClientBase } from 'pg'

/** Lists the schemas that hold what is stored: the product's tables, the list of migrations, the queues. */
export const SCHEMAS = ['public', 'drizzle', 'pgboss'] as const

export interface Table {
  /** Schema and name, quoted as SQL wants them. */
  readonly name: string
  readonly columns: readonly string[]
  /** Quoted names of tables that must hold their rows first. */
  readonly after: readonly string[]
}

/** Lists all tables, each after those that it refers to. A partitioned table counts once, with all its partitions. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array(select quote_ident(attname) from pg_attribute
                  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
                  order by attnum) as columns,
            array(select distinct confrelid::regclass::text from pg_constraint
                  where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as after
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
     order by name`,
    [SCHEMAS],
  )
  // `regclass` leaves a schema out that is on the search path.
  const sorted: Table[] = []
  const isPlaced = (name: string) =>
    sorted.some(table => table.name === name || table.name === `public.${name}`)
  for (let left = rows; left.length > 0; ) {
    const next = left.filter(table => table.after.every(isPlaced))
    if (next.length === 0) throw new Error(`${left.map(table => table.name).join(', ')} refer to each other.`)
    sorted.push(...next)
    left = left.filter(table => !next.includes(table))
  }
  return sorted
}

export interface Sequence {
  readonly name: string
  readonly value: string | null
}

export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) order by name`,
    [SCHEMAS],
  )
  return rows
}
