import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Assessment } from '#contract/assessment.ts'
import { TEMPLATE_IDS, type TemplateId } from '#engine/vocabulary.ts'
import { call } from '#web/api/client.ts'
import { ApiError, serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { assessment as rows } from '#web/api/rows.ts'
import { readStored } from '#web/api/storage.ts'
import { useText } from '#web/text/locale.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { FlowFailed } from './flow-failed.tsx'
import { FlowLoading } from './flow-loading.tsx'

interface StartStepProps {
  /** The profile was saved just now: that is the news of the moment, and there is one slot for it. */
  readonly quiet: boolean
}

/** A profile and no attempt: one is started by itself, once. */
export function StartStep({ quiet }: StartStepProps) {
  const text = useText().assessment
  const start = useStart(quiet)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    start.mutate()
  }, [start.mutate])
  if (!start.isError) return <FlowLoading label={text.starting} />
  return (
    <FlowFailed
      title={text.startFailed}
      message={serverMessage(start.error)}
      onRetry={() => start.mutate()}
    />
  )
}

function useStart(quiet: boolean) {
  const client = useQueryClient()
  const { assessment: text, common } = useText()
  return useMutation({
    mutationFn: startChosen,
    onSuccess: assessment => {
      client.setQueryData(queries.assessment.queryKey, assessment)
      if (!quiet) toast({ title: text.started, description: text.startedBody })
    },
    onError: error =>
      toast({
        title: common.error,
        description: serverMessage(error) ?? common.serverDown,
        tone: 'error',
      }),
  })
}

/** The form chosen before, if it can be started; an open attempt at another form is taken up instead. */
async function startChosen(): Promise<Assessment> {
  const stored = readStored('selectedAssessmentTemplate')
  const templateId = TEMPLATE_IDS.find(id => id === stored) ?? 'basic'
  try {
    return await start(templateId)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const open = (error.problem as { assessment?: Assessment } | null)?.assessment
    if (error.code === 'attempt_open' && open) return open
    if (error.code === 'template_not_open' && templateId !== 'basic') return start('basic')
    throw error
  }
}

const start = (templateId: TemplateId) => call(rows.start, { body: { templateId } })
