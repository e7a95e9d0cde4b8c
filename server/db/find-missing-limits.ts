import type { Pool } from 'pg'

/**
 * Lists which of the settings (in milliseconds, 0 for none) the connections of a pool do without. Behind a pooler they come from
 * the role alone: nobody notices a role that was made without them until something holds everybody up.
 */
export async function findMissingLimits(pool: Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = '0' order by name`,
    [names],
  )
  return rows.map(({ name }) => name)
}
