import type { verify as Arabic } from '../ar/verify.ts'

export const verify: typeof Arabic = {
  title: 'Verify a report',
  lead: 'Every report has an application number printed on its cover. Compare what stands here with the paper.',
  number: 'Application number',
  numberHint: 'It begins with WJ, such as WJ-0000000000.',
  numberMissing: 'The application number is required',
  check: 'Verify the number',
  loading: 'Looking for the report',
  genuine: 'A genuine report issued by Wijha',
  genuineBody: 'If these facts match the paper, the fingerprint above all, the paper was not edited.',
  name: 'Name, by its first letters',
  form: 'Form',
  completedOn: 'Completed on',
  total: 'Total',
  totalOf: (score, max) => `${score} of ${max}`,
  band: 'Level',
  versions: 'Versions',
  versionsLine: (form, bank, scoring) => `Form ${form}, question bank ${bank}, scoring rules ${scoring}`,
  fingerprint: 'Fingerprint',
  unknown: 'No report can be verified by this number',
  unknownBody:
    'The number may be mistyped, or verification of its report may not be open. This page does not tell the two apart.',
  tooMany: 'Too many attempts. Please try again in some minutes.',
  failed: 'Verification is not possible now',
  failedBody: 'No answer came, which says nothing about the report. Please try again shortly.',
  another: 'Verify another number',
}
