import { expect, it } from 'vitest'
import type { FacetResult } from '#contract/report.ts'
import { groupFacets } from './group-facets.ts'

type Level = FacetResult['level']
const facet = (id: string, level: Level, from: Level, to: Level): FacetResult => ({
  ...{ id, section: 'skills', name: { ar: id, en: id }, definition: null, index: 60 },
  ...{ range: { from: 50, to: 70 }, level, approximate: from !== to, levels: { from, to } },
})

it('groups go from the clearest down, and within one nothing is ranked', () => {
  const groups = groupFacets([
    facet('a', 'balanced', 'balanced', 'balanced'),
    facet('b', 'clear', 'clear', 'clear'),
    facet('c', 'clear', 'balanced', 'clear'),
    facet('d', 'priority', 'priority', 'balanced'),
    facet('e', 'clear', 'clear', 'clear'),
  ])
  expect(groups.map(({ level, facets }) => [level, facets.map(({ id }) => id).join('')])).toEqual([
    ['clear', 'be'],
    ['balanced', 'ac'],
    ['priority', 'd'],
  ])
})
