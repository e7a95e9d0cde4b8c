import { z } from 'zod'
import { LOCALES, NORM_BASES, TEMPLATE_IDS } from '#engine/vocabulary.ts'
import { personName } from './account.ts'
import { APPROVAL_KINDS, DECLINING_ROLES, GRANTING_ROLES, NORM_ACTS } from './approvals.ts'
import { consolePaths } from './console-paths.ts'
import { CONSULTATION_STATUS, SHARED_PAPERS } from './consultations.ts'
import { CONTENT_PARTS, contentChange } from './content.ts'
import { deskEndpoints } from './desk.ts'
import type { Endpoint } from './endpoint.ts'
import { FUNNEL_PARTS, FUNNEL_STEPS } from './funnel.ts'
import { MAIL_KINDS } from './mail-kinds.ts'
import { measurementEndpoints } from './measurement.ts'
import { normEndpoints } from './norms.ts'
import {
  ACTING_ROLES,
  LOOK_REASONS,
  OPERATOR_ACTS,
  OPERATOR_ROLES,
  type OperatorRole,
} from './operator-roles.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { pilotEndpoints } from './pilots.ts'
import { PURPOSES } from './privacy.ts'
import { profileInput } from './profile.ts'
import { email, line, paragraph } from './text.ts'
import { VERDICTS } from './verdicts.ts'

/** Times are ISO 8601, UTC; amounts halalas. */
const time = z.string()
const id = z.object({ id: z.uuid('invalid_value') })
/** In Riyadh. */
const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'invalid_value')
const role = z.enum(OPERATOR_ROLES)
const actingRole = z.enum(ACTING_ROLES)
const act = z.enum(OPERATOR_ACTS)
const reason = z.enum(LOOK_REASONS)

/** Describes what stands between an operator and the console. */
export const consoleDoor = z.object({
  role,
  /** `enrol`: no authenticator yet; `pass`: a code is needed; `open`: passed in this session. */
  state: z.enum(['enrol', 'pass', 'open']),
  /** A passkey opens it too. */
  passkey: z.boolean(),
})
export type ConsoleDoor = z.output<typeof consoleDoor>

/** Takes a code of the authenticator, six digits, or a recovery code. */
const code = z.object({ code: line({ min: 6, max: 32, error: 'invalid_value' }) })

/** Counts what waits. */
const waitingCounts = z.object({
  refunds: z.int(),
  /** Whose hour is over and whose outcome nobody has said. */
  consultations: z.int(),
  /** How many free hours there are fewer than Pro subscribers who may still book one. */
  hours: z.int(),
  messages: z.int(),
  mismatches: z.int(),
  mails: z.int(),
  /** What waits for a second pair of eyes, and is this operator's to grant or their own. */
  approvals: z.int(),
  /** Whose round goes on for longer than six weeks, or is closed with pairs that nobody has decided on. */
  panels: z.int(),
})

/** Says what has changed, of people alone; days are those of Riyadh. */
const changes = z.object({
  /** Of the last hour. */
  answersAMinute: z.number(),
  /** How many attempts came to the end of each section, today and in the last seven days with today. */
  sections: z.array(z.object({ section: z.int(), today: z.int(), week: z.int() })),
  failures: z.object({
    /** Mails that were given up on in the last 24 hours. */
    mails: z.int(),
    /** Jobs that failed and are still kept. */
    jobs: z.int(),
    /** Responses of this process since its start that were its own fault (5xx). */
    errors: z.int(),
  }),
})

const today = z.object({ waiting: waitingCounts, changed: changes })
export type Today = z.output<typeof today>

const paymentFlag = z.enum(['amount', 'currency', 'mode', 'order'])

/** Describes an order without whose it is: its person is opened by id, with a reason. */
const order = z.object({
  id: z.string(),
  person: z.string(),
  product: z.enum(['unlock', 'starter', 'pro']),
  amount: z.int(),
  status: z.enum(['open', 'paid', 'refunded', 'closed']),
  paidAt: time.nullable(),
  /** Why a payment that names it does not match it; null where each does. */
  flag: paymentFlag.nullable(),
})
/** Describes a payment whose money came, as the ledger holds it. */
const payment = z.object({
  id: z.string(),
  person: z.string(),
  order: z.string(),
  role: z.enum(['settled', 'surplus', 'flagged']),
  flag: paymentFlag.nullable(),
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  referenceNumber: z.string().nullable(),
  at: time,
})
const listedReceipt = z.object({
  number: z.string(),
  person: z.string(),
  kind: z.enum(['receipt', 'tax_invoice', 'credit_note']),
  /** In the caller's language. */
  description: z.string(),
  total: z.int(),
  payment: z.string(),
  issuedAt: time,
})

