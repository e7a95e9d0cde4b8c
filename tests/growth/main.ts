/**
 * `npm run growth [-- 1000 100000]`: what answering, results and the database cost with so many stored attempts, generated in
 * an embedded database of its own; 1000000 is a matter of disk (about 3 GB) and patience. Prints a table and writes nothing.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { rateOf, runClosedLoop } from '../bench/closed-loop.ts'
import { preparePeople, type ReadyPerson } from '../bench/people.ts'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { HttpClient } from '../support/http-client.ts'
import { removeData, startApp } from '../support/start-app.ts'
import { answer, taker } from './answering.ts'
import { generatePeople } from './generate.ts'

const sizes = process.argv.slice(2).map(Number)
if (sizes.length === 0) sizes.push(1000, 100_000)
if (sizes.some(size => !Number.isInteger(size) || size < 1)) {
  console.error('npm run growth -- 1000 100000')
  process.exit(2)
}
const LOOP = { concurrency: 8, seconds: 5, warmUp: 1 }
const MEASURED = 600

execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'ignore' })
const secret = randomBytes(32).toString('hex')
const app = await startApp({ variables: { AUTH_SECRET: secret, RATE_LIMIT_FACTOR: '1000000' } })
const pool = new Pool({ connectionString: embeddedPostgres(app.dataDirectory).url, max: 1 })
const client = new HttpClient(app.url)
try {
  let from = 1
  for (const size of sizes.toSorted((a, b) => a - b)) {
    await generatePeople(pool, from, size + 1)
    from = size + 1
    await measure(size)
  }
} finally {
  client.close()
  await pool.end()
  await app.stop()
  removeData(app)
}
process.exit(0)

async function measure(size: number): Promise<void> {
  const { rows } = await pool.query(
    `select pg_database_size(current_database()) as database, pg_total_relation_size('attempt') as attempts,
            pg_indexes_size('attempt') as indexes, (select sum(pg_total_relation_size(c.oid)) from pg_class c
              where relkind = 'r' and relnamespace = 'public'::regnamespace) as tables`,
  )
  const [database, attempts, indexes, tables] = ['database', 'attempts', 'indexes', 'tables'].map(key =>
    Number(rows[0][key]),
  ) as [number, number, number, number]
  console.log(`\n${size} stored attempts of as many people`)
  line('database', `${(database / 2 ** 20).toFixed(0)} MB`)
  line(
    'an attempt, with its indexes',
    `${(attempts / size).toFixed(0)} bytes (indexes ${(indexes / size).toFixed(0)})`,
  )
  line('a person with everything', `${(tables / size).toFixed(0)} bytes`)

  const people = await preparePeople(pool, secret, MEASURED)
  const answers = await runClosedLoop(taker(client, people.slice(50), LOOP.concurrency), LOOP)
  const { perSecond, p50, p99 } = rateOf([answers])
  line('answers', `${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
  const done = people.slice(0, 50)
  for (const person of done)
    for (let position = 0; position < 90; position++) await answer(client, person, position)
  const results = await runClosedLoop(worker => read(done[worker] as ReadyPerson, 'results'), LOOP)
  const read50 = rateOf([results])
  line(
    'results',
    `${read50.perSecond.toFixed(0)} a second, p50 ${read50.p50.toFixed(1)} ms, p99 ${read50.p99.toFixed(1)} ms`,
  )
  await pool.query('delete from "user" where email not like $1', ['grown-%'])
}

async function read(person: ReadyPerson, what: string): Promise<void> {
  const { status, text } = await client.request('GET', `/api/assessment/${person.attempt}/${what}`, {
    headers: person.headers,
  })
  if (status !== 200) throw new Error(`${what} were refused: ${status} ${text}`)
}

function line(what: string, value: string): void {
  console.log(`  ${what.padEnd(30)} ${value}`)
}
