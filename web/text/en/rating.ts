import type { rating as ar } from '../ar/rating.ts'

export const rating: typeof ar = {
  title: 'Rating situations',
  opening: 'Opening the invitation',
  linkTitle: 'The invitation cannot be opened on this device',
  linkBody:
    'A link opens once, on one device. This one may have been opened before, run out or been withdrawn. Whoever invited you can send a new one.',
  linkWaiting: count =>
    `Ratings on this device that were not sent: ${count}. They stay here and are sent when a new link of this invitation is opened on this device.`,
  awayTitle: 'No connection at the moment',
  awayBody: 'The invitation opens when the connection is back.',

  panel: name => `Panel: ${name}`,
  statementTitle: 'Before the first rating',
  statementLead:
    'You will read short situations from work and rate five options of each from 1 to 9. Everybody rates alone. A discussion may follow, in which members see how the ratings are spread and what was written, without names.',
  practice: 'Your practice: what you do, for how long, where',
  practiceHint: 'For example: nursing in intensive care for 8 years, Riyadh',
  layPractice: 'About you in one line: work or study',
  interests: 'Your interests: anything that ties you to Wijha or to those who take its assessments',
  interestsHint: 'If there is nothing, write: none',
  consent:
    'I agree that my address, what I wrote here and my ratings are kept, to judge the quality of the questions and for nothing else, and that members of the panel may see ratings and comments in a discussion, without my name. Address and statement are deleted one year after the round is closed; the ratings then stay without a name. I can leave at any time at the foot of this page.',
  consentNeeded: 'You can begin once you agree',
  secrecy: 'The situations are not published; please do not copy them or pass them on.',
  begin: 'Begin rating',

  progress: (rated, all) => `${rated} of ${all} rated`,
  waiting: count =>
    `Ratings on this device that were not sent yet: ${count}. They are sent when the connection is back.`,
  saved: 'All ratings are saved.',
  refused: count =>
    `Ratings that were not accepted: ${count}. They came after the round was closed, or another window had rated the same situation first.`,
  howGood: 'How good is each option in this situation?',
  howItLooks: 'How good does each option make a person look who chooses it?',
  scale: 'From 1 to 9; the number keys will do.',
  least: { practitioners: '1: does harm', lay: '1: bad' },
  most: { practitioners: '9: the best one', lay: '9: excellent' },
  option: place => `Option ${place}`,
  facetQuestion: 'What does this situation show most about the person who answers it?',
  noFacet: 'None of these',
  cannot: 'This situation cannot be judged',
  cannotWhy: 'Why: what is missing or unclear?',
  next: 'Save and go on',
  missing: left => `Options without a rating: ${left}`,
  facetMissing: 'The last question is still open',
  whyMissing: 'The reason must be at least 10 characters',

  restTitle: 'No situations at the moment',
  restUntil: day =>
    `The next situation is there from ${day}. Between two similar situations there is at least a week; opening this page again is enough.`,
  restAway: 'Everything on this device is rated; more comes when the connection is back.',
  doneTitle: 'All rated, thank you',
  doneBody:
    'All your ratings have arrived. If there is a round of discussion, this page and a mail will say so.',
  closedTitle: 'The round is closed, thank you',
  closedBody: 'It takes no more ratings; what arrived is kept.',

  discussionLead:
    'A round of discussion: on these situations members disagreed. You see how the ratings are spread and what others wrote, without names. You may write a comment, and then rate each option once more, as before or not.',
  othersWrote: 'What other members wrote',
  ownCannot: 'You could not judge it in the first round, because:',
  comment: 'A comment that members see without your name (optional)',
  commentHint: 'At least 10 characters; it cannot be changed once saved.',
  commentShort: 'The comment must be at least 10 characters',
  ownComment: 'Your comment:',
  commentOnly: 'Save the comment alone',
  onceMore: 'Once more: how good is each option?',
  gave: (point, count) => `${point} (${count})`,
  comma: ', ',
  spread: given => `Ratings, and how many gave each: ${given}.`,
  ownPoint: point => `You gave ${point}.`,
  discussedBody:
    'All your second ratings have arrived. Nothing more is needed; what follows is for those who decide.',

  own: 'Your data, and leaving',
  copy: 'Download a copy of what is kept',
  leave: 'Leave the panel',
  leaveSure:
    'Your address and your statement are deleted. While the round is open your ratings are deleted too; once it is closed they stay without a name.',
  stay: 'Stay',
  goneTitle: 'You have left the panel',
  goneBody: 'What was kept is deleted, and this page is no longer open on this device.',
}
