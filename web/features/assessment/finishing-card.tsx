import type { Assessment } from '#contract/assessment.ts'
import { useText } from '#web/text/locale.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { AttemptNotes, type SignIn } from './attempt-notes.tsx'
import { SavedLine } from './saved-line.tsx'

interface FinishingCardProps extends Pick<Assessment, 'sections'> {
  readonly SignIn: SignIn
}

/** Tells the person that all is answered and the last answers are on their way. */
export function FinishingCard({ sections, SignIn }: FinishingCardProps) {
  const text = useText().assessment
  return (
    <div className='column column-read py-8'>
      <StatePanel line='progress' title={text.finishing} heading='h1'>
        <p>{text.finishingBody}</p>
        <div className='mt-4'>
          <SavedLine sections={sections} />
        </div>
      </StatePanel>
      <AttemptNotes SignIn={SignIn} />
    </div>
  )
}
