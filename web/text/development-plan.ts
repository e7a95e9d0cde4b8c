import type { Locale } from '#engine/vocabulary.ts'
import { developmentPlan as ar } from './ar/development-plan.ts'
import { developmentPlan as en } from './en/development-plan.ts'

/** Words of the page of the development plan. */
export const DEVELOPMENT_PLAN: Readonly<Record<Locale, typeof ar>> = { ar, en }
export type DevelopmentPlanText = typeof ar
