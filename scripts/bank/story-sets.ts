import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bank, itemsOf } from '#engine/bank/block.ts'
import type { Story } from '#engine/bank/item.ts'
import { leanOf } from '#engine/bank/lean.ts'
import { pairsIn } from '#engine/bank/pairs-in.ts'
import { extremeAnswer, lengthHint } from '#engine/checks/length-hint.ts'
import { type LeaningPair, storySetFaults } from '#engine/checks/story-sets.ts'
import { assembleForm } from '#engine/forms/assemble-form.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { openFields } from '#engine/forms/open.ts'
import type { Slot } from '#engine/forms/slots.ts'
import { STORY_SETS } from '#engine/forms/story-sets.ts'
import { type FieldId, TEMPLATE_IDS, type TemplateId } from '#engine/vocabulary.ts'
import { seededRandom } from '../../tests/support/seeded-random.ts'
import { readReadings } from './readings.ts'

const FILE = join(import.meta.dirname, '../../engine/forms/story-set-table.ts')
const SEED = 450
const HEAD = `import type { TemplateId } from '../vocabulary.ts'

/** Holds which story each slot tells in sets 1 to 32, by section: drawn by \`npm run bank -- story-sets\`. */
export const TABLE: Readonly<Record<TemplateId, Readonly<Record<string, readonly string[]>>>> = {
`

/** Draws the story sets of every form again and writes their table; equal banks and readings give equal sets. */
export function drawStorySets(bank: Bank): void {
  const random = seededRandom(SEED)
  const forms = TEMPLATE_IDS.map(form => {
    const known = { bank, pairs: pairsByField(bank, form) }
    const drawn = new Set<string>()
    const sets = Array.from({ length: STORY_SETS / 2 }, () => {
      for (;;) {
        const set = new Map(slotUnits(form).flatMap(slots => [...drawUnit(random, form, slots, known)]))
        const told = FORMS[form].slots.map(slot => set.get(slot) ?? 'a')
        if (drawn.has(told.join(''))) continue
        drawn.add(told.join('')).add(told.map(opposite).join(''))
        return set
      }
    })
    return `${form}: {${FORMS[form].sections.map(({ id }) => `${id}: [${sets.map(set => lineOf(form, id, set))}]`)}},`
  })
  writeFileSync(FILE, `${HEAD}${forms.join('\n')}}\n`)
  execFileSync('npx', ['biome', 'format', '--write', FILE])
}

function lineOf(form: TemplateId, section: string, set: ReadonlyMap<Slot, Story>): string {
  const own = FORMS[form].slots.filter(slot => slot.section === section)
  return `'${own.map(slot => set.get(slot)).join('')}'`
}

/** Joins the pairs that an attempt may meet with the lean of their readers: for each field that can be chosen, its own. */
export function pairsByField(bank: Bank, form: TemplateId): readonly (readonly LeaningPair[])[] {
  const readers = readReadings()
  const all = pairsIn(itemsOf(bank))
    .filter(({ a }) => a.item.slot.form === form)
    .map(pair => ({ ...pair, lean: pair.mirrored ? leanOf(pair, readers) : 0 }))
  return fieldsOf(bank, form).map(chosen =>
    all.filter(({ a: { field } }) => field === null || field === chosen),
  )
}

function fieldsOf(bank: Bank, form: TemplateId): readonly (FieldId | null)[] {
  return FORMS[form].asksField ? openFields(bank) : [null]
}

interface Known {
  readonly bank: Bank
  readonly pairs: ReturnType<typeof pairsByField>
}

function drawUnit(random: () => number, form: TemplateId, slots: readonly Slot[], { bank, pairs }: Known) {
  for (;;) {
    const set = halves(random, slots)
    const storyAt = (slot: Slot) => set.get(slot) ?? 'a'
    const isSound = pairs.every(own => storySetFaults(storyAt, slots, own).length === 0)
    if (isSound && keepsLengths(bank, form, slots, storyAt)) return set
  }
}

/** Tells whether, in every field, neither this set nor its complement lets the length of an option hint at its value. */
function keepsLengths(
  bank: Bank,
  form: TemplateId,
  slots: readonly Slot[],
  storyAt: (slot: Slot) => Story,
): boolean {
  return fieldsOf(bank, form).every(field =>
    [storyAt, (slot: Slot) => opposite(storyAt(slot))].every(stories => {
      const assembled = assembleForm(bank, { form, field, slots, storyAt: stories })
      const items = assembled.kind === 'assembled' ? assembled.items : []
      return lengthHint(items, form, '').length + extremeAnswer(items, form, '').length === 0
    }),
  )
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
