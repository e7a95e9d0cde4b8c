import { describe, expect, it } from 'vitest'
import { itemsOf } from '../block.ts'
import { BANK } from '../index.ts'
import type { ItemOption, Value } from '../item.ts'
import type { MachineCheck } from './machine-check.ts'
import { proofFaults } from './prove.ts'

const options = (worth: Readonly<Record<string, Value>>): ItemOption[] =>
  Object.entries(worth).map(([id, value]) => ({ id, value, rationale: 'invented' }))
const WORTH = { five: 5, four: 4, three: 3, two: 2, one: 1 } as const
const SWAPPED = { ...WORTH, five: 2, two: 5 } as const

/** One small model of each kind that proves `WORTH`. */
const MODELS: readonly MachineCheck[] = [
  {
    kind: 'order',
    objects: ['x', 'y', 'z', 'v', 'w'],
    premises: [at => at('x') === 1],
    options: {
      five: at => at('x') < at('y'),
      four: at => at('y') > 2 || at('z') === 3,
      three: at => at('w') < at('v'),
      two: at => at('w') === 3 && at('v') > 1,
      one: at => at('y') === 1,
    },
  },
  {
    kind: 'facts',
    facts: ['p', 'q', 'r', 's'],
    premises: [is => is('p')],
    options: {
      five: is => is('p'),
      four: is => is('q') || is('r'),
      three: is => is('s'),
      two: (_, count) => count('q', 'r') === 0,
      one: is => !is('p'),
    },
  },
  {
    kind: 'counts',
    ranges: { both: [0, 10] },
    premises: [of => of('both') < 8],
    options: {
      five: of => of('both') < 8 || of('both') === 10,
      four: of => of('both') > 1 && of('both') < 9,
      three: of => of('both') % 2 === 0,
      two: of => of('both') === 1 || of('both') === 8,
      one: of => of('both') === 9,
    },
  },
  {
    kind: 'sides',
    facts: ['p', 'q'],
    premises: [is => is('p') !== is('q'), is => is('p')],
    follows: is => !is('q'),
    sides: { five: true, four: true, two: false, one: false },
  },
  {
    kind: 'rates',
    arrival: 3,
    stations: { wash: '8 / 2', dry: '4 / 2' },
    bottleneck: 'wash',
    sides: { five: 'wash', four: 'wash', two: 'dry', one: 'dry' },
  },
  {
    kind: 'distance',
    scale: 'linear',
    truth: 10,
    claims: { five: 10, four: 12, three: 15, two: 20, one: 30 },
  },
  {
    kind: 'distance',
    scale: 'log',
    truth: 10,
    claims: { five: 10, four: 20, two: 1, one: 200 },
    withheld: 'three',
  },
  { kind: 'onset', onset: 8, causes: { five: 7, four: 2, three: 9, two: 12, one: 20 } },
  { kind: 'cost', costs: { five: '2 * 3', four: '7', three: '8', two: '3 * 3', one: '10' } },
  {
    kind: 'search',
    weights: [8, 1, 1, 1, 1, 1, 1],
    firstTest: { five: 1, four: 3, three: 4, two: 5, one: 6 },
  },
  {
    kind: 'claims',
    let: { before: '460 / 23', now: '396 / 18' },
    options: {
      five: ['now > before', 'now - before == 2', 'full'],
      four: ['now > before', '18 < 23', 'part'],
      three: ['now == before', '0 == 0', 'middle'],
      two: ['now < before', '396 < 460 && 18 < 23', 'part'],
      one: ['now < before', 'before - now == 2', 'full'],
    },
  },
]

describe.each(MODELS.map(model => [model.kind, model] as const))('a proof by %s', (_, model) => {
  it('holds for the values that follow', () => {
    expect(proofFaults(model, options(WORTH))).toEqual([])
  })

  it('finds two values that are exchanged', () => {
    expect(proofFaults(model, options(SWAPPED))).not.toEqual([])
  })

  it('finds an option of another name', () => {
    const { five, ...others } = WORTH
    expect(proofFaults(model, options({ other: five, ...others }))).not.toEqual([])
  })
})

describe('a proof', () => {
  it.each([
    ['an equation that does not balance', { equations: ['26 - 18 = 9'] }],
    ['an equation of words', { equations: ['ten = 10'] }],
    ['premises that contradict each other', { premises: [() => false] }],
    ['too many facts', { facts: ['p', 'q', 'r', 's', 't', 'u', 'v', 'w'] }],
  ])('fails on %s', (_, fault) => {
    expect(proofFaults({ ...MODELS[1], ...fault } as MachineCheck, options(WORTH))).not.toEqual([])
  })

  it('fails on claims of which one entails another', () => {
    const entailing = { ...MODELS[1], options: { ...claimsOfFacts(), three: (is: Is) => is('q') && is('p') } }
    expect(proofFaults(entailing as MachineCheck, options(WORTH)).join()).toContain('entails')
  })

  it('stands behind both stories of every pair of the scientific abilities', () => {
    const proven = itemsOf(BANK).filter(({ block, item }) => block === 'skills' && item.machineCheck)
    expect(proven).toHaveLength(40)
    for (const { key, item } of proven)
      expect([key, item.machineCheck && proofFaults(item.machineCheck, item.options)]).toEqual([key, []])
  })
})

type Is = (fact: string) => boolean

function claimsOfFacts(): object {
  const model = MODELS[1]
  return model?.kind === 'facts' ? model.options : {}
}
