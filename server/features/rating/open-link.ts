import { and, eq, gt, or } from 'drizzle-orm'
import type { RaterState } from '#contract/rating.ts'
import { raters } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { hashOfLink, hashOfSession, sessionOfLink } from '#server/http/rater.ts'
import { describeState, readTasks } from './rated-tasks.ts'

/**
 * Opens an invitation into a session, once. The same device may ask again, as after an answer that was lost on the way.
 *
 * @throws Refusal `invalid_token` for a link that was opened elsewhere, has run out, or was revoked
 */
export async function openLink(
  deps: Deps,
  link: { readonly token: string; readonly device: string },
  address: string,
): Promise<{ readonly session: string; readonly state: RaterState }> {
  await take(deps, 'rating_link', address)
  const { database, secret } = deps
  const now = deps.clock()
  const session = sessionOfLink(secret, link)
  const sessionHash = hashOfSession(secret, session)
  return database.transaction(async transaction => {
    const [rater] = await transaction
      .update(raters)
      .set({ tokenHash: null, sessionHash, openedAt: now })
      .where(
        or(
          and(eq(raters.tokenHash, hashOfLink(secret, link.token)), gt(raters.tokenExpiresAt, now)),
          eq(raters.sessionHash, sessionHash),
        ),
      )
      .returning()
    if (!rater) throw new Refusal('invalid_token')
    const tasks = await readTasks(transaction, rater, { lock: false })
    return { session, state: describeState(rater, tasks, now) }
  })
}
