import type { profile as Arabic } from '../ar/profile.ts'

export const profile: typeof Arabic = {
  fullName: 'Full name',
  fullNameHint: 'As it appears in the report',
  education: 'Education',
  major: 'Major',
  majorHint: 'To tell what occupations take and to order paths by it; it never enters the score',
  maritalStatus: 'Marital status',
  city: 'City',
  experienceYears: 'Years of experience',
  currentJob: 'Current job',
  expectedSalary: 'Expected salary',
  salaryUnit: 'riyals a month',
  preferredFields: 'Preferred fields',
  preferredFieldsHint: 'At least one field; more than one can be chosen',
  choose: 'Choose from the list',
  none: 'Not stated',
  save: 'Save and continue',
  saveOnly: 'Save the information',
  saving: 'Saving...',
  saved: 'Information saved',
  savedBody: 'Your basic information was saved successfully',
}
