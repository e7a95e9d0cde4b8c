import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { ReportDetail } from '#contract/report.ts'
import { useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'

interface ContentsBarProps {
  readonly detail: Pick<ReportDetail, 'careers' | 'plan'>
  /** At its end: the tips. */
  readonly children: ReactNode
}

/** Leads to the parts of an opened report; it stays at the top of the screen and covers nothing of the first one. */
export function ContentsBar({ detail: { careers, plan }, children }: ContentsBarProps) {
  const text = useWords(RESULTS)
  const { search } = useLocation()
  const parts = [
    ['summary', text.summary],
    ['facets', text.facetsShort],
    ...(careers ? [['careers', text.careersShort]] : []),
    ...(plan.length > 0 ? [['plan', text.planShort]] : []),
  ] as const
  return (
    <div className='contents-bar screen-only on-paper border-line sticky top-0 z-20 border-b'>
      <div className='column flex items-center justify-between gap-1'>
        <nav aria-label={text.parts} className='-ms-2 flex min-w-0'>
          {parts.map(([id, name]) => (
            <Link
              key={id}
              to={{ search, hash: `#${id}` }}
              onClick={() => beginAt(id)}
              className='type-label hover:text-brand flex min-h-12 items-center px-2 text-[15px] max-[359px]:px-1 max-[359px]:text-[14px] md:px-3 md:text-[16px]'
            >
              {name}
            </Link>
          ))}
        </nav>
        {children}
      </div>
    </div>
  )
}

/** Lets the next Tab go on from the part, as it does after a link within a page; the page scrolls by itself. */
function beginAt(id: string): void {
  const part = document.getElementById(id)
  part?.setAttribute('tabindex', '-1')
  part?.focus({ preventScroll: true })
}
