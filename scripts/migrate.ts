/** `npm run migrate`: brings the configured database to this release's schema and stops. The server does the same at start. */
import { migrateDatabase } from '#server/db/migrate.ts'
import { readEnvironment } from '#server/env.ts'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { migrateJobs } from '#server/jobs/migrate-jobs.ts'

const environment = readEnvironment(process.env)
const given = environment.MIGRATION_DATABASE_URL ?? environment.DATABASE_URL
const embedded = given ? undefined : await startEmbeddedPostgres(environment.DATA_DIR)
const url = given ?? embedded?.url ?? ''
await migrateDatabase(url)
await migrateJobs(url)
await embedded?.stop()
console.log('The database has the schema of this release.')
process.exit(0)
