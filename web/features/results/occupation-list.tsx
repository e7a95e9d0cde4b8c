import { Check, type LucideIcon, MoveUpRight, Route } from 'lucide-react'
import type { CareerFamily } from '#contract/report.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

type Occupation = CareerFamily['occupations'][number]

const READINESS = {
  open_now: { tone: 'ok', icon: Check },
  short_step: { tone: 'amber', icon: MoveUpRight },
  qualification_path: { tone: 'neutral', icon: Route },
} as const satisfies Record<Occupation['readiness'], { tone: BadgeTone; icon: LucideIcon }>

interface OccupationListProps {
  readonly name: string
  readonly occupations: readonly Occupation[]
  readonly className?: string
}

/** Lists each occupation with its readiness, what is missing, and where it leads. */
export function OccupationList({ name, occupations, className }: OccupationListProps) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  return (
    <ul aria-label={name} className={className}>
      {occupations.map(occupation => {
        const label = text.readiness[occupation.readiness]
        const missing = afterLabel(occupation.readinessText[locale], label)
        return (
          <li key={occupation.id} className='border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0'>
            <div className='flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5'>
              <span>{occupation.title[locale]}</span>
              <Badge {...READINESS[occupation.readiness]}>{label}</Badge>
            </div>
            {occupation.readiness !== 'open_now' && <p className='type-caption text-soft mt-1'>{missing}</p>}
            <p className='type-caption text-soft mt-1'>{text.growth(occupation.growth[locale])}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** The sentence begins with the words of the badge beside it; they are not said twice. */
function afterLabel(sentence: string, label: string): string {
  if (!sentence.startsWith(`${label}: `)) return sentence
  const rest = sentence.slice(label.length + 2)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
