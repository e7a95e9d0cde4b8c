import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  FUNNEL_MONTHS,
  FUNNEL_PARTS,
  FUNNEL_STEPS,
  NO_SOURCE,
  OTHER_SOURCES,
  UNKNOWN_DEVICE,
} from '#contract/funnel.ts'
import { LANGUAGES, LOCALES } from '#engine/languages/index.ts'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, monthOf, monthsUntil, number } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'

type Part = (typeof FUNNEL_PARTS)[number]

const ALL = 'all'

/** Shows how far the people came who registered in a month, by what it is divided. */
export function FunnelPage() {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const [months] = useState(() => monthsUntil(new Date().toISOString(), FUNNEL_MONTHS))
  const [month, setMonth] = useState(months[0] ?? '')
  const [part, setPart] = useState<Part>('language')
  const query = useQuery({
    ...queryOf(consoleRows.funnel, { query: { month, part } }),
    refetchOnMount: 'always',
  })
  return (
    <ConsolePage title={text.funnel} lead={text.funnelLead}>
      <div className='grid gap-5 md:grid-cols-[minmax(0,20rem)_minmax(0,20rem)]'>
        <Field label={text.month}>
          {control => (
            <Select {...control} value={month} onChange={event => setMonth(event.currentTarget.value)}>
              {months.map(each => (
                <option key={each} value={each}>
                  {monthOf(each, locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.funnelBy}>
          {control => (
            <Select
              {...control}
              value={part}
              onChange={event =>
                setPart(FUNNEL_PARTS.find(each => each === event.currentTarget.value) ?? 'language')
              }
            >
              {FUNNEL_PARTS.map(each => (
                <option key={each} value={each}>
                  {text.funnelParts[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Section id='funnel' title={text.funnelCounts} lead={text.funnelHidden}>
        <Loaded query={query}>
          {({ all, groups }) => (
            <DataTable
              labelledBy='funnel'
              rows={[{ id: ALL, counts: all }, ...groups]}
              keyOf={({ id }) => id}
              empty={text.funnelNobody}
              columns={[
                {
                  key: 'group',
                  title: text.funnelParts[part],
                  cell: ({ id }) => <GroupName id={id} part={part} />,
                },
                ...FUNNEL_STEPS.map(step => ({
                  key: step,
                  title: text.funnelSteps[step],
                  cell: ({ counts }: { counts: typeof all }) => <Count of={counts[step]} />,
                })),
              ]}
            />
          )}
        </Loaded>
      </Section>
    </ConsolePage>
  )
}

function Count({ of }: { of: number | null }) {
  const text = useWords(CONSOLE)
  return of === null ? <span className='text-soft'>{text.hidden}</span> : number(of)
}

function GroupName({ id, part }: { id: string; part: Part }) {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  if (id === ALL) return text.everybody
  if (part === 'day') return date(`${id}T12:00:00Z`, locale)
  if (part === 'language') return LANGUAGES[LOCALES.find(each => each === id) ?? locale].name
  if (id === UNKNOWN_DEVICE || id === 'phone' || id === 'desktop') return text.devices[id]
  if (id === NO_SOURCE) return text.noSource
  if (id === OTHER_SOURCES) return text.otherSources
  return <bdi>{id}</bdi>
}
