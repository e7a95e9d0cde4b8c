import { useId } from 'react'
import { FIELD_IDS, FIELDS, type FieldId } from '#engine/vocabulary.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { PROFILE } from '#web/text/profile.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field-error.tsx'

interface PreferredFieldsProps {
  readonly name: string
  readonly chosen: readonly FieldId[]
  readonly error: string | undefined
}

/** Asks for one or more of the 12 fields; what is preferred does not bind the choice for the assessment. */
export function PreferredFields({ name, chosen, error }: PreferredFieldsProps) {
  const text = useWords(PROFILE)
  const { locale } = useLocale()
  const id = useId()
  return (
    <fieldset className='md:col-span-2' aria-describedby={`${id}-hint ${id}-error`}>
      <legend className='type-label'>{text.preferredFields}</legend>
      <p id={`${id}-hint`} className='type-caption text-soft'>
        {text.preferredFieldsHint}
      </p>
      <div className='mt-2 grid grid-cols-2 gap-x-4 md:grid-cols-3 md:gap-x-6'>
        {FIELD_IDS.map(field => (
          <Checkbox
            key={field}
            name={name}
            value={field}
            defaultChecked={chosen.includes(field)}
            aria-invalid={error ? true : undefined}
          >
            {FIELDS[field].name[locale]}
          </Checkbox>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}
