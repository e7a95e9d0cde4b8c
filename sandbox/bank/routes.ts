import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { readBody } from '../body.ts'
import type { HeldPayment } from '../payments/payment.ts'
import { settleAfterBank } from '../payments/settle.ts'
import { AUTH_RESULTS, type AuthResult } from '../payments/test-cards.ts'
import type { World } from '../world.ts'
import { type Html, page, type View, viewOf } from './layout.ts'
import { returnAddress } from './return-address.ts'
import { abandonedStep, answeredStep, challengeStep, deviceStep, questionStep, returnStep } from './steps.ts'

/**
 * Mounts the bank's part of 3-D Secure, at the provider's own paths and with its field names: prepare -> authenticate
 * -> acs_emulator -> set_auth_result -> acs_return -> the shop.
 */
export function createBank(world: World): Hono {
  const bank = new Hono()

  bank.get('/:id/prepare', context => show(context, deviceStep))
  bank.post('/:id/authenticate', context =>
    show(context, (view, held) => {
      if (held.bank?.challenge.kind !== 'silent') return challengeStep(view, held)
      return answeredStep(view, answer(held, held.bank.challenge.answer))
    }),
  )
  // Also by GET: for the link to the other language.
  bank.on(['GET', 'POST'], '/:id/acs_emulator', context => show(context, questionStep))
  bank.post('/:id/set_auth_result', async context => {
    const { auth_result } = await readBody(context.req)
    const result = AUTH_RESULTS.find(name => name === auth_result)
    return show(context, (view, held) => {
      if (!result) return undefined
      const heard = held.bank?.challenge.kind === 'fails' ? 'UNAUTHENTICATED' : result
      return answeredStep(view, answer(held, heard))
    })
  })
  bank.post('/:id/acs_return', context =>
    show(context, (view, held) => {
      if (!held.bank?.answer) return undefined
      return returnStep(view, returnAddress(world, settleAfterBank(world, held, held.bank.answer)))
    }),
  )
  bank.get('/:id/abandoned', context => show(context, abandonedStep))
  return bank

  /** One step of the payment at this address. One that is over leads back to the shop from every step. */
  function show(context: Context, step: (view: View, held: HeldPayment) => Html | undefined) {
    const view = viewOf(context)
    const { title, unknown } = view.text
    const id = context.req.param('id')
    const held = world.holdings.payments.all().find(({ bank }) => bank?.id === id)
    if (!held) return page(context, view, title, html`<h1>${unknown}</h1>`, 404)
    if (held.payment.status !== 'initiated') {
      return page(context, view, title, returnStep(view, returnAddress(world, held)))
    }
    const body = step(view, held)
    return body ? page(context, view, title, body) : page(context, view, title, questionStep(view, held), 400)
  }

  function answer(held: HeldPayment, result: AuthResult): HeldPayment {
    return held.bank ? world.holdings.payments.put({ ...held, bank: { ...held.bank, answer: result } }) : held
  }
}
