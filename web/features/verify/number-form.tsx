import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '#web/text/locale.tsx'
import { VERIFY } from '#web/text/verify.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

/** Asks for the number as it is read from the paper; the server puts it into form. */
export function NumberForm({ another }: { another: boolean }) {
  const text = useWords(VERIFY)
  const navigate = useNavigate()
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('applicationNumber') ?? '').trim()
    setMissing(typed === '')
    if (typed === '') event.currentTarget.querySelector('input')?.focus()
    else navigate(`/verify/${encodeURIComponent(typed)}`)
  }
  return (
    <form method='post' noValidate onSubmit={submit} className='mt-10'>
      {another && <h2 className='type-h3 mb-3'>{text.another}</h2>}
      <Field label={text.number} hint={text.numberHint} error={missing ? text.numberMissing : undefined}>
        {control => (
          <Input
            {...control}
            name='applicationNumber'
            ltr
            autoComplete='off'
            autoCapitalize='characters'
            spellCheck={false}
            maxLength={64}
          />
        )}
      </Field>
      <Button type='submit' variant={another ? 'secondary' : 'primary'} className='mt-5 max-md:w-full'>
        {text.check}
      </Button>
    </form>
  )
}
