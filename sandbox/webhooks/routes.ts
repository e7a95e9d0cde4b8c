import type { Hono } from 'hono'
import { readBody } from '../body.ts'
import { pageOf } from '../page.ts'
import { notFound } from '../problem.ts'
import type { World } from '../world.ts'
import { registerWebhook } from './register-webhook.ts'
import { EVENTS } from './webhook.ts'

export function mountWebhooks(api: Hono, world: World): void {
  const { webhooks, attempts } = world.holdings

  api.post('/webhooks', async context => {
    return context.json(registerWebhook(world, await readBody(context.req)), 201)
  })
  api.get('/webhooks', context => context.json({ webhooks: webhooks.all().map(held => held.webhook) }))
  api.get('/webhooks/available_events', context => context.json({ events: EVENTS }))
  api.get('/webhooks/attempts', context => {
    const page = pageOf(attempts.all().reverse(), context.req.query('page'))
    return context.json({ webhook_attempts: page.items, meta: page.meta })
  })
  api.get('/webhooks/:id', context => {
    const held = webhooks.get(context.req.param('id'))
    if (!held) throw notFound()
    return context.json(held.webhook)
  })
  api.delete('/webhooks/:id', context => {
    const id = context.req.param('id')
    if (!webhooks.get(id)) throw notFound()
    webhooks.remove(id)
    return context.body(null, 204)
  })
}
