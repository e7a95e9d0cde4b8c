import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { developmentPlanPaths } from './paths.ts'
import { planStep } from './report.ts'
import { line } from './text.ts'

/** Limits the actions that the page lets a person add. */
export const MOST_OWN_ACTIONS = 10

/**
 * Limits the own actions of a plan that are stored, removed ones among them: several devices without a network may each have added as
 * many as the page allows.
 */
export const MOST_OWN_STORED = 40

/** Matches the name of an own action: one of ten places (until decision 0088), or a time and a lot in base 36. */
const OWN = /^own-(?:[1-9]|10|[0-9a-z]{14})$/
export const isOwnAction = (action: string) => OWN.test(action)

/** Names a new own action: no other page takes the same name, and later names sort later. @param lot bytes by chance, six or more */
export const nameOwnAction = (now: Date, lot: Uint8Array) =>
  `own-${now.getTime().toString(36).padStart(8, '0')}${[...lot.subarray(0, 6)].map(byte => (byte % 36).toString(36)).join('')}`

/** Compares names of own actions: those of places first, then the earlier before the later. */
export const byAge = (one: string, other: string) =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)

/** Names the days of a week, the first of it first. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Hours a week that may be aimed at. */
export const MOST_HOURS = 20

/** Minutes of a day, first and last, at which an action may begin: it ends on the same day, and no clock anywhere is changed between. */
export const FIRST_MINUTE = 5 * 60
export const LAST_MINUTE = 22 * 60 + 30

const error = 'invalid_value'
const orNothing = (is: (value: string) => boolean) =>
  z.string({ error }).refine(value => value === '' || is(value), { error })

const isDay = (value: string) =>
  WEEKDAYS.some(weekday => weekday === value) || z.iso.date().safeParse(value).success

function isTime(value: string): boolean {
  const [hours = 0, minutes = 0] = value.split(':').map(Number)
  const minute = hours * 60 + minutes
  return /^\d\d:[0-5]\d$/.test(value) && minute >= FIRST_MINUTE && minute <= LAST_MINUTE
}

const isHours = (value: string) => /^[1-9]\d?$/.test(value) && Number(value) <= MOST_HOURS

/** Parses what a person decides on an action, part by part; '' takes it back. */
export const actionParts = {
  /** The text of an own action; without one it is none. */
  what: line({ min: 0, max: 160, error }),
  /** A day of every week, or an ISO date in Riyadh. */
  day: orNothing(isDay),
  /** `HH:MM` in Riyadh. */
  time: orNothing(isTime),
  place: line({ min: 0, max: 80, error }),
  done: z.enum(['', 'yes'], { error }),
}
export type ActionPart = keyof typeof actionParts

/** Parses what is decided for the whole week. */
const weekParts = {
  hours: orNothing(isHours),
  /** The hours are to stand in the calendar file. */
  calendar: z.enum(['', 'yes'], { error }),
}

/**
 * Names one field of a plan: of the week (`week.hours`), of an action of the report by its facet and place (`COM-1.day`), or of an
 * own one (`own-mip3x0k24f7q1z.what`).
 */
const FIELD = /^(?:week\.(?<week>hours|calendar)|(?:[A-Z]{3}-[12]|own-[0-9a-z]+)\.(?<action>[a-z]+))$/

/** Finds how the value of a field is parsed; undefined for a field that there is not. */
export function planValue(field: string): z.ZodType<string> | undefined {
  const { week, action } = FIELD.exec(field)?.groups ?? {}
  if (week) return weekParts[week as keyof typeof weekParts]
  if (!action || !Object.hasOwn(actionParts, action)) return undefined
  const isOwn = field.startsWith('own-')
  if (isOwn ? !isOwnAction(actionOf(field)) : action === 'what') return undefined
  return actionParts[action as ActionPart]
}

/** Finds the action that a field belongs to, or `week`: what stands before its point. */
export const actionOf = (field: string) => field.split('.')[0] ?? ''

/** Holds what is decided on a field, and when the server counts it as decided: milliseconds since 1970. */
const planField = z.object({ value: z.string(), at: z.number() })

/** Describes the plan of a report that its person has opened. */
export const developmentPlan = z.object({
  /** Of the attempt. */
  id: z.string(),
  steps: z.array(planStep),
  fields: z.record(z.string(), planField),
})
export type DevelopmentPlan = z.output<typeof developmentPlan>
export type PlanFields = DevelopmentPlan['fields']

const decision = z
  .object({
    field: z.string({ error }).regex(/^[\w-]{1,18}\.[a-z]{1,10}$/, { error }),
    value: z.string({ error }).max(400, { error: 'text_too_long' }),
    /** Milliseconds for which it has waited on the device; of two decisions on a field the later one stays. */
    waited: z.int({ error }).min(0, { error }).max(Number.MAX_SAFE_INTEGER, { error }),
  })
  .transform((decided, context) => {
    const parsed = planValue(decided.field)?.safeParse(decided.value)
    if (parsed?.success === false) {
      const message = parsed.error.issues[0]?.message ?? error
      context.addIssue({ code: 'custom', message, path: ['value'], input: decided.value })
    }
    return { ...decided, value: parsed?.data ?? '' }
  })

export const developmentPlanEndpoints = {
  find: {
    ...developmentPlanPaths.find,
    access: 'session',
    summary:
      'The development plan of the newest report that the signed-in person has opened, with what they have decided on it; null without one.',
    response: developmentPlan.nullable(),
    errors: ['unauthenticated'],
  },
  save: {
    ...developmentPlanPaths.save,
    access: 'session',
    summary:
      'Stores decisions on an own plan, field by field (what, when, where, done, hours a week), durably before it responds; a repeat changes nothing.',
    parameters: z.object({ id: z.string().max(64) }),
    body: z.object({
      decisions: z.array(decision, { error }).min(1, { error }).max(100, { error }),
    }),
    response: developmentPlan,
    errors: ['unauthenticated', 'csrf', 'invalid_request', 'not_found', 'incomplete', 'locked', 'not_opened'],
  },
} as const satisfies Record<string, Endpoint>
