import { Monitor, Moon, Sun } from 'lucide-react'
import type { FormEvent } from 'react'
import { isTheme, THEMES } from '#web/reading/theme.ts'
import { useText } from '#web/text/locale.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useTheme } from './theme.tsx'

const ICONS = { system: Monitor, light: Sun, dark: Moon }

/**
 * Offers light, dark, or as the device has it. A form that posts to /theme, so that it works on pages without React
 * (web/reading/main.ts) and without any script.
 */
export function ThemeChoice() {
  const { shell } = useText()
  const { theme, setTheme } = useTheme()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && isTheme(submitter.value)) setTheme(submitter.value)
  }
  return (
    <form method='post' action='/theme' data-theme-choice='' onSubmit={choose}>
      <fieldset className='segments'>
        <legend className='sr-only'>{shell.theme}</legend>
        {THEMES.map(value => (
          <button
            key={value}
            type='submit'
            name='theme'
            value={value}
            aria-pressed={theme === value}
            className='segment'
          >
            <Icon of={ICONS[value]} size={18} />
            {shell.themes[value]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
