import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '#server/gateways/postgres/free-port.ts'

export interface Relay {
  readonly url: string
  /** Ends what is connected, on both sides. */
  cutOff(): void
  close(): void
}

interface RelayOptions {
  /** Asked for each connection. */
  readonly to: () => string
  /** Hands on what either side says. */
  readonly join: (client: Socket, upstream: Socket) => void
}

/** Starts a TCP relay: every client's connection has one of its own to a server, and the two end together. */
export async function startRelay({ to, join }: RelayOptions): Promise<Relay> {
  const sockets = new Set<Socket>()
  const cutOff = () => sockets.forEach(socket => void socket.destroy())
  const server = createServer(client => {
    const { port, hostname } = new URL(to())
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    join(client, upstream)
  })
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    cutOff,
    close() {
      server.close()
      cutOff()
    },
  }
}
