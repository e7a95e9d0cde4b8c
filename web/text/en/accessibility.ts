import type { LegalWords } from '../legal-words.ts'

export const accessibility: LegalWords = {
  title: 'Accessibility',
  lead: 'What conforms, what does not yet, and how to complain.',
  description:
    'How far Wijha conforms to WCAG 2.2 at level AA, what has not been tested yet, and how to report a barrier.',
  sections: [
    {
      title: 'The aim',
      body: [
        'That everyone who wants to can take the assessment and read the result, in Arabic or in English, by keyboard, by touch or with a screen reader. The standard is WCAG 2.2 at level AA, in both directions and in both themes.',
      ],
    },
    {
      title: 'What conforms',
      body: ['Most of this is checked by machine with every change to the site:'],
      points: [
        'Every field, button and chart has a name that is read out; pages have ordered headings and a link to skip to the content.',
        'Whatever a mouse can do a keyboard can, and the focus is always visible. In the questions the keys 1 to 5 or the letters choose, and Enter confirms.',
        'Text has a contrast of at least 4.5 to 1, and colour never carries meaning alone: each section has its number of dots, each state its word.',
        'Each chart has a table or a sentence that says what it shows.',
        'Nothing scrolls sideways on a screen 360 pixels wide, and zooming to 200% works.',
        'There are three sizes of text, and another line spacing and reading face to choose, all kept with the account. Where the device has a voice for the language, a situation and its options can be listened to.',
        'Nothing moves on by itself and no answer has a time limit. Motion stops where the system asks for less of it.',
        'All reading pages work without scripts in the browser.',
      ],
    },
    {
      title: 'What does not conform yet, or was not tested',
      body: [
        'The site has not been reviewed yet by an independent expert, nor by people who rely on assistive technology every day. Checks by machine do not find every barrier. And besides:',
      ],
      points: [
        'The PDF of the report is tagged and can be read out, but was not checked against PDF/UA. All of its content is on the results page.',
        'The assessment is long text, without a recording and without one in plain language.',
        'The bank’s page that confirms a card is not part of Wijha and not under its control.',
        'The scientific references are in their original language, and marked as such for screen readers.',
      ],
    },
    {
      title: 'Complaints and help',
      body: [
        'A short description on the contact page is enough: the page, what could not be done, and the device or assistive technology if it can be named. An answer comes to the address given within the next few working days, with a date for the repair or another way.',
      ],
      links: [{ to: '/contact', words: 'Contact' }],
    },
  ],
}
