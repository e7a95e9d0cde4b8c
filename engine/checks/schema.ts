import type { Block } from '../bank/block.ts'
import { type Item, type ItemKey, STATUSES } from '../bank/item.ts'
import { FORMS } from '../forms/forms.ts'
import { CORE_FACET_IDS, ITEM_TYPES, type ItemType, SOURCE_LOCALES, TEMPLATE_IDS } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'

/** `technology-skills-4@1`; a block that is one section of the core need not say so twice: `competency-04@1`. */
const KEY =
  /^(?<block>[a-z]+)(?:-(?<section>[A-Za-z]+))?-(?<number>\d+)(?:\/(?<story>[ab]))?@(?<version>[1-9]\d*)$/

/** Types that a section of the core may hold (docs/method/measured.md#coverage); the other forms are told by their slots alone. */
const TYPES: Readonly<Record<string, readonly ItemType[]>> = {
  motivation: ['scenario', 'case_study'],
  competency: ['case_study'],
  skills: ['technical', 'problem_solving', 'logical', 'analytical'],
}

/**
 * Checks that every item has a well-formed key, a known place, facet and type, and five options in both languages
 * (A-01).
 */
export function schema(name: string, block: Block): Finding[] {
  const keys = Object.keys(block.items) as ItemKey[]
  return [...keys.flatMap(key => itemFaults(name, block, key)), ...surplusTexts(block, keys)].map(
    ({ key, where, message }) => fail('A-01', key, where, message),
  )
}

interface Fault {
  readonly key: string
  readonly where: string
  readonly message: string
}

function itemFaults(name: string, block: Block, key: ItemKey): Fault[] {
  const item = block.items[key]
  if (!item) return []
  const faults = [...keyFaults(name, key, item), ...memberFaults(item)]
  return [...faults, ...textFaults(block, key)].map(fault => ({ key, ...fault }))
}

function keyFaults(name: string, key: string, { slot, story }: Item) {
  const parts = KEY.exec(key)?.groups
  if (!parts) return [{ where: 'key', message: 'is not <block>-<section>-<slot number>@<version>' }]
  const faults = []
  if (parts.block !== name) faults.push({ where: 'key', message: `stands in block ${name}` })
  if ((parts.section ?? parts.block) !== slot.section || Number(parts.number) !== slot.number)
    faults.push({ where: 'key', message: `its slot says ${slot.section} ${slot.number}` })
  if (parts.story !== story) faults.push({ where: 'key', message: `tells story ${story ?? 'none'}` })
  return faults
}

function memberFaults({ slot, facet, type, status, options }: Item) {
  const faults = []
  const form = TEMPLATE_IDS.find(id => id === slot.form)
  const sections = form ? FORMS[form].sections.map(section => section.id) : []
  if (!sections.includes(slot.section))
    faults.push({ where: 'slot', message: `form ${slot.form} has no section ${slot.section}` })
  if (!knownFacets().includes(facet)) faults.push({ where: 'facet', message: `${facet} is unknown` })
  if (!(TYPES[slot.section] ?? ITEM_TYPES).includes(type))
    faults.push({ where: 'type', message: `${type} is not a type of ${slot.section}` })
  if (!STATUSES.includes(status)) faults.push({ where: 'status', message: `${status} is unknown` })
  if (options.length !== 5) faults.push({ where: 'options', message: `${options.length} instead of 5` })
  return faults
}

function knownFacets(): readonly string[] {
  return [
    ...CORE_FACET_IDS,
    ...Object.values(FORMS).flatMap(form => form.sections.map(section => section.id)),
  ]
}

function textFaults(block: Block, key: ItemKey) {
  return SOURCE_LOCALES.flatMap(locale => {
    const text = block[locale][key]
    if (!text) return [{ where: locale, message: 'has no words in this language' }]
    const empty = [text.story, text.question, ...text.options].some(part => part.trim() === '')
    return [
      ...(text.options.length === 5
        ? []
        : [{ where: `${locale} options`, message: `${text.options.length} instead of 5` }]),
      ...(empty ? [{ where: locale, message: 'holds an empty text' }] : []),
    ]
  })
}

function surplusTexts(block: Block, keys: readonly ItemKey[]): Fault[] {
  return SOURCE_LOCALES.flatMap(locale =>
    Object.keys(block[locale])
      .filter(key => !keys.some(known => known === key))
      .map(key => ({ key, where: locale, message: 'has words but no item' })),
  )
}
