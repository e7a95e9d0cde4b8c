import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { call } from '#web/api/client.ts'
import { isUnreachable, refusalCode, serverMessage } from '#web/api/error.ts'
import { CONSOLE } from '#web/text/console.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { door } from './door.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { consoleRows } from './rows.ts'

interface Act<Value> {
  readonly run: (value: Value) => void
  readonly isPending: boolean
  /** The dialog that asks for a new code, where the server asks for one; stands anywhere on the page. */
  readonly asking: ReactNode
}

/**
 * Carries out one act of an operator. Where the server asks for a new code, it is asked for, and the act is done then.
 *
 * @example const reject = useAct((id: string) => call(consoleRows.rejectRefund, { parameters: { id } }), async () => text.rejected)
 */
export function useAct<Value, Answer>(
  work: (value: Value) => Promise<Answer>,
  onDone: (answer: Answer) => string | undefined | Promise<string | undefined>,
  /** Says what an error of the browser means. */
  sayError?: (error: unknown) => string | undefined,
): Act<Value> {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const [waiting, setWaiting] = useState<{ readonly value: Value } | null>(null)
  const act = useMutation({
    mutationFn: work,
    onSuccess: async answer => {
      const title = await onDone(answer)
      if (title) toast({ title })
    },
    onError: (error, value) => {
      if (refusalCode(error) === 'confirmation_required') return setWaiting({ value })
      const said =
        refusalCode(error) === 'not_found' ? text.notThere : (serverMessage(error) ?? sayError?.(error))
      const description = isUnreachable(error) ? common.serverAway : (said ?? text.failedBody)
      toast({ title: text.failed, description, tone: 'error' })
    },
  })
  const confirmed = () => {
    const value = waiting?.value
    setWaiting(null)
    if (waiting) act.mutate(value as Value)
  }
  return {
    run: value => act.mutate(value),
    isPending: act.isPending,
    asking: (
      <ConfirmDialog open={waiting !== null} onClose={() => setWaiting(null)} onConfirmed={confirmed} />
    ),
  }
}

interface ConfirmDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onConfirmed: () => void
}

function ConfirmDialog({ open, onClose, onConfirmed }: ConfirmDialogProps) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const form = useId()
  const { data } = useQuery(door)
  const confirm = useMutation({
    mutationFn: (code: string) => call(consoleRows.confirm, { body: { code } }),
    onSuccess: onConfirmed,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    confirm.mutate(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.confirmTitle}
      actions={
        <>
          <Button type='submit' form={form} size='small' saving={confirm.isPending && common.saving}>
            {text.confirm}
          </Button>
          <Button variant='secondary' size='small' onClick={onClose}>
            {common.cancel}
          </Button>
        </>
      }
    >
      <p>{text.confirmLead}</p>
      {data?.passkey && (
        <div className='mt-4'>
          <PasskeyButton
            label={text.confirmByKey}
            variant='secondary'
            ask={() => call(consoleRows.askToConfirm)}
            answer={body => call(consoleRows.confirmByKey, { body })}
            onDone={onConfirmed}
          />
        </div>
      )}
      <form id={form} method='post' onSubmit={submit} className='mt-4'>
        <CodeField label={text.code} error={confirm.error} />
      </form>
    </Dialog>
  )
}

/** Asks for a code; a refusal stands under it. */
export function CodeField({ label, error }: { label: string; error: unknown }) {
  const text = useWords(CONSOLE)
  const said = error ? (serverMessage(error) ?? text.failedBody) : undefined
  return (
    <Field label={label} error={said}>
      {control => (
        <Input
          {...control}
          name='code'
          ltr
          required
          minLength={6}
          autoComplete='one-time-code'
          spellCheck={false}
        />
      )}
    </Field>
  )
}
