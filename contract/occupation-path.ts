import type { OccupationPath } from './reading-pages.ts'

/**
 * Builds the address of an occupation's page, without a language; GET /api/occupations lists which there are.
 *
 * @example occupationPath('TEC-01') // '/careers/TEC-01'
 */
export const occupationPath = (id: string): OccupationPath => `/careers/${id}`
