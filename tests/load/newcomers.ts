import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpClient } from '../support/http-client.ts'

export interface Newcomers {
  admitted: number
  /** 503 with a time to come again. */
  refused: number
  readonly errors: string[]
}

/** Who comes new: a look at the page that asks for an account (the landing page is kept and always sent), then an account. */
export async function arrive(
  client: HttpClient,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Newcomers> {
  const seen: Newcomers = { admitted: 0, refused: 0, errors: [] }
  const running: Promise<void>[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    running.push(n % 2 ? visit(client, seen) : register(client, seen))
    await sleep(1000 / perSecond)
  }
  await Promise.all(running)
  return seen
}

function visit(client: HttpClient, seen: Newcomers): Promise<void> {
  return count(seen, () => client.request('GET', '/register', { headers: { 'accept-encoding': 'br' } }))
}

function register(client: HttpClient, seen: Newcomers): Promise<void> {
  const body = JSON.stringify({
    email: `${randomUUID()}@example.com`,
    password: 'كلمة مرور طويلة 42',
    firstName: 'نورة',
    lastName: 'السالم',
  })
  const headers = { 'content-type': 'application/json' }
  return count(seen, () => client.request('POST', '/api/auth/register', { headers, body }))
}

async function count(seen: Newcomers, call: () => ReturnType<HttpClient['request']>): Promise<void> {
  try {
    const { status, headers, text } = await call()
    if (status === 200) seen.admitted++
    else if (status === 503 && Number(headers['retry-after']) > 0) seen.refused++
    else seen.errors.push(`${status} ${text.slice(0, 120)}`)
  } catch (error) {
    seen.errors.push((error as NodeJS.ErrnoException).code ?? 'no response')
  }
}
