import { useState } from 'react'
import { CONSOLE } from '#web/text/console.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface SureButtonProps {
  readonly label: string
  /** Says what it does before it is done. */
  readonly sure: string
  readonly variant?: 'secondary' | 'delete'
  readonly saving: boolean
  readonly onSure: () => void
}

/** Acts in two presses: the button, and its confirmation. */
export function SureButton({ label, sure, variant = 'secondary', saving, onSure }: SureButtonProps) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant={variant} size='small' saving={saving && common.saving} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={label}
        actions={
          <>
            <Button
              variant={variant === 'delete' ? 'delete' : 'primary'}
              size='small'
              onClick={() => {
                setAsking(false)
                onSure()
              }}
            >
              {label}
            </Button>
            <Button variant='secondary' size='small' onClick={() => setAsking(false)}>
              {variant === 'delete' ? text.keep : common.back}
            </Button>
          </>
        }
      >
        {sure}
      </Dialog>
    </>
  )
}
