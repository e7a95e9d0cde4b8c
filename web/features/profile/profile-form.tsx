import { Fragment, type ReactNode } from 'react'
import type { BodyOf } from '#contract/endpoint.ts'
import type { profileEndpoints } from '#contract/profile.ts'
import { MAJORS } from '#engine/majors.ts'
import { EDUCATION, EXPERIENCE, MARITAL_STATUS } from '#engine/vocabulary.ts'
import { useUser } from '#web/api/session.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { PROFILE } from '#web/text/profile.ts'
import { useFieldMessage } from '#web/text/use-field-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, NumberInput, Select } from '#web/ui/input.tsx'
import { useNativeForm } from '#web/ui/native-form.ts'
import { OptionsOf } from './options-of.tsx'
import { PreferredFields } from './preferred-fields.tsx'
import { useProfile } from './use-profile.ts'
import { useSaveProfile } from './use-save-profile.ts'

/** Names the controls by the contract's input: a field that the contract gains does not compile until it has a control. */
type Controls = { readonly [Name in keyof BodyOf<typeof profileEndpoints.save>]-?: ReactNode }

const loadSchema = () => import('#contract/profile.ts').then(module => module.profileInput)

interface ProfileFormProps {
  /** Step 1 of the assessment leads on; the page of the profile stays. */
  readonly goesOn?: boolean
}

/** Asks for the basic information. Choices are shown in the person's language and sent as their Arabic labels. */
export default function ProfileForm({ goesOn = false }: ProfileFormProps) {
  const text = useWords(PROFILE)
  const { common } = useText()
  const { locale } = useLocale()
  const user = useUser()
  const profile = useProfile()
  const save = useSaveProfile()
  const message = useFieldMessage()
  const { form, errors } = useNativeForm(loadSchema, values => save.mutate(values))
  const { optional } = common
  // A first profile begins with the name of the account.
  const fullName = profile?.fullName ?? (user ? `${user.firstName} ${user.lastName}`.trim() : '')
  const controls: Controls = {
    fullName: (
      <Field
        label={text.fullName}
        hint={text.fullNameHint}
        error={message(errors.fullName)}
        className='md:col-span-2'
      >
        {control => (
          <Input {...control} name='fullName' defaultValue={fullName} autoComplete='name' required />
        )}
      </Field>
    ),
    education: (
      <Field label={text.education} error={message(errors.education)}>
        {control => (
          <Select {...control} name='education' defaultValue={profile?.education} required>
            <option value=''>{text.choose}</option>
            <OptionsOf labels={EDUCATION} locale={locale} />
          </Select>
        )}
      </Field>
    ),
    experienceYears: (
      <Field label={text.experienceYears} error={message(errors.experienceYears)}>
        {control => (
          <Select {...control} name='experienceYears' defaultValue={profile?.experienceYears} required>
            <option value=''>{text.choose}</option>
            <OptionsOf labels={EXPERIENCE} locale={locale} />
          </Select>
        )}
      </Field>
    ),
    major: (
      <Field
        label={text.major}
        hint={text.majorHint}
        aside={optional}
        error={message(errors.major)}
        className='md:col-span-2'
      >
        {control => (
          <Select {...control} name='major' defaultValue={profile?.major ?? ''}>
            <option value=''>{text.none}</option>
            <OptionsOf labels={MAJORS} locale={locale} />
          </Select>
        )}
      </Field>
    ),
    city: (
      <Field label={text.city} error={message(errors.city)}>
        {control => (
          <Input
            {...control}
            name='city'
            defaultValue={profile?.city}
            autoComplete='address-level2'
            required
          />
        )}
      </Field>
    ),
    maritalStatus: (
      <Field label={text.maritalStatus} aside={optional} error={message(errors.maritalStatus)}>
        {control => (
          <Select {...control} name='maritalStatus' defaultValue={profile?.maritalStatus ?? ''}>
            <option value=''>{text.none}</option>
            <OptionsOf labels={MARITAL_STATUS} locale={locale} />
          </Select>
        )}
      </Field>
    ),
    currentJob: (
      <Field label={text.currentJob} aside={optional} error={message(errors.currentJob)}>
        {control => (
          <Input
            {...control}
            name='currentJob'
            defaultValue={profile?.currentJob ?? ''}
            autoComplete='organization-title'
          />
        )}
      </Field>
    ),
    expectedSalary: (
      <Field label={text.expectedSalary} aside={optional} error={message(errors.expectedSalary)}>
        {control => (
          <NumberInput
            {...control}
            name='expectedSalary'
            defaultValue={profile?.expectedSalary ?? ''}
            unit={text.salaryUnit}
          />
        )}
      </Field>
    ),
    preferredFields: (
      <PreferredFields
        name='preferredFields'
        chosen={profile?.preferredFields ?? []}
        error={message(errors.preferredFields)}
      />
    ),
  }
  return (
    <form {...form} className='grid gap-6 md:grid-cols-2'>
      {Object.entries(controls).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
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
