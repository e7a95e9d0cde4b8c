import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { SentScale, SentScaleTable, Snapshot } from '#contract/measurement.ts'
import {
  EXPERIENCE,
  FIELDS,
  LOCALES,
  PILOTS_SECTION,
  TEMPLATE_IDS,
  TEMPLATE_NAMES,
} from '#engine/vocabulary.ts'
import { queryOf } from '#web/api/queries.ts'
import { date, number, percent } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { MEASUREMENT } from '#web/text/measurement.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { Note } from '#web/ui/note.tsx'
import { DataTable } from './data-table.tsx'
import { useGroupNames } from './group-names.ts'
import { Loaded } from './loaded.tsx'
import { Decimal, decimal, Figure } from './measured-figure.tsx'
import { Question } from './measured-question.tsx'

import { consoleRows } from './rows.ts'
import { Section } from './section.tsx'

/** Says what is looked at; in the address, so that the browser's way back leads back. */
function useView() {
  const [chosen, setChosen] = useSearchParams()
  const [by = 'all', group = ''] = (chosen.get('group') ?? 'all:').split(':')
  const view = {
    form: TEMPLATE_IDS.find(each => each === chosen.get('form')) ?? 'basic',
    section: chosen.get('section') ?? '',
    by:
      (['language', 'device', 'experience', 'field'] as const).find(each => each === by) ?? ('all' as const),
    group,
    number: Number(chosen.get('number') ?? 0),
  }
  const change = (changes: Readonly<Record<string, string>>) =>
    setChosen(before => ({ ...Object.fromEntries(before), number: '0', ...changes }))
  return { view, change }
}
export type View = ReturnType<typeof useView>['view']

/** Shows the figures of a snapshot: of a form, a section or a question, of everybody or of a group. */
export function Figures({ snapshot }: { snapshot: Snapshot }) {
  const text = useWords(MEASUREMENT)
  const { locale } = useLocale()
  const { view, change } = useView()
  const { number: _, ...query } = view
  const whole = useQuery(
    queryOf(consoleRows.scaleTable, {
      parameters: { id: snapshot.id },
      query: { ...query, section: '', by: 'all', group: '' },
    }),
  )
  const isPilots = view.section === PILOTS_SECTION
  const found = useQuery({
    ...queryOf(consoleRows.scaleTable, { parameters: { id: snapshot.id }, query }),
    enabled: !isPilots,
  })
  const { data } = whole
  return (
    <>
      <Section id='figures' title={text.figuresOf(date(snapshot.takenAt ?? snapshot.askedAt, locale))}>
        {snapshot.population === 'simulated' && (
          <Note tone='amber'>
            <p>{text.simulatedNote}</p>
          </Note>
        )}
        <Choices view={view} parts={data?.parts ?? []} change={change} />
        <Loaded query={isPilots ? whole : found}>
          {table => (
            <>
              {table.counts && (
                <p className='type-small mt-4 text-16'>
                  {text.counts(table.counts.started, table.counts.finished, table.counts.left)}
                </p>
              )}
              <p className='type-small text-16'>{text.base(table.n)}</p>
            </>
          )}
        </Loaded>
      </Section>
      {isPilots ? (
        <Question
          snapshot={snapshot}
          view={{ ...view, number: 1, by: 'all', group: '' }}
          title={text.pilots}
          onClose={() => change({ section: '' })}
        />
      ) : view.number > 0 ? (
        <Question snapshot={snapshot} view={view} onClose={() => change({})} />
      ) : (
        found.data && (
          <Tables table={found.data} view={view} onOpen={place => change({ number: `${place}` })} />
        )
      )}
    </>
  )
}

