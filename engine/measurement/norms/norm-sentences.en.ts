import type { NormSentences } from './norm-sentences.ts'

export const en: NormSentences = {
  base: ({ people, form, language, field, day }) =>
    [
      `Compared with a sample of ${people} first attempts at the ${form} form on this platform, of regular answer quality`,
      ...(language ? [`all in ${language}`] : []),
      ...(field ? [`all in the field of ${field}`] : []),
      `as they stood on ${day}.`,
    ].join(', '),
  common: questions => `Only the ${questions} questions that all fields share are compared.`,
  weighted: source => `The sample is weighted to: ${source}.`,
  total: 'Total',
  section: name => name,
  line: (part, percentile, from, to) =>
    `${part}: above about ${percentile} of every 100 in the sample (range ${from} to ${to}).`,
  reach:
    'Were the sample gathered anew, the place would most likely lie in this range: 9 times in 10. The range does not cover the estimate of the result itself. The sample is of users of this platform and does not stand for the whole population.',
}
