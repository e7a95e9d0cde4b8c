import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { call } from '#web/api/client.ts'
import { refusalCode, serverMessage } from '#web/api/error.ts'
import { CONSOLE } from '#web/text/console.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/input.tsx'
import { Note } from '#web/ui/note.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { door } from './door.ts'
import { Loaded } from './loaded.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage } from './section.tsx'
import { CodeField } from './use-act.tsx'

/** Shows the console once this session has passed the second factor, and what is needed for it before. */
export function Gate({ children }: { children: ReactNode }) {
  const query = useQuery(door)
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>([])
  useClosing()
  const passed = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes)
    void client.invalidateQueries(door)
  }
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
  if (query.data?.state === 'open') return children
  if (query.data?.state === 'pass') return <PassPage passkey={query.data.passkey} onPassed={passed} />
  if (query.data?.state === 'enrol') return <EnrolPage onPassed={passed} />
  return (
    <div className='column py-10'>
      <Loaded query={query}>{() => null}</Loaded>
    </div>
  )
}

/** The console may close while a page is open: any call says so, and the door is shown again. */
function useClosing(): void {
  const client = useQueryClient()
  useEffect(() => {
    const look = (error: unknown) => {
      const code = refusalCode(error)
      if (code === 'second_factor_required') void client.invalidateQueries(door)
    }
    const queries = client.getQueryCache().subscribe(({ query }) => look(query.state.error))
    const acts = client.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error))
    return () => {
      queries()
      acts()
    }
  }, [client])
}

type Passed = (recoveryCodes: readonly string[]) => void

function PassPage({ passkey, onPassed }: { passkey: boolean; onPassed: Passed }) {
  const text = useWords(CONSOLE)
  return (
    <ConsolePage title={text.doorTitle} lead={text.doorLead}>
      {passkey && (
        <PasskeyButton
          label={text.openByKey}
          variant='primary'
          ask={() => call(consoleRows.askToPass)}
          answer={body => call(consoleRows.passByKey, { body })}
          onDone={() => onPassed([])}
        />
      )}
      <CodeForm label={text.code} variant={passkey ? 'secondary' : 'primary'} onPassed={onPassed} />
    </ConsolePage>
  )
}

interface CodeFormProps {
  readonly label: string
  readonly variant?: 'primary' | 'secondary'
  readonly onPassed: Passed
}

function CodeForm({ label, variant = 'primary', onPassed }: CodeFormProps) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const pass = useMutation({
    mutationFn: (code: string) => call(consoleRows.pass, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onPassed(recoveryCodes),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    pass.mutate(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <form method='post' onSubmit={submit} className='grid max-w-[420px] gap-5'>
      <CodeField label={label} error={pass.error} />
      <Button type='submit' variant={variant} saving={pass.isPending && common.saving}>
        {text.open}
      </Button>
    </form>
  )
}

function EnrolPage({ onPassed }: { onPassed: Passed }) {
  const text = useWords(CONSOLE)
  const { common, account } = useText()
  const enrol = useMutation({
    mutationFn: (currentPassword: string) => call(consoleRows.enrol, { body: { currentPassword } }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    enrol.mutate(String(new FormData(event.currentTarget).get('currentPassword')))
  }
  if (enrol.data) {
    const { address, secret } = enrol.data
    return (
      <ConsolePage title={text.enrolTitle} lead={text.scan}>
        <div className='max-w-[240px]'>
          <QrCode text={address} label={text.qr} />
        </div>
        <p className='type-body'>
          {text.secret}: <bdi className='break-all'>{secret}</bdi>
        </p>
        <CodeForm label={text.firstCode} onPassed={onPassed} />
      </ConsolePage>
    )
  }
  const said =
    enrol.error &&
    (refusalCode(enrol.error) === 'sign_in_again' ? text.signInAgain : serverMessage(enrol.error))
  return (
    <ConsolePage title={text.enrolTitle} lead={text.enrolLead}>
      <form method='post' onSubmit={submit} className='grid max-w-[420px] gap-5'>
        <Field label={text.password} error={enrol.error ? (said ?? text.failedBody) : undefined}>
          {control => (
            <PasswordInput
              {...control}
              name='currentPassword'
              autoComplete='current-password'
              showLabel={account.showPassword}
              hideLabel={account.hidePassword}
            />
          )}
        </Field>
        <Button type='submit' saving={enrol.isPending && common.saving}>
          {text.enrol}
        </Button>
      </form>
    </ConsolePage>
  )
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useWords(CONSOLE)
  return (
    <ConsolePage title={text.recoveryTitle}>
      <Note tone='amber'>{text.recoveryLead}</Note>
      <ul className='grid max-w-[420px] gap-1'>
        {codes.map(code => (
          <li key={code} className='type-body'>
            <bdi className='font-mono'>{code}</bdi>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onKept}>{text.kept}</Button>
      </div>
    </ConsolePage>
  )
}
