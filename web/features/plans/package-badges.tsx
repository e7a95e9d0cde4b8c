import { Headset, ShieldCheck, Zap } from 'lucide-react'
import { readingPath } from '#contract/reading-pages.ts'
import { useFigures } from '#web/content/use-figures.ts'
import { isolated } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Shows what a buyer can rely on, and where to read about it and manage it. */
export function PackageBadges({ refundDays }: { refundDays: number | undefined }) {
  const text = useWords(PLANS_TEXT)
  const claims = useFigures()
  const { locale } = useLocale()
  const badges = [
    { icon: ShieldCheck, words: text.secureBadge },
    { icon: Zap, words: text.instantBadge },
    ...(claims.support ? [{ icon: Headset, words: text.supportBadge(isolated(claims.support)) }] : []),
  ]
  return (
    <ul
      aria-label={text.trust}
      className='type-small text-soft mt-8 flex flex-wrap items-center gap-x-8 gap-y-3'
    >
      {badges.map(({ icon, words }) => (
        <li key={words} className='flex items-center gap-3'>
          <Icon of={icon} />
          {words}
        </li>
      ))}
      {refundDays && (
        <li>
          <TextLink to={readingPath('/refunds', locale)} className='flex min-h-12 items-center'>
            {text.refundWithin(refundDays)}
          </TextLink>
        </li>
      )}
      <li>
        <TextLink to='/billing' className='flex min-h-12 items-center'>
          {text.manage}
        </TextLink>
      </li>
    </ul>
  )
}
