import { expect, it } from 'vitest'
import { cvDocument } from '#contract/cv.ts'
import type { Profile } from '#contract/profile.ts'
import { toDraft, toInput } from './draft.ts'
import { findGaps } from './find-gaps.ts'
import { takeOver } from './take-over.ts'

const PROFILE: Profile = {
  fullName: 'نورة السالم',
  education: 'بكالوريوس',
  major: 'computing',
  maritalStatus: null,
  city: 'الرياض',
  experienceYears: '3-5 سنوات',
  currentJob: 'Analyst',
  expectedSalary: 9000,
  preferredFields: ['technology'],
}
const EMPTY = cvDocument.parse({})

it('a draft is the CV that it was made of', () => {
  const cv = cvDocument.parse({
    name: { ar: 'نورة' },
    work: [{ position: { ar: 'محاسبة' }, start: '2019' }],
    links: [{ url: 'example.com' }],
  })
  expect(cvDocument.parse(toInput(toDraft(cv)))).toEqual(cv)
})

it('the profile fills what is empty, in the language of its letters, and nothing that it does not ask of a CV', () => {
  const cv = cvDocument.parse(toInput(takeOver(toDraft(EMPTY), PROFILE, 'noura@example.com')))
  expect(cv).toEqual(
    cvDocument.parse({
      name: { ar: 'نورة السالم' },
      headline: { en: 'Analyst' },
      city: { ar: 'الرياض' },
      email: 'noura@example.com',
      education: [
        {
          degree: { ar: 'بكالوريوس', en: "Bachelor's" },
          area: cv.education[0]?.area,
        },
      ],
    }),
  )
  expect(cv.education[0]?.area.en).not.toBe('')
})

it('what is typed stays when the profile is taken over', () => {
  const typed = cvDocument.parse({
    name: { ar: 'نورة بنت عبدالله' },
    email: 'work@example.com',
    education: [{ degree: { en: 'Diploma' } }],
  })
  const cv = cvDocument.parse(toInput(takeOver(toDraft(typed), PROFILE, 'noura@example.com')))
  expect(cv).toMatchObject({ name: typed.name, email: typed.email, education: typed.education })
})

it('names what has words in the other language alone, and neither what is empty in both nor what has no language', () => {
  const cv = cvDocument.parse({
    name: { ar: 'نورة', en: 'Noura' },
    city: { en: 'Riyadh' },
    work: [
      { position: { ar: 'محاسبة', en: 'Accountant' }, start: '2019' },
      { position: { ar: 'مديرة' }, details: { ar: 'سطر' } },
    ],
  })
  expect(findGaps(toDraft(cv), 'ar')).toEqual([{ list: null, index: 0, field: 'city' }])
  expect(findGaps(toDraft(cv), 'en')).toEqual([
    { list: 'work', index: 1, field: 'position' },
    { list: 'work', index: 1, field: 'details' },
  ])
})
