import { AsyncLocalStorage } from 'node:async_hooks'

/** Holds what is known of the request, or of the job that it left behind, at whose bidding code runs. */
export interface RequestContext {
  /** Stands in the response's `X-Request-Id`, in problem bodies, in log lines, in jobs and in calls to others. */
  readonly id: string
  /** The endpoint's path with its parameters' names: what may be logged and counted by. */
  route?: string
  /** There was no room for it (http/admission.ts). */
  sentAway?: true
  /** Takes it out of the requests that are being served: it waits by itself, and nobody behind it. Returns what puts it back. */
  stepAside?: () => () => void
  /** Who wants to know how it ended (traces). */
  onEnd?: (route: string, status: number) => void
}

const current = new AsyncLocalStorage<RequestContext>()

export function runInContext<Result>(context: RequestContext, work: () => Result): Result {
  return current.run(context, work)
}

/**
 * Finds the request or job that code runs for; undefined outside of them: at start, in commands, in tests that need no
 * server.
 */
export function requestContext(): RequestContext | undefined {
  return current.getStore()
}
