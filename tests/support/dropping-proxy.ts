import { startRelay } from './relay.ts'

export interface DroppingProxy {
  readonly url: string
  /**
   * The next response is taken from the server, whole, and never reaches the client, whose connection breaks instead.
   * Returns what it was.
   */
  dropNext(): Promise<{ readonly status: number; readonly body: string }>
  close(): void
}

/** Starts a proxy that loses responses on demand, as a network does; they must declare their length. */
export async function startDroppingProxy(target: string): Promise<DroppingProxy> {
  let waiting: ((dropped: { status: number; body: string }) => void) | undefined
  const { url, close } = await startRelay({
    to: () => target,
    join(client, upstream) {
      let held = Buffer.alloc(0)
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
    },
  })
  return {
    url,
    dropNext: () =>
      new Promise(resolve => {
        waiting = resolve
      }),
    close,
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
