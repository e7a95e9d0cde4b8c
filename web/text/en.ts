import type { Text } from './ar.ts'
import { account } from './en/account.ts'
import { assessment } from './en/assessment.ts'
import { common } from './en/common.ts'
import { dashboard } from './en/dashboard.ts'
import { profile } from './en/profile.ts'
import { selection } from './en/selection.ts'
import { shell } from './en/shell.ts'

export const en: Text = {
  account,
  assessment,
  common,
  dashboard,
  profile,
  selection,
  shell,
}
