import { useMutation, useQueryClient } from '@tanstack/react-query'
import { serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { assessment } from '#web/api/rows.ts'
import { useText } from '#web/text/locale.tsx'
import { toast } from '#web/ui/toast/store.ts'

interface Said {
  readonly title: string
  readonly description?: string
}

/** Makes a change on the billing page, then refetches the page and what a plan opens. `onDone` says what the person is told. */
export function useBillingCall<Input, Answer>(
  work: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => Said,
) {
  const client = useQueryClient()
  const { common } = useText()
  return useMutation({
    mutationFn: work,
    // One after the other: the last word of a person is the last that is stored.
    scope: { id: 'billing' },
    onSuccess: async answer => {
      toast(onDone(answer))
      await client.invalidateQueries({ queryKey: queries.billing.queryKey })
      await client.invalidateQueries({ queryKey: queries.consultations.queryKey })
      await client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith(assessment.get.path),
        refetchType: 'none',
      })
    },
    onError: error => {
      console.error(error)
      const description = serverMessage(error) ?? common.serverAway
      toast({ title: common.error, description, tone: 'error' })
    },
  })
}
