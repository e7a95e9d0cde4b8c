import { expect, it } from 'vitest'
import type { Assessment } from '#contract/assessment.ts'
import { startOf } from './use-start.ts'

const attempt = (templateId: string, isCompleted: boolean) => ({ templateId, isCompleted }) as Assessment

it('goes straight to the assessment when there is none, or the open one is of this form', () => {
  expect(startOf(null, 'basic')).toBe('go')
  expect(startOf(attempt('basic', false), 'basic')).toBe('go')
})

it('resets a completed one first, whatever its form', () => {
  expect(startOf(attempt('basic', true), 'basic')).toBe('reset')
  expect(startOf(attempt('quick', true), 'basic')).toBe('reset')
})

it('asks when an attempt at another form is open', () => {
  expect(startOf(attempt('quick', false), 'basic')).toBe('ask')
})
