import type { Plan } from '#contract/payments.ts'
import type { Subscription } from '#contract/plans.ts'
import { BILLING } from '#web/text/billing.ts'
import { date, roundPrice } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Note } from '#web/ui/note.tsx'
import { CancelButton } from './cancel-button.tsx'
import { cardWords } from './card-words.ts'
import { ChangeButton } from './change-button.tsx'
import { Fact } from './fact.tsx'
import { ResumeButton } from './resume-button.tsx'

const PLANS: readonly Plan[] = ['starter', 'pro']

const TONES: Readonly<Record<Subscription['status'], BadgeTone>> = {
  active: 'ok',
  past_due: 'danger',
  cancelled: 'amber',
  ended: 'neutral',
}

export function PlanPart({ subscription }: { subscription: Subscription | null }) {
  const text = useWords(BILLING)
  return (
    <Card className='p-5 md:p-9'>
      <p className='type-small text-soft'>{text.plan}</p>
      {subscription && subscription.status !== 'ended' ? (
        <Running subscription={subscription} />
      ) : (
        <>
          <h2 className='type-h2'>{text.none}</h2>
          <p className='type-body text-soft mt-2'>{text.noneBody}</p>
          <ButtonLink to='/packages' className='mt-6 max-md:w-full'>
            {text.seePlans}
          </ButtonLink>
        </>
      )}
    </Card>
  )
}

function Running({ subscription }: { subscription: Subscription }) {
  const text = useWords(BILLING)
  const { locale } = useLocale()
  const { plan, status, paidUntil, nextCharge, changeTo, card } = subscription
  const renews = status === 'active' && card !== null
  return (
    <>
      <h2 className='type-h2 flex flex-wrap items-center gap-x-4 gap-y-1'>
        {text.names[plan]} <Badge tone={TONES[status]}>{text.status[status]}</Badge>
      </h2>
      {status === 'past_due' && (
        <Note tone='amber' className='mt-5'>
          <p>{text.pastDueBody}</p>
          <ButtonLink
            to={`/payment?packageId=${changeTo ?? plan}`}
            size='small'
            variant='secondary'
            className='mt-3'
          >
            {text.payNow}
          </ButtonLink>
        </Note>
      )}
      <dl className='mt-4'>
        <Fact name={text.paidUntil}>{date(paidUntil, locale)}</Fact>
        <Fact name={text.nextCharge}>
          {nextCharge
            ? text.nextChargeOf(roundPrice(nextCharge.amount), date(nextCharge.at, locale))
            : text.noCharge}
        </Fact>
        {changeTo && <Fact name={text.changesTo}>{text.names[changeTo]}</Fact>}
        <Fact name={text.card}>{card ? text.cardOf(...cardWords(card)) : text.noCard}</Fact>
      </dl>
      <div className='mt-6 flex flex-wrap gap-3'>
        {status === 'cancelled' && card && <ResumeButton />}
        {renews &&
          PLANS.filter(other => other !== (changeTo ?? plan)).map(other => (
            <ChangeButton key={other} subscription={subscription} to={other} />
          ))}
        {(renews || status === 'past_due') && <CancelButton paidUntil={paidUntil} />}
      </div>
    </>
  )
}
