import type { selection as Arabic } from '../ar/selection.ts'
import { counted } from '../format.ts'

export const selection: typeof Arabic = {
  title: 'Choosing the form of the assessment',
  lead: 'Four forms, of which Basic is the fullest. The questions are situations at work; nothing has to be learned for them.',
  forms: 'Forms',
  soon: 'Soon',
  recommended: 'Recommended',
  chosen: 'Chosen',
  minutes: range => `${range} minutes`,
  questions: count => counted(count, 'en', { one: '# question', other: '# questions' }),
  perSection: (count, sections) => `${count} in each of ${sections} sections`,
  summary: name => `${name} form`,
  totalQuestions: 'Questions in all',
  sections: 'Sections',
  time: 'Expected time',
  start: 'Start the assessment',
  continue: 'Continue the assessment',
  starting: 'Starting',
  note: 'Progress is saved after every answer; stopping and going on is possible at any time and on any device.',
  consent:
    'Pressing "Start the assessment" gives consent to calculating the result automatically from the answers.',
  replaces: 'This starts a new attempt; the completed one and its result are kept.',
  helpTitle: 'A first assessment',
  helpBody:
    'The basic form suits a first assessment best: all three sections, with the professional field and the suggested career paths.',
  openTitle: 'An attempt at another form is open',
  openBody: (name, answered) =>
    `The ${name} form is open with ${answered}. It can be continued, or kept unfinished while a new attempt starts.`,
  openContinue: name => `Continue the ${name} form`,
  openArchive: 'Keep it unfinished and start anew',
  startFailed: 'The assessment has not started',
  loading: 'Loading the forms',
  loadFailed: 'The forms could not be loaded',
  loadFailedBody: 'Everything saved before is still in place. Please try again now.',
}
