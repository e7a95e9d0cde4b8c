import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { arrivals } from '#server/db/schema.ts'
import { deviceOf } from './device-of.ts'

/** Records how a person who registers came here, within the transaction that makes the account. */
export async function recordArrival(
  transaction: Transaction,
  arrival: {
    readonly userId: string
    readonly language: Locale
    readonly userAgent: string
    readonly source: string | undefined
  },
): Promise<void> {
  const { userId, language, userAgent, source = null } = arrival
  await transaction.insert(arrivals).values({ userId, language, device: deviceOf(userAgent), source })
}
