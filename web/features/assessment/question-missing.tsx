import { useText } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

interface QuestionMissingProps {
  readonly number: number
  readonly failed: boolean
  readonly onRetry: () => void
}

/** Tells the person that the question has not arrived: on its way, or lost. */
export function QuestionMissing({ number, failed, onRetry }: QuestionMissingProps) {
  const { assessment: text, common } = useText()
  if (!failed) {
    return (
      <div className='mt-5'>
        <Loading label={text.loadingQuestion}>
          <Skeleton className='h-52' />
          <Skeleton className='h-6 w-2/3' />
          {[1, 2, 3, 4, 5].map(option => (
            <Skeleton key={option} className='h-16' />
          ))}
        </Loading>
      </div>
    )
  }
  return (
    <StatePanel
      line='broken'
      title={text.questionFailed}
      role='alert'
      className='mt-5'
      actions={
        <>
          <Button size='small' onClick={onRetry}>
            {common.retry}
          </Button>
          <ButtonLink to='/' variant='quiet' size='small'>
            {text.home}
          </ButtonLink>
        </>
      }
    >
      <p>{text.questionFailedBody(number)}</p>
    </StatePanel>
  )
}
