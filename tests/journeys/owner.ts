import { Secret, TOTP } from 'otpauth'
import { Pool } from 'pg'
import { openDatabase } from '#server/db/connection.ts'
import { makeOwner } from '#server/features/console/operators.ts'
import { readSecret } from '#server/secret.ts'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import type { Taker } from './taker.ts'

/** Makes the person of a context an owner, as the command on the server does. @returns the code that the authenticator shows */
export async function becomeOwner({ email }: Taker): Promise<(ahead?: number) => string> {
  const folder = process.env.DATA_FOLDER ?? ''
  const pool = new Pool({ connectionString: embeddedPostgres(folder).url })
  const secret = readSecret({ AUTH_SECRET: undefined, DATA_DIR: folder })
  const made = await makeOwner({ database: openDatabase(pool), clock: () => new Date(), secret }, email)
  await pool.end()
  const totp = new TOTP({ secret: Secret.fromBase32(made?.secret ?? '') })
  return (ahead = 0) => totp.generate({ timestamp: Date.now() + ahead * 30_000 })
}
