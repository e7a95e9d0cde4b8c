import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Rest } from '#contract/reminder.ts'
import { call } from '#web/api/client.ts'
import { serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { reminder as rows } from '#web/api/rows.ts'
import { useUser } from '#web/api/session.ts'
import { isolated, shortDay, time } from '#web/text/format.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import type { RestStopText } from '#web/text/rest-stop.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { listDays, listHours, momentOf } from './reminder-times.ts'

/** Holds the words of the panel; what the mail is about they say. */
export type ReminderText = Pick<RestStopText, Extract<keyof RestStopText, `reminder${string}`>>

interface ReminderPanelProps {
  readonly text: ReminderText
  /** Of the attempt. */
  readonly id: string
  /** Undefined until the server has answered. */
  readonly rest: Rest | undefined
  /** Why the server gave no answer, once it was asked. */
  readonly error: Error | null
  /** Neither network nor server is there. */
  readonly away: boolean
  /** Opened by a press: its title takes the focus. */
  readonly pressed?: boolean
  /** Called after a wish, and after it was taken back: the panel stays. */
  readonly onWished?: () => void
  /** Stands beside the button that takes the wish back. */
  readonly children?: ReactNode
}

/** Offers one mail at a day and an hour. Nothing is wished for until its button is pressed. */
export function ReminderPanel(props: ReminderPanelProps) {
  const { text, id, rest, error, away, pressed = false, onWished, children } = props
  const { common } = useText()
  const { locale } = useLocale()
  const email = isolated(useUser()?.email ?? '')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (pressed) title.current?.focus()
  }, [pressed])
  // The button that was pressed is gone then.
  const wish = useWish(id, () => {
    onWished?.()
    title.current?.focus()
  })
  const at = rest?.reminder?.at
  return (
    <section aria-labelledby='reminder' className='border-line rounded-card mt-6 border px-5 py-5'>
      <h2 id='reminder' ref={title} tabIndex={-1} className='type-h3'>
        {text.reminder}
      </h2>
      <p role='status' className='type-body mt-1'>
        {at && text.reminderSet(email, shortDay(at, locale), time(at))}
      </p>
      {at ? null : rest?.mayRemind === 'yes' ? (
        <Choice text={text} email={email} onWish={wish.mutate} saving={wish.isPending && common.saving} />
      ) : (
        <p className='type-body text-soft mt-1'>
          {rest
            ? text.reminderNot[rest.mayRemind === 'stopped' ? 'stopped' : 'unverified']
            : away
              ? text.reminderNot.offline
              : error && (serverMessage(error) ?? common.serverAway)}
        </p>
      )}
      <div className='mt-4 flex flex-wrap gap-3'>
        {at && (
          <Button
            variant='quiet'
            size='small'
            saving={wish.isPending && common.saving}
            onClick={() => wish.mutate(null)}
          >
            {text.reminderCancel}
          </Button>
        )}
        {children}
      </div>
    </section>
  )
}

interface ChoiceProps {
  readonly text: ReminderText
  readonly email: string
  readonly onWish: (at: string) => void
  readonly saving: string | false
}

function Choice({ text, email, onWish, saving }: ChoiceProps) {
  const { locale } = useLocale()
  // Of the moment at which the panel opened.
  const [now] = useState(() => Date.now())
  const days = listDays(now)
  const [day, setDay] = useState(1)
  const [hour, setHour] = useState(20)
  const hours = listHours(now, day)
  const chosen = hours.includes(hour) ? hour : (hours[0] ?? hour)
  const nameOf = (offset: number) => text.reminderDays[offset] ?? shortDay(momentOf(now, offset, 12), locale)
  return (
    <>
      <p className='type-small text-soft mt-1'>{text.reminderBody(email)}</p>
      <div className='mt-4 grid grid-cols-2 gap-3'>
        <Field label={text.reminderDay}>
          {control => (
            <Select {...control} value={day} onChange={event => setDay(Number(event.target.value))}>
              {days.map(offset => (
                <option key={offset} value={offset}>
                  {nameOf(offset)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.reminderHour}>
          {control => (
            <Select {...control} value={chosen} onChange={event => setHour(Number(event.target.value))}>
              {hours.map(each => (
                <option key={each} value={each}>
                  {time(momentOf(now, day, each))}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button
        variant='secondary'
        className='mt-4 max-md:w-full'
        saving={saving}
        onClick={() => onWish(momentOf(now, day, chosen))}
      >
        {text.reminderAsk}
      </Button>
    </>
  )
}

/** Wishes for the mail at a time (ISO 8601), or takes the wish back (null). */
function useWish(id: string, onWished: () => void) {
  const client = useQueryClient()
  const { common } = useText()
  return useMutation({
    mutationFn: (at: string | null) =>
      at ? call(rows.set, { parameters: { id }, body: { at } }) : call(rows.cancel, { parameters: { id } }),
    onSuccess: rest => {
      client.setQueryData(queries.rest(id).queryKey, rest)
      onWished()
    },
    onError: error =>
      toast({
        title: common.error,
        description: serverMessage(error) ?? common.serverAway,
        tone: 'error',
      }),
  })
}
