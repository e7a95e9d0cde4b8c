import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|problem\+json|manifest\+json|xml))/
/** As dear as gzip at its default, and a sixth smaller. */
const QUALITY = 5
/** A seventh smaller again for twelve times the work: for what is large, asked for seldom, and waited for. */
const THOROUGH = 10

/**
 * Compresses what is made on demand, for browsers that read brotli; the rest is left to hono/compress, which knows
 * gzip alone.
 */
export function brotli({
  threshold,
  thorough = () => false,
}: {
  /** Shorter responses are sent as they are, in bytes. */
  readonly threshold: number
  /** Picks the paths that are worth the work of the best quality. */
  readonly thorough?: (path: string) => boolean
}): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    if (context.req.method === 'HEAD' || headers.has('Content-Encoding')) return
    if (!/\bbr\b/.test(context.req.header('accept-encoding') ?? '')) return
    if (Number(headers.get('Content-Length') ?? threshold) < threshold) return
    if (!COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return
    // Looked at last: it makes a stream of what was a plain string or bytes, which is dear to send.
    const { body } = context.res
    if (!body) return
    const quality = thorough(context.req.path) ? THOROUGH : QUALITY
    const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    // A client that leaves ends both; there is nobody to tell.
    pipeline(Readable.fromWeb(body as ReadableStream), stream, () => {})
    context.res = new Response(Readable.toWeb(stream) as BodyInit, context.res)
    context.res.headers.delete('Content-Length')
    context.res.headers.set('Content-Encoding', 'br')
    context.res.headers.append('Vary', 'Accept-Encoding')
    const tag = context.res.headers.get('ETag')
    // The same content, other bytes.
    if (tag && !tag.startsWith('W/')) context.res.headers.set('ETag', `W/${tag}`)
  }
}
