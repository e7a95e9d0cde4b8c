import type { OccupationMatch } from './rate-readiness.ts'

/** Selects the families that are shown (C7). */
export const shownFamilies = <Family extends { readonly isShown: boolean }>(
  families: readonly Family[],
): readonly Family[] => families.filter(({ isShown }) => isShown)

/** Selects the occupations of a family that are named (C7). */
export const namedOccupations = <Work>({
  occupations,
  named,
}: {
  readonly occupations: readonly Work[]
  readonly named: number
}): readonly Work[] => occupations.slice(0, named)

/** Tells whether all of a family's work in the field asks for less than the education that the user has. */
export const isBelowEducation = ({
  occupations,
}: {
  readonly occupations: readonly Pick<OccupationMatch, 'way'>[]
}): boolean => occupations.every(({ way }) => way === 'below' || way === 'far_below')
