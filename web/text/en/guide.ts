import type { guide as Arabic } from '../ar/guide.ts'

export const guide: typeof Arabic = {
  title: 'User guide',
  lead: 'How to take the assessment, from the first step to the result: three minutes of reading.',
  description:
    'How the Wijha assessment works: getting ready, answering by touch or keyboard, saving, and what a score and its range mean and do not mean.',

  before: 'Before the start',
  beforeLead: 'There is nothing to study. What helps is a quiet stretch of time and a clear head.',
  beforePoints: [
    {
      title: 'Enough time',
      body: 'The questions can be spread over several sittings; within each, there is no hurry.',
    },
    {
      title: 'A quiet place',
      body: 'Notifications are best silenced: a situation reads well when it is read in one go.',
    },
    {
      title: 'Any device',
      body: 'A phone or a computer with a current browser. The connection may be slow, and it may come and go.',
    },
  ],
  times: 'Expected time for each form',

  steps: 'The steps',
  stepsName: 'A drawing of the path: two steps, then three sections, then the result',
  stepPoints: [
    {
      title: 'Choosing the form',
      body: 'Basic suits a first assessment; the selection page compares all four.',
    },
    {
      title: 'Basic information',
      body: 'Education, city, years of experience. They appear in the report and never enter the score.',
    },
    {
      title: 'Professional field',
      body: 'In the basic form only: 16 of its questions come from the field chosen here.',
    },
    {
      title: 'Questions, section by section',
      body: 'Each section begins with a tooth of the path; the dots above it are its number.',
    },
    { title: 'The result', body: 'It opens right after the last question, with its estimated range.' },
  ],

  question: 'A question and its answer',
  questionName:
    'A drawing of the question screen: the path, the situation, the question, five options with the third one chosen, and the Next button',
  questionLead:
    'Each question is a short situation at work followed by five options, all of them reasonable. One is wanted: the closest to what the question asks.',
  questionPoints: [
    'The situation holds everything needed to choose; the wording hides no trick.',
    'A choice can be changed until Next is pressed, and not after that.',
    'No clock runs on the screen. An answer in under two seconds brings a reminder to take time.',
  ],
  touch: 'By touch',
  touchName: 'A drawing: a tap on the card of an option, then on the Next button',
  touchBody: 'Tap an option anywhere on its card, then tap Next.',
  keys: 'By keyboard',
  keysName: 'A drawing of keys: the letters A to E, the digits 1 to 5, and Enter',
  keysBody: 'A to E or 1 to 5 choose an option; Enter goes on to the next question.',

  saving: 'Saving and going on later',
  savingName: 'A drawing: the path is written on a phone and goes on on a computer',
  savingLead: 'Every answer is saved as soon as it is confirmed, and a line under the options says so.',
  savingPoints: [
    'Stop after any question, close the page, and come back on the same device or another: the next question is waiting.',
    'When the connection drops, answers stay on the device and are sent once it is back; until then their number is shown.',
    'When a form has been left unfinished, the selection page offers to continue it before another one starts.',
  ],

  meaning: 'What the result means',
  meaningName: 'A drawing: a score as a point on a line, inside a window that is its estimated range',
  meaningLead:
    'The score is a point; the window around it is the estimated range. With other questions of the same kind the result would most likely fall inside it, 8 times in 10.',
  means: 'What it is',
  meansPoints: [
    'A description of what the answers showed at this time, section by section.',
    'A strength, or something to develop, from which a decision or a conversation can start.',
    'For motivation: how strongly a motive showed in the choices. No motive is better than another.',
  ],
  meansNot: 'What it is not',
  meansNotPoints: [
    'Not a diagnosis, not a verdict on anyone, not a promise of a job.',
    'Not a comparison with other people, unless it names a reference sample that has been published.',
    'A few points within the range are not a difference to build on.',
  ],

  fair: 'Answers that are one’s own',
  fairLead: 'The most useful answer is what would really happen at work, rather than what looks best.',
  fairPoints: [
    'In questions about motivation: what one would truly choose. No option is right or wrong.',
    'In questions about work and abilities: the soundest option by what one knows now, without looking things up or asking anyone.',
    'Choosing one position throughout, or rushing, shows in the answer-quality line of the result.',
  ],

  access: 'Accessibility',
  accessPoints: [
    'Everything works by keyboard alone and with screen readers, in English and in Arabic.',
    'Text grows to twice its size and nothing is lost; contrast and dark mode follow the device.',
    'During the questions nothing moves on by itself, and nothing is animated where motion is switched off.',
    'Anyone who needs longer may take longer: time never lowers the score.',
  ],

  start: 'Choose a form and start',
}
