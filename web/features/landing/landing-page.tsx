import { ArrowRight } from 'lucide-react'
import { readingPath } from '#contract/reading-pages.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Facts } from './facts.tsx'
import { Features } from './features.tsx'
import { SampleSheet } from './sample-sheet.tsx'
import { SectionStations } from './section-stations.tsx'

interface LandingPageProps {
  /** As the server computes them from reading time. */
  readonly minutes: { readonly from: number; readonly to: number } | null
  /** Of one report, in halalas, from the price list. */
  readonly unlockPrice: number | null
}

export function LandingPage({ minutes, unlockPrice }: LandingPageProps) {
  const { landing, shell } = useText()
  const { locale } = useLocale()
  return (
    <>
      <section className='column grid gap-10 pt-4 pb-14 md:pt-10 lg:grid-cols-[1fr_460px] lg:gap-[72px] lg:pb-20'>
        <div className='min-w-0'>
          <h1 className='type-display'>{landing.title}</h1>
          <p className='type-lead mt-6 max-w-[28em]'>{landing.lead}</p>
          <div className='mt-7 flex flex-wrap items-center gap-x-6 gap-y-3'>
            <ButtonLink
              to='/register'
              size='large'
              iconEnd={ArrowRight}
              prefetch='intent'
              className='max-md:w-full'
            >
              {landing.start}
            </ButtonLink>
            <TextLink to='/login' className='flex min-h-12 items-center max-md:mx-auto' prefetch='intent'>
              {landing.reorderCv}
            </TextLink>
            {/* From 768 px up it stands in the top bar. */}
            <TextLink
              to={readingPath('/plans', locale)}
              className='flex min-h-12 items-center max-md:mx-auto md:hidden'
              prefetch='intent'
            >
              {shell.plans}
            </TextLink>
          </div>
          <Facts minutes={minutes} unlockPrice={unlockPrice} />
        </div>
        <SampleSheet />
      </section>
      <SectionStations />
      <Features />
    </>
  )
}
