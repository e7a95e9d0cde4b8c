import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { RELEASED } from '#engine/versions/released.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { declineApproval, grantApproval, listApprovals } from '#server/features/console/approvals.ts'
import { checkPage } from '#server/features/console/check-page.ts'
import { exportAnswers } from '#server/features/console/export-answers.ts'
import { exportReceipts } from '#server/features/console/export-receipts.ts'
import { confirmClock } from '#server/features/console/health.ts'
import { listMails, sendMailAgain } from '#server/features/console/mails.ts'
import { decide, type LISTS, listWithPeople } from '#server/features/console/money.ts'
import { SERVER } from '#server/features/console/note-act.ts'
import {
  inviteOperator,
  listOperators,
  makeOwner,
  removeOperator,
} from '#server/features/console/operators.ts'
import { deletePerson } from '#server/features/console/people.ts'
import type { Wish } from '#server/features/research/find-takers.ts'
import { logSecurity } from '#server/http/security-log.ts'
import { type Command, list, SILENT, type Tools, WAITS, wasDone, withQueues } from './tools.ts'

/** Prints what was bought, or what refunds wait. */
export const listWaiting = (what: keyof typeof LISTS) =>
  list(what, tools => listWithPeople(tools, SERVER, what))

export const showApprovals = list('approvals', tools => listApprovals(tools, SERVER))
export const showOperators = list('operators', tools => listOperators(tools, SERVER))
export const showMails = list('mails', tools =>
  withQueues(tools, async jobs =>
    (await listMails({ ...tools, jobs }, SERVER)).map(({ about, ...letter }) => letter),
  ),
)

/** Decides on a refund. */
export function decideOn(word: 'approve' | 'reject', id: string): Command {
  return async tools => {
    let waits = false
    const isDone = await withQueues(tools, jobs =>
      wasDone(async () => {
        ;({ waits } = await decide({ ...tools, jobs }, SERVER, { id, decision: word }))
      }),
    )
    logSecurity(tools, 'operator_decided', { result: isDone ? 'done' : 'refused', what: 'refunds', id, word })
    const done = waits ? WAITS : `${id}: ${word}`
    tools.say(isDone ? done : `Nothing open has the id ${id}.`)
    return isDone
  }
}

/** Grants or declines what was asked for in the console. */
export function decideApproval(word: 'grant' | 'decline', id: string): Command {
  return async tools => {
    const verb = word === 'grant' ? grantApproval : declineApproval
    const isDone = await withQueues(tools, jobs => wasDone(() => verb({ ...tools, jobs }, SERVER, id)))
    const result = isDone ? 'done' : 'refused'
    logSecurity(tools, 'operator_decided', { result, what: 'approvals', id, word })
    tools.say(
      isDone
        ? `${id}: ${word}`
        : `Nothing with the id ${id} waits for this command. What it asked for itself is granted in the console.`,
    )
    return isDone
  }
}

/** Asks for a role to be given. */
export const giveRole = (given: Parameters<typeof inviteOperator>[2]) =>
  changeRole('give', tools => inviteOperator(tools, SERVER, given))
/** Asks for a role to be taken away. */
export const removeRole = (id: string) => changeRole('remove', tools => removeOperator(tools, SERVER, id))

function changeRole(word: string, verb: (tools: Tools) => Promise<unknown>): Command {
  return async tools => {
    const isDone = await wasDone(() => verb(tools))
    const result = isDone ? 'done' : 'refused'
    logSecurity(tools, 'operator_decided', { result, what: 'operators', word })
    tools.say(
      isDone
        ? WAITS
        : 'No account with a confirmed address, or no role, is there; or another request about it waits.',
    )
    return isDone
  }
}

/** Puts a mail that was given up on in line once more. */
export function sendAgain(id: string): Command {
  return async tools => {
    const isDone = await withQueues(tools, jobs =>
      wasDone(() => sendMailAgain({ ...tools, jobs }, SERVER, id)),
    )
    const result = isDone ? 'done' : 'refused'
    logSecurity(tools, 'operator_decided', { result, what: 'mails', id, word: 'again' })
    tools.say(isDone ? `${id}: in line again` : `No mail that was given up on has the id ${id}.`)
    return isDone
  }
}

/** Writes the receipts of a month. */
export function writeReceipts(wish: { readonly month: string; readonly locale: Locale }): Command {
  return async tools => {
    const { bytes } = await exportReceipts(tools, SERVER, wish)
    tools.out.write(new Uint8Array(await new Response(bytes).arrayBuffer()))
    tools.say(`receipts of ${wish.month}`)
    logSecurity(tools, 'operator_read', { result: 'done', what: 'receipts' })
    return true
  }
}

/** Writes answers piece by piece: a hundred thousand attempts are more than this process may hold. */
export function writeAnswers(wish: Wish): Command {
  return async tools => {
    const { bytes } = await exportAnswers({ ...tools, released: RELEASED }, SERVER, wish)
    const pieces = Readable.fromWeb(new Response(bytes).body as ReadableStream)
    await pipeline(pieces, tools.out, { end: false })
    tools.say(`answers to ${wish.form}`)
    return true
  }
}

/** Deletes an account, after a restore. */
export function deleteAccount(userId: string): Command {
  return async tools => {
    // Told already, when they did it themselves.
    const wish = { userId, isTold: false }
    const isDone = await withQueues(tools, jobs =>
      wasDone(() => deletePerson({ ...tools, jobs }, SERVER, wish)),
    )
    const result = isDone ? 'done' : 'refused'
    logSecurity(tools, 'account_deleted', { result, owner: userId, by: 'operator' })
    tools.say(isDone ? `${userId}: deleted` : `There is no account with the id ${userId}.`)
    return isDone
  }
}

/** Makes an account an owner of the console. */
export function addOwner(address: string): Command {
  return async tools => {
    const made = await makeOwner(tools, address)
    const result = made ? 'done' : 'refused'
    logSecurity(tools, 'operator_decided', { result, what: 'operators', word: 'owner' })
    if (!made) {
      tools.say('No account has confirmed this address: its person registers and confirms it first.')
      return false
    }
    tools.out.write(`${JSON.stringify(made)}\n`)
    tools.say('For an authenticator, shown this once. The console is at /operator; its first code opens it.')
    return true
  }
}

/** Says that the clock shows the time. */
export async function rightClock(tools: Tools): Promise<boolean> {
  await confirmClock(tools, SERVER)
  logSecurity(tools, 'operator_decided', { result: 'done', what: 'clock', word: 'right' })
  tools.say('The clock is believed.')
  return true
}

/** Compares the page with the card form with the one that was built here. */
export function checkPaymentPage(address: string | undefined): Command {
  return async tools => {
    const { APP_URL, MOYASAR_SECRET_KEY, MOYASAR_API_URL, SANDBOX_PORT, PORT } = tools.environment
    const providerUrl = MOYASAR_SECRET_KEY ? MOYASAR_API_URL : `http://localhost:${SANDBOX_PORT ?? PORT + 1}`
    const differences = await withQueues(tools, jobs =>
      checkPage({ ...tools, jobs, log: SILENT }, SERVER, { url: address ?? APP_URL, providerUrl }),
    )
    for (const difference of differences) tools.out.write(`${JSON.stringify(difference)}\n`)
    tools.say(`${differences.length} differences`)
    return differences.length === 0
  }
}
