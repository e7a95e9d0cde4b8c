import type { contact as Arabic } from '../ar/contact.ts'

export const contact: typeof Arabic = {
  title: 'Contact',
  heading: 'Contact Sales',
  lead: 'For organisations and teams: a short message about the need; the answer comes by e-mail.',
  name: 'Name',
  email: 'Email',
  company: 'Organisation',
  message: 'Message',
  messageHint: 'Such as how many people, what for, and when to call.',
  send: 'Send',
  sentTitle: 'The message has arrived',
  sentBody: 'The answer goes to the address given within the next few working days.',
  failed: 'The message was not sent',
  failedBody: 'What was typed is still here; please try again shortly.',
}
