import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import { profiles, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { writeName } from '#server/features/account/set-name.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

/**
 * Corrects the name of an account and, where there is a profile, the name that its reports carry; its person is told by mail. What was issued
 * under the earlier name stays as it is, as when its person changes it. Nobody corrects their own here.
 *
 * @throws Refusal `not_found`
 */
export async function correctName(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  operator: Operator,
  wish: z.output<typeof consoleEndpoints.correctName.body> & { readonly userId: string },
): Promise<void> {
  const { userId, firstName, lastName, fullName, reason } = wish
  if (userId === operator.userId) throw new Refusal('not_found')
  const now = deps.clock()
  await deps.database.transaction(async transaction => {
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('no key update')
    if (!user) throw new Refusal('not_found')
    await writeName(transaction, userId, { firstName, lastName, now })
    if (fullName !== undefined) {
      await transaction.update(profiles).set({ fullName, updatedAt: now }).where(eq(profiles.userId, userId))
    }
    await sendMail(deps, transaction, {
      ...{ kind: 'name_corrected', to: user.email, firstName, locale: user.language },
    })
    await noteAct(deps, transaction, operator, { act: 'name_corrected', person: userId, reason })
  })
}
