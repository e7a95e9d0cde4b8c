import type { ReactNode } from 'react'

/** Shows one line of a list of facts. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className='border-line flex flex-wrap justify-between gap-x-6 border-b py-3'>
      <dt className='text-soft'>{name}</dt>
      <dd className='text-end'>{children}</dd>
    </div>
  )
}
