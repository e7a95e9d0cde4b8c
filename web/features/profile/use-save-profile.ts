import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileInput } from '#contract/profile.ts'
import { call } from '#web/api/client.ts'
import { serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { profile as rows } from '#web/api/rows.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { PROFILE } from '#web/text/profile.ts'
import { toast } from '#web/ui/toast/store.ts'

/** Saves the profile, refreshes it and the assessment, and says so. */
export function useSaveProfile() {
  const client = useQueryClient()
  const text = useWords(PROFILE)
  const { common } = useText()
  return useMutation({
    mutationFn: (body: ProfileInput) => call(rows.save, { body }),
    onSuccess: async saved => {
      await client.refetchQueries(queries.assessment)
      // A result names its person as the profile does: one that was loaded before is asked for again when it is shown.
      await client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.endsWith('/results'),
        refetchType: 'none',
      })
      toast({ title: text.saved, description: text.savedBody })
      client.setQueryData(queries.profile.queryKey, saved)
    },
    onError: error =>
      toast({
        title: common.error,
        description: serverMessage(error) ?? common.serverDown,
        tone: 'error',
      }),
  })
}
