import type { ItemKey } from '../../bank/item.ts'
import { PILOTS_SECTION, type TemplateId } from '../../vocabulary.ts'
import { partOf } from '../classical/covariances-of.ts'
import { eigenvalueRatio } from '../classical/eigenvalue-ratio.ts'
import { GATES } from '../gates.ts'
import { type AnswerSheet, GROUPINGS, type Grouping, positionsIn, regularIn } from './answer-sheet.ts'
import {
  type CourseStep,
  compareEnds,
  countPlaces,
  followCourse,
  type PlaceFigures,
  type Speededness,
} from './course-figures.ts'
import { compareGroups, type GroupFigures } from './group-figures.ts'
import { MODEL_SAMPLE, type ModelFigures, type ModelledStory, modelSection } from './model-figures.ts'
import { measurePilots } from './pilot-figures.ts'
import {
  type FormPoints,
  measureScale,
  readPoints,
  type ScaleFigures,
  type SlotFigures,
} from './scale-figures.ts'
import { comparePairs, measureStories, type PairFigures, type StoryFigures } from './story-figures.ts'

/** Says of whom a table is: everybody, or one group. */
export interface TableGroup {
  readonly by: Grouping | 'all'
  readonly group: string
}

/** Names a table of a form: of a section or of the whole (`''`), of everybody or of one group. */
export interface TableName extends TableGroup {
  readonly form: TemplateId
  readonly formVersion: number
  readonly section: string
  /** Of one place of the section; 0 for the table of them all. */
  readonly number: number
}

/** Holds the figures of a form or a section, none of them gated yet. */
export interface ScaleTable {
  /** First attempts of the group that were finished with regular quality. */
  readonly n: number
  readonly scale: ScaleFigures
  /** Sections of a form, or facets of a section. */
  readonly parts: readonly { readonly id: string; readonly scale: ScaleFigures }[]
  readonly slots: readonly SlotFigures[]
  readonly places: PlaceFigures
  /** Of everybody in a section: what asks for a look. */
  readonly flags: readonly Flag[]
  /** Of everybody in a section. */
  readonly model:
    | (Omit<ModelFigures, 'stories' | 'dependent'> & {
        /** Of the correlations of its questions: first over second. Measurement 1 has none. */
        readonly eigenvalueRatio?: number | null
      })
    | null
  /** Of everybody in the whole form. */
  readonly course: readonly CourseStep[]
  readonly ends: Speededness | null
  readonly counts: { readonly started: number; readonly finished: number; readonly left: number } | null
}

/** Holds the figures of one place of a section, none of them gated yet. */
export interface SlotTable {
  readonly stories: readonly StoryFigures[]
  /** The rest is of everybody. */
  readonly pairs: readonly PairFigures[]
  readonly groups: readonly GroupFigures[]
  readonly models: readonly ModelledStory[]
  readonly dependent: ModelFigures['dependent']
}

/** Says that a story asks for a look, and how many people say so. */
export interface Flag {
  readonly key: ItemKey
  readonly number: number
  readonly why: keyof typeof FLAG_GATES
  readonly n: number
}

/**
 * Sets from how many people each kind of flag is said. Shares, means and tests of groups say one where they may be acted on
 * (docs/decisions/0117).
 */
export const FLAG_GATES = {
  /** Corrected item-total below zero: urgent. */
  negative: GATES.reliability.show,
  total: GATES.reliability.show,
  mean: GATES.item.act,
  /** An option that hardly anybody chooses. */
  rare: GATES.item.act,
  key: GATES.keyTest.show,
  lean: GATES.storyDifference.show,
  dependent: GATES.residuals.show,
  group: GATES.dif.act,
  easier: GATES.dif.act,
  /** An option that is chosen much oftener in one language. */
  shares: GATES.dif.act,
  fit: GATES.gradedModel.act,
} as const

/**
 * Sets from where a figure asks for a look: corrected item-total, mean of the points, share of an option, difference of one between
 * languages. All are judged.
 */
const FLAG_RULES = { total: 0.1, lowest: 1.8, highest: 4.5, rare: 0.03, shareGap: 0.15 } as const

