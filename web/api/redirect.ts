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
