import { contactEndpoints } from '#contract/contact.ts'
import { route } from '#server/http/route.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes = [
  route(contactEndpoints.send, async ({ deps, body, address }) => {
    await sendMessage(deps, body, address)
    return { accepted: true } as const
  }),
]
