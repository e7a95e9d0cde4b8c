import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { CheckedCredential } from '#contract/credentials.ts'
import { call } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { credentials } from '#web/api/rows.ts'
import { CREDENTIALS } from '#web/text/credentials.ts'
import { useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { CheckFailed } from './check-failed.tsx'
import { CheckedCredentialCard } from './checked-credential.tsx'

/** Checks a credential that is pasted, chosen or dropped; a file is checked as soon as it is there. */
export function CredentialForm() {
  const text = useWords(CREDENTIALS)
  const chooser = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const [missing, setMissing] = useState(false)
  const check = useMutation({ mutationFn: checkText })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const empty = pasted.trim() === ''
    setMissing(empty)
    if (empty) event.currentTarget.querySelector('textarea')?.focus()
    else check.mutate(pasted)
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    const read = await file.slice(0, LONGEST_READ).text()
    setPasted(read)
    setMissing(false)
    check.mutate(read)
  }
  return (
    <section aria-labelledby='check-credential' className='border-line mt-14 border-t pt-10'>
      <h2 id='check-credential' className='type-h2'>
        {text.checkTitle}
      </h2>
      <p className='type-body text-soft mt-2'>{text.checkLead}</p>
      {check.data && (
        <div className='mt-6'>
          <CheckedCredentialCard checked={check.data} />
        </div>
      )}
      {check.error && (
        <div className='mt-6'>
          <CheckFailed error={check.error} retry={() => check.mutate(pasted)} />
        </div>
      )}
      <form
        method='post'
        noValidate
        onSubmit={submit}
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          const [file] = event.dataTransfer.files
          if (!file) return
          event.preventDefault()
          void take(file)
        }}
        className='mt-6 grid gap-5'
      >
        <Field label={text.paste} error={missing ? text.checkMissing : undefined}>
          {control => (
            <TextArea
              {...control}
              name='credential'
              dir='ltr'
              rows={4}
              spellCheck={false}
              autoComplete='off'
              autoCapitalize='none'
              value={pasted}
              onChange={event => setPasted(event.target.value)}
              className='font-mono break-all'
            />
          )}
        </Field>
        <div className='flex flex-wrap gap-3'>
          <Button
            type='submit'
            variant='secondary'
            saving={check.isPending && text.checking}
            className='max-md:w-full'
          >
            {text.check}
          </Button>
          {/* The browser's own control speaks the browser's language. */}
          <input
            ref={chooser}
            type='file'
            hidden
            aria-label={text.choose}
            accept='.jwt,.json,.txt,application/vc+jwt,application/json,text/plain'
            onChange={event => void take(event.target.files?.[0])}
          />
          <Button
            variant='quiet'
            icon={FileUp}
            onClick={() => chooser.current?.click()}
            className='max-md:w-full'
          >
            {text.choose}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** Of a larger file no more is read: it is none of ours. */
const LONGEST_READ = 30_000

async function checkText(token: string): Promise<CheckedCredential> {
  try {
    return await call(credentials.check, { body: { token } })
  } catch (error) {
    // Longer than any credential.
    if (error instanceof ApiError && [400, 413].includes(error.status))
      return { state: 'not_a_credential', valid: null }
    throw error
  }
}
