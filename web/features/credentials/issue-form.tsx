import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Results } from '#contract/assessment.ts'
import type { CredentialMonths, CredentialPurpose, credentialEndpoints } from '#contract/credentials.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { credentials } from '#web/api/rows.ts'
import { CREDENTIALS } from '#web/text/credentials.ts'
import { asGiven } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Select } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast/store.ts'

const PURPOSES: readonly CredentialPurpose[] = ['employer', 'study', 'own']
const MONTHS: readonly CredentialMonths[] = [3, 6, 12]

/** Asks what a credential is to say, what for and for how long. Nothing is chosen beforehand that is about the person. */
export function IssueForm({ results }: { results: Results }) {
  const text = useWords(CREDENTIALS)
  const { locale } = useLocale()
  const { assessment, sections, detail, name } = results
  const facets = detail?.facets ?? []
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [missing, setMissing] = useState(false)
  const issue = useIssue(assessment.id, () => setChosen([]))
  const isScore = (field: string) => !['form', 'date', 'name'].includes(field)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const none = !chosen.some(isScore)
    setMissing(none)
    if (none) {
      form.querySelector('input')?.focus()
      return
    }
    issue.mutate({
      fields: chosen.filter(field => field !== 'name'),
      withName: chosen.includes('name'),
      purpose: PURPOSES.find(purpose => purpose === typed.get('purpose')) ?? 'own',
      months: MONTHS.find(months => String(months) === typed.get('months')) ?? 3,
      language: locale,
    })
  }
  const box = (field: string, label: string) => (
    <Checkbox
      key={field}
      checked={chosen.includes(field)}
      aria-describedby={missing && isScore(field) ? 'scores-missing' : undefined}
      onChange={({ target }) =>
        setChosen(target.checked ? [...chosen, field] : chosen.filter(each => each !== field))
      }
    >
      {label}
    </Checkbox>
  )
  const chosenFacets = chosen.filter(field => field.startsWith('facet:')).length
  return (
    <form method='post' noValidate onSubmit={submit} aria-labelledby='issue-credential'>
      <h2 id='issue-credential' className='type-h2'>
        {text.issueTitle}
      </h2>
      <p className='type-small text-soft text-16'>
        {text.ofReport} <bdi className='text-ink'>{assessment.applicationNumber}</bdi>
      </p>
      <fieldset className='mt-5'>
        <legend className='type-label'>{text.scores}</legend>
        <p className='type-caption text-soft'>{text.scoresHint}</p>
        {box('total', text.total)}
        {sections.map(section => box(`section:${section.id}`, section.name[locale]))}
        {facets.length > 0 && (
          <details>
            <summary className='text-link flex min-h-12 cursor-pointer items-center'>
              {text.facets(chosenFacets, facets.length)}
            </summary>
            <div className='grid md:grid-cols-2 md:gap-x-6'>
              {facets.map(facet => box(`facet:${facet.id}`, facet.name[locale]))}
            </div>
          </details>
        )}
        <FieldError id='scores-missing' message={missing ? text.missing : undefined} />
      </fieldset>
      <fieldset className='mt-5'>
        <legend className='type-label'>{text.facts}</legend>
        {box('name', text.name(asGiven(name)))}
        {box('form', text.formAndField)}
        {box('date', text.date)}
      </fieldset>
      <div className='mt-5 grid gap-5'>
        <Field label={text.purpose}>
          {control => (
            <Select {...control} name='purpose' defaultValue='employer'>
              {PURPOSES.map(purpose => (
                <option key={purpose} value={purpose}>
                  {text.purposes[purpose]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.months}>
          {control => (
            <Select {...control} name='months' defaultValue='3'>
              {MONTHS.map(months => (
                <option key={months} value={months}>
                  {text.monthsOf[months]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <IssueButton waiting={issue.isPending} />
    </form>
  )
}

function IssueButton({ waiting }: { waiting: boolean }) {
  const text = useWords(CREDENTIALS)
  const { common } = useText()
  return (
    <Button type='submit' saving={waiting && common.saving} className='mt-6 max-md:w-full'>
      {text.issue}
    </Button>
  )
}

type Wish = BodyOf<typeof credentialEndpoints.issue>

function useIssue(id: string, done: () => void) {
  const text = useWords(CREDENTIALS)
  const { common } = useText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Wish) => call(credentials.issue, { parameters: { id }, body }),
    onSuccess: async () => {
      done()
      toast({ title: text.issued, description: text.issuedBody })
      await client.invalidateQueries(queries.credentials)
      // On a phone it stands far below: whoever has issued it is led there.
      document.getElementById('issued')?.focus()
    },
    onError: error =>
      toast({ title: common.error, description: serverMessage(error) ?? common.serverAway, tone: 'error' }),
  })
}
