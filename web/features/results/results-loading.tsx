import { useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function ResultsLoading() {
  const text = useWords(RESULTS)
  return (
    <div className='column py-8 md:py-14'>
      <Loading label={text.loading} heading='h1'>
        <Skeleton className='h-14 w-2/3' />
        <Skeleton className='h-44' />
        <Skeleton className='h-32' />
      </Loading>
    </div>
  )
}
