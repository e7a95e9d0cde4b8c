import { useQuery } from '@tanstack/react-query'
import { readingPath } from '#contract/reading-pages.ts'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { Faq } from './faq.tsx'
import { PlanCards } from './plan-cards.tsx'
import { SingleOffer } from './single-offer.tsx'
import { Testimonials } from './testimonials.tsx'
import { TrustRow } from './trust-row.tsx'

export function PlansPage() {
  const text = useWords(PLANS_TEXT)
  const { common } = useText()
  const { locale } = useLocale()
  const user = useUser()
  const { data: prices } = useQuery(queries.prices)
  return (
    <div className='column pt-6 pb-14 md:pt-12'>
      {user && (
        <ButtonLink to='/' variant='secondary' size='small' className='mb-4'>
          {common.home}
        </ButtonLink>
      )}
      <h1 className='type-h1'>{text.heading}</h1>
      <p className='type-body text-soft mt-1'>{text.lead}</p>
      {!prices && (
        <Note tone='amber' role='alert' title={text.pricesFailed} className='mt-6'>
          <p>{text.pricesFailedBody}</p>
          {/* The same page, loaded anew. */}
          <ButtonLink
            to={readingPath('/plans', locale)}
            reloadDocument
            size='small'
            variant='secondary'
            className='mt-3'
          >
            {common.retry}
          </ButtonLink>
        </Note>
      )}
      <SingleOffer prices={prices} />
      <h2 className='type-h2 mt-10'>{text.subscriptions}</h2>
      <PlanCards prices={prices} />
      <div className='mt-12 grid gap-12 md:mt-16 lg:grid-cols-[1.3fr_1fr] lg:gap-14'>
        <div>
          <ComparisonTable />
          <p className='type-small text-soft mt-4'>
            {text.enterprise} <TextLink to={readingPath('/contact', locale)}>{text.contactSales}</TextLink>
          </p>
        </div>
        <Faq />
      </div>
      <Testimonials />
      <section className='border-line mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t pt-8'>
        <h2 className='type-h2'>{text.closing}</h2>
        <p className='flex flex-wrap gap-x-6 gap-y-3'>
          <ButtonLink to={user ? '/assessment-selection' : '/register'} variant='secondary' prefetch='intent'>
            {text.startFree}
          </ButtonLink>
          <ButtonLink to={readingPath('/', locale)} variant='quiet' className='-mx-3'>
            {text.learnMore}
          </ButtonLink>
        </p>
      </section>
      <TrustRow refundDays={prices?.refundDays} />
    </div>
  )
}
