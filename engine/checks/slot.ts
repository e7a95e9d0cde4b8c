import type { BankItem } from '../bank/block.ts'
import { SLOTS } from '../forms/slots.ts'
import { type Finding, fail } from './finding.ts'

/** Checks that an item is what its slot asks for, with the values in the slot's display order. */
export function slot(entry: BankItem): Finding[] {
  const { item, key, field } = entry
  const { form, section, number } = item.slot
  const place = SLOTS.find(row => row.form === form && row.section === section && row.number === number)
  if (!place) return [fail('A-02', key, 'slot', `there is no slot ${form} ${section} ${number}`)]

  const values = item.options.map(option => option.value)
  const pairs = [
    ['facet', item.facet, place.facet],
    ['type', item.type, place.type],
    ['scope', field ? 'field' : 'common', place.scope],
    ['display order', values.join(' '), place.display.join(' ')],
  ] as const
  return pairs
    .filter(([, actual, wanted]) => actual !== wanted)
    .map(([where, actual, wanted]) => fail('A-02', key, where, `${actual}, but the slot asks for ${wanted}`))
}

/** Checks that a slot is filled once; a second version stands under the same key with a higher number. */
export function filledOnce(entries: readonly BankItem[]): Finding[] {
  const seen = new Map<string, BankItem>()
  return entries.flatMap(entry => {
    const { form, section, number } = entry.item.slot
    const place = [form, section, number, entry.field ?? 'common', entry.version, entry.item.story].join(' ')
    const first = seen.get(place)
    if (!first) seen.set(place, entry)
    return first ? [fail('A-02', entry.key, 'slot', `is already filled by ${first.key}`)] : []
  })
}
