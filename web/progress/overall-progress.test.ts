import { describe, expect, it } from 'vitest'
import { overallProgress, questionsDone, sectionState } from './overall-progress.ts'

const sections = ['motivation', 'competency', 'skills'].map(id => ({
  id,
  name: { ar: '', en: '' },
  questions: 30,
  score: null,
}))
const at = (currentSection: string, currentQuestion: number, isCompleted = false) => ({
  currentSection,
  currentQuestion,
  isCompleted,
  sections,
  questions: 90,
})

describe('the overall progress', () => {
  // docs/product.md#progress: motivation counts currentQuestion minus 1; competency 30 plus that; skills 60 plus that.
  it.each([
    [at('fieldSelection', 1), 0, 0],
    [at('motivation', 1), 0, 0],
    [at('motivation', 12), 11, 12],
    [at('competency', 8), 37, 41],
    [at('skills', 30), 89, 99],
    [at('skills', 30, true), 90, 100],
  ])('%# counts questions and rounds to whole percent', (assessment, questions, percent) => {
    expect(questionsDone(assessment)).toBe(questions)
    expect(overallProgress(assessment)).toBe(percent)
  })

  it('is nothing without an assessment', () => {
    expect(overallProgress(null)).toBe(0)
  })
})

describe('the state of a section', () => {
  const states = (assessment: ReturnType<typeof at> | null) =>
    [0, 1, 2].map(index => sectionState(assessment, index))

  it('is completed before the current one, current, and pending after it', () => {
    expect(states(at('competency', 8))).toEqual(['completed', 'current', 'pending'])
  })

  it('is pending everywhere without an assessment or before the field', () => {
    expect(states(null)).toEqual(['pending', 'pending', 'pending'])
    expect(states(at('fieldSelection', 1))).toEqual(['pending', 'pending', 'pending'])
  })

  it('is completed everywhere at the end', () => {
    expect(states(at('skills', 30, true))).toEqual(['completed', 'completed', 'completed'])
  })
})
