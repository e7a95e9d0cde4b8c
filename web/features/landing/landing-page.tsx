import { ArrowRight } from 'lucide-react'
import type { PriceList } from '#contract/plans.ts'
import { readingPath } from '#contract/reading-pages.ts'
import type { SampleReport } from '#contract/sample-report.ts'
import { LANDING } from '#web/text/landing.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Facts } from './facts.tsx'
import { Features } from './features.tsx'
import { FreeAndPaid } from './free-and-paid.tsx'
import { SampleBand } from './sample-band.tsx'
import { SectionStations } from './section-stations.tsx'
import { TryOne } from './try-one.tsx'

interface LandingPageProps {
  /** As the server computes them from reading time. */
  readonly minutes: { readonly from: number; readonly to: number } | null
  /** The price list. */
  readonly prices: Pick<PriceList, 'prices' | 'refundDays'> | null
  readonly sample: SampleReport | null
  /** Which one may be tried today, from 0. */
  readonly situation: number
}

/** Tells a visitor what the test is, how long it takes and what it costs; then shows a real piece of a real report. */
export function LandingPage({ minutes, prices, sample, situation }: LandingPageProps) {
  const landing = useWords(LANDING)
  const { shell } = useText()
  const { locale } = useLocale()
  return (
    <>
      <section className='column grid gap-x-[72px] gap-y-8 pt-4 pb-14 md:pt-10 lg:grid-cols-[1fr_460px] lg:grid-rows-[auto_1fr] lg:pb-20'>
        <div className='min-w-0'>
          <h1 className='type-display'>{landing.title}</h1>
          <p className='type-lead mt-6 max-w-[28em]'>{landing.lead}</p>
          <div className='screen-only mt-7 flex flex-wrap items-center gap-x-6 gap-y-3'>
            <ButtonLink to='/register' size='large' iconEnd={ArrowRight} className='max-md:w-full'>
              {landing.start}
            </ButtonLink>
            <TextLink to='/cv' className='flex min-h-12 items-center max-md:mx-auto'>
              {landing.reorderCv}
            </TextLink>
            {/* From 768 px up it stands in the top bar. */}
            <TextLink
              to={readingPath('/plans', locale)}
              className='flex min-h-12 items-center max-md:mx-auto md:hidden'
            >
              {shell.plans}
            </TextLink>
          </div>
        </div>
        <div className='lg:col-start-2 lg:row-span-2 lg:row-start-1'>
          <TryOne situation={situation} sample={sample} />
        </div>
        <Facts minutes={minutes} unlockPrice={prices?.prices.unlock ?? null} />
      </section>
      <SectionStations />
      {sample && <SampleBand sample={sample} />}
      <FreeAndPaid prices={prices} />
      <Features />
    </>
  )
}
