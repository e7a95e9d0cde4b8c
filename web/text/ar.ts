import { account } from './ar/account.ts'
import { assessment } from './ar/assessment.ts'
import { common } from './ar/common.ts'
import { companies } from './ar/companies.ts'
import { dashboard } from './ar/dashboard.ts'
import { history } from './ar/history.ts'
import { profile } from './ar/profile.ts'
import { results } from './ar/results.ts'
import { selection } from './ar/selection.ts'
import { shared } from './ar/shared.ts'
import { shell } from './ar/shell.ts'
import { tips } from './ar/tips.ts'
import { verify } from './ar/verify.ts'

/** Every sentence of the pages in Arabic, by area. The shape of this is what English must fill. */
export const ar = {
  account,
  assessment,
  common,
  companies,
  dashboard,
  history,
  profile,
  results,
  selection,
  shared,
  shell,
  tips,
  verify,
}
export type Text = typeof ar
