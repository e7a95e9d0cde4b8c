import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { validationMessage } from '#contract/messages.ts'
import { useLocale } from '#web/text/locale.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

interface TypedFieldProps {
  readonly label: string
  readonly value: string
  readonly schema: z.ZodType<string>
  readonly maxLength: number
  readonly onType: (value: string) => void
  readonly className?: string
}

/** Milliseconds without a key after which what is typed is kept. */
const REST = 600

/** Takes a line that is kept while it is typed, and at the latest when it or its page is left. */
export function TypedField({ label, value, schema, maxLength, onType, className }: TypedFieldProps) {
  const { locale } = useLocale()
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const owed = useRef<() => void>(undefined)
  useEffect(() => () => owed.current?.(), [])
  const parsed = schema.safeParse(draft ?? value)
  const keep = (typed: string) => {
    clearTimeout(timer.current)
    owed.current = undefined
    const { data } = schema.safeParse(typed)
    if (data !== undefined && data !== value) onType(data)
  }
  return (
    <Field
      label={label}
      {...(className ? { className } : {})}
      error={parsed.success ? undefined : validationMessage(parsed.error.issues[0]?.message ?? '', locale)}
    >
      {control => (
        <Input
          {...control}
          dir='auto'
          maxLength={maxLength}
          value={draft ?? value}
          onChange={({ target }) => {
            const typed = target.value
            setDraft(typed)
            clearTimeout(timer.current)
            owed.current = () => keep(typed)
            timer.current = setTimeout(owed.current, REST)
          }}
          onBlur={({ target }) => {
            keep(target.value)
            if (schema.safeParse(target.value).success) setDraft(null)
          }}
        />
      )}
    </Field>
  )
}
