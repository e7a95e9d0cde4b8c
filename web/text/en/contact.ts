import type { contact as Arabic } from '../ar/contact.ts'

export const contact: typeof Arabic = {
  title: 'Contact',
  heading: 'Contact Wijha',
  lead: 'A question, a remark, a complaint, or a request for a company or team: a short message, and the answer comes by email.',
  description:
    'A short message to the Wijha team: a request for a company, a question about plans, or a remark on the assessment. The answer comes by email.',
  name: 'Name',
  email: 'Email',
  company: 'Organisation',
  message: 'Message',
  messageHint: 'For companies: how many people, what for, and when to call.',
  send: 'Send',
  sentTitle: 'The message has arrived',
  sentBody: 'The answer goes to the address given within the next few working days.',
  failed: 'The message was not sent',
  fieldsBody: 'The fields marked below need another look; what was typed is still here.',
  failedBody: 'What was typed is still here; please try again shortly.',
}
