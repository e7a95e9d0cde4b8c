import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { westernDigits } from '#contract/digits.ts'
import type { SentPilot } from '#contract/pilots.ts'
import { TEMPLATE_NAMES } from '#engine/vocabulary.ts'
import { call } from '#web/api/client.ts'
import { queries, queryOf } from '#web/api/queries.ts'
import { number } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { MEASUREMENT } from '#web/text/measurement.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumberInput, Select } from '#web/ui/input.tsx'
import { DataTable } from './data-table.tsx'
import { door } from './door.ts'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { Section } from './section.tsx'
import { useAct } from './use-act.tsx'

const pilots = { ...queryOf(consoleRows.pilots), refetchOnMount: 'always' } as const

/** Shows the questions on trial: plans one, says how far each has come. */
export function Pilots() {
  const text = useWords(MEASUREMENT)
  const { locale } = useLocale()
  const query = useQuery(pilots)
  const { data } = useQuery(door)
  const mayAct = data?.role === 'owner' || data?.role === 'psychometrician'
  return (
    <Section id='pilots' title={text.pilots} lead={text.pilotsLead}>
      <Loaded query={query}>
        {rows => (
          <>
            {mayAct && rows.length > 0 && <PlanPilot pilots={rows} />}
            <DataTable
              labelledBy='pilots'
              rows={rows}
              keyOf={row => row.pair}
              empty={text.noPilots}
              columns={[
                { key: 'pair', title: text.pilotPair, cell: row => <bdi>{row.pair}</bdi> },
                {
                  key: 'form',
                  title: text.form,
                  cell: row => `${TEMPLATE_NAMES[row.form][locale]} / ${row.section[locale]}`,
                },
                { key: 'wanted', title: text.pilotWanted, cell: row => number(row.wanted) },
                { key: 'asked', title: text.pilotAsked, cell: row => text.byStory(row.asked.a, row.asked.b) },
                {
                  key: 'answered',
                  title: text.pilotAnswered,
                  cell: row => text.byStory(row.answered.a, row.answered.b),
                },
                { key: 'state', title: text.state, cell: row => <State of={row} /> },
              ]}
            />
          </>
        )}
      </Loaded>
    </Section>
  )
}

function State({ of: { isOn, wanted, asked } }: { of: SentPilot }) {
  const text = useWords(MEASUREMENT)
  const state = !isOn ? 'off' : Math.min(asked.a, asked.b) < wanted ? 'on' : 'full'
  return <Badge tone={state === 'on' ? 'ok' : 'neutral'}>{text.pilotStates[state]}</Badge>
}

function PlanPilot({ pilots: rows }: { pilots: readonly SentPilot[] }) {
  const text = useWords(MEASUREMENT)
  const { common } = useText()
  const client = useQueryClient()
  const [chosen, setChosen] = useState('')
  const row = rows.find(({ pair }) => pair === chosen) ?? rows[0]
  const plan = useAct(
    (body: { pair: string; wanted: number; isOn: boolean }) => call(consoleRows.planPilot, { body }),
    async () => {
      await Promise.all([client.invalidateQueries(pilots), client.invalidateQueries(queries.catalog)])
      return text.pilotSaved
    },
  )
  if (!row) return null
  const { pair } = row
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = westernDigits(String(data.get('wanted') ?? '')).trim()
    plan.run({ pair, wanted: typed === '' ? Number.NaN : Number(typed), isOn: data.has('isOn') })
  }
  return (
    <form method='post' onSubmit={submit} aria-labelledby='pilots' className='mt-4 grid gap-5'>
      <div className='grid gap-5 md:grid-cols-[repeat(2,minmax(0,20rem))] md:justify-start'>
        <Field label={text.pilotPair}>
          {control => (
            <Select {...control} value={pair} onChange={event => setChosen(event.currentTarget.value)}>
              {rows.map(own => (
                <option key={own.pair} value={own.pair}>
                  {own.pair}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.pilotWanted}>
          {control => <NumberInput {...control} key={pair} name='wanted' defaultValue={`${row.wanted}`} />}
        </Field>
      </div>
      <Checkbox key={pair} name='isOn' defaultChecked={row.isOn}>
        {text.pilotOn}
      </Checkbox>
      <Button type='submit' saving={plan.isPending && common.saving} className='justify-self-start'>
        {text.pilotSave}
      </Button>
      {plan.asking}
    </form>
  )
}
