import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Payment } from '../payments/payment.ts'

interface Received {
  readonly method: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: {
    readonly id: string
    readonly type: string
    readonly created_at: string
    readonly secret_token: string
    readonly account_name: string
    readonly live: boolean
    readonly data: Payment
  }
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** What the next events are answered with. */
  status: number
  close(): void
}

/** Starts a shop's webhook receiver on the loopback interface. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const { method, headers } = request
    receiver.received.push({ method, headers, body: JSON.parse(await text(request)) })
    response.writeHead(receiver.status, { 'x-shop': 'test' }).end('noted')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    status: 200,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return receiver
}
