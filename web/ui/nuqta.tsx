import { classes } from './classes.ts'

export type SectionNumber = 1 | 2 | 3

/** Colours of a section by its number; the number of dots says the same without colour. */
export const SECTION_FILL = { 1: 'fill-s1', 2: 'fill-s2', 3: 'fill-s3' } as const
export const SECTION_STROKE = { 1: 'stroke-s1', 2: 'stroke-s2', 3: 'stroke-s3' } as const
export const SECTION_TEXT = { 1: 'text-s1', 2: 'text-s2', 3: 'text-s3' } as const

/** The path data of a rhombus around (x, y) with half-diagonal `r`. */
export function rhombus(x: number, y: number, r: number): string {
  return `M${round(x)} ${round(y - r)}l${round(r)} ${round(r)}l${round(-r)} ${round(r)}l${round(-r)} ${round(-r)}z`
}

/** One, two or three nuqtas around the middle `x`; `y` is the centre of the lower row. */
export function cluster(count: SectionNumber, x: number, y: number, r: number): string {
  if (count === 1) return rhombus(x, y, r)
  const pair = rhombus(x - 1.12 * r, y, r) + rhombus(x + 1.12 * r, y, r)
  return count === 2 ? pair : pair + rhombus(x, y - 1.62 * r, r)
}

export const round = (value: number) => Math.round(value * 100) / 100

/**
 * The mark of a section in tables, legends and badges: the cluster alone, in a cell of one width so that names align.
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
      <path d={cluster(section, 12, section === 3 ? 12 : 9, 3.6)} />
    </svg>
  )
}

/** The rhombus alone, in the colour of the text: delivery steps, unread marks, the saving state. */
export function Nuqta({ size = 10, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg width={size} height={size} viewBox='0 0 10 10' aria-hidden='true' className={className}>
      <path d='M5 0l5 5l-5 5l-5 -5z' fill='currentColor' />
    </svg>
  )
}
