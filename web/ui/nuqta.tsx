import { cluster, clusterHeight, type SectionNumber } from '#engine/line/nuqtas.ts'
import { classes } from './classes.ts'

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
      <path d={cluster(section, 12, 9 + 3.6 * (clusterHeight(section) / 2 - 1), 3.6)} />
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
