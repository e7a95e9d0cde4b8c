import { expect, test } from 'vitest'
import { countRead, findReadBefore } from './find-read-before.ts'

const form = {
  slots: [{ scope: 'common' }, { scope: 'field' }, { scope: 'common' }],
} as unknown as Parameters<typeof findReadBefore>[0]
const own = { field: 'finance', itemVersions: '112', stories: 'abb' } as const

test.each([
  ['nothing answered', { ...own, answers: '' }, ''],
  ['all answered', { ...own, answers: '123' }, '111'],
  ['left after the first', { ...own, answers: '1' }, '100'],
  ['the other story of the first', { ...own, stories: 'bbb', answers: '123' }, '011'],
  ['another field', { ...own, field: 'legal', answers: '123' }, '101'],
  ['an older version of the last', { ...own, itemVersions: '111', answers: '123' }, '110'],
] as const)('of an earlier attempt with %s it finds %s', (_, earlier, found) => {
  expect(findReadBefore(form, own, [earlier])).toBe(found)
})

test('what any earlier attempt answered counts, once', () => {
  const first = { ...own, answers: '1' }
  expect(countRead(findReadBefore(form, own, [first, first]))).toBe(1)
  expect(countRead('')).toBe(0)
})
