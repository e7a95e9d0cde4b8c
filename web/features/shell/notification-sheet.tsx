import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { NotificationList } from '#contract/notifications.ts'
import { call } from '#web/api/client.ts'
import { isUnreachable } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { notifications as rows } from '#web/api/rows.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { NOTIFICATIONS } from '#web/text/notifications.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { NotificationRow } from './notification-row.tsx'

interface NotificationSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Lists the latest notifications, newest first. Opening the list reads them; the marks stay until it is closed. */
export function NotificationSheet({ open, onClose }: NotificationSheetProps) {
  const text = useWords(NOTIFICATIONS)
  const { common } = useText()
  return (
    <Sheet open={open} onClose={onClose} edge='end' title={text.title} closeLabel={common.close}>
      <Notifications onLeave={onClose} />
    </Sheet>
  )
}

function Notifications({ onLeave }: { onLeave: () => void }) {
  const text = useWords(NOTIFICATIONS)
  const { common } = useText()
  // Asked anew each time the list is opened.
  const { data, error, isError, refetch, isFetching } = useQuery({ ...queries.notifications, staleTime: 0 })
  const fresh = useReading(data, isFetching)
  if (isError && !data) {
    const unreachable = isUnreachable(error)
    return (
      <StatePanel
        line={unreachable ? 'offline' : 'broken'}
        role='alert'
        title={unreachable ? text.offline : text.failed}
        className='mt-5'
        actions={
          <Button size='small' onClick={() => void refetch()}>
            {common.retry}
          </Button>
        }
      >
        {unreachable ? text.offlineBody : text.failedBody}
      </StatePanel>
    )
  }
  if (!data) {
    return (
      <div className='mt-5'>
        <Loading label={text.loading}>
          <Skeleton className='h-20' />
          <Skeleton className='h-20' />
        </Loading>
      </div>
    )
  }
  if (data.notices.length === 0) {
    return (
      <StatePanel line='blank' title={text.none} className='mt-5'>
        {text.noneBody}
      </StatePanel>
    )
  }
  return (
    <>
      {isError && (
        <p role='alert' className='type-small text-amber mt-4'>
          {text.old}
        </p>
      )}
      <ul className='border-ink mt-4 border-t-2'>
        {data.notices.map(notification => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isNew={fresh.has(notification.id)}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </>
  )
}

/** Tells the server what was shown. @returns what was unread when it came into view */
function useReading(data: NotificationList | undefined, isFetching: boolean): ReadonlySet<string> {
  const client = useQueryClient()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const unread = data?.notices.filter(({ isRead }) => !isRead) ?? []
    const newest = data?.notices[0]
    if (isFetching || !newest || unread.length === 0) return
    setFresh(before => new Set([...before, ...unread.map(({ id }) => id)]))
    call(rows.read, { body: { until: newest.at } })
      .then(list => client.setQueryData<NotificationList>(queries.notifications.queryKey, list))
      // They stay unread, and the dot stays: opening the list again tells it again.
      .catch((error: unknown) => console.error('notifications', error))
  }, [data, isFetching, client])
  return fresh
}
