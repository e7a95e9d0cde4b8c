import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { westernDigits } from '#contract/digits.ts'
import { marginsOf } from '#contract/norm-choices.ts'
import { LOCALES, type Locale } from '#engine/languages/index.ts'
import {
  MARGIN_GROUPS,
  type MarginBy,
  NORM_BASES,
  type NormBase,
  TEMPLATE_IDS,
  type TemplateId,
} from '#engine/vocabulary.ts'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { isolated } from '#web/text/format.ts'
import { HISTORY } from '#web/text/history.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { MEASUREMENT } from '#web/text/measurement.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { useGroupNames } from './group-names.ts'
import { InAllLanguages } from './in-all-languages.tsx'
import { consoleRows } from './rows.ts'
import { useAct } from './use-act.tsx'

const SHARES = 'share'

/** Takes what a norm is to be: its form, with whom it compares, and the shares to which it is weighted with their source. */
export function MakeNorm() {
  const text = useWords(MEASUREMENT)
  const { common } = useText()
  const { forms } = useWords(HISTORY)
  const { nameOf } = useGroupNames()
  const client = useQueryClient()
  const catalog = useQuery(queries.catalog)
  const [form, setForm] = useState<TemplateId>('basic')
  const [by, setBy] = useState<NormBase>('all')
  const [group, setGroup] = useState('')
  const [chosen, setChosen] = useState<readonly MarginBy[]>([])
  const [shares, setShares] = useState<Readonly<Record<string, string>>>({})
  const asksField = catalog.data?.templates.find(({ id }) => id === form)?.asksField ?? false
  const groups: readonly string[] = by === 'all' ? [] : MARGIN_GROUPS[by]
  const margins = marginsOf(asksField, by).filter(margin => chosen.includes(margin))
  const make = useAct(
    (source: Record<Locale, string> | null) =>
      call(consoleRows.makeNorm, {
        body: {
          ...{ form, by, group, source },
          margins: margins.map(margin => ({
            by: margin,
            shares: Object.fromEntries(
              MARGIN_GROUPS[margin].map(name => [name, shareOf(shares[`${margin} ${name}`])]),
            ),
          })),
        },
      }),
    async () => {
      // The snapshot that computes it is listed too.
      await client.invalidateQueries()
      return text.normMade
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const source = Object.fromEntries(LOCALES.map(each => [each, String(data.get(`source.${each}`) ?? '')]))
    make.run(margins.length > 0 ? (source as Record<Locale, string>) : null)
  }
  const choose = (base: NormBase) => {
    setBy(base)
    setGroup(base === 'all' ? '' : (MARGIN_GROUPS[base][0] ?? ''))
  }
  return (
    <form method='post' onSubmit={submit} aria-labelledby='norms' className='mt-4 grid gap-5'>
      <div className='grid gap-5 md:grid-cols-[repeat(3,minmax(0,18rem))] md:justify-start'>
        <Field label={text.form}>
          {control => (
            <Select
              {...control}
              value={form}
              onChange={event => {
                setForm(event.currentTarget.value as TemplateId)
                choose('all')
              }}
            >
              {TEMPLATE_IDS.map(id => (
                <option key={id} value={id}>
                  {forms[id]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.normBase}>
          {control => (
            <Select {...control} value={by} onChange={event => choose(event.currentTarget.value as NormBase)}>
              {NORM_BASES.filter(base => base !== 'field' || asksField).map(base => (
                <option key={base} value={base}>
                  {text.bases[base]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {groups.length > 0 && (
          <Field label={text.group}>
            {control => (
              <Select {...control} value={group} onChange={event => setGroup(event.currentTarget.value)}>
                {groups.map(name => (
                  <option key={name} value={name}>
                    {nameOf(by, name)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      <fieldset>
        <legend className='type-label'>{text.margins}</legend>
        <p className='type-caption text-soft max-w-read'>{text.marginsLead}</p>
        <div className='mt-1 flex flex-wrap gap-x-6'>
          {marginsOf(asksField, by).map(margin => (
            <Checkbox
              key={margin}
              checked={chosen.includes(margin)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, margin] : chosen.filter(other => other !== margin))
              }
            >
              {text.weightTo(text.marginNames[margin])}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {margins.map(margin => (
        <fieldset key={margin}>
          <legend className='type-label'>{text.sharesOf(text.marginNames[margin])}</legend>
          <div className='mt-2 grid gap-4 sm:grid-cols-2 md:grid-cols-4'>
            {MARGIN_GROUPS[margin].map(name => (
              <Field key={name} label={nameOf(margin, name)}>
                {control => (
                  <Input
                    {...control}
                    name={`${SHARES}.${margin}.${name}`}
                    ltr
                    required
                    inputMode='decimal'
                    value={shares[`${margin} ${name}`] ?? ''}
                    onChange={({ currentTarget: { value } }) =>
                      setShares({ ...shares, [`${margin} ${name}`]: value })
                    }
                  />
                )}
              </Field>
            ))}
          </div>
          <output className='type-caption text-soft mt-2 block'>
            {text.sum(isolated(sumOf(MARGIN_GROUPS[margin].map(name => shares[`${margin} ${name}`]))))}
          </output>
        </fieldset>
      ))}
      {margins.length > 0 && (
        <div>
          <InAllLanguages name='source' label={text.source} values={null} min={10} max={200} required />
          <p className='type-caption text-soft mt-1.5'>{text.sourceHint}</p>
        </div>
      )}
      <div>
        <Button type='submit' saving={make.isPending && common.saving}>
          {text.makeNorm}
        </Button>
      </div>
      {make.asking}
    </form>
  )
}

/** Reads a share as typed, also in Arabic-Indic digits and with their decimal sign; what is no number is refused by the server. */
function shareOf(typed = ''): number {
  const read = westernDigits(typed).replace(/[٫,]/, '.').trim()
  return read === '' ? Number.NaN : Number(read)
}

function sumOf(typed: readonly (string | undefined)[]): string {
  const sum = typed.reduce((total, share) => total + (shareOf(share) || 0), 0)
  return String(Math.round(10 * sum) / 10)
}
