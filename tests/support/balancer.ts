import { startRelay } from './relay.ts'

export interface Balancer {
  readonly url: string
  /** From now on requests go there; what was connected elsewhere is cut off. */
  lead(target: string): void
  close(): void
}

/** Starts a TCP balancer: one address before several servers. */
export async function startBalancer(target: string): Promise<Balancer> {
  let to = target
  const { url, cutOff, close } = await startRelay({
    to: () => to,
    join: (client, upstream) => client.pipe(upstream).pipe(client),
  })
  return {
    url,
    lead(next) {
      to = next
      cutOff()
    },
    close,
  }
}
