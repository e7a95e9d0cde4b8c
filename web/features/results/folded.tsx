import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** Folds the rest of a long list away on screens; printed it stands open. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className='folded'>
      <summary className='type-label text-brand flex min-h-12 items-center gap-2'>
        <Icon of={ChevronDown} />
        {title}
      </summary>
      {children}
    </details>
  )
}
