import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { useText } from '#web/text/locale.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Nuqta } from '#web/ui/nuqta.tsx'
import { toast } from '#web/ui/toast/store.ts'

/** What is known of the notifications is asked for again at the next page when it is older than this (docs/decisions/0030). */
const FRESH = 30_000

/** Shows the bell; its dot means unread, and its name says how many. What it opens is fetched with the first press. */
export function NotificationBell() {
  const { shell } = useText()
  const user = useUser()
  const hydrated = useHydrated()
  const { data } = useQuery({
    ...queries.notifications,
    enabled: user !== null && hydrated,
    staleTime: FRESH,
  })
  const [shown, setShown] = useState(false)
  const [opening, setOpening] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<{ open: boolean; onClose: () => void }>>()
  if (!user) return null
  const unread = data?.unread ?? 0
  async function open() {
    setOpening(true)
    try {
      const { NotificationSheet } = await import('./notification-sheet.tsx')
      setPanel(() => NotificationSheet)
      setShown(true)
    } catch {
      toast({ title: shell.offlineTitle, description: shell.notificationsOffline, tone: 'error' })
    } finally {
      setOpening(false)
    }
  }
  return (
    <>
      <button
        type='button'
        className='icon-button relative'
        aria-haspopup='dialog'
        aria-label={shell.notifications(unread)}
        aria-busy={opening || undefined}
        onClick={open}
      >
        <Icon of={Bell} size={22} />
        {unread > 0 && <Nuqta size={11} className='text-danger absolute end-2 top-2' />}
      </button>
      {Panel && <Panel open={shown} onClose={() => setShown(false)} />}
    </>
  )
}
