import type { method as Arabic } from '../ar/method.ts'
import { counted, number } from '../format.ts'
import { bankReviews } from './bank-reviews.ts'

const questions = (count: number) => counted(count, 'en', { one: '# question', other: '# questions' })

export const method: typeof Arabic = {
  title: 'The method',
  lead: 'What the assessment measures, how its questions are made, how it is scored, and how far a score reaches. Every figure on this page is read from the scoring rules themselves.',
  description:
    'The manual of the Wijha career assessment: what is measured, how it is scored, what the range means, answer quality, career fit, and what is not claimed.',
  contents: 'Sections of the method',
  failed: 'The figures of the method could not be shown. Loading the page again mostly helps.',
  from: least => `from ${number(least)}`,
  symbols: 'Letters',

  statusTitle: 'Where the measurement stands today',
  status: bank => [
    ...bankReviews(bank),
    'A result is compared with other people only where a large enough reference sample has been published; it then names that sample and its date. No reliability coefficient has been published yet. What is certain today is that the computation can be repeated with the same result. What a result means at work has not been studied yet.',
  ],

  measured: 'What is measured',
  measuredLead: facets =>
    `The basic form measures ${counted(facets, 'en', { one: '# facet', other: '# facets' })} in three sections. A facet is one subject that several questions ask about in different situations.`,
  fieldQuestions: (all, common, ofField) =>
    `The basic form has ${questions(all)}: ${number(common)} that everybody sees, and ${number(ofField)} from the chosen professional field. The fields measure the same facets by different stories, and most of their technical questions turn on a fact of the field that the story does not tell. The name of a field enters no computation.`,
  otherForms:
    'The section of scientific abilities measures logic, quantities, problem solving and technical judgement on tasks of the field, and nothing beyond: no general ability and no diploma. The three other forms are shorter, and each of their sections is one facet. The quick form is a first look: no career paths are built on it.',

  made: 'How questions are made',
  madeLead:
    'Each question is a moment at work, followed by five options of similar length, most of which can be defended. Each option has a value from 1 to 5; no value ever reaches the browser.',
  columns: { section: 'Section', asks: 'What is asked', top: 'What the value 5 means' },
  kinds: {
    motivation: {
      asks: 'The option closest to what you would do',
      top: 'The motive showed for its own sake. The value is strength, not worth; no option is right.',
    },
    competency: {
      asks: 'The most effective action',
      top: 'It deals with the cause and respects people and limits. Lower values do it by half, or serve either case alike; 1 is the act that would be right if the deciding fact were the other one.',
    },
    skills: {
      asks: 'The most accurate conclusion or the most correct decision',
      top: 'A complete answer that can be proven. Each other option is a named mistake.',
    },
  },
  madePoints: [
    'Arabic and English were written together and share numbers, names and the order of options.',
    'Each value stands at each position equally often, so the position of an option tells nothing about its value.',
    'A program checks every question: length and readability, balance of its options, neutral address, balance of women and men in the section, and that numbers and deductions hold.',
  ],

  readings: {
    lead: (readers, isModelsAlone) =>
      `Before they were taken in, the questions were read without their keys by ${counted(readers, 'en', { one: '# reader', other: '# readers' })}${isModelsAlone ? ', all of them language models and not people' : ', language models among them'}. The table shows the mean value of the first choice, which is 3 by chance, and below it how often two readers who were shown the same put the same option first, which is 20% by chance:`,
    caption:
      'Mean first choice and agreement of the readers by section, by what they were shown and by the language they read',
    columns: {
      shown: 'Section and what was shown',
      questions: 'Questions',
      readers: 'Readers',
      ar: 'Arabic',
      en: 'English',
    },
    conditions: {
      'options only': 'The options alone',
      'whole story': 'The whole story',
      'general sense': 'The whole story, read without knowledge of the field',
      'told to get the job': 'The options, to be chosen to get the job',
    },
    end: 'Some readers of the options alone tossed a coin where nothing in them spoke for one over another. The closer the mean is to 3 for the options alone, and to 5 for the whole story, the more it is the story that decides. These readers replace neither experts nor the data of participants.',
  },

  score: 'How it is scored',
  scoreLead: (least, most) =>
    `The score of a section is the sum of the values of its answers, and the total is the sum of the sections: ${number(least)} to ${number(most)} in the basic form. Nothing is scored before every question is answered: an omission is not a zero.`,
  indexLead: 'The index of a facet turns the mean of its values into a scale from 0 to 100:',
  cuts: {
    bands: most => `Band of the total, of ${number(most)}`,
    ratings: most => `Rating of a section, of ${number(most)}`,
    levels: 'Level of a facet, of 100',
  },
  below: 'below that',
  levels: {
    clear: 'Clear',
    balanced: 'Balanced',
    priority: 'Priority for development; of a motive, less prominent',
  },
  chance:
    'Answers at random give 3 a question on average, which is 60% of the highest score of a section, and 50 on the index of a facet. That is why answer quality is said before any rating.',

  range: 'What the estimated range means',
  rangeLead:
    'With other questions of the same kind the result would most likely fall inside the range, 8 times in 10. It is estimated from how much the answers within each facet differ, so it needs no data of other people.',
  rangeEnd:
    'Near an end of the scale the range becomes one-sided and never vanishes, so the highest score has one too. It is rounded outward. No decision should rest on a difference smaller than it.',
  change: days =>
    `A result is said to have changed between two attempts only when both are at the same form and told the same stories, at least ${counted(days, 'en', { one: '# day', other: '# days' })} apart, and the difference goes beyond what both errors allow for:`,

  quality: 'How answer quality is judged',
  qualityLead: 'Four signs describe the answers and judge nobody:',
  rapid: (seconds, words, share) =>
    `Speed: more than ${share}% of the answers in under ${counted(seconds, 'en', { one: '# second', other: '# seconds' })}, or faster than reading ${number(words)} words a minute.`,
  run: length =>
    `A run: ${counted(length, 'en', { one: '# answer', other: '# answers' })} or more in a row at one place on the screen.`,
  place: (count, all) =>
    `One place: more than ${number(count)} of ${number(all)} answers at one place on the screen.`,
  chanceLike: 'Random scores: every section within what random answers give, together with another sign.',
  qualityEnd:
    'With one sign the result is read with care; with two, or a strong one, the quality signs are weak. The report is shown in full either way. An answer whose time is unknown because the connection was lost does not count for speed.',

  careers: 'How career fit is computed',
  careersLead: (occupations, families) =>
    `${counted(occupations, 'en', { one: '# occupation belongs', other: '# occupations belong' })} to ${counted(families, 'en', { one: '# family', other: '# families' })} of roles. A family asks for six facets, each with a target and a weight. Fit, out of 100, joins how far the targets are reached with where these facets stand among the person’s own:`,
  tiersTitle: 'Level of fit, of 100',
  tiers: { strong: 'Strong', good: 'Good', possible: 'Possible with development', explore: 'To explore' },
  gate: 'When the quality signs are weak, every path is shown as “To explore”. A low total alone withholds nothing.',
  careersPoints: close => [
    `Paths stand by how near their work lies to major, education and experience, and then by fit. Those no more than ${number(close)} points apart share a rank, and each comes with its reasons.`,
    'Readiness is another matter: the usual education and years of experience of an occupation, not the scores. Licensed or degree-bound work is never called near without its degree, and the licensing body is named.',
    'Targets, weights and usual qualifications are the authors’ judgement, not yet checked against data from the labour market.',
    'Name, gender, age, nationality and city enter no computation.',
  ],

  limits: 'What it does not claim',
  limitsPoints: [
    'It is no diagnosis and does not measure intelligence, vocational interests (RIASEC) or the Big Five of personality.',
    'Its results serve guidance and development, not hiring or admission, and predict success in no particular job.',
    'It compares nobody with other people unless a large enough reference sample has been published for the form.',
    'Calibration of the questions and factor analysis wait for data; neither has been done.',
  ],

  versions: 'Versions',
  versionsBody: (form, scoring) =>
    `Every report carries the versions of its form, question bank and scoring rules, and can be computed again by them. The basic form is at version ${form}, the scoring rules are at version ${scoring}.`,
  references: 'The scientific references behind the method',
  sample: 'A full sample report',

  letters: {
    F: 'index of the facet',
    M: 'mean of the values of its questions',
    V: 'variance of one question in the middle of the scale',
    S: 'sum of the squared differences from the mean of each facet',
    N: 'middle of the range above the facet’s lowest sum',
    K: 'share of its scale that the facet’s sum reaches, 0 to 1',
    J: 'questions in the facet',
    E: 'standard error of a section or of the total',
    G: 'squared uncertainty of the facet',
    H: 'half the width of the range of the facet’s sum (Wilson’s interval)',
    B: 'room that the mean leaves the values to differ, 0 to 1',
    U: 'distance from a facet’s sum to the end of its range, each side by itself; the side on which the joined range is longer counts',
    D: 'difference between the attempts',
    C: 'how far the target is reached, 0 to 1',
    T: 'target of the facet',
    W: 'weight of the facet',
    L: 'how far the targets are reached, of 100',
    A: 'mean of all facet indices',
    R: 'relative place, of 100',
    P: 'fit',
  },
}
