import { UserPen } from 'lucide-react'
import { useText } from '#web/text/locale.tsx'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function NoProfileNote() {
  const text = useText().dashboard
  return (
    <Note tone='amber' icon={UserPen} title={text.noProfileTitle}>
      {text.noProfileBody}{' '}
      <TextLink to='/assessment-selection' className='-my-3 inline-block py-3'>
        {text.completeNow}
      </TextLink>
    </Note>
  )
}
