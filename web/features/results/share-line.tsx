import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Results } from '#contract/assessment.ts'
import { useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Button } from '#web/ui/button.tsx'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

/** Offers the line as a picture to show to others; what makes it is loaded by the press. */
export function ShareLine({ sections }: Pick<Results, 'sections'>) {
  const text = useWords(RESULTS)
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant='secondary'
        size='small'
        icon={Share2}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
        className='screen-only'
      >
        {text.shareLine}
      </Button>
      {asked && (
        <Suspense>
          <ShareDialog sections={sections} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
