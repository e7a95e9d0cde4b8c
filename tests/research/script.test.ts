import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORMS } from '#engine/forms/forms.ts'
import type { Shown } from '#engine/measurement/gates.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { FIELD_IDS, type TemplateId } from '#engine/vocabulary.ts'
import { snapshots } from '#server/db/schema.ts'
import { findScaleTable, findSlotTable } from '#server/features/measurement/find-table.ts'
import { measureSnapshot } from '#server/features/measurement/measure-snapshot.ts'
import { inventAttempts } from '../../scripts/simulate/invent-attempts.ts'
import { storeTakers } from '../../scripts/simulate/store-takers.ts'
import { type AccountsApi, createAccountsApi } from '../support/accounts.ts'
import { findR } from '../support/find-r.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { filesOf } from './export-files.ts'

type Figure = number | null
type Row = Readonly<Record<string, Figure | string>>

/** Holds what `read.R` leaves. */
interface Printed {
  readonly scales: readonly Row[]
  readonly places: readonly Row[]
  readonly stories: readonly Row[]
  readonly choices: readonly Row[]
  readonly label: readonly string[]
  readonly field: readonly string[]
  /** Columns whose codes have words. */
  readonly labelled: readonly string[]
  /** Counts the codes that have none. */
  readonly unlabelled: readonly number[]
}

/** Holds a figure as the console shows it, and as the script prints it; null where there is none. */
interface Compared {
  readonly what: string
  readonly of: string
  readonly ours: Figure
  readonly theirs: Figure
}

const SCALE = ['n', 'mean', 'sd', 'alpha', 'alpha_from', 'alpha_to', 'stratified_alpha', 'omega']
  .concat('spearman_brown', 'rulon', 'standard_error')
  .map(name => `scale ${name}`)
const PLACE = ['n', 'mean', 'sd', 'item_total', 'alpha_if_dropped'].map(name => `place ${name}`)
const STORY = ['mean', 'sd', 'item_total'].map(name => `story ${name}`)
const CHOICE = ['share', 'rest_mean'].map(name => `choice ${name}`)

let world: AccountsApi
const snapshot = randomUUID()
/** Enough for every figure of `basic`, and for hardly one of `quick`. */
const [MANY, FEW] = [300, 40]

beforeAll(async () => {
  world = await createAccountsApi()
  const { database } = world.store
  const now = world.clock.now
  const plan = { fields: ['sales', 'legal'], languages: ['ar', 'en'], seed: 3 } as const
  for (const [form, count] of [['basic', MANY] as const, ['quick', FEW] as const])
    await storeTakers(database, inventAttempts(RELEASED, { ...plan, form, count }, now))
  const task = { id: snapshot, population: 'simulated' } as const
  await database.insert(snapshots).values({ ...task, status: 'running', askedAt: now, heardAt: now })
  await measureSnapshot(database, RELEASED, { ...task, key: new Uint8Array(32), now }, () => {})
}, 120_000)
afterAll(() => world.close())

test('the script for R has words for every code', { timeout: 120_000 }, async context => {
  const { labelled, unlabelled, label, field } = await runScript('basic', context.skip)
  const columns = ['device', 'education', 'experience', 'facet', 'field', 'field', 'language', 'pole']
  expect([...labelled].sort()).toEqual([...columns, 'section', 'status', 'told', 'type'])
  expect(unlabelled).toEqual([0])
  expect(label).toEqual(['Points that the key gives the chosen option, 1 to 5'])
  expect(field).toEqual(['Technology'])
})

test('it prints what the console shows of a stored snapshot, to the sixth place', {
  timeout: 120_000,
}, async context => {
  const figures = await compare('basic', await runScript('basic', context.skip))
  expect(figures.filter(isApart)).toEqual([])
  expect(figures.filter(({ ours }) => ours === null)).toEqual([])
  const { sections, slots, count } = FORMS.basic
  const stories = 2 * slots.filter(({ scope }) => scope === 'common').length
  const counted = Map.groupBy(figures, ({ what }) => what)
  for (const what of SCALE) expect(counted.get(what), what).toHaveLength(sections.length)
  for (const what of PLACE) expect(counted.get(what), what).toHaveLength(count)
  for (const what of STORY) expect(counted.get(what), what).toHaveLength(stories)
  for (const what of CHOICE) expect(counted.get(what), what).toHaveLength(5 * stories)
})

test('it prints nothing of too few people, as the console shows nothing of them', {
  timeout: 120_000,
}, async context => {
  const figures = await compare('quick', await runScript('quick', context.skip))
  expect(figures.filter(isApart)).toEqual([])
  expect(new Set(figures.map(({ what }) => what))).toEqual(new Set([SCALE, PLACE, STORY, CHOICE].flat()))
  // Forty answered a question, half of them each of its stories: 30 are enough for a mean, and 100 for alpha.
  const shown = new Set(figures.flatMap(({ what, ours }) => (ours === null ? [] : [what])))
  const few = ['n', 'mean', 'sd']
  expect(shown).toEqual(new Set(few.flatMap(name => [`scale ${name}`, `place ${name}`])))
})

