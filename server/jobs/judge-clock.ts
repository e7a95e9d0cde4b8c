import type { Transaction } from '#server/db/connection.ts'
import { serverClock } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How far back a clock that is set right may go, and for how long a server may have been switched off. */
const BACK_MS = 5 * MINUTE_MS
const AHEAD_MS = 7 * DAY_MS
/** How long a clock is not believed after a jump: the operator has a week to look at it. */
const DOUBT_MS = 7 * DAY_MS

/** Names the times of a jump: what the clock showed last, and what it shows now; and whether it was doubted already. */
export interface Jump {
  readonly from: Date
  readonly to: Date
  readonly wasDoubted: boolean
}

/**
 * Tells whether the server's clock may be believed by what it showed last, whichever process asked: one that is years ahead would
 * delete people and charge every month to come. A clock that jumped is doubted for a week, then it is the time.
 *
 * @param onJump is called once for each jump, within the transaction that notes it
 */
export async function judgeClock(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  onJump: (transaction: Transaction, jump: Jump) => Promise<void>,
): Promise<'believed' | 'doubted'> {
  return database.transaction(async transaction => {
    const now = clock()
    await transaction.insert(serverClock).values({ seenAt: now }).onConflictDoNothing()
    const [known] = await transaction.select().from(serverClock).for('update')
    const { seenAt, doubtedUntil } = known ?? { seenAt: now, doubtedUntil: null }
    const step = now.getTime() - seenAt.getTime()
    const hasJumped = step > AHEAD_MS || step < -BACK_MS
    const until = hasJumped ? new Date(now.getTime() + DOUBT_MS) : doubtedUntil
    const isDoubted = until !== null && until > now
    await transaction.update(serverClock).set({ seenAt: now, doubtedUntil: isDoubted ? until : null })
    if (hasJumped) await onJump(transaction, { from: seenAt, to: now, wasDoubted: doubtedUntil !== null })
    return isDoubted ? 'doubted' : 'believed'
  })
}

/** Believes the clock again, as the operator says: what it shows is the time. */
export async function believeClock({
  database,
  clock,
}: Pick<Deps, 'clock'> & { readonly database: Pick<Deps['database'], 'insert'> }): Promise<void> {
  const row = { seenAt: clock(), doubtedUntil: null }
  await database.insert(serverClock).values(row).onConflictDoUpdate({ target: serverClock.id, set: row })
}
