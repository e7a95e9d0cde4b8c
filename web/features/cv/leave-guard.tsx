import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { CV } from '#web/text/cv.ts'
import { useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Asks before the page is left while something is not saved, within the app and by the browser. */
export function LeaveGuard({ isChanged }: { readonly isChanged: boolean }) {
  const text = useWords(CV)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={text.leaveTitle}
      actions={
        <>
          <Button size='small' onClick={() => blocker.reset?.()}>
            {text.stay}
          </Button>
          <Button variant='secondary' size='small' onClick={() => blocker.proceed?.()}>
            {text.leave}
          </Button>
        </>
      }
    >
      {text.leaveBody}
    </Dialog>
  )
}
