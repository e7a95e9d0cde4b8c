import { eq } from 'drizzle-orm'
import type { Transaction } from './connection.ts'
import { users } from './schema.ts'

/**
 * Locks a user's row to the end of the transaction: what two requests of one person write at once happens one after the other.
 * For a user who does not exist it locks nothing. Where rows that refer to the user must still be written, `lockCustomer`.
 */
export async function lockPerson(transaction: Transaction, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}
