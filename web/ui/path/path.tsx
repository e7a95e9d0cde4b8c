import type { ReactNode } from 'react'
import { SECTION_NUMBERS, type SectionNumber } from '#engine/line/nuqtas.ts'
import { classes } from '../classes.ts'
import { EndSign, Rail } from './rail.tsx'
import type { PathSize, StationState } from './size.ts'
import { Tooth } from './tooth.tsx'

export interface Station {
  readonly section: SectionNumber
  readonly state: StationState
  /** How much of a section that is `now` is written, 0 to 1: there the pen stands. */
  readonly written?: number
  /** Words under the tooth, beginning at its outer edge. */
  readonly label?: ReactNode
}

interface PathProps {
  readonly size: PathSize
  /** What readers hear instead of the drawing: "the path: section 2 of 3, question 8 of 30". */
  readonly name: string
  readonly stations: readonly Station[]
  /** No end sign: the line leaves the page (landing). */
  readonly open?: boolean
}

/**
 * Draws the path: a line written in reading direction, a tooth with one, two, three (to five) nuqtas at the start of each
 * section.
 *
 * @example
 * <Path size='m' name={text.path(2, 8)} stations={[
 *   { section: 1, state: 'done', label: … }, { section: 2, state: 'now', written: 7 / 30, label: … }, { section: 3, state: 'next', label: … },
 * ]} />
 */
export function Path({ size, name, stations, open = false }: PathProps) {
  const reached = stations.every(station => station.state === 'done')
  return (
    <div className='path'>
      <p className='sr-only'>{name}</p>
      {stations.map(station => (
        <div key={station.section} className='path-station'>
          <div className='path-row' aria-hidden='true'>
            <Tooth size={size} section={station.section} state={station.state} />
            <StationRail size={size} station={station} />
          </div>
          {station.label && <div className='path-label'>{station.label}</div>}
        </div>
      ))}
      {!open && <EndSign size={size} reached={reached} />}
    </div>
  )
}

function StationRail({ size, station }: { size: PathSize; station: Station }) {
  const now = station.state === 'now'
  return (
    <Rail
      size={size}
      written={station.state === 'done' ? 1 : now ? (station.written ?? 0) : 0}
      pen={now ? station.section : undefined}
      blank={station.state === 'blank'}
    />
  )
}

interface QuestionPathProps {
  readonly name: string
  readonly section: SectionNumber
  /** Questions of this section that are answered; the pen stands on the next one. */
  readonly answered: number
  readonly questions: number
  readonly sections?: SectionNumber
  /** Answers wait for the network. */
  readonly waiting?: boolean
}

/** Draws the path above a question: the current section wide, with a tick for each question, the others narrow (fish-eye). */
export function QuestionPath({
  name,
  section,
  answered,
  questions,
  sections = 3,
  waiting,
}: QuestionPathProps) {
  return (
    <div className='path'>
      <p className='sr-only'>{name}</p>
      {SECTION_NUMBERS.slice(0, sections).map(each => {
        const state: StationState = each < section ? 'done' : each === section ? 'now' : 'next'
        const now = each === section
        return (
          <div key={each} aria-hidden='true' className={classes('path-row', now ? 'path-near' : 'path-far')}>
            <Tooth size='s' section={each} state={state} />
            {now ? (
              <Rail
                size='s'
                written={(answered + 0.5) / questions}
                pen={waiting ? 'amber' : section}
                ticks={questions}
              />
            ) : (
              <Rail size='s' written={state === 'done' ? 1 : 0} />
            )}
          </div>
        )
      })}
      <EndSign size='s' reached={false} />
    </div>
  )
}
