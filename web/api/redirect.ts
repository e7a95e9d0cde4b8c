/**
 * Returns where a sign-in leads back to: a path of this site, or home. Refuses other hosts, `//host`, `/\host` and control
 * characters.
 */
export function safeRedirect(value: string | null | undefined): string {
  if (!value || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value)) return '/'
  return value
}

/** Builds `/login?redirectTo=PATH`; home needs no way back. */
export function loginPath(from: string): string {
  const to = safeRedirect(from)
  return to === '/' ? '/login' : `/login?redirectTo=${encodeURIComponent(to)}`
}

/** Leads to the login page after a sign-out that the server may not have heard of: its session must not lead straight back in. */
export const SIGNED_OUT = '/login?signedOut=1'
