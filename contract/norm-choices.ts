import { MARGINS, type MarginBy, type NormBase } from '#engine/vocabulary.ts'

/** Lists by what a base can be weighted: never by what it holds still, nor by a field that the form does not ask. */
export function marginsOf(asksField: boolean, by: NormBase): MarginBy[] {
  return MARGINS.filter(margin => margin !== by && (margin !== 'field' || asksField))
}
