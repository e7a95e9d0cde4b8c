import type { Environment } from '#server/env.ts'

/** Cookies are Secure, and bound to the host by their name, wherever the public address is https. */
export function isSecure(environment: Pick<Environment, 'APP_URL'>): boolean {
  return environment.APP_URL.startsWith('https:')
}

/**
 * Names a cookie: `__Host-wijha.session` on https, `wijha.session` on a plain local address, where browsers refuse the
 * prefix.
 */
export function cookieName(name: string, secure: boolean): string {
  return `${secure ? '__Host-' : ''}wijha.${name}`
}

/**
 * Lists every value that the request sends under a name; a browser may hold more than one where the prefix does not
 * forbid it.
 */
export function readCookies(headers: Headers, name: string): string[] {
  return (headers.get('cookie') ?? '').split(';').flatMap(pair => {
    const [key, value] = [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]
    return key === name && value !== '' ? [decoded(value)] : []
  })
}

/**
 * Writes a `Set-Cookie` line. Without `maxAge` (seconds) the cookie ends with the browser session; with 0 it ends now.
 */
export function setCookie(name: string, value: string, secure: boolean, maxAge?: number): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
