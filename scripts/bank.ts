/**
 * The writer's desk over the question bank.
 *
 *   node scripts/bank.ts                                        the state of the bank
 *   node scripts/bank.ts check [block]                          findings, what is on trial included; exit 1 when one fails
 *   node scripts/bank.ts preview FIELD LANG [SET] [--keys] [--html]   both stories of each pair, or one story set as a reader meets it
 *   node scripts/bank.ts outline [FIELD]                        the topics of a field, and what their checkers say of them
 *   node scripts/bank.ts attack                                 what a text model scores that reads no story
 *   node scripts/bank.ts story-sets                             draws which story of each pair an attempt tells
 *   node scripts/bank.ts review                                 marks the pairs that blind readers have confirmed
 *   node scripts/bank.ts lock                                   keeps what is new in the bank from being changed in place
 */
import { BANK } from '#engine/bank/index.ts'
import { PILOTS } from '#engine/bank/pilots.ts'
import { printAttack } from './bank/attack.ts'
import { printFindings } from './bank/check.ts'
import { extendLock, PINNABLE } from './bank/lock.ts'
import { printOutline } from './bank/outline.ts'
import { printPreview } from './bank/preview.ts'
import { reviewBank } from './bank/review.ts'
import { printState } from './bank/state.ts'
import { drawStorySets } from './bank/story-sets.ts'

const [command = 'state', ...rest] = process.argv.slice(2)
const words = rest.filter(word => !word.startsWith('--'))

if (command === 'state') printState(BANK)
else if (command === 'check') process.exitCode = printFindings(BANK, words[0], PILOTS)
else if (command === 'attack') printAttack(BANK)
else if (command === 'outline') process.exitCode = printOutline(BANK, words[0])
else if (command === 'story-sets') drawStorySets(BANK)
else if (command === 'review') reviewBank(BANK)
else if (command === 'lock') process.exitCode = extendLock(PINNABLE)
else if (command === 'preview')
  process.exitCode = printPreview(BANK, words, {
    keys: rest.includes('--keys'),
    html: rest.includes('--html'),
  })
else {
  console.error(
    'usage: node scripts/bank.ts [check [block] | preview FIELD LANG [SET] [--keys] [--html] | outline [FIELD] | attack | story-sets | review | lock]',
  )
  process.exitCode = 2
}
