import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WantsAnswered } from '#contract/wants.ts'
import { CONDITION_IDS } from '#engine/wants/areas.ts'
import { INTEREST_IDS } from '#engine/wants/interests.ts'
import { readWants, type WantId } from '#engine/wants/read-wants.ts'
import { sumUpWants } from '#engine/wants/sum-up-wants.ts'
import { PAIR_IDS } from '#engine/wants/values.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { WANTS } from '#web/text/wants.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { WaitingLine } from '#web/ui/waiting-line.tsx'
import { AreasChart } from './areas-chart.tsx'
import { RemoveWants } from './remove-wants.tsx'
import { leftOf, openStep, PART_STEPS, STEPS } from './steps.ts'
import { ValuesTable } from './values-table.tsx'
import { WishesTable } from './wishes-table.tsx'

interface WantsOverviewProps {
  readonly wants: WantsAnswered
  readonly waiting: number
}

/** Says what "What I want" is for, leads to what is not answered, and shows what came of what is. */
export function WantsOverview({ wants: { answers, changedAt }, waiting }: WantsOverviewProps) {
  const text = useWords(WANTS)
  const { locale } = useLocale()
  const all = STEPS.flat()
  const left = leftOf(all, answers)
  const begun = left < all.length
  const { areas, values, wishes } = sumUpWants(readWants(answers))
  const part = (ids: readonly WantId[], from: number) => ({
    left: leftOf(ids, answers),
    to: openStep(answers, from),
  })
  return (
    <div className='column pt-5 pb-16 md:pt-9'>
      <h1 className='type-h1'>{text.title}</h1>
      <p className='type-body mt-3 max-w-read'>{text.lead}</p>
      <p className='type-small text-soft mt-2 max-w-read text-16'>{text.use}</p>
      <p className='type-label mt-5'>{text.answered(all.length - left, all.length)}</p>
      {changedAt && <p className='type-small text-soft'>{text.changedOn(date(changedAt, locale))}</p>}
      {(begun || waiting > 0) && <WaitingLine waiting={waiting} text={text} className='mt-1' />}
      <div className='mt-5 flex flex-wrap gap-3'>
        {left > 0 && (
          <ButtonLink to={`/wants?step=${openStep(answers, 1)}`} iconEnd={ArrowRight}>
            {begun ? text.goOn : text.start}
          </ButtonLink>
        )}
        {begun && (
          <ButtonLink to='/results#careers' variant={left > 0 ? 'secondary' : 'primary'} iconEnd={ArrowRight}>
            {text.toResults}
          </ButtonLink>
        )}
      </div>
      {begun && (
        <>
          <Part title={text.interests} {...part(INTEREST_IDS, PART_STEPS.interests)}>
            {areas && <AreasChart areas={areas} />}
          </Part>
          <Part title={text.values} {...part(PAIR_IDS, PART_STEPS.values)}>
            {values && <ValuesTable values={values} />}
          </Part>
          <Part title={text.wishes} {...part(CONDITION_IDS, PART_STEPS.wishes)}>
            {wishes.size > 0 && <WishesTable wishes={wishes} />}
          </Part>
          <RemoveWants />
        </>
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  /** Questions of it that are not answered. */
  readonly left: number
  /** The step that it begins with, or the first of it that lacks an answer. */
  readonly to: number
  readonly children: ReactNode
}

function Part({ title, left, to, children }: PartProps) {
  const text = useWords(WANTS)
  return (
    <section className='mt-12 md:mt-16'>
      <h2 className='type-h2'>{title}</h2>
      {left > 0 && <p className='type-small text-soft mt-1'>{text.partMissing(left)}</p>}
      {children}
      <p className='mt-3'>
        <TextLink to={`/wants?step=${to}`}>
          {left > 0 ? text.answerPart : text.changePart}
          <span className='sr-only'> ({title})</span>
        </TextLink>
      </p>
    </section>
  )
}
