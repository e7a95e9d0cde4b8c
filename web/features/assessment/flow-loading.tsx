import { useText } from '#web/text/locale.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function FlowLoading({ label }: { label?: string }) {
  const { common } = useText()
  return (
    <div className='column column-read py-8'>
      <Loading label={label ?? common.loading}>
        <Skeleton className='h-9' />
        <Skeleton className='mt-4 h-12 w-2/3' />
        <Skeleton className='h-64' />
      </Loading>
    </div>
  )
}
