import type { SampleReport } from '#contract/sample-report.ts'
import type { CareerStage } from '#engine/narrative/career-stage.ts'
import type { Education, Experience, FieldId, MajorId } from '#engine/vocabulary.ts'

/**
 * Invents the person of the sample report. Nobody: the name says so, and the answers were chosen to show what a report
 * can say. One digit a question in the order of the form: the place of the option, 1 to 5, as an attempt stores it.
 */
export const SAMPLE_PERSON = {
  name: { ar: 'ليان المثال', en: 'Layan Almithal' },
  form: 'basic',
  field: 'business' satisfies FieldId,
  education: 'بكالوريوس' satisfies Education,
  major: 'administration' satisfies MajorId,
  experienceYears: '6-10 سنوات' satisfies Experience,
  careerStage: 'working' satisfies CareerStage,
  completedAt: '2026-11-12T17:40:00.000Z',
  answers: [
    '313242234521425152251215225244',
    '512243323524441532331114231441',
    '344112154453134451415521422213',
  ].join(''),
} as const satisfies Partial<SampleReport> & Readonly<Record<string, unknown>>
