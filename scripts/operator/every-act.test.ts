import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { consoleEndpoints } from '#contract/console.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readCommand } from './read-command.ts'
import { USAGE } from './usage.ts'

type Name = keyof typeof consoleEndpoints

const ID = '00000000-0000-4000-8000-000000000000'
const MONTH = '2026-11'

/** Holds the words by which the command does what a call of the console does. */
const WORDS: Partial<Record<Name, readonly string[]>> = {
  today: ['today'],
  look: ['people', 'look', 'noura@example.com', 'asked'],
  unlock: ['people', 'unlock', ID, ID, 'asked'],
  withdrawLink: ['people', 'withdraw', ID, 'company', ID, 'asked'],
  correctName: ['people', 'name', ID, 'نورة', 'السالم', 'asked'],
  askRefund: ['people', 'refund', ID, ID, 'payment'],
  deletePerson: ['delete-account', ID],
  orders: ['orders'],
  payments: ['payments'],
  listReceipts: ['receipts', 'find', 'R-1'],
  receipts: ['receipts', MONTH],
  research: ['research', 'basic'],
  refunds: ['refunds'],
  approveRefund: ['refunds', 'approve', ID],
  rejectRefund: ['refunds', 'reject', ID],
  consultations: ['consultations'],
  hours: ['hours', ID],
  messages: ['messages'],
  readMessage: ['messages', 'read', ID],
  answerMessage: ['messages', 'answer', ID, 'ar'],
  closeMessage: ['messages', 'close', ID],
  mails: ['mails'],
  mailAgain: ['mails', 'again', ID],
  contentChanges: ['content', 'log'],
  changeContent: ['content', 'change', 'figures', 'counted on the day'],
  funnel: ['funnel', MONTH, 'day'],
  health: ['health'],
  clockRight: ['clock', 'right'],
  checkPaymentPage: ['payment-page'],
  log: ['log'],
  operators: ['operators'],
  invite: ['operators', 'give', 'noura@example.com', 'auditor'],
  removeOperator: ['operators', 'remove', ID],
  approvals: ['approvals'],
  grantApproval: ['approvals', 'grant', ID],
  declineApproval: ['approvals', 'decline', ID],
  panels: ['panels'],
  makePanel: ['panels', 'make', 'panel', 'lay', 'competency', '1', '2'],
  panel: ['panels', 'read', ID],
  inviteRater: ['panels', 'invite', ID, 'noura@example.com', 'ar'],
  inviteAgain: ['panels', 'again', ID],
  removeRater: ['panels', 'remove', ID],
  round: ['panels', 'close', ID],
  agreement: ['panels', 'agreement', ID],
  propose: ['panels', 'propose', ID, 'competency-01@4', 'returned', 'both stories are read anew'],
  snapshots: ['snapshots'],
  takeSnapshot: ['snapshots', 'take', 'people'],
  scaleTable: ['snapshots', 'table', ID, 'basic'],
  slotTable: ['snapshots', 'slot', ID, '1', 'basic', 'skills'],
  norms: ['norms'],
  makeNorm: ['norms', 'make'],
  publishNorm: ['norms', 'publish', ID],
  withdrawNorm: ['norms', 'withdraw', ID],
  pilots: ['pilots'],
  planPilot: ['pilots', 'plan', 'pilot-skills-01@1', '100', 'on'],
}

const SESSION = 'a session of a browser: the command has none, whoever is on the server has passed its door'
const DEVICE = 'a passkey lies on the device of its owner'
const OWN = 'one’s own hour: its person let this consultant see it, and nobody else (docs/decisions/0092)'
const SHOWS = 'pages of a person, shown in a browser for a code that they read out'

/** Says of the other calls why the command does not do them. */
const WITHOUT: Partial<Record<Name, string>> = {
  ...{ door: SESSION, enrol: SESSION, pass: SESSION, leave: SESSION, confirm: SESSION },
  ...{ askToPass: DEVICE, passByKey: DEVICE, askToConfirm: DEVICE, confirmByKey: DEVICE },
  ...{ passkeys: DEVICE, askToAdd: DEVICE, addPasskey: DEVICE, removePasskey: DEVICE },
  ...{ openConsultation: OWN, sharedPaper: OWN, closeConsultation: OWN, noteConsultation: OWN },
  ...{ addHours: OWN, removeHour: OWN },
  ...{ openSupport: SHOWS, leaveSupport: SHOWS },
  confirmDecision: 'a key is accepted by two people, and the command is none (docs/decisions/0094)',
}

/** Lists the calls whose rows the command prints with addresses, and a line for each person (docs/decisions/0086). */
const WITH_ADDRESSES: readonly Name[] = ['orders', 'refunds']

const acts = Object.entries(consoleEndpoints as Record<string, Endpoint>)
  .filter(([, { access }]) => access === 'operator')
  .map(([name]) => name as Name)

test('every act of the console has its verb in the command, or a reason for having none', () => {
  expect(acts.filter(name => !WORDS[name] && !WITHOUT[name])).toEqual([])
  expect(acts.filter(name => WORDS[name] && WITHOUT[name])).toEqual([])
})

test('no verb and no reason is of an act that is gone', () => {
  expect(Object.keys({ ...WORDS, ...WITHOUT }).filter(name => !acts.includes(name as Name))).toEqual([])
})

/** What is done without a call of the console. */
const ALONE = ['owner']

test('every subject of the command is of an act, or stands alone', () => {
  const subjects = [...USAGE.matchAll(/^ {2}(\S+)/gm)].map(([, subject]) => subject)
  const known = [...Object.values(WORDS).map(([subject]) => subject), ...ALONE]
  expect(subjects.filter(subject => !known.includes(subject))).toEqual([])
})

describe('the words', () => {
  test.each(Object.entries(WORDS))(
    'of %s are understood, and stand in what is printed of the use',
    (_, words) => {
      expect(readCommand(words)).toEqual(expect.any(Function))
      expect(USAGE).toContain(`  ${words[0]}`)
      const verb = words[1]
      if (verb && /^[a-z]{4,}$/.test(verb) && verb !== 'basic')
        expect(USAGE).toMatch(new RegExp(`${words[0]}.*\\b${verb}\\b`))
    },
  )
})

const SERVER = join(import.meta.dirname, '..', '..', 'server', 'features', 'console')
const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')

/** Reads which functions each route calls, by the name of its call. */
function calledByRoutes(): Map<string, string[]> {
  const routes = readdirSync(SERVER)
    .filter(name => name.endsWith('routes.ts'))
    .flatMap(name => read(SERVER, name).split(/\n {2}route\(/))
  return new Map(
    routes.flatMap(route => {
      const name = /^\w+Endpoints\.(\w+),/.exec(route)?.[1]
      return name ? [[name, [...route.matchAll(/\b([a-z]\w+)\(/g)].map(([, called]) => called ?? '')]] : []
    }),
  )
}

test('the command calls the function that the route of an act calls: there is no second way of doing a thing', () => {
  const commands = readdirSync(import.meta.dirname).filter(name => name.endsWith('commands.ts'))
  const source = commands.map(name => read(import.meta.dirname, name)).join('\n')
  const imported = new Set(
    [...source.matchAll(/import \{([^}]+)\} from '#server\/features/g)].flatMap(([, names = '']) =>
      names.split(',').map(name => name.trim()),
    ),
  )
  const routes = calledByRoutes()
  const others = (Object.keys(WORDS) as Name[]).filter(
    name => !WITH_ADDRESSES.includes(name) && !routes.get(name)?.some(called => imported.has(called)),
  )
  expect(others).toEqual([])
})
