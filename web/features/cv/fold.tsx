import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface FoldProps {
  readonly title: string
  /** After the title, such as a count. */
  readonly aside?: string | undefined
  readonly open?: boolean
  readonly children: ReactNode
}

/** Folds a section of the form away under its heading. */
export function Fold({ title, aside, open = false, children }: FoldProps) {
  return (
    <details className='border-line border-t' open={open}>
      <summary className='flex min-h-14 items-center gap-3 py-2'>
        <Icon of={ChevronDown} />
        <h2 className='type-h3'>{title}</h2>
        {aside && <span className='text-soft number'>{aside}</span>}
      </summary>
      <div className='grid gap-6 pt-2 pb-8'>{children}</div>
    </details>
  )
}
