import type { ItemKey } from '../../bank/item.ts'
import { GATES } from '../gates.ts'
import { abilityIn, marginalReliability } from '../models/ability.ts'
import { type Answers, calibrate } from '../models/calibrate.ts'
import { type GradedErrors, gradedErrors } from '../models/graded-errors.ts'
import { difficultiesOf } from '../models/item-model.ts'
import { logChancesOf } from '../models/log-chances.ts'
import { optionResiduals } from '../models/option-residuals.ts'
import { parameterCovariances } from '../models/parameter-covariances.ts'
import { personFit } from '../models/person-fit.ts'
import { startGraded } from '../models/start-models.ts'
import { type Misfit, worstFit } from '../models/worst-fit.ts'
import { at } from '../numbers/at.ts'
import type { Table } from '../table.ts'
import type { KeyStep } from '../test-key.ts'
import { codeOf, watchStories } from '../watch-stories.ts'
import { type AnswerSheet, positionsIn, storyPoints } from './answer-sheet.ts'
import { PLOT_GROUPS, storiesIn } from './story-figures.ts'

/** Holds what the models say of one story. */
export interface ModelledStory {
  readonly key: ItemKey
  /** Answers within the sample. */
  readonly n: number
  /** Graded model: slope, and where on the scale of ability each value is reached by a half. */
  readonly slope: number | null
  readonly difficulties: readonly number[]
  /** Standard errors of the slope and of each difficulty. Measurement 1 has none. */
  readonly errors?: GradedErrors | null
  /** Where it is furthest from the graded model. Measurement 1 has none. */
  readonly misfit?: Misfit | null
  /** Nominal model: whether ability orders the options as the key does. */
  readonly steps: readonly KeyStep[]
}

/** Holds what the models say of a section. */
export interface ModelFigures {
  /** People drawn for the models. */
  readonly n: number
  readonly converged: boolean
  /** Of abilities by the graded model: 1 less the mean of their squared errors. */
  readonly reliability: number | null
  /** Spread of l_z and its lowest twentieth: answers that do not go together. */
  readonly fit: { readonly sd: number | null; readonly fifthPercentile: number | null }
  readonly stories: readonly ModelledStory[]
  readonly dependent: readonly Dependence[]
}

/** Holds two stories that hang together beside what ability explains. */
export interface Dependence {
  readonly one: ItemKey
  readonly other: ItemKey
  /** Who answered both. */
  readonly n: number
  readonly q3: number
}

/** Sets how many people are drawn at most: models settle long before, and their time grows with the people. */
export const MODEL_SAMPLE = 10_000

/** Calibrates the stories of a section that reached their gate, by both models. */
export function modelSection(sheet: AnswerSheet, people: readonly number[], section: string): ModelFigures {
  const stories = storiesIn(sheet, positionsIn(sheet, section))
  const scores = stories.map(({ index }) => storyPoints(sheet, people, index))
  const table: Table = people.map((_, person) => scores.map(own => own[person] ?? null))
  const coded = scores.map(codeOf)
  const kept = coded.flatMap(({ n, values }, column) =>
    n >= GATES.gradedModel.show && values.length > 1 ? [{ column, values }] : [],
  )
  const { stories: watched, dependent } = watchStories(table)
  const answers: Answers = table.map(row =>
    Int8Array.from(kept, ({ column, values }) => values.indexOf(row[column] ?? Number.NaN)),
  )
  const start = startGraded(
    answers,
    kept.map(({ values }) => values.length),
  )
  const tolerance = 1e-7 * people.length * Math.max(1, kept.length)
  const { items, converged } = calibrate(answers, start, { tolerance, rounds: 200 })
  const logs = logChancesOf(items)
  const abilities = kept.length === 0 ? [] : answers.map(row => abilityIn(logs, row))
  const fits = abilities.flatMap(({ theta }, person) => {
    const { lz } = personFit(items, answers[person] ?? [], theta)
    return lz === null ? [] : [lz]
  })
  const covariances = parameterCovariances(items, answers)
  const residuals = optionResiduals(items, answers, PLOT_GROUPS)
  return {
    n: people.length,
    converged,
    reliability: abilities.length === 0 ? null : marginalReliability(abilities),
    fit: describeFits(fits),
    stories: stories.map(({ key }, column) => {
      const place = kept.findIndex(own => own.column === column)
      const item = items[place]
      return {
        ...{ key, n: coded[column]?.n ?? 0, slope: item?.slope ?? null },
        difficulties: item ? difficultiesOf(item) : [],
        errors: item ? gradedErrors(item, covariances[place] ?? null) : null,
        misfit: worstFit(residuals[place] ?? [], kept[place]?.values ?? []),
        steps: watched.find(story => story.column === column)?.steps ?? [],
      }
    }),
    dependent: dependent.flatMap(({ one, other, q3 }) => {
      const [first, second] = [stories[one]?.key, stories[other]?.key]
      const n = table.filter(row => row[one] !== null && row[other] !== null).length
      return first && second ? [{ one: first, other: second, n, q3 }] : []
    }),
  }
}

function describeFits(fits: readonly number[]): ModelFigures['fit'] {
  if (fits.length < 2) return { sd: null, fifthPercentile: null }
  const sorted = Float64Array.from(fits).sort()
  const mean = sorted.reduce((sum, own) => sum + own, 0) / sorted.length
  const squares = sorted.reduce((sum, own) => sum + (own - mean) ** 2, 0)
  return {
    sd: Math.sqrt(squares / (sorted.length - 1)),
    fifthPercentile: at(sorted, Math.floor(0.05 * sorted.length)),
  }
}
