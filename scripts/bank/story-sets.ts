import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bank, itemsOf } from '#engine/bank/block.ts'
import type { Story } from '#engine/bank/item.ts'
import { leanOf } from '#engine/bank/lean.ts'
import { pairsIn } from '#engine/bank/pairs-in.ts'
import { extremeAnswer, lengthHint } from '#engine/checks/length-hint.ts'
import { type LeaningPair, storySetFaults } from '#engine/checks/story-sets.ts'
import { assembleForm, type FormRequest } from '#engine/forms/assemble-form.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { openFields } from '#engine/forms/open.ts'
import type { Slot } from '#engine/forms/slots.ts'
import { FIELD_SLOT, STORY_SETS } from '#engine/forms/story-sets.ts'
import { FIELD_IDS, type FieldId, TEMPLATE_IDS, type TemplateId } from '#engine/vocabulary.ts'
import { READINGS } from '#server/features/method/readings.ts'
import { seededRandom } from '../../tests/support/seeded-random.ts'

const FILE = join(import.meta.dirname, '../../engine/forms/story-set-table.ts')
const SEED = 450
const TRIES = 400
const HEAD = `import type { FieldId, TemplateId } from '../vocabulary.ts'

type Rows = Readonly<Record<string, readonly string[]>>
`

/** Holds what a section of a story set tells: in the slots of everybody, and in each field's own. */
interface DrawnUnit {
  readonly slots: readonly Slot[]
  readonly told: ReadonlyMap<Slot, Story>
  readonly byField: ReadonlyMap<FieldId, ReadonlyMap<Slot, Story>>
}

/** Draws the story sets of every form again and writes their table; equal banks and readings give equal sets. */
export function drawStorySets(bank: Bank): void {
  const random = seededRandom(SEED)
  const drawn = TEMPLATE_IDS.map(form => ({ form, sets: drawSets(random, bank, form) }))
  const forms = drawn.map(({ form, sets }) => {
    const sections = FORMS[form].sections.map(
      ({ id }) => `${id}: [${sets.map(set => lineOf(form, id, set))}]`,
    )
    return `${form}: {${sections.join(',\n')}}`
  })
  const fields = FIELD_IDS.map(field => {
    const sections = drawn.flatMap(({ form, sets }) =>
      FORMS[form].sections.flatMap(({ id }) => {
        const lines = sets.flatMap(set => fieldLineOf(field, id, set))
        return lines.length === 0 ? [] : [`${id}: [${lines}]`]
      }),
    )
    return `${field}: {${sections.join(',\n')}}`
  })
  writeFileSync(
    FILE,
    `${HEAD}
/** Holds which story each slot tells in sets 1 to 32, by section: drawn by \`npm run bank -- story-sets\`. */
export const STORIES: Readonly<Record<TemplateId, Rows>> = {${forms.join(',\n')}}

/** Holds the letters of each field, for the slots that \`-\` leaves to it, in their order. */
export const FIELD_STORIES: Readonly<Record<FieldId, Rows>> = {${fields.join(',\n')}}
`,
  )
  execFileSync('npx', ['biome', 'format', '--write', FILE])
}

function drawSets(random: () => number, bank: Bank, form: TemplateId): readonly (readonly DrawnUnit[])[] {
  const fields = pairsByField(bank, form)
  const known = new Set<string>()
  return Array.from({ length: STORY_SETS / 2 }, () => {
    for (;;) {
      const set = slotUnits(form).map(slots => drawUnit(random, { bank, form, slots }, fields))
      const told = set.flatMap(unit => unit.slots.map(slot => unit.told.get(slot) ?? 'a'))
      if (known.has(told.join(''))) continue
      known.add(told.join('')).add(told.map(opposite).join(''))
      return set
    }
  })
}

function lineOf(form: TemplateId, section: string, set: readonly DrawnUnit[]): string {
  const own = FORMS[form].slots.filter(slot => slot.section === section)
  const told = (slot: Slot) => set.flatMap(unit => unit.told.get(slot) ?? [])[0]
  return `'${own.map(slot => (slot.scope === 'field' ? FIELD_SLOT : told(slot))).join('')}'`
}

