import { Check } from 'lucide-react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

/** Lists what somebody gets, each line behind a check mark. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classes('grid gap-2.5', className)}>
      {items.map(item => (
        <li key={item} className='type-small flex gap-3 text-16'>
          <Icon of={Check} className='text-ok mt-1' />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
