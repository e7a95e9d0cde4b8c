import type { Assessment } from '#contract/assessment.ts'
import { useText } from '#web/text/locale.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { SavedLine } from './saved-line.tsx'
import { SignedOutNote } from './signed-out-note.tsx'

/** All is answered and the last answers are on their way. */
export function FinishingCard({ sections }: Pick<Assessment, 'sections'>) {
  const text = useText().assessment
  return (
    <div className='column column-read py-8'>
      <StatePanel line='progress' title={text.finishing} heading='h1'>
        <p>{text.finishingBody}</p>
        <div className='mt-4'>
          <SavedLine sections={sections} />
        </div>
      </StatePanel>
      <SignedOutNote />
    </div>
  )
}
