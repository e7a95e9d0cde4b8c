import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import type { Unfinished } from './await-body.ts'
import { type HttpServer, listen } from './serve.ts'

const closing: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Answers each request with its method, its path and what it brought. */
async function open(bounds?: Unfinished): Promise<HttpServer & { readonly handedOn: string[] }> {
  // Addresses of the tests come from a proxy on this machine.
  const variables = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', TRUSTED_PROXIES: '127.0.0.1' }
  const http = await listen(readEnvironment(variables), bounds)
  closing.push(() => http.close())
  const handedOn: string[] = []
  http.open((request, response) => {
    const { method, url, rawBody } = request as typeof request & { rawBody?: Buffer }
    handedOn.push(`${method} ${url} ${rawBody ?? 'without a body'}`)
    response.end('served')
  })
  return { ...http, handedOn }
}

interface Caller {
  readonly socket: Socket
  readonly status: () => number | undefined
}

async function begin(port: number, path: string, from = '203.0.113.1'): Promise<Caller> {
  const socket = connect(port, '127.0.0.1')
  closing.push(() => void socket.destroy())
  let text = ''
  socket.on('error', () => {})
  socket.on('data', chunk => {
    text += chunk
  })
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `X-Forwarded-For: ${from}`, 'Content-Length: 4']
  await new Promise<void>(resolve => socket.once('connect', () => resolve()))
  socket.write(`${head.join('\r\n')}\r\n\r\nab`)
  return { socket, status: () => Number(/HTTP\/1\.1 (\d{3})/.exec(text)?.[1]) || undefined }
}

/** In that order, each seen by the server before the next. */
async function beginEach(port: number, callers: readonly (readonly [string, string?])[]): Promise<Caller[]> {
  const begun: Caller[] = []
  for (const [path, from] of callers) {
    begun.push(await begin(port, path, from))
    // A connection of its own is answered once what came before it was read.
    await (await fetch(`http://127.0.0.1:${port}/turn`)).text()
  }
  return begun
}

describe('a request with a body', () => {
  it('is handed on when it is whole, not before; one without is handed on at once', async () => {
    const { port, handedOn } = await open()
    const [caller] = await beginEach(port, [['/answer']])
    expect(handedOn).toEqual(['GET /turn without a body'])
    caller?.socket.write('cd')
    await expect.poll(() => caller?.status()).toBe(200)
    expect(handedOn.at(-1)).toBe('POST /answer abcd')
  })

  it('is forgotten when its sender leaves in the middle', async () => {
    const { port, handedOn } = await open({ ofNetwork: 1, inAll: 1 })
    const [left] = await beginEach(port, [['/left']])
    left?.socket.destroy()
    const [caller] = await beginEach(port, [['/stays']])
    caller?.socket.write('cd')
    await expect.poll(() => caller?.status()).toBe(200)
    expect(handedOn.filter(line => line.startsWith('POST'))).toEqual(['POST /stays abcd'])
  })

  it('turns away the oldest unfinished one of its network, on whatever path, and nobody else’s', async () => {
    const { port } = await open({ ofNetwork: 2, inAll: 100 })
    const [other, first, second, third] = await beginEach(port, [
      ['/other', '203.0.113.2'],
      ['/api/webhooks/moyasar'],
      ['/second'],
      ['/third'],
    ])
    await expect.poll(() => first?.status()).toBe(503)
    await expect.poll(() => first?.socket.destroyed).toBe(true)
    for (const caller of [other, second, third]) caller?.socket.write('cd')
    for (const caller of [other, second, third]) await expect.poll(() => caller?.status()).toBe(200)
  })

  it('turns away the oldest of the network that has most, where all together are too many', async () => {
    const { port } = await open({ ofNetwork: 100, inAll: 3 })
    const [honest, first, second, last] = await beginEach(port, [
      ['/honest', '203.0.113.2'],
      ['/first'],
      ['/second'],
      ['/last', '203.0.113.3'],
    ])
    await expect.poll(() => first?.status()).toBe(503)
    for (const caller of [honest, second, last]) caller?.socket.write('cd')
    for (const caller of [honest, second, last]) await expect.poll(() => caller?.status()).toBe(200)
  })
})
