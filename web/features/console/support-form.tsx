import { type FormEvent, useState } from 'react'
import { LOOK_REASONS, type LookReason } from '#contract/operator-roles.ts'
import { call } from '#web/api/client.ts'
import { CONSOLE } from '#web/text/console.ts'
import { time } from '#web/text/format.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { LOOKS } from '#web/text/looks.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { consoleRows } from './rows.ts'
import { Section } from './section.tsx'
import { useAct } from './use-act.tsx'

/** Opens a person's own pages, to be read only, for a code that the person reads out; and ends that. */
export function SupportForm() {
  const text = useWords(CONSOLE)
  const looks = useWords(LOOKS)
  const { common } = useText()
  const [until, setUntil] = useState<string | null>(null)
  const open = useAct(
    (body: { code: string; reason: LookReason }) => call(consoleRows.openSupport, { body }),
    answer => {
      setUntil(answer.until)
      return text.supportOpened
    },
  )
  const leave = useAct(
    () => call(consoleRows.leaveSupport),
    () => {
      setUntil(null)
      return text.supportEnded
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const reason = LOOK_REASONS.find(each => each === typed.get('why'))
    if (reason) open.run({ code: String(typed.get('support')), reason })
  }
  return (
    <Section id='support' title={text.supportView} lead={text.supportViewLead}>
      <form
        method='post'
        onSubmit={submit}
        className='mt-4 grid items-start gap-5 md:grid-cols-[2fr_1fr_auto]'
      >
        <Field label={text.supportCode}>
          {control => (
            <Input
              {...control}
              name='support'
              ltr
              required
              minLength={8}
              maxLength={16}
              inputMode='numeric'
              autoComplete='off'
            />
          )}
        </Field>
        <Field label={text.reason}>
          {control => (
            <Select {...control} name='why' required defaultValue='asked'>
              {LOOK_REASONS.map(reason => (
                <option key={reason} value={reason}>
                  {looks.reasons[reason]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type='submit' saving={open.isPending && common.saving} className='md:mt-8'>
          {text.openView}
        </Button>
      </form>
      <p className='mt-4 flex flex-wrap items-center gap-4'>
        {until && (
          <a href='/account' className='text-link inline-flex min-h-12 items-center'>
            {text.toPages(time(until))}
          </a>
        )}
        <Button
          variant='secondary'
          size='small'
          saving={leave.isPending && common.saving}
          onClick={() => leave.run(undefined)}
        >
          {text.endView}
        </Button>
      </p>
      {open.asking}
      {leave.asking}
    </Section>
  )
}
