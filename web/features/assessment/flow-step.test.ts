import { describe, expect, it } from 'vitest'
import type { Profile } from '#contract/profile.ts'
import { flowStep, pageProgress, stepNumber } from './flow-step.ts'

const profile = {} as Profile
const at = (currentSection: string, isCompleted = false) => ({ currentSection, isCompleted })

describe('the step of the assessment page', () => {
  it('is the profile while there is none, whatever else there is', () => {
    expect(flowStep(null, null)).toBe('profile')
    expect(flowStep(null, at('motivation'))).toBe('profile')
  })

  it('starts an attempt when there is a profile and no attempt', () => {
    expect(flowStep(profile, null)).toBe('start')
  })

  it('asks for the field, then the questions, until all is answered', () => {
    expect(flowStep(profile, at('fieldSelection'))).toBe('field')
    expect(flowStep(profile, at('motivation'))).toBe('questions')
    expect(flowStep(profile, at('skills'))).toBe('questions')
    expect(flowStep(profile, at('skills', true))).toBe('completed')
  })

  it('has the badges 1 to 5', () => {
    expect(stepNumber('profile')).toBe(1)
    expect(stepNumber('field')).toBe(2)
    expect([0, 1, 2].map(section => stepNumber('questions', section))).toEqual([3, 4, 5])
    // A form of five sections has no sixth badge.
    expect(stepNumber('questions', 4)).toBe(5)
  })
})

describe('the progress of the page', () => {
  // docs/product.md#progress: 20 at profile, 35 at field selection, otherwise 35 plus answered/90 of the remaining 65.
  it.each([
    ['profile', 0, 20],
    ['field', 0, 35],
    ['questions', 0, 35],
    ['questions', 45, 67.5],
    // 35 + 65 * 89 / 90
    ['questions', 89, 99.27777777777777],
    ['completed', 0, 100],
  ] as const)('is, at %s with %i answers, %f percent', (step, answered, percent) => {
    expect(pageProgress(step, { answered, questions: 90 })).toBeCloseTo(percent, 10)
  })
})
