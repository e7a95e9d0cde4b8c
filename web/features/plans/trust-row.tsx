import { Headset, RotateCcw, ShieldCheck, Zap } from 'lucide-react'
import { useFigures } from '#web/content/use-figures.ts'
import { isolated } from '#web/text/format.ts'
import { useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { Icon } from '#web/ui/icon.tsx'

export function TrustRow({ refundDays }: { refundDays: number | undefined }) {
  const text = useWords(PLANS_TEXT)
  const claims = useFigures()
  const badges = [
    { icon: ShieldCheck, words: text.secure },
    { icon: Zap, words: text.instant },
    ...(refundDays ? [{ icon: RotateCcw, words: text.refundWithin(refundDays) }] : []),
    ...(claims.support ? [{ icon: Headset, words: text.support(isolated(claims.support)) }] : []),
  ]
  return (
    <ul
      aria-label={text.trust}
      className='border-line type-small text-soft mt-10 grid grid-cols-2 gap-x-6 gap-y-3 border-t pt-6 lg:flex lg:justify-between'
    >
      {badges.map(({ icon, words }) => (
        <li key={words} className='flex items-center gap-3'>
          <Icon of={icon} />
          {words}
        </li>
      ))}
    </ul>
  )
}
