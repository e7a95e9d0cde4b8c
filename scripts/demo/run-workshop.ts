import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import { askNorm } from './ask-norm.ts'
import { makePanels } from './make-panels.ts'
import type { Demo } from './open-demo.ts'

/** Does as the operator with an address what is done under *Panels* and *Bank and measurement*. */
export async function runWorkshop(demo: Demo, address: string): Promise<void> {
  const [found] = await demo.deps.database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, address))
  if (!found) throw new Error(`${address} has no account`)
  const operator = { userId: found.id, role: 'owner' } as const
  await makePanels(demo, operator)
  await askNorm(demo, operator)
}
