import type { ReactNode } from 'react'

/** Lays out the form at the start, what is bought beside it; on a phone what is bought comes first. */
export function TwoColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className='column grid gap-9 pt-4 pb-16 md:pt-10 lg:grid-cols-[1fr_400px] lg:gap-[72px]'>
      <div className='lg:order-2'>{aside}</div>
      <div className='min-w-0 lg:order-1 lg:pt-1'>{children}</div>
    </div>
  )
}
