import type { Locale } from '#engine/vocabulary.ts'
import { dashboard as ar } from './ar/dashboard.ts'
import { dashboard as en } from './en/dashboard.ts'

/** Words of the dashboard: outside the chunk of the language, which every page loads. */
export const DASHBOARD: Readonly<Record<Locale, DashboardText>> = { ar, en }
export type DashboardText = typeof ar
