import { classes } from './classes.ts'

export type SectionNumber = 1 | 2 | 3 | 4 | 5

/** Sections of the longest form; a form of more would have to be drawn first. */
export const SECTION_NUMBERS = [1, 2, 3, 4, 5] as const satisfies readonly SectionNumber[]

/** Finds a section's number by its 0-based place in its form. */
export const sectionNumber = (index: number): SectionNumber => SECTION_NUMBERS[index] ?? 5

/**
 * Colours of the sections. A section is known by its number of dots; its colour only accompanies it: there are three, and they
 * begin again.
 */
export const SECTION_COLOR = { 1: 's1', 2: 's2', 3: 's3', 4: 's1', 5: 's2' } as const
export const SECTION_FILL = {
  1: 'fill-s1',
  2: 'fill-s2',
  3: 'fill-s3',
  4: 'fill-s1',
  5: 'fill-s2',
} as const
export const SECTION_STROKE = {
  1: 'stroke-s1',
  2: 'stroke-s2',
  3: 'stroke-s3',
  4: 'stroke-s1',
  5: 'stroke-s2',
} as const

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

/** The height that the nuqtas of a number take, in half-diagonals. */
const heightOf = (count: SectionNumber) => 2 + Math.max(...PLACES[count].map(([, up]) => up))

export const round = (value: number) => Math.round(value * 100) / 100

/**
 * Draws the mark of a section in tables, legends and badges: the cluster alone, in a cell of one width so that names align.
 *
 * @example <SectionMark section={2} />
 */
export function SectionMark({ section, className }: { section: SectionNumber; className?: string }) {
  return (
    <svg
      width='24'
      height='18'
      viewBox='0 0 24 18'
      aria-hidden='true'
      className={classes('shrink-0', SECTION_FILL[section], className)}
    >
      <path d={cluster(section, 12, 9 + 3.6 * (heightOf(section) / 2 - 1), 3.6)} />
    </svg>
  )
}

/** Draws the rhombus alone, in the colour of the text: delivery steps, unread marks, the saving state. */
export function Nuqta({ size = 10, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg width={size} height={size} viewBox='0 0 10 10' aria-hidden='true' className={className}>
      <path d='M5 0l5 5l-5 5l-5 -5z' fill='currentColor' />
    </svg>
  )
}
