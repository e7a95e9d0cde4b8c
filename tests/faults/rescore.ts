/** Prints a fingerprint of every report that follows from the stored attempts of DATABASE_URL: a process that knows nothing else. */
import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { Pool } from 'pg'
import { RELEASED } from '#engine/versions/released.ts'
import { openDatabase } from '#server/db/connection.ts'
import { attempts } from '#server/db/schema.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { reportOf } from '#server/features/report/report-of.ts'

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
const database = openDatabase(pool)
const hash = createHash('sha256')
const rows = await database.select().from(attempts).orderBy(asc(attempts.applicationNumber))
for (const attempt of rows)
  hash.update(JSON.stringify(await reportOf({ database, released: RELEASED }, attempt as Attempt)))
console.log(`${rows.length} ${hash.digest('hex')}`)
await pool.end()