/** Joins a table with its name: of a scale where the name's number is 0, else of a place. */
export interface NamedTable {
  readonly name: TableName
  readonly table: ScaleTable | SlotTable
}

/**
 * Computes every table of a form.
 *
 * @param random draws the people of the models
 */
export function* measureForm(sheet: AnswerSheet, random: () => number): Generator<NamedTable> {
  const everybody = regularIn(sheet)
  const sample = drawSample(everybody, MODEL_SAMPLE, random)
  const { id: form, version: formVersion } = sheet.form
  const sections = sheet.form.sections.map(({ id }) => id)
  const all = { by: 'all', group: '', people: everybody } as const
  yield {
    name: { form, formVersion, section: PILOTS_SECTION, number: 1, by: 'all', group: '' },
    table: { ...measurePilots(sheet), groups: [], models: [], dependent: [] },
  }
  for (const { people, ...group } of [all, ...groupsIn(sheet)]) {
    const nameOf = (section: string, number: number) => ({ form, formVersion, section, number, ...group })
    const isAll = group.by === 'all'
    const points = readPoints(sheet, people)
    const measured = sections.map(id => ({ id, figures: measureScale(points, positionsIn(sheet, id)) }))
    const parts = measured.map(({ id, figures: { scale } }) => ({ id, scale }))
    yield { name: nameOf('', 0), table: wholeOf(sheet, people, points, { parts, isAll }) }
    for (const { id: section, figures } of measured) {
      const stories = measureStories(sheet, people, section, isAll)
      const more = isAll ? lookCloser(sheet, sample, section) : NOTHING_MORE
      yield {
        name: nameOf(section, 0),
        table: sectionOf(sheet, people, points, { section, figures, stories, ...more }),
      }
      for (const { number } of sheet.form.slots.filter(slot => slot.section === section)) {
        const own = stories.filter(story => story.number === number)
        const isOwn = ({ key }: { readonly key: ItemKey }) => own.some(story => story.key === key)
        const table: SlotTable = {
          stories: own,
          pairs: more.pairs.filter(pair => pair.number === number),
          groups: more.groups.filter(isOwn),
          models: more.model?.stories.filter(isOwn) ?? [],
          dependent:
            more.model?.dependent.filter(({ one, other }) => [one, other].some(key => isOwn({ key }))) ?? [],
        }
        yield { name: nameOf(section, number), table }
      }
    }
  }
}

interface More {
  readonly pairs: readonly PairFigures[]
  readonly groups: readonly GroupFigures[]
  readonly model: ModelFigures | null
}

const NOTHING_MORE: More = { pairs: [], groups: [], model: null }

function lookCloser(sheet: AnswerSheet, sample: readonly number[], section: string): More {
  return {
    pairs: comparePairs(sheet, regularIn(sheet), section),
    groups: compareGroups(sheet, section),
    model: modelSection(sheet, sample, section),
  }
}

/** Counts the tables that a form has. */
export function countTables({ sections, count }: AnswerSheet['form']): number {
  const groups = Object.values(GROUPINGS).reduce((sum, own) => sum + own.length, 1)
  return groups * (1 + sections.length + count) + 1
}

function wholeOf(
  sheet: AnswerSheet,
  people: readonly number[],
  points: FormPoints,
  { parts, isAll }: Pick<ScaleTable, 'parts'> & { readonly isAll: boolean },
): ScaleTable {
  const positions = positionsIn(sheet)
  return {
    ...{ n: people.length, scale: measureScale(points, positions).scale, parts, slots: [] },
    ...{ places: countPlaces(sheet, people, positions), flags: [], model: null },
    course: isAll ? followCourse(sheet) : [],
    ends: isAll ? compareEnds(sheet) : null,
    counts: isAll ? countIn(sheet) : null,
  }
}

