import { z } from 'zod'
import { consoleEndpoints } from '#contract/console.ts'
import { LOCALES } from '#engine/vocabulary.ts'
import {
  askAbout,
  makeNorm,
  plan,
  showNorms,
  showPilots,
  showScale,
  showSlot,
  showSnapshots,
  take,
} from './measurement-commands.ts'
import {
  discussOrClose,
  invite,
  inviteOnceMore,
  make,
  propose,
  remove,
  showAgreement,
  showPanel,
  showPanels,
} from './panel-commands.ts'
import { alone, byId, fields, onlyId, type Reader, verbs, wholeNumber } from './words.ts'

const calls = consoleEndpoints
const language = z.enum(LOCALES).default('ar')

export const readPanels: Reader = verbs({
  '': alone(showPanels),
  make: ([name, kind, block, from, to, ...words]) => {
    const numbers = z.tuple([wholeNumber, wholeNumber]).safeParse([from, to])
    if (!numbers.success || words.some(word => word !== 'both') || words.length > 1) return null
    const [first, last] = numbers.data
    const wish = { name, kind, block, from: first, to: last, both: words.length === 1 }
    const read = calls.makePanel.body.safeParse(wish)
    return read.success ? make(read.data) : null
  },
  read: onlyId(showPanel),
  invite: byId((id, words) =>
    fields(calls.inviteRater.body, ['email', 'language'], words, body => invite(id, body)),
  ),
  again: onlyId(inviteOnceMore),
  remove: onlyId(remove),
  close: onlyId(id => discussOrClose(id, 'closed')),
  discuss: onlyId(id => discussOrClose(id, 'discussion')),
  agreement: byId((id, words) =>
    fields(z.object({ locale: language }), ['locale?'], words, ({ locale }) => showAgreement(id, locale)),
  ),
  propose: byId((id, words) =>
    fields(calls.propose.body, ['pair', 'verdict', 'reason'], words, body => propose(id, body)),
  ),
})

/** Names the words that choose a table: a form, a section of it or '' for the whole, and a group of people. */
const TABLE = ['form', 'section?', 'by?', 'group?']

export const readSnapshots: Reader = verbs({
  '': alone(showSnapshots),
  take: words => fields(calls.takeSnapshot.body, ['population'], words, take),
  table: byId((id, words) =>
    fields(calls.scaleTable.query, TABLE, words, wish => showScale({ id, ...wish })),
  ),
  slot: byId((id, [number, ...words]) => {
    const read = calls.slotTable.parameters.safeParse({ id, number })
    return read.success
      ? fields(calls.slotTable.query, TABLE, words, wish => showSlot({ ...read.data, ...wish }))
      : null
  }),
})

export const readNorms: Reader = verbs({
  '': alone(showNorms),
  make: alone(makeNorm),
  publish: onlyId(id => askAbout(id, 'publish')),
  withdraw: onlyId(id => askAbout(id, 'withdraw')),
})

export const readPilots: Reader = verbs({
  '': alone(showPilots),
  plan: ([pair, wanted, state, ...more]) => {
    const number = wholeNumber.safeParse(wanted)
    if (!number.success || !(state === 'on' || state === 'off') || more.length > 0) return null
    const read = calls.planPilot.body.safeParse({ pair, wanted: number.data, isOn: state === 'on' })
    return read.success ? plan(read.data) : null
  },
})
