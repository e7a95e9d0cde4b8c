import type { SharedReport } from '#contract/companies.ts'
import { DetailPart } from './detail-part.tsx'
import { NarrativePart } from './narrative-part.tsx'
import { RadarPart } from './radar-part.tsx'
import { SectionScores } from './section-scores.tsx'
import { TotalScore } from './total-score.tsx'

/** The whole report without its header and without anything to press: what an employer reads. */
export function ReportBody({ report }: { report: SharedReport }) {
  return (
    <>
      <TotalScore results={report} />
      <SectionScores sections={report.sections} />
      <RadarPart sections={report.sections} />
      <NarrativePart narrative={report.narrative} />
      <DetailPart
        sections={report.sections}
        form={report.templateId}
        applicationNumber={report.applicationNumber}
        detail={report.detail}
      />
    </>
  )
}
