import './no-eval.ts'
import type { BodyOf, Endpoint, ResponseOf } from '#contract/endpoint.ts'
import { ApiError, NetworkError } from './error.ts'
import type { Row } from './rows.ts'
import { readToken, storeToken } from './storage.ts'

type ParametersOf<E extends Endpoint> = E extends { parameters: { _zod: { input: infer P } } } ? P : undefined
type QueryOf<E extends Endpoint> = E extends { query: { _zod: { input: infer Q } } } ? Q : undefined
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: never }
  : undefined extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }

/** Input of a call, as its contract says. */
export type Input<E extends Endpoint> = Part<'parameters', ParametersOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & { readonly signal?: AbortSignal; readonly keepalive?: boolean }

type Arguments<E extends Endpoint> = object extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

/**
 * Calls the API in the browser, as one row of the contract says.
 *
 * @example const { completed } = await call(assessment.answer, { parameters: { id }, body: { section, … } })
 * @throws ApiError when the server refuses, NetworkError when no response comes
 */
export async function call<E extends Endpoint>(
  row: Row<E>,
  ...[input]: Arguments<E>
): Promise<ResponseOf<E>> {
  const path = addressOf(row, input as Pick<Input<E>, 'parameters' | 'query'> | undefined)
  const response = await send(row.method, path, input)
  if (response.status === 403 && row.method !== 'GET') {
    const error = await errorOf(response)
    if (error.code !== 'csrf') throw error
    // The session is there but its anti-forgery token is not: fetch it once and repeat.
    await read(await send('GET', '/api/auth/user', undefined))
    return read(await send(row.method, path, input)) as Promise<ResponseOf<E>>
  }
  return read(response) as Promise<ResponseOf<E>>
}

/** Calls an endpoint whose response is a file to be saved. @example const { blob, name } = await download(privacy.exportData, { body }) */
export async function download<E extends Endpoint>(
  row: Row<E>,
  ...[input]: Arguments<E>
): Promise<{ blob: Blob; name: string }> {
  const path = addressOf(row, input as Pick<Input<E>, 'parameters' | 'query'> | undefined)
  let response = await send(row.method, path, input)
  if (response.status === 403 && (await errorOf(response.clone())).code === 'csrf') {
    await read(await send('GET', '/api/auth/user', undefined))
    response = await send(row.method, path, input)
  }
  if (!response.ok) throw await errorOf(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'wijha'
  return { blob: await response.blob(), name }
}

/** Builds the path of a call with its parameters and query filled in; also the key of its query. */
export function addressOf<E extends Endpoint>(
  row: Row<E>,
  input?: Pick<Input<E>, 'parameters' | 'query'>,
): string {
  const parameters = (input?.parameters ?? {}) as Record<string, string>
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
  const query = new URLSearchParams((input?.query ?? {}) as Record<string, string>).toString()
  return query ? `${path}?${query}` : path
}

interface SendInput {
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly keepalive?: boolean
}

async function send(method: string, path: string, input: SendInput | undefined): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  if (method !== 'GET') {
    headers.set('content-type', 'application/json')
    const token = readToken()
    if (token) headers.set('x-csrf-token', token)
  }
  try {
    const response = await fetch(path, {
      method,
      headers,
      credentials: 'include',
      ...(input?.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input?.signal ? { signal: input.signal } : {}),
      ...(input?.keepalive ? { keepalive: true } : {}),
    })
    const token = response.headers.get('x-csrf-token')
    if (token) storeToken(token)
    return response
  } catch (cause) {
    if (input?.signal?.aborted) throw cause
    throw new NetworkError('no response', { cause })
  }
}

/** Parses the JSON of a successful response; nothing for 204. */
export async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw await errorOf(response)
  if (response.status === 204) return undefined
  const body = await response.text().catch(cause => {
    throw new NetworkError('the response broke off', { cause })
  })
  return body ? JSON.parse(body) : undefined
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '')
  return new ApiError(response.status, response.statusText, body, response.headers.get('retry-after'))
}

/** Sends a GET for a path, as the default query does. */
export async function get(path: string, signal?: AbortSignal): Promise<unknown> {
  return read(await send('GET', path, signal ? { signal } : undefined))
}
