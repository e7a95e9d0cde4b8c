import { randomUUID } from 'node:crypto'
import { createApi } from '#server/app.ts'
import type { Deps, Jobs } from '#server/deps.ts'
import { deliverMail } from '#server/features/letters/deliver-mail.ts'
import type { Mail } from '#server/features/mail/mail.ts'
import { runSnapshot } from '#server/features/measurement/run-snapshot.ts'
import { refundPayment } from '#server/features/money/refund-payment.ts'
import { settlePayment } from '#server/features/money/settle-payment.ts'
import { forgetKeptMails, mailboxFolder, openMailbox } from '#server/gateways/mailbox.ts'
import { readSender } from '#server/gateways/message.ts'
import { Browser } from '../../tests/support/accounts.ts'
import { Guest, type Identity } from './guest.ts'

export type Demo = ReturnType<typeof openDemo>

/**
 * Opens the API over a clock that people set to the moment in the past at which they act. What they put in line is done by
 * `work`, at that moment too, instead of by the workers, whose clock is the machine's.
 */
export function openDemo(world: Deps) {
  const { environment } = world
  const clock = { now: world.clock() }
  const outbox: Mail[] = []
  const waiting: (() => Promise<unknown>)[] = []
  const folder = mailboxFolder(environment)
  const mail = openMailbox(folder, readSender(environment.MAIL_FROM))
  const jobs: Jobs = {
    async enqueueMail(_, queued) {
      const asked = queued as Mail
      outbox.push(asked)
      const attempt = { signal: new AbortController().signal, isOver: () => false }
      waiting.push(() => deliverMail({ ...deps, mail }, { id: randomUUID(), mail: asked, attempt }))
    },
    askForAdvice: async () => {},
    forgetPerson: async (_, { addresses }) => void waiting.push(() => forgetKeptMails(folder, addresses)),
    settlePayment: async (_, id) => void waiting.push(() => settlePayment(deps, id)),
    refundPayment: async (_, refund) => void waiting.push(() => refundPayment(deps, refund)),
    takeSnapshot: async (_, id) =>
      void waiting.push(() => runSnapshot(deps, id, new AbortController().signal)),
    callWebhook: async () => {},
    listDeadLetters: async () => [],
    listLineMails: async () => [],
    driveAgain: async () => false,
    counts: async () => [],
    forgetCard: async (_, token) => void waiting.push(() => deps.payments.gateway.deleteToken(token)),
  }
  const deps: Deps = { ...world, clock: () => clock.now, jobs }
  const api = createApi(deps)
  return {
    deps,
    clock,
    outbox,
    /** Does what has been put in line, and what that puts in line. */
    async work() {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next()
    },
    /** A browser that somebody has just opened. */
    browser: (language: Identity['language']) => new Browser(api, { language }),
    /** Makes the person who is about to register. */
    arrive(identity: Identity): Guest {
      return new Guest(this, identity)
    },
  }
}
