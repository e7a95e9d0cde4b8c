import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { RATER_CONSENT, type RaterState } from '#contract/rating.ts'
import { call } from '#web/api/client.ts'
import { isUnreachable, serverMessage } from '#web/api/error.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { RATING } from '#web/text/rating.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { ratingRows } from './rows.ts'

/** Asks for practice, interests and consent before the first story is shown. */
export function StatementForm({ kind, onStated }: Pick<RaterState, 'kind'> & { onStated: () => void }) {
  const text = useWords(RATING)
  const { common } = useText()
  const [isRefused, setRefused] = useState(false)
  const state = useMutation({
    mutationFn: (typed: { practice: string; interests: string }) =>
      call(ratingRows.accept, { body: { ...typed, consent: RATER_CONSENT } }),
    onSuccess: onStated,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setRefused(typed.get('consent') === null)
    if (typed.get('consent') === null) return
    state.mutate({ practice: String(typed.get('practice')), interests: String(typed.get('interests')) })
  }
  const said = state.error && (isUnreachable(state.error) ? common.serverAway : serverMessage(state.error))
  return (
    <form method='post' onSubmit={submit} className='grid max-w-read gap-6'>
      <div>
        <h2 className='type-h2'>{text.statementTitle}</h2>
        <p className='type-body mt-1'>{text.statementLead}</p>
        <p className='type-body'>{text.secrecy}</p>
      </div>
      <Field
        label={kind === 'lay' ? text.layPractice : text.practice}
        hint={kind === 'lay' ? undefined : text.practiceHint}
      >
        {control => <Input {...control} name='practice' required minLength={3} maxLength={300} />}
      </Field>
      <Field label={text.interests} hint={text.interestsHint}>
        {control => <Input {...control} name='interests' required minLength={2} maxLength={300} />}
      </Field>
      <Checkbox name='consent' error={isRefused ? text.consentNeeded : undefined}>
        {text.consent}
      </Checkbox>
      <FieldError id='statement-refused' message={said ?? undefined} />
      <div>
        <Button type='submit' saving={state.isPending && common.saving}>
          {text.begin}
        </Button>
      </div>
    </form>
  )
}
