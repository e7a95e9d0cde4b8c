import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, max } from 'drizzle-orm'
import { languagesOfForm, openFields, openForms } from '#engine/forms/open.ts'
import { careerStageOf } from '#engine/narrative/career-stage.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import type { FieldId, Locale, TemplateId } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { attempts, profiles } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { takePilots } from '#server/features/pilots/plans.ts'
import { Refusal } from '#server/http/errors.ts'
import { newApplicationNumber } from './application-number.ts'
import { type Attempt, describeAttempt } from './attempt.ts'
import { drawStorySet, findEarlier, pinStories } from './draw-story-set.ts'
import { findCurrentAttempt } from './find-attempt.ts'
import { refuseFurther } from './limit-attempts.ts'
import { newestVersions } from './newest-versions.ts'
import { hasScoringConsent, recordScoringConsent } from './record-consent.ts'

type Input = { readonly userId: string; readonly templateId: TemplateId; readonly locale: Locale }
type StartDeps = Pick<Deps, 'database' | 'clock' | 'released' | 'environment'>
type Background = Pick<Attempt, 'education' | 'major' | 'experienceYears' | 'careerStage'>

/** Starts an attempt, or answers the open one of the same form; an open one of another form is the person's to decide on. */
export function startAttempt(deps: StartDeps, input: Input): Promise<Attempt> {
  return oneAtATime(deps, input, async (transaction, current, background) => {
    if (!current || current.completedAt) {
      return insertAttempt(deps, transaction, deps.clock(), input, background, null)
    }
    if (current.form === input.templateId) return current
    throw new Refusal('attempt_open', { assessment: describeAttempt(deps.released, current) })
  })
}

/** Archives the open attempt, if there is one, and starts a new one that carries the field over. */
export function resetAttempt(deps: StartDeps, input: Input): Promise<Attempt> {
  return oneAtATime(deps, input, async (transaction, current, background) => {
    const now = deps.clock()
    if (current && !current.completedAt) {
      await transaction
        .update(attempts)
        .set({ archivedAt: now })
        .where(
          and(eq(attempts.userId, input.userId), eq(attempts.id, current.id), isNull(attempts.completedAt)),
        )
    }
    // Withdrawn: the field step asks for the consent again, so the field is not carried past it.
    const consented = await hasScoringConsent(transaction, input.userId)
    const carried = consented ? await lastField(transaction, input.userId) : null
    return insertAttempt(deps, transaction, now, input, background, carried)
  })
}

/** The field chosen last, also when a form without one came in between. */
async function lastField(transaction: Transaction, userId: string): Promise<FieldId | null> {
  const [last] = await transaction
    .select({ field: attempts.field })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isNotNull(attempts.field)))
    .orderBy(desc(attempts.number))
    .limit(1)
  return last?.field ?? null
}

/** Two tabs that start at once get the same attempt: the person's row is the lock. */
function oneAtATime(
  { database, released }: StartDeps,
  { userId, templateId }: Input,
  decide: (
    transaction: Transaction,
    current: Attempt | undefined,
    background: Background,
  ) => Promise<Attempt>,
): Promise<Attempt> {
  if (!openForms(released.bank).includes(templateId)) throw new Refusal('template_not_open')
  return database.transaction(async transaction => {
    await lockPerson(transaction, userId)
    const [profile] = await transaction
      .select({
        education: profiles.education,
        major: profiles.major,
        experienceYears: profiles.experienceYears,
        currentJob: profiles.currentJob,
      })
      .from(profiles)
      .where(eq(profiles.userId, userId))
    if (!profile) throw new Refusal('profile_required')
    const { currentJob, ...background } = profile
    return decide(transaction, await findCurrentAttempt(transaction, userId), {
      ...background,
      careerStage: careerStageOf(currentJob),
    })
  })
}

async function insertAttempt(
  { released, environment }: Pick<Deps, 'released' | 'environment'>,
  transaction: Transaction,
  now: Date,
  { userId, templateId, locale }: Input,
  background: Background,
  carried: FieldId | null,
): Promise<Attempt> {
  await refuseFurther(environment, transaction, { userId, now })
  if (!languagesOfForm(released.bank, templateId).includes(locale)) {
    throw new Refusal('template_not_in_language')
  }
  const form = newestForm(released, templateId)
  const field = form.asksField && carried && openFields(released.bank).includes(carried) ? carried : null
  const settled = field !== null || !form.asksField
  const earlier = await findEarlier(transaction, { userId, form: templateId })
  const { storySet, retake } = drawStorySet(earlier)
  const [last] = await transaction
    .select({ number: max(attempts.number) })
    .from(attempts)
    .where(eq(attempts.userId, userId))
  const id = randomUUID()
  const [row] = await transaction
    .insert(attempts)
    .values({
      userId,
      id,
      number: (last?.number ?? 0) + 1,
      applicationNumber: newApplicationNumber(),
      form: templateId,
      ...newestVersions(released, templateId),
      field,
      ...background,
      storySet,
      retake,
      ...(settled && pinStories(released, { form: templateId, field, storySet }, earlier)),
      pilots: await takePilots(released, transaction, { userId, attemptId: id, form: templateId, locale }),
      startedAt: now,
      openedAt: settled ? now : null,
    })
    .returning()
  // Where no field is asked for, the start button carries the consent that otherwise stands on the field step.
  if (!form.asksField) await recordScoringConsent(transaction, { userId, locale, now })
  if (!row) throw new Error('an insert returned no row')
  return row
}
