import { BarChart3, Building2, type LucideIcon, MailWarning, ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import { date, time } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { NOTIFICATIONS } from '#web/text/notifications.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Nuqta } from '#web/ui/nuqta.tsx'

const ICONS: Readonly<Record<Notification['topic'], LucideIcon>> = {
  report: BarChart3,
  mail: MailWarning,
  company: Building2,
  money: ReceiptText,
}

interface NotificationRowProps {
  readonly notification: Notification
  readonly isNew: boolean
  readonly onLeave: () => void
}

/** Shows one notification; the whole row leads to the page that shows more. */
export function NotificationRow({ notification, isNew, onLeave }: NotificationRowProps) {
  const text = useWords(NOTIFICATIONS)
  const { locale } = useLocale()
  const { topic, title, body, to, at } = notification
  return (
    <li className='border-line border-b'>
      <Link to={to} onClick={onLeave} className='hover:bg-tint grid grid-cols-[24px_1fr_14px] gap-4 py-4'>
        <Icon of={ICONS[topic]} size={24} className='text-soft mt-0.5' />
        <span className='min-w-0'>
          <span className='type-label block'>
            {isNew && <span className='sr-only'>{text.unread} </span>}
            {title[locale]}
          </span>
          <span className='type-small text-soft block break-words'>{body[locale]}</span>
          <span className='type-caption text-soft mt-1 block'>
            <time dateTime={at}>
              {date(at, locale)} · <bdi>{time(at)}</bdi>
            </time>
          </span>
        </span>
        {isNew && <Nuqta size={11} className='text-danger mt-2' />}
      </Link>
    </li>
  )
}
