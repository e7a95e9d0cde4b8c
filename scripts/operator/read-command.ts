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
import type { Command } from './tools.ts'

export const USAGE =
  'npm run operator -- orders | refunds | requests [approve | reject ID] | approvals [grant | decline ID] | operators [give ADDRESS ROLE | remove ID] | mails [again ID] | receipts MONTH [ar | en] | research FORM [simulated] | delete-account ID | owner ADDRESS | clock right | payment-page [ADDRESS]'

type Words = readonly string[]

const { invite, receipts, research } = consoleEndpoints
const language = z.enum(LOCALES).default('ar')

/** Reads what follows each subject; null where it is not to be understood. */
const SUBJECTS = new Map<string, (words: Words) => Command | null>([
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
