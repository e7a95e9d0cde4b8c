import type OpenAI from 'openai'
import type { Environment } from '#server/env.ts'
import { readShort, TooLong } from './read-short.ts'

export interface Question {
  readonly instructions: string
  /** What the question is about; sent as JSON, apart from the instructions. */
  readonly data: unknown
  /** The JSON schema that the answer is to have; whether it has it is for the asker to check. */
  readonly schema: { readonly name: string; readonly schema: Record<string, unknown> }
  readonly maxTokens: number
}

interface Answer {
  /** Parsed JSON of whatever shape the model gave it. */
  readonly value: unknown
  /** Tokens that the endpoint says it used, both ways. */
  readonly tokens: number
}

/** Asks an OpenAI-compatible endpoint. */
export interface Llm {
  readonly model: string
  ask(question: Question, signal: AbortSignal): Promise<Answer>
}

/** Names the kind of trouble alone: an endpoint's own words may repeat the key or the question. */
export class LlmFailed extends Error {
  /** Tokens may have been used up, though no answer came. */
  readonly mayHaveCost: boolean
  constructor(reason: string, mayHaveCost: boolean) {
    super(reason)
    this.mayHaveCost = mayHaveCost
  }
}

const TIME_LIMIT_MS = 30_000
/** An answer of ours has about 10 KB. */
const LONGEST_ANSWER_BYTES = 256 * 1024

/**
 * Connects the endpoint of the environment, or returns null where none is set. `timeLimit` in milliseconds, for the
 * whole answer.
 */
export function connectLlm(
  { AI_BASE_URL, AI_API_KEY, AI_MODEL }: Pick<Environment, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>,
  timeLimit = TIME_LIMIT_MS,
): Llm | null {
  if (!AI_BASE_URL || !AI_API_KEY || !AI_MODEL) return null
  let client: OpenAI | undefined
  return {
    model: AI_MODEL,
    async ask({ instructions, data, schema, maxTokens }, signal) {
      // The library's 236 files are read with the first question: they would hold up every start.
      client ??= new (await import('openai')).default({
        baseURL: AI_BASE_URL,
        apiKey: AI_API_KEY,
        organization: null,
        project: null,
        // The queue tries again; the library would do so at once, and unseen.
        maxRetries: 0,
        timeout: timeLimit,
        logLevel: 'off',
        fetch: fetchShort,
      })
      try {
        const completion = await client.chat.completions.create(
          {
            model: AI_MODEL,
            messages: [
              { role: 'system', content: instructions },
              { role: 'user', content: JSON.stringify(data) },
            ],
            response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
            max_completion_tokens: maxTokens,
          },
          // The library's own limit ends when the headers are in.
          { signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]) },
        )
        return answerOf(completion)
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

function answerOf(completion: OpenAI.ChatCompletion): Answer {
  const content = completion.choices?.[0]?.message?.content
  const used = completion.usage?.total_tokens
  try {
    return {
      value: JSON.parse(content ?? ''),
      tokens: Number.isSafeInteger(used) ? Math.max(0, used ?? 0) : 0,
    }
  } catch {
    throw new LlmFailed('no JSON', true)
  }
}

/** The library wraps what fetch throws, and fetch what the network did: the innermost reason tells. */
function failureOf(error: unknown): LlmFailed {
  if (error instanceof LlmFailed) return error
  const { status, code, cause } = error as { status?: number; code?: string; cause?: unknown }
  if (status !== undefined) return new LlmFailed(`status ${status}`, false)
  if (code === 'ECONNREFUSED') return new LlmFailed('connection refused', false)
  return cause ? failureOf(cause) : new LlmFailed('broken off', true)
}

/** Follows no redirect (the key would go along) and takes no more than an answer can have. */
async function fetchShort(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const bytes = await readShort(response, LONGEST_ANSWER_BYTES).catch(error => {
    throw error instanceof TooLong ? new LlmFailed('too long', true) : error
  })
  return new Response(bytes.byteLength === 0 ? null : bytes, {
    status: response.status,
    headers: response.headers,
  })
}
