import type { LegalWords } from '../legal-words.ts'

export const privacy: LegalWords = {
  title: 'Privacy policy',
  lead: 'Which data are kept, what for, who sees them, and for how long.',
  description:
    'The data that the Wijha assessment keeps, their purposes, who sees them, for how long, and the rights of their owner under Saudi law.',
  sections: [
    {
      title: 'What is kept',
      body: ['Only what the service needs:'],
      points: [
        'Account: name, email address, language, how text is shown, and the password in a one-way form that cannot be turned back.',
        'How the account’s owner came to the site when registering: the word in the link, if there was one, the language, and phone or computer. They are read as counts alone, none under 10 of which is shown.',
        'Profile: full name, education, city, years of experience and preferred fields, and by choice the major (to tell what occupations take, to order paths, and as a first entry of the CV), marital status, current job and expected salary.',
        'Assessment: the answers, those to trial questions included, which count for no result, their times and the kind of device, phone or computer, and the guess before the result, where one was made. Scores are not kept; they are computed from the answers each time they are shown.',
        '“What I want”, by choice: what was chosen of activities, values and conditions of work, and when. It orders the paths of one’s own report, stands in nothing that others see, except in what the AI system receives by consent, and can be deleted at any time. A copy stays on the device until signing out, so that it opens without a network.',
        'CV, by choice: what was written in it, and what was ticked for it from a report. Nobody sees it but its owner, who may hand it on, and it can be deleted at any time.',
        'The development plan, by choice: the day, time and place of each step, steps and hours that were added, and what is done. It stands in nothing that others see. A copy stays on the device until signing out, so that it opens without a network.',
        'Consultations, by choice: the appointment, what it was to be about, what was shared for it, and the notes written for the person afterwards.',
        'Sessions: network address and name of the browser, to show which devices are signed in and to protect the account.',
        'Companies: names and addresses that were added, and what was sent to each and what became of it.',
        'Payments: amount, date, kind of card and its last four digits. The card’s number and code never reach the servers of Wijha.',
        'Consents: their wording, version, language and time, and the time of their withdrawal.',
      ],
    },
    {
      title: 'Where it comes from',
      body: [
        'From its owner. The payment provider adds the state of a payment, and Google or Apple the name and address, where signing in with them is chosen.',
      ],
    },
    {
      title: 'Purposes and legal bases',
      body: ['The data are not used for advertising and are not sold. Each purpose has its basis:'],
      points: [
        'What was agreed on: running the assessment and showing its result, payment, and the messages that the service needs.',
        'A consent of its own for each of: automated scoring, sending to a named company, processing by an external AI system, keeping a card for renewals, and research.',
        'A legal obligation: keeping invoices and the record of payments.',
        'A legitimate interest: protecting accounts and the service against misuse, and knowing how many reach each step.',
      ],
    },
    {
      title: 'Automated scoring',
      body: [
        'The result and the suggested paths are computed by fixed rules that are described in public. Name, city, marital status and salary play no part in them. Nothing is decided about anybody: the result is a description that its owner reads, and sends if they wish.',
      ],
    },
    {
      title: 'Who sees it',
      body: ['Its owner, and beyond that only these, each within what is said:'],
      points: [
        'A company that the report’s owner chooses, by a recorded consent with its name and address.',
        'Whoever holds the application number printed on a report: the verification page shows the total and its band, the date, the initials and the fingerprint of the report. This can be switched off on the results page.',
        'Whoever is given a credential by the report’s owner: what the owner chose for it, until it expires or is revoked. What is checked on the verification page is not kept, and the public list of revoked credentials names nobody.',
        'Whoever gives a consultation that was booked: the name, what was written for it, and the report or CV that its person shares, until 7 days after the appointment. Each opening is recorded and shown to the person, and what is shared can be taken back at any time.',
        'The payment provider: card details go to it from the browser directly.',
        'The mail and hosting providers of the operator, on its orders and for its purposes.',
        'The AI system, by consent: scores, facets, counted habits, the guess, the career paths as the report orders them by education, major, experience and the answers to “What I want”, the development plan, field, education, years of experience and career stage, without name, email address or city. It may be outside the Kingdom.',
        'Researchers, by a consent of its own that is given on the account page: answers of completed assessments and their times, in broad groups that at least 10 people share, without name, address or anything that leads to a person. Without the consent nobody’s answers go there.',
        'A competent authority where the law requires it.',
      ],
    },
    {
      title: 'Cookies and browser storage',
      body: [
        'All are needed for the site to work: one cookie for the session, one for the language, one for the theme, those that keep what is chosen to make reading easier, and one that marks a device that has signed in before, which protects the account against guessing. The browser also keeps the session’s token, the first name, the language and the chosen form; what concerns the person is removed on signing out. If the link to the site carried a word, it stays until the tab is closed.',
        'There are no trackers or analytics of others, and no fonts or pictures from other sites.',
      ],
    },
    {
      title: 'How long it is kept',
      body: ['Each kind is removed automatically when its time is over.'],
      retention: true,
    },
    {
      title: 'Protection',
      body: [
        'The connection is encrypted, passwords and the tokens of mailed links are stored in one-way form alone, and pages cannot read the session’s cookie. A breach that may do harm is reported to the Saudi Data and AI Authority (SDAIA) within 72 hours, and to the people concerned without delay.',
      ],
    },
    {
      title: 'Rights',
      body: [
        'Under the Personal Data Protection Law of the Kingdom of Saudi Arabia, and directly from the account page:',
      ],
      points: [
        'To see the data, and to have a copy for reading and one for moving elsewhere (JSON).',
        'To correct: name, address and profile.',
        'To withdraw a consent, as easily as it was given. What happened before stays lawful.',
        'To delete: at once and for good, except invoices and the record of payments, which are kept apart from name and address.',
        'To complain to the operator on the contact page, and then to the Saudi Data and AI Authority (SDAIA).',
      ],
      links: [
        { to: '/account', words: 'Account' },
        { to: '/contact', words: 'Contact' },
      ],
    },
    {
      title: 'Under eighteen',
      body: ['Their data are processed with the consent of a guardian, who has all the rights above.'],
    },
    {
      title: 'Changes',
      body: [
        'Every material change is announced here with a new version and date before it applies; what needs a consent is asked for anew.',
      ],
    },
  ],
}
