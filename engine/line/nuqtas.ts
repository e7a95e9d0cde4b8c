/** Counts the nuqtas of a section, which is its number in its form. */
export type SectionNumber = 1 | 2 | 3 | 4 | 5

/** Sections of the longest form; a form of more would have to be drawn first. */
export const SECTION_NUMBERS = [1, 2, 3, 4, 5] as const satisfies readonly SectionNumber[]

/** Finds a section's number by its 0-based place in its form. */
export const sectionNumber = (index: number): SectionNumber => SECTION_NUMBERS[index] ?? 5

/** Builds the path data of a rhombus around (x, y) with half-diagonal `r`. */
export function rhombus(x: number, y: number, r: number): string {
  return `M${round(x)} ${round(y - r)}l${round(r)} ${round(r)}l${round(-r)} ${round(r)}l${round(-r)} ${round(-r)}z`
}

type Place = readonly [across: number, up: number]
const LEFT = -1.12
const RIGHT = 1.12

/**
 * Where the nuqtas of a number stand, in half-diagonals from the middle of the lower row: one; a pair; a pair and one above,
 * as over noon, teh and theh; four in a square, as over the Sindhi teheh; five with one in the square's middle.
 */
const PLACES: Readonly<Record<SectionNumber, readonly Place[]>> = {
  1: [[0, 0]],
  2: [
    [LEFT, 0],
    [RIGHT, 0],
  ],
  3: [
    [LEFT, 0],
    [RIGHT, 0],
    [0, 1.62],
  ],
  4: [
    [LEFT, 0],
    [RIGHT, 0],
    [LEFT, 2.24],
    [RIGHT, 2.24],
  ],
  5: [
    [LEFT, 0],
    [RIGHT, 0],
    [0, 1.5],
    [LEFT, 3],
    [RIGHT, 3],
  ],
}

/** Places a number's nuqtas around the middle `x`; `y` is the centre of the lower row. Returns their centres. */
export function nuqtas(count: SectionNumber, x: number, y: number, r: number) {
  return PLACES[count].map(([across, up]) => ({ x: x + across * r, y: y - up * r }))
}

/** Builds the path data of a number's nuqtas, placed as `nuqtas` does. */
export function cluster(count: SectionNumber, x: number, y: number, r: number): string {
  return nuqtas(count, x, y, r)
    .map(place => rhombus(place.x, place.y, r))
    .join('')
}

/** Computes the height that the nuqtas of a number take, in half-diagonals. */
export function clusterHeight(count: SectionNumber): number {
  return 2 + Math.max(...PLACES[count].map(([, up]) => up))
}

/** Rounds a length to hundredths. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
