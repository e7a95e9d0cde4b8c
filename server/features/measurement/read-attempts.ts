import { createHmac } from 'node:crypto'
import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { MeasuredAttempt } from '#engine/measurement/tables/answer-sheet.ts'
import type { Answer } from '#engine/public-view.ts'
import type { Database, Transaction } from '#server/db/connection.ts'
import { attempts, pilotAnswers } from '#server/db/schema.ts'
import { ofPeople } from '#server/db/simulated.ts'
import type { SnapshotTask } from './snapshot-process.ts'

export interface AttemptReading {
  readonly attempt: MeasuredAttempt
  /** Leads to nobody without the server's key. */
  readonly keyedId: string
  /** How many will be read. */
  readonly of: { readonly all: number; readonly sameForm: number }
}

const PAGE = 200
/** An attempt of which nothing has come for so long is left. */
const LEFT_DAYS = 7
const DAY_MS = 86_400_000

/** Reads every first attempt at a form of a population as it was at one moment, whichever is stored meanwhile. */
export async function readAttempts(
  database: Database,
  { population, key, now }: Pick<SnapshotTask, 'population' | 'key' | 'now'>,
  onRead: (reading: AttemptReading) => void,
): Promise<void> {
  const wanted = and(
    population === 'people' ? ofPeople : eq(attempts.simulated, true),
    eq(attempts.retake, false),
    ne(attempts.itemVersions, ''),
  )
  const leftBefore = now.getTime() - LEFT_DAYS * DAY_MS
  return database.transaction(
    async transaction => {
      const counts = await transaction
        .select({ form: attempts.form, formVersion: attempts.formVersion, people: count() })
        .from(attempts)
        .where(wanted)
        .groupBy(attempts.form, attempts.formVersion)
      const all = counts.reduce((sum, { people }) => sum + people, 0)
      let last: { userId: string; id: string } | undefined
      for (;;) {
        const rows = await transaction
          .select(COLUMNS)
          .from(attempts)
          .where(
            last
              ? and(wanted, gt(sql`(${attempts.userId}, ${attempts.id})`, sql`(${last.userId}, ${last.id})`))
              : wanted,
          )
          .orderBy(attempts.userId, attempts.id)
          .limit(PAGE)
        const piloted = await readPilotAnswers(transaction, rows)
        for (const row of rows) {
          const { userId, id, startedAt, lastAnswerAt, completedAt, archivedAt, pilotsAnswered, ...attempt } =
            row
          const sameForm = counts.find(
            own => own.form === attempt.form && own.formVersion === attempt.formVersion,
          )
          const heard = (lastAnswerAt ?? startedAt).getTime()
          onRead({
            attempt: {
              ...{ ...attempt, startedAt: startedAt.getTime(), isCompleted: completedAt !== null },
              isLeft: archivedAt !== null || heard < leftBefore,
              pilotAnswers: piloted.get(id) ?? [],
            },
            keyedId: createHmac('sha256', key).update(`${userId} ${id}`).digest('base64url'),
            of: { all, sameForm: sameForm?.people ?? 0 },
          })
        }
        last = rows.at(-1)
        if (rows.length < PAGE) return
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Reads the answers to questions on trial of some attempts, by attempt. */
async function readPilotAnswers(
  transaction: Transaction,
  rows: readonly { readonly userId: string; readonly id: string; readonly pilotsAnswered: number }[],
) {
  const asked = rows.filter(({ pilotsAnswered }) => pilotsAnswered > 0)
  if (asked.length === 0) return new Map()
  const { userId, attemptId, item, answer } = pilotAnswers
  const answers = await transaction
    .select({ attemptId, item, answer })
    .from(pilotAnswers)
    .where(
      and(
        inArray(
          userId,
          asked.map(row => row.userId),
        ),
        inArray(
          attemptId,
          asked.map(row => row.id),
        ),
      ),
    )
  return Map.groupBy(
    answers.map(own => ({ ...own, answer: own.answer as Answer })),
    own => own.attemptId,
  )
}

const COLUMNS = {
  userId: attempts.userId,
  id: attempts.id,
  form: attempts.form,
  formVersion: attempts.formVersion,
  scoringVersion: attempts.scoringVersion,
  field: attempts.field,
  education: attempts.education,
  experienceYears: attempts.experienceYears,
  itemVersions: attempts.itemVersions,
  stories: attempts.stories,
  answers: attempts.answers,
  languages: attempts.languages,
  devices: attempts.devices,
  itemMilliseconds: attempts.itemMilliseconds,
  startedAt: attempts.startedAt,
  lastAnswerAt: attempts.lastAnswerAt,
  completedAt: attempts.completedAt,
  archivedAt: attempts.archivedAt,
  pilotsAnswered: attempts.pilotsAnswered,
}
