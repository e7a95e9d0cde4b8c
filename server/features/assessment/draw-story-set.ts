import { randomInt } from 'node:crypto'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { tellsPairs } from '#engine/forms/pin-items.ts'
import { complementOf, STORY_SETS } from '#engine/forms/story-sets.ts'
import type { TemplateId } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { attempts } from '#server/db/schema.ts'

/**
 * Draws by chance which stories a first attempt at a form tells. A later one tells the others: no story is met twice,
 * since an answer from memory would be worth least where one fact has changed.
 */
export async function drawStorySet(
  transaction: Transaction,
  { userId, form }: { userId: string; form: TemplateId },
): Promise<{ storySet: number; retake: boolean }> {
  const [last] = await transaction
    .select({ storySet: attempts.storySet, stories: attempts.stories })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.form, form), isNotNull(attempts.stories)))
    .orderBy(desc(attempts.number))
    .limit(1)
  if (!last?.storySet) return { storySet: randomInt(1, STORY_SETS + 1), retake: false }
  return { storySet: complementOf(last.storySet), retake: tellsPairs(last) }
}
