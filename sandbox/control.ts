import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { faultsSchema } from './faults.ts'
import { releaseHeldBack } from './webhooks/deliver.ts'
import type { World } from './world.ts'

const clockSchema = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceMs: z.number().int().min(0) }),
  z.strictObject({ running: z.literal(true) }),
])

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Mounts the switches for tests on this machine: /sandbox/faults, /sandbox/clock, /sandbox/idle, /sandbox/state. A
 * page in a browser (Origin), a forwarded call, or one under another name gets a 404.
 */
export function createControl(world: World): Hono {
  const control = new Hono()

  control.use('*', async (context, next) => {
    const { req } = context
    const foreign = req.header('origin') ?? req.header('forwarded') ?? req.header('x-forwarded-for')
    if (foreign !== undefined || !LOCAL.test(req.header('host') ?? '')) return context.notFound()
    await next()
  })

  control.get('/faults', context => context.json(world.faults))
  control.post('/faults', async context => {
    const faults = faultsSchema.safeParse(await bodyOf(context))
    if (!faults.success) return context.json({ message: z.prettifyError(faults.error) }, 400)
    world.faults = faults.data
    if (!faults.data.reorderWebhooks) releaseHeldBack(world)
    return context.json(world.faults)
  })

  control.get('/clock', context => context.json({ now: world.clock.now() }))
  /** Responds once everything that fell due on the way is done. */
  control.post('/clock', async context => {
    const asked = clockSchema.safeParse(await bodyOf(context))
    if (!asked.success) return context.json({ message: z.prettifyError(asked.error) }, 400)
    const { clock } = world
    if ('now' in asked.data) await clock.moveTo(Date.parse(asked.data.now))
    else if ('advanceMs' in asked.data) await clock.moveTo(clock.now().getTime() + asked.data.advanceMs)
    else clock.release()
    return context.json({ now: clock.now() })
  })

  /** Responds once no event is on its way that could be delivered now. */
  control.get('/idle', async context => {
    await world.clock.idle()
    return context.body(null, 204)
  })

  control.get('/state', context => {
    const { payments, tokens, webhooks, deliveries, attempts } = world.holdings
    return context.json({
      payments: payments.all().map(held => held.payment),
      tokens: tokens.all().map(held => held.token),
      webhooks: webhooks.all().map(held => held.webhook),
      waiting: deliveries.all(),
      attempts: attempts.all(),
    })
  })

  return control
}

function bodyOf(context: Context): Promise<unknown> {
  return context.req.json().catch(() => undefined)
}
