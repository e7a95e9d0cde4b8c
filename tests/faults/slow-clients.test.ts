import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import { listen } from '#server/http/serve.ts'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { audit, NOTHING_WRONG } from './audit.ts'
import { startForTest } from './start-for-test.ts'
import { answerContinuously, Taker } from './taker.ts'

const EACH = 500
/** L7: attackers are gone after a minute; the sweep of what is open comes every five seconds. */
const CUT_WITHIN_MS = 75_000

it(`${4 * EACH} slow clients hold nobody up and are cut off`, async () => {
  const random = seededRandom(7)
  const app = await startForTest()
  const takers: Taker[] = []
  for (let n = 0; n < 8; n++) takers.push(await Taker.signUp(app.url, random))
  const port = Number(new URL(app.url).port)
  const attackers: { readonly socket: Socket; open: boolean }[] = []
  const attack = async (first: string, trickle?: string) => {
    const socket = connect(port, '127.0.0.1')
    const attacker = { socket, open: true }
    attackers.push(attacker)
    socket.on('error', () => {})
    socket.once('close', () => {
      attacker.open = false
    })
    socket.resume()
    await new Promise<void>(resolve => socket.once('connect', () => resolve()))
    socket.write(first)
    if (trickle) {
      const drip = setInterval(() => socket.writable && socket.write(trickle), 2000)
      socket.once('close', () => clearInterval(drip))
    }
  }
  for (let n = 0; n < EACH; n++) {
    await Promise.all([
      attack('GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-Slow: 1\r\n'),
      attack(
        'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
        ' ',
      ),
      attack(''),
      attack('GET'),
    ])
  }
  const load = answerContinuously(takers, { random, from: 50, to: 200 })
  const before = takers.map(taker => taker.count)
  for (const deadline = performance.now() + CUT_WITHIN_MS; performance.now() < deadline; await sleep(500)) {
    load.check()
    if (!attackers.some(attacker => attacker.open)) break
  }
  const left = attackers.filter(attacker => attacker.open).length
  await load.stop()
  for (const { socket } of attackers) socket.destroy()
  expect(left, 'are still connected').toBe(0)
  expect(takers.every((taker, n) => taker.count > (before[n] ?? 0) + 10)).toBe(true)
  expect(await audit(takers, embeddedPostgres(app.dataDirectory).url)).toMatchObject(NOTHING_WRONG)
  expect(await app.stop()).toBe(0)
})

it('who takes nothing of a large answer is cut off; who takes it slowly gets all of it', async () => {
  // More than the systems of both ends keep of a connection, so that the rest waits with the server.
  const large = Buffer.alloc(64 << 20, 'x')
  const http = await listen(readEnvironment({ NODE_ENV: 'test', PORT: '0' }))
  http.open((_, response) => response.end(large))
  const ask = () => {
    const socket = connect(http.port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return socket
  }
  let left = false
  const idle = ask().pause()
  idle.on('error', () => {})
  idle.once('close', () => {
    left = true
  })
  // A piece of some 100 KB every quarter of a second: far from done when the other one is gone.
  let taken = 0
  const slow = ask()
  slow.on('error', () => {})
  slow.on('data', (chunk: Buffer) => {
    taken += chunk.length
    if (!left) slow.pause()
  })
  const pace = setInterval(() => slow.resume(), 250)
  // Who does not read does not see the end either, but for trying to write.
  const drip = setInterval(() => idle.write('\r\n'), 500)
  await expect.poll(() => left, { timeout: CUT_WITHIN_MS, interval: 500 }).toBe(true)
  clearInterval(drip)
  clearInterval(pace)
  expect(taken).toBeLessThan(large.length)
  slow.resume()
  await expect.poll(() => taken, { timeout: 30_000 }).toBeGreaterThan(large.length)
  slow.destroy()
  await http.close()
})
