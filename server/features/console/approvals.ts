import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { APPROVAL_DAYS, APPROVALS, type ApprovalKind } from '#contract/approvals.ts'
import type { Approval } from '#contract/console.ts'
import type { ActingRole } from '#contract/operator-roles.ts'
import type { Transaction } from '#server/db/connection.ts'
import { approvals, operators, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { type ApprovalDeps, type Asked, KINDS } from './approval-kinds.ts'
import { noteAct } from './note-act.ts'
import { isOnePerson, type Known } from './one-person.ts'

type ReadDeps = Pick<Deps, 'database' | 'clock'>
type Row = typeof approvals.$inferSelect

const DAY_MS = 86_400_000
const SERVER_PAIR: Member = { id: null, role: 'server', known: null }

/** Holds one who could grant: an operator with an authenticator, or the command on the server. */
interface Member {
  readonly id: string | null
  readonly role: ActingRole
  readonly known: Known | null
}

/** Holds a request that can still be granted. */
interface Standing {
  readonly row: Row
  readonly asker: Known | null
  readonly detail: Approval['detail']
}

/**
 * Asks for a second pair of eyes, within the transaction that found that one is needed. Asked once more for the same, it goes on
 * waiting.
 *
 * @throws Refusal `not_found` to who may not ask; `approval_open` where something else about it waits
 * @example await askApproval(deps, transaction, operator, { kind: 'refund', subject: refund.id, person: refund.userId, wish: {} })
 */
export async function askApproval(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction,
  operator: Operator,
  { kind, subject, person, wish }: Asked & { readonly kind: ApprovalKind },
): Promise<void> {
  if (!holds(APPROVALS[kind].asks, operator.role)) throw new Refusal('not_found')
  const waiting = await findOpen(transaction, kind, subject)
  if (waiting && (await findStanding(deps, transaction, waiting))) {
    if (isDeepStrictEqual(waiting.wish, wish)) return
    throw new Refusal('approval_open')
  }
  if (waiting) {
    await transaction.update(approvals).set({ status: 'lapsed' }).where(eq(approvals.id, waiting.id))
  }
  const [now, id] = [deps.clock(), randomUUID()]
  const asked = await transaction
    .insert(approvals)
    .values({
      ...{ id, kind, subject, userId: person, wish },
      ...{ askerId: operator.userId, askerRole: operator.role, askedAt: now },
      expiresAt: new Date(now.getTime() + APPROVAL_DAYS * DAY_MS),
    })
    .onConflictDoNothing()
    .returning()
  if (asked.length > 0)
    return noteAct(deps, transaction, operator, { act: 'approval_asked', person, about: id })
  // Another asked at the same moment.
  const first = await findOpen(transaction, kind, subject)
  if (!isDeepStrictEqual(first?.wish, wish)) throw new Refusal('approval_open')
}

/** Reads what waits for a second operator, as far as the role may ask for it or grant it; the auditor and the server see all. */
export async function listApprovals(deps: ReadDeps, operator: Operator): Promise<Approval[]> {
  return deps.database.transaction(async transaction => {
    await noteAct(deps, transaction, operator, { act: 'approvals_listed' })
    return readApprovals(deps, transaction, operator)
  })
}

/** Reads the requests of one kind, to be shown with what they are about. */
export async function readApprovalsOf(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction,
  operator: Operator,
  kind: ApprovalKind,
): Promise<Approval[]> {
  return (await readApprovals(deps, transaction, operator)).filter(each => each.kind === kind)
}

/** Reads about which subjects of a kind something waits, to be shown beside them. */
export async function readWaiting(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction,
  kind: ApprovalKind,
): Promise<ReadonlySet<string>> {
  const waiting = await readApprovals(deps, transaction, { userId: null, role: 'server' })
  return new Set(waiting.filter(each => each.kind === kind).map(({ subject }) => subject))
}

/** Counts what this operator may grant, and what they have asked for themselves. */
export async function countApprovals(deps: ReadDeps, operator: Operator): Promise<number> {
  const waiting = await deps.database.transaction(transaction => readApprovals(deps, transaction, operator))
  return waiting.filter(({ may }) => may.grant || may.withdraw).length
}

/**
 * Grants what another asked for, and carries it out: in one transaction, so that it is done once, or not at all.
 *
 * @param reason of who grants, where the kind wants one
 * @throws Refusal `not_found`; `second_pair_required` to who asked, by whichever account, and to whom it concerns
 */
export async function grantApproval(
  deps: ApprovalDeps,
  operator: Operator,
  id: string,
  reason: string | null = null,
): Promise<void> {
  await deps.database.transaction(async transaction => {
    const standing = await lockStanding(deps, transaction, id)
    const { row } = standing
    const { kind, subject, wish, userId: person } = row
    const member = await findMember(transaction, operator)
    if (!holds(APPROVALS[kind].grants, member.role)) throw new Refusal('not_found')
    if (!isOther(member, standing)) throw new Refusal('second_pair_required')
    await decide(deps, transaction, { row, operator, status: 'granted' })
    await noteAct(deps, transaction, operator, { act: 'approval_granted', person, about: id })
    await KINDS[kind].carryOut(deps, transaction, { subject, person, wish, operator, reason })
  })
}

/** Declines what another asked for, or withdraws what oneself did. @throws Refusal `not_found` */
export async function declineApproval(deps: ReadDeps, operator: Operator, id: string): Promise<void> {
  await deps.database.transaction(async transaction => {
    const { row } = await lockStanding(deps, transaction, id)
    const isOwn = row.askerId === operator.userId
    if (!isOwn && !holds(APPROVALS[row.kind].grants, operator.role)) throw new Refusal('not_found')
    await decide(deps, transaction, { row, operator, status: isOwn ? 'withdrawn' : 'declined' })
    const act = isOwn ? 'approval_withdrawn' : 'approval_declined'
    await noteAct(deps, transaction, operator, { act, person: row.userId, about: id })
  })
}

async function readApprovals(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction,
  operator: Operator,
): Promise<Approval[]> {
  const rows = await transaction
    .select()
    .from(approvals)
    .where(and(eq(approvals.status, 'open'), gt(approvals.expiresAt, deps.clock())))
    .orderBy(asc(approvals.askedAt))
  const team = await readTeam(transaction)
  const self = team.find(({ id }) => id !== null && id === operator.userId) ?? { ...SERVER_PAIR, ...operator }
  const shown: Approval[] = []
  for (const row of rows.filter(({ kind }) => sees(operator.role, kind))) {
    const standing = await findStanding(deps, transaction, row)
    if (standing) shown.push(show(standing, self, team))
  }
  return shown
}

function show(standing: Standing, self: Member, team: readonly Member[]): Approval {
  const { row, asker, detail } = standing
  const { grants } = APPROVALS[row.kind]
  const mayGrant = (member: Member) => holds(grants, member.role) && isOther(member, standing)
  const isOwn = row.askerId === self.id
  return {
    ...{ id: row.id, kind: row.kind, subject: row.subject, person: row.userId, detail },
    ...{ askedBy: asker?.email ?? null, askedAs: row.askerRole },
    ...{ askedAt: row.askedAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
    may: { grant: mayGrant(self), decline: !isOwn && holds(grants, self.role), withdraw: isOwn },
    lacking: !team.some(mayGrant),
  }
}

/** Tells whether a role is in a list; the command on the server is one pair of eyes for everything. */
function holds(roles: readonly ActingRole[], role: ActingRole): boolean {
  return role === 'server' || roles.includes(role)
}

function sees(role: ActingRole, kind: ApprovalKind): boolean {
  return role === 'auditor' || holds([...APPROVALS[kind].asks, ...APPROVALS[kind].grants], role)
}

/** Tells whether somebody is neither who asked, as far as can be known, nor whom it concerns. */
function isOther(member: Member, { row, asker }: Standing): boolean {
  if (member.id === row.askerId) return false
  if (member.id !== null && member.id === row.userId) return false
  return !(member.known && asker && isOnePerson(member.known, asker))
}

async function findOpen(
  transaction: Transaction,
  kind: ApprovalKind,
  subject: string,
): Promise<Row | undefined> {
  const [row] = await transaction
    .select()
    .from(approvals)
    .where(and(eq(approvals.kind, kind), eq(approvals.subject, subject), eq(approvals.status, 'open')))
    .for('update')
  return row
}

/** Locks a request that can still be granted: of two who decide at once the second finds it decided. */
async function lockStanding(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction,
  id: string,
): Promise<Standing> {
  if (!UUID.test(id)) throw new Refusal('not_found')
  const [row] = await transaction
    .select()
    .from(approvals)
    .where(and(eq(approvals.id, id), eq(approvals.status, 'open')))
    .for('update')
  const standing = row && (await findStanding(deps, transaction, row))
  if (!standing) throw new Refusal('not_found')
  return standing
}

/** Finds out whether a request stands: in its days, by who may still ask for it, and with something to do. */
async function findStanding(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  row: Row,
): Promise<Standing | null> {
  if (row.expiresAt <= clock()) return null
  const asker = row.askerId ? await findOperator(transaction, row.askerId) : null
  if (row.askerId && !(asker && holds(APPROVALS[row.kind].asks, asker.role))) return null
  const { subject, wish, userId: person } = row
  const detail = await KINDS[row.kind].describe(transaction, { subject, wish, person })
  return detail && { row, asker: asker?.known ?? null, detail }
}

/** Finds who decides, by the role of this moment. @throws Refusal `not_found` to who has none any more */
async function findMember(transaction: Transaction, { userId }: Operator): Promise<Member> {
  if (userId === null) return SERVER_PAIR
  const found = await findOperator(transaction, userId)
  if (!found) throw new Refusal('not_found')
  return found
}

async function findOperator(transaction: Transaction, userId: string): Promise<Member | null> {
  const [found] = await transaction
    .select({ id: operators.userId, role: operators.role, email: users.email, name: users.name })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .where(eq(operators.userId, userId))
    .for('share', { of: operators })
  return found ? memberOf(found) : null
}

async function readTeam(transaction: Transaction): Promise<Member[]> {
  const rows = await transaction
    .select({ id: operators.userId, role: operators.role, email: users.email, name: users.name })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .where(isNotNull(operators.enrolledAt))
  return rows.map(memberOf)
}

function memberOf(row: { id: string; role: ActingRole } & Known): Member {
  return { id: row.id, role: row.role, known: { email: row.email, name: row.name } }
}

async function decide(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  { row, operator, status }: { row: Row; operator: Operator; status: 'granted' | 'declined' | 'withdrawn' },
): Promise<void> {
  const decided = { status, deciderId: operator.userId, deciderRole: operator.role, decidedAt: clock() }
  await transaction.update(approvals).set(decided).where(eq(approvals.id, row.id))
}
