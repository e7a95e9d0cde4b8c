import { Check, ChevronRight, type LucideIcon, Route } from 'lucide-react'
import { Link } from 'react-router'
import { occupationPath } from '#contract/occupation-path.ts'
import { readingPath } from '#contract/reading-pages.ts'
import type { CareerFamily } from '#contract/report.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

type Occupation = CareerFamily['occupations'][number]

const READINESS = {
  open_now: { tone: 'ok', icon: Check },
  short_step: { tone: 'amber', icon: ChevronRight, mirrored: true },
  qualification_path: { tone: 'neutral', icon: Route },
} as const satisfies Record<Occupation['readiness'], { tone: BadgeTone; icon: LucideIcon; mirrored?: true }>

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
        const [label, missing] = labelled(occupation.readinessText[locale])
        return (
          <li key={occupation.id} className='border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0'>
            <div className='flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5'>
              <Link
                to={readingPath(occupationPath(occupation.id), locale)}
                className='text-link -my-2.5 inline-flex min-h-12 items-center'
              >
                {occupation.title[locale]}
              </Link>
              <Badge {...READINESS[occupation.readiness]}>{label}</Badge>
            </div>
            {missing && <p className='type-caption text-soft mt-1'>{missing}</p>}
            {occupation.wanted.map(wanted => (
              <p key={wanted.en} className='type-caption mt-1'>
                {wanted[locale]}
              </p>
            ))}
            <p className='type-caption text-soft mt-1'>{text.growth(occupation.growth[locale])}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** The sentence begins with what the badge says, and a colon; the rest stands under it. */
function labelled(sentence: string): readonly [string, string] {
  const colon = sentence.indexOf(': ')
  if (colon === -1) return [sentence, '']
  const rest = sentence.slice(colon + 2)
  return [sentence.slice(0, colon), rest.charAt(0).toUpperCase() + rest.slice(1)]
}
