import type { ChangeSentences } from './change-sentences.ts'

export const en: ChangeSentences = {
  improved: points => `The result rose by ${counted(points)}, which is more than the error of measurement.`,
  lower: points => `The result fell by ${counted(points)}, which is more than the error of measurement.`,
  'no-clear-change':
    'No clear change: the difference between the attempts is within the error of measurement.',
  'too-soon': 'The attempts are not compared, because fewer than 30 days lie between them.',
  'other-stories': 'The two attempts told different stories, so no change is stated until data allow it.',
  'other-form': 'The attempts are not compared, because they are of different forms.',
}

function counted(points: number): string {
  return points === 1 ? '1 point' : `${points} points`
}
