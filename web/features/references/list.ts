/** Lists the bibliography in its four sections, in one form for all languages. What each source gave stands in web/text. */
export const GROUPS = [
  {
    id: 'personality',
    references: [
      {
        id: 'soto-john-2017',
        authors: 'Soto, C. J., & John, O. P.',
        year: 2017,
        title:
          'The next Big Five Inventory (BFI-2): Developing and assessing a hierarchical model with 15 facets to enhance bandwidth, fidelity, and predictive power',
        source: 'Journal of Personality and Social Psychology, 113(1), 117–143',
        doi: '10.1037/pspp0000096',
      },
      {
        id: 'gardner-1983',
        authors: 'Gardner, H.',
        year: 1983,
        title: 'Frames of mind: The theory of multiple intelligences',
        source: 'Basic Books',
      },
      {
        id: 'visser-2006',
        authors: 'Visser, B. A., Ashton, M. C., & Vernon, P. A.',
        year: 2006,
        title: 'Beyond g: Putting multiple intelligences theory to the test',
        source: 'Intelligence, 34(5), 487–502',
        doi: '10.1016/j.intell.2006.02.004',
      },
      {
        id: 'holland-1997',
        authors: 'Holland, J. L.',
        year: 1997,
        title:
          'Making vocational choices: A theory of vocational personalities and work environments (3rd ed.)',
        source: 'Psychological Assessment Resources',
        isbn: '0-911907-27-0',
      },
      {
        id: 'nauta-2010',
        authors: 'Nauta, M. M.',
        year: 2010,
        title:
          'The development, evolution, and status of Holland’s theory of vocational personalities: Reflections and future directions for counseling psychology',
        source: 'Journal of Counseling Psychology, 57(1), 11–22',
        doi: '10.1037/a0018213',
      },
    ],
  },
  {
    id: 'competency',
    references: [
      {
        id: 'bartram-2005',
        authors: 'Bartram, D.',
        year: 2005,
        title: 'The Great Eight competencies: A criterion-centric approach to validation',
        source: 'Journal of Applied Psychology, 90(6), 1185–1203',
        doi: '10.1037/0021-9010.90.6.1185',
      },
      {
        id: 'mumford-2007',
        authors: 'Mumford, T. V., Campion, M. A., & Morgeson, F. P.',
        year: 2007,
        title: 'The leadership skills strataplex: Leadership skill requirements across organizational levels',
        source: 'The Leadership Quarterly, 18(2), 154–166',
        doi: '10.1016/j.leaqua.2007.01.005',
      },
      {
        id: 'peterson-2001',
        authors:
          'Peterson, N. G., Mumford, M. D., Borman, W. C., Jeanneret, P. R., Fleishman, E. A., Levin, K. Y., Campion, M. A., Mayfield, M. S., Morgeson, F. P., Pearlman, K., Gowing, M. K., Lancaster, A. R., Silver, M. B., & Dye, D. M.',
        year: 2001,
        title:
          'Understanding work using the Occupational Information Network (O*NET): Implications for practice and research',
        source: 'Personnel Psychology, 54(2), 451–492',
        doi: '10.1111/j.1744-6570.2001.tb00100.x',
      },
      {
        id: 'binkley-2012',
        authors:
          'Binkley, M., Erstad, O., Herman, J., Raizen, S., Ripley, M., Miller-Ricci, M., & Rumble, M.',
        year: 2012,
        title: 'Defining twenty-first century skills',
        source:
          'In P. Griffin, B. McGaw, & E. Care (Eds.), Assessment and teaching of 21st century skills (pp. 17–66). Springer',
        doi: '10.1007/978-94-007-2324-5_2',
      },
      {
        id: 'chan-drasgow-2001',
        authors: 'Chan, K.-Y., & Drasgow, F.',
        year: 2001,
        title:
          'Toward a theory of individual differences and leadership: Understanding the motivation to lead',
        source: 'Journal of Applied Psychology, 86(3), 481–498',
        doi: '10.1037/0021-9010.86.3.481',
      },
    ],
  },
  {
    id: 'motivation',
    references: [
      {
        id: 'locke-latham-2002',
        authors: 'Locke, E. A., & Latham, G. P.',
        year: 2002,
        title: 'Building a practically useful theory of goal setting and task motivation: A 35-year odyssey',
        source: 'American Psychologist, 57(9), 705–717',
        doi: '10.1037/0003-066X.57.9.705',
      },
      {
        id: 'vroom-1964',
        authors: 'Vroom, V. H.',
        year: 1964,
        title: 'Work and motivation',
        source: 'Wiley',
      },
      {
        id: 'van-eerde-1996',
        authors: 'Van Eerde, W., & Thierry, H.',
        year: 1996,
        title: 'Vroom’s expectancy models and work-related criteria: A meta-analysis',
        source: 'Journal of Applied Psychology, 81(5), 575–586',
      },
      {
        id: 'ryan-deci-2000',
        authors: 'Ryan, R. M., & Deci, E. L.',
        year: 2000,
        title:
          'Self-determination theory and the facilitation of intrinsic motivation, social development, and well-being',
        source: 'American Psychologist, 55(1), 68–78',
        doi: '10.1037/0003-066X.55.1.68',
      },
      {
        id: 'gagne-deci-2005',
        authors: 'Gagné, M., & Deci, E. L.',
        year: 2005,
        title: 'Self-determination theory and work motivation',
        source: 'Journal of Organizational Behavior, 26, 331–362',
        doi: '10.1002/job.322',
      },
      {
        id: 'savickas-2012',
        authors: 'Savickas, M. L., & Porfeli, E. J.',
        year: 2012,
        title:
          'Career Adapt-Abilities Scale: Construction, reliability, and measurement equivalence across 13 countries',
        source: 'Journal of Vocational Behavior, 80(3), 661–673',
        doi: '10.1016/j.jvb.2012.01.011',
      },
    ],
  },
  {
    id: 'measurement',
    references: [
      {
        id: 'standards-2014',
        authors:
          'American Educational Research Association, American Psychological Association, & National Council on Measurement in Education',
        year: 2014,
        title: 'Standards for educational and psychological testing',
        source: 'American Educational Research Association',
      },
      {
        id: 'samejima-1969',
        authors: 'Samejima, F.',
        year: 1969,
        title: 'Estimation of latent ability using a response pattern of graded scores',
        source: 'Psychometrika Monograph Supplement, No. 17',
        doi: '10.1007/BF03372160',
      },
      {
        id: 'joreskog-1969',
        authors: 'Jöreskog, K. G.',
        year: 1969,
        title: 'A general approach to confirmatory maximum likelihood factor analysis',
        source: 'Psychometrika, 34(2), 183–202',
        doi: '10.1007/BF02289343',
      },
      {
        id: 'cronbach-1951',
        authors: 'Cronbach, L. J.',
        year: 1951,
        title: 'Coefficient alpha and the internal structure of tests',
        source: 'Psychometrika, 16, 297–334',
      },
      {
        id: 'itc-2018',
        authors: 'International Test Commission',
        year: 2018,
        title: 'ITC guidelines for translating and adapting tests (second edition)',
        source: 'International Journal of Testing, 18(2), 101–134',
        doi: '10.1080/15305058.2017.1398166',
      },
      {
        id: 'mcdaniel-2007',
        authors: 'McDaniel, M. A., Hartman, N. S., Whetzel, D. L., & Grubb, W. L., III',
        year: 2007,
        title: 'Situational judgment tests, response instructions, and validity: A meta-analysis',
        source: 'Personnel Psychology, 60(1), 63–91',
        doi: '10.1111/j.1744-6570.2007.00065.x',
      },
      {
        id: 'christian-2010',
        authors: 'Christian, M. S., Edwards, B. D., & Bradley, J. C.',
        year: 2010,
        title:
          'Situational judgment tests: Constructs assessed and a meta-analysis of their criterion-related validities',
        source: 'Personnel Psychology, 63(1), 83–117',
      },
      {
        id: 'weekley-2006',
        authors: 'Weekley, J. A., & Ployhart, R. E. (Eds.)',
        year: 2006,
        title: 'Situational judgment tests: Theory, measurement, and application',
        source: 'Lawrence Erlbaum',
        isbn: '0-8058-5251-4',
      },
      {
        id: 'brennan-1998',
        authors: 'Brennan, R. L.',
        year: 1998,
        title: 'Raw-score conditional standard errors of measurement in generalizability theory',
        source: 'Applied Psychological Measurement, 22(4), 307–331',
        doi: '10.1177/014662169802200401',
      },
    ],
  },
] as const
