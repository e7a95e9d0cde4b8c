import type { FieldId } from '../../vocabulary.ts'
import { business } from './business.ts'
import { construction } from './construction.ts'
import { creative } from './creative.ts'
import { education } from './education.ts'
import { engineering } from './engineering.ts'
import { finance } from './finance.ts'
import { healthcare } from './healthcare.ts'
import { hospitality } from './hospitality.ts'
import { legal } from './legal.ts'
import { logistics } from './logistics.ts'
import type { OccupationPage } from './occupation-page.ts'
import { sales } from './sales.ts'
import { technology } from './technology.ts'

/** Lists the pages of each field's occupations in the order of these. */
export const PAGES: Readonly<Record<FieldId, readonly OccupationPage[]>> = {
  technology,
  healthcare,
  education,
  business,
  finance,
  engineering,
  creative,
  legal,
  sales,
  logistics,
  hospitality,
  construction,
}
