import type { InferSelectModel } from 'drizzle-orm'
import type { Assessment } from '#contract/assessment.ts'
import { countRead } from '#engine/forms/find-read-before.ts'
import { tellsPairs } from '#engine/forms/pin-items.ts'
import { askedSections } from '#engine/pilots/place-pilots.ts'
import { findForm } from '#engine/versions/find-version.ts'
import type { Released } from '#engine/versions/released.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import type { attempts } from '#server/db/schema.ts'
import type { Access } from '#server/features/access/access.ts'
import { placeIn } from './place.ts'

const NONE = { pilots: [], pilotsAnswered: 0 }

/** Stands for a row of the table. */
export type Attempt = InferSelectModel<typeof attempts>

/** Holds what is known of an attempt that goes on after an answer to it. */
export type OpenAttempt = Pick<Attempt, (typeof OPEN_ATTEMPT)[number]> & { readonly completedAt: null }

/** Lists the columns from which its owner is told about an attempt. */
export const OPEN_ATTEMPT = [
  'id',
  'applicationNumber',
  'form',
  'formVersion',
  'field',
  'itemVersions',
  'stories',
  'retake',
  'readBefore',
  'answers',
  'pilots',
  'pilotsAnswered',
  'startedAt',
] as const satisfies readonly (keyof Attempt)[]

/**
 * Describes the attempt as its owner sees it. An open attempt is never paid for; of a completed one the caller knows
 * (findAccess).
 *
 * @throws UnknownVersion
 */
export function describeAttempt(
  released: Released,
  attempt: Attempt | OpenAttempt,
  access?: Access,
): Assessment {
  const isCompleted = attempt.completedAt !== null
  const opened = isCompleted ? access : undefined
  const form = findForm(released, attempt.form, attempt.formVersion)
  // A completed attempt is what its form asked: of that alone a result speaks.
  const riding = isCompleted ? NONE : attempt
  const asked = askedSections(form, riding.pilots)
  const place = placeIn(form, { ...riding, answers: attempt.answers })
  const scored = attempt.completedAt ? scoreStored(released, attempt).scored : undefined
  const sectionScore = (id: string) => scored?.sections.find(section => section.id === id)?.score ?? null
  return {
    id: attempt.id,
    applicationNumber: attempt.applicationNumber,
    templateId: attempt.form,
    currentSection: attempt.itemVersions === '' ? 'fieldSelection' : place.section,
    currentQuestion: attempt.itemVersions === '' ? 1 : place.number,
    selectedField: attempt.field,
    fieldLocked: attempt.answers.length > 0 || !form.asksField,
    sections: form.sections.map(({ id, name }, index) => ({
      id,
      name,
      questions: asked[index]?.count ?? 0,
      score: sectionScore(id),
    })),
    answered: attempt.answers.length + riding.pilotsAnswered,
    questions: form.count + riding.pilots.length,
    pilots: riding.pilots.length,
    tellsPairs: tellsPairs(attempt),
    isRetake: attempt.retake,
    storiesRead: countRead(attempt.readBefore),
    isCompleted,
    isPaid: opened?.fullReport ?? false,
    mayBeSent: (opened?.companySendingsADay ?? 0) > 0,
    totalScore: scored?.total.score ?? null,
    motivationScore: sectionScore('motivation'),
    competencyScore: sectionScore('competency'),
    skillsScore: sectionScore('skills'),
    startedAt: attempt.startedAt.toISOString(),
    completedAt: attempt.completedAt?.toISOString() ?? null,
  }
}
