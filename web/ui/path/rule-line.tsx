import type { SectionNumber } from '#engine/line/nuqtas.ts'
import { classes } from '../classes.ts'
import { Rail } from './rail.tsx'
import type { PathSize, StationState } from './size.ts'
import { Tooth } from './tooth.tsx'

interface RuleLineProps {
  readonly section: SectionNumber
  readonly size?: PathSize
  readonly state?: StationState
  /** The line comes from the edge before the tooth, runs on to the edge after it: ruled paper. What holds it clips. */
  readonly lead?: boolean
  readonly trail?: boolean
  readonly className?: string
}

/** Draws one tooth, then a line to the edge: heads a section. @example <RuleLine section={1} /> */
export function RuleLine({ section, size = 'm', state = 'done', lead, trail, className }: RuleLineProps) {
  return (
    <div aria-hidden='true' className={classes('path-row', className)}>
      <Tooth size={size} section={section} state={state} lead={lead ?? false} />
      <Rail size={size} written={state === 'done' ? 1 : 0} blank={state === 'blank'} trail={trail ?? false} />
    </div>
  )
}
