import type { ReactNode } from 'react'

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className='border-line flex flex-wrap items-baseline justify-between gap-x-4 border-b py-2.5'>
      <dt className='text-soft'>{name}</dt>
      <dd className='min-w-0'>{children}</dd>
    </div>
  )
}
