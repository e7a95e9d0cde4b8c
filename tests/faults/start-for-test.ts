import { rmSync } from 'node:fs'
import { expect, onTestFinished } from 'vitest'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { type App, startApp } from '../support/start-app.ts'

/** Starts the app; whatever becomes of the test, the app, its database and its data are gone afterwards. */
export async function startForTest(options: Parameters<typeof startApp>[0] = {}): Promise<App> {
  const app = await startApp({
    ...options,
    // All takers come from one address.
    variables: { RATE_LIMIT_FACTOR: '1000', ...options.variables },
  })
  onTestFinished(async () => {
    app.process.kill('SIGCONT')
    await app.kill()
    const database = databaseOf(app)
    if (database) process.kill(database, 'SIGQUIT')
    await expect.poll(() => databaseOf(app), { timeout: 5000, interval: 20 }).toBeUndefined()
    rmSync(app.dataDirectory, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  })
  return app
}

/** The process of the embedded database of an app, while it runs. */
export function databaseOf(app: App): number | undefined {
  try {
    const { pid } = embeddedPostgres(app.dataDirectory)
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}
