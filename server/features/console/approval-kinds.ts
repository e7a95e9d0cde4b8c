import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ApprovalKind, NORM_ACTS } from '#contract/approvals.ts'
import type { Approval } from '#contract/console.ts'
import { OPERATOR_ROLES } from '#contract/operator-roles.ts'
import type { Transaction } from '#server/db/connection.ts'
import { norms, operators, refunds, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { publishNorm, withdrawNorm } from '#server/features/measurement/publish-norm.ts'
import { decideRefundWithin } from '#server/features/money/decide.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { carryOutProposal, describeProposal } from './decide-item.ts'
import { noteAct } from './note-act.ts'
import { setRole } from './roles.ts'

export type ApprovalDeps = Pick<Deps, 'database' | 'clock' | 'jobs'>

/** Holds what was asked for, as it is stored. */
export interface Asked {
  readonly subject: string
  /** The person whom it concerns, if anybody. */
  readonly person: string | null
  readonly wish: unknown
}

interface Kind {
  /** Says what would be done; null when there is nothing to do any more, and the request has lapsed. */
  describe(transaction: Transaction, asked: Asked): Promise<Approval['detail'] | null>
  /** Does it, within the transaction that grants it, with a line of its own. Throws where it cannot be done: nothing is granted then. */
  carryOut(
    deps: ApprovalDeps,
    transaction: Transaction,
    done: Asked & { readonly operator: Operator; readonly reason: string | null },
  ): Promise<void>
}

const roleWish = z.object({ role: z.enum(OPERATOR_ROLES).nullable() })
const normWish = z.object({ act: z.enum(NORM_ACTS) })

/** Lists what each kind of approval does. A new kind is a row here, its roles in contract/approvals.ts, and its sentence in the console's words. */
export const KINDS: Readonly<Record<ApprovalKind, Kind>> = {
  refund: {
    async describe(transaction, { subject }) {
      const [refund] = await transaction
        .select({ amount: refunds.amount })
        .from(refunds)
        .where(and(eq(refunds.id, subject), eq(refunds.status, 'requested')))
      return refund ?? null
    },
    async carryOut(deps, transaction, { subject, operator }) {
      const decided = await decideRefundWithin(deps, transaction, {
        id: subject,
        decision: 'approve',
        note: (within, person) =>
          noteAct(deps, within, operator, { act: 'refund_approved', person, about: subject }),
      })
      if (decided.kind === 'nothing_open') throw new Refusal('not_found')
    },
  },
  role: {
    async describe(transaction, { subject, wish }) {
      const { role } = roleWish.parse(wish)
      const [account] = await transaction
        .select({ email: users.email, verified: users.emailVerified, now: operators.role })
        .from(users)
        .leftJoin(operators, eq(operators.userId, users.id))
        .where(eq(users.id, subject))
      const isThere = role ? account?.verified : account?.now
      return account && isThere ? { email: account.email, role } : null
    },
    async carryOut(deps, transaction, { subject, wish, operator }) {
      const { role } = roleWish.parse(wish)
      await setRole(deps, transaction, { userId: subject, role })
      const act = role ? 'operator_invited' : 'operator_removed'
      await noteAct(deps, transaction, operator, { act, person: subject })
    },
  },
  norm: {
    async describe(transaction, { subject, wish }) {
      const { act } = normWish.parse(wish)
      const [norm] = await transaction
        .select({ form: norms.form, by: norms.by, group: norms.group })
        .from(norms)
        .where(and(eq(norms.id, subject), eq(norms.status, act === 'publish' ? 'draft' : 'published')))
      return norm ? { norm: { ...norm, act } } : null
    },
    async carryOut(deps, transaction, { subject, wish, operator }) {
      const { act } = normWish.parse(wish)
      const carry = act === 'publish' ? publishNorm : withdrawNorm
      await carry(transaction, subject, deps.clock())
      const done = act === 'publish' ? 'norm_published' : 'norm_withdrawn'
      await noteAct(deps, transaction, operator, { act: done, about: subject })
    },
  },
  item: {
    describe: (transaction, { wish }) => describeProposal(transaction, wish),
    carryOut: carryOutProposal,
  },
}
