import { account } from './ar/account.ts'
import { assessment } from './ar/assessment.ts'
import { common } from './ar/common.ts'
import { shell } from './ar/shell.ts'

/** Sentences of all pages in Arabic, by area. The shape of this is what English must fill. */
export const ar = {
  account,
  assessment,
  common,
  shell,
}
export type Text = typeof ar
