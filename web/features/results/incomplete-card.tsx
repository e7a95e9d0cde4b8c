import type { Assessment } from '#contract/assessment.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

/** Tells the person that there is no result yet: how far the attempt is, and the way on. */
export function IncompleteCard({ assessment }: { assessment: Assessment | null }) {
  const text = useWords(RESULTS)
  const { common } = useText()
  const left = assessment ? assessment.questions - assessment.answered : 0
  return (
    <div className='column column-read py-8 md:py-14'>
      <StatePanel
        line={assessment ? 'progress' : 'blank'}
        title={text.incompleteTitle}
        heading='h1'
        actions={<ButtonLink to='/assessment'>{assessment ? text.continue : text.start}</ButtonLink>}
      >
        {assessment ? text.incompleteBody(common.questions(left)) : text.notBegunBody}
      </StatePanel>
    </div>
  )
}
