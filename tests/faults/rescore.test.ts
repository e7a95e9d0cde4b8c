import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, Pool } from 'pg'
import { expect, it } from 'vitest'
import { migrateDatabase } from '#server/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { generatePeople } from '../growth/generate.ts'
import { startExternalPostgres } from '../support/external-postgres.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const run = promisify(execFile)
const MANY = 1000
const PLACES = [
  { TZ: 'Asia/Riyadh', LANG: 'ar_SA.UTF-8', LC_ALL: 'ar_SA.UTF-8', PGOPTIONS: '-c timezone=Asia/Riyadh' },
  // The database's clock stands in another zone than the process's.
  {
    TZ: 'Pacific/Kiritimati',
    LANG: 'de_DE.UTF-8',
    LC_ALL: 'de_DE.UTF-8',
    PGOPTIONS: '-c timezone=Pacific/Midway',
  },
  { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C', PGOPTIONS: '' },
]

it(`${MANY} stored attempts give the same reports, to the byte, in any process, place and database`, async context => {
  const external = await startExternalPostgres()
  if (typeof external === 'string') return context.skip(external)
  const folder = temporaryFolder('rescore')
  const embedded = await startEmbeddedPostgres(folder)
  try {
    await Promise.all([migrateDatabase(embedded.url), migrateDatabase(external.url)])
    const pool = new Pool({ connectionString: embedded.url, max: 1 })
    await generatePeople(pool, 1, MANY + 1)
    await copyRows(pool, external.url)
    await pool.end()
    const seen: string[] = []
    for (const url of [embedded.url, external.url]) {
      for (const place of PLACES) seen.push(await rescore(url, place))
    }
    expect(seen[0]).toMatch(new RegExp(`^${MANY} [0-9a-f]{64}$`))
    expect(new Set(seen).size).toBe(1)
  } finally {
    await embedded.stop()
    await external.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function rescore(url: string, place: Record<string, string>): Promise<string> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'rescore.ts')], {
    env: { ...process.env, ...place, DATABASE_URL: url },
  })
  return stdout.trim()
}

async function copyRows(from: Pool, to: string): Promise<void> {
  const client = new Client({ connectionString: to })
  await client.connect()
  for (const table of ['"user"', 'attempt', 'entitlement']) {
    const { rows } = await from.query(`select json_agg(t) as all from ${table} t`)
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows[0].all),
    ])
  }
  await client.end()
}
