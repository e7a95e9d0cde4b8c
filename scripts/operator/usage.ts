/** Lists the commands by subject, with what each does; ids are those that the lists print. */
const COMMANDS = {
  today: 'what waits and what has changed',
  health: 'how the server is',
  'log [BEFORE]': 'who did what',
  'funnel MONTH language|device|source|day': 'how far those came who registered in a month (2026-11)',
  'people look QUERY REASON':
    'a person by address, application number or id, for a reason that the person sees',
  'people unlock ID ATTEMPT REASON': 'unlocks a report',
  'people name ID FIRST LAST REASON [NAME_ON_REPORTS]': 'corrects a name',
  'people withdraw ID KIND LINK REASON': 'withdraws a link',
  'people refund ID ORDER REASON': 'asks for a refund, which waits as any other',
  'delete-account ID': 'after a restore, for who had deleted their account since the backup',
  orders: 'what was bought',
  'payments [SEARCH]': 'payments whose money came, by id, order or reference number',
  'refunds [approve | reject ID]': 'refunds that wait',
  'receipts MONTH [ar | en]': 'the receipts and credit notes of a month as CSV, for the accountant',
  'receipts find SEARCH [ar | en]': 'receipts by number, payment or order',
  consultations: 'consultations by time and state',
  'hours CONSULTANT': 'the free hours of a consultant, by the id of the account',
  'messages [read ID | close ID]': 'messages of the contact page',
  'messages answer ID ar|en < TEXT': 'answers by mail, and closes',
  'mails [again ID]': 'mails that were given up on, and one of them once more',
  'content [log]': 'figures, testimonials and dates that were changed; who changed them when',
  'content change PART BASIS < JSON':
    'changes figures, testimonials or legalDates, and says how it is known to be true',
  panels: 'panels of raters, and the blocks of which others can be made',
  'panels make NAME practitioners|lay BLOCK FROM TO [both]':
    'makes a panel for pairs of a block, counted from 1',
  'panels read ID': 'a panel with its raters',
  'panels invite ID ADDRESS ar|en': 'invites a rater by mail',
  'panels again RATER': 'mails a new link',
  'panels remove RATER': 'takes a rater out',
  'panels close ID': 'closes the round',
  'panels discuss ID': 'opens a closed round once more, for what raters disagree on',
  'panels agreement ID [ar | en]': 'how far raters agree, once the round is closed',
  'panels propose ID PAIR accepted|released|returned REASON':
    'what becomes of a pair; confirmed in the console',
  'snapshots [take people|simulated]': 'snapshots of answers',
  'snapshots table ID FORM [SECTION [BY GROUP]]':
    "what a snapshot found of a form ('' as section) or a section",
  'snapshots slot ID NUMBER FORM SECTION [BY GROUP]': 'what it found of one place of a section',
  norms: 'norms, and what each lacks',
  'norms make < JSON': 'makes a norm: form, by, group, margins, source',
  'norms publish ID': 'asks for it; granted in the console. Also `norms withdraw ID`',
  'pilots [plan PAIR WANTED on|off]': 'pairs on trial',
  'research FORM [simulated] > FILE.zip': 'answers of people who agreed to research, or of simulated takers',
  'approvals [grant ID | decline ID]':
    'what one operator asked for and a second one must grant; never what the command itself asked for',
  'operators [give ADDRESS ROLE | remove ID]': 'who has which role; a change is asked for',
  'owner ADDRESS': 'makes an account an owner with a new authenticator, printed once',
  'clock right': 'after an alert that the clock has jumped, once it shows the time',
  'payment-page [ADDRESS]': 'whether the card page is the one that was built; 1 where it is not',
} as const

/** Says how the command is used, a line for each. */
export const USAGE = [
  'npm run operator -- COMMAND',
  ...Object.entries(COMMANDS).map(([words, what]) => `  ${words.padEnd(58)} ${what}`),
].join('\n')
