import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { OPERATOR_ROLES, type OperatorRole } from '#contract/operator-roles.ts'
import { call } from '#web/api/client.ts'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { LOOKS } from '#web/text/looks.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { Approvals, approvals } from './approvals.tsx'
import { DataTable } from './data-table.tsx'
import { door } from './door.ts'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'
import { SureButton } from './sure-button.tsx'
import { useAct } from './use-act.tsx'

const operators = { ...queryOf(consoleRows.operators), refetchOnMount: 'always' } as const

/** Shows who has which role; owners give and take roles here. */
export function TeamPage() {
  const text = useWords(CONSOLE)
  const looks = useWords(LOOKS)
  const { locale } = useLocale()
  const client = useQueryClient()
  const query = useQuery(operators)
  const { data } = useQuery(door)
  const isOwner = data?.role === 'owner'
  const withdraw = useAct(
    (id: string) => call(consoleRows.removeOperator, { parameters: { id } }),
    async () => {
      await client.invalidateQueries(approvals)
      return text.withdrawnRole
    },
  )
  return (
    <ConsolePage title={text.team} lead={text.teamLead}>
      {isOwner && <InviteForm />}
      <Approvals kind='role' />
      <Section id='operators' title={text.team}>
        <Loaded query={query}>
          {rows => (
            <DataTable
              labelledBy='operators'
              rows={rows}
              keyOf={({ id }) => id}
              empty={text.unknown}
              columns={[
                {
                  key: 'email',
                  title: text.email,
                  cell: row => <bdi className='break-all'>{row.email}</bdi>,
                },
                { key: 'role', title: text.role, cell: row => looks.roles[row.role] },
                { key: 'day', title: text.day, cell: row => date(row.invitedAt, locale) },
                {
                  key: 'state',
                  title: text.state,
                  cell: row => (row.enrolled ? text.enrolled : text.notEnrolled),
                },
              ]}
              actions={
                isOwner
                  ? ({ id }) => (
                      <SureButton
                        variant='delete'
                        label={text.withdraw}
                        sure={text.withdrawSure}
                        saving={withdraw.isPending}
                        onSure={() => withdraw.run(id)}
                      />
                    )
                  : undefined
              }
            />
          )}
        </Loaded>
      </Section>
      {withdraw.asking}
    </ConsolePage>
  )
}

function InviteForm() {
  const text = useWords(CONSOLE)
  const looks = useWords(LOOKS)
  const { common } = useText()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const invite = useAct(
    (body: { email: string; role: OperatorRole }) => call(consoleRows.invite, { body }),
    async () => {
      form.current?.reset()
      await client.invalidateQueries(approvals)
      return text.invited
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const role = OPERATOR_ROLES.find(each => each === typed.get('role'))
    if (role) invite.run({ email: String(typed.get('email')), role })
  }
  return (
    <>
      <form
        ref={form}
        method='post'
        onSubmit={submit}
        className='grid items-start gap-5 md:grid-cols-[2fr_1fr_auto]'
      >
        <Field label={text.email}>
          {control => <Input {...control} name='email' type='email' ltr required autoComplete='off' />}
        </Field>
        <Field label={text.role}>
          {control => (
            <Select {...control} name='role' defaultValue='support'>
              {OPERATOR_ROLES.map(role => (
                <option key={role} value={role}>
                  {looks.roles[role]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type='submit' saving={invite.isPending && common.saving} className='md:mt-8'>
          {text.invite}
        </Button>
      </form>
      {invite.asking}
    </>
  )
}
