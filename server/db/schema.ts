import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { APPROVAL_KINDS, APPROVAL_STATUS } from '#contract/approvals.ts'
import { CONSULTATION_STATUS, SHARED_PAPERS } from '#contract/consultations.ts'
import { CONTENT_PARTS } from '#contract/content.ts'
import type { CredentialStatement, PublicKey } from '#contract/credentials.ts'
import type { Cv } from '#contract/cv.ts'
import type { PlanFields } from '#contract/development-plan.ts'
import { LOOK } from '#contract/look.ts'
import { NORM_STATUS, POPULATIONS, SNAPSHOT_STATUS } from '#contract/measurement-states.ts'
import { ACTING_ROLES, LOOK_REASONS, OPERATOR_ACTS, OPERATOR_ROLES } from '#contract/operator-roles.ts'
import { CHALLENGE_PURPOSES } from '#contract/passkeys.ts'
import type { Receipt } from '#contract/payments.ts'
import { PURPOSES } from '#contract/privacy.ts'
import { PANEL_KINDS, PANEL_ROUNDS } from '#contract/rating.ts'
import { VERDICTS } from '#contract/verdicts.ts'
import { type ItemKey, STORIES } from '#engine/bank/item.ts'
import type { Guess } from '#engine/guess/guess.ts'
import type { NormMargin, NormOutcome } from '#engine/measurement/norms/norm.ts'
import type { ScaleTable, SlotTable, TableGroup } from '#engine/measurement/tables/measure-form.ts'
import { CAREER_STAGES } from '#engine/narrative/career-stage.ts'
import type { Pilot } from '#engine/pilots/pilot.ts'
import {
  type Education,
  type Experience,
  type FieldId,
  LOCALES,
  type MajorId,
  type MaritalStatus,
  NORM_BASES,
  TEMPLATE_IDS,
  type Words,
} from '#engine/vocabulary.ts'
import type { KeptTotal } from './kept-total.ts'
import type { NotificationCause } from './notification-cause.ts'

/**
 * Every table of a person's data carries the person's id first in its key, so that a distributed PostgreSQL can shard by it
 * without joins across people. Times are instants of the server's clock.
 */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

// The five tables of the account library, in its names (better-auth: user, session, account, verification).

export const users = pgTable(
  'user',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    language: text('language', { enum: LOCALES }).notNull().default('ar'),
    size: text('text_size', { enum: LOOK.size }).notNull().default('usual'),
    lines: text('line_spacing', { enum: LOOK.lines }).notNull().default('usual'),
    face: text('reading_face', { enum: LOOK.face }).notNull().default('book'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    index('user_unverified').on(table.createdAt).where(sql`not ${table.emailVerified}`),
    index('user_created').on(table.createdAt),
  ],
)

/** Kinds of device, as far as they matter here. */
const DEVICES = ['phone', 'desktop'] as const

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When an operator passed the second factor in this session, and last used the console. */
    secondFactorAt: instant('second_factor_at'),
    consoleUsedAt: instant('console_used_at'),
    /** When a further code was given for what asks for one (http/operator.ts). */
    codeConfirmedAt: instant('code_confirmed_at'),
    /** What a passkey is asked to sign in this session, for what, since when (features/console/passkey-challenge.ts). */
    challenge: text('passkey_challenge'),
    challengePurpose: text('challenge_purpose', { enum: CHALLENGE_PURPOSES }),
    challengeAt: instant('challenge_at'),
  },
  table => [index('session_user').on(table.userId)],
)

/** Holds a user's ways to sign in: `credential` with a password hash, or a provider. */
export const accounts = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    index('account_user').on(table.userId),
    uniqueIndex('account_provider').on(table.providerId, table.accountId),
  ],
)

/** Holds the account library's own one-time values (social sign-in state). */
export const verifications = pgTable(
  'verification',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [index('verification_identifier').on(table.identifier)],
)

/** Links that were mailed: only the SHA-256 of the token is kept; one use ends it and its siblings. */
export const mailedTokens = pgTable(
  'mailed_token',
  {
    userId: owner(),
    purpose: text('purpose', {
      enum: ['verify_email', 'reset_password', 'change_email', 'revert_email'],
    }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The address that a change leads to, or that taking it back restores. */
    email: text('email'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.purpose, table.tokenHash] })],
)

/** Records how a person came here when registering, for the funnel; older accounts have none (docs/decisions/0107). */
export const arrivals = pgTable('arrival', {
  userId: owner().primaryKey(),
  language: text('language', { enum: LOCALES }).notNull(),
  device: text('device', { enum: DEVICES }).notNull(),
  /** The word of the link that led here. */
  source: text('source'),
})

/** Counts visits of the landing page; says nothing of anybody. */
export const landingVisits = pgTable(
  'landing_visit',
  {
    /** ISO date in Riyadh. */
    day: date('day').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    device: text('device', { enum: DEVICES }).notNull(),
    source: text('source').notNull(),
    visits: integer('visits').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.language, table.device, table.source] })],
)

/** Keeps how far the people came who registered on a day that is over; says nothing of anybody (docs/decisions/0107). */
export const funnelCounts = pgTable(
  'funnel_count',
  {
    /** ISO date in Riyadh. */
    day: date('day').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    device: text('device', { enum: [...DEVICES, 'unknown'] }).notNull(),
    source: text('source').notNull(),
    registered: integer('registered').notNull(),
    profile: integer('profile').notNull(),
    field: integer('field').notNull(),
    section1: integer('section1').notNull(),
    section2: integer('section2').notNull(),
    section3: integer('section3').notNull(),
    result: integer('result').notNull(),
    paid: integer('paid').notNull(),
    opened: integer('opened').notNull(),
    shared: integer('shared').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.language, table.device, table.source] })],
)

