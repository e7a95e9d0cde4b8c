import { BILLING } from '#web/text/billing.ts'
import { useWords } from '#web/text/locale.tsx'

/** Shows what the consultant wrote, in whichever language it is. */
export function Notes({ note }: { note: string }) {
  const text = useWords(BILLING)
  return (
    <>
      <p className='type-label mt-3'>{text.consultantNotes}</p>
      <p dir='auto' className='bg-tint rounded-card mt-1 max-w-read p-4 wrap-anywhere whitespace-pre-wrap'>
        {note}
      </p>
    </>
  )
}
