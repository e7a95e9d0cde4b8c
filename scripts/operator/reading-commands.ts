import type { z } from 'zod'
import { consoleEndpoints } from '#contract/console.ts'
import { RELEASED } from '#engine/versions/released.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { readConsultations } from '#server/features/console/consultations.ts'
import { readFunnel } from '#server/features/console/funnel.ts'
import { findHealth } from '#server/features/console/health.ts'
import { answerMessage, closeMessage, listMessages, readMessage } from '#server/features/console/messages.ts'
import { listReceipts, readPayments } from '#server/features/console/money-lists.ts'
import { SERVER } from '#server/features/console/note-act.ts'
import { readLog } from '#server/features/console/read-log.ts'
import { readToday } from '#server/features/console/today.ts'
import { findOwnHours } from '#server/features/consultations/hours.ts'
import { act, type Command, list, show, withQueues } from './tools.ts'

export const showToday = list('today', tools =>
  withQueues(tools, async jobs => [await readToday({ ...tools, jobs, released: RELEASED }, SERVER)]),
)
export const showHealth = list('health', tools =>
  withQueues(tools, async jobs => [await findHealth({ ...tools, jobs })]),
)
export const showLog = (before: string | undefined) => list('log', tools => readLog(tools, SERVER, before))
export const showPayments = (search: string | undefined) =>
  list('payments', tools => readPayments(tools, SERVER, search === undefined ? {} : { search }))

/** Prints the receipts and credit notes of a payment or order, or the one with a number. */
export const findReceipts = (wish: { readonly search: string; readonly locale: Locale }) =>
  list('receipts', tools => listReceipts(tools, SERVER, wish))

export const showFunnel = (wish: z.output<typeof consoleEndpoints.funnel.query>): Command =>
  list('funnel', async tools => [await readFunnel({ ...tools, released: RELEASED }, SERVER, wish)])

export const showConsultations = list('consultations', tools => readConsultations(tools, SERVER))

/** Prints the free hours of a consultant, by the id of the account. */
export const showHours = (userId: string): Command => list('hours', tools => findOwnHours(tools, userId))

export const showMessages = list('messages', tools =>
  withQueues(tools, jobs => listMessages({ ...tools, jobs }, SERVER)),
)

/** Prints a message and what went to and fro after it. */
export const showMessage = (id: string): Command => show('messages', deps => readMessage(deps, SERVER, id))

export const close = (id: string): Command =>
  act({ what: 'messages', word: 'close', id }, deps => closeMessage(deps, SERVER, id))

/** Answers a message with what is typed or piped in. */
export function answer(id: string, language: Locale): Command {
  return async tools => {
    const given = consoleEndpoints.answerMessage.body.safeParse({ answer: await tools.read(), language })
    if (!given.success) {
      tools.say('An answer has 10 to 4000 characters; it is read from standard input.')
      return false
    }
    return act({ what: 'messages', word: 'answer', id }, deps =>
      answerMessage(deps, SERVER, { id, ...given.data }),
    )(tools)
  }
}
