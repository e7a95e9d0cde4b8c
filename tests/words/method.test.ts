import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { itemsOf } from '#engine/bank/block.ts'
import { checksOf, isFound } from '#engine/bank/fact-checks.ts'
import { BANK } from '#engine/bank/index.ts'
import type { Pole } from '#engine/bank/item.ts'
import { pairsIn, type StoryPair } from '#engine/bank/pairs-in.ts'
import { sumUpReadings } from '#engine/bank/sum-up-readings.ts'
import { FAMILIES } from '#engine/careers/families.ts'
import { OCCUPATIONS } from '#engine/careers/occupations/index.ts'
import { COVERAGE } from '#engine/forms/coverage.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { SLOTS } from '#engine/forms/slots.ts'
import { GATES } from '#engine/measurement/gates.ts'
import { bandCutsOf } from '#engine/scoring/band-total.ts'
import { newestRules } from '#engine/versions/find-version.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { CORE_FACET_IDS, FACETS, FIELD_IDS, TEMPLATE_IDS } from '#engine/vocabulary.ts'
import { READINGS } from '#server/features/method/readings.ts'
import { CHECKERS } from '../../scripts/bank/checkers.ts'
import { differenceOf } from '../../scripts/bank/difference.ts'
import { defenceOf } from '../../scripts/bank/outline.ts'

const manual = (page: string) => readFileSync(join(import.meta.dirname, '../..', page), 'utf8').split('\n')
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `\`${name}\` ${count}`)
    .join(', ')
const slots = (facet: string, scope: 'common' | 'field') =>
  SLOTS.filter(slot => slot.facet === facet && slot.scope === scope).length

const { scoring, style } = newestRules(RELEASED)
/** The lowest score of a section that is a strength. */
const strengthOf = (max: number) => Math.ceil((scoring.ratings.excellent * max) / 100)

const coreFacets = CORE_FACET_IDS.map(id => {
  const { section, name, definition } = FACETS[id]
  return row(id, section, `${name.ar} / ${name.en}`, definition.en, slots(id, 'common'), slots(id, 'field'))
})
const otherFacets = TEMPLATE_IDS.filter(id => id !== 'basic').flatMap(form =>
  FORMS[form].sections.map(({ id, name, count }) => {
    const { types, cells } = COVERAGE[id as keyof typeof COVERAGE]
    return row(form, id, `${name.ar} / ${name.en}`, count, counted(types), counted(cells))
  }),
)
const cells = CORE_FACET_IDS.filter(id => Object.keys(COVERAGE[id].cells).length > 0).map(id =>
  row(id, counted(COVERAGE[id].cells)),
)
const forms = TEMPLATE_IDS.map(id => {
  const { count, max, sections } = FORMS[id]
  const cuts = bandCutsOf(scoring, max)
  const strengths = sections.map(section => `${strengthOf(section.max)} of ${section.max}`)
  return row(id, count, max, cuts.excellent, cuts.good, [...new Set(strengths)].join(', '))
})
const families = Object.entries(FAMILIES).map(([id, { name, requirements }]) => {
  const asked = requirements.map(({ facet, target, weight }) => `${facet} ${target} × ${weight}`)
  return row(id, `${name.ar} / ${name.en}`, asked.join(', '))
})

/** Those of the fields are named after their field. */
const BLOCKS = Object.keys(BANK)
const allPairs = pairsIn(itemsOf(BANK))
const pairs = allPairs.filter(({ key, a }) => key.startsWith(`${a.item.slot.section}-`))
const axes = style.axes.map(([one, other]) => {
  const offers = (pole: Pole) => (pair: StoryPair) => pair.a.item.options.some(option => option.pole === pole)
  const moments = pairs.filter(pair => offers(one)(pair) && offers(other)(pair))
  return row(`\`${one}\` or \`${other}\``, moments.length)
})

const topics = FIELD_IDS.flatMap(field =>
  allPairs
    .filter(({ a }) => a.field === field && a.item.topic)
    .map(({ a: { item } }) => {
      const { topic, knowledge } = item
      return row(
        item.slot.number,
        `${topic?.en} / ${topic?.ar}`,
        knowledge?.source.title ?? '',
        knowledge?.source.edition ?? '',
        knowledge?.kind ?? '',
      )
    }),
)
const checkers = FIELD_IDS.map(field => {
  const own = allPairs.filter(({ a }) => a.field === field && a.item.knowledge)
  const found = own.filter(pair => checksOf(pair, CHECKERS).filter(isFound).length >= 2).length
  // A third checker read the laws alone.
  const whole = defenceOf(own, CHECKERS).filter(({ by }) => by !== 'third')
  return row(field, found, ...whole.map(({ count }) => `${count} of ${own.length}`))
})

const readings = sumUpReadings(itemsOf(BANK), READINGS, ({ a }) => a.block)
  .toSorted((one, other) => BLOCKS.indexOf(one.part) - BLOCKS.indexOf(other.part))
  .map(({ part, condition, pairs: read, readers, means: { ar, en }, agreement }) =>
    row(
      ...[part, condition, read, readers, ar?.toFixed(2) ?? '', en?.toFixed(2) ?? ''],
      ...[agreement.ar, agreement.en].map(share => (share === null ? '' : `${Math.round(100 * share)} %`)),
    ),
  )

const differences = FIELD_IDS.map(field => {
  const { general, knowing } = differenceOf(BANK, READINGS, field)
  return row(...[field, general.toFixed(2), knowing.toFixed(2), (knowing - general).toFixed(2)])
})
const versions = BLOCKS.map(block => {
  const own = allPairs.filter(({ a }) => a.block === block).map(({ key }) => Number(key.split('@')[1]))
  const gone = own.reduce((sum, version) => sum + version - 1, 0)
  return row(block, own.length, own.filter(version => version > 1).length, gone)
})

const gates = Object.entries(GATES).map(([figure, { show, act }]) => row(figure, show, act))

test.each([
  ['the facets of the core', 'docs/method/measured.md', coreFacets],
  ['the facets of the other forms', 'docs/method/measured.md', otherFacets],
  ['the cells', 'docs/method/measured.md', cells],
  ['the forms', 'docs/method/measured.md', forms],
  ['the axes of style', 'docs/method/style.md', axes],
  ['the gates of figures', 'docs/method/measurement.md', gates],
  ['the families of roles', 'docs/method/careers.md', families],
  ['the means of the blind readings', 'docs/method/readings.md', readings],
  ['what knowing the field is worth', 'docs/method/readings.md', differences],
  ['the pairs that were written anew', 'docs/method/readings.md', versions],
  ['the topics of the fields', 'docs/method/fields.md', topics],
  ['what the checkers of the fields found', 'docs/method/fields.md', checkers],
])('%s stand in the manual as they are in the code', (_, page, rows) => {
  expect(rows.length).toBeGreaterThanOrEqual(4)
  const lines = manual(page)
  expect(rows.filter(expected => !lines.includes(expected))).toEqual([])
})

test('the page of the fields names each topic once and none besides', () => {
  expect(topics).toHaveLength(10 * FIELD_IDS.length)
  const numbered = manual('docs/method/fields.md').filter(line => /^\| \d/.test(line))
  expect(numbered).toEqual(topics)
})

test('the manual counts the occupations', () => {
  const count = FIELD_IDS.reduce((sum, field) => sum + OCCUPATIONS[field].length, 0)
  expect(manual('docs/method/careers.md').join('\n')).toContain(
    `${count} occupations in ${FIELD_IDS.length} fields`,
  )
})
