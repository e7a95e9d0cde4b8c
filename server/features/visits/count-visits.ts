import { sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { isbot } from 'isbot'
import { NO_SOURCE, OTHER_SOURCES } from '#contract/funnel.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { readSource } from '#contract/source.ts'
import { LOCALES, type Locale } from '#engine/vocabulary.ts'
import { landingVisits } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { deviceOf } from '#server/features/account/device-of.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { isSecure } from '#server/http/cookie.ts'
import { sessionTokenFrom } from '#server/http/session.ts'

/** How often counts go to the database; what a killed process had counted since is lost. */
const STORE_EVERY_MS = 10_000
/** Words that one process tells apart between two stores: whoever invents more of them fills no table. */
const MOST_SOURCES = 50

type Visit = typeof landingVisits.$inferInsert

export interface VisitCounter {
  /** Lists the addresses of the landing page. */
  readonly addresses: string[]
  /** Counts a visit once its page is sent. */
  readonly count: MiddlewareHandler
  /** Adds what was counted to the database. */
  store(): Promise<void>
  /** Stores from time to time, until the returned function is called, which stores a last time. */
  start(): () => Promise<void>
}

/**
 * Counts visits of the landing page by day, language, kind of device and the word of the link, and keeps nothing else of them: no
 * id, no address, no cookie. Machines, readers who are signed in, and whoever comes from another page of ours are not counted.
 */
export function createVisitCounter(
  deps: Pick<Deps, 'database' | 'clock' | 'log' | 'secret' | 'environment'>,
): VisitCounter {
  const secure = isSecure(deps.environment)
  let counted = new Map<string, Visit>()

  const add = (visit: Omit<Visit, 'visits'>) => {
    const sources = new Set([...counted.values()].map(({ source }) => source))
    const isKnown = sources.has(visit.source) || sources.size < MOST_SOURCES
    const kept = isKnown ? visit : { ...visit, source: OTHER_SOURCES }
    const key = Object.values(kept).join(' ')
    counted.set(key, { ...kept, visits: (counted.get(key)?.visits ?? 0) + 1 })
  }
  const store = async () => {
    if (counted.size === 0) return
    const waiting = counted
    counted = new Map()
    const { day, language, device, source, visits } = landingVisits
    // In one order, so that two processes never wait for each other's rows.
    const rows = [...waiting].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
    try {
      await deps.database
        .insert(landingVisits)
        .values(rows)
        .onConflictDoUpdate({
          target: [day, language, device, source],
          set: { visits: sql`${visits} + excluded.visits` },
        })
    } catch {
      deps.log.warn({ event: 'visits_not_stored' }, 'visits are stored later')
      for (const [key, row] of waiting)
        counted.set(key, { ...row, visits: row.visits + (counted.get(key)?.visits ?? 0) })
    }
  }
  return {
    addresses: LOCALES.map(locale => readingPath('/', locale)),
    async count(context, next) {
      await next()
      const { headers } = context.req.raw
      const userAgent = headers.get('user-agent') ?? ''
      const isPage = context.req.method === 'GET' && [200, 304].includes(context.res.status)
      if (!isPage || isbot(userAgent) || userAgent === '') return
      if (headers.get('sec-fetch-site') === 'same-origin' || headers.has('sec-purpose')) return
      if (sessionTokenFrom(deps.secret, headers, secure)) return
      const url = new URL(context.req.url)
      add({
        day: dayInRiyadh(deps.clock()),
        language: languageAt(url.pathname),
        device: deviceOf(userAgent),
        source: readSource(url.searchParams.get('source')) ?? NO_SOURCE,
      })
    },
    store,
    start() {
      const timer = setInterval(() => void store(), STORE_EVERY_MS).unref()
      return () => {
        clearInterval(timer)
        return store()
      }
    },
  }
}

const languageAt = (pathname: string): Locale =>
  LOCALES.find(locale => readingPath('/', locale) === pathname) ?? LOCALES[0]
