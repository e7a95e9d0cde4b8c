import type { Said } from '#contract/cv.ts'
import { LANGUAGES, LOCALES } from '#engine/languages/index.ts'
import { Field } from '#web/ui/field.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'

interface SaidFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  /** Path in the document: `work.0.position`. */
  readonly path: string
  /** Names it among what is refused; its path, unless given. */
  readonly refused?: string
  readonly value: Said
  /** More than one line. */
  readonly long?: boolean
  readonly error: (path: string) => string | undefined
  readonly onChange: (value: Said) => void
}

/** Asks for a text in every language, side by side where there is room. */
export function SaidField({
  label,
  hint,
  path,
  refused = path,
  value,
  long = false,
  error,
  onChange,
}: SaidFieldProps) {
  return (
    <div className='grid gap-4 md:col-span-2 md:grid-cols-2'>
      {LOCALES.map(locale => {
        const { name, direction } = LANGUAGES[locale]
        const own = {
          name: `${path}.${locale}`,
          'data-refused': `${refused}.${locale}`,
          value: value[locale],
          dir: direction,
          lang: locale,
          autoComplete: 'off',
        }
        const change = (text: string) => onChange({ ...value, [locale]: text })
        return (
          <Field key={locale} label={label} aside={name} hint={hint} error={error(own['data-refused'])}>
            {control =>
              long ? (
                <TextArea {...control} {...own} rows={4} onChange={event => change(event.target.value)} />
              ) : (
                <Input {...control} {...own} onChange={event => change(event.target.value)} />
              )
            }
          </Field>
        )
      })}
    </div>
  )
}
