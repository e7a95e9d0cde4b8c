import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ValidationMessage, validationMessage } from '#contract/messages.ts'
import { ApiError, isUnreachable, serverMessage } from '#web/api/error.ts'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { toast } from '#web/ui/toast/store.ts'

interface Said {
  readonly title: string
  readonly description?: string
}

/**
 * Sends one change of the account page: a refusal stands beside its field, all else is a message; nothing typed is lost.
 *
 * @example
 * const change = useChange((body: Body) => call(account.setName, { body }), () => ({ title: text.nameSaved }))
 * <Field error={change.refused('firstName')}>…  <Button saving={change.isPending && …}>
 */
export function useChange<Input, Answer>(
  work: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => Said | undefined | Promise<Said | undefined>,
  /** Titles a failure, and says what holds where no answer came. */
  { failed, away }: { readonly failed?: string; readonly away?: string } = {},
) {
  const text = useWords(ACCOUNT_SETTINGS)
  const { common } = useText()
  const { locale } = useLocale()
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const mutation = useMutation({
    mutationFn: work,
    onMutate: () => setRefusals({}),
    onSuccess: async answer => {
      const said = await onDone(answer)
      if (said) toast(said)
    },
    onError: error => {
      if (!isUnreachable(error)) console.error(error)
      const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : []
      setRefusals(Object.fromEntries(errors.map(({ path, code }) => [path, code])))
      if (errors.length > 0 || (error instanceof ApiError && error.code === 'sign_in_again')) return
      const unanswered = away ?? (navigator.onLine ? common.serverAway : common.offline)
      const description =
        (isUnreachable(error) ? unanswered : undefined) ?? serverMessage(error) ?? text.failedBody
      toast({ title: failed ?? text.failed, description, tone: 'error' })
    },
  })
  return {
    ...mutation,
    /** The sentence about a field of this change. */
    refused: (field: string) =>
      refusals[field] && validationMessage(refusals[field] as ValidationMessage, locale),
    /** The account has no password, and its sign-in is too long ago. */
    needsSignIn: mutation.error instanceof ApiError && mutation.error.code === 'sign_in_again',
  }
}
