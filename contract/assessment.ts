import { z } from 'zod'
import {
  BANDS,
  DIFFICULTIES,
  FIELD_IDS,
  type FieldId,
  ITEM_TYPES,
  LOCALES,
  RATINGS,
  TEMPLATE_IDS,
} from '#engine/vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { assessmentPaths } from './paths.ts'
import { comparison, planDone, range, reportDetail, verification } from './report.ts'
import { words } from './text.ts'

const field = z.enum(FIELD_IDS as [FieldId, ...FieldId[]], { error: 'choice_unknown' })
const template = z.enum(TEMPLATE_IDS, { error: 'choice_unknown' })
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as [Key, ...Key[]]
const id = z.object({ id: z.string().max(64) })
/**
 * Describes one attempt at one form, as its owner sees it. Section ids are those of the form (core: motivation,
 * competency, skills).
 */
export const assessment = z.object({
  id: z.string(),
  applicationNumber: z.string(),
  templateId: template,
  /** `fieldSelection` until a field is chosen; of a completed attempt the last section. */
  currentSection: z.string(),
  /** 1-based in the section. */
  currentQuestion: z.int(),
  selectedField: field.nullable(),
  /** No other field can be chosen: the first answer is in. */
  fieldLocked: z.boolean(),
  /** `score` of at most 5 a question; null until the attempt is completed. */
  sections: z.array(z.object({ id: z.string(), name: words, questions: z.int(), score: z.int().nullable() })),
  answered: z.int(),
  /** With those on trial, as long as it is open; a completed attempt counts those of its form. */
  questions: z.int(),
  /** How many of them are on trial: they stand at the end of their sections, and no score counts them. */
  pilots: z.int().nonnegative(),
  /** Its situations have two stories each; a later attempt at this form tells the others. */
  tellsPairs: z.boolean(),
  /** An earlier attempt at this form told the other stories of its situations. */
  isRetake: z.boolean(),
  /** How many of its situations an earlier attempt has answered, with these very facts. */
  storiesRead: z.int().nonnegative(),
  isCompleted: z.boolean(),
  isPaid: z.boolean(),
  /** Its report may go to companies: opened by a payment, and not a first look alone (docs/product.md#free-and-locked). */
  mayBeSent: z.boolean(),
  totalScore: z.int().nullable(),
  motivationScore: z.int().nullable(),
  competencyScore: z.int().nullable(),
  skillsScore: z.int().nullable(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  completedAt: z.string().nullable(),
})
export type Assessment = z.output<typeof assessment>

/** Holds words of an item in the languages that it has, the source languages always among them. */
const itemWords = z.partialRecord(z.enum(LOCALES), z.string())

/**
 * Holds a question as the browser sees it: words alone. `answer` is what POST answer sends back, 1 to 5 in display
 * order.
 */
const question = z.object({
  number: z.int(),
  type: z.enum(ITEM_TYPES),
  story: itemWords,
  question: itemWords,
  options: z.array(z.object({ answer: z.int(), text: itemWords })).readonly(),
})
export type Question = z.output<typeof question>

export const sectionQuestions = z.object({ section: z.string(), questions: z.array(question) })
export type SectionQuestions = z.output<typeof sectionQuestions>

const milliseconds = z
  .number({ error: 'invalid_value' })
  .min(0, { error: 'invalid_value' })
  .max(2_147_483_647, { error: 'invalid_value' })
  .transform(Math.round)

export const answerInput = z.object({
  section: z.string({ error: 'invalid_value' }).max(32, { error: 'invalid_value' }),
  questionNumber: z
    .int({ error: 'invalid_value' })
    .min(1, { error: 'invalid_value' })
    .max(90, { error: 'invalid_value' }),
  answer: z
    .int({ error: 'answer_invalid' })
    .min(1, { error: 'answer_invalid' })
    .max(5, { error: 'answer_invalid' }),
  /** Milliseconds on the device from showing the question to confirming the answer. */
  responseTime: milliseconds,
  /** Present when the answer waited on the device: for how many milliseconds. */
  queuedMs: milliseconds.optional(),
  /** How often the choice was changed before it was confirmed. */
  changes: z
    .int({ error: 'invalid_value' })
    .min(0, { error: 'invalid_value' })
    .max(1000, { error: 'invalid_value' })
    .optional(),
})

export const answerResult = z.object({ completed: z.boolean(), assessment })

export const results = z.object({
  assessment,
  /** The person's, as every paper of this report says it: the profile's. */
  name: z.string(),
  unlocked: z.boolean(),
  total: z.object({
    score: z.int(),
    max: z.int(),
    band: z.enum(keysOf(BANDS)),
    range,
    bandCuts: z.array(z.int()),
    /** Why the band differs from the ratings of all sections; null where it does not. */
    contrast: words.nullable(),
  }),
  sections: z.array(
    z.object({
      id: z.string(),
      name: words,
      score: z.int(),
      max: z.int(),
      /** Share of the maximum, 0 to 100, not rounded. */
      percent: z.number(),
      rating: z.enum(keysOf(RATINGS)),
      range,
    }),
  ),
  quality: z.enum(['regular', 'caution', 'low']),
  /** The free sentences of the report, in order; `rule` is its id (R1, R5 ...; docs/method/narrative.md). */
  narrative: z.array(z.object({ rule: z.string(), text: words })),
  /** What differs between takers, as sentences: habits, choices, steadiness, limits. For its owner, and free. */
  glance: z.array(words),
  /** With other people, as far as a norm is published that holds such attempts; for its owner. */
  comparisons: z.array(comparison),
  /** Where what its owner expected differs from the result, and where not; null without a guess. */
  guess: words.nullable(),
  /**
   * Unlocked, and its owner has asked to see it: only then the detail is sent. Until then a payment can be taken back
   * (docs/product.md#refunds).
   */
  opened: z.boolean(),
  /** Null while locked or not opened. */
  detail: reportDetail.nullable(),
  planDone,
  /** Whether others can check a paper of this report, and since when there is one. */
  verification,
  /** What opening the detail costs, in halalas, VAT included. */
  unlockPrice: z.int(),
})
export type Results = z.output<typeof results>

/**
 * Lists what may be chosen: the template cards with their computed times, and the fields with whether their items
 * exist.
 */
export const catalog = z.object({
  templates: z.array(
    z.object({
      id: template,
      name: words,
      description: words,
      /** Minutes, from reading time and deciding time. */
      minutes: range,
      /** How many questions on trial ride along in a new attempt, beside the total; their time is in the minutes. */
      pilots: z.int().nonnegative(),
      questionsCount: z.int(),
      /** All questions: the core's card says 30 in each of 3 sections, which makes 90. */
      total: z.int(),
      sections: z.array(words).readonly(),
      maxScore: z.int(),
      /** A professional field is chosen first, and the report's careers come from it. */
      asksField: z.boolean(),
      difficulty: z.enum(keysOf(DIFFICULTIES)),
      features: z.array(words).readonly(),
      recommended: z.boolean(),
      open: z.boolean(),
      /** It is offered in these; empty while it is not open. */
      languages: z.array(z.enum(LOCALES)).readonly(),
    }),
  ),
  fields: z.array(z.object({ id: field, name: words, description: words, open: z.boolean() })),
})
export type Catalog = z.output<typeof catalog>

const templateChoice = z.object({ templateId: template.optional() }).optional()

export const assessmentEndpoints = {
  catalog: {
    ...assessmentPaths.catalog,
    access: 'public',
    summary: 'The forms and the professional fields, and which of them are open.',
    response: catalog,
  },
  get: {
    ...assessmentPaths.get,
    access: 'session',
    summary: 'The current attempt: the open one, else the last completed one, else null.',
    response: assessment.nullable(),
    errors: ['unauthenticated'],
  },
  start: {
    ...assessmentPaths.start,
    access: 'session',
    summary:
      'Starts an attempt; returns the open one if it is of the same form. Of a form without a field it records the consent to automated scoring.',
    body: templateChoice,
    response: assessment,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'profile_required',
      'attempt_open',
      'attempt_limit',
      'too_many_requests',
      'template_not_open',
      'template_not_in_language',
    ],
  },
  reset: {
    ...assessmentPaths.reset,
    access: 'session',
    summary: 'Archives the open attempt, if any, and starts a new one with the same field.',
    body: templateChoice,
    response: assessment,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'profile_required',
      'attempt_limit',
      'too_many_requests',
      'template_not_open',
      'template_not_in_language',
    ],
  },
  field: {
    ...assessmentPaths.field,
    access: 'session',
    summary: 'Chooses the field, until the first answer; records the consent to automated scoring.',
    parameters: id,
    body: z.object({ selectedField: field }),
    response: assessment,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'not_found',
      'too_many_requests',
      'field_not_open',
      'field_locked',
    ],
  },
  questions: {
    ...assessmentPaths.questions,
    access: 'session',
    summary: 'The questions of the current or the next section, in their languages, without keys.',
    parameters: id,
    query: z.object({ section: z.string().max(32) }),
    response: sectionQuestions,
    errors: ['unauthenticated', 'not_found', 'field_required'],
  },
  answer: {
    ...assessmentPaths.answer,
    access: 'session',
    summary:
      'Stores the answer to the current question, durably, before it responds. A repeat is acknowledged again.',
    parameters: id,
    body: answerInput,
    response: answerResult,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'not_found',
      'field_required',
      'answer_conflict',
      'not_current_question',
      'already_completed',
    ],
  },
  results: {
    ...assessmentPaths.results,
    access: 'session',
    summary: 'The result of a completed attempt: the free part; the detail only where it is unlocked.',
    parameters: id,
    response: results,
    errors: ['unauthenticated', 'not_found', 'incomplete'],
  },
  open: {
    ...assessmentPaths.open,
    access: 'session',
    summary: 'Opens the detail of an unlocked result; from then on its payment cannot be taken back.',
    parameters: id,
    response: results,
    errors: ['unauthenticated', 'csrf', 'not_found', 'incomplete', 'locked'],
  },
} as const satisfies Record<string, Endpoint>
