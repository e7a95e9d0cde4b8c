import { at } from '../numbers/at.ts'

/** Corrects p-values for being many: those up to a share q hold at most q false alarms (Benjamini and Hochberg 1995). */
export function benjaminiHochberg(ps: readonly number[]): number[] {
  const order = ps.map((_, index) => index).sort((a, b) => at(ps, b) - at(ps, a))
  const corrected = Array<number>(ps.length).fill(1)
  let least = 1
  order.forEach((index, place) => {
    least = Math.min(least, (at(ps, index) * ps.length) / (ps.length - place))
    corrected[index] = least
  })
  return corrected
}
