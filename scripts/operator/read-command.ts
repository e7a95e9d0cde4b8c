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
import {
  answer,
  close,
  showHealth,
  showLog,
  showMessage,
  showMessages,
  showPayments,
  showToday,
} from './reading-commands.ts'
import type { Command } from './tools.ts'

export const USAGE =
  'npm run operator -- today | health | log [BEFORE] | people look QUERY REASON | people unlock ID ATTEMPT REASON | people name ID FIRST LAST REASON [NAME_ON_REPORTS] | people withdraw ID KIND LINK REASON | people refund ID ORDER REASON | orders | refunds | requests [approve | reject ID] | approvals [grant | decline ID] | operators [give ADDRESS ROLE | remove ID] | mails [again ID] | messages [read ID | answer ID LANGUAGE < TEXT | close ID] | payments [SEARCH] | receipts MONTH [ar | en] | research FORM [simulated] | delete-account ID | owner ADDRESS | clock right | payment-page [ADDRESS]'

type Words = readonly string[]

const { look, invite, receipts, research, log, payments } = consoleEndpoints
const id = z.uuid()
const language = z.enum(LOCALES).default('ar')

/** Reads what follows each subject; null where it is not to be understood. */
const SUBJECTS = new Map<string, (words: Words) => Command | null>([
  ['today', words => (words.length === 0 ? showToday : null)],
  ['health', words => (words.length === 0 ? showHealth : null)],
  ['log', readLogWords],
  ['people', readPeople],
  ['messages', readMessages],
  ['payments', readPaymentWords],
  ['orders', words => (words.length === 0 ? listWaiting('orders') : null)],
  ['refunds', words => readWaiting('refunds', words)],
  ['requests', words => readWaiting('requests', words)],
  ['approvals', readApprovals],
  ['operators', readOperators],
  ['mails', ([word, id]) => (!word ? showMails : word === 'again' && id ? sendAgain(id) : null)],
  ['receipts', readReceipts],
  ['research', readResearch],
  ['delete-account', ([id, more]) => (id && !more ? deleteAccount(id) : null)],
  ['owner', ([address, more]) => (address?.includes('@') && !more ? addOwner(address) : null)],
  ['clock', ([word, more]) => (word === 'right' && !more ? rightClock : null)],
  ['payment-page', ([address, more]) => (more ? null : checkPaymentPage(address))],
])

/** Reads the words of a command; null where the caller is to be told how it is used. */
export function readCommand([subject = '', ...words]: Words): Command | null {
  return SUBJECTS.get(subject)?.(words) ?? null
}

function readWaiting(what: 'refunds' | 'requests', [word, id]: Words): Command | null {
  if (!word) return listWaiting(what)
  return (word === 'approve' || word === 'reject') && id ? decideOn(what, word, id) : null
}

function readApprovals([word, id, more]: Words): Command | null {
  if (!word) return showApprovals
  return (word === 'grant' || word === 'decline') && id && !more ? decideApproval(word, id) : null
}

function readOperators([word, who, role]: Words): Command | null {
  if (!word) return showOperators
  const given = invite.body.safeParse({ email: who, role })
  if (word === 'give' && given.success) return giveRole(given.data)
  return word === 'remove' && who && !role ? removeRole(who) : null
}

function readReceipts([month, locale]: Words): Command | null {
  const wish = receipts.parameters.safeParse({ month })
  const spoken = language.safeParse(locale)
  return wish.success && spoken.success ? writeReceipts({ ...wish.data, locale: spoken.data }) : null
}

function readResearch([form, whose]: Words): Command | null {
  const wish = research.parameters.safeParse({ form })
  if (!wish.success || (whose && whose !== 'simulated')) return null
  return writeAnswers({ ...wish.data, simulated: whose === 'simulated' })
}

function readLogWords([before, more]: Words): Command | null {
  const wish = log.query.safeParse({ before })
  return wish.success && !more ? showLog(wish.data.before) : null
}

function readPaymentWords([search, more]: Words): Command | null {
  const wish = payments.query.safeParse({ search })
  return wish.success && !more ? showPayments(wish.data.search) : null
}

function readMessages([word, given, locale, more]: Words): Command | null {
  if (!word) return showMessages
  if (!id.safeParse(given).success || !given || more) return null
  const spoken = z.enum(LOCALES).safeParse(locale)
  if (word === 'answer') return spoken.success ? answer(given, spoken.data) : null
  if (locale) return null
  return word === 'read' ? showMessage(given) : word === 'close' ? close(given) : null
}

/** Reads what is done for a person: each word takes what its call takes, by the schema of that call. */
function readPeople([word, who, ...rest]: Words): Command | null {
  if (word === 'look')
    return parsed(look.body, { query: who, reason: rest[0] }, rest.length === 1, showPerson)
  if (!who || !id.safeParse(who).success) return null
  const [first, second, third, fullName] = rest
  const { unlock: opened, correctName, withdrawLink, askRefund } = consoleEndpoints
  switch (word) {
    case 'unlock':
      return parsed(opened.body, { attemptId: first, reason: second }, rest.length === 2, body =>
        unlock(who, body),
      )
    case 'refund':
      return parsed(askRefund.body, { orderId: first, reason: second }, rest.length === 2, body =>
        refund(who, body),
      )
    case 'withdraw':
      return parsed(
        withdrawLink.body,
        { kind: first, link: second, reason: third },
        rest.length === 3,
        body => withdraw(who, body),
      )
    case 'name':
      return parsed(
        correctName.body,
        { firstName: first, lastName: second, reason: third, fullName },
        rest.length === 3 || rest.length === 4,
        body => rename(who, body),
      )
    default:
      return null
  }
}

function parsed<Shape extends z.ZodType>(
  shape: Shape,
  words: object,
  isWhole: boolean,
  make: (body: z.output<Shape>) => Command,
): Command | null {
  const body = shape.safeParse(words)
  return body.success && isWhole ? make(body.data) : null
}
