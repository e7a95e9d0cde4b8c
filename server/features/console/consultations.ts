import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints, OpenedConsultation } from '#contract/console.ts'
import { CONSULTATION_RULES, isLive, type SharedPaper } from '#contract/consultations.ts'
import type { OperatorAct } from '#contract/operator-roles.ts'
import type { Transaction } from '#server/db/connection.ts'
import { consultations, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type ConsultationRow, DAY_MS, findSide } from '#server/features/consultations/consultation.ts'
import { endConsultation } from '#server/features/consultations/end-consultation.ts'
import { findPapers } from '#server/features/consultations/find-papers.ts'
import { tellPerson } from '#server/features/consultations/tell-sides.ts'
import { renderCv } from '#server/features/cv/render-cv.ts'
import { renderReport } from '#server/features/report/render-report.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import type { FileResponse } from '#server/http/route.ts'
import { noteAct } from './note-act.ts'

type ReadDeps = Pick<Deps, 'database' | 'clock'>
type Rows = z.output<typeof consoleEndpoints.consultations.response>

/** How many consultations the list shows. */
const SHOWN = 200

/** Reads the consultations, the next one first, then those that are over; a consultant sees the own ones. */
export async function readConsultations(deps: ReadDeps, operator: Operator): Promise<Rows> {
  const now = deps.clock()
  return deps.database.transaction(async transaction => {
    await noteAct(deps, transaction, operator, { act: 'consultations_listed' })
    const own = eq(consultations.consultantId, operator.userId ?? '')
    const rows = await transaction
      .select()
      .from(consultations)
      .where(operator.role === 'consultant' ? own : undefined)
      .orderBy(
        desc(gt(consultations.startsAt, now)),
        asc(sql`case when ${consultations.startsAt} > ${now} then ${consultations.startsAt} end`),
        desc(consultations.startsAt),
      )
      .limit(SHOWN)
    return rows.map(({ id, userId, consultantId, startsAt, status }) => ({
      ...{ id, person: userId, status },
      startsAt: startsAt.toISOString(),
      mine: consultantId === operator.userId,
    }))
  })
}

/** Opens one's own consultation: what its person typed and shares. @throws Refusal `not_found`, also a week after its hour */
export async function openConsultation(
  deps: ReadDeps,
  operator: Operator,
  id: string,
): Promise<OpenedConsultation> {
  return deps.database.transaction(async transaction => {
    const row = await findOwn(deps, transaction, operator, id)
    await note(deps, transaction, operator, row, 'consultation_opened')
    const [person] = await transaction
      .select({ name: users.name, language: users.language })
      .from(users)
      .where(eq(users.id, row.userId))
    if (!person) throw new Refusal('not_found')
    const { startsAt, status, place, topic, shares } = row
    return {
      ...{ id, ...person, status, topic, shares, note: row.note },
      startsAt: startsAt.toISOString(),
      place: status === 'booked' ? place : null,
    }
  })
}

/**
 * Renders a paper that the person shares, in their language. The line is written before anything is rendered.
 *
 * @throws Refusal `not_found` for what is not shared (any more), `too_many_requests`, `unavailable`
 */
export async function readSharedPaper(
  deps: Pick<Deps, 'database' | 'clock' | 'environment' | 'released' | 'typst' | 'log'>,
  operator: Operator,
  { id, paper }: { readonly id: string; readonly paper: SharedPaper },
): Promise<FileResponse> {
  const { userId, attemptId, locale } = await deps.database.transaction(async transaction => {
    const row = await findOwn(deps, transaction, operator, id)
    const person = await findSide(transaction, row.userId)
    const { report } = await findPapers(transaction, row.userId)
    if (!person || !isLive(row.status) || !row.shares.includes(paper)) throw new Refusal('not_found')
    await note(deps, transaction, operator, row, ACT_OF_PAPER[paper])
    return { userId: row.userId, attemptId: report, locale: person.language }
  })
  if (paper === 'cv') return { bytes: await renderCv(deps, { userId, locale }), name: 'wijha-cv.pdf' }
  if (!attemptId) throw new Refusal('not_found')
  const bytes = await renderReport(deps, { userId, attemptId, locale, reader: 'company' })
  return { bytes, name: 'wijha-report.pdf' }
}

/** Says how one's own consultation ended. @throws Refusal `not_found`, also for `held` and `missed` before its hour */
export async function closeConsultation(
  deps: ReadDeps & Pick<Deps, 'jobs'>,
  operator: Operator,
  { id, outcome }: { readonly id: string; readonly outcome: 'held' | 'missed' | 'withdrawn' },
): Promise<void> {
  await deps.database.transaction(async transaction => {
    const row = await findOwn(deps, transaction, operator, id)
    await note(deps, transaction, operator, row, `consultation_${outcome}`)
    const { userId } = row
    if (outcome === 'withdrawn') {
      if (await endConsultation(deps, transaction, { userId, id, by: 'consultant' })) return
      throw new Refusal('not_found')
    }
    const now = deps.clock()
    if (row.startsAt > now) throw new Refusal('not_found')
    const closed = await transaction
      .update(consultations)
      .set({ status: outcome, endedAt: now })
      .where(
        and(eq(consultations.userId, userId), eq(consultations.id, id), eq(consultations.status, 'booked')),
      )
      .returning()
    if (closed.length === 0) throw new Refusal('not_found')
  })
}

/** Writes the notes of one's own consultation, for its person, who is told once. @throws Refusal `not_found`, also before its hour */
export async function noteConsultation(
  deps: ReadDeps & Pick<Deps, 'jobs'>,
  operator: Operator,
  input: { readonly id: string; readonly note: string },
): Promise<void> {
  await deps.database.transaction(async transaction => {
    const row = await findOwn(deps, transaction, operator, input.id)
    if (row.startsAt > deps.clock() || !isLive(row.status)) throw new Refusal('not_found')
    await note(deps, transaction, operator, row, 'consultation_noted')
    await transaction
      .update(consultations)
      .set({ note: input.note })
      .where(and(eq(consultations.userId, row.userId), eq(consultations.id, row.id)))
    const person = await findSide(transaction, row.userId)
    if (row.note !== null || !person) return
    const news = { kind: 'consultation_noted', startsAt: row.startsAt.toISOString() } as const
    await tellPerson(deps, transaction, { row, person, news })
  })
}

const ACT_OF_PAPER = { report: 'shared_report_read', cv: 'shared_cv_read' } as const

async function findOwn(
  { clock }: ReadDeps,
  transaction: Transaction,
  { userId }: Operator,
  id: string,
): Promise<ConsultationRow> {
  const [row] = await transaction
    .select()
    .from(consultations)
    .where(and(eq(consultations.id, id), eq(consultations.consultantId, userId ?? '')))
    .for('update')
  const openUntil = (row?.startsAt.getTime() ?? 0) + CONSULTATION_RULES.openDays * DAY_MS
  if (!row || clock().getTime() > openUntil) throw new Refusal('not_found')
  return row
}

function note(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction,
  operator: Operator,
  row: ConsultationRow,
  act: OperatorAct,
): Promise<void> {
  return noteAct(deps, transaction, operator, { act, person: row.userId, about: row.id })
}
