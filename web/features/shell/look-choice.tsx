import type { FormEvent } from 'react'
import { isLook, LOOK, type LookPart } from '#contract/look.ts'
import { useText } from '#web/text/locale.tsx'
import { useLook } from './look.tsx'

/**
 * Offers one part of the look, as light, dark, or as the device has it. A form that posts to /look, so that it works on pages without
 * React (web/reading/main.ts) and without any script.
 */
export function LookChoice({ part, named = false }: { part: LookPart; named?: boolean }) {
  const text = useText().shell.look[part]
  const { look, setLook } = useLook()
  const names: Readonly<Record<string, string>> = text.values
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && isLook(part, submitter.value))
      setLook({ [part]: submitter.value })
  }
  return (
    <form method='post' action='/look' data-look={part} onSubmit={choose}>
      <fieldset>
        <legend className={named ? 'type-caption text-soft mb-1' : 'sr-only'}>{text.name}</legend>
        <div className='segments'>
          {LOOK[part].map(value => (
            <button
              key={value}
              type='submit'
              name={part}
              value={value}
              aria-pressed={look[part] === value}
              className='segment'
            >
              {names[value]}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
