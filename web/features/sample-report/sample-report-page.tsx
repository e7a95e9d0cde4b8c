import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SampleReport } from '#contract/sample-report.ts'
import { queries } from '#web/api/queries.ts'
import { useWords } from '#web/text/locale.tsx'
import { SAMPLE_REPORT } from '#web/text/sample-report.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { SampleEnd } from './sample-end.tsx'
import { SampleHead } from './sample-head.tsx'

interface SampleReportPageProps {
  /** The report itself, drawn as a person's own. */
  readonly draw: (report: SampleReport) => ReactNode
}

/** Shows an invented person's report. It says so on every screen and on every printed sheet. */
export function SampleReportPage({ draw }: SampleReportPageProps) {
  const text = useWords(SAMPLE_REPORT)
  const { data: report } = useQuery(queries.sampleReport)
  return (
    <div className='sample-sheets'>
      <p className='sample-mark type-small'>{text.mark}</p>
      <div className='column pt-6 pb-16 md:pt-10'>
        <div className='grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_420px] lg:items-start'>
          {report ? <SampleHead report={report} /> : <h1 className='type-h1'>{text.title}</h1>}
          <Note tone='amber' className='screen-only'>
            <p>{text.lead}</p>
            <p className='mt-1'>{text.notGenuine}</p>
            {/* The page's script shows it: without one there is nothing to press. */}
            <Button variant='secondary' size='small' icon={Download} className='mt-3' data-print hidden>
              {text.print}
            </Button>
          </Note>
        </div>
        {report ? (
          draw(report)
        ) : (
          <Note tone='danger' title={text.failed} role='alert' className='mt-8 max-w-read'>
            {text.failedBody}
          </Note>
        )}
        <SampleEnd />
      </div>
    </div>
  )
}
