import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/**
 * Collects what `/metrics` shows, in Prometheus' format. Labels are routes, methods, codes, queue and event names:
 * closed lists, and nothing of a person. Responses are counted by the route of their request; mails, payments and
 * refusals by their events.
 */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from when a request is whole to the end of its response.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 10],
  registers: [registry],
})
type Observer = ReturnType<typeof durations.labels>
const observers = new Map<string, Observer>()

/** Counts a request and its seconds. The labels of a route are looked up once: this runs with every response. */
export function countRequest(method: string, route: string, status: number, seconds: number): void {
  const key = `${method} ${status} ${route}`
  let observer = observers.get(key)
  if (!observer) {
    observer = durations.labels(method, route, String(status))
    observers.set(key, observer)
  }
  observer.observe(seconds)
}

const events = new Counter({
  name: 'wijha_events_total',
  help: 'Log events, by name.',
  labelNames: ['event'] as const,
  registers: [registry],
})

export function countEvent(event: string): void {
  if (event !== 'request') events.inc({ event })
}

/** What of the events an operator has to know of. */
const TROUBLE =
  /failed|given_up|mismatch|unknown|unavailable|unforeseen|error|jumped|lost|changed|exception|rejection/

/** Counts what went wrong in this process: responses by status from 400 on, and events of trouble by name. */
export async function countTrouble() {
  const statuses = new Map<string, number>()
  for (const { labels, value, metricName } of (await durations.get()).values) {
    const status = String(labels.status)
    if (metricName?.endsWith('_count') && Number(status) >= 400)
      statuses.set(status, (statuses.get(status) ?? 0) + value)
  }
  const seen = (await events.get()).values.map(({ labels, value }) => ({
    event: String(labels.event),
    count: value,
  }))
  return {
    statuses: [...statuses].sort().map(([status, count]) => ({ status, count })),
    events: seen.filter(({ event }) => TROUBLE.test(event)),
  }
}

const refused = new Counter({
  name: 'wijha_overload_refusals_total',
  help: 'Requests that were sent away because the server was busy, by the kind of work.',
  labelNames: ['work'] as const,
  registers: [registry],
})

export function countOverload(work: string): void {
  refused.inc({ work })
}

const inbound = new Counter({
  name: 'wijha_inbound_mails_total',
  help: 'Mails that came to the inbound address, by what became of them.',
  labelNames: ['result'],
  registers: [registry],
})

export function countInboundMail(result: string): void {
  inbound.inc({ result })
}

const cutOff = new Counter({
  name: 'wijha_unfinished_requests_total',
  help: 'Requests that were turned away before their bodies were whole, because too many were unfinished.',
  registers: [registry],
})

export function countCutOff(): void {
  cutOff.inc()
}

const dropped = new Counter({
  name: 'wijha_log_lines_dropped_total',
  help: 'Log lines that were dropped because their reader did not take them.',
  registers: [registry],
})

export function countDropped(): void {
  dropped.inc()
}

/** Counts the jobs of one queue by state. */
export interface QueueCount {
  readonly queue: string
  readonly ready: number
  readonly active: number
  readonly deferred: number
  readonly failed: number
}

/** Measures process, pool and queues when somebody reads `/metrics`, not before. */
export function watchProcess(
  pool: Pool,
  jobs: { readonly counts: () => Promise<readonly QueueCount[]> },
  pressure: { readonly inFlight: () => number; readonly wait: () => number },
): void {
  gauge('http_requests_in_flight', 'Requests that are being served.', set => set({}, pressure.inFlight()))
  gauge('wijha_wait_seconds', 'How long a response waits now, as admission measures it.', set =>
    set({}, pressure.wait() / 1000),
  )
  gauge(
    'wijha_database_connections',
    'Connections of the pool, and statements that wait for one.',
    set => {
      set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      set({ state: 'idle' }, pool.idleCount)
      set({ state: 'awaited' }, pool.waitingCount)
    },
    ['state'],
  )
  gauge(
    'wijha_jobs',
    'Jobs of a queue by state, as the queue last counted them.',
    async set => {
      for (const { queue, ...states } of await jobs.counts().catch(() => [])) {
        for (const [state, count] of Object.entries(states)) set({ queue, state }, count)
      }
    },
    ['queue', 'state'],
  )
}

type SetValue = (labels: Record<string, string>, value: number) => void

function gauge(
  name: string,
  help: string,
  read: (set: SetValue) => void | Promise<void>,
  labelNames: string[] = [],
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      return read((labels, value) => this.set(labels, value))
    },
  })
}
