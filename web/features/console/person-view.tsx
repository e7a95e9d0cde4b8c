import { useQuery } from '@tanstack/react-query'
import type { PersonPage } from '#contract/console.ts'
import type { LookReason } from '#contract/operator-roles.ts'
import { call } from '#web/api/client.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, price, time } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { LOOKS } from '#web/text/looks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from './data-table.tsx'
import { door } from './door.ts'
import { NameForm } from './name-form.tsx'
import { PersonLinks } from './person-links.tsx'
import { RefundActs } from './refund-acts.tsx'
import { consoleRows } from './rows.ts'
import { Section } from './section.tsx'
import { SureButton } from './sure-button.tsx'
import { useAct } from './use-act.tsx'

interface PersonViewProps {
  readonly person: PersonPage
  readonly reason: LookReason
  /** Something was done: the page is read anew, which is a look of its own. */
  readonly onChanged: () => void
  readonly onRemoved: () => void
}

/** Shows one person: states, no answer and no score; and what may be done for them. */
export function PersonView({ person, reason, onChanged, onRemoved }: PersonViewProps) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const { locale } = useLocale()
  const { data } = useQuery(door)
  const isWriter = data?.role === 'owner' || data?.role === 'support'
  const parameters = { id: person.id }
  const unlock = useAct(
    (attemptId: string) => call(consoleRows.unlock, { parameters, body: { attemptId, reason } }),
    () => {
      onChanged()
      return text.unlockDone
    },
  )
  const mayAsk = isWriter || data?.role === 'finance'
  const ask = useAct(
    (orderId: string) => call(consoleRows.askRefund, { parameters, body: { orderId, reason } }),
    () => {
      onChanged()
      return text.refundAskedDone
    },
  )
  const remove = useAct(
    () => call(consoleRows.deletePerson, { parameters, body: { reason } }),
    () => {
      onRemoved()
      return text.removed
    },
  )
  const again = useAct(
    (id: string) => call(consoleRows.mailAgain, { parameters: { id } }),
    () => {
      onChanged()
      return text.inLine
    },
  )
  return (
    <>
      <header className='border-ink border-t-2 pt-5'>
        <h2 tabIndex={-1} className='type-h2'>
          <bdi>{person.name}</bdi>
        </h2>
        <p className='type-body flex flex-wrap items-center gap-x-3'>
          <bdi className='break-all'>{person.email}</bdi>
          <Badge tone={person.emailVerified ? 'ok' : 'amber'}>
            {person.emailVerified ? text.verified : text.unverified}
          </Badge>
          <span className='type-small text-soft'>{text.since(date(person.createdAt, locale))}</span>
        </p>
      </header>
      {isWriter && <NameForm person={person} reason={reason} onChanged={onChanged} />}
      <Section id='attempts' title={text.attempts}>
        <DataTable
          labelledBy='attempts'
          rows={person.attempts}
          keyOf={({ id }) => id}
          empty={text.noAttempts}
          columns={[
            { key: 'number', title: text.attempt, cell: row => <bdi>{row.applicationNumber}</bdi> },
            { key: 'day', title: text.day, cell: row => date(row.completedAt ?? row.startedAt, locale) },
            {
              key: 'progress',
              title: text.progress,
              cell: row => text.answered(row.answered, row.questions),
            },
            {
              key: 'state',
              title: text.state,
              cell: row =>
                row.completedAt === null ? text.unfinished : row.unlocked ? text.unlocked : text.locked,
            },
          ]}
          actions={
            isWriter
              ? row =>
                  row.completedAt &&
                  !row.unlocked && (
                    <SureButton
                      label={text.unlock}
                      sure={text.unlockSure}
                      saving={unlock.isPending}
                      onSure={() => unlock.run(row.id)}
                    />
                  )
              : undefined
          }
        />
      </Section>
      <Section id='orders' title={text.orders}>
        <DataTable
          labelledBy='orders'
          rows={person.orders}
          keyOf={({ id }) => id}
          empty={text.noOrders}
          columns={[
            { key: 'product', title: text.product, cell: row => text.products[row.product] },
            { key: 'amount', title: text.amount, cell: row => text.riyals(price(row.amount)) },
            {
              key: 'state',
              title: text.state,
              cell: row => (
                <>
                  {text.orderStates[row.status]}{' '}
                  {row.flag && <Badge tone='amber'>{text.mismatch(text.paymentFlags[row.flag])}</Badge>}
                </>
              ),
            },
            { key: 'day', title: text.day, cell: row => (row.paidAt ? date(row.paidAt, locale) : '') },
            {
              key: 'refund',
              title: text.refundOf,
              cell: ({ refund }) =>
                refund && (
                  <>
                    {refund.waits ? text.waitsForSecond : text.refundStates[refund.status]} ·{' '}
                    {text.refundReasons[refund.reason]}
                    {refund.note && <bdi className='block'>{refund.note}</bdi>}
                  </>
                ),
            },
          ]}
          actions={({ id, amount, status, refund }) =>
            refund?.status === 'requested' ? (
              <RefundActs id={refund.id} amount={refund.amount} waits={refund.waits} onDone={onChanged} />
            ) : (
              mayAsk &&
              status === 'paid' &&
              !refund && (
                <SureButton
                  label={text.askRefund}
                  sure={text.askRefundSure(text.riyals(price(amount)))}
                  saving={ask.isPending}
                  onSure={() => ask.run(id)}
                />
              )
            )
          }
        />
      </Section>
      <PersonLinks person={person} reason={reason} onChanged={onChanged} />
      <Section id='mails' title={text.mails} lead={text.mailsLead}>
        <DataTable
          labelledBy='mails'
          rows={person.mails}
          keyOf={({ id }) => id}
          empty={text.noMails}
          columns={[
            { key: 'kind', title: text.kind, cell: row => text.mailKinds[row.kind] },
            { key: 'day', title: text.day, cell: row => date(row.askedAt, locale) },
            { key: 'state', title: text.state, cell: row => text.mailStates[row.state] },
          ]}
        />
        {person.givenUp.length > 0 && (
          <ul className='mt-4'>
            {person.givenUp.map(mail => (
              <li key={mail.id} className='flex flex-wrap items-center justify-between gap-3'>
                <span className='type-small text-16'>
                  {text.mailKinds[mail.kind]} · {date(mail.since, locale)}
                </span>
                {isWriter && (
                  <Button
                    size='small'
                    variant='secondary'
                    saving={again.isPending && common.saving}
                    onClick={() => again.run(mail.id)}
                  >
                    {text.again}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section id='consents' title={text.consents}>
        <DataTable
          labelledBy='consents'
          rows={person.consents}
          keyOf={row => row.purpose + row.givenAt}
          empty={text.noConsents}
          columns={[
            { key: 'purpose', title: text.purpose, cell: row => text.purposes[row.purpose] },
            { key: 'given', title: text.given, cell: row => date(row.givenAt, locale) },
            {
              key: 'withdrawn',
              title: text.withdrawn,
              cell: row => (row.withdrawnAt ? date(row.withdrawnAt, locale) : ''),
            },
          ]}
        />
      </Section>
      <Looks looks={person.looks} />
      {data?.role === 'owner' && (
        <div>
          <SureButton
            variant='delete'
            label={text.remove}
            sure={text.removeSure}
            saving={remove.isPending}
            onSure={() => remove.run(undefined)}
          />
        </div>
      )}
      {unlock.asking}
      {remove.asking}
    </>
  )
}

function Looks({ looks }: Pick<PersonPage, 'looks'>) {
  const text = useWords(CONSOLE)
  const words = useWords(LOOKS)
  const { locale } = useLocale()
  return (
    <Section id='looks' title={words.title}>
      <DataTable
        labelledBy='looks'
        rows={looks}
        keyOf={row => row.at + row.act}
        empty={words.none}
        columns={[
          { key: 'act', title: text.act, cell: row => words.acts[row.act] },
          { key: 'who', title: text.who, cell: ({ by }) => by && <bdi className='break-all'>{by}</bdi> },
          { key: 'role', title: text.role, cell: row => words.roles[row.role] },
          { key: 'why', title: text.why, cell: row => (row.reason ? words.reasons[row.reason] : '') },
          {
            key: 'when',
            title: text.when,
            cell: row => `${date(row.at, locale)} ${time(row.at)}`,
          },
        ]}
      />
    </Section>
  )
}
