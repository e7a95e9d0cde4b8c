import { createHash } from 'node:crypto'
import { assessmentEndpoints } from '#contract/assessment.ts'
import { reminderEndpoints } from '#contract/reminder.ts'
import type { Deps } from '#server/deps.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { isSecure } from '#server/http/cookie.ts'
import { Refusal } from '#server/http/errors.ts'
import { route } from '#server/http/route.ts'
import { readSession, sessionTokenFrom } from '#server/http/session.ts'
import { type Attempt, describeAttempt, type OpenAttempt } from './attempt.ts'
import { chooseField } from './choose-field.ts'
import { findCurrentAttempt } from './find-attempt.ts'
import { findRest } from './find-rest.ts'
import { listCatalog } from './list-catalog.ts'
import { listQuestions } from './list-questions.ts'
import { judgeUnstoredAnswer, storeAnswer } from './save-answer.ts'
import { cancelReminder, setReminder } from './set-reminder.ts'
import { resetAttempt, startAttempt } from './start-attempt.ts'

export const assessmentRoutes = [
  route(assessmentEndpoints.catalog, async ({ deps, headers }) => {
    headers.set('Cache-Control', 'public, max-age=300')
    return listCatalog(deps)
  }),
  route(assessmentEndpoints.get, async ({ deps, session }) => {
    const attempt = await findCurrentAttempt(deps.database, session.userId)
    if (!attempt) return null
    return describeAttempt(deps.released, attempt, await findAccess(deps.database, attempt))
  }),
  route(assessmentEndpoints.start, async ({ deps, session, body, locale }) =>
    describeAttempt(
      deps.released,
      await startAttempt(deps, { userId: session.userId, templateId: body?.templateId ?? 'basic', locale }),
    ),
  ),
  route(assessmentEndpoints.reset, async ({ deps, session, body, locale }) =>
    describeAttempt(
      deps.released,
      await resetAttempt(deps, { userId: session.userId, templateId: body?.templateId ?? 'basic', locale }),
    ),
  ),
  route(assessmentEndpoints.field, async ({ deps, session, parameters, body, locale }) =>
    describeAttempt(
      deps.released,
      await chooseField(deps, {
        userId: session.userId,
        id: parameters.id,
        field: body.selectedField,
        locale,
      }),
    ),
  ),
  route(assessmentEndpoints.questions, async ({ deps, session, parameters, query, headers }) => {
    const questions = await listQuestions(deps, {
      userId: session.userId,
      id: parameters.id,
      section: query.section,
    })
    // The texts of an attempt change only with its field: the browser asks again and is told so without a body.
    const tag = createHash('sha256').update(JSON.stringify(questions)).digest('base64url').slice(0, 22)
    headers.set('ETag', `"${tag}"`)
    headers.set('Cache-Control', 'private, no-cache')
    return questions
  }),
  route(
    assessmentEndpoints.answer,
    async ({ deps, request, parameters, body, locale }) => {
      const input = { id: parameters.id, answer: body, locale, device: deviceOf(request) } as const
      const token = sessionTokenFrom(deps.secret, request.headers, isSecure(deps.environment))
      const stored = token ? await storeAnswer(deps, token, input) : undefined
      if (stored)
        return { completed: stored.completedAt !== null, assessment: await describeAnswered(deps, stored) }

      const session = await readSession(deps, request.headers)
      if (!session) throw new Refusal('unauthenticated')
      const judged = await judgeUnstoredAnswer(deps, session.userId, input)
      if (judged.kind === 'unknown_question') throw new Refusal('invalid_request', { errors: [] })
      const assessment = await describeAnswered(deps, judged.attempt)
      if (judged.kind === 'refused') throw new Refusal(judged.reason, { assessment })
      return { completed: assessment.isCompleted, assessment }
    },
    { ownSession: true },
  ),
  route(reminderEndpoints.rest, ({ deps, session: person, parameters: { id } }) =>
    findRest(deps, { person, id }),
  ),
  route(reminderEndpoints.set, async ({ deps, session: person, parameters: { id }, body }) => {
    await setReminder(deps, { person, id, at: new Date(body.at) })
    return findRest(deps, { person, id })
  }),
  route(reminderEndpoints.cancel, async ({ deps, session: person, parameters: { id } }) => {
    await cancelReminder(deps, { userId: person.userId, id })
    return findRest(deps, { person, id })
  }),
]

/** After the last answer, what the plan opens is known at once; before it there is nothing to ask. */
async function describeAnswered(
  { database, released }: Pick<Deps, 'database' | 'released'>,
  attempt: Attempt | OpenAttempt,
) {
  return describeAttempt(
    released,
    attempt,
    attempt.completedAt ? await findAccess(database, attempt) : undefined,
  )
}

/** For the operator's statistics (docs/product.md#item-time): coarse, and taken from what every browser says of itself. */
function deviceOf(request: Request): 'phone' | 'desktop' {
  return /\bMobi/i.test(request.headers.get('user-agent') ?? '') ? 'phone' : 'desktop'
}
