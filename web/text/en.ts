import type { Text } from './ar.ts'
import { account } from './en/account.ts'
import { assessment } from './en/assessment.ts'
import { common } from './en/common.ts'
import { shell } from './en/shell.ts'

export const en: Text = {
  account,
  assessment,
  common,
  shell,
}