function Choices({
  view,
  parts,
  change,
}: {
  view: View
  parts: readonly SentScale[]
  change: (changes: Readonly<Record<string, string>>) => void
}) {
  const text = useWords(MEASUREMENT)
  const { locale } = useLocale()
  const { nameOf, languages } = useGroupNames()
  const groups = [
    ...LOCALES.map(each => ['language', each] as const),
    ...(['p', 'd'] as const).map(each => ['device', each] as const),
    ...Object.keys(EXPERIENCE).map(each => ['experience', each] as const),
    ...Object.keys(FIELDS).map(each => ['field', each] as const),
  ]
  return (
    <div className='mt-4 grid gap-5 md:grid-cols-3' key={languages.join()}>
      <Field label={text.form}>
        {control => (
          <Select
            {...control}
            value={view.form}
            onChange={event => change({ form: event.currentTarget.value, section: '' })}
          >
            {TEMPLATE_IDS.map(id => (
              <option key={id} value={id}>
                {TEMPLATE_NAMES[id][locale]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.section}>
        {control => (
          <Select
            {...control}
            value={view.section}
            onChange={event => change({ section: event.currentTarget.value })}
          >
            <option value=''>{text.wholeForm}</option>
            {parts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name?.[locale] ?? id}
              </option>
            ))}
            <option value={PILOTS_SECTION}>{text.pilots}</option>
          </Select>
        )}
      </Field>
      <Field label={text.group}>
        {control => (
          <Select
            {...control}
            value={`${view.by}:${view.group}`}
            onChange={event => change({ group: event.currentTarget.value })}
          >
            <option value='all:'>{text.everybody}</option>
            {groups.map(([by, group]) => (
              <option key={`${by}:${group}`} value={`${by}:${group}`}>
                {`${text.by[by]}: ${nameOf(by, group)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

interface TablesProps {
  readonly table: SentScaleTable
  readonly view: View
  readonly onOpen: (number: number) => void
}

function Tables({ table, view, onOpen }: TablesProps) {
  const text = useWords(MEASUREMENT)
  const { locale } = useLocale()
  const isAll = view.by === 'all'
  return (
    <>
      <Section id='scales' title={text.scales} lead={text.scalesLead}>
        <Scales scales={[table.scale, ...table.parts]} />
      </Section>
      {table.model && (
        <Section id='model' title={text.model}>
          <p className='type-small mt-2 text-16'>
            <Figure of={table.model}>
              {({ abilities, eigenvalueRatio, converged }) => (
                <>
                  {abilities &&
                    text.modelText(
                      table.model?.kind === 'shown' ? table.model.n : 0,
                      ...([abilities.reliability, abilities.fitSd, abilities.fitLowest].map(each =>
                        each === null ? text.notThere : decimal(each),
                      ) as [string, string, string]),
                    )}
                  {eigenvalueRatio !== null && ` ${text.eigenvalueRatio(decimal(eigenvalueRatio))}`}
                  {!abilities && ` ${text.noAbilities}`}
                  {!converged && ` ${text.notConverged}`}
                </>
              )}
            </Figure>
          </p>
        </Section>
      )}
      {view.section !== '' && isAll && (
        <Section id='flags' title={text.flags} lead={text.flagsLead}>
          <DataTable
            labelledBy='flags'
            rows={table.flags}
            keyOf={({ key, why }) => `${key} ${why}`}
            empty={text.noFlags}
            columns={[
              { key: 'number', title: text.number, cell: row => number(row.number) },
              { key: 'story', title: text.story, cell: row => <bdi>{row.key}</bdi> },
              { key: 'why', title: text.why, cell: row => <Why of={row.why} /> },
              { key: 'n', title: text.people, cell: row => number(row.n) },
            ]}
            actions={row => <OpenQuestion place={row.number} onOpen={onOpen} />}
          />
        </Section>
      )}
      <Section id='questions' title={text.questions}>
        <DataTable
          labelledBy='questions'
          rows={table.slots}
          keyOf={row => `${row.number}`}
          empty={text.noQuestions}
          columns={[
            { key: 'number', title: text.number, cell: row => number(row.number) },
            {
              key: 'facet',
              title: text.facet,
              cell: row => table.parts.find(({ id }) => id === row.facet)?.name?.[locale] ?? row.facet,
            },
            {
              key: 'mean',
              title: text.difficulty,
              cell: row => <Figure of={row.described}>{({ mean }) => <Decimal of={mean} />}</Figure>,
            },
            {
              key: 'sd',
              title: text.sd,
              cell: row => <Figure of={row.described}>{({ sd }) => <Decimal of={sd} />}</Figure>,
            },
            {
              key: 'total',
              title: text.itemTotal,
              cell: row => <Figure of={row.total}>{each => <Decimal of={each.correctedItemTotal} />}</Figure>,
            },
            {
              key: 'dropped',
              title: text.dropped,
              cell: row => (
                <Figure of={row.total}>{each => <Decimal of={each.alphaIfDropped} places={3} />}</Figure>
              ),
            },
          ]}
          actions={row => <OpenQuestion place={row.number} onOpen={onOpen} />}
        />
      </Section>
      <Section id='places' title={text.places} lead={text.placesLead}>
        <Places places={table.places} />
      </Section>
      {table.course.length > 0 && <Course table={table} />}
    </>
  )
}

function Why({ of }: { of: SentScaleTable['flags'][number]['why'] }) {
  const text = useWords(MEASUREMENT)
  return of === 'negative' ? <Badge tone='danger'>{text.whys[of]}</Badge> : text.whys[of]
}

function OpenQuestion({ place, onOpen }: { place: number; onOpen: (place: number) => void }) {
  const text = useWords(MEASUREMENT)
  return (
    <Button
      variant='secondary'
      size='small'
      aria-label={`${text.open}: ${text.questionOf(place)}`}
      onClick={() => onOpen(place)}
    >
      {text.open}
    </Button>
  )
}

function Scales({ scales }: { scales: readonly SentScale[] }) {
  const text = useWords(MEASUREMENT)
  const { locale } = useLocale()
  type Reliability = Extract<SentScale['reliability'], { kind: 'shown' }>['value']
  const reliability = (title: string, key: string, cell: (value: Reliability) => React.ReactNode) => ({
    ...{ key, title },
    cell: (row: SentScale) => <Figure of={row.reliability}>{cell}</Figure>,
  })
  return (
    <DataTable
      labelledBy='scales'
      rows={scales}
      keyOf={({ id }) => id}
      empty=''
      columns={[
        { key: 'scale', title: text.scale, cell: row => row.name?.[locale] ?? text.whole },
        {
          key: 'mean',
          title: text.mean,
          cell: row => <Figure of={row.described}>{({ mean }) => <Decimal of={mean} places={1} />}</Figure>,
        },
        {
          key: 'sd',
          title: text.sd,
          cell: row => <Figure of={row.described}>{({ sd }) => <Decimal of={sd} places={1} />}</Figure>,
        },
        reliability(text.alpha, 'alpha', ({ alpha, from, to }) => (
          <>
            <Decimal of={alpha} />
            {from !== null && to !== null && ` (${text.interval(decimal(from), decimal(to))})`}
          </>
        )),
        reliability(text.stratified, 'stratified', value => <Decimal of={value.stratifiedAlpha} />),
        reliability(text.omega, 'omega', ({ omega }) => <Decimal of={omega} />),
        reliability(text.halves, 'halves', value => (
          <>
            <Decimal of={value.spearmanBrown} />
            {'; '}
            <Decimal of={value.rulon} />
          </>
        )),
        reliability(text.standardError, 'error', value => <Decimal of={value.standardError} />),
      ]}
    />
  )
}

function Places({ places }: Pick<SentScaleTable, 'places'>) {
  const text = useWords(MEASUREMENT)
  return (
    <Figure of={places}>
      {({ chosen, expected }) => (
        <DataTable
          labelledBy='places'
          rows={chosen.map((share, place) => ({ place: place + 1, share, expected: expected[place] ?? 0 }))}
          keyOf={({ place }) => `${place}`}
          empty=''
          columns={[
            { key: 'place', title: text.place, cell: row => number(row.place) },
            { key: 'chosen', title: text.chosen, cell: row => percent(100 * row.share) },
            { key: 'expected', title: text.expected, cell: row => percent(100 * row.expected) },
          ]}
        />
      )}
    </Figure>
  )
}

function Course({ table: { course, ends } }: { table: SentScaleTable }) {
  const text = useWords(MEASUREMENT)
  return (
    <Section id='course' title={text.course} lead={text.courseLead}>
      {ends && (
        <p className='type-small mt-2 text-16'>
          <Figure of={ends}>
            {({ firstFifth, lastFifth }) =>
              text.ends(percent(100 * (firstFifth ?? 0)), percent(100 * (lastFifth ?? 0)))
            }
          </Figure>
        </p>
      )}
      <DataTable
        labelledBy='course'
        rows={course}
        keyOf={({ position }) => `${position}`}
        empty=''
        columns={[
          { key: 'position', title: text.number, cell: row => number(row.position) },
          {
            key: 'reached',
            title: text.reached,
            cell: row => <Figure of={row.passed}>{({ reached }) => number(reached)}</Figure>,
          },
          {
            key: 'left',
            title: text.left,
            cell: row => <Figure of={row.passed}>{({ left }) => number(left)}</Figure>,
          },
          {
            key: 'mean',
            title: text.mean,
            cell: row => <Figure of={row.points}>{({ mean }) => <Decimal of={mean} />}</Figure>,
          },
          {
            key: 'seconds',
            title: text.seconds,
            cell: row => (
              <Figure of={row.times}>{value => <Decimal of={value.medianSeconds} places={1} />}</Figure>
            ),
          },
          {
            key: 'rapid',
            title: text.rapid,
            cell: row => <Figure of={row.times}>{({ rapid }) => percent(100 * rapid)}</Figure>,
          },
        ]}
      />
    </Section>
  )
}
