import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Plan } from '#contract/payments.ts'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { plans } from '#web/api/rows.ts'
import { useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { toast } from '#web/ui/toast/store.ts'

/** Chooses a package, then leads to /profile, which carries the person on to the payment (carry-on.tsx). */
export function useSelect() {
  const text = useWords(PLANS_TEXT)
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (packageId: Plan) => call(plans.select, { body: { packageId } }),
    onSuccess: async ({ packageId }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: queries.user.queryKey }),
        client.invalidateQueries({ queryKey: queries.billing.queryKey, refetchType: 'none' }),
      ])
      const name = packageId === 'starter' ? text.starterPackage : text.proPackage
      toast({ title: text.redirecting, description: text.selected(name) })
      await navigate('/profile', { state: { chosen: packageId } })
    },
    onError: error => {
      console.error(error)
      toast({ title: text.selectionFailed, description: text.selectionFailedBody, tone: 'error' })
    },
  })
}
