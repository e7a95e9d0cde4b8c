import { ADVICE } from '#web/text/advice.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

interface AdviceStateProps {
  readonly label: string
  readonly failed: boolean
  readonly retry: () => void
}

/** Shows that advice is on its way, or that it has not come. */
export function AdviceState({ label, failed, retry }: AdviceStateProps) {
  const text = useWords(ADVICE)
  const { common } = useText()
  if (!failed) {
    return (
      <Loading label={label}>
        <Skeleton className='h-28' />
        <Skeleton className='h-28' />
      </Loading>
    )
  }
  return (
    <div className='grid justify-items-start gap-4'>
      <Note tone='danger' role='alert'>
        {text.failed}
      </Note>
      <Button size='small' variant='secondary' onClick={retry}>
        {common.retry}
      </Button>
    </div>
  )
}
