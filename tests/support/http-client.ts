import { Agent, type IncomingHttpHeaders, request as open } from 'node:http'

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Sending {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** Sends plain HTTP over connections that stay open, as a browser keeps them. Never repeats a request by itself. */
export class HttpClient {
  base: string
  readonly #agent: Agent

  constructor(base: string, connections = Number.POSITIVE_INFINITY) {
    this.base = base
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** Throws when no whole response came. */
  request(method: string, path: string, { headers = {}, body }: Sending = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const sent = open(
        new URL(path, this.base),
        {
          agent: this.#agent,
          method,
          headers:
            body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        },
        response => {
          const chunks: Buffer[] = []
          response.on('data', chunk => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
