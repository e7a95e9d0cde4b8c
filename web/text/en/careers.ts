import type { careers as ar } from '../ar/careers.ts'

export const careers: typeof ar = {
  title: 'Occupations',
  lead: count =>
    `${count} occupations in twelve fields: what a day of work is like, the way in and the way on in Saudi Arabia, and where to look.`,
  description:
    'Occupations in Saudi Arabia by field: a day of work, the way in and the way on, and where to look for each of them.',
  families:
    'The occupations of a field belong to families of roles. The assessment tells families apart, not the single occupations inside one.',
  contents: 'Fields',
  back: 'All occupations',
  failed: 'The occupations cannot be shown. The page can be loaded again in a little while.',
  about: title =>
    `${title}: a day of work, the way in and on in Saudi Arabia, what the work leans on, and where to look for it.`,
  day: 'A day of work',
  wayIn: 'The way in',
  firstCourse: 'The first course',
  wayOn: 'The way on',
  facets: 'What it relies on most',
  facetsNote: 'Three of the seventeen facets that the assessment measures, in the judgement of its authors.',
  interests: 'Interests close to it',
  conditions: 'Conditions of work',
  usual: 'Usual:',
  sometimes: 'Sometimes:',
  noConditions: 'Mostly daytime hours in one place.',
  condition: {
    shifts: 'changing shifts',
    night: 'night work',
    travel: 'travel',
    outdoors: 'outdoor work',
    crowds: 'crowds and the public',
    uncertainIncome: 'income that varies',
    city: 'only in large cities',
  },
  search: 'Where to look',
  searchWords: 'Search words:',
  linksOf: day =>
    `These links were gathered on ${day}. They do not mean that a vacancy is open, and no pay is named here.`,
  education: 'Usual qualification',
  majors: 'Required major',
  years: 'Usual experience',
  noYears: 'None required',
  ofYears: count => (count === 1 ? '1 year' : `${count} years`),
  licence: 'Licence',
  licenceOf: (name, body) => `${name} (${body})`,
  licenceLink: 'Website of the authority',
  or: ' or ',
  growth: 'Leads to',
  isco: code => `International classification ISCO-08: ${code}`,
  near: 'Close occupations in the same field',
  start: 'Start the assessment, free',
  startBody:
    'The assessment measures these facets and shows which families are closest to the result, and why.',
}
