import { round } from './nuqtas.ts'

/** Builds the path data of a tooth from its foot at (x, base), which has to be the current point, to (x + width, base). */
export function toothOutline(x: number, base: number, width: number, height: number): string {
  const at = (across: number, up = 0) => `${round(x + across * width)} ${round(base - up * height)}`
  return `C${at(0.34)} ${at(0.46, 0.36)} ${at(PEAK, 1)}C${at(0.52, 0.36)} ${at(0.66)} ${at(1)}`
}

/** Place of the highest point of a tooth, as a share of its width. */
export const PEAK = 0.49
