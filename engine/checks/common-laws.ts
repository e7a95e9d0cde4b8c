import type { BankItem } from '../bank/block.ts'
import { isMirrored } from '../bank/pairs-in.ts'
import { type Finding, fail } from './finding.ts'

/** Shares of readers that a story may be expected to have find its 5: neither a riddle nor a gift. */
const SHARES = { least: 0.35, most: 0.85 }
/** At least one story of a facet that most adults solve, and two that half of them do. */
const EASY = { from: 0.7, least: 1 }
const HARD = { to: 0.55, least: 2 }
const MOST_SINGLES = 4

/** Checks that a story whose values turn says how many solve it and why, within the limits (P-16). */
export function expectedDifficulty(entry: BankItem): Finding[] {
  const { key, item } = entry
  if (!isMirrored(entry)) return []
  const { expected } = item
  if (!expected) return [fail('P-16', key, 'expected', 'does not say how many solve it')]
  const { share, why } = expected
  const isWithin = share >= SHARES.least && share <= SHARES.most
  return [
    ...(why.trim() ? [] : [fail('P-16', key, 'expected', 'gives no reason')]),
    ...(isWithin ? [] : [fail('P-16', key, 'expected', `${share} is not ${SHARES.least} to ${SHARES.most}`)]),
  ]
}

/** Checks that the common stories of each facet of the core reach from easy to hard (P-16). */
export function spreadOfDifficulty(entries: readonly BankItem[]): Finding[] {
  const facets = Map.groupBy(commonOf(entries).filter(isMirrored), ({ item }) => item.facet)
  return [...facets].flatMap(([facet, own]) => {
    const shares = own.flatMap(({ item }) => item.expected?.share ?? [])
    const easy = shares.filter(share => share >= EASY.from).length
    const hard = shares.filter(share => share <= HARD.to).length
    return [
      ...(easy >= EASY.least ? [] : [fail('P-16', facet, 'expected', 'has no story that most adults solve')]),
      ...(hard >= HARD.least
        ? []
        : [fail('P-16', facet, 'expected', `${hard} of its stories are solved by half, not ${HARD.least}`)]),
    ]
  })
}

/** Checks that few common items of a section of the core stand without a twin (P-17). */
export function singles(entries: readonly BankItem[]): Finding[] {
  const sections = Map.groupBy(commonOf(entries), ({ item }) => item.slot.section)
  return [...sections].flatMap(([section, own]) => {
    const count = own.filter(({ item }) => item.story === undefined).length
    return count > MOST_SINGLES
      ? [fail('P-17', section, 'singles', `${count} items tell one story, more than ${MOST_SINGLES}`)]
      : []
  })
}

function commonOf(entries: readonly BankItem[]): readonly BankItem[] {
  return entries.filter(
    ({ field, item }) => field === null && item.slot.form === 'basic' && item.status !== 'retired',
  )
}
