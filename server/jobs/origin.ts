import { requestContext, runInContext } from '#server/operation/request-context.ts'

/** Goes into a job's data: the id of the request that asked for it. */
export interface Origin {
  readonly request?: string
}

export function origin(): Origin {
  const id = requestContext()?.id
  return id ? { request: id } : {}
}

/** Runs a job's work under the id of the request that asked for it, else the job's own, for its log lines and calls. */
export function underOrigin<Result>(
  job: { readonly id: string; readonly data: object | null | undefined },
  work: () => Result,
): Result {
  return runInContext({ id: (job.data as Origin | null | undefined)?.request ?? job.id }, work)
}