/**
 * Selects rows of a list of money, the newest first: those with an id or number, which nobody is named by, or those after the last one
 * seen, by its time and its id or number.
 */
const moneyPage = z.object({
  search: line({ min: 3, max: 64, error: 'invalid_value' }).optional(),
  before: z.iso.datetime('invalid_value').optional(),
  last: line({ min: 1, max: 64, error: 'invalid_value' }).optional(),
})
const refund = z.object({
  id: z.string(),
  person: z.string(),
  amount: z.int(),
  reason: z.enum(['unopened', 'request', 'surplus', 'mismatch', 'provider']),
  flag: paymentFlag.nullable(),
  status: z.enum(['requested', 'processing', 'refunded', 'rejected']),
  priority: z.boolean(),
  createdAt: time,
  /** A second operator has been asked for. */
  waits: z.boolean(),
})

/** Describes a consultation without whose it is. */
const consultation = z.object({
  id: z.string(),
  person: z.string(),
  startsAt: time,
  status: z.enum(CONSULTATION_STATUS),
  /** It is one's own, and its hour may be opened, noted and closed. */
  mine: z.boolean(),
})
/** Describes one's own consultation, opened: what its person let the consultant see. */
const openedConsultation = consultation.omit({ person: true, mine: true }).extend({
  name: z.string(),
  language: z.enum(LOCALES),
  place: z.string().nullable(),
  topic: z.string(),
  shares: z.array(z.enum(SHARED_PAPERS)),
  note: z.string().nullable(),
})
export type OpenedConsultation = z.output<typeof openedConsultation>

const ownHour = z.object({ id: z.string(), startsAt: time, place: z.string() })

const givenUpMail = z.object({
  id: z.string(),
  /** `unreadable`: sealed with another secret. */
  kind: z.enum([...MAIL_KINDS, 'unreadable']),
  since: time,
  why: z.string(),
})
export type GivenUpMail = z.output<typeof givenUpMail>

const look = z.object({
  role: actingRole,
  act,
  reason: reason.nullable(),
  at: time,
  /** The operator's address, as long as the account is there; operators alone see it. */
  by: z.string().nullable(),
})

/** Lists what somebody else may open or check of a report: its number, the link of a company, a credential. */
const LINK_KINDS = ['verification', 'company', 'credential'] as const

/** Describes a person as an operator sees them: states, no answer and no score. */
export const personPage = z.object({
  id: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The name that reports carry; null before there is a profile. */
  fullName: z.string().nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  language: z.enum(LOCALES),
  createdAt: time,
  attempts: z.array(
    z.object({
      id: z.string(),
      applicationNumber: z.string(),
      form: z.enum(TEMPLATE_IDS),
      answered: z.int(),
      questions: z.int(),
      startedAt: time,
      completedAt: time.nullable(),
      unlocked: z.boolean(),
    }),
  ),
  orders: z.array(
    order.omit({ person: true }).extend({
      refund: refund.omit({ person: true, flag: true }).extend({ note: z.string().nullable() }).nullable(),
    }),
  ),
  /** What others may check or open as long as nobody withdraws it. */
  links: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(LINK_KINDS),
      applicationNumber: z.string(),
      /** The company that has it. */
      company: z.string().nullable(),
      madeAt: time,
      until: time.nullable(),
    }),
  ),
  /** Of reports as long as they are known; of all others those in line and of the last hour. */
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.enum([...MAIL_KINDS, 'unreadable']),
      askedAt: time,
      state: z.enum(['waiting', 'handed_over', 'refused']),
    }),
  ),
  givenUp: z.array(givenUpMail),
  consents: z.array(
    z.object({
      purpose: z.enum(PURPOSES),
      version: z.string(),
      givenAt: time,
      withdrawnAt: time.nullable(),
    }),
  ),
  looks: z.array(look),
})
export type PersonPage = z.output<typeof personPage>

