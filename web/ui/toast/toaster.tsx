import * as Radix from '@radix-ui/react-toast'
import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { dismissToast, useShownToast } from './store.ts'

export interface ToasterLabels {
  /** Names the region; `{hotkey}` is replaced by the key that leads to it. */
  readonly region: string
  /** Read out before a message. */
  readonly message: string
  readonly close: string
}

/** Draws the viewport of the toasts. Mounted in the browser only: Radix writes inline styles. */
export default function Toaster({ labels }: { labels: ToasterLabels }) {
  const shown = useShownToast()
  const failed = shown?.tone === 'error'
  const viewport = useRef<HTMLOListElement>(null)
  const id = shown?.open ? shown.id : undefined
  // An open dialog lies above all of the page: a message that comes meanwhile is lifted above it.
  useEffect(() => {
    const list = viewport.current
    if (id === undefined || !list || !document.querySelector('dialog[open]')) return
    list.popover = 'manual'
    list.showPopover()
    return () => {
      list.popover = null
    }
  }, [id])
  // News of a success lies over nothing that is wanted: whoever touches the page has gone on.
  useEffect(() => {
    if (id === undefined || failed) return
    const onPress = ({ target }: Event) => {
      if (!viewport.current?.contains(target as Node)) dismissToast()
    }
    addEventListener('pointerdown', onPress, { passive: true })
    return () => removeEventListener('pointerdown', onPress)
  }, [id, failed])
  return (
    <Radix.Provider duration={5000} swipeDirection='right' swipeThreshold={50} label={labels.message}>
      {shown && (
        <Radix.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={open => !open && dismissToast()}
          type={failed ? 'foreground' : 'background'}
          {...(shown.duration === undefined ? {} : { duration: shown.duration })}
          className={failed ? 'toast toast-error' : 'toast'}
        >
          <Icon of={failed ? CircleAlert : Check} className={failed ? 'text-danger mt-1' : 'mt-1'} />
          <div className='type-small min-w-0 grow'>
            <Radix.Title className='type-label'>{shown.title}</Radix.Title>
            {
              /* What is read out is put together from the texts: without this the two would be one word. */ ' '
            }
            {shown.description && <Radix.Description>{shown.description}</Radix.Description>}
          </div>
          <Radix.Close
            aria-label={labels.close}
            className='-my-2 -me-3 grid size-12 shrink-0 place-items-center rounded-control'
          >
            <Icon of={X} />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport ref={viewport} hotkey={['F8']} label={labels.region} className='toast-viewport' />
    </Radix.Provider>
  )
}
