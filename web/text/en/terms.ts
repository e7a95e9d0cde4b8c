import type { LegalWords } from '../legal-words.ts'

export const terms: LegalWords = {
  title: 'Terms and conditions',
  lead: 'What Wijha offers, what it does not, and what each side may expect.',
  description:
    'The terms of the Wijha career assessment: account, answers, free and paid, subscription, sending to companies, limits.',
  sections: [
    {
      title: 'The parties and the agreement',
      body: [
        'These terms are between the operator of Wijha and the holder of an account. They are agreed to when the account is made; their version, language and time are recorded with the agreement.',
        'The service is for people of 18 and over, and for younger ones with the consent of a guardian.',
      ],
    },
    {
      title: 'The service',
      body: [
        'Wijha is a career self-assessment. The basic form has 90 questions in three sections; beside it there are an advanced, a leadership and a quick form. Each is followed by a result with a score and an estimated range.',
        'The result describes the answers given at that time and serves guidance and development. It is not a diagnosis or a certificate, not a promise of employment or admission, and not enough to base a hiring decision on.',
      ],
    },
    {
      title: 'The account',
      body: [
        'An account belongs to one person with a working email address, and the password is for that person alone. Setting a new one ends all open sessions.',
        'The account can be deleted at any time on its own page. The operator may close an account that is used to harm the service or other people, and says why.',
      ],
    },
    {
      title: 'The answers',
      body: [
        'Questions are answered personally and without help. Each answer is saved as soon as it is confirmed and is not changed afterwards.',
        'A new attempt can begin at any time; earlier attempts are kept.',
      ],
    },
    {
      title: 'Free and paid',
      body: [
        'Taking the assessment is free, and so are the total, the section scores, the chart and the summary, and all of the quick form.',
        'The detailed report is opened by a single payment for one attempt, or by a monthly subscription. The price is shown before payment, in Saudi riyals and with VAT included, and a receipt for each payment comes by email.',
      ],
      links: [{ to: '/plans', words: 'Plans and prices' }],
    },
    {
      title: 'Subscriptions',
      body: [
        'A subscription runs by the month. It renews by itself only with a card that was saved by a consent of its own, and a reminder comes by email 3 days before each renewal. If the charge fails it is tried again after 1, 3 and 7 days, with a notice each time.',
        'Cancelling is possible at any time and keeps the plan to the end of the paid period. Reports of attempts completed while subscribed stay open afterwards.',
      ],
      links: [{ to: '/billing', words: 'Billing and receipts' }],
    },
    {
      title: 'Refunds',
      body: [
        'The amount is refunded in full within 14 days of payment as long as the detailed report has not been opened. The refund policy has the details and is part of these terms.',
      ],
      links: [{ to: '/refunds', words: 'Refund policy' }],
    },
    {
      title: 'Sending to companies',
      body: [
        'A report goes to a company only when its owner asks for it, with a recorded consent that gives the company’s name and address. The company gets one message with a PDF and a private link that works for 30 days and can be revoked before then. A message that has arrived cannot be taken back.',
        'Only addresses that take job applications are to be added, and there is a daily limit. Every recipient can stop all such messages with one press.',
      ],
    },
    {
      title: 'Tips and analysis',
      body: [
        'Tips and analysis rest on the scores of the assessment. They are written by rules of Wijha or, where the plan allows it and with a consent of its own, by an external AI system; which of the two stands beside them. They can be wrong and do not replace professional advice.',
      ],
    },
    {
      title: 'Questions and content',
      body: [
        'The texts of the questions and of the report are protected. A report belongs to its owner, to keep and to share. Copying, publishing or selling the questions, or collecting them by machine, is not allowed.',
      ],
    },
    {
      title: 'Limits and liability',
      body: [
        'We aim at a service that is always there and a result that is accurate; interruptions and mistakes are possible. A career decision is its owner’s own, and the result is one of its sources, not a substitute for it.',
        'Nothing here limits a right given by consumer protection or e-commerce law, or liability for fraud or gross negligence.',
      ],
    },
    {
      title: 'Law, language and changes',
      body: [
        'These terms are governed by the law of the Kingdom of Saudi Arabia, whose courts decide what cannot be settled amicably. Where the two languages differ, the Arabic text applies.',
        'Every material change is announced here with a new version and date before it applies.',
      ],
      links: [{ to: '/contact', words: 'Contact' }],
    },
  ],
}