/** Runs the script over an export, and reads the tables that it leaves. */
async function runScript(form: TemplateId, skip: (why: string) => never): Promise<Printed> {
  const r = await findR()
  if (typeof r === 'string') return skip(r)
  const folder = temporaryFolder('research')
  for (const [name, text] of await filesOf(world, form, true)) writeFileSync(join(folder, name), text)
  const asked = `invisible(capture.output(source(file.path(Sys.getenv("WIJHA_EXPORT"), "read.R"))))
    tables <- list(takers = takers, items = items, options = options_of_items)
    lost <- function(name) sum(is.na(tables[[name]])) - sum(is.na(read_table(name)))
    cat(jsonlite::toJSON(list(scales = scales, places = places, stories = stories, choices = choices,
      label = attr(responses$resp, "label"), field = levels(takers$field)[1],
      labelled = unlist(lapply(tables, function(table) names(Filter(is.factor, table)))),
      unlabelled = sum(sapply(names(tables), lost))), digits = NA, na = "null"))`
  const { stdout } = await promisify(execFile)(r.program, ['--vanilla', '-e', asked], {
    env: { ...process.env, WIJHA_EXPORT: folder },
    maxBuffer: 1 << 24,
  })
  rmSync(folder, { recursive: true })
  return JSON.parse(stdout)
}

/** Reads every figure of the console beside the script's. */
async function compare(form: TemplateId, printed: Printed): Promise<Compared[]> {
  const { database } = world.store
  const compared: Compared[] = []
  for (const { id: section, name } of FORMS[form].sections) {
    const wish = { id: snapshot, form, section, by: 'all', group: '' } as const
    const { n, scale, slots } = await findScaleTable(database, wish)
    const printedScale = printed.scales.find(row => row.section === name.en)
    compared.push(...beside('scale', section, printedScale, { n, ...figuresOfScale(scale) }))
    for (const { number, described, total } of slots) {
      const slot = `${section}-${String(number).padStart(2, '0')}`
      const printedPlace = printed.places.find(row => row.slot === slot)
      const answered = described.kind === 'shown' ? described.n : described.has
      compared.push(
        ...beside('place', slot, printedPlace, {
          ...{ n: answered, mean: read(described, 'mean'), sd: read(described, 'sd') },
          ...{ item_total: read(total, 'correctedItemTotal') },
          ...{ alpha_if_dropped: read(total, 'alphaIfDropped') },
        }),
      )
      const { stories } = await findSlotTable(database, { ...wish, number })
      // An export has fewer readers of the stories of a field: where few share all groups, the field is given up.
      for (const story of stories.filter(({ key }) => !isOfField(key))) {
        const printedStory = printed.stories.find(({ item }) => item === story.key)
        compared.push(...beside('story', story.key, printedStory, figuresOfStory(story)))
        for (const value of [1, 2, 3, 4, 5]) {
          const row = printed.choices.find(({ item, resp }) => item === story.key && resp === value)
          compared.push(...beside('choice', `${story.key} ${value}`, row, figuresOfChoice(story, value)))
        }
      }
    }
  }
  return compared
}

type Scale = Awaited<ReturnType<typeof findScaleTable>>['scale']
type Story = Awaited<ReturnType<typeof findSlotTable>>['stories'][number]
type Figures = Readonly<Record<string, Figure>>

function figuresOfScale({ described, reliability }: Scale): Figures {
  return {
    ...{ mean: read(described, 'mean'), sd: read(described, 'sd') },
    ...{ alpha: read(reliability, 'alpha'), omega: read(reliability, 'omega') },
    ...{ alpha_from: read(reliability, 'from'), alpha_to: read(reliability, 'to') },
    ...{ stratified_alpha: read(reliability, 'stratifiedAlpha'), rulon: read(reliability, 'rulon') },
    spearman_brown: read(reliability, 'spearmanBrown'),
    standard_error: read(reliability, 'standardError'),
  }
}

function figuresOfStory({ described, total }: Story): Figures {
  const item_total = read(total, 'correctedItemTotal')
  return { mean: read(described, 'mean'), sd: read(described, 'sd'), item_total }
}

function figuresOfChoice({ described, plot }: Story, value: number): Figures {
  const own = read(described, 'options')?.find(option => option.value === value)
  const plotted = plot.kind === 'shown' ? plot.value.find(option => option.value === value) : null
  return { share: own?.share ?? null, rest_mean: plotted?.restMean ?? null }
}

function beside(what: string, of: string, row: Row | undefined, figures: Figures): Compared[] {
  return Object.entries(figures).map(([name, ours]) => {
    const theirs = (row?.[name] ?? null) as Figure
    return { what: `${what} ${name}`, of, ours, theirs }
  })
}

function read<Value, Name extends keyof Value>(figure: Shown<Value>, name: Name): Value[Name] | null {
  return figure.kind === 'shown' ? figure.value[name] : null
}

function isApart({ ours, theirs }: Compared): boolean {
  return ours === null || theirs === null ? ours !== theirs : !(Math.abs(ours - theirs) < 1e-6)
}

const isOfField = (key: string) => FIELD_IDS.some(field => key.startsWith(`${field}-`))
