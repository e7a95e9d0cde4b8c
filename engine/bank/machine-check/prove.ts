import type { ItemOption } from '../item.ts'
import { evaluate } from './arithmetic.ts'
import { compares } from './compare.ts'
import { holds } from './equation.ts'
import { byFallingValue, ladderFaults } from './ladder.ts'
import type { ClaimsCheck, DistanceCheck, MachineCheck, RatesCheck, SidesCheck } from './machine-check.ts'
import { costs, distances, expectedTests, type Measures, onsetGaps } from './measures.ts'
import { choices, combinations, follows, type Model, orderings } from './worlds.ts'

type Options = readonly ItemOption[]
const MOST_OBJECTS = 6
const MOST_FACTS = 7

/** Lists where the values of the options are not what the model proves; empty where they are. */
export function proofFaults(check: MachineCheck, options: Options): string[] {
  try {
    return [...(check.equations ?? []).flatMap(equationFaults), ...modelFaults(check, options)]
  } catch (error) {
    return [error instanceof RangeError ? error.message : String(error)]
  }
}

function modelFaults(check: MachineCheck, options: Options): string[] {
  const ids = options.map(({ id }) => id)
  switch (check.kind) {
    case 'numeric':
      return []
    case 'order':
      if (check.objects.length > MOST_OBJECTS)
        return [`${check.objects.length} objects, more than ${MOST_OBJECTS}`]
      return worldFaults(orderings(check, ids), options)
    case 'facts':
      if (check.facts.length > MOST_FACTS) return [`${check.facts.length} facts, more than ${MOST_FACTS}`]
      return worldFaults(combinations(check, ids), options)
    case 'counts':
      return worldFaults(choices(check, ids), options)
    case 'sides':
      return sideFaults(check, options)
    case 'rates':
      return rateFaults(check, options)
    case 'distance':
      return distanceFaults(check, options)
    case 'onset':
      return risingFaults(onsetGaps(check), options)
    case 'cost':
      return risingFaults(costs(check), options)
    case 'search':
      return risingFaults(expectedTests(check), options)
    case 'claims':
      return claimFaults(check, options)
  }
}

function equationFaults(equation: string): string[] {
  const result = holds(equation)
  if (result === null) return [`${equation} is not an equation of plain arithmetic`]
  return result ? [] : [`${equation} does not hold`]
}

function worldFaults(model: Model, options: Options): string[] {
  return ladderFaults(
    model,
    options.map(({ value }) => value),
  )
}

/** What an option loses has to rise from the 5 to the 1. */
function risingFaults(measures: Measures, options: Options): string[] {
  const seen = byFallingValue(options.map(({ value }) => value)).flatMap(index => {
    const measure = measures[options[index]?.id ?? '']
    return measure === undefined ? [] : [measure]
  })
  const rises = seen.every((measure, step) => step === 0 || measure > (seen[step - 1] ?? measure))
  const isWhole = seen.length === Object.keys(measures).length && seen.length >= options.length - 1
  return rises && isWhole ? [] : [`from 5 to 1 the options lose ${seen.map(round).join(', ')}`]
}

function distanceFaults(check: DistanceCheck, options: Options): string[] {
  const measures = distances(check)
  const best = options.find(({ value }) => value === 5)
  const withheld = options.find(({ id }) => id === check.withheld)
  return [
    ...risingFaults(measures, options),
    ...(measures[best?.id ?? ''] === 0 ? [] : ['the option worth 5 does not claim the truth']),
    ...(withheld && withheld.value !== 3 ? ['the option that claims no number is not worth 3'] : []),
  ]
}

function sideFaults(check: SidesCheck, options: Options): string[] {
  const sides = wrongSides(options, id => check.sides[id])
  return follows(check) ? sides : ['the conclusion does not follow', ...sides]
}

function rateFaults({ stations, arrival, bottleneck, sides }: RatesCheck, options: Options): string[] {
  const slow = Object.keys(stations).filter(station => (evaluate(stations[station] ?? '') ?? 0) > arrival)
  const wrong = wrongSides(options, id => (id in sides ? sides[id] === bottleneck : undefined))
  return slow.join() === bottleneck
    ? wrong
    : [`slower than the arrivals: ${slow.join(', ') || 'none'}`, ...wrong]
}

function wrongSides(options: Options, isRight: (id: string) => boolean | undefined): string[] {
  return options.flatMap(({ id = '', value }) => {
    const wanted = value === 3 ? undefined : value > 3
    return isRight(id) === wanted ? [] : [`option ${id}, worth ${value}, stands on another side`]
  })
}

function claimFaults({ let: names, options: claims }: ClaimsCheck, options: Options): string[] {
  const known = Object.fromEntries(
    Object.entries(names).map(([name, expression]) => [name, evaluate(expression) ?? Number.NaN]),
  )
  return options.flatMap(({ id = '', value }) => {
    const [conclusion = '', reason = '', role] = claims[id] ?? []
    const [isTrue, isReason] = [compares(conclusion, known), compares(reason, known)]
    const worth = worthOf(role, isTrue, isReason)
    return worth === value
      ? []
      : [`option ${id} is ${isTrue}, its reason ${isReason}: worth ${worth}, not ${value}`]
  })
}

function worthOf(
  role: 'full' | 'part' | 'middle' | undefined,
  isTrue: boolean | null,
  isReason: boolean | null,
) {
  if (isTrue === null || isReason === null) return null
  if (role === 'full') return isTrue === isReason ? (isTrue ? 5 : 1) : null
  if (role === 'part') return isReason ? (isTrue ? 4 : 2) : null
  return role === 'middle' && !isTrue ? 3 : null
}

const round = (measure: number) => Math.round(measure * 100) / 100
