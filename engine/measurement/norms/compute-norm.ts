import { MARGIN_GROUPS, type MarginBy } from '../../vocabulary.ts'
import { GATES } from '../gates.ts'
import { sumsOf } from '../table.ts'
import { type AnswerSheet, pointsOf, regularIn } from '../tables/answer-sheet.ts'
import { type NormOutcome, type NormPlan, partsOf } from './norm.ts'
import { percentileTables } from './percentile-table.ts'
import { rakeWeights } from './rake-weights.ts'
import { effectiveCount, trimWeights } from './trim-weights.ts'

/** Nobody stands for more than so many people of the mean weight. */
export const MOST_WEIGHT = 5
const HIGHEST = 5

/**
 * Computes a norm from finished first attempts of regular quality: chooses the base, weights it, and below the gate computes no
 * percentile.
 *
 * @param random numbers from 0 to 1; the engine knows no chance
 */
export function computeNorm(
  sheet: AnswerSheet,
  { by, group, margins }: NormPlan,
  random: () => number,
): NormOutcome {
  const base =
    by === 'all' ? undefined : { by, place: (MARGIN_GROUPS[by] as readonly string[]).indexOf(group) }
  // Who belongs to no group of a margin, as after a change of language on the way, cannot be weighted.
  const people = regularIn(sheet, base).filter(person =>
    margins.every(margin => groupsOf(sheet, margin.by)[person] !== -1),
  )
  if (people.length === 0) return { kind: 'weighted', people: 0, effective: 0, parts: [] }
  const raked = rakeWeights(
    people.length,
    margins.map(margin => ({
      groups: people.map(person => groupsOf(sheet, margin.by)[person] ?? 0),
      targets: MARGIN_GROUPS[margin.by].map(name => margin.shares[name] ?? 0),
    })),
  )
  if (!raked) return { kind: 'unweighable', missing: findMissing(sheet, people, margins) }
  const weights = trimWeights(raked, MOST_WEIGHT)
  const effective = effectiveCount(weights)
  const parts =
    effective < GATES.percentile.show
      ? []
      : percentileTables(
          partsOf(sheet.form, by).map(({ id, positions }) => ({
            ...{ id, lowest: positions.length, highest: HIGHEST * positions.length },
            scores: [...sumsOf(pointsOf(sheet, people, positions), people.length)],
          })),
          weights,
          random,
        )
  return { kind: 'weighted', people: people.length, effective, parts }
}

function groupsOf(sheet: AnswerSheet, by: MarginBy): Int8Array {
  return by === 'education' ? sheet.education : sheet.groups[by]
}

function findMissing(sheet: AnswerSheet, people: readonly number[], margins: NormPlan['margins']) {
  for (const { by, shares } of margins) {
    const there = new Set(people.map(person => groupsOf(sheet, by)[person]))
    const group = MARGIN_GROUPS[by].find((name, place) => (shares[name] ?? 0) > 0 && !there.has(place))
    if (group !== undefined) return { by, group }
  }
  return null
}
