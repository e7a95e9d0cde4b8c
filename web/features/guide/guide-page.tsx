import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { queries } from '#web/api/queries.ts'
import { range } from '#web/text/format.ts'
import type { Guide } from '#web/text/guide.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { SELECTION } from '#web/text/selection.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ScoreLine } from '#web/ui/chart/score-line.tsx'
import { StepsPath } from '#web/ui/path/steps-path.tsx'
import { KeysDrawing, TouchDrawing } from './input-drawings.tsx'
import { QuestionDrawing } from './question-drawing.tsx'
import { SavingDrawing } from './saving-drawing.tsx'

/** Two steps and three sections; the list below names them. */
const NO_LABELS = ['', '', '', '', '']

/** Explains how to take the test: a reading page with a drawing where a drawing says it sooner. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { locale } = useLocale()
  return (
    <article className='column column-read py-10 md:py-16'>
      <h1 className='type-h1'>{guide.title}</h1>
      <p className='type-lead text-soft mt-2'>{guide.lead}</p>

      <Part title={guide.before} lead={guide.beforeLead}>
        <dl className='mt-4 grid gap-4 md:grid-cols-3 md:gap-7'>
          {guide.beforePoints.map(point => (
            <div key={point.title} className='border-line border-t pt-3'>
              <dt className='type-label'>{point.title}</dt>
              <dd className='type-small text-soft text-16'>{point.body}</dd>
            </div>
          ))}
        </dl>
        <Times title={guide.times} />
      </Part>

      <Part title={guide.steps}>
        <div className='mt-4' role='img' aria-label={guide.stepsName}>
          <StepsPath name='' step={3} stops={2} labels={NO_LABELS} short='' />
        </div>
        <ol className='mt-2'>
          {guide.stepPoints.map((point, index) => (
            <li key={point.title} className='border-line flex gap-4 border-b py-3 last:border-b-0'>
              <span aria-hidden='true' className='type-figure text-soft w-5 shrink-0'>
                {index + 1}
              </span>
              <span>
                <strong className='type-label block'>{point.title}</strong>
                <span className='type-small text-soft text-16'>{point.body}</span>
              </span>
            </li>
          ))}
        </ol>
      </Part>

      <Part title={guide.question} lead={guide.questionLead}>
        <div className='mt-6 grid items-start gap-8 md:grid-cols-[300px_1fr]'>
          <QuestionDrawing name={guide.questionName} locale={locale} />
          <Points points={guide.questionPoints} />
        </div>
        <div className='mt-8 grid gap-8 md:grid-cols-2 md:gap-10'>
          <div>
            <TouchDrawing name={guide.touchName} locale={locale} />
            <h3 className='type-h3 mt-3'>{guide.touch}</h3>
            <p className='type-body'>{guide.touchBody}</p>
          </div>
          <div>
            <KeysDrawing name={guide.keysName} locale={locale} />
            <h3 className='type-h3 mt-3'>{guide.keys}</h3>
            <p className='type-body'>{guide.keysBody}</p>
          </div>
        </div>
      </Part>

      <Part title={guide.saving} lead={guide.savingLead}>
        <div className='mt-6'>
          <SavingDrawing name={guide.savingName} />
        </div>
        <Points points={guide.savingPoints} />
      </Part>

      <Part title={guide.meaning} lead={guide.meaningLead}>
        <div className='mt-6'>
          <ScoreLine size='l' max={450} value={338} low={318} high={358} name={guide.meaningName} />
        </div>
        <div className='mt-6 grid gap-8 md:grid-cols-2 md:gap-10'>
          <div>
            <h3 className='type-h3'>{guide.means}</h3>
            <Points points={guide.meansPoints} />
          </div>
          <div>
            <h3 className='type-h3'>{guide.meansNot}</h3>
            <Points points={guide.meansNotPoints} />
          </div>
        </div>
      </Part>

      <Part title={guide.fair} lead={guide.fairLead}>
        <Points points={guide.fairPoints} />
      </Part>

      <Part title={guide.access}>
        <Points points={guide.accessPoints} />
      </Part>

      <ButtonLink to='/assessment-selection' iconEnd={ArrowRight} className='mt-12 max-md:w-full'>
        {guide.start}
      </ButtonLink>
    </article>
  )
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className='border-ink mt-12 border-t-2 pt-5 md:mt-16'>
      <h2 className='type-h2'>{title}</h2>
      {lead && <p className='type-body mt-1'>{lead}</p>}
      {children}
    </section>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className='type-body mt-3 grid gap-2.5'>
      {points.map(point => (
        <li key={point} className='nuqta-point'>
          {point}
        </li>
      ))}
    </ul>
  )
}

/** What the screens promise of each form, computed from its questions. */
function Times({ title }: { title: string }) {
  const selection = useWords(SELECTION)
  const { locale } = useLocale()
  const { data: catalog } = useQuery(queries.catalog)
  if (!catalog) return null
  return (
    <>
      <h3 className='type-h3 mt-8'>{title}</h3>
      <dl className='type-small mt-2 grid gap-x-6 text-16 md:grid-cols-2 lg:gap-x-10'>
        {catalog.templates.map(({ id, name, total, minutes: { from, to } }) => (
          <div key={id} className='border-line flex flex-wrap justify-between gap-x-2 border-b py-2.5'>
            <dt>
              {name[locale]} <span className='text-soft'>({selection.questions(total)})</span>
            </dt>
            <dd className='font-semibold'>{selection.minutes(range(from, to, locale), to)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
