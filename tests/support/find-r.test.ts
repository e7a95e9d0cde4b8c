import { expect, test } from 'vitest'
import { withoutR } from './find-r.ts'

test('without R a test is skipped with a sentence, and in CI it fails', () => {
  expect(withoutR('R is not here', false)).toBe('R is not here')
  expect(() => withoutR('R is not here', true)).toThrow('CI has no referee. R is not here')
})
