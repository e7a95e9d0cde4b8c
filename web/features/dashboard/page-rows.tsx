import { useQuery } from '@tanstack/react-query'
import {
  BookOpen,
  Building2,
  ChartNoAxesColumn,
  ChevronRight,
  FileText,
  Layers,
  ListChecks,
  Lock,
  LockOpen,
  type LucideIcon,
  ReceiptText,
} from 'lucide-react'
import { Link } from 'react-router'
import type { Assessment } from '#contract/assessment.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { queries } from '#web/api/queries.ts'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'

const ROW = 'border-line flex min-h-19 items-center gap-5 border-t py-3 md:min-h-[86px]'

/** Lists the other pages as rows: dimmed and without a link until the person can use them. */
export function PageRows({ assessment }: { assessment: Assessment | null }) {
  const text = useWords(DASHBOARD)
  const { locale } = useLocale()
  const ready = assessment?.isCompleted ?? false
  const { data: companies } = useQuery(queries.companies)
  const hasEarlierPlan = useEarlierPlan(assessment)
  return (
    <nav aria-label={text.more}>
      <ul className='border-line border-b'>
        <li>
          {ready ? (
            <Link to='/results' className={`${ROW} hover:bg-tint group`}>
              <ResultsWords ready />
              {assessment?.isPaid && (
                <Badge tone='ok' icon={LockOpen}>
                  {text.unlocked}
                </Badge>
              )}
              <Icon of={ChevronRight} mirrored />
            </Link>
          ) : (
            <div aria-disabled='true' className={`${ROW} text-soft`}>
              <ResultsWords ready={false} />
              <Badge tone='outline' icon={Lock}>
                {text.later}
              </Badge>
            </div>
          )}
        </li>
        {hasEarlierPlan && (
          <li>
            <Link to='/development-plan' className={`${ROW} hover:bg-tint group`}>
              <Words icon={ListChecks} title={text.plan} line={text.planLine} />
              <Icon of={ChevronRight} mirrored />
            </Link>
          </li>
        )}
        <li>
          <Link to='/cv' className={`${ROW} hover:bg-tint group`}>
            <Words icon={FileText} title={text.cv} line={text.cvLine} />
            <Icon of={ChevronRight} mirrored />
          </Link>
        </li>
        <li>
          <Link to='/company' className={`${ROW} hover:bg-tint group`}>
            <Words icon={Building2} title={text.companies} line={text.companiesBody} />
            {companies && companies.length > 0 && <Badge>{companies.length}</Badge>}
            <Icon of={ChevronRight} mirrored />
          </Link>
        </li>
        <li>
          <Link to='/packages' className={`${ROW} hover:bg-tint group`}>
            <Words icon={Layers} title={text.plans} line={text.plansLine} />
            <Icon of={ChevronRight} mirrored />
          </Link>
        </li>
        <li>
          <Link to='/billing' className={`${ROW} hover:bg-tint group`}>
            <Words icon={ReceiptText} title={text.billing} line={text.billingLine} />
            <Icon of={ChevronRight} mirrored />
          </Link>
        </li>
        <li>
          <Link to={readingPath('/scientific-references', locale)} className={`${ROW} hover:bg-tint group`}>
            <Words icon={BookOpen} title={text.references} line={text.referencesLine} />
            <Icon of={ChevronRight} mirrored />
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** Tells whether the plan is that of another attempt than the one at hand, whose card does not lead to it. */
function useEarlierPlan(assessment: Assessment | null): boolean {
  const { data: attempts } = useQuery(queries.attempts)
  const isPossible = (attempts ?? []).some(({ id }) => id !== assessment?.id)
  const { data: plan } = useQuery({ ...queries.developmentPlan, enabled: isPossible })
  return isPossible && plan != null && plan.id !== assessment?.id
}

function ResultsWords({ ready }: { ready: boolean }) {
  const text = useWords(DASHBOARD)
  return (
    <>
      <Icon of={ChartNoAxesColumn} size={24} />
      <span className='min-w-0 grow'>
        <span className={ready ? 'type-h3 block text-18' : 'block text-18'}>{text.results}</span>
        <span className='type-small text-soft block'>{ready ? text.resultsReady : text.resultsLater}</span>
      </span>
    </>
  )
}

function Words({ icon, title, line }: { icon: LucideIcon; title: string; line: string }) {
  return (
    <>
      <Icon of={icon} size={24} />
      <span className='min-w-0 grow'>
        <span className='type-h3 block text-18'>{title}</span>
        <span className='type-small text-soft block'>{line}</span>
      </span>
    </>
  )
}
