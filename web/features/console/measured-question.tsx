import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SentSlotTable, Snapshot } from '#contract/measurement.ts'
import { queryOf } from '#web/api/queries.ts'
import { number, percent } from '#web/text/format.ts'
import { useWords } from '#web/text/locale.tsx'
import { MEASUREMENT } from '#web/text/measurement.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from './data-table.tsx'
import { useGroupNames } from './group-names.ts'
import { Loaded } from './loaded.tsx'
import { Decimal, decimal, Figure } from './measured-figure.tsx'
import type { View } from './measured-tables.tsx'
import { OptionPlot } from './option-plot.tsx'
import { consoleRows } from './rows.ts'
import { Section } from './section.tsx'

interface QuestionProps {
  readonly snapshot: Snapshot
  readonly view: View
  /** Names what is no single question. */
  readonly title?: string
  readonly onClose: () => void
}

/** Shows one question: its stories, who chooses what, the test of its key, and how it works in groups. */
export function Question({ snapshot, view, title, onClose }: QuestionProps) {
  const { number: place, ...query } = view
  const text = useWords(MEASUREMENT)
  const top = useRef<HTMLDivElement>(null)
  const found = useQuery(
    queryOf(consoleRows.slotTable, {
      parameters: { id: snapshot.id, number: `${place}` },
      query,
    }),
  )
  const isThere = found.data !== undefined
  useEffect(() => {
    if (isThere) top.current?.querySelector('h2')?.focus()
  }, [isThere])
  return (
    <div ref={top} className='grid gap-10'>
      <Section id='question' title={title ?? text.questionOf(place)}>
        <Button variant='secondary' size='small' className='mt-3' onClick={onClose}>
          {text.closeQuestion}
        </Button>
        <Loaded query={found}>
          {table => (
            <>
              {title !== undefined && table.stories.length === 0 && (
                <p className='type-small text-soft mt-2 text-16'>{text.noPilotAnswers}</p>
              )}
              <Pairs table={table} />
            </>
          )}
        </Loaded>
      </Section>
      {found.data?.stories.map(story => (
        <Story key={story.key} story={story} table={found.data} />
      ))}
    </div>
  )
}

function Pairs({ table: { pairs } }: { table: SentSlotTable }) {
  const text = useWords(MEASUREMENT)
  return pairs.map(({ a, difference }) => (
    <p key={a} className='type-small mt-2 text-16'>
      {`${text.pair}: `}
      <Figure of={difference}>
        {found => (
          <>
            {found
              ? text.pairOf(decimal(found.difference), decimal(found.from), decimal(found.to))
              : text.notThere}
            {found?.leans && ` ${text.leans}`}
          </>
        )}
      </Figure>
    </p>
  ))
}

