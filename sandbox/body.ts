import type { HonoRequest } from 'hono'
import { invalid } from './problem.ts'

/** Holds a parsed request before anything is known about it. */
export interface Fields {
  readonly [name: string]: unknown
}

/** Reads a JSON object or a form with brackets (`source[type]=creditcard`) as an object. No body is an empty object. */
export async function readBody(request: HonoRequest): Promise<Fields> {
  const text = await request.text()
  if (text.trim() === '') return {}
  if (/^application\/x-www-form-urlencoded/i.test(request.header('content-type') ?? '')) {
    return nest(new URLSearchParams(text))
  }
  try {
    const value: unknown = JSON.parse(text)
    if (isFields(value)) return value
  } catch {}
  throw invalid(null, 'The request body could not be read')
}

/** Turns `metadata[order_id]=7` into `{ metadata: { order_id: '7' } }`; also for queries. */
export function nest(parameters: URLSearchParams): Fields {
  const nested: Record<string, unknown> = Object.create(null)
  for (const [name, value] of parameters) {
    const [, outer = name, inner] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? []
    if (inner === undefined) nested[outer] = value
    else if (inner === '') nested[outer] = [...(Array.isArray(nested[outer]) ? nested[outer] : []), value]
    else nested[outer] = { ...(isFields(nested[outer]) ? nested[outer] : {}), [inner]: value }
  }
  return nested
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads text that is not empty; undefined otherwise. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Reads a whole number, also as text; undefined otherwise. */
export function integerOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

/** Yes or no, also as text; `otherwise` when it is not given. */
export function yesOf(value: unknown, otherwise: boolean): boolean {
  if (value === undefined || value === null || value === '') return otherwise
  return value === true || value === 'true' || value === 1 || value === '1'
}
