import type { legal as Arabic } from '../ar/legal.ts'

export const legal: typeof Arabic = {
  version: 'First version, 20 November 2026',
  terms: {
    title: 'Terms and conditions',
    lead: 'What Wijha offers, what it does not, and what each side may expect.',
    sections: [
      {
        title: 'The service',
        body: 'Wijha is a career self-assessment of 90 questions in three sections, followed by a result with a score and an estimated range. The result describes the answers given at that time. It is not a diagnosis, a certificate, or a promise of employment or admission.',
      },
      {
        title: 'The account',
        body: 'An account belongs to one person with a working e-mail address. The password is for that person alone; setting a new one ends all open sessions.',
      },
      {
        title: 'The answers',
        body: 'Questions are answered personally and without help. Each answer is saved as soon as it is chosen and is not changed afterwards. A new attempt can begin at any time; earlier attempts are kept.',
      },
      {
        title: 'Free and paid',
        body: 'Taking the assessment is free, and so are the total, the section scores, the chart and the summary. The detail of the report has a price that is shown before payment, VAT included, and is refunded within 14 days unless the detail has been opened.',
      },
      {
        title: 'Questions and content',
        body: 'The texts of the questions and of the report are protected. A report belongs to its owner, to keep and to share; copying, publishing or selling the questions is not allowed.',
      },
      {
        title: 'Limits',
        body: 'We aim at a service that is always there and a result that is accurate; interruptions and mistakes are possible. A career decision is its owner’s own, and the result is one of its sources, not a substitute for it.',
      },
      {
        title: 'Law and changes',
        body: 'These terms are governed by the law of the Kingdom of Saudi Arabia. Every material change is announced here with a new version and date before it applies.',
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'Which data are kept, what for, and who sees them.',
    sections: [
      {
        title: 'What is kept',
        body: 'Name, e-mail address, and the password in one-way encrypted form; the profile: education, city, experience, preferred fields and what is added by choice; the answers with their times and the result computed from them; a record of consents.',
      },
      {
        title: 'What for',
        body: 'Running the assessment, computing the result automatically, showing it to its owner, and protecting the account. Automated scoring rests on a consent of its own, recorded when the field is chosen. The data are not used for advertising and are not sold.',
      },
      {
        title: 'Who sees it',
        body: 'Their owner alone. A result goes to a company or an employer only with a recorded consent that names it and can be withdrawn.',
      },
      {
        title: 'Cookies',
        body: 'One for the session and one for the language, both needed for the site to work. No trackers or analytics of others, and no fonts or pictures from other sites.',
      },
      {
        title: 'Keeping and protecting',
        body: 'The connection is encrypted, and pages cannot read the session. Data stay as long as the account exists and are deleted at its owner’s request, except what the law obliges us to keep, such as invoices.',
      },
      {
        title: 'Rights',
        body: 'The owner of the data may see, correct, copy and delete them and withdraw consent, under the Personal Data Protection Law of the Kingdom of Saudi Arabia. A reply to any message from the site is enough to ask.',
      },
    ],
  },
  refunds: {
    title: 'Refund policy',
    lead: 'When the money comes back, how, and where to.',
    sections: [
      {
        title: 'As long as nothing was opened',
        body: 'The amount is refunded in full within 14 days of payment as long as the detailed report has not been opened. This holds for a single report, and for a month of a plan with which no report was opened and no consultation requested.',
      },
      {
        title: 'How to ask',
        body: 'On the page of billing and receipts, beside the payment itself. What was bought closes at once, and no reason is needed.',
      },
      {
        title: 'After opening',
        body: 'To open the report is to have used it, so its price is not refunded for a change of mind. If the report is defective, did not arrive, or was charged twice, a request is sent from the same page and the operator answers by e-mail.',
      },
      {
        title: 'Where the money goes',
        body: 'To the card it was paid with, and a credit note comes by e-mail. The bank may take days to show it.',
      },
      {
        title: 'Subscriptions',
        body: 'Cancelling is possible at any time and in two presses; it stops the renewal and keeps the plan available to the end of the paid period. A reminder comes by e-mail before each renewal.',
      },
    ],
  },
}
