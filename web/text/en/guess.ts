import type { guess as Arabic } from '../ar/guess.ts'

export const guess: typeof Arabic = {
  title: 'Where do you expect your score to lie in each section?',
  lead: 'The result is shown right after. The guess is optional and changes no score.',
  levels: 'Low: under 40% of the section’s points. Medium: 40% to under 80%. High: 80% or more.',
  level: { low: 'Low', middle: 'Medium', high: 'High' },
  show: 'Show the result',
  skip: 'Skip the guess',
  missing: 'A section has no guess yet',
  missingBody: 'The guess can be completed or skipped.',
}
