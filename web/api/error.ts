import type { ErrorCode, Problem } from '#contract/problem.ts'

/**
 * Reports an unsuccessful response. `message` is the status, a colon, a space, and the body or else the status text. `problem`
 * is the body when it is one of ours; its `message` is the sentence for the person.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem | null
  /** Seconds, where the server asks for patience. */
  readonly retryAfter: number | undefined

  constructor(status: number, statusText: string, body: string, retryAfter?: string | null) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.problem = parseProblem(body)
    this.retryAfter = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
  }

  get code(): ErrorCode | null {
    return this.problem?.code ?? null
  }
}

/**
 * Reports that no response came: no network, a server that is away, a request that was cut off. Trying again is safe for a
 * reader.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

function parseProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && 'code' in value && 'message' in value
      ? (value as Problem)
      : null
  } catch {
    return null
  }
}

/** Returns the server's sentence, if it sent one. @example description: serverMessage(error) ?? text.account.loginFallback */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.message : undefined
}

/** Returns the code of a refusal; null for every other failure. */
export function refusalCode(error: unknown): ErrorCode | null {
  return error instanceof ApiError ? error.code : null
}

/** Tells whether this release cannot read the attempt that was asked for; everything else of its owner works. */
export function isUnreadable(error: unknown): boolean {
  return refusalCode(error) === 'unknown_version'
}

/** Tells whether there is no network or the server is away: nothing was refused. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)
}