function Story({ story, table }: { story: SentSlotTable['stories'][number]; table: SentSlotTable }) {
  const text = useWords(MEASUREMENT)
  const { nameOf } = useGroupNames()
  const { key, described, total, plot } = story
  const model = table.models.find(own => own.key === key)
  const groups = table.groups.filter(own => own.key === key)
  const others = table.dependent.flatMap(({ one, other }) =>
    one === key ? [other] : other === key ? [one] : [],
  )
  return (
    <Section id={key} title={key}>
      <p className='type-small mt-2 text-16'>
        <Figure of={described}>
          {({ mean, sd }) => (
            <>
              {`${text.people} ${number(described.kind === 'shown' ? described.n : 0)}; ${text.difficulty} `}
              <Decimal of={mean} />
              {`; ${text.sd} `}
              <Decimal of={sd} />
            </>
          )}
        </Figure>
        {`; ${text.itemTotal} `}
        <Figure of={total}>{each => <Decimal of={each.correctedItemTotal} />}</Figure>
      </p>
      {others.length > 0 && (
        <p className='type-small text-16'>
          {text.dependentOn} <bdi>{others.join(' ')}</bdi>
        </p>
      )}
      <h3 id={`${key} plot`} className='type-h3 mt-6'>
        {text.plot}
      </h3>
      <p className='type-small text-soft max-w-read text-16'>{text.plotLead}</p>
      <Options story={story} labelledBy={`${key} plot`} />
      {plot.kind === 'shown' && plot.value.some(({ byGroup }) => byGroup.length > 0) && (
        <OptionPlot options={plot.value} />
      )}
      {model && (
        <>
          <h3 id={`${key} key`} className='type-h3 mt-6'>
            {text.key}
          </h3>
          <p className='type-small text-soft max-w-read text-16'>{text.keyLead}</p>
          <Figure of={model.keyTest}>
            {steps => (
              <DataTable
                labelledBy={`${key} key`}
                rows={steps}
                keyOf={({ lower }) => `${lower}`}
                empty={text.notThere}
                columns={[
                  { key: 'step', title: text.step, cell: row => text.stepOf(row.lower, row.upper) },
                  {
                    key: 'rise',
                    title: text.rise,
                    cell: row =>
                      `${decimal(row.rise)} (${text.interval(decimal(row.from), decimal(row.to))})`,
                  },
                  {
                    key: 'verdict',
                    title: text.verdict,
                    cell: row => (
                      <Badge tone={row.verdict === 'against the key' ? 'danger' : 'neutral'}>
                        {text.verdicts[row.verdict]}
                      </Badge>
                    ),
                  },
                ]}
              />
            )}
          </Figure>
          <Figure of={model.graded}>
            {({ slope, difficulties, errors, misfit }) =>
              slope !== null && (
                <p className='type-small mt-2 text-16'>
                  {text.graded(
                    withError(slope, errors?.slope),
                    difficulties.map((each, place) => withError(each, errors?.difficulties[place])).join(' '),
                  )}
                  {errors && ` ${text.errorsInBrackets}`}
                  {misfit &&
                    ` ${text.misfit(misfit.group, misfit.value, percent(100 * misfit.observed), percent(100 * misfit.expected))}`}
                </p>
              )
            }
          </Figure>
        </>
      )}
      {groups.length > 0 && (
        <>
          <h3 id={`${key} groups`} className='type-h3 mt-6'>
            {text.groups}
          </h3>
          <p className='type-small text-soft max-w-read text-16'>{text.groupsLead}</p>
          <DataTable
            labelledBy={`${key} groups`}
            rows={groups}
            keyOf={({ by, group }) => `${by} ${group}`}
            empty={text.noGroups}
            columns={[
              {
                key: 'group',
                title: text.group,
                cell: row => `${text.by[row.by as 'language']}: ${nameOf(row.by, row.group)}`,
              },
              {
                key: 'difference',
                title: text.difference,
                cell: row => <Figure of={row.comparison}>{each => <Decimal of={each.difference} />}</Figure>,
              },
              {
                key: 'category',
                title: text.category,
                cell: row => <Figure of={row.comparison}>{each => each.category ?? text.notThere}</Figure>,
              },
              {
                key: 'r',
                title: text.rChange,
                cell: row => (
                  <Figure of={row.comparison}>
                    {each => (
                      <>
                        <Decimal of={each.rSquaredChange} places={3} />{' '}
                        {each.flagged && <Badge tone='amber'>{text.flagged}</Badge>}
                      </>
                    )}
                  </Figure>
                ),
              },
            ]}
          />
          {groups.map(({ by, group, comparison }) =>
            comparison.kind === 'shown' && comparison.value.easier !== null ? (
              <p key={`${by} ${group}`} className='type-small mt-2 text-16'>
                {text.easier(decimal(comparison.value.easier))}
              </p>
            ) : null,
          )}
        </>
      )}
    </Section>
  )
}

function withError(value: number, error: number | null = null): string {
  return error === null ? decimal(value) : `${decimal(value)} (${decimal(error)})`
}

function Options({ story, labelledBy }: { story: SentSlotTable['stories'][number]; labelledBy: string }) {
  const text = useWords(MEASUREMENT)
  const { described, plot } = story
  const plotted = plot.kind === 'shown' ? plot.value : []
  const groups = plotted[0]?.byGroup ?? []
  return (
    <Figure of={described}>
      {({ options }) => (
        <DataTable
          labelledBy={labelledBy}
          rows={[...options].sort((a, b) => b.value - a.value)}
          keyOf={({ value }) => `${value}`}
          empty={text.notThere}
          columns={[
            { key: 'value', title: text.option, cell: row => number(row.value) },
            { key: 'share', title: text.share, cell: row => percent(100 * row.share) },
            {
              key: 'rest',
              title: text.restMean,
              cell: row => (
                <Figure of={plot}>
                  {own => <Decimal of={own.find(({ value }) => value === row.value)?.restMean ?? null} />}
                </Figure>
              ),
            },
            ...groups.map((_, group) => ({
              key: `group ${group}`,
              title: text.fifth(group + 1),
              cell: (row: { readonly value: number }) =>
                percent(100 * (plotted.find(({ value }) => value === row.value)?.byGroup[group] ?? 0)),
            })),
          ]}
        />
      )}
    </Figure>
  )
}
