import { max } from 'drizzle-orm'
import { contentChanges, itemDecisions, pilotPlans } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

const LOOK_EVERY_MS = 5000

export interface ContentWatch {
  /** Names what editors have changed, experts' reviews have said and operators have put on trial so far; another name, other pages. */
  readonly revision: () => string
  stop(): void
}

/** Looks every five seconds whether an editor has changed something, a question has passed a review or is put on trial, in this process or another (docs/decisions/0094, 0108). */
export async function watchContent({ database }: Pick<Deps, 'database'>): Promise<ContentWatch> {
  let revision = ''
  const look = async () => {
    const [content] = await database.select({ last: max(contentChanges.changedAt) }).from(contentChanges)
    const [reviews] = await database.select({ last: max(itemDecisions.confirmedAt) }).from(itemDecisions)
    const [pilots] = await database.select({ last: max(pilotPlans.changedAt) }).from(pilotPlans)
    revision = [content, reviews, pilots]
      .map(row => row?.last?.getTime() ?? '')
      .join(' ')
      .trim()
  }
  await look()
  // The pages stay as they are while the database is away.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS).unref()
  return { revision: () => revision, stop: () => clearInterval(timer) }
}
