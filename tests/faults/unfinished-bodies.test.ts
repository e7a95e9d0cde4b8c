import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { seededRandom } from '../support/seeded-random.ts'
import { startForTest } from './start-for-test.ts'
import { Taker } from './taker.ts'

const SOCKETS = 100
const PATHS = ['/api/webhooks/moyasar', '/api/auth/login', '/login', '/api/assessment/x/answer']
/** A byte that often keeps each of them from being silent. */
const DRIP_MS = 500
const ROUNDS = 20

it(`${SOCKETS} requests whose bodies do not end keep nobody else out, and hold no stop up`, async () => {
  const app = await startForTest({ variables: { RATE_LIMIT_FACTOR: '1' } })
  const taker = await Taker.signUp(app.url, seededRandom(3))
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, (_, n) => begin(app.url, n)))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  await Promise.all(['', 'GET / HT'].map(async start => sockets.push(await send(app.url, start))))
  const dripping = sockets.slice(0, SOCKETS)
  const drip = setInterval(() => {
    for (const socket of dripping) if (socket.writable) socket.write(' ')
  }, DRIP_MS)
  const seen: (number | string)[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const page = async (path: string) => (await fetch(`${app.url}${path}`)).status
    const signIn = taker.member.call('POST', '/api/auth/login', {
      email: 'a@example.com',
      password: 'wrong password',
    })
    seen.push(await page('/'), await page('/login'), (await signIn).status, await taker.step())
    await sleep(100)
  }
  const open = sockets.filter(socket => !socket.destroyed).length
  // Ten wrong passwords a minute of one address are judged.
  expect(new Set(seen)).toEqual(new Set([200, 401, 429, 'acknowledged']))
  expect(open, 'are still unfinished').toBeGreaterThan(SOCKETS / 2)
  expect(await app.stop()).toBe(0)
  clearInterval(drip)
})

/** Sends a head that promises more than ever comes. */
function begin(url: string, n: number): Promise<Socket> {
  const head = [`POST ${PATHS[n % PATHS.length]} HTTP/1.1`, 'Host: localhost', 'Content-Length: 2000']
  return send(url, `${head.join('\r\n')}\r\nContent-Type: application/json\r\n\r\n{`)
}

async function send(url: string, start: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  await new Promise<void>(resolve => socket.once('connect', () => resolve()))
  socket.write(start)
  return socket
}
