import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { Problem } from './problem.ts'
import type { World } from './world.ts'

const DOWN = {
  429: new Problem(429, 'rate_limit_error', 'Too many requests'),
  500: new Problem(500, 'api_error', 'Internal server error'),
  502: new Problem(502, 'api_error', 'Bad gateway'),
  503: new Problem(503, 'api_connection_error', 'The service is under maintenance'),
}

/** The guard in front of the provider has refused a library's default name; ours must say who it is. */
const NAMELESS = /^(node|undici|python.*)?$/i

/** Does to a call what the faults say, around the call itself. */
export function provoke(world: World): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { down, slowMs, trickleMs } = world.faults
    if (down === 403 || NAMELESS.test(context.req.header('user-agent') ?? '')) return blocked(context)
    if (down) throw DOWN[down]
    await next()
    if (slowMs) await wait(slowMs)
    if (context.req.method !== 'GET' && context.res.ok) {
      if (take(world, 'failAfterCommit')) context.res = Response.json(DOWN[500], { status: 500 })
      if (take(world, 'hangUpAfterCommit')) context.env.incoming.socket.destroy()
    }
    if (trickleMs) context.res = trickled(context.res, trickleMs)
  }
}

function take(world: World, name: 'failAfterCommit' | 'hangUpAfterCommit'): boolean {
  const left = world.faults[name] ?? 0
  if (left > 0) world.faults = { ...world.faults, [name]: left - 1 }
  return left > 0
}

/** A web page, not JSON, as the guard sends it. */
function blocked(context: Context): Response {
  const reason = 'Sorry, you have been blocked. A call needs a User-Agent of its own.'
  return context.html(`<!doctype html><title>Attention Required!</title><h1>${reason}</h1>`, 403)
}

function trickled(response: Response, pauseMs: number): Response {
  const bytes = response.arrayBuffer()
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(pauseMs)
      const byte = (await bytes).slice(sent, ++sent)
      if (byte.byteLength === 0) controller.close()
      else controller.enqueue(new Uint8Array(byte))
    },
  })
  return new Response(stream, { status: response.status, headers: response.headers })
}
