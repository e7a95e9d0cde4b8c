import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { call } from '#web/api/client.ts'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Note } from '#web/ui/note.tsx'
import { DataTable } from './data-table.tsx'
import { door } from './door.ts'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'
import { SureButton } from './sure-button.tsx'
import { useAct } from './use-act.tsx'

const passkeys = { ...queryOf(consoleRows.passkeys), refetchOnMount: 'always' } as const

/** Shows an operator's own passkeys, adds one and removes one. */
export function PasskeysPage() {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const client = useQueryClient()
  const query = useQuery(passkeys)
  const renew = () => Promise.all([client.invalidateQueries(passkeys), client.invalidateQueries(door)])
  const remove = useAct(
    (id: string) => call(consoleRows.removePasskey, { parameters: { id } }),
    async () => {
      await renew()
      return text.passkeyRemoved
    },
  )
  return (
    <ConsolePage title={text.passkeys} lead={text.passkeysLead}>
      {browserSupportsWebAuthn() ? (
        <PasskeyForm onAdded={renew} />
      ) : (
        <Note tone='amber'>{text.noWebAuthn}</Note>
      )}
      <Section id='own-passkeys' title={text.ownPasskeys}>
        <Loaded query={query}>
          {rows => (
            <DataTable
              labelledBy='own-passkeys'
              rows={rows}
              keyOf={({ id }) => id}
              empty={text.noPasskeys}
              columns={[
                { key: 'name', title: text.passkeyName, cell: ({ name }) => <bdi>{name}</bdi> },
                { key: 'added', title: text.addedOn, cell: ({ addedAt }) => date(addedAt, locale) },
                {
                  key: 'used',
                  title: text.lastUsed,
                  cell: ({ usedAt }) => (usedAt ? date(usedAt, locale) : text.notUsed),
                },
              ]}
              actions={({ id }) => (
                <SureButton
                  variant='delete'
                  label={text.removePasskey}
                  sure={text.removePasskeySure}
                  saving={remove.isPending}
                  onSure={() => remove.run(id)}
                />
              )}
            />
          )}
        </Loaded>
      </Section>
      {remove.asking}
    </ConsolePage>
  )
}

function PasskeyForm({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const form = useRef<HTMLFormElement>(null)
  const add = useAct(
    async (name: string) => {
      const { id, response } = await startRegistration({ optionsJSON: await call(consoleRows.askToAdd) })
      const { clientDataJSON, attestationObject, transports = [] } = response
      const body = { name, id, clientDataJSON, attestationObject, transports }
      await call(consoleRows.addPasskey, { body })
    },
    async () => {
      form.current?.reset()
      await onAdded()
      return text.passkeyAdded
    },
    error =>
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
        ? text.passkeyThere
        : text.passkeyStopped,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.run(String(new FormData(event.currentTarget).get('name')))
  }
  return (
    <>
      <form ref={form} method='post' onSubmit={submit} className='grid max-w-[420px] gap-5'>
        <Field label={text.passkeyName} hint={text.passkeyNameHint}>
          {control => <Input {...control} name='name' required maxLength={40} autoComplete='off' />}
        </Field>
        <Button type='submit' saving={add.isPending && common.saving}>
          {text.addPasskey}
        </Button>
      </form>
      {add.asking}
    </>
  )
}
