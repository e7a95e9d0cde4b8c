import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** PostgreSQL's code for a disk without room. */
export const DISK_FULL = '53100'

/** Enough, and too random to be pressed, that a table must grow for it. */
const PROBE_BYTES = 32 * 1024

const full = new WeakSet<Pool>()

/** Notes that a statement found no room: from then on room is looked for. */
export function noteFullDisk(pool: Pool): void {
  full.add(pool)
}

/** Tells whether there is room to write: as long as no statement found none, without a look. */
export async function hasRoom(pool: Pool): Promise<boolean> {
  if (!full.has(pool)) return true
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      'insert into verification (id, identifier, value, expires_at) values ($1, $2, $3, now())',
      [randomUUID(), 'room on the disk', randomBytes(PROBE_BYTES).toString('base64')],
    )
    full.delete(pool)
    return true
  } catch {
    return false
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}
