import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { csrfTokenFor, sessionCookie } from '#server/http/session.ts'

/** Makes an owner whose console is open: how it opens is not what is measured. @returns the heads of their calls */
export async function createOwner(pool: Pool, secret: string): Promise<Record<string, string>> {
  const [userId, token] = [randomUUID(), randomBytes(24).toString('base64url')]
  await pool.query(`delete from "user" where email = 'operator@example.com'`)
  await pool.query(
    `insert into "user" (id, name, first_name, last_name, email, email_verified)
     values ($1, 'Operator Example', 'Operator', 'Example', 'operator@example.com', true)`,
    [userId],
  )
  await pool.query(
    `insert into operator (user_id, operator_role, enrolled_at, invited_at) values ($1, 'owner', now(), now())`,
    [userId],
  )
  await pool.query(
    `insert into session (id, user_id, token, expires_at, second_factor_at, console_used_at, code_confirmed_at)
     values ($1, $2, $3, now() + interval '1 day', now(), now(), now())`,
    [randomUUID(), userId, token],
  )
  return {
    cookie: sessionCookie(secret, token, false, false).split(';')[0] ?? '',
    'x-csrf-token': csrfTokenFor(secret, token),
    'content-type': 'application/json',
  }
}
