import type { ReactNode } from 'react'
import type { Results } from '#contract/assessment.ts'
import type { ReportDetail } from '#contract/report.ts'
import { CareersPart } from './careers-part.tsx'
import { FacetsPart } from './facets-part.tsx'
import { type OwnPlan, PlanPart } from './plan-part.tsx'
import { StylePart } from './style-part.tsx'

export interface DetailPartProps extends Pick<Results, 'sections'> {
  /** Without a style where its reader is an employer. */
  readonly detail: Pick<ReportDetail, 'facets' | 'levelCuts' | 'careers' | 'plan'> &
    Partial<Pick<ReportDetail, 'style'>>
  /** For its owner alone. */
  readonly own?: OwnPlan
  /** How it was computed and how it is verified. */
  readonly children?: ReactNode
}

/** Shows what lay behind the lock, in reading order. */
export function DetailPart({ sections, detail, own, children }: DetailPartProps) {
  return (
    <>
      <FacetsPart sections={sections} facets={detail.facets} levelCuts={detail.levelCuts} />
      {detail.style && <StylePart style={detail.style} />}
      {detail.careers && <CareersPart careers={detail.careers} />}
      <PlanPart plan={detail.plan} own={own} />
      {children}
    </>
  )
}
