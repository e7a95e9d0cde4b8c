import type { z } from 'zod'
import type { OperatorRole } from './operator-roles.ts'
import type { ErrorCode } from './problem.ts'

/**
 * Names who may call: anyone, a signed-in user, a rater who opened an invitation, an operator in one of the row's roles, or (no
 * row of ours) the operator of the machine.
 */
export type Access = 'public' | 'session' | 'rater' | 'operator'

/**
 * Describes one call of the API. The same row mounts the route on the server, types the client, and writes the OpenAPI
 * document and the route inventory.
 *
 * @example
 * const endpoint = { ...profilePaths.save, access: 'session', summary: '…', body: profileInput, response: profile }
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for a path parameter. */
  readonly path: `/api/${string}`
  readonly access: Access
  /** Of `operator`: who may. To everybody else the call is not there. */
  readonly roles?: readonly OperatorRole[]
  /** Of `operator`: works before the second factor, and reads nothing of anybody. */
  readonly door?: true
  /** Of `operator`: asks for a code of the last five minutes. */
  readonly confirmed?: true
  readonly summary: string
  readonly parameters?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** What JSON may call itself on the way here, beside `application/json`. */
  readonly bodyTypes?: readonly string[]
  /** The shape of a successful response; absent where there is no body (204) or the response is a redirect. */
  readonly response?: z.ZodType
  /** The media type of a successful response that is a file, not JSON. */
  readonly file?:
    | 'application/pdf'
    | 'application/json'
    | 'application/vc+jwt'
    | 'application/zip'
    | 'text/html'
    | 'text/calendar'
    | 'text/csv'
  readonly errors?: readonly ErrorCode[]
}

export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined
