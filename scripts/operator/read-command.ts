import { z } from 'zod'
import { consoleEndpoints } from '#contract/console.ts'
import { LOCALES } from '#engine/vocabulary.ts'
import {
  addOwner,
  checkPaymentPage,
  decideApproval,
  decideOn,
  deleteAccount,
  giveRole,
  listWaiting,
  removeRole,
  rightClock,
  sendAgain,
  showApprovals,
  showMails,
  showOperators,
  writeAnswers,
  writeReceipts,
} from './commands.ts'
import { refund, rename, showPerson, unlock, withdraw } from './person-commands.ts'
import { readNorms, readPanels, readPilots, readSnapshots } from './read-bank-words.ts'
import { readContent } from './read-content-words.ts'
import {
  answer,
  close,
  findReceipts,
  showConsultations,
  showFunnel,
  showHealth,
  showHours,
  showLog,
  showMessage,
  showMessages,
  showPayments,
  showToday,
} from './reading-commands.ts'
import type { Command } from './tools.ts'
import { alone, byId, fields, onlyId, type Reader, verbs, type Words } from './words.ts'

const calls = consoleEndpoints
const language = z.enum(LOCALES).default('ar')

/** Reads what follows each subject. */
const SUBJECTS: Readonly<Record<string, Reader>> = {
  today: alone(showToday),
  health: alone(showHealth),
  log: words => fields(calls.log.query, ['before?'], words, ({ before }) => showLog(before)),
  funnel: words => fields(calls.funnel.query, ['month', 'part'], words, showFunnel),
  people: verbs({
    look: words => fields(calls.look.body, ['query', 'reason'], words, showPerson),
    unlock: byId((who, words) =>
      fields(calls.unlock.body, ['attemptId', 'reason'], words, body => unlock(who, body)),
    ),
    name: byId((who, words) =>
      fields(calls.correctName.body, ['firstName', 'lastName', 'reason', 'fullName?'], words, body =>
        rename(who, body),
      ),
    ),
    withdraw: byId((who, words) =>
      fields(calls.withdrawLink.body, ['kind', 'link', 'reason'], words, body => withdraw(who, body)),
    ),
    refund: byId((who, words) =>
      fields(calls.askRefund.body, ['orderId', 'reason'], words, body => refund(who, body)),
    ),
  }),
  'delete-account': ([id, more]) => (id && !more ? deleteAccount(id) : null),
  orders: alone(listWaiting('orders')),
  payments: words => fields(calls.payments.query, ['search?'], words, ({ search }) => showPayments(search)),
  refunds: verbs({
    '': alone(listWaiting('refunds')),
    approve: decided('approve'),
    reject: decided('reject'),
  }),
  receipts: readReceipts,
  consultations: alone(showConsultations),
  hours: onlyId(showHours),
  messages: verbs({
    '': alone(showMessages),
    read: onlyId(showMessage),
    answer: byId((id, words) =>
      fields(calls.answerMessage.body.pick({ language: true }), ['language'], words, body =>
        answer(id, body.language),
      ),
    ),
    close: onlyId(close),
  }),
  mails: verbs({ '': alone(showMails), again: ([id, more]) => (id && !more ? sendAgain(id) : null) }),
  content: readContent,
  panels: readPanels,
  snapshots: readSnapshots,
  norms: readNorms,
  pilots: readPilots,
  research: readResearch,
  approvals: verbs({
    '': alone(showApprovals),
    grant: ([id, more]) => (id && !more ? decideApproval('grant', id) : null),
    decline: ([id, more]) => (id && !more ? decideApproval('decline', id) : null),
  }),
  operators: verbs({
    '': alone(showOperators),
    give: words => fields(calls.invite.body, ['email', 'role'], words, giveRole),
    remove: ([id, more]) => (id && !more ? removeRole(id) : null),
  }),
  owner: ([address, more]) => (address?.includes('@') && !more ? addOwner(address) : null),
  clock: verbs({ right: alone(rightClock) }),
  'payment-page': ([address, more]) => (more ? null : checkPaymentPage(address)),
}

const read = verbs(SUBJECTS)

/** Reads the words of a command; null where the caller is to be told how it is used. */
export function readCommand(words: Words): Command | null {
  return read(words)
}

function decided(word: 'approve' | 'reject'): Reader {
  return ([id, more]) => (id && !more ? decideOn(word, id) : null)
}

function readReceipts([first, ...words]: Words): Command | null {
  const { receipts, listReceipts } = calls
  if (first === 'find')
    return fields(
      listReceipts.query.pick({ search: true }).required().extend({ locale: language }),
      ['search', 'locale?'],
      words,
      findReceipts,
    )
  return fields(
    receipts.parameters.extend({ locale: language }),
    ['month', 'locale?'],
    first === undefined ? [] : [first, ...words],
    writeReceipts,
  )
}

function readResearch([form, ...whose]: Words): Command | null {
  const wish = calls.research.parameters.extend({ whose: z.literal('simulated').optional() })
  const words = form === undefined ? [] : [form, ...whose]
  return fields(wish, ['form', 'whose?'], words, ({ form, whose }) =>
    writeAnswers({ form, simulated: whose === 'simulated' }),
  )
}
