import type { restStop as Arabic } from '../ar/rest-stop.ts'

export const restStop: typeof Arabic = {
  path: (done, of) => `The path: ${done} of ${of} sections complete`,
  title: (done, of) => {
    if (of === 3 && done === 1) return 'A third of the way is written'
    if (2 * done === of) return 'Half of the way is written'
    return of - done === 1 ? 'One section left' : `${of - done} sections left`
  },
  body: name => `${name} is complete. A good place to stop, and to go on at any time, on any device.`,
  left: 'questions left',
  minutesLeft: 'minutes left, about',
  minutes: 'minutes taken',
  next: 'The next section',
  asks: (section, questions) => {
    if (section === 'competency')
      return 'The question changes here: from what is closest to you to what works best. In every situation one option fits better than the others, so all five are worth reading first.'
    if (section === 'skills')
      return 'The question changes here: one answer is more correct than the others, and follows from the facts of the situation. A third of them come from the chosen field. Pen and paper help where there are figures.'
    if (section === 'WST')
      return `The question changes here: from the most exact answer to what works best at work. ${questions} situations.`
    if (section === 'CAR')
      return `The question changes here: from what works best to what is closest to you. There is no right answer in these ${questions} situations.`
    if (section === 'PSV')
      return `The question changes here: the answer follows from the facts and figures of the situation. ${questions} situations.`
    return `The question stays the same, the subject is another: ${questions} situations.`
  },
  goOn: name => `Go on: ${name}`,
  stop: 'Stop here',
  reminder: 'A reminder, one message',
  reminderBody: email =>
    `Optional: one message to ${email} at the chosen time, Riyadh time, and nothing after it. It is not sent if the assessment is complete by then.`,
  reminderDays: ['Today', 'Tomorrow', 'In two days'],
  reminderDay: 'Day of the reminder',
  reminderHour: 'Hour of the reminder',
  reminderAsk: 'Ask for the reminder',
  reminderSet: (email, day, time) =>
    `One message goes to ${email} on ${day} at ${time}, Riyadh time, and nothing after it.`,
  reminderCancel: 'Cancel the reminder',
  reminderNot: {
    unverified:
      'Every answer is saved. Reminders by email are possible once the address is confirmed, by the link that was sent to it.',
    stopped:
      'Every answer is saved. This address has stopped messages from Wijha, so no reminder goes to it.',
    offline: 'Every answer is on this device. Asking for a reminder needs a network.',
  },
}
