import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ColumnClass, LIBRARY_TABLES, TABLES } from '#server/db/classification.ts'
import { createMailingWorld, type MailingWorld } from '../support/mailing-world.ts'

let world: MailingWorld
beforeAll(async () => {
  world = await createMailingWorld()
})
afterAll(() => world.close())

/** `schema.table.column` of everything that the running product has made in its database. */
async function storedColumns(): Promise<string[]> {
  const { rows } = await world.store.pool.query(
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const names = rows.map(({ name }) => name.replace(/^pgboss\.queue_stats_\d+/, 'pgboss.queue_stats'))
  return [...new Set<string>(names)].sort()
}

function classifiedColumns(): string[] {
  const own = Object.entries(TABLES).flatMap(([table, { columns }]) =>
    Object.keys(columns).map(column => `public.${table}.${column}`),
  )
  const libraries = Object.entries(LIBRARY_TABLES).flatMap(([table, { secret = '', nobody }]) =>
    `${secret} ${nobody}`
      .split(/\s+/)
      .filter(Boolean)
      .map(column => `${table}.${column}`),
  )
  return [...own, ...libraries].sort()
}

test('every column of every table is classified, and nothing is classified that is not there', async () => {
  expect(classifiedColumns()).toEqual(await storedColumns())
})

test('a row that says whose it is leaves with its person, unless the law keeps it', async () => {
  const { rows } = await world.store.pool.query(
    `select c.relname as table, a.attname as column, k.confdeltype as rule
     from pg_attribute a
     join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
     where a.attname = 'user_id'`,
  )
  for (const { table, column, rule } of rows) {
    const kind = (TABLES[table as keyof typeof TABLES].columns as Record<string, ColumnClass>)[column]
    expect([table, kind, rule]).toEqual([table, rule === 'c' ? 'link' : 'law', rule])
  }
  expect(rows.length).toBeGreaterThan(15)
})
