import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import { type HttpServer, listen } from './serve.ts'

const environment = (port: number) =>
  readEnvironment({ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: '/nonexistent' })

const servers: HttpServer[] = []
async function open(port = 0): Promise<HttpServer> {
  const http = await listen(environment(port))
  servers.push(http)
  return http
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map(http => http.close()))
})

it.runIf(process.platform === 'linux')(
  'a crowd that connects at once is let in within few turns of the event loop',
  async () => {
    const { server, port } = await open()
    const CROWD = 160
    let accepted = 0
    server.on('connection', () => accepted++)
    const crowd: Socket[] = Array.from({ length: CROWD }, () => connect(port, '127.0.0.1'))
    let turns = 0
    while (accepted < CROWD && turns < 10 * CROWD) {
      // The kernel shakes hands with all of them meanwhile.
      const until = performance.now() + 5
      while (performance.now() < until);
      await new Promise(resolve => setImmediate(resolve))
      turns++
    }
    expect(accepted).toBe(CROWD)
    expect(turns).toBeLessThan(CROWD / 4)
    for (const socket of crowd) socket.destroy()
  },
)

it('a port that another program has is refused, also where that program would share it', async () => {
  const { port } = await open()
  await expect(listen(environment(port))).rejects.toMatchObject({ code: 'EADDRINUSE' })
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  await expect(listen(environment((other.address() as AddressInfo).port))).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  await new Promise(resolve => other.close(resolve))
})

it('a request that has begun on any of the connections is answered before the server is closed', async () => {
  const { server, port, ...http } = await open()
  const responses: (() => void)[] = []
  http.open((_request, response) => void responses.push(() => response.end('whole')))
  const asked = Array.from({ length: 32 }, () => fetch(`http://127.0.0.1:${port}/`))
  await expect.poll(() => responses.length).toBe(32)
  const closed = http.close()
  for (const response of responses) response()
  for (const response of await Promise.all(asked)) expect(await response.text()).toBe('whole')
  await closed
  expect(server.listening).toBe(false)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
})
