import type { ReactNode } from 'react'
import type { Assessment, Results } from '#contract/assessment.ts'
import type { ReportDetail } from '#contract/report.ts'
import { CareersPart } from './careers-part.tsx'
import { FacetsPart } from './facets-part.tsx'
import { MethodPart } from './method-part.tsx'
import { PlanPart } from './plan-part.tsx'

interface DetailPartProps extends Pick<Results, 'sections'> {
  readonly form: Assessment['templateId']
  readonly applicationNumber: string
  readonly detail: ReportDetail
  /** Under the link to the verification. */
  readonly verification?: ReactNode
}

/** What lay behind the lock, in reading order. */
export function DetailPart({ sections, form, applicationNumber, detail, verification }: DetailPartProps) {
  return (
    <>
      <FacetsPart sections={sections} facets={detail.facets} />
      {detail.careers && <CareersPart careers={detail.careers} />}
      <PlanPart plan={detail.plan} />
      <MethodPart form={form} applicationNumber={applicationNumber} {...detail}>
        {verification}
      </MethodPart>
    </>
  )
}
