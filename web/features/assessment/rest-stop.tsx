import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Clock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Assessment } from '#contract/assessment.ts'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { type AnswerState, statusOf } from '#web/answers/answer-state.ts'
import { queries } from '#web/api/queries.ts'
import { ReminderPanel } from '#web/reminder/reminder-panel.tsx'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { REST_STOP } from '#web/text/rest-stop.ts'
import { useAwake } from '#web/ui/awake.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SectionMark } from '#web/ui/nuqta.tsx'
import { Path, type Station } from '#web/ui/path/path.tsx'
import { DOUBLE_CLICK } from './double-click.ts'
import { PAGE_FOOT } from './page-foot.ts'
import type { Place } from './place.ts'
import { RestFacts } from './rest-facts.tsx'
import { SavedLine } from './saved-line.tsx'
import { useAnswering } from './use-answering.ts'

export interface RestStopProps {
  readonly attempt: Pick<Assessment, 'id' | 'templateId' | 'sections' | 'questions'>
  /** Of the question that comes next. */
  readonly place: Place
  readonly position: number
  /** By answering: the title takes the focus. */
  readonly arrived: boolean
  readonly goOn: () => void
}

const isSaved = (state: AnswerState) => state.owner !== '' && statusOf(state) === 'saved'

/** Shows the way so far between two sections, and what the next one asks. No score: it would change how the rest is answered. */
export default function RestStop({ attempt, place, position, arrived, goOn }: RestStopProps) {
  const text = useWords(REST_STOP)
  const { common } = useText()
  const { locale } = useLocale()
  const { sections } = attempt
  const title = useRef<HTMLHeadingElement>(null)
  const [stopping, setStopping] = useState(false)
  // The server counts what it has: it is asked once the last answer is there.
  const saved = useAnswering(isSaved)
  const status = useAnswering(statusOf)
  const { data: rest, error } = useQuery({ ...queries.rest(attempt.id), enabled: saved, gcTime: 0 })
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = arrived ? performance.now() : 0
    if (arrived) title.current?.focus({ preventScroll: true })
  }, [arrived])
  const done = place.sectionIndex
  const before = sections[done - 1]
  const next = place.section
  const stations = sections.map(
    (_, index): Station => ({
      section: sectionNumber(index),
      state: index < done ? 'done' : index === done ? 'now' : 'next',
    }),
  )
  return (
    <form
      {...useAwake()}
      method='post'
      data-rest={position}
      className='mt-6 md:mt-10'
      onSubmit={event => {
        event.preventDefault()
        if (!arrived || performance.now() - shownAt.current > DOUBLE_CLICK) goOn()
      }}
    >
      <Path
        size={sections.length > 3 ? 'm' : 'l'}
        name={text.path(done, sections.length)}
        stations={stations}
      />
      <div className='mt-8 grid gap-x-12 gap-y-7 md:mt-12 lg:grid-cols-[1fr_20rem]'>
        <div className='min-w-0'>
          <h1 ref={title} tabIndex={-1} className='type-h1'>
            {text.title(done, sections.length)}
          </h1>
          <p className='type-body text-soft mt-2'>{text.body(before?.name[locale] ?? '')}</p>
          <RestFacts attempt={attempt} position={position} minutes={rest?.minutes ?? undefined} />
          {(stopping || rest?.reminder) && (
            <ReminderPanel
              text={text}
              id={attempt.id}
              rest={rest}
              error={error}
              away={status === 'offline' || status === 'server_down'}
              pressed={stopping}
              onWished={() => setStopping(true)}
            >
              <ButtonLink to='/' variant='quiet' size='small'>
                {common.home}
              </ButtonLink>
            </ReminderPanel>
          )}
        </div>
        <section aria-labelledby='rest-next' className='on-tint rounded-card px-5 py-5 md:px-6 lg:self-start'>
          <p className='type-caption text-soft flex items-center gap-1'>
            <SectionMark section={sectionNumber(done)} className='-ms-1.5' />
            {text.next}
          </p>
          <h2 id='rest-next' className='type-h2'>
            {next.name[locale]}
          </h2>
          <p className='type-body mt-1'>{text.asks(next.id, next.questions)}</p>
        </section>
      </div>
      <div className={PAGE_FOOT}>
        <div className='flex flex-col gap-2.5 md:flex-row md:flex-wrap md:items-center md:gap-5'>
          <Button type='submit' iconEnd={ArrowRight}>
            {text.goOn(next.name[locale])}
          </Button>
          <div className='flex items-center gap-4'>
            {!stopping && !rest?.reminder && (
              <Button
                variant='quiet'
                size='small'
                icon={Clock}
                className='whitespace-nowrap'
                onClick={() => setStopping(true)}
              >
                {text.stop}
              </Button>
            )}
            <SavedLine sections={sections} />
          </div>
        </div>
      </div>
    </form>
  )
}