/** Holds every change of what the operator says on pages, the last of each part being shown; who changed it says `operator_log`. */
export const contentChanges = pgTable(
  'content_change',
  {
    id: uuid('id').primaryKey(),
    part: text('part', { enum: CONTENT_PARTS }).notNull(),
    content: jsonb('content').notNull(),
    /** How it is known that it is true. */
    basis: text('basis').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  table => [index('content_change_part').on(table.part, table.changedAt)],
)

export const profiles = pgTable('profile', {
  userId: owner().primaryKey(),
  fullName: text('full_name').notNull(),
  education: text('education').$type<Education>().notNull(),
  /** Licensed and degree-bound occupations are compared with it, nothing else. */
  major: text('major').$type<MajorId>(),
  maritalStatus: text('marital_status').$type<MaritalStatus>(),
  city: text('city').notNull(),
  experienceYears: text('experience_years').$type<Experience>().notNull(),
  currentJob: text('current_job'),
  /** Riyals a month. */
  expectedSalary: integer('expected_salary'),
  preferredFields: text('preferred_fields').array().$type<FieldId[]>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** Holds what a person wants of work; of the person and of no attempt (docs/decisions/0066). */
export const wants = pgTable('want', {
  userId: owner().primaryKey(),
  /** By the id of what was asked. An id that this release does not know stays. */
  choices: jsonb('choices').$type<Readonly<Record<string, StoredChoice>>>().notNull(),
  changedAt: instant('changed_at').notNull(),
  /** When its person deleted all of it: what was chosen before, on a device that was away, is not stored again. */
  clearedAt: instant('cleared_at'),
})

/** Holds one choice, and when it was made in milliseconds since 1970 by the server's clock. */
export interface StoredChoice {
  readonly choice: string
  readonly at: number
}

/** Holds a person's CV: one document for every language (docs/decisions/0079). */
export const cvs = pgTable('cv', {
  userId: owner().primaryKey(),
  /** Of this document alone: another one is there after each save. */
  revision: uuid('revision').notNull(),
  /** As a release wrote it; read through `cvDocument` (contract/cv.ts). */
  document: jsonb('document').$type<Cv>().notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** Records who agreed to what, in which wording and language, when; withdrawing adds a time, never removes the row. */
export const consents = pgTable(
  'consent',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    version: text('version').notNull(),
    /** SHA-256 of the wording in that language; null in records that are older than the column. */
    textHash: text('text_hash'),
    language: text('language', { enum: LOCALES }).notNull(),
    givenAt: instant('given_at').notNull().defaultNow(),
    withdrawnAt: instant('withdrawn_at'),
    /** What one attempt was agreed to for; null for what holds for the whole account. */
    attemptId: uuid('attempt_id'),
    /** The company that was named, and its name and address as they were then: the company may be gone by now. */
    companyId: uuid('company_id'),
    recipient: text('recipient'),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

/**
 * Holds attempts, each with all its answers in one row: an answer is one character or one number at the position of
 * its question, so an attempt takes about 1.5 KB instead of 90 rows, the order is strict by construction, and storing
 * an answer is one statement (docs/decisions/0005). Scores are computed from this row; what a list shows of them is kept.
 */
export const attempts = pgTable(
  'attempt',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** 1 for the person's first attempt. */
    number: smallint('number').notNull(),
    applicationNumber: text('application_number').notNull().unique(),
    form: text('form', { enum: TEMPLATE_IDS }).notNull(),
    formVersion: smallint('form_version').notNull(),
    scoringVersion: smallint('scoring_version').notNull(),
    /** Null until chosen, and for forms that ask no field. */
    field: text('field').$type<FieldId>(),
    /** Of the profile as it was at the start: careers and statistics must not change with a later profile. */
    education: text('education').$type<Education>().notNull(),
    major: text('major').$type<MajorId>(),
    experienceYears: text('experience_years').$type<Experience>().notNull(),
    /** Read from the profile's job: whom the actions of the report are for. Attempts that are older than the column had those of people at work. */
    careerStage: text('career_stage', { enum: CAREER_STAGES }).notNull().default('working'),
    /** One base-36 digit a position: the version of the item pinned there. Empty until the items are settled. */
    itemVersions: text('item_versions').notNull().default(''),
    /** Which of the 64 sets of stories it tells; null in attempts that are older than the column. */
    storySet: smallint('story_set'),
    /** One letter a position: the story pinned there, `a` or `b`, or `-` for a single item. Set with `item_versions`. */
    stories: text('stories'),
    /** An earlier attempt at this form told stories of these pairs. */
    retake: boolean('retake').notNull().default(false),
    /** One digit a position: 1 where an earlier attempt answered this very story; empty where none did. Set with `item_versions`. */
    readBefore: text('read_before').notNull().default(''),
    /** One digit a position: where the option stands that an earlier attempt chose with the twin of this story, 0 for none; empty where none did. */
    chosenBefore: text('chosen_before').notNull().default(''),
    questions: smallint('questions').notNull(),
    /** One digit a position: the display position chosen, 1 to 5. Its length is the number of answers. */
    answers: text('answers').notNull().default(''),
    /** One letter a position: that of the language in which it was answered. */
    languages: text('languages').notNull().default(''),
    /** One letter a position: `p` phone, `d` desktop. */
    devices: text('devices').notNull().default(''),
    /** One digit a position: how often the choice was changed first; 9 means nine or more. */
    changes: text('changes').notNull().default(''),
    /** Item times in milliseconds; null where the time is not known (docs/method/quality.md#item-time). */
    itemMilliseconds: integer('item_milliseconds').array().notNull().default(sql`'{}'`),
    /** Seconds from the start to each answer, by the server's clock. */
    answeredAfter: integer('answered_after').array().notNull().default(sql`'{}'`),
    lastAnswerAt: instant('last_answer_at'),
    /** The last answer that had not waited on the device, and the device times of those that waited since. */
    lastAloneAt: instant('last_alone_at'),
    queuedMilliseconds: integer('queued_milliseconds').notNull().default(0),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** When the questions became answerable: the field was chosen. */
    openedAt: instant('opened_at'),
    completedAt: instant('completed_at'),
    archivedAt: instant('archived_at'),
    /** What its person expected of the three sections, given once before the result was shown; null without a guess. */
    guess: jsonb('guess').$type<Guess>(),
    /** When the result was first sent to its person: from then on it cannot be guessed. */
    resultShownAt: instant('result_shown_at'),
    /** When the server first sent the locked part: until then a payment can be refunded by its payer (docs/product.md#refunds). */
    reportOpenedAt: instant('report_opened_at'),
    /** When the first paper was made (PDF, mail, company sending): from then on its number can be checked by anyone. */
    paperProducedAt: instant('paper_produced_at'),
    /** Its owner has switched that off. */
    verificationOffAt: instant('verification_off_at'),
    /** Actions ticked off before `development_plan` was there: `COM-1`. Read where that says nothing of them, no longer written. */
    planDone: text('plan_done').array().notNull().default(sql`'{}'`),
    /** What its owner has decided on the development plan, by field: `COM-1.day` (contract/development-plan.ts). */
    developmentPlan: jsonb('development_plan').$type<PlanFields>().notNull().default({}),
    /** What a list shows, with the versions that it was scored by; null until the first list. Results and reports never read it. */
    keptTotal: jsonb('kept_total').$type<KeptTotal>(),
    /** What is asked beside the form and counts nowhere, in order (decisions/0100); pinned at the start. */
    pilots: jsonb('pilots').$type<readonly Pilot[]>().notNull().default([]),
    /** How many of these are answered; the answers stand in `pilot_answer`. */
    pilotsAnswered: smallint('pilots_answered').notNull().default(0),
    /** Invented by `npm run simulate`: no figure about people counts it (db/simulated.ts). No call sets it. */
    simulated: boolean('simulated').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('attempt_number').on(table.userId, table.number),
    uniqueIndex('attempt_open')
      .on(table.userId)
      .where(sql`${table.completedAt} is null and ${table.archivedAt} is null`),
    index('attempt_unfinished').on(table.startedAt).where(sql`${table.completedAt} is null`),
    index('attempt_completed').on(table.completedAt).where(sql`${table.completedAt} is not null`),
  ],
)

/** Holds answers to questions on trial, apart from `attempt`: nothing that scores reads this table. */
export const pilotAnswers = pgTable(
  'pilot_answer',
  {
    userId: owner(),
    attemptId: uuid('attempt_id').notNull(),
    /** 1-based among those of the attempt. */
    number: smallint('number').notNull(),
    item: text('story_key').$type<ItemKey>().notNull(),
    /** The display position chosen, 1 to 5. */
    answer: smallint('chosen').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    device: text('device', { enum: DEVICES }).notNull(),
    changes: smallint('changes').notNull(),
    milliseconds: integer('milliseconds'),
    answeredAt: instant('answered_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.attemptId, table.number] }),
    foreignKey({
      columns: [table.userId, table.attemptId],
      foreignColumns: [attempts.userId, attempts.id],
    }).onDelete('cascade'),
  ],
)

/** Holds what an operator has planned for a pair on trial; a pair without a row is asked of nobody. */
export const pilotPlans = pgTable('pilot_plan', {
  pair: text('pair').primaryKey(),
  /** In how many attempts each of its stories is to be asked; `asked_a` and `asked_b` never exceed it. */
  wanted: integer('wanted').notNull(),
  isOn: boolean('is_on').notNull(),
  askedA: integer('asked_a').notNull().default(0),
  askedB: integer('asked_b').notNull().default(0),
  changedAt: instant('changed_at').notNull(),
})

/**
 * Records what a user may use and why: the table of docs/product.md#free-and-locked is read from these rows alone
 * (features/access/find-access.ts).
 */
export const entitlements = pgTable(
  'entitlement',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** `unlock`: one attempt, for good. `starter`, `pro`: the attempts completed between the two times. */
    kind: text('kind', { enum: ['unlock', 'starter', 'pro'] }).notNull(),
    attemptId: uuid('attempt_id'),
    /** What was paid for it. */
    orderId: uuid('order_id'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    /** Refunded: as if it had never been. */
    revokedAt: instant('revoked_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('entitlement_order').on(table.userId, table.orderId),
  ],
)

/**
 * Holds what the bell shows: why, and the ids and amounts that its words are made of when it is read; no text, no
 * name.
 */
export const notifications = pgTable(
  'notice',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    cause: jsonb('cause').$type<NotificationCause>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  table => [primaryKey({ columns: [table.userId, table.id] }), index('notice_time').on(table.createdAt)],
)

/** Holds the companies to which users want their reports sent. */
export const companies = pgTable(
  'company',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('company_email').on(table.userId, table.email),
  ],
)

/**
 * Records each mail of a report to a company. Outlives the company, so that removing one does not release its
 * sendings.
 */
export const companySendings = pgTable(
  'company_sending',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    companyId: uuid('company_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    /** SHA-256 of the private link's token; null once the link is dead. */
    tokenHash: text('token_hash').unique(),
    consentedAt: instant('consented_at').notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    handedOverAt: instant('handed_over_at'),
    refusedAt: instant('refused_at'),
    /** Why: the mail server's code, or one of our own reasons (features/mail/refusal.ts). */
    refusal: text('refusal'),
    openedAt: instant('opened_at'),
    revokedAt: instant('revoked_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('company_sending_company').on(table.userId, table.companyId),
  ],
)

/** Holds the keys that sign credentials. Those that do not sign any more stay, for checking. */
export const credentialKeys = pgTable('credential_key', {
  id: text('id').primaryKey(),
  publicKey: jsonb('public_key').$type<PublicKey>().notNull(),
  /** PKCS #8, sealed with a key made of AUTH_SECRET. */
  sealedKey: text('sealed_key').notNull(),
  madeAt: instant('made_at').notNull(),
})

/** Holds the verifiable credentials that users have issued of their reports (docs/decisions/0081). */
export const credentials = pgTable(
  'credential',
  {
    userId: owner(),
    /** Of chance: whoever has it may read the credential. */
    id: uuid('id').notNull().unique(),
    attemptId: uuid('attempt_id').notNull(),
    /** Its place in the status list. */
    place: integer('place').notNull(),
    statement: jsonb('statement').$type<CredentialStatement>().notNull(),
    /** Signed it; null once that key is withdrawn, which revokes it. */
    keyId: text('key_id').references(() => credentialKeys.id, { onDelete: 'set null' }),
    /** As it was signed; null once it is revoked or has expired. */
    token: text('token'),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('credential_signer').on(table.keyId),
    index('credential_expiry').on(table.expiresAt).where(sql`${table.token} is not null`),
  ],
)

/**
 * Holds the places of the status list that are or were taken: without it, a place could be given again while a credential that was
 * revoked or deleted still names it. Says of nobody.
 */
export const credentialPlaces = pgTable('credential_place', {
  place: integer('place').primaryKey(),
  takenUntil: instant('taken_until').notNull(),
})

/** Records each mail of a report to its owner. */
export const reportMails = pgTable(
  'report_mail',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    askedAt: instant('asked_at').notNull(),
    handedOverAt: instant('handed_over_at'),
    refusedAt: instant('refused_at'),
    refusal: text('refusal'),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

/** Holds the one mail that a person wished for, on stopping between two sections or on their plan; gone once it is sent. */
export const reminders = pgTable('reminder', {
  userId: owner().primaryKey(),
  id: uuid('id').notNull(),
  attemptId: uuid('attempt_id').notNull(),
  dueAt: instant('due_at').notNull(),
  askedAt: instant('asked_at').notNull(),
})

/** Records who wants no further mail from anyone here: a keyed hash of the address, from which nobody can read it. */
export const recipientOptOuts = pgTable('recipient_opt_out', {
  recipient: text('recipient').primaryKey(),
  optedOutAt: instant('opted_out_at').notNull(),
})

/** Holds what the AI endpoint was asked to write for an attempt, and wrote. */
export const aiAdvice = pgTable(
  'ai_advice',
  {
    userId: owner(),
    attemptId: uuid('attempt_id').notNull(),
    /** Of the question: an answer to an earlier one, since withdrawn, is not kept. */
    id: uuid('id').notNull(),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
    failedAt: instant('failed_at'),
    model: text('model').notNull(),
    /** Checked by features/advice/check-advice.ts before it was stored. */
    advice: jsonb('advice'),
  },
  table => [primaryKey({ columns: [table.userId, table.attemptId] })],
)

// Money (docs/decisions/0014). Amounts are integers, in halalas. The four tables of the ledger do not go with the account:
// what was sold is kept as long as the law asks, under an id that then leads to nobody.

const ledgerOwner = () => uuid('user_id').notNull()

/** Holds each purchase that a user wants to make, at the price of the day it was made. */
export const orders = pgTable(
  'order',
  {
    userId: ledgerOwner(),
    id: uuid('id').notNull(),
    /** Opaque; travels in the payment's metadata and finds the order again. */
    reference: text('reference').notNull().unique(),
    product: text('item', { enum: ['unlock', 'starter', 'pro'] }).notNull(),
    /** One open order for each: an attempt's id, the plans together, a subscription's month. */
    subject: text('subject').notNull(),
    attemptId: uuid('attempt_id'),
    /** Of a renewal: whose month it pays. */
    subscriptionId: uuid('subscription_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Made with live keys: a payment of the test side never pays it, nor the other way round. */
    live: boolean('live').notNull(),
    saveCard: boolean('save_card').notNull().default(false),
    /** `closed`: no longer offered (the price changed, the subscription ended). */
    status: text('status', { enum: ['open', 'paid', 'refunded', 'closed'] })
      .notNull()
      .default('open'),
    /** The one payment that paid it. */
    paymentId: uuid('payment_id'),
    /** The month that it opened. */
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    createdAt: instant('created_at').notNull(),
    /** When a form to pay it with was last handed out. */
    offeredAt: instant('offered_at').notNull().defaultNow(),
    paidAt: instant('paid_at'),
    /** When the provider was last asked about it by the reconciliation. */
    checkedAt: instant('checked_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('order_open').on(table.userId, table.subject).where(sql`${table.status} = 'open'`),
    index('order_unsettled').on(table.offeredAt).where(sql`${table.status} in ('open', 'closed')`),
    index('order_paid').on(table.paidAt).where(sql`${table.status} in ('paid', 'refunded')`),
    index('order_settled').on(table.createdAt).where(sql`${table.status} in ('paid', 'refunded')`),
  ],
)

/** Holds the tries to pay an order. An id is handed out before the provider knows it, so that none can be lost. */
export const payments = pgTable(
  'payment',
  {
    userId: ledgerOwner(),
    /** The provider's id: each pays at most once, whatever order it names. */
    id: uuid('id').notNull().unique(),
    orderId: uuid('order_id').notNull(),
    /** `created`: handed out, not yet seen at the provider. The others are the provider's words. */
    status: text('status').notNull().default('created'),
    /** What became of its money: it paid its order, was one too many, or was not what was ordered (`flag` says how). */
    role: text('role', { enum: ['settled', 'surplus', 'flagged'] }),
    flag: text('flag', { enum: ['amount', 'currency', 'mode', 'order'] }),
    /** As the provider tells it. */
    amount: integer('amount'),
    currency: text('currency'),
    brand: text('brand'),
    lastFour: text('last_four'),
    /** Retrieval reference number. */
    referenceNumber: text('reference_number'),
    message: text('message'),
    /** Charged by the renewal, not by the person. */
    automatic: boolean('automatic').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('payment_order').on(table.userId, table.orderId),
    index('payment_taken').on(table.createdAt, table.id).where(sql`${table.role} is not null`),
  ],
)

/** Refunds, asked for or under way; one for each payment. */
export const refunds = pgTable(
  'refund',
  {
    userId: ledgerOwner(),
    id: uuid('id').notNull(),
    paymentId: uuid('payment_id').notNull().unique(),
    orderId: uuid('order_id').notNull(),
    amount: integer('amount').notNull(),
    /** `provider`: refunded there by hand. */
    reason: text('reason', { enum: ['unopened', 'request', 'surplus', 'mismatch', 'provider'] }).notNull(),
    /** What the person wrote to the operator. */
    note: text('note'),
    priority: boolean('priority').notNull().default(false),
    status: text('status', { enum: ['requested', 'processing', 'refunded', 'rejected'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    refundedAt: instant('refunded_at'),
    triedAt: instant('tried_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('refund_waiting').on(table.createdAt).where(sql`${table.status} in ('requested', 'processing')`),
  ],
)

/** Receipts and credit notes as they were issued; no row is ever changed. */
export const receipts = pgTable(
  'receipt',
  {
    userId: ledgerOwner(),
    number: text('number').notNull().unique(),
    orderId: uuid('order_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** The shape of contract/payments.ts. */
    content: jsonb('content').$type<Receipt>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.number] }),
    index('receipt_order').on(table.userId, table.orderId),
    index('receipt_issued').on(table.issuedAt, table.number),
  ],
)

/** Counts the last number of each series; locked while the next one is issued, so that none is skipped. */
export const receiptSeries = pgTable('receipt_series', {
  series: text('series', { enum: ['R', 'C'] }).primaryKey(),
  last: integer('last').notNull().default(0),
})

/** Holds the plans that were bought and go on by the month. */
export const subscriptions = pgTable(
  'subscription',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    plan: text('plan', { enum: ['starter', 'pro'] }).notNull(),
    /** From the next renewal on. */
    changeTo: text('change_to', { enum: ['starter', 'pro'] }),
    status: text('status', { enum: ['active', 'past_due', 'cancelled', 'ended'] }).notNull(),
    /** The first month's start: every later one begins on its day, or on the last of a shorter month. */
    startedAt: instant('started_at').notNull(),
    months: integer('months').notNull(),
    paidUntil: instant('paid_until').notNull(),
    cardToken: text('card_token'),
    cardBrand: text('card_brand'),
    cardLastFour: text('card_last_four'),
    /** The end of the month that the person was reminded of. */
    remindedFor: instant('reminded_for'),
    failures: smallint('failures').notNull().default(0),
    retryAt: instant('retry_at'),
    endedAt: instant('ended_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('subscription_running').on(table.userId).where(sql`${table.status} <> 'ended'`),
    index('subscription_due').on(table.paidUntil).where(sql`${table.status} <> 'ended'`),
  ],
)

/** Chosen on /packages, not bought yet. */
export const packageChoices = pgTable('package_choice', {
  userId: owner().primaryKey(),
  plan: text('plan', { enum: ['starter', 'pro'] }).notNull(),
  chosenAt: instant('chosen_at').notNull(),
})

/** Holds an hour that a consultant offers; it is free while no live consultation names it. */
export const consultationHours = pgTable(
  'consultation_hour',
  {
    /** The consultant's account. */
    userId: owner(),
    id: uuid('id').notNull().unique(),
    startsAt: instant('starts_at').notNull(),
    /** The https address where the two meet. */
    place: text('meeting_address').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('consultation_hour_time').on(table.userId, table.startsAt),
    index('consultation_hour_start').on(table.startsAt),
  ],
)

/** Holds a consultation of a Pro subscriber: one for each paid month that was not given back. */
export const consultations = pgTable(
  'consultation',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    hourId: uuid('hour_id').notNull(),
    consultantId: uuid('consultant_id').references(() => users.id, { onDelete: 'set null' }),
    startsAt: instant('starts_at').notNull(),
    place: text('meeting_address').notNull(),
    /** The start of the paid month it belongs to. */
    periodStart: instant('period_start').notNull(),
    status: text('status', { enum: CONSULTATION_STATUS }).notNull().default('booked'),
    topic: text('topic').notNull().default(''),
    /** What the person lets the consultant open, as of now. */
    shares: text('shared_papers', { enum: SHARED_PAPERS }).array().notNull().default(sql`'{}'`),
    /** Written by the consultant, for the person. */
    note: text('consultant_note'),
    /** Counts what was told of it, for the calendars that know it by its id. */
    sequence: integer('calendar_sequence').notNull().default(0),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('consultation_month')
      .on(table.userId, table.periodStart)
      .where(sql`${table.status} in ('booked', 'held', 'missed')`),
    uniqueIndex('consultation_of_hour')
      .on(table.hourId)
      .where(sql`${table.status} in ('booked', 'held', 'missed')`),
    index('consultation_consultant').on(table.consultantId, table.startsAt),
  ],
)

/** Webhooks of the provider that were acted on, so that a repeated one is known. What they held is not kept. */
export const webhookEvents = pgTable(
  'webhook_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  table => [index('webhook_event_time').on(table.receivedAt)],
)

/** Holds what came through the contact form: anyone may write, so there is no account in the key. */
export const contactMessages = pgTable(
  'contact_message',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    message: text('message').notNull(),
    status: text('status', { enum: ['open', 'approved', 'rejected'] })
      .notNull()
      .default('open'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('contact_message_sender').on(sql`lower(${table.email})`),
    index('contact_message_time').on(table.createdAt),
    index('contact_message_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
  ],
)

/** Holds what came back by mail about a message of the contact page. */
export const contactReplies = pgTable(
  'contact_reply',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** Of the message. */
    email: text('email').notNull(),
    /** The mail names that address as its sender. */
    isSameSender: boolean('same_sender').notNull(),
    reply: text('reply').notNull(),
    /** SHA-256 of the mail's own id: it may be handed over twice. */
    mailHash: text('mail_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('contact_reply_mail').on(table.messageId, table.mailHash),
    index('contact_reply_sender').on(sql`lower(${table.email})`),
  ],
)

/** Holds what operators answered by mail to a message of the contact page. */
export const contactAnswers = pgTable(
  'contact_answer',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** Of the message. */
    email: text('email').notNull(),
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('contact_answer_message').on(table.messageId, table.createdAt),
    index('contact_answer_sender').on(sql`lower(${table.email})`),
  ],
)

/**
 * Counts how often a subject has tried what is limited (server/http/limits.ts). Name and order of the columns are
 * those of rate-limiter-flexible, which writes them; `key` is a keyed hash, `expire` milliseconds since 1970.
 */
export const rateLimits = pgTable('rate_limit', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** Holds in its one row what the server's clock showed last, and until when it is not believed after a jump (server/jobs/judge-clock.ts). */
export const serverClock = pgTable('server_clock', {
  id: smallint('id').primaryKey().default(1),
  seenAt: instant('seen_at').notNull(),
  doubtedUntil: instant('doubted_until'),
  /** When the last backup was whole. */
  backedUpAt: instant('backed_up_at'),
})

/** Holds the people who run the site, each in one role (docs/decisions/0085). Only owners and the command on the server write `role`. */
export const operators = pgTable('operator', {
  userId: owner().primaryKey(),
  role: text('operator_role', { enum: OPERATOR_ROLES }).notNull(),
  /** The authenticator's secret in base 32, sealed; null until one is made. */
  sealedSecret: text('sealed_secret'),
  /** When a code of it was right for the first time, or the command made it: before, the account has no authenticator. */
  enrolledAt: instant('enrolled_at'),
  /** The period of 30 seconds of the last code that was taken: none is taken twice. */
  lastPeriod: integer('last_period').notNull().default(0),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryCodes: text('recovery_codes').array().notNull().default(sql`'{}'`),
  invitedAt: instant('invited_at').notNull(),
})

/** Holds the passkeys of operators: what checks a signature, and nothing that makes one. They go with the role. */
export const passkeys = pgTable(
  'passkey',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => operators.userId, { onDelete: 'cascade' }),
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** In base64url, as the public key, in COSE. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often the authenticator has signed, by its own count; 0 where it keeps none. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator, in its own words. */
    transports: text('transports').array().notNull(),
    addedAt: instant('added_at').notNull(),
    usedAt: instant('used_at'),
  },
  table => [index('passkey_person').on(table.userId)],
)

/**
 * Records every look of an operator at a person, and every decision: ids and closed lists alone. Its lines outlive the account of
 * both, under ids that then lead to nobody; only age removes one.
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    /** The person it concerns; null where it concerns nobody. */
    userId: uuid('user_id'),
    id: uuid('id').primaryKey(),
    /** The operator's account; null for the command on the server. */
    operatorId: uuid('operator_id'),
    role: text('operator_role', { enum: ACTING_ROLES }).notNull(),
    act: text('act', { enum: OPERATOR_ACTS }).notNull(),
    lookReason: text('look_reason', { enum: LOOK_REASONS }),
    /** The refund, request, mail, attempt or message that it is about. */
    aboutId: uuid('about_id'),
    at: instant('acted_at').notNull(),
  },
  table => [index('operator_log_person').on(table.userId, table.at), index('operator_log_time').on(table.at)],
)

/** Holds codes that people made for the support, and the looks through their pages that were opened with them. */
export const supportViews = pgTable(
  'support_view',
  {
    userId: owner(),
    id: uuid('id').primaryKey(),
    /** Keyed: a stolen dump opens nothing. */
    codeHash: text('code_hash').notNull().unique(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    /** Null until the code was entered, as what follows. */
    operatorId: uuid('operator_id'),
    operatorRole: text('operator_role', { enum: ACTING_ROLES }),
    openedAt: instant('opened_at'),
    endsAt: instant('ends_at'),
    /** When the person or the operator ended it before its time. */
    endedAt: instant('ended_at'),
  },
  table => [index('support_view_person').on(table.userId)],
)

/** Holds what one operator asked another to grant: ids and closed lists alone, kept as long as the log. */
export const approvals = pgTable(
  'approval',
  {
    /** The person whom it concerns; null where it concerns nobody. */
    userId: uuid('user_id'),
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: APPROVAL_KINDS }).notNull(),
    /** What it is about: a refund, an account. */
    subject: text('subject').notNull(),
    /** What would be done with it, in the kind's own shape. */
    wish: jsonb('wish').notNull(),
    /** Null for the command on the server, as `deciderId` is. */
    askerId: uuid('asker_id'),
    askerRole: text('asker_role', { enum: ACTING_ROLES }).notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    status: text('status', { enum: APPROVAL_STATUS }).notNull().default('open'),
    deciderId: uuid('decider_id'),
    deciderRole: text('decider_role', { enum: ACTING_ROLES }),
    decidedAt: instant('decided_at'),
  },
  table => [
    uniqueIndex('approval_open').on(table.kind, table.subject).where(sql`${table.status} = 'open'`),
    index('approval_person').on(table.userId),
  ],
)

/** Holds a panel of experts, or of lay people, with the pairs of the bank that it rates, in the versions that it was made with. */
export const ratingPanels = pgTable('rating_panel', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind', { enum: PANEL_KINDS }).notNull(),
  /** The block of the bank, a field's name for the items of a field. */
  block: text('block').notNull(),
  /** Keys of pairs, `competency-08@4`. */
  items: text('items').array().notNull(),
  /** Each rates both stories of a pair, the second one a week later; else one of them. */
  both: boolean('both_stories').notNull(),
  round: text('round', { enum: PANEL_ROUNDS }).notNull().default('open'),
  madeAt: instant('made_at').notNull(),
  /** When raters began to discuss; null where they did not. */
  discussedAt: instant('discussed_at'),
  /** Keys of the stories that are discussed, `competency-08/a@4`. */
  disputed: text('disputed').array(),
  closedAt: instant('closed_at'),
})

/**
 * Holds somebody who was invited to a panel; no account is needed. Leaving deletes the row: what they rated in a closed round stays
 * under an id that then leads to nobody.
 */
export const raters = pgTable(
  'rater',
  {
    id: uuid('id').primaryKey(),
    panelId: uuid('panel_id').notNull(),
    email: text('email').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    /** Counts the panel's raters: it decides who begins with which story. */
    number: smallint('rater_number').notNull(),
    /** A keyed hash of the link's token; gone when it is opened, renewed or revoked. */
    tokenHash: text('token_hash'),
    tokenExpiresAt: instant('token_expires_at').notNull(),
    /** A keyed hash of the session that the link opened; gone when it is revoked. */
    sessionHash: text('session_hash'),
    openedAt: instant('opened_at'),
    /** What they do, and for how long, in their words. */
    practice: text('practice'),
    /** What ties them to this product or its takers, in their words. */
    interests: text('interests'),
    /** The version of the sentences that they agreed to. */
    consentVersion: text('consent_version'),
    consentedAt: instant('consented_at'),
    invitedAt: instant('invited_at').notNull(),
  },
  table => [
    uniqueIndex('rater_of_panel').on(table.panelId, table.email),
    uniqueIndex('rater_number').on(table.panelId, table.number),
    uniqueIndex('rater_token').on(table.tokenHash),
    uniqueIndex('rater_session').on(table.sessionHash),
    index('rater_email').on(table.email),
  ],
)

/** Holds one story that a rater is asked about, and what they said of it; drawn when the rater has stated their practice. */
export const ratings = pgTable(
  'rating',
  {
    raterId: uuid('rater_id').notNull(),
    id: uuid('id').notNull(),
    panelId: uuid('panel_id').notNull(),
    /** `competency-08@4`, and which of its stories. */
    pair: text('pair').notNull(),
    story: text('story', { enum: STORIES }).notNull(),
    /** Its place among what the rater is asked. */
    place: smallint('place').notNull(),
    /** 2 comes a week after the other story of the pair. */
    wave: smallint('wave').notNull(),
    /** It was asked before and comes again, to see whether they say it twice. */
    isRepeat: boolean('is_repeat').notNull(),
    /** For each place on the screen, the option's place in the item, 1 to 5. */
    order: varchar('option_order', { length: 5 }).notNull(),
    seenAt: instant('seen_at'),
    ratedAt: instant('rated_at'),
    /** 1 to 9, in the item's own order of options; null where it could not be judged. */
    ratings: smallint('ratings').array(),
    /** Why it cannot be judged. */
    unjudged: text('unjudged'),
    /** The facet that the rater found in it, or `none`. */
    namedFacet: text('named_facet'),
    /** When it was last shown in the discussion. */
    discussedAt: instant('discussed_at'),
    /** After the discussion. */
    secondRatings: smallint('second_ratings').array(),
    /** What the rater says in it to the others, without their name. */
    secondReason: text('second_reason'),
    secondAt: instant('second_at'),
  },
  table => [
    primaryKey({ columns: [table.raterId, table.id] }),
    index('rating_of_panel').on(table.panelId, table.pair),
  ],
)

/**
 * Holds what was decided about a pair by the ratings of a panel, with the reasons of both who decided; proposed until it is confirmed.
 * Who they are stands in the request (`approval`) and in the log, for as long as those are kept.
 */
export const itemDecisions = pgTable(
  'item_decision',
  {
    id: uuid('id').primaryKey(),
    panelId: uuid('panel_id').notNull(),
    /** `competency-08@4`. */
    pair: text('pair').notNull(),
    verdict: text('verdict', { enum: VERDICTS }).notNull(),
    reason: text('reason').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    secondReason: text('second_reason'),
    confirmedAt: instant('confirmed_at'),
  },
  table => [index('item_decision_pair').on(table.pair, table.confirmedAt)],
)

/** Holds the dated snapshots of answers that were measured (docs/decisions/0095). Says of nobody. */
export const snapshots = pgTable(
  'measurement_snapshot',
  {
    id: uuid('id').primaryKey(),
    population: text('population', { enum: POPULATIONS }).notNull(),
    status: text('status', { enum: SNAPSHOT_STATUS }).notNull(),
    /** Of 100. */
    progress: smallint('progress').notNull().default(0),
    askedAt: instant('asked_at').notNull(),
    /** When its work was last heard of. */
    heardAt: instant('heard_at').notNull(),
    /** When the answers were read: of this moment is all that it says. */
    takenAt: instant('taken_at'),
    /** First attempts that were read. */
    people: integer('people'),
    versions: jsonb('versions').$type<SnapshotVersions>(),
  },
  table => [
    index('measurement_snapshot_time').on(table.askedAt),
    uniqueIndex('measurement_snapshot_open')
      .on(sql`(true)`)
      .where(sql`${table.status} in ('waiting', 'running')`),
  ],
)

/** Names what the figures of a snapshot come from. */
export interface SnapshotVersions {
  /** Of this software. */
  readonly code: string
  readonly rules: number
  /** Hashes of the items that there were, and of the answers under keyed ids. */
  readonly bank: string
  readonly data: string
  /** Attempts that were left out, as they name versions that the software does not have. */
  readonly unread: number
}

/** Holds what a snapshot found, none of it gated: what leaves goes through features/measurement/gate-tables.ts. */
export const measurementTables = pgTable(
  'measurement_table',
  {
    snapshotId: uuid('snapshot_id')
      .notNull()
      .references(() => snapshots.id, { onDelete: 'cascade' }),
    form: text('form', { enum: TEMPLATE_IDS }).notNull(),
    formVersion: smallint('form_version').notNull(),
    /** Empty for the whole form. */
    section: text('section').notNull(),
    /** Of one place of the section; 0 for the table of them all. */
    number: smallint('number').notNull(),
    by: text('by').$type<TableGroup['by']>().notNull(),
    group: text('group').notNull(),
    content: jsonb('content').$type<ScaleTable | SlotTable>().notNull(),
  },
  table => [
    primaryKey({
      name: 'measurement_table_name',
      columns: [
        table.snapshotId,
        table.form,
        table.formVersion,
        table.section,
        table.number,
        table.by,
        table.group,
      ],
    }),
  ],
)

/** Holds norms as they were computed, which never change (docs/decisions/0096). Says of nobody. */
export const norms = pgTable(
  'norm',
  {
    id: uuid('id').primaryKey(),
    /** Of people. Its moment is the date of the norm. */
    snapshotId: uuid('snapshot_id')
      .notNull()
      .references(() => snapshots.id),
    form: text('form', { enum: TEMPLATE_IDS }).notNull(),
    formVersion: smallint('form_version').notNull(),
    by: text('by', { enum: NORM_BASES }).notNull(),
    /** Empty for everybody. */
    group: text('group').notNull(),
    margins: jsonb('margins').$type<readonly NormMargin[]>().notNull(),
    /** Where the margins are from; null without any. */
    source: jsonb('source').$type<Words>(),
    /** Null until it is measured. What leaves of it goes through features/measurement. */
    outcome: jsonb('outcome').$type<NormOutcome>(),
    status: text('status', { enum: NORM_STATUS }).notNull().default('draft'),
    askedAt: instant('asked_at').notNull(),
    publishedAt: instant('published_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  table => [
    index('norm_time').on(table.askedAt),
    index('norm_snapshot').on(table.snapshotId),
    uniqueIndex('norm_published')
      .on(table.form, table.formVersion, table.by, table.group)
      .where(sql`${table.status} = 'published'`),
  ],
)
