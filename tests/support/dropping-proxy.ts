import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '#server/gateways/postgres/free-port.ts'

export interface DroppingProxy {
  readonly url: string
  /**
   * The next response is taken from the server, whole, and never reaches the client, whose connection breaks instead.
   * Answers what it was.
   */
  dropNext(): Promise<{ readonly status: number; readonly body: string }>
  close(): void
}

/** A network that loses responses: TCP in, TCP out, for responses that declare their length. */
export async function startDroppingProxy(target: string): Promise<DroppingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let waiting: ((dropped: { status: number; body: string }) => void) | undefined
  const server = createServer(client => {
    const upstream = connect(Number(port), hostname)
    let held = Buffer.alloc(0)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream)
    upstream.on('data', chunk => {
      if (!waiting) return client.write(chunk)
      held = Buffer.concat([held, chunk])
      const dropped = wholeResponse(held)
      if (!dropped) return
      client.destroy()
      waiting(dropped)
      waiting = undefined
    })
  })
  const own = await freePort()
  await new Promise<void>(resolve => server.listen(own, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${own}`,
    dropNext: () =>
      new Promise(resolve => {
        waiting = resolve
      }),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function wholeResponse(bytes: Buffer): { status: number; body: string } | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = bytes.subarray(0, end).toString('latin1')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  const body = bytes.subarray(end + 4)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined)
    return body.length >= Number(length) ? { status, body: body.toString() } : undefined
  const whole = /\r\n0\r\n\r\n$/.test(body.toString('latin1')) || body.toString('latin1') === '0\r\n\r\n'
  return whole ? { status, body: unchunked(body) } : undefined
}

function unchunked(bytes: Buffer): string {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const line = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16)
    if (!size) return Buffer.concat(parts).toString()
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}
