import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askLink } from './ask-link.ts'

const asked: Record<string, number> = {}
const answers: Record<string, RequestListener> = {
  '/there': (_, response) => response.end('x'),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/forbidden': (_, response) => response.writeHead(403).end(),
  '/busy': (_, response) => response.writeHead(429).end(),
  '/gone': (_, response) => response.writeHead(410).end(),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/recovers': (_, response) => response.writeHead((asked['/recovers'] ?? 0) > 1 ? 200 : 503).end(),
  '/to-there': (_, response) => response.writeHead(302, { location: '/there' }).end(),
  '/to-nothing': (_, response) => response.writeHead(301, { location: '/nothing' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/elsewhere': ({ headers }, response) =>
    response.writeHead(302, { location: `http://localhost:${headers.host?.split(':')[1]}/there` }).end(),
  '/silent': () => {},
  '/endless': (_, response) => void response.write('x'.repeat(65_536)),
  '/cut': ({ socket }) => socket.destroy(),
}
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked[path] = (asked[path] ?? 0) + 1
  const answer = answers[path] ?? ((_, missing) => missing.writeHead(404).end())
  answer(request, response)
})
let site: string
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, () => resolve()))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it.each([
  ['/there', 'ok', /^200$/],
  ['/no-head', 'ok', /^200$/],
  ['/forbidden', 'ok', /^403$/],
  ['/busy', 'ok', /^429$/],
  ['/to-there', 'ok', /^200$/],
  ['/endless', 'ok', /^200$/],
  ['/recovers', 'ok', /^200$/],
  ['/elsewhere', 'moved', /^200 at http:\/\/localhost:\d+\/there$/],
  ['/nothing', 'lost', /^404$/],
  ['/to-nothing', 'lost', /^404$/],
  ['/gone', 'lost', /^410$/],
  ['/broken', 'lost', /^500$/],
  ['/round', 'lost', /redirect/],
  ['/cut', 'lost', /UND_ERR_SOCKET|other side closed|ECONNRESET/],
])('%s is %s, and says why', async (path, state, said) => {
  expect(await askLink(site + path)).toEqual({ state, said: expect.stringMatching(said) })
})

it('an address that never answers is lost when patience ends, and a host that there is not at once', async () => {
  expect(await askLink(`${site}/silent`, { patience: 50 })).toMatchObject({ state: 'lost' })
  expect(asked['/silent']).toBe(2)
  expect(await askLink('http://nobody.invalid/')).toEqual({
    state: 'lost',
    said: expect.stringMatching(/^E/),
  })
})
