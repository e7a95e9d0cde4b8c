import { contactEndpoints } from '#contract/contact.ts'
import { Refusal } from '#server/http/errors.ts'
import { route } from '#server/http/route.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes = [
  route(contactEndpoints.send, async ({ deps, body, address }) => {
    const result = await sendMessage(deps, body, address)
    if (result.kind === 'limited') throw new Refusal('too_many_requests', {}, result.seconds)
    return { accepted: true } as const
  }),
]
