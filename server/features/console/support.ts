import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import { westernDigits } from '#contract/digits.ts'
import type { LookReason } from '#contract/operator-roles.ts'
import { supportViews } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { refusedField } from '#server/http/errors.ts'
import { release, take } from '#server/http/limits.ts'
import type { Operator } from '#server/http/operator.ts'
import { SUPPORT_MINUTES, type SupportView } from '#server/http/support-view.ts'
import { sign } from '#server/secret.ts'
import { noteAct } from './note-act.ts'

type ReadDeps = Pick<Deps, 'database' | 'clock'>
type SupportDeps = ReadDeps & Pick<Deps, 'secret' | 'environment'>

const MINUTE_MS = 60_000
/** How long a code may be read out. */
const CODE_MINUTES = 10
const CODES = 100_000_000

/** Makes the code that a person reads out to the support, in place of the one before. Only its keyed hash is kept. */
export async function makeSupportCode(
  deps: SupportDeps,
  userId: string,
): Promise<z.output<typeof consoleEndpoints.makeSupportCode.response>> {
  await take(deps, 'support_code', userId)
  const code = String(randomInt(CODES)).padStart(8, '0')
  const expiresAt = new Date(deps.clock().getTime() + CODE_MINUTES * MINUTE_MS)
  await deps.database.transaction(async transaction => {
    await transaction.delete(supportViews).where(and(isUnopened, eq(supportViews.userId, userId)))
    await transaction
      .insert(supportViews)
      .values({ id: randomUUID(), userId, codeHash: hashOf(deps, code), codeExpiresAt: expiresAt })
      // The one code in a hundred million that somebody else has out.
      .onConflictDoNothing()
  })
  return { code: `${code.slice(0, 4)} ${code.slice(4)}`, expiresAt: expiresAt.toISOString() }
}

/** Tells a person who looks at their pages now, and whether a code is out. */
export async function findSupport(
  { database, clock }: ReadDeps,
  userId: string,
): Promise<z.output<typeof consoleEndpoints.support.response>> {
  const now = clock()
  const rows = await database.select().from(supportViews).where(eq(supportViews.userId, userId))
  const on = rows.find(({ endsAt, endedAt }) => endsAt !== null && endsAt > now && endedAt === null)
  const out = rows.find(({ openedAt, codeExpiresAt }) => openedAt === null && codeExpiresAt > now)
  return {
    view: on?.endsAt && on.operatorRole ? { role: on.operatorRole, until: on.endsAt.toISOString() } : null,
    codeUntil: out?.codeExpiresAt.toISOString() ?? null,
  }
}

/** Ends, at the person's word, whoever looks at their pages, and takes back a code that is out. */
export async function endSupport({ database, clock }: ReadDeps, userId: string): Promise<void> {
  await database.transaction(async transaction => {
    await transaction.delete(supportViews).where(and(isUnopened, eq(supportViews.userId, userId)))
    await transaction
      .update(supportViews)
      .set({ endedAt: clock() })
      .where(and(eq(supportViews.userId, userId), isNull(supportViews.endedAt)))
  })
}

/**
 * Opens a person's pages to an operator for a code that the person read out: once, for thirty minutes. An earlier view of the
 * operator's ends.
 *
 * @throws Refusal `invalid_request` for a wrong, used or late code, and the own one; `too_many_requests`
 */
export async function openSupport(
  deps: SupportDeps,
  operator: Operator,
  { code, reason }: { readonly code: string; readonly reason: LookReason },
): Promise<{ readonly id: string; readonly until: string }> {
  await take(deps, 'support_code_try', operator.userId ?? '')
  const now = deps.clock()
  const until = new Date(now.getTime() + SUPPORT_MINUTES * MINUTE_MS)
  const view = await deps.database.transaction(async transaction => {
    const hash = hashOf(deps, westernDigits(code).replace(/\D/g, ''))
    const right = and(eq(supportViews.codeHash, hash), gt(supportViews.codeExpiresAt, now))
    const [found] = await transaction.select().from(supportViews).where(and(isUnopened, right)).for('update')
    if (!found || found.userId === operator.userId) return null
    await endOwn(deps, transaction, operator)
    const { userId, role } = operator
    await transaction
      .update(supportViews)
      .set({ operatorId: userId, operatorRole: role, openedAt: now, endsAt: until })
      .where(eq(supportViews.id, found.id))
    const line = { act: 'support_opened', person: found.userId, reason, about: found.id } as const
    await noteAct(deps, transaction, operator, line)
    return found
  })
  if (!view) throw refusedField('code', 'support_code_wrong')
  await release(deps, 'support_code_try', operator.userId ?? '')
  return { id: view.id, until: until.toISOString() }
}

/** Ends an operator's own view. */
export async function leaveSupport(deps: ReadDeps, operator: Operator): Promise<void> {
  await deps.database.transaction(transaction => endOwn(deps, transaction, operator))
}

/** Writes the line of one look through the person's pages; nothing is read before it is there. */
export async function noteSupportLook(deps: ReadDeps, { id, operator, person }: SupportView): Promise<void> {
  const line = { act: 'support_page_read', person: person.userId, about: id } as const
  await deps.database.transaction(transaction => noteAct(deps, transaction, operator, line))
}

const isUnopened = isNull(supportViews.openedAt)

async function endOwn(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Parameters<Parameters<Deps['database']['transaction']>[0]>[0],
  { userId }: Operator,
): Promise<void> {
  if (userId === null) return
  await transaction
    .update(supportViews)
    .set({ endedAt: clock() })
    .where(
      and(
        eq(supportViews.operatorId, userId),
        isNotNull(supportViews.openedAt),
        isNull(supportViews.endedAt),
      ),
    )
}

function hashOf({ secret }: Pick<Deps, 'secret'>, code: string): string {
  return sign(secret, 'support-code', code)
}
