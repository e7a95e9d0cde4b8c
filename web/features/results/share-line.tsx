import { Share2 } from 'lucide-react'
import { type ComponentProps, type ComponentType, useState } from 'react'
import type { Results } from '#contract/assessment.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/store.ts'
import type ShareDialog from './share-dialog.tsx'

/**
 * Offers the line as a picture to show to others; what makes it is loaded by the press. Not `lazy`: where it cannot be fetched
 * the person is told, and the page stays.
 */
export function ShareLine({ sections }: Pick<Results, 'sections'>) {
  const text = useWords(RESULTS)
  const { common } = useText()
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof ShareDialog>> | null>(null)
  const [open, setOpen] = useState(false)
  const press = () => {
    setOpen(true)
    import('./share-dialog.tsx').then(
      ({ default: loaded }) => setDialog(() => loaded),
      () => toast({ title: common.offline, tone: 'error' }),
    )
  }
  return (
    <>
      <Button variant='secondary' size='small' icon={Share2} onClick={press} className='screen-only'>
        {text.shareLine}
      </Button>
      {Dialog && <Dialog sections={sections} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
