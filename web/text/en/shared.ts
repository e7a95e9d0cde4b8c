import type { shared as Arabic } from '../ar/shared.ts'

export const shared: typeof Arabic = {
  title: 'A shared report',
  from: name => `Career assessment report from ${name}`,
  to: company => `Sent to ${company} with a recorded consent.`,
  number: 'Application number',
  sentOn: 'Sent on',
  until: 'The link works until',
  open: 'Open the report',
  opening: 'Opening the report',
  openNote: 'On opening, the sender sees that it was read. The link is meant for this recipient alone.',
  openFailed: 'The report could not be opened now. Please try again shortly.',
  completedOn: day => `Completed on ${day}`,
  limits:
    'This is a self-assessment that describes the choices of the person who took it; alone it is not enough for a hiring decision.',
  twoStories: 'Each situation has two versions, so two people may have read different stories.',
  loading: 'Loading the link',
  dead: 'This link does not work',
  deadBody: 'It may have expired or been revoked. A new one can be asked for from whoever sent it.',
  failed: 'The page could not be loaded',
  failedBody: 'No answer came. The link is as it was; please try again now.',
  verify: 'Verify the report',
  pdf: 'Download the report (PDF)',
  reply: 'Reply to the sender',
  replyNote: 'A reply goes to',
  replyAbout: number => `About career assessment report ${number}`,
  stopTitle: 'Stop the messages',
  stopBody:
    'Once stopped, Wijha sends this address no reminders of the assessment and no reports from others, and private links sent to it before do not open any more. Messages about an account with this address, with the reports its owner asks for, still come. Stopping cannot be undone.',
  stop: 'Stop messages to this address',
  stopping: 'Stopping',
  stopped: 'Messages to this address have stopped',
  stoppedBody:
    'Wijha sends it no more reminders of the assessment and no reports from others. Messages that arrived stay; their private links do not open any more.',
  stopFailed: 'The messages have not stopped yet. Please try again shortly.',
  stopDead: 'This link is not known',
  stopDeadBody: 'The link in the message itself can be opened once more.',
}
