import { type Context, Hono } from 'hono'
import { creator, requireSecretKey } from './access.ts'
import { nest, readBody } from './body.ts'
import { asShown } from './faults.ts'
import { findPayment, refundPayment, updatePayment, voidPayment } from './payments/change-payment.ts'
import { createPayment } from './payments/create-payment.ts'
import { listPayments } from './payments/list-payments.ts'
import type { Payment } from './payments/payment.ts'
import { notFound } from './problem.ts'
import { createToken } from './tokens/create-token.ts'
import { mountWebhooks } from './webhooks/routes.ts'
import type { World } from './world.ts'

/** Mounts the provider's calls, below /v1. */
export function createCalls(world: World): Hono {
  const api = new Hono()

  api.post('/payments', async context => {
    const body = await readBody(context.req)
    return context.json(createPayment(world, body, creator(context, world, body)).payment, 201)
  })
  api.post('/tokens', async context => {
    const body = await readBody(context.req)
    return context.json(createToken(world, body, creator(context, world, body).address), 201)
  })

  api.use('*', async (context, next) => {
    requireSecretKey(context, world)
    await next()
  })

  api.get('/payments', context => {
    const page = listPayments(world, nest(new URL(context.req.url).searchParams))
    const payments = page.items.map(payment => asShown(payment, 'fetch', world.faults))
    return context.json({ payments, meta: page.meta })
  })
  api.get('/payments/:id', context => {
    const { payment } = findPayment(world, context.req.param('id'))
    return context.json(asShown(payment, 'fetch', world.faults))
  })
  api.put('/payments/:id', async context => {
    return changed(context, updatePayment(world, context.req.param('id'), await readBody(context.req)))
  })
  api.post('/payments/:id/refund', async context => {
    return context.json(refundPayment(world, context.req.param('id'), await readBody(context.req)))
  })
  api.post('/payments/:id/void', context => changed(context, voidPayment(world, context.req.param('id'))))

  api.get('/tokens/:id', context => {
    const held = world.holdings.tokens.get(context.req.param('id'))
    if (!held) throw notFound()
    return context.json(held.token)
  })
  api.delete('/tokens/:id', context => {
    const id = context.req.param('id')
    if (!world.holdings.tokens.get(id)) throw notFound()
    world.holdings.tokens.remove(id)
    return context.body(null, 204)
  })

  mountWebhooks(api, world)
  return api

  /** The provider may leave this response empty. */
  function changed(context: Context, payment: Payment) {
    return world.faults.emptyResponses ? context.body(null, 200) : context.json(payment)
  }
}