const message = z.object({ id: z.string(), createdAt: time, open: z.boolean() })
/** `priority`: waits, and its sender's confirmed address is that of a Pro plan that runs. */
const listedMessage = message.extend({ priority: z.boolean() })
const openedMessage = message.extend({
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  message: z.string(),
  /** What came back by mail, oldest first. */
  replies: z.array(z.object({ id: z.string(), at: time, text: z.string(), sameSender: z.boolean() })),
  /** What operators answered, oldest first. */
  answers: z.array(z.object({ id: z.string(), at: time, text: z.string() })),
  /** A reply to an answer comes back here. */
  takesReplies: z.boolean(),
})
export type OpenedMessage = z.output<typeof openedMessage>

const health = z.object({
  queues: z.array(
    z.object({
      queue: z.string(),
      ready: z.int(),
      active: z.int(),
      deferred: z.int(),
      failed: z.int(),
    }),
  ),
  /** Of the last whole backup; null where none was noted. */
  backedUpAt: time.nullable(),
  /** Of the disk with the data folder, in bytes; null where it cannot be read. */
  disk: z.object({ free: z.number(), total: z.number() }).nullable(),
  clockDoubted: z.boolean(),
  /** Of this process, since its start: responses by status from 400 on, and log events of trouble by name. */
  statuses: z.array(z.object({ status: z.string(), count: z.number() })),
  events: z.array(z.object({ event: z.string(), count: z.number() })),
  startedAt: time,
})
export type Health = z.output<typeof health>

/** Holds a count of each step; null where it is hidden. */
const stepCounts = z.record(z.enum(FUNNEL_STEPS), z.int().nullable())
const funnel = z.object({
  all: stepCounts,
  /** `id` is a language, a kind of device, the word of a link or a day; or says that there is none, or the rest. */
  groups: z.array(z.object({ id: z.string(), counts: stepCounts })),
})
export type Funnel = z.output<typeof funnel>

const logLine = look.extend({
  id: z.string(),
  operator: z.string().nullable(),
  person: z.string().nullable(),
  subject: z.string().nullable(),
})
const operatorRow = z.object({
  id: z.string(),
  email: z.string(),
  role,
  enrolled: z.boolean(),
  invitedAt: time,
})

/** Says whether it was done, or waits for a second operator. */
const done = z.object({ waits: z.boolean() })

/** Describes what waits for a second operator. */
const approval = z.object({
  id: z.string(),
  kind: z.enum(APPROVAL_KINDS),
  /** What it is about, by id, and whose account, where it is somebody's. */
  subject: z.string(),
  person: z.string().nullable(),
  /** Says what would be done, as far as the kind has it. */
  detail: z.object({
    amount: z.int().optional(),
    email: z.string().optional(),
    role: role.nullable().optional(),
    label: z.string().optional(),
    norm: z
      .object({
        form: z.enum(TEMPLATE_IDS),
        by: z.enum(NORM_BASES),
        group: z.string(),
        act: z.enum(NORM_ACTS),
      })
      .optional(),
    verdict: z.enum(VERDICTS).optional(),
  }),
  /** Who asked: the address, null for the command on the server. */
  askedBy: z.string().nullable(),
  askedAs: actingRole,
  askedAt: time,
  expiresAt: time,
  /** What this operator may do with it. */
  may: z.object({ grant: z.boolean(), decline: z.boolean(), withdraw: z.boolean() }),
  /** Nobody who may grant it has a role and an authenticator. */
  lacking: z.boolean(),
})
export type Approval = z.output<typeof approval>

const ALL = OPERATOR_ROLES
const roles = (...some: readonly OperatorRole[]) => some
const READS_MONEY = roles('owner', 'support', 'finance', 'auditor')
const READS_MAIL = roles('owner', 'support', 'auditor')
const WRITES_MAIL = roles('owner', 'support')
const GIVES_HOURS = roles('owner', 'consultant')

/** To whoever has no role, or not the one that a call asks for, the call is not there. */
const REFUSALS = ['not_found', 'csrf', 'second_factor_required', 'invalid_request'] as const

