import { max } from 'drizzle-orm'
import { contentChanges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

const LOOK_EVERY_MS = 5000

export interface ContentWatch {
  /** Names what editors have changed so far; another name, other pages. */
  readonly revision: () => string
  stop(): void
}

/** Looks every five seconds whether an editor has changed something, in this process or another (docs/decisions/0108). */
export async function watchContent({ database }: Pick<Deps, 'database'>): Promise<ContentWatch> {
  let revision = ''
  const look = async () => {
    const [row] = await database.select({ last: max(contentChanges.changedAt) }).from(contentChanges)
    revision = row?.last ? String(row.last.getTime()) : ''
  }
  await look()
  // The pages stay as they are while the database is away.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS).unref()
  return { revision: () => revision, stop: () => clearInterval(timer) }
}
