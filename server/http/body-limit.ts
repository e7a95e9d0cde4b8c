import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Bytes of the largest body that is read; the largest of ours is a CV, 50 KB (contract/cv.ts). */
export const LIMIT_BYTES = 56 * 1024

/** Refuses a body that is too large before it is held, whether a call or a form sent to a page brings it. */
export function limitBody(refuse: (context: Context) => Response | Promise<Response>): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: LIMIT_BYTES, onError: refuse })
  // A declared length that fits is held to it by the parser; only the rest pays for being counted while it is read.
  return (context, next) => {
    const length = context.req.header('content-length')
    const fits = length !== undefined && Number(length) <= LIMIT_BYTES
    return fits && context.req.header('transfer-encoding') === undefined ? next() : limit(context, next)
  }
}
