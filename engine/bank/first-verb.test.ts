import { expect, it } from 'vitest'
import { firstVerb } from './first-verb.ts'

it('the opening verb stands behind I and its adverbs', () => {
  expect(firstVerb('I first ask the manager.', 'en')).toBe('ask')
  expect(firstVerb('I quickly check the list.', 'en')).toBe('check')
  expect(firstVerb('I apply the rule.', 'en')).toBe('apply')
  expect(firstVerb('أُبلغ المدير بالأمر.', 'ar')).toBe('أبلغ')
})

it('an option that states a result opens with none', () => {
  expect(firstVerb('The rate rose to 80%.', 'en')).toBeNull()
  expect(firstVerb('ارتفعت النسبة إلى 80%.', 'ar')).toBeNull()
})
