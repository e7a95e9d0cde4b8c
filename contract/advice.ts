import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { advicePaths } from './paths.ts'

/** Names who wrote the advice: `advisor`, our own rules; `ai`, the AI endpoint. */
const ADVICE_SOURCES = ['advisor', 'ai'] as const
const source = z.enum(ADVICE_SOURCES)

export const careerTip = z.object({
  title: z.string(),
  priority: z.enum(['high', 'medium', 'low', 'other']),
  category: z.string(),
  description: z.string(),
  actionItems: z.array(z.string()),
  source,
})
export type CareerTip = z.output<typeof careerTip>

export const recommendations = z.object({
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  careerPaths: z.array(z.string()),
  nextSteps: z.array(z.string()),
  source,
})
export type Recommendations = z.output<typeof recommendations>

/**
 * Names how far the AI endpoint is with an attempt.
 * - `off`: this deployment has none, or the plan does not open it: nothing to show.
 * - `consent_needed`: it could.
 * - `preparing`: asked, not answered yet.
 * - `ready`: its words are shown.
 * - `failed`: they could not be used, and the built-in ones stay.
 */
const AI_STATES = ['off', 'consent_needed', 'preparing', 'ready', 'failed'] as const
const aiAdvice = z.object({ state: z.enum(AI_STATES) })
export type AiAdvice = z.output<typeof aiAdvice>

const id = z.object({ id: z.string().max(64) })

export const adviceEndpoints = {
  tips: {
    ...advicePaths.tips,
    access: 'session',
    summary: "Tips for an unlocked result, in the caller's language; each says who wrote it.",
    parameters: id,
    response: z.array(careerTip),
    errors: ['unauthenticated', 'not_found', 'incomplete', 'locked', 'not_opened'],
  },
  recommendations: {
    ...advicePaths.recommendations,
    access: 'session',
    summary: "The full analysis of an unlocked result, in the caller's language.",
    parameters: id,
    response: recommendations,
    errors: ['unauthenticated', 'not_found', 'incomplete', 'locked', 'not_opened'],
  },
  ai: {
    ...advicePaths.ai,
    access: 'session',
    summary: 'Whether the AI endpoint may, does or did write for this attempt.',
    parameters: id,
    response: aiAdvice,
    errors: ['unauthenticated', 'not_found', 'incomplete', 'locked'],
  },
  aiConsent: {
    ...advicePaths.aiConsent,
    access: 'session',
    summary:
      'Gives or withdraws the consent to AI processing of this result (contract/consent-wording.ts); withdrawing deletes what was written.',
    parameters: id,
    body: z.object({ given: z.boolean({ error: 'invalid_value' }) }),
    response: aiAdvice,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'not_found',
      'incomplete',
      'locked',
      'ai_not_open',
      'too_many_requests',
    ],
  },
} as const satisfies Record<string, Endpoint>
