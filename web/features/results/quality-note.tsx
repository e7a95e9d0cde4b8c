import type { Results } from '#contract/assessment.ts'
import { useLocale } from '#web/text/locale.tsx'
import { Note } from '#web/ui/note.tsx'

/** Warns of answers too fast or in a pattern, before any score and any praise (R8). */
export function QualityNote({ narrative }: Pick<Results, 'narrative'>) {
  const { locale } = useLocale()
  const line = narrative.find(({ rule }) => rule === 'R8')
  if (!line) return null
  return (
    <Note tone='amber' className='mt-6 max-w-read'>
      {line.text[locale]}
    </Note>
  )
}
