/**
 * `npm run demo`: fills the configured database with invented people, so that every screen can be seen full. The server must not
 * run; people of an earlier run are replaced, nobody else is touched. Their mails are kept as files, whatever mail server is
 * configured. Exits with 1, and changes nothing, where it must not run.
 */
import pino from 'pino'
import { readEnvironment } from '#server/env.ts'
import { makeOwner } from '#server/features/console/operators.ts'
import { startWorld } from '#server/start.ts'
import { addressOf, PASSWORD } from './demo/guest.ts'
import { openDemo } from './demo/open-demo.ts'
import { PEOPLE } from './demo/people.ts'
import { findReasonAgainst } from './demo/reason-against.ts'
import { removeMeasured } from './demo/remove-measured.ts'
import { removePeople } from './demo/remove-people.ts'
import { runWorkshop } from './demo/run-workshop.ts'

const OPERATOR = addressOf({ id: 'operator' })

try {
  await fill()
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

async function fill(): Promise<void> {
  const environment = readEnvironment(process.env)
  const reason = await findReasonAgainst(environment)
  if (reason) throw new Error(reason)
  // A whole history passes within seconds, and from one address.
  const hurried = { ...environment, RATE_LIMIT_FACTOR: 1000, SANDBOX_PORT: 0 }
  let owner: Awaited<ReturnType<typeof makeOwner>> = null
  const world = await startWorld(hurried, pino({ level: 'error' }))
  try {
    const demo = openDemo(world.deps)
    await removeMeasured(demo, OPERATOR)
    await removePeople(demo, PEOPLE.map(addressOf))
    for (const person of PEOPLE) await person.live(demo.arrive(person))
    owner = await makeOwner(world.deps, OPERATOR)
    await runWorkshop(demo, OPERATOR)
  } finally {
    await world.stop()
  }
  console.table(PEOPLE.map(person => ({ address: addressOf(person), 'what there is to see': person.sees })))
  console.log(`Authenticator of the operator: ${owner?.secret}\n${owner?.address}`)
  console.log(`Password of all: ${PASSWORD}\nStart the server and sign in at ${environment.APP_URL}/login`)
}
