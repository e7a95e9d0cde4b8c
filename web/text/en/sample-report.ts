import type { sampleReport as Arabic } from '../ar/sample-report.ts'

export const sampleReport: typeof Arabic = {
  title: 'Sample report',
  description:
    'The full report of an invented person: the score and its range, the seventeen facets, career paths with reasons, and the development plan.',
  mark: 'Sample report: the person is invented',
  lead: 'This is how a full report reads once it is opened. The person is invented; the numbers and sentences are computed from fixed answers by the same rules as any other result.',
  notGenuine:
    'This report has no application number and no fingerprint, and the verification page does not confirm it.',
  completedOn: date => `Completed on ${date}`,
  print: 'Download as PDF',
  endTitle: 'A real report also has',
  end: [
    'An application number and a code by which whoever receives it can check that it is genuine and unedited.',
    'A PDF in Arabic or English, and sending to companies with a recorded consent for each.',
    'Practical tips and a full analysis beside the result.',
  ],
  start: 'Start the assessment, free',
  price: price =>
    `Taking the assessment is free, with the total and the section scores. Opening the whole report costs ${price} riyals, once.`,
  plans: 'Plans and prices',
  failed: 'The sample report could not be shown',
  failedBody: 'Loading the page again in a moment may help.',
}
