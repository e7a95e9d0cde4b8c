import type { LegalWords } from '../legal-words.ts'

export const refunds: LegalWords = {
  title: 'Refund policy',
  lead: 'When the money comes back, how, and where to.',
  description:
    'A full refund within 14 days as long as the detailed report has not been opened: how to ask, what applies afterwards, where the money goes.',
  sections: [
    {
      title: 'As long as nothing was opened',
      body: [
        'The amount is refunded in full within 14 days of payment as long as the detailed report has not been opened. This holds for a single report, and for a month of a plan with which no report was opened and no consultation booked.',
      ],
    },
    {
      title: 'What opening is',
      body: [
        'After payment the results page offers “Open the report now”. Pressing it is opening, and so is downloading the PDF or sending the report by email or to a company. Before that nothing of the detail is shown.',
      ],
    },
    {
      title: 'How to ask',
      body: [
        'On the page of billing and receipts, beside the payment itself. What was bought closes at once, and no reason is needed.',
      ],
      links: [{ to: '/billing', words: 'Billing and receipts' }],
    },
    {
      title: 'After opening',
      body: [
        'To open the report is to have used it, so its price is not refunded for a change of mind. If the report is defective, did not arrive, or was charged twice, a request is sent from the same page and the operator answers by email. Rights given by consumer protection and e-commerce law are not touched.',
      ],
    },
    {
      title: 'Where the money goes',
      body: [
        'To the card it was paid with, and a credit note comes by email. The bank may take days to show it. What was charged beyond the price of an order is given back without being asked for.',
      ],
    },
    {
      title: 'The monthly consultation',
      body: [
        'It can be booked and cancelled until 24 hours before, and the month’s hour is given back when it is cancelled. Cancelled later, or after a delay of more than 15 minutes, it counts as used. An hour that we cancel or cannot hold is given back and can be booked within 30 days, also when the paid month is over.',
      ],
    },
    {
      title: 'Subscriptions',
      body: [
        'Cancelling is possible at any time and in two presses; it stops the renewal and keeps the plan available to the end of the paid period. A reminder comes by email before each renewal.',
      ],
    },
  ],
}
