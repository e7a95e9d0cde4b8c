import { eq } from 'drizzle-orm'
import type { WantsAnswered } from '#contract/wants.ts'
import type { WantAnswers } from '#engine/wants/read-wants.ts'
import { wants } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Finds what a person has answered, every id that was ever stored included. */
export async function findWants(
  { database }: Pick<Deps, 'database'>,
  userId: string,
): Promise<WantsAnswered> {
  const [row] = await database.select().from(wants).where(eq(wants.userId, userId))
  return describeWants(row)
}

/** Describes a stored row as it is sent. */
export function describeWants(
  row: Pick<typeof wants.$inferSelect, 'choices' | 'changedAt'> | undefined,
): WantsAnswered {
  const answers: WantAnswers = Object.fromEntries(
    Object.entries(row?.choices ?? {}).map(([item, { choice }]) => [item, String(choice)]),
  )
  const isEmpty = Object.keys(answers).length === 0
  return { answers, changedAt: isEmpty ? null : (row?.changedAt.toISOString() ?? null) }
}
