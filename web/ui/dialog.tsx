import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'

interface DialogProps {
  readonly open: boolean
  /** Escape, the backdrop, or a button inside. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** As wide as a table needs. */
  readonly wide?: boolean
  /** With it a cross stands beside the title: a finger has no Escape, and a long dialog leaves little backdrop. */
  readonly closeLabel?: string
  readonly children?: ReactNode
  /** The buttons: the safe choice beside the other one, never far from it. */
  readonly actions?: ReactNode
}

/**
 * Shows the native dialog: keeps the focus inside and returns it to what opened it.
 *
 * @example <Dialog open={asking} onClose={() => setAsking(false)} title={text.resetTitle} actions={<>…</>}>{text.resetBody}</Dialog>
 */
export function Dialog({ open, onClose, title, wide = false, closeLabel, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      // Reading begins at the title; the first button of a long one may stand below the fold.
      if (wide) {
        element.focus()
        element.scrollTop = 0
      }
    }
    if (!open && element.open) element.close()
  }, [open, wide])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for the pointer; Escape closes natively.
    <dialog
      ref={dialog}
      tabIndex={wide ? -1 : undefined}
      aria-labelledby={id}
      className={classes('dialog', wide && 'dialog-wide')}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <>
          <div className='flex items-center justify-between gap-4'>
            <h2 id={id} className='type-h3 text-[20px]'>
              {title}
            </h2>
            {closeLabel && (
              <IconButton icon={X} label={closeLabel} className='-me-3 -my-3' onClick={onClose} />
            )}
          </div>
          {children && <div className='type-small text-soft mt-2 text-16'>{children}</div>}
          {actions && <div className='mt-6 flex flex-wrap gap-3'>{actions}</div>}
        </>
      )}
    </dialog>
  )
}
