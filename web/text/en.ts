import type { Text } from './ar.ts'
import { account } from './en/account.ts'
import { assessment } from './en/assessment.ts'
import { common } from './en/common.ts'
import { companies } from './en/companies.ts'
import { dashboard } from './en/dashboard.ts'
import { history } from './en/history.ts'
import { profile } from './en/profile.ts'
import { results } from './en/results.ts'
import { selection } from './en/selection.ts'
import { shared } from './en/shared.ts'
import { shell } from './en/shell.ts'
import { tips } from './en/tips.ts'
import { verify } from './en/verify.ts'

export const en: Text = {
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
