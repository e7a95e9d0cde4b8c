import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { noteSignOut, owesSignOut } from '#web/answers/kept.ts'

/**
 * Serves the shell and the question screens when the network or the server is away. Keeps the files of the build and nothing
 * that was ever answered to a person: pages come from the server, calls are not looked at.
 *
 * A new release waits until the page of the old one is left, so that nothing changes under somebody's answers: then, at the
 * next page that the server sends, it takes over. Until then the test goes on without a network as it was.
 */
declare const self: ServiceWorkerGlobalScope & { readonly __PRECACHE: PrecacheEntry[] }

const DOCUMENT = '/offline.html'
/** A gate between us and the server, not the server itself, says these. */
const AWAY = [502, 503, 504]

precacheAndRoute(self.__PRECACHE, { cleanURLs: false })
cleanupOutdatedCaches()

registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      try {
        if (await owesSignOut().catch(() => false)) await signOut()
        const response = await fetch(request)
        if (AWAY.includes(response.status)) return await offline(response)
        event.waitUntil(giveWay())
        return response
      } catch {
        return offline(Response.error())
      }
    },
    { denylist: [/^\/api\//, /^\/dev\//] },
  ),
)

self.addEventListener('message', event => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
})

async function offline(otherwise: Response): Promise<Response> {
  return (await matchPrecache(DOCUMENT)) ?? otherwise
}

/**
 * The last page of the old release is being left, for one that the server has sent: one of ours would lose its files with this
 * release while it is being drawn.
 */
async function giveWay(): Promise<void> {
  const { waiting } = self.registration
  if (waiting && (await self.clients.matchAll({ type: 'window' })).length <= 1)
    waiting.postMessage('take-over')
}

/** Throws without a network: no page of the session before is shown then. */
async function signOut(): Promise<void> {
  const { ok } = await fetch('/api/auth/logout', { method: 'POST' })
  if (ok) await noteSignOut(false)
}
