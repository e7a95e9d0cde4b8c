import { LANGUAGES, LOCALES, type Locale } from '#engine/languages/index.ts'
import { CONSOLE } from '#web/text/console.ts'
import { useWords } from '#web/text/locale.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'

/** Takes a sentence in every language, each in its own direction. */
export function InAllLanguages({
  name,
  label,
  values,
  max,
  min,
  long = false,
  required = false,
}: {
  name: string
  label: string
  values: Readonly<Record<Locale, string>> | null
  max: number
  min?: number
  long?: boolean
  required?: boolean
}) {
  const text = useWords(CONSOLE)
  return (
    <div className='grid gap-5 md:grid-cols-2'>
      {LOCALES.map(each => (
        <Field key={each} label={text.inLanguage(label, LANGUAGES[each].name)}>
          {control => {
            const props = {
              ...control,
              ...{ name: `${name}.${each}`, lang: each, dir: LANGUAGES[each].direction },
              ...{ minLength: min, maxLength: max, required, defaultValue: values?.[each] ?? '' },
            }
            return long ? <TextArea {...props} rows={3} /> : <Input {...props} />
          }}
        </Field>
      ))}
    </div>
  )
}
