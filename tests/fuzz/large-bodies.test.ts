import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problem } from '#contract/problem.ts'
import { type AccountsApi, createAccountsApi } from '../support/accounts.ts'

const LIMIT = 56 * 1024
const FLOOD = 50 * 1024 * 1024
/** What may be on its way, in buffers of two sockets, when the server has already decided. */
const IN_FLIGHT = 8 * 1024 * 1024

let world: AccountsApi
let server: Server
beforeAll(async () => {
  world = await createAccountsApi()
  server = createServer(getRequestListener(world.api.fetch))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await world.close()
})

describe('a body over a real connection', () => {
  it('of the limit is read, and of one byte more is refused', async () => {
    expect((await send(['Content-Length: 57344'], padded(LIMIT))).status).toBe(401)
    await expectTooLarge(await send(['Content-Length: 57345'], padded(LIMIT + 1)))
  })

  it('in chunks, without a declared length, is refused as soon as it is too large', async () => {
    expect((await send(['Transfer-Encoding: chunked'], chunked(padded(LIMIT)))).status).toBe(401)
    await expectTooLarge(await send(['Transfer-Encoding: chunked'], chunked(padded(LIMIT + 1))))
  })

  it('that is announced as larger than allowed is refused before it is sent', async () => {
    await expectTooLarge(await send([`Content-Length: ${FLOOD}`], ''))
  })

  it.each([
    ['with a declared length', `Content-Length: ${FLOOD}`],
    ['in chunks', 'Transfer-Encoding: chunked'],
  ])('that floods, %s, is not taken in', async (_, header) => {
    const answer = await flood(header)
    await expectTooLarge(answer)
    expect(answer.taken).toBeLessThan(IN_FLIGHT)
  })

  it('longer than it declares does not become a second request that is answered', async () => {
    const smuggled = `${padded(LIMIT * 4)}`
    const answer = await send(['Content-Length: 10'], smuggled)
    expect(answer.status).toBe(400)
    expect(answer.statuses.every(status => status === 400)).toBe(true)
  })

  it('shorter than it declares is never acted upon', async () => {
    const before = await accountsInTheDatabase()
    const answer = await send(['Content-Length: 2000'], registration('short@example.com'), {
      path: '/api/auth/register',
      hangUp: true,
    })
    expect(answer.statuses.filter(status => status < 400)).toEqual([])
    expect(await accountsInTheDatabase()).toBe(before)
  })

  it('that is compressed is not unpacked: a bomb is a small body that is no JSON', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '))
    expect(bomb.length).toBeLessThan(LIMIT)
    const answer = await send([`Content-Length: ${bomb.length}`, 'Content-Encoding: gzip'], bomb)
    expect([400, 415]).toContain(answer.status)
    const large = gzipSync(Buffer.from(Array.from({ length: LIMIT * 2 }, (_, n) => (n * n * 7919) % 251)), {
      level: 0,
    })
    await expectTooLarge(await send([`Content-Length: ${large.length}`, 'Content-Encoding: gzip'], large))
  })

  it('in Brotli is not unpacked either', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(50_000_000, ' '))
    expect(bomb.length).toBeLessThan(LIMIT)
    const answer = await send([`Content-Length: ${bomb.length}`, 'Content-Encoding: br'], bomb)
    expect([400, 415]).toContain(answer.status)
  })

  it.each([
    ['an overlong slash', [0xc0, 0xaf]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a letter cut short', [0xd8]],
    ['a letter beyond the last', [0xf5, 0x80, 0x80, 0x80]],
  ])('with bytes that are no UTF-8 (%s) is refused', async (_, bytes) => {
    // Read with a mark in their place they would be credentials like any other, and wrong: 401.
    const start = '{"email":"nobody@example.com","password":"wrong password","more":"'
    const body = Buffer.concat([Buffer.from(start), Buffer.from(bytes), Buffer.from('"}')])
    expect((await send([`Content-Length: ${body.length}`], body)).status).toBe(400)
  })

  it('of both lengths, or of a length that is no number, is refused', async () => {
    for (const headers of [
      ['Content-Length: 2', 'Transfer-Encoding: chunked'],
      ['Content-Length: -1'],
      ['Content-Length: 1e3'],
      ['Content-Length: 2', 'Content-Length: 3'],
    ]) {
      expect((await send(headers, '{}')).status).toBe(400)
    }
  })
})

interface Raw {
  readonly status: number
  /** Of every response on the connection. */
  readonly statuses: readonly number[]
  readonly text: string
  /** Bytes of the body that left this side. */
  readonly taken: number
}

/** Writes a request as it stands and reads until the server is silent or hangs up. */
function send(
  headers: readonly string[],
  body: string | Buffer,
  { path = '/api/auth/login', hangUp = false } = {},
): Promise<Raw> {
  return new Promise(resolve => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    const finish = () => {
      socket.destroy()
      resolve({ ...read(text), taken: socket.bytesWritten })
    }
    socket.on('error', () => {})
    socket.on('close', finish)
    socket.on('data', chunk => {
      text += chunk
      // A whole response; whatever else comes for the same bytes comes at once.
      socket.setTimeout(100, finish)
    })
    socket.write(head(path, headers))
    if (hangUp) socket.end(body)
    else socket.write(body)
  })
}

/** Writes until it is told to stop. */
function flood(header: string): Promise<Raw> {
  return new Promise(resolve => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const piece = Buffer.alloc(64 * 1024, 'x')
    const part = header.startsWith('Transfer')
      ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
      : piece
    let text = ''
    let sent = 0
    const finish = () => resolve({ ...read(text), taken: sent - socket.writableLength })
    const more = () => {
      while (sent < FLOOD && !socket.destroyed) {
        sent += part.length
        if (!socket.write(part)) return
      }
    }
    socket.on('error', () => {})
    socket.on('close', finish)
    socket.on('data', chunk => {
      text += chunk
      socket.setTimeout(300, () => {
        finish()
        socket.destroy()
      })
    })
    socket.on('drain', more)
    socket.write(head('/api/auth/login', [header]))
    more()
  })
}

function head(path: string, headers: readonly string[]): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n')
}

function read(text: string): Pick<Raw, 'status' | 'statuses' | 'text'> {
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(match => Number(match[1]))
  return { status: statuses[0] ?? 0, statuses, text }
}

async function expectTooLarge({ status, text }: Raw): Promise<void> {
  expect(status).toBe(413)
  const body = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  expect(problem.parse(JSON.parse(body)).code).toBe('body_too_large')
  expect((await world.browser().call('GET', '/api/catalog')).status).toBe(200)
}

/** Credentials of exactly so many bytes. */
function padded(length: number): string {
  const start = '{"email":"nobody@example.com","password":"wrong password","more":"'
  return `${start}${'x'.repeat(length - start.length - 2)}"}`
}

function chunked(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
}

function registration(email: string): string {
  return JSON.stringify({ email, password: 'a long enough one', firstName: 'Noura', lastName: 'Salem' })
}

async function accountsInTheDatabase(): Promise<number> {
  const { rows } = await world.store.pool.query('select count(*)::int as count from "user"')
  return rows[0].count
}
