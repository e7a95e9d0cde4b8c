import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { deskEndpoints } from '#contract/desk.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { PANEL_KINDS } from '#contract/rating.ts'
import { call } from '#web/api/client.ts'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { DESK } from '#web/text/desk.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { useBlockName } from './block-name.ts'
import { DataTable } from './data-table.tsx'
import { door } from './door.ts'
import { Loaded } from './loaded.tsx'
import { PanelView } from './panel-view.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'
import { useAct } from './use-act.tsx'

const panels = { ...queryOf(consoleRows.panels), refetchOnMount: 'always' } as const
type Block = { readonly block: string; readonly pairs: readonly string[] }

/** Shows the panels of raters; owners and psychometricians make them here. */
export function PanelsPage() {
  const text = useWords(DESK)
  const words = useWords(CONSOLE)
  const { locale } = useLocale()
  const query = useQuery(panels)
  const { data } = useQuery(door)
  const nameOf = useBlockName()
  const [opened, setOpened] = useState<string | null>(null)
  const makes = data?.role === 'owner' || data?.role === 'psychometrician'
  if (opened) return <PanelView id={opened} makes={makes} onBack={() => setOpened(null)} />
  return (
    <ConsolePage title={text.panels} lead={text.panelsLead}>
      <Section id='panels' title={text.list}>
        <Loaded query={query}>
          {({ panels: rows }) => (
            <DataTable
              labelledBy='panels'
              rows={rows}
              keyOf={({ id }) => id}
              empty={text.none}
              columns={[
                { key: 'name', title: text.name, cell: ({ name }) => <bdi>{name}</bdi> },
                { key: 'kind', title: text.kind, cell: ({ kind }) => text.kinds[kind] },
                { key: 'block', title: text.block, cell: ({ block }) => nameOf(block) },
                { key: 'pairs', title: text.pairs, cell: row => row.pairs },
                { key: 'raters', title: text.raters, cell: row => row.raters },
                { key: 'round', title: text.round, cell: ({ round }) => text.rounds[round] },
                { key: 'day', title: words.day, cell: ({ madeAt }) => date(madeAt, locale) },
              ]}
              actions={({ id }) => (
                <Button variant='secondary' size='small' onClick={() => setOpened(id)}>
                  {text.show}
                </Button>
              )}
            />
          )}
        </Loaded>
      </Section>
      {makes && query.data && <NewPanel blocks={query.data.blocks} />}
    </ConsolePage>
  )
}

function NewPanel({ blocks }: { blocks: readonly Block[] }) {
  const text = useWords(DESK)
  const { common } = useText()
  const nameOf = useBlockName()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(blocks[0])
  const make = useAct(
    (body: BodyOf<typeof deskEndpoints.makePanel>) => call(consoleRows.makePanel, { body }),
    async () => {
      form.current?.reset()
      await client.invalidateQueries(panels)
      return text.made
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    make.run({
      name: String(typed.get('name')),
      kind: PANEL_KINDS.find(kind => kind === typed.get('kind')) ?? 'practitioners',
      block: String(typed.get('block')),
      from: Number(typed.get('from')),
      to: Number(typed.get('to')),
      both: typed.get('both') !== null,
    })
  }
  const last = chosen?.pairs.length ?? 1
  return (
    <Section id='new-panel' title={text.newPanel}>
      <form ref={form} method='post' onSubmit={submit} className='mt-4 grid max-w-[640px] gap-5'>
        <Field label={text.name}>
          {control => (
            <Input {...control} name='name' required minLength={3} maxLength={80} autoComplete='off' />
          )}
        </Field>
        <div className='grid gap-5 md:grid-cols-2'>
          <Field label={text.kind}>
            {control => (
              <Select {...control} name='kind'>
                {PANEL_KINDS.map(kind => (
                  <option key={kind} value={kind}>
                    {text.kinds[kind]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={text.block}>
            {control => (
              <Select
                {...control}
                name='block'
                onChange={event => setChosen(blocks.find(({ block }) => block === event.currentTarget.value))}
              >
                {blocks.map(({ block }) => (
                  <option key={block} value={block}>
                    {nameOf(block)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div key={chosen?.block} className='grid grid-cols-2 gap-5'>
          <Field label={text.from}>
            {control => (
              <Input
                {...control}
                name='from'
                type='number'
                ltr
                required
                min={1}
                max={last}
                defaultValue={1}
              />
            )}
          </Field>
          <Field label={text.to}>
            {control => (
              <Input
                {...control}
                name='to'
                type='number'
                ltr
                required
                min={1}
                max={last}
                defaultValue={last}
              />
            )}
          </Field>
        </div>
        <Checkbox name='both' defaultChecked>
          {text.both}
        </Checkbox>
        <div>
          <Button type='submit' saving={make.isPending && common.saving}>
            {text.make}
          </Button>
        </div>
      </form>
      {make.asking}
    </Section>
  )
}
