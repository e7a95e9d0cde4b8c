import { and, eq } from 'drizzle-orm'
import { openFields } from '#engine/forms/open.ts'
import { pinnedPilots, placePilots } from '#engine/pilots/place-pilots.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import type { FieldId, Locale } from '#engine/vocabulary.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { type Attempt, describeAttempt } from './attempt.ts'
import { drawStorySet, findEarlier, pinStories } from './draw-story-set.ts'
import { findOwnAttempt } from './find-attempt.ts'
import { newestVersions } from './newest-versions.ts'
import { recordScoringConsent } from './record-consent.ts'

/**
 * Sets the field and pins the items and the versions, until the first answer. The button that calls this carries the consent to automated
 * scoring, so the consent is recorded by the same transaction.
 */
export async function chooseField(
  { database, clock, released }: Pick<Deps, 'database' | 'clock' | 'released'>,
  input: { userId: string; id: string; field: FieldId; locale: Locale },
): Promise<Attempt> {
  if (!openFields(released.bank).includes(input.field)) throw new Refusal('field_not_open')
  return database.transaction(async transaction => {
    const attempt = await findOwnAttempt(transaction, input)
    // An attempt that was started before there were story sets has none yet.
    const earlier = await findEarlier(transaction, { userId: input.userId, form: 'basic', except: input.id })
    const storySet = attempt.storySet ?? drawStorySet(earlier).storySet
    const own = and(eq(attempts.userId, input.userId), eq(attempts.id, input.id))
    // The conditions stand in the statement itself, so a first answer that arrives at the same moment wins or waits.
    const now = clock()
    const [row] = await transaction
      .update(attempts)
      .set({
        ...newestVersions(released, 'basic'),
        field: input.field,
        storySet,
        ...pinStories(released, { form: 'basic', field: input.field, storySet }, earlier),
        pilots: placePilots(newestForm(released, 'basic'), pinnedPilots(released, attempt.pilots)),
        openedAt: now,
      })
      .where(and(own, eq(attempts.form, 'basic'), eq(attempts.answers, '')))
      .returning()
    if (!row) {
      const current = await findOwnAttempt(transaction, input)
      throw new Refusal('field_locked', { assessment: describeAttempt(released, current) })
    }
    await recordScoringConsent(transaction, { ...input, now })
    return row
  })
}
