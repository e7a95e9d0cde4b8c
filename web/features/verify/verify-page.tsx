import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#web/api/queries.ts'
import { report } from '#web/api/rows.ts'
import { useWords } from '#web/text/locale.tsx'
import { VERIFY } from '#web/text/verify.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { CredentialForm } from './credential-form.tsx'
import { GenuineReport } from './genuine-report.tsx'
import { NumberForm } from './number-form.tsx'
import { VerifyRefused } from './verify-refused.tsx'

export const verifyQuery = (applicationNumber: string) =>
  queryOf(report.verify, { parameters: { applicationNumber } })

/** Tells anyone with a paper in hand the facts that it must show, or gives one answer for everything else. */
export function VerifyPage({ applicationNumber }: { applicationNumber: string | null }) {
  const text = useWords(VERIFY)
  return (
    <div className='column column-read pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1'>{text.title}</h1>
      <p className='type-body text-soft mt-2'>{text.lead}</p>
      {applicationNumber && (
        <div className='mt-8'>
          <Answer applicationNumber={applicationNumber} />
        </div>
      )}
      <NumberForm another={applicationNumber !== null} />
      {applicationNumber === null && <CredentialForm />}
    </div>
  )
}

function Answer({ applicationNumber }: { applicationNumber: string }) {
  const text = useWords(VERIFY)
  const { data, error, refetch } = useQuery(verifyQuery(applicationNumber))
  if (data) return <GenuineReport report={data} />
  if (error) return <VerifyRefused error={error} applicationNumber={applicationNumber} retry={refetch} />
  return (
    <Loading label={text.loading}>
      <Skeleton className='h-72' />
    </Loading>
  )
}
