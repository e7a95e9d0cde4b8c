import { SunMoon } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#web/text/locale.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** Offers the theme behind a button of the top bar: the browser's own popover, which needs no script. */
export function ThemeMenu({ className }: { className?: string }) {
  const { shell } = useText()
  const id = useId()
  return (
    <div className={classes('relative', className)}>
      <button type='button' popoverTarget={id} aria-label={shell.theme} className='icon-button theme-button'>
        <Icon of={SunMoon} size={22} />
      </button>
      <div id={id} popover='auto' className='theme-menu on-surface'>
        <ThemeChoice />
      </div>
    </div>
  )
}
