import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm } from 'react-hook-form'
import { type ProfileInput, profileInput } from '#contract/profile.ts'
import { EDUCATION, EXPERIENCE, MARITAL_STATUS } from '#engine/vocabulary.ts'
import { useUser } from '#web/api/session.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, NumberInput, Select } from '#web/ui/input.tsx'
import { emptyProfile, formOf, type ProfileFormValues } from './form-values.ts'
import { OptionsOf } from './options-of.tsx'
import { PreferredFields } from './preferred-fields.tsx'
import { useFieldMessage } from './use-field-message.ts'
import { useProfile } from './use-profile.ts'
import { useSaveProfile } from './use-save-profile.ts'

// The inputs hold plain strings; the contract refuses those that are not in its lists.
const resolver = zodResolver(profileInput) as unknown as Resolver<ProfileFormValues, unknown, ProfileInput>

interface ProfileFormProps {
  /** Step 1 of the assessment leads on; the page of the profile stays. */
  readonly goesOn?: boolean
}

/** The basic information. Choices are shown in the person's language and sent as their Arabic labels. */
export default function ProfileForm({ goesOn = false }: ProfileFormProps) {
  const { profile: text, common } = useText()
  const { locale } = useLocale()
  const user = useUser()
  const profile = useProfile()
  const save = useSaveProfile()
  const message = useFieldMessage()
  const { register, handleSubmit, formState, setFocus } = useForm<ProfileFormValues, unknown, ProfileInput>({
    resolver,
    defaultValues: profile ? formOf(profile) : emptyProfile(user),
  })
  const { errors } = formState
  const optional = common.optional
  const submit = handleSubmit(
    values => save.mutate(values),
    // The library leaves a group of checkboxes without the focus.
    refused => Object.keys(refused)[0] === 'preferredFields' && setFocus('preferredFields'),
  )
  return (
    <form method='post' onSubmit={submit} noValidate className='grid gap-6 md:grid-cols-2'>
      <Field
        label={text.fullName}
        hint={text.fullNameHint}
        error={message(errors.fullName)}
        className='md:col-span-2'
      >
        {control => <Input {...control} {...register('fullName')} autoComplete='name' required />}
      </Field>
      <Field label={text.education} error={message(errors.education)}>
        {control => (
          <Select {...control} {...register('education')} required>
            <option value=''>{text.choose}</option>
            <OptionsOf labels={EDUCATION} locale={locale} />
          </Select>
        )}
      </Field>
      <Field label={text.experienceYears} error={message(errors.experienceYears)}>
        {control => (
          <Select {...control} {...register('experienceYears')} required>
            <option value=''>{text.choose}</option>
            <OptionsOf labels={EXPERIENCE} locale={locale} />
          </Select>
        )}
      </Field>
      <Field label={text.city} error={message(errors.city)}>
        {control => <Input {...control} {...register('city')} autoComplete='address-level2' required />}
      </Field>
      <Field label={text.maritalStatus} aside={optional} error={message(errors.maritalStatus)}>
        {control => (
          <Select {...control} {...register('maritalStatus')}>
            <option value=''>{text.none}</option>
            <OptionsOf labels={MARITAL_STATUS} locale={locale} />
          </Select>
        )}
      </Field>
      <Field label={text.currentJob} aside={optional} error={message(errors.currentJob)}>
        {control => <Input {...control} {...register('currentJob')} autoComplete='organization-title' />}
      </Field>
      <Field label={text.expectedSalary} aside={optional} error={message(errors.expectedSalary)}>
        {control => <NumberInput {...control} {...register('expectedSalary')} unit={text.salaryUnit} />}
      </Field>
      <PreferredFields
        register={register('preferredFields')}
        error={message(errors.preferredFields)}
        className='md:col-span-2'
      />
      <div className='md:col-span-2'>
        <Button
          type='submit'
          variant={goesOn ? 'primary' : 'secondary'}
          saving={save.isPending && text.saving}
          className='max-md:w-full'
        >
          {goesOn ? text.save : text.saveOnly}
        </Button>
      </div>
    </form>
  )
}
