import { expect, it } from 'vitest'
import type { Results } from '#contract/assessment.ts'
import { findHeadline } from './headline.ts'

type Section = Results['sections'][number]
const section = (id: string, score: number, rating: Section['rating'] = 'very_good', half = 9): Section => ({
  id,
  name: { ar: id, en: id },
  score,
  max: 150,
  percent: score / 1.5,
  rating,
  range: { from: score - half, to: score + half },
})
const found = (...sections: Section[]) => {
  const { kind, sections: named, near } = findHeadline(sections)
  return [kind, named.map(({ id }) => id).join(' '), near.map(({ id }) => id).join(' ')]
}

it('a section rated excellent is the strength, and what lies within its range is named beside it', () => {
  expect(found(section('a', 115), section('b', 121, 'excellent'), section('c', 90))).toEqual([
    'strengths',
    'b',
    'a',
  ])
})

it('without a strength the sections whose ranges reach the highest head the result together, unranked', () => {
  expect(found(section('a', 70), section('b', 100), section('c', 110))).toEqual(['highest', 'b c', ''])
  expect(found(section('a', 70), section('b', 80), section('c', 110))).toEqual(['highest', 'c', ''])
})

it('sections whose ranges all reach the highest are close', () => {
  expect(found(section('a', 100), section('b', 104), section('c', 110))).toEqual(['close', 'a b c', ''])
})

it('no section is said to be lower that lies within the range of one that is named', () => {
  expect(found(section('a', 85), section('b', 100), section('c', 110))).toEqual(['close', 'a b c', ''])
})

it('sections of different maxima are compared by their shares', () => {
  const small = { ...section('a', 45, 'very_good', 2), max: 50, percent: 90 }
  expect(found(small, section('b', 100))).toEqual(['highest', 'a', ''])
})
