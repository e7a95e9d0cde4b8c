import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import {
  actionParts,
  type DevelopmentPlan,
  MOST_OWN_ACTIONS,
  nameOwnAction,
} from '#contract/development-plan.ts'
import { validationMessage } from '#contract/messages.ts'
import { DEVELOPMENT_PLAN } from '#web/text/development-plan.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { ActionRow } from './action-row.tsx'
import { listOwnActions } from './list-actions.ts'
import { TypedField } from './typed-field.tsx'
import type { Decide } from './use-plan.ts'

interface OwnActionsProps {
  readonly plan: DevelopmentPlan
  readonly decide: Decide
}

/** Lists the actions that the person has added; they are given a day and ticked off as those of the report. */
export function OwnActions({ plan, decide }: OwnActionsProps) {
  const text = useWords(DEVELOPMENT_PLAN)
  const title = useRef<HTMLHeadingElement>(null)
  const actions = listOwnActions(plan.fields)
  function remove(id: string) {
    const decided = Object.keys(actionParts).filter(part => plan.fields[`${id}.${part}`]?.value)
    decide(Object.fromEntries(decided.map(part => [`${id}.${part}`, ''])))
    toast({ title: text.ownRemoved })
    title.current?.focus()
  }
  return (
    <section className={actions.length === 0 ? 'screen-only mt-10' : 'mt-10'}>
      <h2 ref={title} tabIndex={-1} className='type-h3'>
        {text.own}
      </h2>
      {actions.length > 0 && (
        <ul className='border-ink mt-2 border-t-2'>
          {actions.map(action => (
            <ActionRow key={action.id} action={action} decide={decide}>
              <TypedField
                label={text.ownText}
                value={action.text}
                schema={actionParts.what.refine(typed => typed !== '', { error: 'all_fields_required' })}
                maxLength={160}
                onType={typed => decide({ [`${action.id}.what`]: typed })}
              />
              <Button
                variant='delete'
                size='small'
                icon={Trash2}
                className='mt-3'
                onClick={() => remove(action.id)}
              >
                {text.ownRemove}
                <span className='sr-only'> ({action.text})</span>
              </Button>
            </ActionRow>
          ))}
        </ul>
      )}
      {actions.length < MOST_OWN_ACTIONS && <NewAction decide={decide} />}
    </section>
  )
}

/** Adds an action under a name that no other page takes, also one without a network. */
function NewAction({ decide }: { decide: Decide }) {
  const text = useWords(DEVELOPMENT_PLAN)
  const { locale } = useLocale()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  function add(event: FormEvent) {
    event.preventDefault()
    const parsed = actionParts.what.safeParse(typed)
    if (!parsed.success) return setError(validationMessage(parsed.error.issues[0]?.message ?? '', locale))
    if (parsed.data === '') return setError(text.ownMissing)
    const id = nameOwnAction(new Date(), crypto.getRandomValues(new Uint8Array(6)))
    decide({ [`${id}.what`]: parsed.data })
    setTyped('')
  }
  return (
    <form method='post' noValidate onSubmit={add} className='screen-only mt-4 max-w-read'>
      <Field label={text.ownNew} hint={text.ownLead(MOST_OWN_ACTIONS)} error={error}>
        {control => (
          <Input
            {...control}
            dir='auto'
            maxLength={160}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Button type='submit' variant='secondary' size='small' icon={Plus} className='mt-3'>
        {text.ownAdd}
      </Button>
    </form>
  )
}
