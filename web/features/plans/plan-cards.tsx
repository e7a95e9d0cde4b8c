import type { Plan } from '#contract/payments.ts'
import type { PriceList } from '#contract/plans.ts'
import { useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT, planFeatures } from '#web/text/plans.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { classes } from '#web/ui/classes.ts'
import { Price } from './price.tsx'

/** Shows the two plans as one surface, split by a hairline. */
export function PlanCards({ prices }: { prices: PriceList | undefined }) {
  return (
    <ul className='on-surface rounded-card border-line mt-6 grid overflow-clip border md:mt-9 md:grid-cols-2'>
      <PlanCard plan='starter' prices={prices} />
      <PlanCard plan='pro' prices={prices} />
    </ul>
  )
}

function PlanCard({ plan, prices }: { plan: Plan; prices: PriceList | undefined }) {
  const text = useWords(PLANS_TEXT)
  const isPro = plan === 'pro'
  return (
    <li
      className={classes('flex flex-col p-5 pb-6 md:p-9', isPro && 'border-line max-md:border-t md:border-s')}
    >
      <h2 className='type-h2'>{text.names[plan]}</h2>
      <Price halalas={prices?.prices[plan]} period={text.perMonth} />
      <p className='type-body mt-6'>{text.descriptions[plan]}</p>
      <CheckList items={planFeatures(text, plan, prices)} className='mt-5 mb-7 grow content-start' />
      <ButtonLink to={`/payment?packageId=${plan}`} variant='secondary' wide>
        {text.subscribe[plan]}
      </ButtonLink>
    </li>
  )
}
