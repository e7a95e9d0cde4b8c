import { useLayoutEffect, useRef } from 'react'
import { useText, useWords } from '#web/text/locale.tsx'
import { WANTS } from '#web/text/wants.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { useWants } from './use-wants.ts'
import { WantsOverview } from './wants-overview.tsx'
import { WantsStep } from './wants-step.tsx'

/** Shows a step of "What I want", or what came of it. */
export function WantsPage({ step }: { step: number | null }) {
  const text = useWords(WANTS)
  const { common } = useText()
  const { wants, failed, retry, waiting, choose } = useWants()
  useStepFocus(step)
  if (wants) {
    return step === null ? (
      <WantsOverview wants={wants} waiting={waiting} />
    ) : (
      <WantsStep step={step} answers={wants.answers} waiting={waiting} onChoose={choose} />
    )
  }
  return (
    <div className='column column-read py-8 md:py-14'>
      {failed ? (
        <StatePanel
          line='broken'
          title={text.loadFailed}
          heading='h1'
          role='alert'
          actions={
            <Button size='small' onClick={retry}>
              {common.retry}
            </Button>
          }
        >
          {text.loadFailedBody}
        </StatePanel>
      ) : (
        <Loading label={common.loading}>
          <Skeleton className='h-80' />
        </Loading>
      )}
    </div>
  )
}

/** Moves the focus to the title of a new step, as to that of a new page: the address changes in its query alone. */
function useStepFocus(step: number | null): void {
  const seen = useRef(step)
  useLayoutEffect(() => {
    if (seen.current === step) return
    seen.current = step
    const title = document.querySelector<HTMLElement>('h1')
    if (!title) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [step])
}
