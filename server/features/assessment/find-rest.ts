import { and, eq, gt, gte } from 'drizzle-orm'
import type { Rest } from '#contract/reminder.ts'
import { reminders } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findStopped } from '#server/features/mail/recipient.ts'
import type { Session } from '#server/http/session.ts'
import { findOwnAttempt } from './find-attempt.ts'

/** Caps the time of one question: a question that stands longer than this was left standing. */
const LONGEST_MS = 3 * 60_000

type Person = Pick<Session, 'userId' | 'email' | 'emailVerified'>

/** Tells what a stop between two sections shows. @throws Refusal `not_found` */
export async function findRest(
  deps: Pick<Deps, 'database' | 'clock' | 'secret'>,
  { person, id }: { readonly person: Person; readonly id: string },
): Promise<Rest> {
  const { itemMilliseconds, completedAt } = await findOwnAttempt(deps.database, { userId: person.userId, id })
  const [reminder] = await deps.database
    .select({ dueAt: reminders.dueAt })
    .from(reminders)
    .where(
      and(
        eq(reminders.userId, person.userId),
        eq(reminders.attemptId, id),
        gt(reminders.dueAt, deps.clock()),
        // One for the questions ended with the last of them.
        completedAt ? gte(reminders.askedAt, completedAt) : undefined,
      ),
    )
  return {
    minutes: minutesOf(itemMilliseconds),
    reminder: reminder ? { at: reminder.dueAt.toISOString() } : null,
    mayRemind: await mayRemind(deps, person),
  }
}

/** Tells whether a reminder may be mailed to the address of an account. */
export async function mayRemind(
  deps: Pick<Deps, 'database' | 'secret'>,
  { email, emailVerified }: Person,
): Promise<Rest['mayRemind']> {
  if (!emailVerified) return 'unverified'
  return (await findStopped(deps, [email])).size > 0 ? 'stopped' : 'yes'
}

/** Computes the minutes spent on all answers; one whose time is not known counts as the others do. */
export function minutesOf(itemMilliseconds: readonly (number | null)[]): number | null {
  const known = itemMilliseconds.filter(time => time !== null)
  if (known.length === 0) return null
  const sum = known.reduce((total, time) => total + Math.min(LONGEST_MS, time), 0)
  return Math.max(1, Math.round((sum / known.length) * (itemMilliseconds.length / 60_000)))
}
