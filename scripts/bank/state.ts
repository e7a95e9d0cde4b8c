import { type Bank, itemsOf } from '#engine/bank/block.ts'
import { STATUSES } from '#engine/bank/item.ts'
import { checkBank, itemsOfSet, openAssemblies } from '#engine/checks/check-bank.ts'
import { type Unit, unitsOf } from '#engine/checks/units.ts'
import type { AssembledItem } from '#engine/forms/assemble-form.ts'
import { minutesFor, readingTime } from '#engine/forms/reading-time.ts'
import { SOURCE_LOCALES, type TemplateId } from '#engine/vocabulary.ts'
import { keyFigures, lengthFigures, strategyFigures } from './figures.ts'

/** Prints how the bank stands: items, findings, and the figures of every open form by section. */
export function printState(bank: Bank): void {
  printItems(bank)
  printFindingCounts(bank)
  for (const assembly of openAssemblies(bank)) {
    const { form, field } = assembly
    printForm(form, field ? `${form}, ${field}` : form, unitsOf(form, itemsOfSet(bank, assembly, 1)))
  }
}

function printItems(bank: Bank): void {
  const items = itemsOf(bank)
  console.log(`${items.length} items`)
  table(Object.keys(bank), name => {
    const own = items.filter(entry => entry.block === name)
    const count = (status: string) => own.filter(({ item }) => item.status === status).length
    return [
      name,
      { items: own.length, ...Object.fromEntries(STATUSES.map(status => [status, count(status)])) },
    ]
  })
}

function printFindingCounts(bank: Bank): void {
  const findings = checkBank(bank)
  console.log(`${findings.length} findings`)
  if (findings.length === 0) return
  table([...new Set(findings.map(({ check }) => check))].sort(), check => {
    const count = (level: string) =>
      findings.filter(finding => finding.check === check && finding.level === level).length
    return [check, { fail: count('fail'), warn: count('warn') }]
  })
}

function printForm(form: TemplateId, title: string, units: readonly Unit[]): void {
  const items = units.flatMap(unit => unit.items)
  const rows = units.flatMap(unit => SOURCE_LOCALES.map(locale => ({ ...unit, locale })))
  const minutes = SOURCE_LOCALES.map(locale => `${locale} ${minutesFor(items, locale).toFixed(1)}`)
  const { from, to } = readingTime(items)

  console.log(`\nForm ${title}: ${items.length} items, ${from} to ${to} minutes (${minutes.join(', ')})`)
  console.log('Lengths and readability (English grade; Arabic words a sentence, letters a word)')
  table(rows, ({ name, items, locale }) => [`${name}, ${locale}`, lengthFigures(items, locale)])
  console.log('Values 5 and 1 at each place, people, places')
  table(units, ({ name, items }) => [name, keyFigures(items)])
  console.log('Mean score of test-wise strategies (3 by chance)')
  const parts = form === 'basic' ? rows : [...rows, ...sectionRows(items)]
  table(parts, ({ name, items, locale }) => [`${name}, ${locale}`, strategyFigures(items, locale)])
}

/** For information: of another form the limits apply to the whole, since a section of 5 to 10 items fails them by chance. */
function sectionRows(items: readonly AssembledItem[]) {
  return [...new Set(items.map(({ section }) => section))].flatMap(section =>
    SOURCE_LOCALES.map(locale => ({
      name: section,
      items: items.filter(item => item.section === section),
      locale,
    })),
  )
}

function table<T>(values: readonly T[], rowOf: (value: T) => [name: string, row: object]): void {
  console.table(Object.fromEntries(values.map(rowOf)))
}
