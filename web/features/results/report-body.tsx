import type { ReactNode } from 'react'
import type { SampleReport } from '#contract/sample-report.ts'
import { DetailPart, type DetailPartProps } from './detail-part.tsx'
import { NarrativePart } from './narrative-part.tsx'
import { QualityNote } from './quality-note.tsx'
import { RadarPart } from './radar-part.tsx'
import { SectionScores } from './section-scores.tsx'
import { TotalScore } from './total-score.tsx'

interface ReportBodyProps {
  readonly report: Pick<SampleReport, 'total' | 'sections' | 'narrative' | 'quality'> &
    Pick<DetailPartProps, 'detail'>
  /** How it was computed and how it is verified; a sample has neither. */
  readonly children?: ReactNode
}

/** Shows the whole report without its header and without anything to press: what an employer reads, and the sample. */
export function ReportBody({ report, children }: ReportBodyProps) {
  return (
    <>
      <QualityNote narrative={report.narrative} />
      <SectionScores sections={report.sections} />
      <TotalScore results={report} />
      <NarrativePart narrative={report.narrative} />
      <RadarPart sections={report.sections} />
      <DetailPart sections={report.sections} detail={report.detail}>
        {children}
      </DetailPart>
    </>
  )
}
