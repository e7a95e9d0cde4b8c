import { isLook, LOOK, LOOK_PARTS, type LookPart, lookCookie, lookSaid } from '#contract/look.ts'
import { cookieOf } from './cookie.ts'
import { markLook } from './mark-look.ts'
import { keepSource } from './source.ts'
import { THEME_COLORS } from './theme.ts'

/**
 * All the script that a reading page has (docs/decisions/0017). Every page works without it: links lead, forms post,
 * <details> opens. Built on its own, so that nothing of the app comes along (entry.server.tsx gives its address).
 */

const page = document.documentElement
const decided = page.lang
keepSource()

// The address decides the language; the choice of the person is kept for all the other pages (stored-language.tsx).
const stored = kept('language')
const cookie = cookieOf('language')
if (!stored && !cookie) rememberLanguage(decided)
else if (stored && !cookie) {
  rememberLanguage(stored)
  const own = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].find(
    link => link.hreflang === stored,
  )
  if (own && location.pathname === '/' && stored !== decided)
    location.replace(new URL(own.href).pathname + location.search + location.hash)
}

document.addEventListener('click', event => {
  const target = event.target instanceof Element ? event.target : null
  const toggle = target?.closest<HTMLAnchorElement>('a[data-language]')
  if (toggle) {
    rememberLanguage(toggle.dataset.language ?? decided)
    tellAccount('language', toggle.dataset.language ?? decided)
    toggle.search = location.search
    toggle.hash = location.hash
  }
  if (target?.closest('[data-print]')) print()
  // Back to where the person was, when that was a page of ours.
  if (target?.closest('a[data-back]') && document.referrer.startsWith(`${location.origin}/`)) {
    event.preventDefault()
    history.back()
  }
})

document.addEventListener('submit', event => {
  const part = LOOK_PARTS.find(part => (event.target as HTMLElement).dataset.look === part)
  const value = event.submitter instanceof HTMLButtonElement ? event.submitter.value : ''
  if (!part || !isLook(part, value)) return
  event.preventDefault()
  show(part, value)
  if (part !== 'theme') tellAccount('reading', value, part)
})

for (const element of document.querySelectorAll<HTMLElement>('[data-print]')) element.hidden = false

// The page may be older than what was chosen since: a browser going back shows what it kept, without asking.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const unasked = visit?.type === 'back_forward' && visit.transferSize === 0
// What is kept was made for nobody; those signed in have a page of their own.
const session = unasked ? null : kept('token')
addEventListener('pageshow', () => {
  if (kept('token') !== session) return location.reload()
  const said = lookSaid(cookieOf)
  for (const part of LOOK_PARTS) {
    const chosen = said[part] ?? LOOK[part][0]
    if (chosen !== (page.dataset[part] ?? LOOK[part][0])) show(part, chosen)
  }
})

function show(part: LookPart, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4.
  document.cookie = lookCookie(part, value)
  markLook(part, value)
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[data-look=${part}] button`)) {
    button.setAttribute('aria-pressed', String(button.value === value))
  }
  if (part !== 'theme') return
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = THEME_COLORS[value === 'light' || value === 'dark' ? value : own]
  }
}

function rememberLanguage(language: string): void {
  try {
    localStorage.setItem('language', language)
  } catch {
    // A browser that keeps nothing still has the cookie.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** Of those signed in: their mails and their other devices follow. Nobody waits for it, and a refusal changes nothing on this page. */
function tellAccount(what: 'language' | 'reading', value: string, part: string = what): void {
  const token = kept('token')
  if (!token) return
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
  const body = JSON.stringify({ [part]: value })
  fetch(`/api/account/${what}`, { method: 'PUT', headers, body, keepalive: true }).catch(() => {})
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
