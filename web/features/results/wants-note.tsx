import { Compass } from 'lucide-react'
import type { Careers } from '#contract/report.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Says what of "What I want" orders the paths and what is missing, with the way to add or change it. */
export function WantsNote({ wants }: { wants: NonNullable<Careers['wants']> }) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  return (
    <Note icon={Compass} className='mt-3 max-w-read [&_p+p]:mt-2'>
      {wants.notes.map(note => (
        <p key={note.en}>{note[locale]}</p>
      ))}
      <TextLink to='/wants' className='screen-only'>
        {wants.complete ? text.wantsChange : text.wantsAdd}
      </TextLink>
    </Note>
  )
}
