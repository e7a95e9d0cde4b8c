import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Results } from '#contract/assessment.ts'
import { call } from '#web/api/client.ts'
import { serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { report } from '#web/api/rows.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Switch } from '#web/ui/choice.tsx'
import { toast } from '#web/ui/toast/store.ts'

/** Lets others check the report, or stops it at once. */
export function VerificationSwitch({ id, verification }: { id: string } & Pick<Results, 'verification'>) {
  const text = useWords(RESULTS)
  const { common } = useText()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (enabled: boolean) => call(report.setVerification, { parameters: { id }, body: { enabled } }),
    onSuccess: changed =>
      client.setQueryData<Results>(
        queries.results(id).queryKey,
        before => before && { ...before, verification: changed },
      ),
    onError: error =>
      toast({
        title: common.error,
        description: serverMessage(error) ?? text.verifyFailed,
        tone: 'error',
      }),
  })
  const wished = change.isPending ? change.variables : verification.enabled
  // What is said is what holds, not what was asked for a moment ago.
  const explained = !verification.enabled
    ? text.verifyOff
    : verification.paperProducedAt === null
      ? text.verifyLater
      : text.verifyOn
  return (
    <div className='screen-only'>
      <Switch checked={wished} onChange={event => change.isPending || change.mutate(event.target.checked)}>
        {text.verifySwitch}
      </Switch>
      <p className='type-caption text-soft'>{explained}</p>
    </div>
  )
}
