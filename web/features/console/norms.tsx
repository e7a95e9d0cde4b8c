import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SentNorm } from '#contract/norms.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { call } from '#web/api/client.ts'
import { queryOf } from '#web/api/queries.ts'
import { date, number } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { MEASUREMENT } from '#web/text/measurement.ts'
import { Badge } from '#web/ui/badge.tsx'
import { approvals } from './approvals.tsx'
import { DataTable } from './data-table.tsx'
import { door } from './door.ts'
import { useGroupNames } from './group-names.ts'
import { Loaded } from './loaded.tsx'
import { MakeNorm } from './make-norm.tsx'
import { Figure } from './measured-figure.tsx'
import { useNormName } from './norm-name.ts'
import { consoleRows } from './rows.ts'
import { Section } from './section.tsx'
import { SureButton } from './sure-button.tsx'
import { useAct } from './use-act.tsx'

const isUnderWay = ({ measuring }: SentNorm) => measuring === 'waiting' || measuring === 'running'
const LOOK_AGAIN_MS = 2000

const norms = {
  ...queryOf(consoleRows.norms),
  refetchOnMount: 'always',
  refetchInterval: ({ state }: { state: { data?: readonly SentNorm[] | undefined } }) =>
    state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false,
} as const

/** Shows the norms: makes one, says what each lacks, asks for publishing and withdrawing. */
export function Norms() {
  const text = useWords(MEASUREMENT)
  const { locale } = useLocale()
  const nameNorm = useNormName()
  const query = useQuery(norms)
  const { data } = useQuery(door)
  const mayAct = data?.role === 'owner' || data?.role === 'psychometrician'
  return (
    <Section id='norms' title={text.norms} lead={text.normsLead}>
      {mayAct && <MakeNorm />}
      <Loaded query={query}>
        {rows => (
          <DataTable
            labelledBy='norms'
            rows={rows}
            keyOf={row => row.id}
            empty={text.noNorms}
            columns={[
              {
                key: 'norm',
                title: text.norm,
                cell: row => (
                  <>
                    {nameNorm(row)}
                    <Weights of={row} />
                  </>
                ),
              },
              {
                key: 'date',
                title: text.answersOf,
                cell: row => (row.takenAt ? date(row.takenAt, locale) : ''),
              },
              {
                key: 'people',
                title: text.people,
                cell: row => (row.people === null ? '' : number(row.people)),
              },
              {
                key: 'effective',
                title: text.effective,
                cell: row =>
                  row.quartiles?.kind === 'shown'
                    ? number(row.quartiles.n)
                    : row.quartiles && number(row.quartiles.has),
              },
              { key: 'quartiles', title: text.quartiles, cell: row => <Quartiles of={row} /> },
              { key: 'state', title: text.state, cell: row => <State of={row} /> },
            ]}
            actions={mayAct ? row => <Ask about={row} /> : undefined}
          />
        )}
      </Loaded>
    </Section>
  )
}

function Weights({ of: { margins, source } }: { of: SentNorm }) {
  const text = useWords(MEASUREMENT)
  const { locale } = useLocale()
  const { comma } = LANGUAGES[locale]
  return (
    <span className='text-soft block'>
      {margins.length === 0
        ? text.unweighted
        : text.weighted(margins.map(({ by }) => text.marginNames[by]).join(comma))}
      {source && <bdi className='block'>{source[locale]}</bdi>}
    </span>
  )
}

function Quartiles({ of: { quartiles, unweighable, missing } }: { of: SentNorm }) {
  const text = useWords(MEASUREMENT)
  const { locale } = useLocale()
  const { comma } = LANGUAGES[locale]
  const { nameOf } = useGroupNames()
  if (unweighable) return missing ? text.missing(nameOf(missing.by, missing.group)) : text.contradicting
  if (!quartiles) return null
  return (
    <Figure of={quartiles}>
      {parts => (
        <ul>
          {parts.map(({ id, name, scores }) => (
            <li key={id}>{`${name?.[locale] ?? text.whole}: ${scores.map(number).join(comma)}`}</li>
          ))}
        </ul>
      )}
    </Figure>
  )
}

function State({ of: { status, measuring, waits, publishedAt, withdrawnAt } }: { of: SentNorm }) {
  const text = useWords(MEASUREMENT)
  const { locale } = useLocale()
  if (measuring !== 'done') {
    return <Badge tone={measuring === 'failed' ? 'danger' : 'amber'}>{text.states[measuring]}</Badge>
  }
  const on = status === 'withdrawn' ? withdrawnAt : publishedAt
  return (
    <>
      <Badge tone={status === 'published' ? 'ok' : 'neutral'}>{text.normStates[status]}</Badge>
      {on && <span className='text-soft block'>{date(on, locale)}</span>}
      {waits && <span className='text-soft block'>{text.normWaits}</span>}
    </>
  )
}

/** Asks for what can be asked for: a norm below its gate cannot be published. */
function Ask({ about: { id, status, quartiles, waits } }: { about: SentNorm }) {
  const text = useWords(MEASUREMENT)
  const client = useQueryClient()
  const parameters = { id }
  const done = async () => {
    await Promise.all([client.invalidateQueries(norms), client.invalidateQueries(approvals)])
    return text.normAsked
  }
  const publish = useAct(() => call(consoleRows.publishNorm, { parameters }), done)
  const withdraw = useAct(() => call(consoleRows.withdrawNorm, { parameters }), done)
  const mayPublish = status === 'draft' && quartiles?.kind === 'shown' && quartiles.mayAct
  return (
    <>
      {mayPublish && !waits && (
        <SureButton
          label={text.publish}
          sure={text.publishSure}
          saving={publish.isPending}
          onSure={() => publish.run(undefined)}
        />
      )}
      {status === 'published' && !waits && (
        <SureButton
          label={text.withdraw}
          sure={text.withdrawSure}
          variant='delete'
          saving={withdraw.isPending}
          onSure={() => withdraw.run(undefined)}
        />
      )}
      {publish.asking}
      {withdraw.asking}
    </>
  )
}
