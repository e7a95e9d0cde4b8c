import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Company } from '#contract/companies.ts'
import { validationMessage } from '#contract/messages.ts'
import { call } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { companies } from '#web/api/rows.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useNativeForm } from '#web/ui/native-form.ts'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { failureSentence, reportFailure } from './report-failure.ts'

const loadSchema = () => import('./company-schema.ts').then(module => module.companySchema)

/** Asks for a company's name and address. What is refused is a message, and stands inside the dialog for as long as it holds. */
export function AddForm({ onClose }: { onClose: () => void }) {
  const text = useText()
  const words = useWords(COMPANIES)
  const { locale } = useLocale()
  const client = useQueryClient()
  const { form, errors, setError } = useNativeForm(loadSchema, values => add.mutate(values))
  const add = useMutation({
    mutationFn: (body: { name: string; email: string }) => call(companies.add, { body }),
    onSuccess: added => {
      client.setQueryData<Company[]>(queries.companies.queryKey, before => [...(before ?? []), added])
      onClose()
      toast({ title: words.added })
    },
    onError: error => {
      reportFailure(error, text, true)
      const issues = error instanceof ApiError ? (error.problem?.errors ?? []) : []
      for (const { path, code } of issues) {
        if (path === 'name' || path === 'email') setError(path, { message: code })
      }
    },
  })
  const sentence = (field: 'name' | 'email') => {
    const error = errors[field]
    return error && validationMessage(error.message, locale)
  }
  return (
    <form {...form} className='text-ink mt-4 grid gap-5'>
      {add.isError && (
        <Note tone='danger' role='alert' title={text.common.error}>
          {failureSentence(add.error, text, true)}
        </Note>
      )}
      <Field label={words.name} error={sentence('name')}>
        {control => <Input {...control} name='name' autoComplete='organization' maxLength={120} />}
      </Field>
      <Field label={words.email} hint={words.emailHint} error={sentence('email')}>
        {control => (
          <Input
            {...control}
            name='email'
            ltr
            type='email'
            autoComplete='off'
            autoCapitalize='none'
            spellCheck={false}
          />
        )}
      </Field>
      <div className='flex flex-wrap gap-3'>
        <Button type='submit' size='small' saving={add.isPending && text.common.saving}>
          {words.add}
        </Button>
        <Button variant='secondary' size='small' onClick={onClose}>
          {text.common.cancel}
        </Button>
      </div>
    </form>
  )
}
