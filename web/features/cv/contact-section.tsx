import { CV } from '#web/text/cv.ts'
import { useWords } from '#web/text/locale.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { Draft } from './draft.ts'
import { SaidField } from './said-field.tsx'

interface ContactSectionProps {
  readonly single: Draft['single']
  readonly error: (path: string) => string | undefined
  readonly onChange: (single: Draft['single']) => void
}

/** Asks for the head of the CV; what is left empty does not appear. */
export function ContactSection({ single, error, onChange }: ContactSectionProps) {
  const text = useWords(CV)
  return (
    <div className='grid gap-x-4 gap-y-5 md:grid-cols-2'>
      <p className='type-small text-soft md:col-span-2'>{text.contactHint}</p>
      {(['name', 'headline', 'city'] as const).map(name => (
        <SaidField
          key={name}
          label={text[name]}
          path={name}
          value={single[name]}
          error={error}
          onChange={value => onChange({ ...single, [name]: value })}
        />
      ))}
      {(['email', 'phone'] as const).map(name => (
        <Field key={name} label={text[name]} error={error(name)}>
          {control => (
            <Input
              {...control}
              name={name}
              ltr
              inputMode={name === 'email' ? 'email' : 'tel'}
              autoComplete={name === 'email' ? 'email' : 'tel'}
              value={single[name]}
              onChange={event => onChange({ ...single, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <SaidField
        label={text.summary}
        hint={text.summaryHint}
        path='summary'
        value={single.summary}
        long
        error={error}
        onChange={summary => onChange({ ...single, summary })}
      />
    </div>
  )
}
