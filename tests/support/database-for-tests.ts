import { rmSync } from 'node:fs'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#server/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    administratorUrl: string
  }
}

/** Starts one real PostgreSQL for a whole test run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('tests')
  const postgres = await startEmbeddedPostgres(folder)
  const client = new Client({ connectionString: postgres.administratorUrl })
  await client.connect()
  await client.query('create database template_wijha owner wijha')
  await client.end()
  await migrateDatabase(postgres.url.replace(/\/wijha$/, '/template_wijha'))
  project.provide('administratorUrl', postgres.administratorUrl)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
