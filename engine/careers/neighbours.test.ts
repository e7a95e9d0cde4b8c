import { expect, test } from 'vitest'
import { FIELD_IDS } from '../vocabulary.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { OCCUPATIONS } from './occupations/index.ts'

const FIELD_OF = new Map(FIELD_IDS.flatMap(field => OCCUPATIONS[field].map(({ id }) => [id, field] as const)))

test('every group names occupations of the table, each once, of two fields or more', () => {
  for (const group of NEIGHBOURS) {
    expect(group.filter(id => !FIELD_OF.has(id))).toEqual([])
    expect(new Set(group).size).toBe(group.length)
    expect(new Set(group.map(id => FIELD_OF.get(id))).size, group.join()).toBeGreaterThan(1)
  }
})
