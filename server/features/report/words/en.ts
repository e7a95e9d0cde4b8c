import type { PaperWords } from './paper-words.ts'

export const en: PaperWords = {
  title: 'Career assessment report',
  comma: ',',
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  field: name => name,
  form: name => `${name} form`,
  range: (from, to) => `${from} to ${to}`,
  outOf: max => `of ${max}`,
  page: 'Page',
  pageOf: 'of',
  foot: 'This result is not compared with other people.',
  number: 'Application number',
  verifyHint:
    'To check that this report is genuine: scan the code, or enter the number on the verification page',
  total: 'Total',
  estimated: range => `Range ${range}`,
  chart: 'Chart of the sections',
  chartAlt: 'Radar chart of the section scores; the figures stand in the table beside it',
  chartNote: ideal => `The dotted line is the ideal level, ${ideal}; the grey band is the estimated range.`,
  axes: { motivation: 'Motivation', competency: 'Work mastery', skills: 'Abilities' },
  columns: { section: 'Section', score: 'Score', range: 'Range', share: max => `Of ${max}` },
  coreFacets: 'The seventeen facets',
  otherFacets: 'Facets',
  facetsNote: 'Index from 0 to 100, then its estimated range. The two marks on the line stand at 50 and 75.',
  level: { clear: 'Clear', balanced: 'Balanced', priority: 'Priority' },
  weakMotive: 'Less prominent',
  approximately: level => `${level}, approximately`,
  profile: 'Professional profile',
  caveats: 'How far it reaches',
  style: 'Style of choosing',
  styleNote:
    'How often each habit was chosen, and how often it was right. A description, no score; it is not sent to companies.',
  careers: field => `Career paths in the field: ${field}`,
  careersNote:
    'Fit out of 100, with its estimated range below. Families close to each other share a rank. Fit says nothing about qualification: the line under each occupation does.',
  fit: 'Fit',
  rank: rank => `Rank ${rank}`,
  growth: path => `Then: ${path}`,
  isco: code => `ISCO-08 ${code}`,
  otherFields: 'Paths in other fields',
  plan: 'Development plan',
  planNote: 'Two steps for each facet; one of them is enough to begin with.',
  method: 'Method and limits',
  methodParagraphs: ({ questions, hasCareers }) => [
    `This report rests on ${questions} questions, all of them answered. Each option has a value from 1 to 5, settled before the questions were published. The values of a section add up to its score, and the sections to the total.`,
    'A facet index runs from 0 to 100; answers at random give about 50. A facet is clear from 75 up, balanced from 50 to below 75, and below that a priority for development; a motive is then less prominent, which is no fault. The word “approximately” means that the estimated range reaches into another level. In the line each facet is a tooth as tall as its index, with the dots of its section where its whole range is clear.',
    'The estimated range is where eight results in ten would fall if other questions of the same kind were asked. No decision should rest on a difference smaller than it.',
    ...(hasCareers
      ? [
          'Facets are compared with the requirements of role families. These requirements and the lines on qualification are the judgement of the makers, not yet checked against data from the labour market. Name, gender, age, nationality and city play no part.',
        ]
      : []),
    'The structure of the questions draws on the sources listed on the page of scientific references. The platform has not yet been standardised on a reference sample; its results serve guidance and development, not hiring or admission.',
  ],
  methodMore: 'The method in full:',
  genuine: 'Is this report genuine?',
  genuineParagraph:
    'Scanning the code on the cover, or entering the application number on the verification page, shows the total and its level, the date, the shortened name and the fingerprint. Where these differ from these pages, the report has been altered. This can be switched off at any time on the results page.',
  fingerprint: 'Fingerprint',
  versions: 'Versions',
  versionsLine: ({ form, bank, scoring }) => `Form ${form}, question bank ${bank}, scoring ${scoring}`,
  storySet: 'Story set',
  storySetLine: set => `${set}, with one of two versions of each situation`,
}
