import { PgBoss } from 'pg-boss'

/**
 * Brings the queue's own tables to what this release's library needs. The server does so by itself where its database role
 * may; where it may only read and write rows (docs/database-roles.sql), the role of the migrations does it first.
 */
export async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    max: 1,
    supervise: false,
    schedule: false,
  })
  // Without a listener an error would end the process; what start() meets it throws.
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}
