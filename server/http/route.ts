import { Buffer } from 'node:buffer'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from './errors.ts'
import type { Operator } from './operator.ts'
import type { Rater } from './rater.ts'
import type { Session } from './session.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** Holds one call, parsed by its contract. */
export interface Call<E extends Endpoint> {
  readonly deps: Deps
  readonly parameters: Parsed<E['parameters']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  readonly locale: Locale
  /** Present unless the endpoint's access is `public`. */
  readonly session: E['access'] extends 'session' | 'operator' ? Session : Session | null
  /** Present whenever the endpoint's access is `operator`: the role allows the call, and the second factor was passed. */
  readonly operator: E['access'] extends 'operator' ? Operator : undefined
  /** Present whenever the endpoint's access is `rater`. */
  readonly rater: E['access'] extends 'rater' ? Rater : undefined
  /** The caller's network address, as far as it can be trusted (TRUSTED_PROXIES). */
  readonly address: string
  readonly request: Request
  /** Headers to add to the response: cookies, caching. */
  readonly headers: Headers
  /** Says whose account it is about where a mailed link says so and no session does: for the security log. */
  readonly concerns: (userId: string) => void
}

/** Holds the response of a route whose endpoint names a media type. */
export interface FileResponse {
  readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
  /** ASCII, with its ending. */
  readonly name: string
  /** Goes to the disk instead of being shown. */
  readonly saved?: true
}

type Result<E extends Endpoint> = E['file'] extends string
  ? FileResponse
  : E['response'] extends z.ZodType
    ? ResponseOf<E>
    : undefined

export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>
  /** The handler looks the session up by itself, in the same statement as its work (docs/decisions/0005). */
  readonly ownSession: boolean
}

/**
 * Binds a row of the contract to the handler that serves it.
 *
 * @example
 * export const profileRoutes = [route(profileEndpoints.get, ({ deps, session }) => findProfile(deps, session.userId))]
 */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Result<E>>,
  options: { ownSession?: boolean } = {},
): Route {
  return { endpoint, handle: handle as Route['handle'], ownSession: options.ownSession ?? false }
}

/** Parses one part of a request. Throws Refusal `invalid_request` with every field that is wrong, 20 at most. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.slice(0, 20).map(issue => ({
    path: issue.path.join('.'),
    code: issue.message,
  }))
  throw new Refusal('invalid_request', { errors })
}

/** Reads the JSON of a request, under a media type that the endpoint takes; no body counts as `undefined`. */
export async function readJson(context: Context, { bodyTypes = [] }: Endpoint): Promise<unknown> {
  const bytes = Buffer.from(await context.req.arrayBuffer().catch(left))
  if (bytes.length === 0) return undefined
  const type = (context.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!['application/json', ...bodyTypes].includes(type)) throw new Refusal('unsupported_media_type')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('invalid_request', { errors: [] })
  }
}

/** The connection ended before the whole request was there: nobody reads the response, and nothing of ours has failed. */
function left(error: unknown): never {
  const { code, name, cause } = error as NodeJS.ErrnoException & { cause?: { code?: string } }
  if (code !== 'ECONNRESET' && cause?.code !== 'ECONNRESET' && name !== 'AbortError') throw error
  throw new Refusal('invalid_request', { errors: [] })
}
