import type { Pool } from 'pg'
import { expect } from 'vitest'

/**
 * Waits until a job of a queue is to be tried later, or again later, and lets that time pass at once: the queue's clock is the database's.
 * Answers how many seconds it would have been.
 */
export async function passWait(pool: Pool, queue: string): Promise<number> {
  let seconds = 0
  const pass = async () => {
    const { rows } = await pool.query(
      `update pgboss.job job set start_after = now()
       from (select id, start_after from pgboss.job where name = $1 and state in ('created', 'retry') and start_after > now()) waiting
       where job.name = $1 and job.id = waiting.id
       returning extract(epoch from waiting.start_after - now())::float8 as seconds`,
      [queue],
    )
    seconds = rows[0]?.seconds ?? 0
    return seconds
  }
  await expect.poll(pass, { timeout: 15_000 }).toBeGreaterThan(0)
  return seconds
}
