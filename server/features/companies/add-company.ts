import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Company, companyInput } from '#contract/companies.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { companies } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { describeCompany } from './list-companies.ts'

const MOST = 50

/** Adds a company to a person's list. @throws Refusal `company_exists`, `company_limit`, `too_many_requests` */
export async function addCompany(
  deps: Deps,
  { userId, input }: { readonly userId: string; readonly input: z.output<typeof companyInput> },
): Promise<Company> {
  await take(deps, 'company_add', userId)
  const id = randomUUID()
  await deps.database.transaction(async transaction => {
    // One at a time, so that a double click adds one and nobody slips past the limit.
    await lockPerson(transaction, userId)
    const known = await transaction
      .select({ email: companies.email })
      .from(companies)
      .where(eq(companies.userId, userId))
    if (known.some(({ email }) => email === input.email)) throw new Refusal('company_exists')
    if (known.length >= MOST) throw new Refusal('company_limit')
    await transaction.insert(companies).values({ userId, id, ...input, addedAt: deps.clock() })
  })
  return describeCompany(deps, { userId, id })
}
