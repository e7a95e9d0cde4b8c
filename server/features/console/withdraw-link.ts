import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints, PersonPage } from '#contract/console.ts'
import type { Transaction } from '#server/db/connection.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { attempts, companies, companySendings, credentials } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { endCompanyConsent } from '#server/features/companies/consent.ts'
import { endCredential } from '#server/features/credentials/revoke-credential.ts'
import { validAt } from '#server/features/credentials/valid-at.ts'
import { endVerification } from '#server/features/report/set-verification.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

type Wish = z.output<typeof consoleEndpoints.withdrawLink.body> & { readonly userId: string }
type Clocked = Pick<Deps, 'clock'>

/** Lists what others may open or check of a person's reports now, the newest first. */
export async function readLinks(
  { clock }: Clocked,
  transaction: Transaction,
  userId: string,
): Promise<PersonPage['links']> {
  const now = clock()
  const checked = await transaction
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        isNotNull(attempts.paperProducedAt),
        isNull(attempts.verificationOffAt),
      ),
    )
  const sent = await transaction
    .select({ sending: companySendings, number: attempts.applicationNumber, company: companies.name })
    .from(companySendings)
    .innerJoin(attempts, ofAttempt(companySendings))
    .leftJoin(
      companies,
      and(eq(companies.userId, companySendings.userId), eq(companies.id, companySendings.companyId)),
    )
    .where(
      and(
        eq(companySendings.userId, userId),
        isNull(companySendings.revokedAt),
        gt(companySendings.expiresAt, now),
      ),
    )
  const proven = await transaction
    .select({ credential: credentials, number: attempts.applicationNumber })
    .from(credentials)
    .innerJoin(attempts, ofAttempt(credentials))
    .where(validAt(userId, now))
  const links: PersonPage['links'] = [
    ...checked.map(({ id, applicationNumber, paperProducedAt }) => ({
      ...{ id, kind: 'verification' as const, applicationNumber, company: null, until: null },
      madeAt: paperProducedAt?.toISOString() ?? '',
    })),
    ...sent.map(({ sending: { id, askedAt, expiresAt }, number, company }) => ({
      ...{ id, kind: 'company' as const, applicationNumber: number, company },
      ...{ madeAt: askedAt.toISOString(), until: expiresAt.toISOString() },
    })),
    ...proven.map(({ credential: { id, issuedAt, expiresAt }, number }) => ({
      ...{ id, kind: 'credential' as const, applicationNumber: number, company: null },
      ...{ madeAt: issuedAt.toISOString(), until: expiresAt.toISOString() },
    })),
  ]
  return links.sort((one, other) => other.madeAt.localeCompare(one.madeAt))
}

function ofAttempt(table: typeof companySendings | typeof credentials) {
  return and(eq(attempts.userId, table.userId), eq(attempts.id, table.attemptId))
}

/**
 * Withdraws what others may open or check of a person's report, as the person could: that of a company ends all its links to this report,
 * and the consent with them.
 *
 * @throws Refusal `not_found` where nothing of the kind is open
 */
export async function withdrawLink(
  deps: Pick<Deps, 'database' | 'clock'>,
  operator: Operator,
  { userId, kind, link, reason }: Wish,
): Promise<void> {
  await deps.database.transaction(async transaction => {
    await lockPerson(transaction, userId)
    const open = await readLinks(deps, transaction, userId)
    if (!open.some(each => each.kind === kind && each.id === link)) throw new Refusal('not_found')
    const own = { userId, id: link, now: deps.clock() }
    if (kind === 'verification') await endVerification(transaction, own)
    if (kind === 'credential') await endCredential(transaction, own)
    if (kind === 'company') await endSending(transaction, own)
    await noteAct(deps, transaction, operator, { act: 'link_withdrawn', person: userId, reason, about: link })
  })
}

async function endSending(
  transaction: Transaction,
  { userId, id, now }: { readonly userId: string; readonly id: string; readonly now: Date },
): Promise<void> {
  const [sending] = await transaction
    .select()
    .from(companySendings)
    .where(and(eq(companySendings.userId, userId), eq(companySendings.id, id)))
  if (!sending) return
  const { companyId, attemptId } = sending
  await endCompanyConsent(transaction, { userId, companyId, attemptId, now })
}
