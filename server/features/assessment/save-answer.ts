import type { QueryConfig } from 'pg'
import type { z } from 'zod'
import type { answerInput } from '#contract/assessment.ts'
import { LANGUAGES, type Locale } from '#engine/languages/index.ts'
import { findForm } from '#engine/versions/find-version.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type Attempt, OPEN_ATTEMPT, type OpenAttempt } from './attempt.ts'
import { findCurrentAttempt, findOwnAttempt, UUID } from './find-attempt.ts'
import { positionIn, positionsOf } from './place.ts'
import { savePilotAnswer } from './save-pilot-answer.ts'

export interface AnswerToSave {
  readonly id: string
  readonly answer: z.output<typeof answerInput>
  readonly locale: Locale
  readonly device: 'phone' | 'desktop'
}

export type SavedAnswer =
  /** Stored now, or the very same answer was stored before. */
  | { readonly kind: 'saved'; readonly attempt: Attempt }
  | { readonly kind: 'refused'; readonly reason: Refused; readonly attempt: Attempt }
  | { readonly kind: 'unknown_question' }

type Refused = 'answer_conflict' | 'not_current_question' | 'already_completed' | 'field_required'

/**
 * Stores one answer, in one statement that checks the session, that the attempt is this person's and open, and that the
 * question is the current one, with none on trial due before it. It is durable when the statement returns. Of any number of simultaneous answers to one
 * question one is stored; the last answer completes the attempt, and tells its person so, in the same statement.
 *
 * Item time (docs/method/quality.md#item-time): an answer that came alone counts the smaller of the device's time and the time since the one
 * before; answers that waited on the device count theirs as long as the sum fits into the time since the last one that came
 * alone; otherwise the time is null.
 *
 * @returns undefined when the session is not valid any more
 */
export async function storeAnswer(
  { database, clock, released }: Pick<Deps, 'database' | 'clock' | 'released'>,
  sessionToken: string,
  { id, answer, locale, device }: AnswerToSave,
): Promise<Attempt | OpenAttempt | undefined> {
  const place = positionsOf(released, { section: answer.section, number: answer.questionNumber })
  if (!place || !UUID.test(id)) return undefined
  const result = await database.$client.query({
    ...STORE,
    values: [
      sessionToken,
      id,
      place.form,
      place.positions,
      clock(),
      String(answer.answer),
      LANGUAGES[locale].letter,
      device === 'phone' ? 'p' : 'd',
      String(Math.min(9, answer.changes ?? 0)),
      answer.responseTime,
      answer.queuedMs === undefined,
    ],
  })
  const stored = result.rows[0] as (OpenAttempt & { userId: string }) | Attempt | undefined
  // The whole row is read when there is something to score: writing and parsing it cost more than the rest of an answer.
  return stored?.completedAt ? findOwnAttempt(database, { userId: stored.userId, id }) : stored
}

/** The columns under the names that the schema gives them. */
const RETURNED = (['userId', ...OPEN_ATTEMPT, 'completedAt'] as const)
  .map(property => `attempt.${attempts[property].name} as "${property}"`)
  .join(', ')

// Prepared once a connection.
const STORE: QueryConfig = {
  name: 'store-answer',
  text: `
    with stored as (
    update attempt set
      answers = attempt.answers || $6::text,
      languages = attempt.languages || $7::text,
      devices = attempt.devices || $8::text,
      changes = attempt.changes || $9::text,
      item_milliseconds = array_append(attempt.item_milliseconds, case
        when $11::boolean
          then least($10::int, greatest(0, ${millisecondsSince('coalesce(last_answer_at, opened_at)')}))
        when queued_milliseconds + $10::bigint <= ${millisecondsSince('coalesce(last_alone_at, opened_at)')}
          then $10::int
      end::int),
      answered_after = array_append(attempt.answered_after,
        greatest(0, extract(epoch from $5::timestamptz - started_at))::int),
      last_answer_at = $5::timestamptz,
      last_alone_at = case when $11::boolean then $5::timestamptz else last_alone_at end,
      queued_milliseconds = case when $11::boolean then 0
        else least(2147483647, queued_milliseconds + $10::bigint)::int end,
      completed_at = case when length(attempt.answers) + 1 = questions
        and pilots_answered = jsonb_array_length(pilots) then $5::timestamptz end
    from session
    where session.token = $1 and session.expires_at > $5::timestamptz
      and attempt.user_id = session.user_id and attempt.id = $2::uuid and attempt.form = $3
      and attempt.archived_at is null and attempt.completed_at is null
      and length(attempt.item_versions) = questions and length(attempt.answers) = ($4::int[])[attempt.form_version]
      and coalesce((pilots -> pilots_answered ->> 'after')::int, questions) >= length(attempt.answers) + 1
    returning ${RETURNED}),
    told as (
      insert into notice (user_id, id, cause, created_at)
      select "userId", gen_random_uuid(),
        jsonb_build_object('kind', 'report_ready', 'attemptId', id), $5::timestamptz
      from stored where "completedAt" is not null)
    select * from stored`,
}

function millisecondsSince(moment: string): string {
  return `least(2147483647, extract(epoch from $5::timestamptz - ${moment}) * 1000)`
}

/**
 * Decides on an answer that was not stored: one to a question on trial is stored now, a repeat is acknowledged again, all else is
 * refused with the state.
 */
export async function judgeUnstoredAnswer(
  deps: Pick<Deps, 'database' | 'clock' | 'released'>,
  userId: string,
  input: AnswerToSave,
): Promise<SavedAnswer> {
  const { database, released } = deps
  const { id, answer } = input
  const attempt = await findOwnAttempt(database, { userId, id })
  const form = findForm(released, attempt.form, attempt.formVersion)
  const position = positionIn(form, { section: answer.section, number: answer.questionNumber })
  if (position === undefined && (attempt.archivedAt || attempt.pilots.length === 0)) {
    return { kind: 'unknown_question' }
  }
  if (position === undefined) return savePilotAnswer(deps, userId, { form, input })
  const refuse = (reason: Refused): SavedAnswer => ({ kind: 'refused', reason, attempt })
  if (attempt.archivedAt) {
    // Its person has begun anew elsewhere: the state to catch up with is the new attempt's.
    const current = (await findCurrentAttempt(database, userId)) ?? attempt
    return { kind: 'refused', reason: 'not_current_question', attempt: current }
  }
  if (attempt.answers[position] === String(answer.answer)) return { kind: 'saved', attempt }
  if (attempt.completedAt) return refuse('already_completed')
  if (attempt.itemVersions === '') return refuse('field_required')
  return refuse(position < attempt.answers.length ? 'answer_conflict' : 'not_current_question')
}
