import { connect, type Socket } from 'node:net'
import type { Pool } from 'pg'
import type { ReadyPerson } from '../bench/people.ts'
import { HttpClient } from '../support/http-client.ts'
import { writeAnswers } from '../support/write-answers.ts'

/** Calls that one account makes at once, and bodies that it begins and never ends. */
const AT_ONCE = 16
const UNFINISHED = 100
/** Attempts that one account may hold. */
const ATTEMPTS = 500

/** What one free account asks for without end: its lists, pages of its own, new attempts, wrong sign-ins. */
const CALLS: readonly (readonly [string, string, string?])[] = [
  ['GET', '/api/assessments'],
  ['GET', '/'],
  ['GET', '/results'],
  ['GET', '/x.y'],
  ['GET', '/api/assessment'],
  ['POST', '/api/assessment/reset', '{}'],
  ['POST', '/api/auth/login', '{"email":"nobody@example.com","password":"not the password"}'],
  ['POST', '/api/auth/forgot-password', '{"email":"nobody@example.com"}'],
  ['GET', '/api/method'],
]

/** Fills an account with as many completed attempts as it may hold. */
export async function fillAccount(pool: Pool, { attempt }: ReadyPerson): Promise<void> {
  await writeAnswers(pool, attempt, { completedAt: new Date() })
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'attempt' order by ordinal_position`,
  )
  const changed: Readonly<Record<string, string>> = {
    id: 'gen_random_uuid()',
    number: 'n',
    application_number: `'HOSTILE-' || n || id`,
  }
  const columns = rows.map(({ name }) => name)
  await pool.query(
    `insert into attempt (${columns}) select ${columns.map(name => changed[name] ?? name)}
     from attempt, generate_series(2, ${ATTEMPTS}) n where id = $1`,
    [attempt],
  )
}

/** Opens each page and list of it a few times, as people have who came before: the first of a process is dear once. */
export async function visitFirst(base: string, { headers }: ReadyPerson): Promise<void> {
  const client = new HttpClient(base)
  for (let turn = 0; turn < 4; turn += 1) {
    for (const [method, path] of CALLS) {
      if (method === 'GET') await client.request(method, path, { headers })
    }
  }
  client.close()
}

/** Acts as the account until the time is over. @returns how many calls were answered, by status */
export async function beHostile(
  base: string,
  { headers }: ReadyPerson,
  seconds: number,
): Promise<Readonly<Record<string, number>>> {
  const end = performance.now() + seconds * 1000
  const statuses: Record<string, number> = {}
  const sockets = Array.from({ length: UNFINISHED }, () => beginBody(base))
  const client = new HttpClient(base)
  const act = async (first: number) => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const [method, path, body] = CALLS[turn % CALLS.length] ?? ['GET', '/']
      const status = await client
        .request(method, path, { headers, body })
        .then(reply => String(reply.status))
        .catch(() => 'no response')
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)))
  for (const socket of sockets) socket.destroy()
  client.close()
  return statuses
}

/** Sends the head of a request and one byte of its body. */
function beginBody(base: string): Socket {
  const { hostname, port, host } = new URL(base)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const head = ['POST /api/auth/login HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json']
  socket.write(`${[...head, 'Content-Length: 1000'].join('\r\n')}\r\n\r\n{`)
  return socket
}
