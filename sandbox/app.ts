import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createCalls } from './api.ts'
import { createBank } from './bank/routes.ts'
import { startPage } from './bank/start-page.ts'
import { createControl } from './control.ts'
import { notFound, Problem } from './problem.ts'
import { provoke } from './provoke.ts'
import type { World } from './world.ts'

const LARGEST_BODY = 256 * 1024

/** Mounts the provider's calls and the bank's pages below /v1, and the sandbox's own switches. */
export function createApp(world: World): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.onError((error, context) => {
    if (error instanceof Problem) return context.json(error, error.status)
    console.error(error)
    return context.json(new Problem(500, 'api_error', 'Internal server error'), 500)
  })
  app.notFound(context => context.json(notFound(), 404))
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: context => context.json(new Problem(413, 'invalid_request_error', 'Too large'), 413),
    }),
  )

  app.get('/', startPage)
  app.route('/sandbox', createControl(world))
  app.route('/v1/card_auth', createBank(world))
  // Any shop's page may call, as at the provider: what it may do hangs on the key.
  app.use(
    '/v1/*',
    cors({
      origin: '*',
      allowHeaders: ['Authorization', 'Content-Type', 'X-Moyasar-Form-Version'],
      maxAge: 600,
    }),
  )
  app.use('/v1/*', provoke(world))
  app.route('/v1', createCalls(world))
  return app
}