function sectionOf(
  sheet: AnswerSheet,
  people: readonly number[],
  points: FormPoints,
  {
    section,
    figures,
    model,
    ...found
  }: More & {
    readonly section: string
    readonly figures: ReturnType<typeof measureScale>
    readonly stories: readonly StoryFigures[]
  },
): ScaleTable {
  const positions = positionsIn(sheet, section)
  const byFacet = Map.groupBy(positions, position => sheet.form.slots[position]?.facet ?? '')
  return {
    ...{ n: people.length, ...figures },
    parts: [...byFacet].map(([id, own]) => ({ id, scale: measureScale(points, own).scale })),
    places: countPlaces(sheet, people, positions),
    flags: model ? flagsIn({ model, ...found }) : [],
    model: model && {
      n: model.n,
      eigenvalueRatio: eigenvalueRatio(partOf(points.covariances, positions)),
      converged: model.converged,
      reliability: model.reliability,
      fit: model.fit,
    },
    ...{ course: [], ends: null, counts: null },
  }
}

function flagsIn({
  stories,
  pairs,
  groups,
  model,
}: More & { readonly stories: readonly StoryFigures[] }): Flag[] {
  const numberOf = (key: ItemKey) => stories.find(story => story.key === key)?.number ?? 0
  const flag = (key: ItemKey, why: Flag['why'], n: number): Flag => ({ key, number: numberOf(key), why, n })
  const modelled = model?.stories ?? []
  const among = (why: Flag['why'], isSign: (story: StoryFigures) => boolean) =>
    stories.filter(isSign).map(({ key, n }) => flag(key, why, n))
  // One group that is large enough to say so suffices.
  const between = (why: Flag['why'], isSign: (group: GroupFigures) => boolean) =>
    [...Map.groupBy(groups.filter(isSign), ({ key }) => key)].map(([key, own]) =>
      flag(key, why, Math.max(...own.map(({ focal, reference }) => Math.min(focal, reference)))),
    )
  const isBelow = (most: number, { correctedItemTotal: total }: StoryFigures) =>
    total !== null && total < most
  return [
    ...among('negative', story => isBelow(0, story)),
    ...among('total', story => isBelow(FLAG_RULES.total, story) && !isBelow(0, story)),
    ...among('mean', ({ mean }) => mean !== null && (mean < FLAG_RULES.lowest || mean > FLAG_RULES.highest)),
    ...among('rare', ({ options }) => options.some(({ share }) => share < FLAG_RULES.rare)),
    ...modelled
      .filter(({ steps }) => steps.some(({ verdict }) => verdict === 'against the key'))
      .map(({ key, n }) => flag(key, 'key', n)),
    ...modelled.filter(({ misfit }) => misfit?.flagged).map(({ key, n }) => flag(key, 'fit', n)),
    ...pairs
      .filter(({ difference }) => difference?.leans)
      .map(({ a, readers }) => flag(a, 'lean', Math.min(...readers))),
    ...[...Map.groupBy(eachOf(model?.dependent ?? []), ({ key }) => key)].map(([key, own]) =>
      flag(key, 'dependent', Math.max(...own.map(({ n }) => n))),
    ),
    ...between('group', ({ flagged }) => flagged),
    ...between('easier', ({ easier = null }) => easier !== null),
    ...between('shares', ({ shareGap = null }) => shareGap !== null && shareGap > FLAG_RULES.shareGap),
  ]
}

/** Lists both stories of each pair that hangs together. */
function eachOf(dependent: ModelFigures['dependent']) {
  return dependent.flatMap(({ one, other, n }) => [one, other].map(key => ({ key, n })))
}

function groupsIn(sheet: AnswerSheet): (TableGroup & { readonly people: readonly number[] })[] {
  return (Object.keys(GROUPINGS) as Grouping[]).flatMap(by =>
    (GROUPINGS[by] as readonly string[]).map((group, place) => ({
      ...{ by, group, people: regularIn(sheet, { by, place }) },
    })),
  )
}

function countIn({ people, finished, left }: AnswerSheet): ScaleTable['counts'] {
  const count = (marks: Uint8Array) => marks.reduce((sum, mark) => sum + mark, 0)
  return { started: people, finished: count(finished), left: count(left) }
}

/** Draws some of many without replacement; all of them where they are few enough. */
function drawSample(people: readonly number[], most: number, random: () => number): number[] {
  if (people.length <= most) return [...people]
  const left = [...people]
  for (let place = 0; place < most; place += 1) {
    const other = place + Math.floor(random() * (left.length - place))
    ;[left[place], left[other]] = [left[other] ?? 0, left[place] ?? 0]
  }
  return left.slice(0, most)
}
