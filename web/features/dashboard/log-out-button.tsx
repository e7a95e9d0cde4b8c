import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { logOut } from '#web/api/session.ts'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Logs the person out. Answers and choices that cannot be sent are the person's to give up, or to stay for. */
export function LogOutButton() {
  const text = useWords(DASHBOARD)
  const { common } = useText()
  const [leaving, setLeaving] = useState(false)
  const [unsent, setUnsent] = useState(0)
  async function leave(lose = false) {
    setLeaving(true)
    // Comes back only when there is something to decide.
    setUnsent(await logOut({ lose }))
    setLeaving(false)
  }
  return (
    <>
      <button
        type='button'
        onClick={() => !leaving && void leave()}
        aria-busy={leaving || undefined}
        className='type-small text-soft hover:text-ink flex min-h-12 items-center gap-2 text-16'
      >
        <Icon of={LogOut} mirrored />
        {leaving ? text.leaving : text.logout}
      </button>
      <Dialog
        open={unsent > 0}
        onClose={() => setUnsent(0)}
        title={text.unsentTitle}
        actions={
          <>
            <Button onClick={() => setUnsent(0)}>{text.stay}</Button>
            <Button variant='delete' saving={leaving && common.sending} onClick={() => void leave(true)}>
              {text.leaveAndLose(unsent)}
            </Button>
          </>
        }
      >
        {text.unsentBody(unsent)}
      </Dialog>
    </>
  )
}
