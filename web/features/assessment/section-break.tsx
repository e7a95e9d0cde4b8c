import { CircleCheck } from 'lucide-react'
import { useText } from '#web/text/locale.tsx'
import { Note } from '#web/ui/note.tsx'

/** Says above the first question of a section what is behind, and that this is a place to stop. */
export function SectionBreak({ name }: { name: string }) {
  const text = useText().assessment
  return (
    <Note tone='ok' icon={CircleCheck} title={text.sectionDone(name)} className='mb-5'>
      {text.sectionDoneBody}
    </Note>
  )
}
