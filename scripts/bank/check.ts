import { type Bank, itemsOf } from '#engine/bank/block.ts'
import { pairsIn } from '#engine/bank/pairs-in.ts'
import { checkBank } from '#engine/checks/check-bank.ts'
import { checkPilots } from '#engine/checks/check-pilots.ts'
import type { Finding } from '#engine/checks/finding.ts'
import { checkAverages } from '#engine/checks/form-checks.ts'
import { checkedTwice, overdueFact } from '#engine/checks/knowledge.ts'
import { SLOTS } from '#engine/forms/slots.ts'
import { SOURCE_LOCALES } from '#engine/vocabulary.ts'
import { CHECKERS } from './checkers.ts'
import { misspelt } from './spelling.ts'

/** Prints what the checks find, in the whole bank and what is on trial or in one block, and answers the exit code. */
export function printFindings(bank: Bank, only?: string, pilots: Bank = {}): number {
  const blocks = { ...bank, ...pilots }
  if (only !== undefined && !blocks[only]) {
    console.error(`There is no block ${only}; there are ${Object.keys(blocks).join(', ')}.`)
    return 2
  }
  const entries = [...itemsOf(bank), ...itemsOf(pilots)]
  const facts = pairsIn(entries).flatMap(pair => [
    ...checkedTwice(pair, CHECKERS),
    ...overdueFact(pair, dayAfter(0), dayAfter(NOTICE_DAYS)),
  ])
  const all = [...checkBank(bank), ...checkPilots(pilots, bank), ...entries.flatMap(misspelt), ...facts]
  const findings = only === undefined ? all : [...all.filter(isAbout(only)), ...averagesSoFar(bank, only)]
  for (const finding of findings) {
    const { level, check, key, where, message } = finding
    console.log(`${level.padEnd(4)}  ${check}  ${key}  ${where}: ${message}${fileOf(bank, pilots, finding)}`)
  }

  const fails = findings.filter(finding => finding.level === 'fail').length
  console.log(`${fails} fail, ${findings.length - fails} warn`)
  return fails > 0 ? 1 : 0
}

/** Days before its day of re-reading on which a fact is named. */
const NOTICE_DAYS = 90

function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The file to open, of a finding about one item. */
function fileOf(bank: Bank, pilots: Bank, { key, where }: Finding): string {
  if (Object.keys(pilots).some(name => key.startsWith(`${name}-`))) return '  (engine/bank/pilots.ts)'
  const block = Object.keys(bank).find(name => key.includes('@') && key.startsWith(`${name}-`))
  if (!block) return ''
  const locale = SOURCE_LOCALES.find(known => where.split(' ')[0] === known)
  return `  (engine/bank/${block}/${locale ? `text.${locale}` : 'pairs'}.ts)`
}

function isAbout(block: string) {
  return ({ key }: Finding) => key.startsWith(`${block}-`) || key === `basic/${block}`
}

/** The limits of a section over the part of it that stands in one block: a hint while the rest is being written. */
function averagesSoFar(bank: Bank, block: string): Finding[] {
  const items = itemsOf(bank).filter(entry => entry.block === block)
  const sections = [...new Set(items.map(({ item }) => item.slot.section))]
  return sections.flatMap(section => {
    const part = items.flatMap(entry => {
      const { form, number } = entry.item.slot
      const slot = SLOTS.find(row => row.form === form && row.section === section && row.number === number)
      return slot && entry.item.slot.section === section ? [{ ...entry, slot, section, number }] : []
    })
    return checkAverages(part, block, `${section} so far (${part.length})`).map(finding => ({
      ...finding,
      level: 'warn' as const,
    }))
  })
}
