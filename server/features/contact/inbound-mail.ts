import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '#server/deps.ts'
import { problemBody, Refusal, STATUS } from '#server/http/errors.ts'
import { localeOf } from '#server/http/locale.ts'
import { countInboundMail } from '#server/operation/metrics.ts'
import { isSame } from '#server/secret.ts'
import { receiveReply } from './receive-reply.ts'

export const INBOUND_PATH = '/api/inbound-mail'
/** Bytes of the largest mail that is read; what is larger has attachments, which would be left behind. */
const LARGEST = 512 * 1024

/**
 * Mounts where the mail provider hands over what comes to the inbound address: the mail as it came (RFC 5322), with our secret. Whatever
 * becomes of it, a mail that was read is answered with 200: refused, it would go back to its sender.
 */
export function mountInboundMail(app: Hono, deps: Deps): void {
  const { INBOUND_SECRET } = deps.environment
  if (!INBOUND_SECRET) return
  const limit = bodyLimit({
    maxSize: LARGEST,
    onError: context => {
      countInboundMail('large')
      const body = problemBody('body_too_large', localeOf(context))
      return context.json(body, STATUS.body_too_large as 413)
    },
  })
  app.post(
    INBOUND_PATH,
    async (context, next) => {
      const shown = context.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
      if (!isSame(shown, INBOUND_SECRET)) throw new Refusal('unauthenticated')
      await next()
    },
    limit,
    async context => {
      const result = await receiveReply(deps, new Uint8Array(await context.req.arrayBuffer()))
      countInboundMail(result)
      return context.json({ result })
    },
  )
}
