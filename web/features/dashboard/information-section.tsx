import type { ReactNode } from 'react'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { useWords } from '#web/text/locale.tsx'

/** Shows on /profile the basic information, open for editing. */
export function InformationSection({ children }: { children: ReactNode }) {
  const text = useWords(DASHBOARD)
  return (
    <section aria-labelledby='information' className='max-w-read'>
      <h2 id='information' className='type-h2'>
        {text.information}
      </h2>
      <p className='type-small text-soft mb-5 text-16'>{text.informationLead}</p>
      {children}
    </section>
  )
}
