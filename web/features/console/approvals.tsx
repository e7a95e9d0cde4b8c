import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApprovalKind } from '#contract/approvals.ts'
import type { Approval } from '#contract/console.ts'
import { call } from '#web/api/client.ts'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, price } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { LOOKS } from '#web/text/looks.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { type NameNorm, useNormName } from './norm-name.ts'
import { OpenPerson } from './open-person.tsx'
import { consoleRows } from './rows.ts'
import { Section } from './section.tsx'
import { SureButton } from './sure-button.tsx'
import { useAct } from './use-act.tsx'

export const approvals = { ...queryOf(consoleRows.approvals), refetchOnMount: 'always' } as const

/** Shows what waits for a second operator; of one kind, beside what it is about, only when something of it waits. */
export function Approvals({ kind }: { readonly kind?: ApprovalKind }) {
  const text = useWords(CONSOLE)
  const query = useQuery(approvals)
  const ofKind = (rows: readonly Approval[]) => rows.filter(row => !kind || row.kind === kind)
  if (kind && ofKind(query.data ?? []).length === 0) return null
  return (
    <Section id='approvals' title={text.waitingOf.approvals} {...(kind ? { lead: text.approvalsLead } : {})}>
      <Loaded query={query}>{rows => <Waiting rows={ofKind(rows)} />}</Loaded>
    </Section>
  )
}

function Waiting({ rows }: { readonly rows: readonly Approval[] }) {
  const text = useWords(CONSOLE)
  const looks = useWords(LOOKS)
  const { locale } = useLocale()
  // The command on the server gives no reasons, and decides about no question.
  const missing = rows.find(({ lacking, kind }) => lacking && kind !== 'item')
  return (
    <>
      {missing && (
        <Note tone='amber' title={text.pairMissing}>
          <p>{text.pairMissingBody}</p>
          <p className='mt-2'>
            <bdi className='font-mono break-all'>{`npm run operator -- approvals grant ${missing.id}`}</bdi>
          </p>
        </Note>
      )}
      <DataTable
        labelledBy='approvals'
        rows={rows}
        keyOf={({ id }) => id}
        empty={text.noApprovals}
        columns={[
          { key: 'what', title: text.what, cell: row => <What approval={row} /> },
          {
            key: 'who',
            title: text.askedBy,
            cell: row => (
              <>
                {looks.roles[row.askedAs]}
                {row.askedBy && <bdi className='block break-all md:min-w-56'>{row.askedBy}</bdi>}
              </>
            ),
          },
          { key: 'asked', title: text.askedOn, cell: row => date(row.askedAt, locale) },
          { key: 'until', title: text.until, cell: row => date(row.expiresAt, locale) },
          {
            key: 'person',
            title: text.person,
            cell: row => row.kind === 'refund' && row.person && <OpenPerson id={row.person} />,
          },
        ]}
        actions={row => <Decide approval={row} />}
      />
    </>
  )
}

type Detail = Approval['detail']
type Say = (detail: Detail, text: typeof CONSOLE.ar, looks: typeof LOOKS.ar, nameNorm: NameNorm) => string

/** Says what would be done; an address, where there is one, stands below it. */
const SENTENCES: Readonly<Record<ApprovalKind, Say>> = {
  refund: ({ amount = 0 }, text) => text.refundAsked(text.riyals(price(amount))),
  role: ({ role }, text, looks) => (role ? text.roleAsked(looks.roles[role]) : text.roleWithdrawalAsked),
  norm: ({ norm }, text, _, nameNorm) => (norm ? text.normAsked[norm.act](nameNorm(norm)) : ''),
  item: ({ verdict = 'returned' }, text) => text.itemAsked[verdict],
}

function What({ approval: { kind, detail } }: { readonly approval: Approval }) {
  const text = useWords(CONSOLE)
  const looks = useWords(LOOKS)
  const nameNorm = useNormName()
  return (
    <>
      {SENTENCES[kind](detail, text, looks, nameNorm)}
      {detail.email && <bdi className='block break-all'>{detail.email}</bdi>}
      {detail.label && <bdi className='block break-all'>{detail.label}</bdi>}
      {kind === 'item' && <span className='text-soft block'>{text.itemAskedWhere}</span>}
    </>
  )
}

function Decide({ approval: { id, kind, may } }: { readonly approval: Approval }) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const client = useQueryClient()
  const parameters = { id }
  // Whatever it was about is read anew as well.
  const renew = () => void client.invalidateQueries()
  const grant = useAct(
    () => call(consoleRows.grantApproval, { parameters }),
    () => {
      renew()
      return text.granted
    },
  )
  const decline = useAct(
    () => call(consoleRows.declineApproval, { parameters }),
    () => {
      renew()
      return may.withdraw ? text.askWithdrawn : text.declined
    },
  )
  return (
    <>
      {may.grant && kind !== 'item' && (
        <SureButton
          label={text.grant}
          sure={text.grantSure}
          saving={grant.isPending}
          onSure={() => grant.run(undefined)}
        />
      )}
      {(may.decline || may.withdraw) && (
        <Button
          variant='quiet'
          size='small'
          saving={decline.isPending && common.saving}
          onClick={() => decline.run(undefined)}
        >
          {may.withdraw ? text.withdrawAsk : text.decline}
        </Button>
      )}
      {grant.asking}
      {decline.asking}
    </>
  )
}
