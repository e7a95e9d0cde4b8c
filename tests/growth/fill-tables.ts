import type { Pool } from 'pg'

/** A value of chance by type; `n` is the row's number, `person` the id of the n-th person (generate.ts). */
const VALUES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: 'md5(random()::text || n)',
  'character varying': 'md5(random()::text || n)',
  integer: '(random() * 1000000)::int',
  smallint: '(n % 30000)::smallint',
  bigint: '(random() * 1000000)::bigint',
  boolean: 'n % 2 = 0',
  jsonb: "'{}'::jsonb",
  date: 'current_date',
  'timestamp with time zone': "now() - random() * interval '700 days'",
  ARRAY: "'{}'",
}

/** Lists tables whose rows belong to rows of another one: there are as few as of that. */
const BELONGING: readonly string[] = [
  'contact_answer',
  'contact_reply',
  'measurement_table',
  'norm',
  'passkey',
  'pilot_answer',
  'pilot_plan',
]

/**
 * Gives each table of the product that is still nearly empty so many rows, one for each person, so that the planner sees it as
 * it will be. What the rows say means nothing.
 */
export async function fillTables(pool: Pool, count: number): Promise<void> {
  const { rows } = await pool.query<{
    table: string
    column: string
    type: string
    optional: boolean
    refers: boolean
    longest: number | null
  }>(
    `select c.table_name as table, c.column_name as column, c.data_type as type, c.is_nullable = 'YES' as optional,
            c.column_name = 'user_id' as refers, c.character_maximum_length as longest
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'`,
  )
  for (const [table, columns] of Object.entries(Object.groupBy(rows, row => row.table))) {
    const there = await pool.query(`select count(*) as n from (select from "${table}" limit $1) t`, [count])
    if (!columns || BELONGING.includes(table) || Number(there.rows[0].n) >= count) continue
    const values = columns.map(({ column, type, optional, refers, longest }) => {
      // Names a row of a table of nobody's, or another person.
      if (column === 'key_id' || column === 'consultant_id') return 'null'
      if (refers) return `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
      const made = VALUES[type]
      const value = longest ? `left(${made}, ${longest})` : made
      if (!made) throw new Error(`${table} has a column of type ${type}: say here what to fill it with.`)
      // An empty array has the type of its column where it stands alone, and is text within a case.
      return optional && type !== 'ARRAY' ? `case when n % 3 > 0 then ${value} end` : value
    })
    await pool.query(
      `insert into "${table}" (${columns.map(({ column }) => `"${column}"`).join(', ')})
       select ${values.join(', ')} from generate_series(1, ${count}) n on conflict do nothing`,
    )
  }
  await pool.query('vacuum analyze')
}
