import { expect, test } from 'vitest'
import { scaleTable, slotTable } from '#contract/measurement.ts'
import {
  FLAG_GATES,
  type Flag,
  type ScaleTable,
  type SlotTable,
} from '#engine/measurement/tables/measure-form.ts'
import { gateScaleTable, gateSlotTable } from './gate-tables.ts'

const key = 'MOT-01/a@1'
const scale = {
  ...{ people: 1000, sums: { n: 1000, mean: 100, sd: 12 }, alpha: 0.8, alphaInterval: null },
  ...{ stratifiedAlpha: 0.8, omega: null, standardError: 5, halves: { spearmanBrown: 0.8, rulon: 0.8 } },
}

/** A section as measurement 1 stored it. */
const SECTION: ScaleTable = {
  ...{ n: 1000, scale, parts: [], slots: [], flags: [], course: [], ends: null, counts: null },
  places: { answers: 0, chosen: [], expected: [] },
  model: { n: 1000, converged: true, reliability: 0.8, fit: { sd: 1, fifthPercentile: -1.7 } },
}

/** A place of a section as measurement 1 stored it. */
const SLOT: SlotTable = {
  ...{ stories: [], pairs: [], dependent: [] },
  groups: [
    {
      ...{ key, by: 'time', group: 'later', focal: 500, reference: 500, category: 'A', difference: 0.1 },
      ...{ rSquaredChange: 0.001, slopeChange: 0.01, correctedP: 0.5, flagged: false },
    },
  ],
  models: [{ key, n: 1000, slope: 1.2, difficulties: [-1, 0, 1, 2], steps: [] }],
}

test('tables of an older measurement are read, without what came later', () => {
  const section = scaleTable.parse(gateScaleTable(SECTION, 'basic'))
  expect(section.model).toMatchObject({
    kind: 'shown',
    value: { eigenvalueRatio: null, abilities: { reliability: 0.8 } },
  })
  const slot = slotTable.parse(gateSlotTable(SLOT))
  expect(slot.groups[0]?.comparison).toMatchObject({ kind: 'shown', value: { category: 'A', easier: null } })
  expect(slot.models[0]?.graded).toMatchObject({
    kind: 'shown',
    value: { slope: 1.2, errors: null, misfit: null },
  })
})

test('nothing is said of abilities where one alone does not stand behind a section', () => {
  const said = (eigenvalueRatio: number | null) =>
    gateScaleTable({ ...SECTION, model: SECTION.model && { ...SECTION.model, eigenvalueRatio } }, 'basic')
      .model
  expect(said(3)).toMatchObject({ value: { eigenvalueRatio: 3, abilities: { reliability: 0.8 } } })
  expect(said(2.9)).toMatchObject({ value: { eigenvalueRatio: 2.9, abilities: null } })
  expect(said(null)).toMatchObject({ value: { eigenvalueRatio: null, abilities: null } })
})

test('a sign is said from its own number of people on', () => {
  for (const [why, least] of Object.entries(FLAG_GATES) as [Flag['why'], number][]) {
    const saidOf = (n: number) =>
      gateScaleTable({ ...SECTION, flags: [{ key, number: 1, why, n }] }, 'basic').flags
    expect(saidOf(least - 1)).toEqual([])
    expect(saidOf(least)).toEqual([{ key, number: 1, why, n: least }])
  }
})

test('that a story has grown easier is said once both halves are large enough for a test', () => {
  const said = (focal: number) => {
    const groups = SLOT.groups.map(group => ({ ...group, focal, easier: 0.2 }))
    return gateSlotTable({ ...SLOT, groups }).groups[0]?.comparison
  }
  expect(said(99)).toEqual({ kind: 'below gate', needs: 100, has: 99 })
  expect(said(199)).toMatchObject({ value: { easier: null } })
  expect(said(200)).toMatchObject({ value: { easier: 0.2 } })
})
