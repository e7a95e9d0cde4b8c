import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Assessment } from '#contract/assessment.ts'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { assessment as rows } from '#web/api/rows.ts'
import { store } from '#web/api/storage.ts'
import { useText } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Path } from '#web/ui/path/path.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { useStepStart } from './use-step-start.ts'

/** Leaves time to read the toast. */
const TO_RESULTS_AFTER = 1500

interface CompletionProps {
  readonly attempt: Pick<Assessment, 'templateId' | 'sections' | 'questions'>
  /** The last answer was given on this page just now: the result opens by itself, unless something else is chosen. */
  readonly justNow: boolean
}

export function Completion({ attempt, justNow }: CompletionProps) {
  const { assessment: text, common } = useText()
  useStepStart()
  const [asking, setAsking] = useState(false)
  const reset = useReset(() => setAsking(false))
  useResults(justNow && !asking)
  const stations = attempt.sections.map((_, index) => ({
    section: sectionNumber(index),
    state: 'done' as const,
  }))
  return (
    <div className='column column-read py-8 md:py-16'>
      <Card className='px-5 py-8 md:px-10 md:py-12'>
        <Path size='m' name={text.completed} stations={stations} />
        <h1 className='type-h1 mt-8'>{text.completed}</h1>
        <p className='type-body text-soft mt-2'>{text.completedBody(common.questions(attempt.questions))}</p>
        <div className='mt-8 flex flex-wrap gap-3'>
          <ButtonLink
            to='/results'
            icon={ChartNoAxesColumn}
            prefetch='render'
            state={justNow ? 'first-sight' : null}
          >
            {text.viewResults}
          </ButtonLink>
          <Button variant='secondary' onClick={() => setAsking(true)}>
            {text.startNew}
          </Button>
        </div>
      </Card>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.resetTitle}
        actions={
          <>
            <Button
              saving={reset.isPending && common.saving}
              onClick={() => reset.mutate(attempt.templateId)}
            >
              {text.resetConfirm}
            </Button>
            <Button variant='secondary' onClick={() => setAsking(false)}>
              {common.cancel}
            </Button>
          </>
        }
      >
        {text.resetBody}
        {attempt.templateId !== 'basic' && <p className='mt-3'>{text.resetConsent}</p>}
      </Dialog>
    </div>
  )
}

function useResults(wanted: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => navigate('/results', { state: 'first-sight' }), TO_RESULTS_AFTER)
    return () => clearTimeout(timer)
  }, [wanted, navigate])
}

/** A new attempt at the same form. */
function useReset(onSettled: () => void) {
  const client = useQueryClient()
  const { assessment: text, common } = useText()
  return useMutation({
    mutationFn: (templateId: Assessment['templateId']) => call(rows.reset, { body: { templateId } }),
    onSuccess: fresh => {
      client.setQueryData(queries.assessment.queryKey, fresh)
      store('currentAssessmentId', fresh.id)
      toast({ title: text.resetDone, description: text.resetDoneBody })
    },
    onError: () => toast({ title: common.error, description: text.resetFailed, tone: 'error' }),
    onSettled,
  })
}
