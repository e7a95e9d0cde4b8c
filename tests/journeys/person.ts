import { randomBytes } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'

export interface NewPerson {
  readonly firstName: string
  readonly email: string
  readonly password: string
}

/** A page or a context: what is asked for through it shares its cookies. */
export type Asking = Pick<BrowserContext | Page, 'request'>

/** Invents a person whom no other journey knows. */
export function inventPerson(): NewPerson {
  const name = randomBytes(5).toString('hex')
  return { firstName: 'نورة', email: `journey-${name}@example.test`, password: `كلمة سرّ ${name}` }
}

/** Registers a person by the call that the form makes: the session is in the cookies, and no page was loaded. */
export async function signUp(
  asking: Asking,
  person = inventPerson(),
): Promise<NewPerson & { readonly userId: string }> {
  const { user } = await post(asking.request, '/api/auth/register', { ...person, lastName: 'السالم' })
  return { ...person, userId: user.id }
}

/** Makes calls as the pages of who is signed in make them, anti-forgery token included. Throws on a refusal. */
export function caller({ request }: Asking) {
  let token: string | undefined
  return async (path: string, data: unknown) => {
    token ??= (await request.get('/api/auth/user')).headers()['x-csrf-token']
    return post(request, path, data, token)
  }
}

async function post(request: APIRequestContext, path: string, data: unknown, token?: string) {
  const response = await request.post(path, {
    data,
    ...(token ? { headers: { 'x-csrf-token': token } } : {}),
  })
  if (!response.ok()) throw new Error(`${path} was answered ${response.status()}: ${await response.text()}`)
  return response.json()
}
