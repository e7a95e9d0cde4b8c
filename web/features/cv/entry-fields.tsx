import { FLUENCY } from '#contract/fluency.ts'
import { CV } from '#web/text/cv.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { type Entry, type Kind, LISTS, type ListName, type Value } from './draft.ts'
import { SaidField } from './said-field.tsx'

interface EntryFieldsProps {
  readonly list: ListName
  readonly entry: Entry
  /** Path of the entry in the document: `work.0`. */
  readonly path: string
  readonly error: (path: string) => string | undefined
  readonly onChange: (fields: Entry['fields']) => void
}

/** Asks for the fields of one entry, each by its kind. */
export function EntryFields({ list, entry, path, error, onChange }: EntryFieldsProps) {
  const text = useWords(CV)
  const { locale } = useLocale()
  const labels: Readonly<Record<string, string>> = text.lists[list].fields
  const hints: Partial<Record<Kind, string>> = {
    date: text.dateHint,
    end: text.endHint,
    points: text.pointsHint,
  }
  return Object.entries<Kind>(LISTS[list]).map(([name, kind]) => {
    const own = { path: `${path}.${name}`, refused: `${entry.key}.${name}`, label: labels[name] ?? name }
    const hint = name === 'keywords' ? text.keywordsHint : hints[kind]
    const value = entry.fields[name] ?? ''
    const change = (next: Value) => onChange({ ...entry.fields, [name]: next })
    if (typeof value !== 'string') {
      const long = kind === 'points'
      return (
        <SaidField
          key={name}
          {...own}
          hint={hint}
          value={value}
          long={long}
          error={error}
          onChange={change}
        />
      )
    }
    return (
      <Field key={name} label={own.label} hint={hint} error={error(own.refused)}>
        {control =>
          kind === 'level' ? (
            <Select
              {...control}
              name={own.path}
              data-refused={own.refused}
              value={value}
              onChange={event => change(event.target.value)}
            >
              <option value=''>{text.noFluency}</option>
              {Object.entries(FLUENCY).map(([id, words]) => (
                <option key={id} value={id}>
                  {words[locale]}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              {...control}
              name={own.path}
              data-refused={own.refused}
              value={value}
              ltr
              inputMode={kind === 'url' ? 'url' : 'text'}
              autoComplete='off'
              onChange={event => change(event.target.value)}
            />
          )
        }
      </Field>
    )
  })
}
