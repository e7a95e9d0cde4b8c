import { ChartNoAxesColumn, ListChecks, Send, ShieldCheck } from 'lucide-react'
import { useFigures } from '#web/content/use-figures.ts'
import { LANDING } from '#web/text/landing.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function Features() {
  const landing = useWords(LANDING)
  const { account } = useText()
  const { locale } = useLocale()
  const claims = useFigures()
  const features = [
    { icon: ListChecks, title: landing.comprehensive, body: landing.comprehensiveBody },
    { icon: ChartNoAxesColumn, title: landing.charts, body: landing.chartsBody },
    { icon: Send, title: landing.sharing, body: landing.sharingBody, mirrored: true },
    { icon: ShieldCheck, title: landing.privacy, body: landing.privacyBody },
  ]
  const points = [
    claims.users && account.pointUsers(claims.users[locale]),
    claims.companies && account.pointCompanies(claims.companies[locale]),
    claims.encryption && account.pointEncryption(claims.encryption),
    claims.support && account.pointSupport(claims.support),
  ].filter(Boolean)
  return (
    <section aria-label={landing.features} className='column pt-16 pb-16 md:pt-24 md:pb-20'>
      <ul className='border-ink grid grid-cols-2 gap-x-5 gap-y-9 border-t-2 pt-8 lg:grid-cols-4 lg:gap-x-10'>
        {features.map(({ icon, title, body, mirrored }) => (
          <li key={title} className='min-w-0'>
            <Icon of={icon} size={24} mirrored={mirrored ?? false} />
            <h2 className='type-label mt-3'>{title}</h2>
            <p className='type-small text-soft mt-0.5 max-w-[24em]'>{body}</p>
          </li>
        ))}
      </ul>
      {points.length > 0 && (
        <ul className='type-small text-soft border-line mt-12 flex flex-wrap gap-x-8 gap-y-2 border-t pt-5'>
          {points.map(point => (
            <li key={point as string}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
