import { OPERATOR_ROLES, type OperatorRole } from './operator-roles.ts'

interface ApprovalRoles {
  /** Roles that may ask. */
  readonly asks: readonly OperatorRole[]
  /** Roles of which another operator may grant. */
  readonly grants: readonly OperatorRole[]
}

/**
 * Lists what takes two pairs of eyes: asked for by one operator, granted by another. What is carried out stands in
 * `server/features/console/approval-kinds.ts`.
 */
export const APPROVALS = {
  refund: { asks: ['owner', 'finance'], grants: ['owner', 'finance'] },
  role: { asks: ['owner'], grants: ['owner'] },
  norm: { asks: ['owner', 'psychometrician'], grants: ['owner', 'psychometrician'] },
  /** What becomes of a question that a panel has rated; granted on the panel's page, with a reason. */
  item: {
    asks: ['owner', 'reviewer', 'psychometrician'],
    grants: ['owner', 'reviewer', 'psychometrician'],
  },
} as const satisfies Readonly<Record<string, ApprovalRoles>>

export type ApprovalKind = keyof typeof APPROVALS
export const APPROVAL_KINDS = Object.keys(APPROVALS) as [ApprovalKind, ...ApprovalKind[]]

/** Limits for how many days a request for a second pair of eyes may be granted; then it is asked for anew. */
export const APPROVAL_DAYS = 7

/** Lists what becomes of one; `lapsed`: what it asked for was no longer there to be done, or it was asked for anew. */
export const APPROVAL_STATUS = ['open', 'granted', 'declined', 'withdrawn', 'lapsed'] as const

const kinds: readonly ApprovalRoles[] = Object.values(APPROVALS)
/** Lists the roles that may grant something. */
export const GRANTING_ROLES = OPERATOR_ROLES.filter(role => kinds.some(({ grants }) => grants.includes(role)))
/** Lists the roles that may decline something, or withdraw what they asked for. */
export const DECLINING_ROLES = OPERATOR_ROLES.filter(role =>
  kinds.some(({ asks, grants }) => [...asks, ...grants].includes(role)),
)

/** Lists what may be asked for about a norm. */
export const NORM_ACTS = ['publish', 'withdraw'] as const
export type NormAct = (typeof NORM_ACTS)[number]
