import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '#server/gateways/postgres/free-port.ts'

export interface Balancer {
  readonly url: string
  /** From now on requests go there; what was connected elsewhere is cut off. */
  lead(target: string): void
  close(): void
}

/** One address before several servers: TCP in, TCP out. */
export async function startBalancer(target: string): Promise<Balancer> {
  let to = new URL(target)
  const sockets = new Set<Socket>()
  const cutOff = () => sockets.forEach(socket => void socket.destroy())
  const server = createServer(client => {
    const upstream = connect(Number(to.port), to.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  })
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    lead(next) {
      to = new URL(next)
      cutOff()
    },
    close() {
      server.close()
      cutOff()
    },
  }
}
