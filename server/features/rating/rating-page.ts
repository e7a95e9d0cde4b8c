import { readFile } from 'node:fs/promises'
import type { Hono } from 'hono'
import { POLICY, STATIC_POLICY } from '#server/http/headers.ts'

/**
 * Mounts the document of raters, which holds nothing of anybody: who is rating says the session of an invitation.
 *
 * @param file as the build wrote it (scripts/console.ts); without a build there is none
 */
export function mountRating(app: Hono, file: string): void {
  app.get('/rate', async (context, next) => {
    const page = await readFile(file, 'utf8').catch(() => null)
    if (page === null) return next()
    return context.html(page, 200, {
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      [POLICY]: STATIC_POLICY,
    })
  })
}
