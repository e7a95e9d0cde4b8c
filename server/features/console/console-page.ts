import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Context, Hono, Next } from 'hono'
import { operators } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { POLICY, STATIC_POLICY } from '#server/http/headers.ts'
import { readSession } from '#server/http/session.ts'

/**
 * Mounts the document of the console, which holds nothing of anybody: for operators alone, to everyone else there is no such page.
 *
 * @param file as the build wrote it (scripts/console.ts); without a build there is no console
 */
export function mountConsole(
  app: Hono,
  deps: Pick<Deps, 'database' | 'secret' | 'clock' | 'environment'>,
  file: string,
): void {
  const send = async (context: Context, next: Next) => {
    const session = await readSession(deps, context.req.raw.headers)
    if (!session || !(await isOperator(deps, session.userId))) return next()
    const page = await readFile(file, 'utf8').catch(() => null)
    if (page === null) return next()
    return context.html(page, 200, {
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      [POLICY]: STATIC_POLICY,
    })
  }
  app.get('/operator', send)
  app.get('/operator/*', send)
}

async function isOperator({ database }: Pick<Deps, 'database'>, userId: string): Promise<boolean> {
  return (await database.$count(operators, eq(operators.userId, userId))) > 0
}
