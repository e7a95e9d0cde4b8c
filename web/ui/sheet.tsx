import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'

interface SheetProps {
  readonly open: boolean
  /** Escape, the backdrop, or the button in the corner. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  /** The edge it stands along. */
  readonly edge?: 'start' | 'end'
  readonly children?: ReactNode
}

/**
 * Shows a panel along an edge, the whole screen on a phone: a native dialog, so that the focus stays inside and returns to what
 * opened it. Its content is there only while it is open.
 *
 * @example <Sheet open={shown} onClose={() => setShown(false)} title={text.tips} closeLabel={common.close}>…</Sheet>
 */
export function Sheet({ open, onClose, title, closeLabel, edge = 'start', children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for the pointer; Escape closes natively.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classes('sheet-panel', edge === 'end' && 'sheet-end')}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className='min-h-full px-5 pt-3 pb-10 md:px-8 md:pt-5'>
          <div className='flex items-center justify-between gap-4'>
            <h2 id={id} className='type-h2'>
              {title}
            </h2>
            <IconButton icon={X} label={closeLabel} onClick={onClose} className='-me-3' />
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
