import { randomInt } from 'node:crypto'
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { type AnsweredPins, findReadBefore } from '#engine/forms/find-read-before.ts'
import { type PinnedItems, tellsPairs } from '#engine/forms/pin-items.ts'
import { complementOf, STORY_SETS } from '#engine/forms/story-sets.ts'
import { findChosenBefore } from '#engine/versions/find-chosen-before.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import { latestPins } from '#engine/versions/pinned-items.ts'
import type { Released } from '#engine/versions/released.ts'
import type { FieldId, TemplateId } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { attempts } from '#server/db/schema.ts'

/** Holds what an attempt has pinned and how far it was answered, with the set that its stories come from. */
type EarlierAttempt = AnsweredPins & { readonly storySet: number | null }

/** Finds the attempts of a user at a form whose questions could be seen, the newest first; without one of them. */
export function findEarlier(
  transaction: Transaction,
  { userId, form, except }: { userId: string; form: TemplateId; except?: string },
): Promise<EarlierAttempt[]> {
  return transaction
    .select({
      storySet: attempts.storySet,
      field: attempts.field,
      itemVersions: attempts.itemVersions,
      stories: attempts.stories,
      answers: attempts.answers,
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.form, form),
        isNotNull(attempts.stories),
        except === undefined ? undefined : ne(attempts.id, except),
      ),
    )
    .orderBy(desc(attempts.number))
}

/**
 * Draws by chance which stories a first attempt at a form tells. The second tells the others, since an answer from memory would be
 * worth least where one fact has changed. Each pair has two stories: a third attempt meets those again of which fewer were answered.
 */
export function drawStorySet(earlier: readonly EarlierAttempt[]): { storySet: number; retake: boolean } {
  const [last] = earlier
  if (!last?.storySet) return { storySet: randomInt(1, STORY_SETS + 1), retake: false }
  const other = complementOf(last.storySet)
  const answeredOf = (set: number) =>
    Math.max(0, ...earlier.filter(({ storySet }) => storySet === set).map(({ answers }) => answers.length))
  const storySet = answeredOf(other) <= answeredOf(last.storySet) ? other : last.storySet
  return { storySet, retake: tellsPairs(last) }
}

/** Pins the newest items of a form with the stories of a set, and notes which of these were answered before and what was chosen in their twins. */
export function pinStories(
  released: Released,
  { form, field, storySet }: { form: TemplateId; field: FieldId | null; storySet: number },
  earlier: readonly AnsweredPins[],
): Pick<PinnedItems, 'itemVersions' | 'stories'> & {
  readonly readBefore: string
  readonly chosenBefore: string
} {
  const newest = newestForm(released, form)
  const pins = latestPins(released, form, field, storySet)
  const own = { field, ...pins }
  return {
    ...pins,
    readBefore: findReadBefore(newest, own, earlier),
    chosenBefore: findChosenBefore(released, newest, own, earlier),
  }
}
