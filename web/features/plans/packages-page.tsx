import { useQuery } from '@tanstack/react-query'
import type { Plan } from '#contract/payments.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { queries } from '#web/api/queries.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT, planFeatures } from '#web/text/plans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { PackageBadges } from './package-badges.tsx'
import { PackageCard } from './package-card.tsx'
import { SingleOffer } from './single-offer.tsx'
import { useSelect } from './use-select.ts'

const PLANS: readonly Plan[] = ['starter', 'pro']

/** Offers Starter, Pro and Enterprise; choosing remembers, payment follows. */
export function PackagesPage() {
  const text = useWords(PLANS_TEXT)
  const { common } = useText()
  const { locale } = useLocale()
  const { data: prices, isError, refetch } = useQuery(queries.prices)
  const { data: billing } = useQuery(queries.billing)
  const select = useSelect()
  const running = billing?.subscription
  const current = running && running.status !== 'ended' ? running.plan : null
  return (
    <div className='column pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1'>{text.packagesTitle}</h1>
      <p className='type-body text-soft mt-1'>{text.packagesLead}</p>
      {isError && !prices ? (
        <StatePanel
          line='broken'
          role='alert'
          title={text.pricesFailed}
          className='mt-8'
          actions={
            <Button size='small' onClick={() => void refetch()}>
              {common.retry}
            </Button>
          }
        >
          {text.pricesFailedBody}
        </StatePanel>
      ) : (
        <>
          <SingleOffer prices={prices} />
          <h2 className='type-h2 mt-10'>{text.subscriptions}</h2>
          <ul className='on-surface rounded-card border-line mt-6 grid overflow-clip border md:mt-9 lg:grid-cols-3'>
            {PLANS.map(plan => (
              <PackageCard
                key={plan}
                name={plan === 'starter' ? text.starterPackage : text.proPackage}
                price={prices?.prices[plan]}
                features={planFeatures(text, plan, prices)}
                badge={current === plan && <Badge tone='ok'>{text.current}</Badge>}
              >
                {current ? (
                  <ButtonLink to='/billing' variant='secondary' wide>
                    {text.manage}
                  </ButtonLink>
                ) : (
                  <Button
                    wide
                    variant='secondary'
                    saving={select.isPending && select.variables === plan && text.selecting}
                    onClick={() => !select.isPending && select.mutate(plan)}
                  >
                    {text.select[plan]}
                  </Button>
                )}
              </PackageCard>
            ))}
            <PackageCard name={text.enterprisePackage} price='custom' features={text.enterpriseFeatures}>
              <ButtonLink to={readingPath('/contact', locale)} variant='secondary' wide>
                {text.contactSales}
              </ButtonLink>
            </PackageCard>
          </ul>
          <div className='mt-12 max-w-read'>
            <ComparisonTable />
          </div>
        </>
      )}
      <PackageBadges refundDays={prices?.refundDays} />
    </div>
  )
}
