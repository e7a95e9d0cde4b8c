import type { ReactNode } from 'react'

/** Lays out one line of a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className='border-line flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-2'>
      <dt className='type-label min-w-0 flex-1 basis-40'>{name}</dt>
      <dd className='type-small ms-auto text-16'>{children}</dd>
    </div>
  )
}
