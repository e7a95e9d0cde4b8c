import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { consultationsPaths } from './paths.ts'
import { paragraph } from './text.ts'

/** States the rules of the monthly hour, as pages, mails and the server read them. */
export const CONSULTATION_RULES = {
  /** Hours before the start until which an hour can be booked, and cancelled without being used. */
  noticeHours: 24,
  /** Minutes after the start from which the person counts as not come. */
  lateMinutes: 15,
  /** Days in which an hour that the consultant cancelled can be booked anew, also when the paid month is over. */
  returnedDays: 30,
  /** Days ahead in which hours are shown. */
  aheadDays: 60,
  /** Days after the hour until which the consultant sees what was shared, and writes notes. */
  openDays: 7,
} as const

/** Lists what a person may let the consultant open. */
export const SHARED_PAPERS = ['report', 'cv'] as const
export type SharedPaper = (typeof SHARED_PAPERS)[number]

/**
 * Names the states of a consultation.
 * - `booked`: agreed; `held`: took place.
 * - `missed`: the person did not come, or cancelled late: the month's hour is used.
 * - `cancelled`: by the person in time, or with the month that was refunded.
 * - `withdrawn`: by the consultant, or the consultant did not come: the hour is given back.
 */
export const CONSULTATION_STATUS = ['booked', 'held', 'missed', 'cancelled', 'withdrawn'] as const
export type ConsultationStatus = (typeof CONSULTATION_STATUS)[number]

/** Lists the states that use the hour of a paid month, and the hour of the consultant. */
export const LIVE_STATUS = ['booked', 'held', 'missed'] as const
export const isLive = (status: ConsultationStatus): boolean =>
  (LIVE_STATUS as readonly string[]).includes(status)

/** Times are ISO 8601, UTC. */
const time = z.string()
const id = z.object({ id: z.uuid('invalid_value') })
const shares = z
  .array(z.enum(SHARED_PAPERS, { error: 'choice_unknown' }))
  .max(SHARED_PAPERS.length, 'invalid_value')

const hour = z.object({ id: z.string(), startsAt: time })

const consultation = z.object({
  id: z.string(),
  startsAt: time,
  status: z.enum(CONSULTATION_STATUS),
  /** The consultant's name; null when there is no such account any more. */
  consultant: z.string().nullable(),
  /** Where the two meet; null once nothing is to come. */
  place: z.string().nullable(),
  topic: z.string(),
  shares: z.array(z.enum(SHARED_PAPERS)),
  /** Until when it can be cancelled without being used. */
  cancelUntil: time,
  /** What the consultant wrote for the person. */
  note: z.string().nullable(),
})
export type Consultation = z.output<typeof consultation>

const consultations = z.object({
  /** Until when this month's hour can be booked; null: it is used, or there is no Pro month. */
  bookUntil: time.nullable(),
  /** Free hours, the next one first; none where none can be booked. */
  hours: z.array(hour),
  /** What can be shared: a report that is open, and a CV. */
  papers: z.array(z.enum(SHARED_PAPERS)),
  /** Newest first. */
  consultations: z.array(consultation),
})
export type Consultations = z.output<typeof consultations>

export const consultationEndpoints = {
  list: {
    ...consultationsPaths.list,
    access: 'session',
    summary: 'The hours that can be booked with the Pro plan, and the consultations of this person.',
    response: consultations,
    errors: ['unauthenticated'],
  },
  book: {
    ...consultationsPaths.book,
    access: 'session',
    summary:
      "Books a free hour as the paid month's consultation; both sides get a mail with a calendar file.",
    body: z.object({
      hourId: z.uuid('choice_unknown'),
      topic: paragraph({ min: 0, max: 1000, error: 'invalid_value' }),
      shares,
    }),
    response: consultation,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'plan_required',
      'consultation_used',
      'hour_taken',
    ],
  },
  share: {
    ...consultationsPaths.share,
    access: 'session',
    summary: 'Changes what the consultant may open, from this moment on.',
    parameters: id,
    body: z.object({ shares }),
    response: consultation,
    errors: ['unauthenticated', 'csrf', 'invalid_request', 'not_found'],
  },
  cancel: {
    ...consultationsPaths.cancel,
    access: 'session',
    summary:
      'Cancels a consultation that is to come: in time the hour is given back, later it counts as used.',
    parameters: id,
    response: consultation,
    errors: ['unauthenticated', 'csrf', 'invalid_request', 'not_found'],
  },
  calendar: {
    ...consultationsPaths.calendar,
    access: 'session',
    summary: 'The consultation as a calendar file.',
    parameters: id,
    file: 'text/calendar',
    errors: ['unauthenticated', 'invalid_request', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>
