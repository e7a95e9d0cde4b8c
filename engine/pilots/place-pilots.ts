import { type BankItem, itemsOf } from '../bank/block.ts'
import type { Form } from '../forms/forms.ts'
import { UnknownVersion } from '../versions/find-version.ts'
import type { Released } from '../versions/released.ts'
import type { Pilot } from './pilot.ts'

type Sections = Pick<Form, 'sections'>

/** Holds a section as it is asked, with the questions on trial at its end. */
export interface AskedSection {
  readonly id: string
  /** Of the form, and of those on trial. */
  readonly count: number
  readonly pilots: readonly Pilot[]
}

/** Places questions on trial at the end of their sections, in the order in which they are asked; those of other forms are left out. */
export function placePilots({ sections }: Sections, items: readonly BankItem[]): Pilot[] {
  let after = 0
  return sections.flatMap(({ id, count }) => {
    after += count
    return items.filter(({ item }) => item.slot.section === id).map(({ key }) => ({ item: key, after }))
  })
}

/** Lists the sections of a form as an attempt is asked them. */
export function askedSections({ sections }: Sections, pilots: readonly Pilot[]): AskedSection[] {
  let before = 0
  return sections.map(({ id, count }) => {
    before += count
    const own = pilots.filter(({ after }) => after === before)
    return { id, count: count + own.length, pilots: own }
  })
}

/**
 * Finds the items on trial that an attempt has pinned, in order.
 *
 * @throws UnknownVersion where this release does not have one
 */
export function pinnedPilots(
  { pilots: bank }: Pick<Released, 'pilots'>,
  pilots: readonly Pilot[],
): BankItem[] {
  if (pilots.length === 0) return []
  const items = itemsOf(bank)
  return pilots.map(({ item }) => {
    const found = items.find(({ key }) => key === item)
    if (!found) throw new UnknownVersion('items', item)
    return found
  })
}
