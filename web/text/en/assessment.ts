import type { assessment as Arabic } from '../ar/assessment.ts'
import { counted } from '../format.ts'

const answers = (count: number) => counted(count, 'en', { one: '# answer', other: '# answers' })

export const assessment: typeof Arabic = {
  title: 'Assessment',
  progress: 'Progress of the assessment',
  steps: [
    'Basic information',
    'Professional field',
    'Motivations and desires',
    'Work mastery',
    'Scientific abilities',
  ],
  step: (step, of) => `Step ${step} of ${of}`,
  stepsName: (step, of, name) => `The path of the assessment: step ${step} of ${of}, ${name}`,
  profileTitle: 'Basic information',
  profileLead: 'This information appears in the report, and the suggested career paths build on it.',

  starting: 'Starting the assessment',
  startFailed: 'The assessment has not started',
  started: 'Assessment started',
  startedBody: 'Every answer is saved as soon as it is confirmed; stopping is possible after any question.',
  unreadable: 'This attempt cannot be read at the moment',
  loadFailed: 'The assessment could not be loaded',
  loadFailedBody: 'Everything saved before is still in place. Please try again now.',

  fieldTitle: 'Choose your professional field',
  fieldLead: '16 of the 90 questions come from the chosen field, and the suggested career paths build on it.',
  fieldChosen: 'Selected for assessment',
  fieldSoon: 'Soon',
  fieldSummary: 'Chosen field',
  fieldNone: 'No field chosen yet',
  fieldWhy: 'What the field is for',
  fieldReasons: [
    'Questions drawn from your field',
    'Career recommendations for the field',
    'Results that are more useful to companies in the same field',
  ],
  pilots: count =>
    counted(count, 'en', {
      one: '# question of this attempt is on trial and counts in no score.',
      other: '# questions of this attempt are on trial and count in no score.',
    }),
  retake: 'Some situations may look like ones read before, but their facts have changed.',
  storiesRead: (count: number, of: number) =>
    count === of
      ? 'All of these situations were answered in an earlier attempt, and their facts are the same. The report will say so.'
      : `${count} of the ${of} situations were answered in an earlier attempt, and their facts are the same. The report will say so.`,
  fieldChange: 'The field can be changed until the first answer.',
  fieldStart: 'Start the assessment in this field',
  fieldSaving: 'Saving...',
  fieldConsent:
    'Pressing “Start the assessment in this field” gives consent to calculating the result automatically from the answers.',
  fieldMissing: 'Please choose a field',
  fieldMissingBody: 'You must choose a professional field before continuing',
  fieldSaved: 'Field saved',
  fieldSavedBody: 'Your professional field was chosen successfully, you can now start the assessment',
  fieldsFailed: 'The fields could not be loaded',
  fieldNow: name => `Field: ${name}`,
  fieldEdit: 'Change the field',

  listen: 'Listen to the situation and the options',
  stopListening: 'Stop reading aloud',
  question: (number, of) => `Question ${number} of ${of}`,
  section: (number, of) => `Section ${number} of ${of}`,
  path: (section, sections, number, of) =>
    `The path: section ${section} of ${sections}, question ${number} of ${of}`,
  finish: 'Finish assessment',
  guessFirst: 'Guess the result first',
  home: 'Back to home',
  keys: { range: ['A', 'E'], choose: 'to choose,', confirm: 'to go on' },
  answerMissing: 'Please choose an answer',
  answerMissingBody: 'You must choose an answer before continuing',
  loadingQuestion: 'Loading the question',
  questionFailed: 'Error loading the question',
  questionFailedBody: number =>
    `Question ${number} did not arrive. Earlier answers are saved; please try again.`,
  fast: 'The last question was answered in under two seconds. Taking time to read makes the result more accurate.',
  understood: 'Understood',

  autosave: 'Every answer is saved as soon as it is confirmed',
  savedUpTo: number => `Saved up to question ${number}`,
  savedSection: number => `Saved up to the end of section ${number}`,
  offline: (count, durable) =>
    `No connection now. Not saved on the server yet: ${answers(count)}. ${durable ? 'Written down on this device, and sent when the connection is back.' : 'Sent when the connection is back; please keep this page open until then.'}`,
  serverDown: (count, durable) =>
    `The server does not answer now. Not saved on it yet: ${answers(count)}. ${durable ? 'Written down on this device; trying again by itself.' : 'Trying again by itself; please keep this page open until then.'}`,
  unsent: (count, durable) =>
    `Not saved on the server yet: ${answers(count)}.${durable ? ' Written down on this device.' : ''}`,
  recovered: 'The connection is back and every answer is saved.',
  signedOut: 'The session has ended',
  signedOutBody: count =>
    count === 0
      ? 'This page stays as it is; the assessment goes on here after signing in.'
      : `Not saved on the server yet: ${answers(count)}. This page stays as it is; what waits is sent after signing in.`,
  signIn: 'Sign in here',
  otherPerson: 'Another account is signed in on this browser now',
  otherPersonBody: count =>
    `Not sent yet from the earlier account: ${answers(count)}. Kept on this device, sent when that account signs in again, and shown to nobody else.`,
  toOtherPerson: 'Go to the account that is signed in now',
  movedByTab: 'The assessment goes on in another tab',
  movedByTabBody:
    'The question that stood here was answered in another tab of this browser; this page is now at the question after it.',
  movedByDevice: 'The question was answered on another device',
  movedByDeviceBody:
    'The answer that arrived first was kept; this page is now at the first question without an answer.',
  notDurable: 'Nothing is stored on this device',
  notDurableBody:
    'The browser does not allow it, as in private windows. Every answer is sent to the server as soon as it is confirmed; what has not been sent is lost when the page is closed.',
  found: 'Answers from an earlier visit',
  foundBody: count =>
    `On this device and not sent yet: ${answers(count)}. Nothing is lost; sending goes on by itself.`,
  foundSent: count => `Found on this device, not sent before: ${answers(count)}. Sent and saved now.`,
  finishing: 'Saving the last answers',
  finishingBody: 'The result appears as soon as they are saved.',

  completed: 'Assessment complete',
  completedToast: 'Every answer is saved',
  completedBody: questions => `The answers to ${questions} are saved, and the result is ready.`,
  viewResults: 'View results',
  startNew: 'Start a new assessment',
  resetTitle: 'Start a new assessment',
  resetBody:
    'A new attempt begins at question 1. The earlier attempt and its result are kept; the results page then shows the new attempt.',
  resetConsent:
    'Pressing “Start a new attempt” gives consent to calculating the result automatically from the answers.',
  resetConfirm: 'Start a new attempt',
  resetDone: 'The new assessment has started',
  resetDoneBody: 'You can now start answering the questions',
  resetFailed: 'Failed to reset assessment',
}
