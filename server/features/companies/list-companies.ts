import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Company } from '#contract/companies.ts'
import { attempts, companies, companySendings, consents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findStopped } from '#server/features/mail/recipient.ts'
import { PURPOSE } from './consent.ts'
import { describeSending } from './describe-sending.ts'

/**
 * Lists the user's companies, in the order they were added, each with its standing consents and what was sent to it.
 */
export async function listCompanies(
  deps: Pick<Deps, 'database' | 'secret' | 'clock'>,
  userId: string,
): Promise<Company[]> {
  const { database } = deps
  const now = deps.clock()
  const rows = await database
    .select()
    .from(companies)
    .where(eq(companies.userId, userId))
    .orderBy(asc(companies.addedAt), asc(companies.id))
  const sendings = await database
    .select({ sending: companySendings, applicationNumber: attempts.applicationNumber })
    .from(companySendings)
    .innerJoin(
      attempts,
      and(eq(attempts.userId, companySendings.userId), eq(attempts.id, companySendings.attemptId)),
    )
    .where(eq(companySendings.userId, userId))
    .orderBy(desc(companySendings.askedAt))
  const given = await database
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, PURPOSE), isNull(consents.withdrawnAt)))
  const stopped = await findStopped(
    deps,
    rows.map(({ email }) => email),
  )
  return rows.map(({ id, name, email, addedAt }) => ({
    id,
    name,
    email,
    addedAt: addedAt.toISOString(),
    optedOut: stopped.has(email),
    consents: given
      .filter(consent => consent.companyId === id)
      .map(({ attemptId, givenAt }) => ({ assessmentId: attemptId ?? '', givenAt: givenAt.toISOString() })),
    sendings: sendings
      .filter(({ sending }) => sending.companyId === id)
      .map(({ sending, applicationNumber }) => describeSending(sending, applicationNumber, now)),
  }))
}

/** Describes one company with its standing consents and what was sent to it. */
export async function describeCompany(
  deps: Pick<Deps, 'database' | 'secret' | 'clock'>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<Company> {
  const found = (await listCompanies(deps, userId)).find(company => company.id === id)
  if (!found) throw new Error('the company is gone')
  return found
}