export const consoleEndpoints = {
  door: {
    ...consolePaths.door,
    access: 'operator',
    roles: ALL,
    door: true,
    summary: 'Whether this session has passed the second factor.',
    response: consoleDoor,
    errors: REFUSALS,
  },
  enrol: {
    ...consolePaths.enrol,
    access: 'operator',
    roles: ALL,
    door: true,
    summary:
      'Makes the secret of an authenticator that has none yet, for seven days from the invitation; the password is asked for again. It opens nothing before a code of it was right.',
    body: z.object({ currentPassword: z.string().max(1024).optional() }),
    response: z.object({ secret: z.string(), address: z.string() }),
    errors: [...REFUSALS, 'sign_in_again', 'too_many_requests'],
  },
  pass: {
    ...consolePaths.pass,
    access: 'operator',
    roles: ALL,
    door: true,
    summary:
      'Passes the second factor with a code of the authenticator or a recovery code. The first code ever is answered with ten recovery codes, shown this once.',
    body: code,
    response: consoleDoor.omit({ passkey: true }).extend({ recoveryCodes: z.array(z.string()) }),
    errors: [...REFUSALS, 'second_factor_wrong', 'too_many_requests'],
  },
  leave: {
    ...consolePaths.leave,
    access: 'operator',
    roles: ALL,
    door: true,
    summary: 'Closes the console in this session; the session goes on.',
    errors: REFUSALS,
  },
  confirm: {
    ...consolePaths.confirm,
    access: 'operator',
    roles: ALL,
    summary: 'Confirms with a new code; for five minutes refunds and deletions may be carried out.',
    body: code,
    errors: [...REFUSALS, 'second_factor_wrong', 'too_many_requests'],
  },
  today: {
    ...consolePaths.today,
    access: 'operator',
    roles: ALL,
    summary: 'How much waits for whom, and what has changed, in numbers alone.',
    response: today,
    errors: REFUSALS,
  },
  look: {
    ...consolePaths.look,
    access: 'operator',
    roles: roles('owner', 'support', 'finance', 'auditor'),
    summary:
      'Opens the page of the person with an address, an application number or an account id, for a reason. The line that says so is written in the transaction that reads.',
    body: z.object({ query: line({ min: 3, max: 254, error: 'invalid_value' }), reason }),
    response: personPage,
    errors: REFUSALS,
  },
  unlock: {
    ...consolePaths.unlock,
    access: 'operator',
    roles: roles('owner', 'support'),
    summary: 'Unlocks the report of a completed attempt, for a reason.',
    parameters: id,
    body: z.object({ attemptId: z.uuid('invalid_value'), reason }),
    errors: REFUSALS,
  },
  withdrawLink: {
    ...consolePaths.withdrawLink,
    access: 'operator',
    roles: roles('owner', 'support'),
    summary:
      "Withdraws what others may open or check of a person's report: the check of its number, the links of a company, or a credential. Its person sees it.",
    parameters: id,
    body: z.object({
      kind: z.enum(LINK_KINDS, 'choice_unknown'),
      link: z.uuid('invalid_value'),
      reason,
    }),
    errors: REFUSALS,
  },
  correctName: {
    ...consolePaths.correctName,
    access: 'operator',
    roles: roles('owner', 'support'),
    summary:
      'Corrects the name of an account, and the name that reports carry where there is a profile; its person is told by mail.',
    parameters: id,
    body: personName.extend({ fullName: profileInput.shape.fullName.optional(), reason }),
    errors: REFUSALS,
  },
  askRefund: {
    ...consolePaths.askRefund,
    access: 'operator',
    roles: roles('owner', 'support', 'finance'),
    summary: 'Asks for the refund of a paid order in the place of its person; it is decided as any other.',
    parameters: id,
    body: z.object({ orderId: z.uuid('invalid_value'), reason }),
    errors: [...REFUSALS, 'not_refundable'],
  },
  deletePerson: {
    ...consolePaths.deletePerson,
    access: 'operator',
    roles: roles('owner'),
    confirmed: true,
    summary: 'Deletes an account for good, as its person asked, or once more after a restore.',
    parameters: id,
    body: z.object({ reason }),
    errors: [...REFUSALS, 'confirmation_required'],
  },
  orders: {
    ...consolePaths.orders,
    access: 'operator',
    roles: READS_MONEY,
    summary:
      'Orders that were paid, the newest first, fifty at a time; `search` finds an order by its id or a payment of it.',
    query: moneyPage,
    response: z.array(order),
    errors: REFUSALS,
  },
  payments: {
    ...consolePaths.payments,
    access: 'operator',
    roles: READS_MONEY,
    summary:
      'Payments whose money came, the newest first, fifty at a time; `search` finds one by its id, its order or its reference number.',
    query: moneyPage,
    response: z.array(payment),
    errors: REFUSALS,
  },
  listReceipts: {
    ...consolePaths.listReceipts,
    access: 'operator',
    roles: READS_MONEY,
    summary:
      'Receipts and credit notes, the newest first, fifty at a time; `search` finds one by its number, its payment or its order.',
    query: moneyPage,
    response: z.array(listedReceipt),
    errors: REFUSALS,
  },
  receipts: {
    ...consolePaths.receipts,
    access: 'operator',
    roles: roles('owner', 'finance', 'auditor'),
    summary:
      'The receipts and credit notes of a month in Riyadh as CSV, for the accountant; nobody is named.',
    parameters: z.object({ month }),
    file: 'text/csv',
    errors: [...REFUSALS, 'forbidden_origin'],
  },
  research: {
    ...consolePaths.research,
    access: 'operator',
    roles: roles('owner', 'psychometrician'),
    summary:
      'The answers to a form for research as a zip: of people who agreed to it, in groups of ten or more, or of simulated takers.',
    parameters: z.object({ form: z.enum(TEMPLATE_IDS) }),
    query: z.object({ whose: z.enum(['people', 'simulated']).default('people') }),
    file: 'application/zip',
    errors: [...REFUSALS, 'forbidden_origin'],
  },
  refunds: {
    ...consolePaths.refunds,
    access: 'operator',
    roles: READS_MONEY,
    summary: 'Refunds that wait for a decision or for the provider.',
    response: z.array(refund),
    errors: REFUSALS,
  },
  approveRefund: {
    ...consolePaths.approveRefund,
    access: 'operator',
    roles: roles('owner', 'finance'),
    confirmed: true,
    summary:
      'Approves a refund; the job carries it out. Over a limit, and for an own payment, a second operator is asked for.',
    parameters: id,
    response: done,
    errors: [...REFUSALS, 'confirmation_required', 'approval_open'],
  },
  rejectRefund: {
    ...consolePaths.rejectRefund,
    access: 'operator',
    roles: roles('owner', 'finance'),
    summary: 'Rejects a refund; its person is told.',
    parameters: id,
    errors: REFUSALS,
  },
  consultations: {
    ...consolePaths.consultations,
    access: 'operator',
    roles: roles('owner', 'support', 'consultant', 'auditor'),
    summary: 'Consultations, the next one first; a consultant sees the own ones.',
    response: z.array(consultation),
    errors: REFUSALS,
  },
  openConsultation: {
    ...consolePaths.openConsultation,
    access: 'operator',
    roles: GIVES_HOURS,
    summary: "Opens one's own consultation, until a week after its hour; its person sees that it was opened.",
    parameters: id,
    response: openedConsultation,
    errors: REFUSALS,
  },
  sharedPaper: {
    ...consolePaths.sharedPaper,
    access: 'operator',
    roles: GIVES_HOURS,
    summary:
      'A paper that the person shares with the consultant, as long as it is shared; each look leaves a line.',
    parameters: id.extend({ paper: z.enum(SHARED_PAPERS, 'choice_unknown') }),
    file: 'application/pdf',
    errors: [...REFUSALS, 'forbidden_origin', 'too_many_requests', 'unavailable'],
  },
  closeConsultation: {
    ...consolePaths.closeConsultation,
    access: 'operator',
    roles: GIVES_HOURS,
    summary:
      'Says how a consultation ended: `held` and `missed` once its hour has begun, `withdrawn` before or after; its person is told of the last.',
    parameters: id,
    body: z.object({ outcome: z.enum(['held', 'missed', 'withdrawn'], 'choice_unknown') }),
    errors: REFUSALS,
  },
  noteConsultation: {
    ...consolePaths.noteConsultation,
    access: 'operator',
    roles: GIVES_HOURS,
    summary:
      'Writes the notes that the person reads, from the hour until a week after; the first time they are told.',
    parameters: id,
    body: z.object({ note: paragraph({ min: 10, max: 4000, error: 'message_short' }) }),
    errors: REFUSALS,
  },
  hours: {
    ...consolePaths.hours,
    access: 'operator',
    roles: GIVES_HOURS,
    summary: "One's own free hours that are to come.",
    response: z.array(ownHour),
    errors: REFUSALS,
  },
  addHours: {
    ...consolePaths.addHours,
    access: 'operator',
    roles: GIVES_HOURS,
    summary:
      'Offers an hour, or one in each of some weeks; those that touch an hour of the same consultant are left out.',
    body: z.object({
      startsAt: z.iso.datetime('hour_invalid'),
      weeks: z.int('invalid_value').min(1, 'invalid_value').max(12, 'invalid_value'),
      place: z
        .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'url_invalid' })
        .max(300, 'text_too_long'),
    }),
    response: z.object({ added: z.int() }),
    errors: REFUSALS,
  },
  removeHour: {
    ...consolePaths.removeHour,
    access: 'operator',
    roles: GIVES_HOURS,
    summary: 'Removes a free hour of the own.',
    parameters: id,
    errors: REFUSALS,
  },
  messages: {
    ...consolePaths.messages,
    access: 'operator',
    roles: READS_MAIL,
    summary:
      'Messages of the contact page, closed letters: by day and state, those of Pro that wait before all others.',
    response: z.array(listedMessage),
    errors: REFUSALS,
  },
  readMessage: {
    ...consolePaths.readMessage,
    access: 'operator',
    roles: READS_MAIL,
    summary: 'Opens a message; its sender sees that it was read, if the address has an account.',
    parameters: id,
    response: openedMessage,
    errors: REFUSALS,
  },
  answerMessage: {
    ...consolePaths.answerMessage,
    access: 'operator',
    roles: WRITES_MAIL,
    summary: 'Answers a message by mail and closes it; once until a reply opens it again.',
    parameters: id,
    body: z.object({
      answer: paragraph({ min: 10, max: 4000, error: 'message_short' }),
      language: z.enum(LOCALES),
    }),
    errors: REFUSALS,
  },
  closeMessage: {
    ...consolePaths.closeMessage,
    access: 'operator',
    roles: WRITES_MAIL,
    summary: 'Closes a message that needs no answer.',
    parameters: id,
    errors: REFUSALS,
  },
  mails: {
    ...consolePaths.mails,
    access: 'operator',
    roles: READS_MAIL,
    summary: 'Mails that were given up on; to whom they are is not told.',
    response: z.array(givenUpMail),
    errors: REFUSALS,
  },
  mailAgain: {
    ...consolePaths.mailAgain,
    access: 'operator',
    roles: WRITES_MAIL,
    summary: 'Puts a mail that was given up on in line once more.',
    parameters: id,
    errors: REFUSALS,
  },
  contentChanges: {
    ...consolePaths.contentChanges,
    access: 'operator',
    roles: roles('owner', 'editor', 'auditor'),
    summary: 'Who changed what of the marketing figures, testimonials and dates of legal pages, and when.',
    response: z.array(
      z.object({
        id: z.string(),
        part: z.enum(CONTENT_PARTS),
        basis: z.string(),
        at: time,
        operator: z.string().nullable(),
        role: actingRole.nullable(),
      }),
    ),
    errors: REFUSALS,
  },
  changeContent: {
    ...consolePaths.changeContent,
    access: 'operator',
    roles: roles('owner', 'editor'),
    summary:
      'Changes a part of the content in every language at once, and says how it is known to be true; pages follow within seconds.',
    body: contentChange,
    errors: REFUSALS,
  },
  funnel: {
    ...consolePaths.funnel,
    access: 'operator',
    roles: roles('owner', 'editor', 'auditor'),
    summary:
      'How far those came who registered in a month of Riyadh, and the visits of the landing page then; counts under ten are hidden.',
    query: z.object({ month, part: z.enum(FUNNEL_PARTS, 'choice_unknown') }),
    response: funnel,
    errors: REFUSALS,
  },
  health: {
    ...consolePaths.health,
    access: 'operator',
    roles: roles('owner', 'support', 'auditor'),
    summary: 'Queues, the last backup, the disk, and what went wrong in this process.',
    response: health,
    errors: REFUSALS,
  },
  clockRight: {
    ...consolePaths.clockRight,
    access: 'operator',
    roles: roles('owner'),
    summary: 'Says that the clock shows the time, after a jump.',
    errors: REFUSALS,
  },
  checkPaymentPage: {
    ...consolePaths.checkPaymentPage,
    access: 'operator',
    roles: roles('owner'),
    summary: 'Compares the page with the card form with the one that was built; differences are mailed.',
    response: z.object({ differences: z.array(z.object({ kind: z.string(), what: z.string() })) }),
    errors: REFUSALS,
  },
  log: {
    ...consolePaths.log,
    access: 'operator',
    roles: roles('owner', 'auditor'),
    summary: 'All looks and decisions, newest first; `before` is the time of the last one seen.',
    query: z.object({ before: z.iso.datetime('invalid_value').optional() }),
    response: z.array(logLine),
    errors: REFUSALS,
  },
  operators: {
    ...consolePaths.operators,
    access: 'operator',
    roles: roles('owner', 'auditor'),
    summary: 'Who has which role.',
    response: z.array(operatorRow),
    errors: REFUSALS,
  },
  invite: {
    ...consolePaths.invite,
    access: 'operator',
    roles: roles('owner'),
    confirmed: true,
    summary:
      'Asks a second owner to give an account with a confirmed address a role, or another one; never the own. Then its console closes, and another role starts with what it may.',
    body: z.object({ email: email('email_invalid'), role }),
    response: done,
    errors: [...REFUSALS, 'confirmation_required', 'approval_open'],
  },
  removeOperator: {
    ...consolePaths.removeOperator,
    access: 'operator',
    roles: roles('owner'),
    confirmed: true,
    summary: 'Asks a second owner to take a role away; never the own.',
    parameters: id,
    response: done,
    errors: [...REFUSALS, 'confirmation_required', 'approval_open'],
  },
  approvals: {
    ...consolePaths.approvals,
    access: 'operator',
    roles: [...DECLINING_ROLES, 'auditor'],
    summary: 'What waits for a second operator, as far as the role may ask for it or grant it.',
    response: z.array(approval),
    errors: REFUSALS,
  },
  grantApproval: {
    ...consolePaths.grantApproval,
    access: 'operator',
    roles: GRANTING_ROLES,
    confirmed: true,
    summary:
      'Grants what another operator asked for, and carries it out in the same transaction. Never the own, nor what concerns oneself.',
    parameters: id,
    errors: [...REFUSALS, 'confirmation_required', 'second_pair_required'],
  },
  declineApproval: {
    ...consolePaths.declineApproval,
    access: 'operator',
    roles: DECLINING_ROLES,
    summary: 'Declines what another operator asked for, or withdraws what oneself did.',
    parameters: id,
    errors: REFUSALS,
  },
  ...passkeyEndpoints,
  ...deskEndpoints,
  openSupport: {
    ...consolePaths.openSupport,
    access: 'operator',
    roles: WRITES_MAIL,
    summary:
      "Shows a person's own pages for thirty minutes, to be read only, for a code that the person reads out; each look leaves a line.",
    body: z.object({ code: line({ min: 8, max: 16, error: 'support_code_wrong' }), reason }),
    response: z.object({ until: time }),
    errors: [...REFUSALS, 'too_many_requests'],
  },
  leaveSupport: {
    ...consolePaths.leaveSupport,
    access: 'operator',
    roles: WRITES_MAIL,
    summary: "Ends one's own view of a person's pages.",
    errors: REFUSALS,
  },
  support: {
    ...consolePaths.support,
    access: 'session',
    summary: 'Whether the support looks at the pages of this person now, and whether a code is out.',
    response: z.object({
      view: z.object({ role: actingRole, until: time }).nullable(),
      codeUntil: time.nullable(),
    }),
    errors: ['unauthenticated'],
  },
  makeSupportCode: {
    ...consolePaths.makeSupportCode,
    access: 'session',
    summary:
      'Makes a code to be read out to the support, in place of the one before; it works once, for ten minutes.',
    response: z.object({ code: z.string(), expiresAt: time }),
    errors: ['unauthenticated', 'csrf', 'too_many_requests'],
  },
  endSupport: {
    ...consolePaths.endSupport,
    access: 'session',
    summary: 'Ends the view of the support, and takes the code back.',
    errors: ['unauthenticated', 'csrf'],
  },
  ...measurementEndpoints,
  ...normEndpoints,
  ...pilotEndpoints,
  looks: {
    ...consolePaths.looks,
    access: 'session',
    summary: 'Who has looked at the data of this person: role, day, what and why; never whose address.',
    response: z.array(
      z.object({
        role: actingRole,
        act,
        reason: reason.nullable(),
        /** ISO date in Riyadh. */
        on: z.string(),
      }),
    ),
    errors: ['unauthenticated'],
  },
} as const satisfies Record<string, Endpoint>