function fieldLineOf(field: FieldId, section: string, set: readonly DrawnUnit[]): string[] {
  const letters = set.flatMap(({ slots, byField }) => {
    const own = slots.filter(slot => slot.scope === 'field' && slot.section === section)
    return own.flatMap(slot => byField.get(field)?.get(slot) ?? [])
  })
  return letters.length === 0 ? [] : [`'${letters.join('')}'`]
}

interface FieldPairs {
  readonly field: FieldId | null
  readonly pairs: readonly LeaningPair[]
}

/** Joins the pairs that an attempt may meet with the lean of their readers, for each field that can be chosen. */
export function pairsByField(bank: Bank, form: TemplateId): readonly FieldPairs[] {
  const all = pairsIn(itemsOf(bank))
    .filter(({ a }) => a.item.slot.form === form)
    .map(pair => ({ ...pair, lean: pair.mirrored ? leanOf(pair, READINGS) : 0 }))
  const fields: readonly (FieldId | null)[] = FORMS[form].asksField ? openFields(bank) : [null]
  return fields.map(chosen => ({
    field: chosen,
    pairs: all.filter(({ a: { field } }) => field === null || field === chosen),
  }))
}

interface WantedUnit {
  readonly bank: Bank
  readonly form: TemplateId
  readonly slots: readonly Slot[]
}

/** Draws what everybody is told, until each field finds letters of its own beside it. */
function drawUnit(random: () => number, unit: WantedUnit, fields: readonly FieldPairs[]): DrawnUnit {
  for (;;) {
    const told = halves(random, unit.slots)
    const byField = new Map<FieldId, ReadonlyMap<Slot, Story>>()
    const isSound = fields.every(own => {
      const found = drawField(random, { ...unit, ...own, told })
      if (found && own.field) byField.set(own.field, found)
      return found !== null
    })
    if (isSound) return { slots: unit.slots, told, byField }
  }
}

interface WantedField extends WantedUnit, FieldPairs {
  readonly told: ReadonlyMap<Slot, Story>
}

/** Draws the letters of a field's own slots; null where none were found beside what everybody is told. */
function drawField(random: () => number, { bank, form, slots, told, field, pairs }: WantedField) {
  const own = slots.filter(({ scope }) => scope === 'field')
  for (let tries = own.length === 0 ? 1 : TRIES; tries > 0; tries--) {
    const letters = new Map(own.map(slot => [slot, random() < 0.5 ? 'a' : 'b'] as const))
    const storyAt = (slot: Slot) => letters.get(slot) ?? told.get(slot) ?? 'a'
    if (
      storySetFaults(storyAt, slots, pairs).length === 0 &&
      keepsLengths(bank, { form, field, slots, storyAt })
    ) {
      return letters
    }
  }
  return null
}

/** Tells whether neither this set nor its complement lets the length of an option hint at its value. */
function keepsLengths(bank: Bank, { storyAt, ...request }: Required<FormRequest>): boolean {
  return [storyAt, (slot: Slot) => opposite(storyAt(slot))].every(stories => {
    const assembled = assembleForm(bank, { ...request, storyAt: stories })
    const items = assembled.kind === 'assembled' ? assembled.items : []
    return lengthHint(items, request.form, '').length + extremeAnswer(items, request.form, '').length === 0
  })
}

function opposite(story: Story): Story {
  return story === 'a' ? 'b' : 'a'
}

/** The limits hold for a section of the core, and for each of the other forms as a whole. */
function slotUnits(form: TemplateId): readonly (readonly Slot[])[] {
  const { slots, sections } = FORMS[form]
  return form === 'basic' ? sections.map(({ id }) => slots.filter(({ section }) => section === id)) : [slots]
}

/** Half of each facet tells story a; where a facet is odd, chance says which half is larger. */
function halves(random: () => number, slots: readonly Slot[]): ReadonlyMap<Slot, Story> {
  const set = new Map<Slot, Story>()
  for (const own of Map.groupBy(slots, ({ section, facet }) => `${section} ${facet}`).values()) {
    const told = Math.floor(own.length / 2 + random())
    const shuffled = own.map(slot => ({ slot, rank: random() })).sort((one, other) => one.rank - other.rank)
    for (const [index, { slot }] of shuffled.entries()) set.set(slot, index < told ? 'a' : 'b')
  }
  return set
}
