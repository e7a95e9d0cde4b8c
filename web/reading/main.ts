import { isTheme, THEME_COLORS, type Theme, themeCookie } from './theme.ts'

/**
 * All the script that a reading page has (docs/decisions/0017). Every page works without it: links lead, forms post,
 * <details> opens. Built on its own, so that nothing of the app comes along (entry.server.tsx gives its address).
 */

const page = document.documentElement
const decided = page.lang

// The address decides the language; the choice of the person is kept for all the other pages (stored-language.tsx).
const stored = kept('language')
const cookie = /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1]
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
    tellAccount(toggle.dataset.language ?? decided)
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
  const theme = event.submitter instanceof HTMLButtonElement ? event.submitter.value : ''
  if (!(event.target as Element).matches('[data-theme-choice]') || !isTheme(theme)) return
  event.preventDefault()
  show(theme)
})

for (const element of document.querySelectorAll<HTMLElement>('[data-print]')) element.hidden = false

// The page may be older than what was chosen since: a browser going back shows what it kept, without asking.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const unasked = visit?.type === 'back_forward' && visit.transferSize === 0
// What is kept was made for nobody; those signed in have a page of their own.
const session = unasked ? null : kept('token')
addEventListener('pageshow', () => {
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1] ?? 'system'
  if (kept('token') !== session) location.reload()
  else if (isTheme(chosen) && chosen !== (page.dataset.theme ?? 'system')) show(chosen)
})

function show(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4.
  document.cookie = themeCookie(theme)
  if (theme === 'system') delete page.dataset.theme
  else page.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = THEME_COLORS[theme === 'system' ? own : theme]
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-choice] button')) {
    button.setAttribute('aria-pressed', String(button.value === theme))
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

/** Of those signed in: their mails follow. Nobody waits for it, and a refusal changes nothing on this page. */
function tellAccount(language: string): void {
  const token = kept('token')
  if (!token) return
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
  const body = JSON.stringify({ language })
  fetch('/api/account/language', { method: 'PUT', headers, body, keepalive: true }).catch(() => {})
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
