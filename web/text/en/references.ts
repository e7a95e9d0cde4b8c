import type { references as Arabic } from '../ar/references.ts'
import { bankReviews } from './bank-reviews.ts'

export const references: typeof Arabic = {
  title: 'Scientific references',
  lead: 'The structure of the questions draws on these sources. The platform has not yet been standardised on a reference sample; its results serve guidance and development, not hiring or admission.',
  description:
    'The sources behind the Wijha career assessment, what was taken from each of them, and what is not claimed.',
  back: 'Back',
  download: 'Download as PDF',
  contents: 'Sections of the references',
  method: 'The method: how questions are made and scored',
  statusTitle: 'Where the questions stand today',
  reviews: bankReviews,
  status: [
    'Experts rate every question before it is released: at least eight for the common questions, at least six practitioners from Saudi Arabia and the Gulf for those of a field, who judge how effective each option is without seeing its key. Until then the key is a rational key by the authors.',
    'The questions of work mastery and scientific abilities, and those of the other forms but for career goals, have two stories each, which differ in one fact that turns the order of the options. So a score describes knowing when an action fits, and not what is thought well of in general; how much that adds to predicting performance has not been measured yet.',
    'A key is accepted when the order of the experts is the order of the key, their ratings of neighbouring options lie apart, and they agree on each option. For the motivation questions it is also checked that no option makes a person look better than the others.',
  ],
  use: 'What it is to the assessment',
  groups: {
    personality: {
      title: 'Personality, abilities and interests',
      use: 'Informs the choice of topics; these traits are not measured by this form.',
    },
    competency: {
      title: 'Competencies and skills',
      use: 'The basis of the competency and skills blueprints.',
      note: 'Of the Great Eight, “analysing and interpreting” is measured in the section of scientific abilities, “enterprising and performing” in the facets of achievement, persistence and influence of the motivation section, and “creating and conceptualising” only in the advanced form.',
    },
    motivation: {
      title: 'Motivation',
      use: 'The basis of the motivation blueprint.',
    },
    measurement: {
      title: 'Measurement',
      use: 'The methods used to build, score and monitor the form.',
    },
  },
  about: {
    'soto-john-2017': 'The Big Five of personality, spread over 15 facets.',
    'gardner-1983': 'The theory of multiple intelligences as it was first put.',
    'visser-2006':
      'That theory put to the test: its measures shared a large general factor, which is why the two are cited side by side.',
    'holland-1997': 'The six vocational types (RIASEC) and the environments that match them.',
    'nauta-2010': 'What has held of Holland’s theory after half a century, and what has changed.',
    'bartram-2005':
      'Eight broad competencies that order the demands of work; the facets of work mastery come from here.',
    'mumford-2007': 'The skills of leadership, and how the demand for them differs between levels.',
    'peterson-2001':
      'The O*NET framework of occupations and skills; field knowledge, and tools and safe practice, come from here.',
    'binkley-2012': 'Twenty-first century skills, problem solving and the reading of data among them.',
    'chan-drasgow-2001': 'The motivation to lead; the facet of influence and responsibility comes from here.',
    'locke-latham-2002':
      'Goal setting: a specific, demanding goal raises performance when there is commitment to it.',
    'vroom-1964': 'Expectancy: people spend effort where they believe it pays and value what it brings.',
    'van-eerde-1996': 'A statistical review of what has held of expectancy theory at work, and what has not.',
    'ryan-deci-2000': 'Self-determination: autonomy, competence and relatedness.',
    'gagne-deci-2005':
      'Self-determination at work; the ladder from imposed to chosen motivation comes from here.',
    'savickas-2012':
      'A scale of career adaptability and its equivalence across 13 countries; the career goals of the quick form come from here.',
    'standards-2014':
      'The standards for educational and psychological tests: evidence for each use of a result.',
    'samejima-1969':
      'The graded response model of item response theory, for calibration once there are data.',
    'joreskog-1969': 'Confirmatory factor analysis, for examining the structure of the facets.',
    'cronbach-1951': 'Coefficient alpha of internal consistency, for monitoring the sections.',
    'itc-2018':
      'Guidelines for translating and adapting tests; both languages were written together by them.',
    'mcdaniel-2007':
      'How the wording of the instruction changes a situational test; each section has one wording.',
    'christian-2010': 'What situational tests measure, and how it goes with performance.',
    'weekley-2006': 'The handbook of situational tests: building and scoring them.',
    'brennan-1998':
      'The error of measurement of each single score; the estimated range beside the scores comes from here.',
  },
}
