import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { CONSULTATION_RULES } from '#contract/consultations.ts'
import { call } from '#web/api/client.ts'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, number, time, weekday } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { Section } from './section.tsx'
import { useAct } from './use-act.tsx'

const hours = { ...queryOf(consoleRows.hours), refetchOnMount: 'always' } as const

/** Shows a consultant's free hours, adds some and removes one. */
export function OwnHours() {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const { locale } = useLocale()
  const client = useQueryClient()
  const query = useQuery(hours)
  const remove = useAct(
    (id: string) => call(consoleRows.removeHour, { parameters: { id } }),
    async () => {
      await client.invalidateQueries(hours)
      return text.hourRemoved
    },
  )
  return (
    <Section id='own-hours' title={text.ownHours} lead={text.ownHoursLead(CONSULTATION_RULES)}>
      <HourForm />
      <Loaded query={query}>
        {rows => (
          <DataTable
            labelledBy='own-hours'
            rows={rows}
            keyOf={({ id }) => id}
            empty={text.noHours}
            columns={[
              {
                key: 'when',
                title: text.when,
                cell: ({ startsAt }) =>
                  `${weekday(startsAt, locale)} ${date(startsAt, locale)} ${time(startsAt)}`,
              },
              { key: 'place', title: text.place, cell: row => <bdi className='break-all'>{row.place}</bdi> },
            ]}
            actions={({ id }) => (
              <Button
                variant='quiet'
                size='small'
                saving={remove.isPending && common.saving}
                onClick={() => remove.run(id)}
              >
                {text.removeHour}
              </Button>
            )}
          />
        )}
      </Loaded>
    </Section>
  )
}

/** Offers a time of day in Riyadh, once or in each of some weeks. */
function HourForm() {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const add = useAct(
    (body: { startsAt: string; weeks: number; place: string }) => call(consoleRows.addHours, { body }),
    async ({ added }) => {
      await client.invalidateQueries(hours)
      return text.hoursAdded(added)
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    // Riyadh is three hours ahead of UTC all year.
    const startsAt = new Date(`${typed.get('day')}T${typed.get('time')}:00+03:00`).toISOString()
    add.run({ startsAt, weeks: Number(typed.get('weeks')), place: String(typed.get('place')) })
  }
  return (
    <form ref={form} method='post' onSubmit={submit} className='mt-3 grid items-start gap-5 md:grid-cols-4'>
      <Field label={text.firstDay}>{control => <Input {...control} name='day' type='date' required />}</Field>
      <Field label={text.hourOfDay}>
        {control => <Input {...control} name='time' type='time' required step={900} defaultValue='17:00' />}
      </Field>
      <Field label={text.weeks} hint={text.weeksHint}>
        {control => (
          <Select {...control} name='weeks' defaultValue='1'>
            {Array.from({ length: 12 }, (_, i) => i + 1).map(weeks => (
              <option key={weeks} value={weeks}>
                {number(weeks)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.place}>
        {control => (
          <Input {...control} name='place' type='url' ltr required maxLength={300} placeholder='https://' />
        )}
      </Field>
      <Button
        type='submit'
        size='small'
        saving={add.isPending && common.saving}
        className='justify-self-start'
      >
        {text.addHours}
      </Button>
    </form>
  )
}
