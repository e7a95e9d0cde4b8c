import { and, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import type { signInWays } from '#contract/account.ts'
import { accounts, mailedTokens } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

const PROVIDERS = ['google', 'apple'] as const

/** Finds the user's ways to sign in, and the address that the user asked to change to. */
export async function findSignInWays(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
): Promise<z.output<typeof signInWays>> {
  const ways = await database
    .select({ provider: accounts.providerId, password: accounts.password })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  const [change] = await database
    .select({ email: mailedTokens.email })
    .from(mailedTokens)
    .where(
      and(
        eq(mailedTokens.userId, userId),
        eq(mailedTokens.purpose, 'change_email'),
        gt(mailedTokens.expiresAt, clock()),
      ),
    )
  return {
    hasPassword: ways.some(({ password }) => password !== null),
    providers: PROVIDERS.filter(name => ways.some(({ provider }) => provider === name)),
    newEmail: change?.email ?? null,
  }
}
