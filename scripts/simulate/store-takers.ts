import { like } from 'drizzle-orm'
import type { Database } from '#server/db/connection.ts'
import { attempts, users } from '#server/db/schema.ts'
import { SIMULATED_ADDRESS } from '#server/db/simulated.ts'
import type { InventedTaker } from './invent-attempts.ts'

/** So many rows of 25 values fit into a statement of 65,535. */
const AT_ONCE = 500

/** Stores simulated takers, so many in a transaction. @returns how many */
export async function storeTakers(database: Database, takers: Iterable<InventedTaker>): Promise<number> {
  let stored = 0
  let waiting: InventedTaker[] = []
  const store = async () => {
    await database.transaction(async transaction => {
      await transaction.insert(users).values(waiting.map(({ user }) => user))
      await transaction.insert(attempts).values(waiting.map(({ attempt }) => attempt))
    })
    stored += waiting.length
    waiting = []
  }
  for (const taker of takers) if (waiting.push(taker) === AT_ONCE) await store()
  if (waiting.length > 0) await store()
  return stored
}

/** Removes every simulated taker, with their attempts. @returns how many */
export async function removeTakers(database: Database): Promise<number> {
  const { rowCount } = await database.delete(users).where(like(users.email, `${SIMULATED_ADDRESS}%`))
  return rowCount ?? 0
}
