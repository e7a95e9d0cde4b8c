import type { history as Arabic } from '../ar/history.ts'
import { counted } from '../format.ts'

export const history: typeof Arabic = {
  title: 'Attempts',
  lead: 'Every attempt stays, with its result and its report.',
  shown: 'Shown now',
  show: 'View the result',
  earlier: 'Show earlier attempts',
  showOf: number => `View the result of ${number}`,
  of: max => `of ${max}`,
  forms: {
    basic: 'Basic form',
    advanced: 'Advanced form',
    leadership: 'Leadership form',
    quick: 'Quick form',
  },
  points: count => counted(count, 'en', { one: '# point', other: '# points' }),
  rose: points => `Up by ${points} on the attempt before, which is more than the estimated range allows for.`,
  fell: points =>
    `Down by ${points} on the attempt before, which is more than the estimated range allows for.`,
  noClearChange: 'No clear change on the attempt before: the difference lies within the estimated range.',
  tooSoon: 'Fewer than 30 days lie between the two attempts, so the difference is not read as a change.',
  otherStories: 'The two attempts told different stories, so no change is stated until data allow it.',
  unreadable: 'This attempt was recorded with a version that the site cannot read now. Its answers are kept.',
  retakeTitle: 'A new attempt',
  retakeBody: 'The present result is kept.',
  retakeKnown:
    'Each situation has two versions: a further attempt meets some that were answered before, and its report says so.',
  retake: 'Begin a new attempt',
  failed: 'The past attempts could not be loaded.',
}
