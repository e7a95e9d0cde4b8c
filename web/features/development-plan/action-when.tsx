import { useState } from 'react'
import { actionParts, FIRST_MINUTE, LAST_MINUTE, WEEKDAYS } from '#contract/development-plan.ts'
import { DEVELOPMENT_PLAN } from '#web/text/development-plan.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { dayInRiyadh, daysAfter, isWeekday } from './days.ts'
import type { PlannedAction } from './list-actions.ts'
import { sayDay } from './say-when.ts'
import { TypedField } from './typed-field.tsx'
import type { Decide } from './use-plan.ts'

/** Days ahead of today that are offered for an action that is done once. */
const DAYS = 28
/** Every half hour at which an action may begin. */
const TIMES = Array.from({ length: (LAST_MINUTE - FIRST_MINUTE) / 30 + 1 }, (_, index) => {
  const minute = FIRST_MINUTE + 30 * index
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
})

interface ActionWhenProps {
  readonly action: PlannedAction
  readonly decide: Decide
}

/** Decides day, hour and place of an action; each is kept at once. */
export function ActionWhen({ action, decide }: ActionWhenProps) {
  const text = useWords(DEVELOPMENT_PLAN)
  const { locale } = useLocale()
  // Of the moment at which the page opened.
  const [today] = useState(() => dayInRiyadh(Date.now()))
  const { id, day, time, place } = action
  const dates = Array.from({ length: DAYS }, (_, index) => daysAfter(today, index))
  const chosenDate = day !== '' && !isWeekday(day) && !dates.includes(day) ? [day] : []
  return (
    <div className='grid gap-3 pb-3 sm:grid-cols-2 lg:grid-cols-3'>
      <Field label={text.day}>
        {control => (
          <Select {...control} value={day} onChange={({ target }) => decide({ [`${id}.day`]: target.value })}>
            <option value=''>{text.noDay}</option>
            <optgroup label={text.everyWeek}>
              {WEEKDAYS.map(weekday => (
                <option key={weekday} value={weekday}>
                  {sayDay(weekday, text, locale)}
                </option>
              ))}
            </optgroup>
            <optgroup label={text.once}>
              {[...chosenDate, ...dates].map(date => (
                <option key={date} value={date}>
                  {sayDay(date, text, locale)}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Field>
      <Field label={text.time}>
        {control => (
          <Select
            {...control}
            value={time}
            onChange={({ target }) => decide({ [`${id}.time`]: target.value })}
          >
            <option value=''>{text.noTime}</option>
            {[...(time === '' || TIMES.includes(time) ? [] : [time]), ...TIMES].map(each => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TypedField
        label={text.place}
        value={place}
        schema={actionParts.place}
        maxLength={80}
        className='sm:max-lg:col-span-2'
        onType={typed => decide({ [`${id}.place`]: typed })}
      />
      <p className='type-caption text-soft col-span-full'>{text.timeHint}</p>
    </div>
  )
}
