import type { Results } from '#contract/assessment.ts'
import { useLocale } from '#web/text/locale.tsx'
import { Note } from '#web/ui/note.tsx'

/** Warns of answers too fast or in a pattern (R8) of situations that were answered before (R14) and of choices made again (R15), before any score and any praise. */
export function QualityNote({ narrative }: Pick<Results, 'narrative'>) {
  const { locale } = useLocale()
  const lines = narrative.filter(({ rule }) => ['R8', 'R14', 'R15'].includes(rule))
  return lines.map(({ rule, text }) => (
    <Note key={rule} tone='amber' className='mt-6 max-w-read'>
      {text[locale]}
    </Note>
  ))
}
