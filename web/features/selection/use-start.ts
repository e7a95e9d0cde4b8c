import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Assessment } from '#contract/assessment.ts'
import type { TemplateId } from '#engine/vocabulary.ts'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { assessment as rows } from '#web/api/rows.ts'
import { store } from '#web/api/storage.ts'
import { useText } from '#web/text/locale.tsx'
import { toast } from '#web/ui/toast/store.ts'

/** Names what the start button leads to, given the attempt that is there (docs/product.md#attempts). */
export type Start = 'go' | 'reset' | 'ask'

export function startOf(assessment: Assessment | null, templateId: TemplateId): Start {
  if (!assessment) return 'go'
  if (assessment.isCompleted) return 'reset'
  return assessment.templateId === templateId ? 'go' : 'ask'
}

/** Starts a new attempt at a form and leads to it; an open one is archived. */
export function useReset() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { assessment: text, common } = useText()
  return useMutation({
    mutationFn: (templateId: TemplateId) => call(rows.reset, { body: { templateId } }),
    onSuccess: async fresh => {
      client.setQueryData(queries.assessment.queryKey, fresh)
      store('currentAssessmentId', fresh.id)
      toast({ title: text.resetDone, description: text.resetDoneBody })
      await navigate('/assessment')
    },
    onError: () => toast({ title: common.error, description: text.resetFailed, tone: 'error' }),
  })
}
