import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { RATING_RULES } from '#contract/rating.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { raters, ratingPanels } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { takeOut } from '#server/features/rating/leave.ts'
import { Refusal, refusedField } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import type { Operator } from '#server/http/operator.ts'
import { hashOfLink } from '#server/http/rater.ts'
import { noteAct } from './note-act.ts'

type InviteDeps = Pick<Deps, 'database' | 'clock' | 'secret' | 'jobs' | 'environment'>

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Invites an address to a panel by mail.
 *
 * @throws Refusal `not_found` for a panel that takes nobody any more, `invalid_request` for an address that was invited
 */
export async function inviteRater(
  deps: InviteDeps,
  operator: Operator,
  { id, email, language }: { readonly id: string; readonly email: string; readonly language: Locale },
): Promise<void> {
  await take(deps, 'rating_invitation', email)
  const now = deps.clock()
  await deps.database.transaction(async transaction => {
    // Two who invite at once must not give one number twice.
    const [panel] = await transaction.select().from(ratingPanels).where(eq(ratingPanels.id, id)).for('update')
    if (panel?.round !== 'open') throw new Refusal('not_found')
    const [last] = await transaction
      .select({ number: sql<number>`coalesce(max(${raters.number}), -1)::int` })
      .from(raters)
      .where(eq(raters.panelId, id))
    const rater = { id: randomUUID(), panelId: id, email, language, number: (last?.number ?? -1) + 1 }
    const added = await transaction
      .insert(raters)
      .values({ ...rater, tokenExpiresAt: now, invitedAt: now })
      .onConflictDoNothing({ target: [raters.panelId, raters.email] })
      .returning()
    if (added.length === 0) throw refusedField('email', 'email_taken')
    await sendLink(deps, transaction, rater)
    await noteAct(deps, transaction, operator, { act: 'rater_invited', about: id })
  })
}

/** Mails a rater a new link, which ends the one before and the session that it opened. @throws Refusal `not_found` */
export async function inviteAgain(deps: InviteDeps, operator: Operator, id: string): Promise<void> {
  const [found] = await deps.database.select().from(raters).where(eq(raters.id, id))
  if (!found) throw new Refusal('not_found')
  await take(deps, 'rating_invitation', found.email)
  await deps.database.transaction(async transaction => {
    const [rater] = await transaction.select().from(raters).where(eq(raters.id, id)).for('update')
    if (!rater) throw new Refusal('not_found')
    await sendLink(deps, transaction, rater)
    await noteAct(deps, transaction, operator, { act: 'rater_invited', about: rater.panelId })
  })
}

/** Takes a rater out of a panel: link and session end, and what goes then is what goes when they leave. @throws Refusal `not_found` */
export async function removeRater(
  deps: Pick<Deps, 'database' | 'clock'>,
  operator: Operator,
  id: string,
): Promise<void> {
  await deps.database.transaction(async transaction => {
    if ((await takeOut(transaction, [id])) === 0) throw new Refusal('not_found')
    await noteAct(deps, transaction, operator, { act: 'rater_removed', about: id })
  })
}

async function sendLink(
  deps: InviteDeps,
  transaction: Transaction,
  { id, email, language }: Pick<typeof raters.$inferSelect, 'id' | 'email' | 'language'>,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const tokenExpiresAt = new Date(deps.clock().getTime() + RATING_RULES.invitationDays * DAY_MS)
  await transaction
    .update(raters)
    .set({ tokenHash: hashOfLink(deps.secret, token), tokenExpiresAt, sessionHash: null })
    .where(eq(raters.id, id))
  await sendMail(deps, transaction, {
    ...{ kind: 'rater_invitation', to: email, firstName: '', locale: language, token },
  })
}
