import { LOOK, type LookPart } from '#contract/look.ts'

/** Marks the root of the page with what was chosen, for the styles; the first of each part has no mark. */
export function markLook(part: LookPart, value: string): void {
  const { dataset } = document.documentElement
  if (value === LOOK[part][0]) delete dataset[part]
  else dataset[part] = value
}
