import { ApiError, NetworkError, serverMessage } from '#web/api/error.ts'
import type { Text } from '#web/text/ar.ts'
import { toast } from '#web/ui/toast/store.ts'

/** Shows the toast of a failed call: its title, and the server's sentence or the default; without a network, that. */
export function reportFailure(error: unknown, text: Text, title: string, fallback: string): void {
  console.error(error)
  const away = error instanceof NetworkError ? unreachableSentence(text) : undefined
  toast({ title, description: serverMessage(error) ?? away ?? fallback, tone: 'error' })
}

const unreachableSentence = ({ common }: Text) => (navigator.onLine ? common.serverDown : common.offline)

/** Puts what the server refused beside the fields that it names; `setError` focuses the first. */
export function markRefused<Name extends string>(
  error: unknown,
  setError: (name: Name, error: { message: string }, options: { shouldFocus: boolean }) => void,
  fields: readonly Name[],
): void {
  if (!(error instanceof ApiError)) return
  for (const issue of error.problem?.errors ?? []) {
    const field = fields.find(name => name === issue.path)
    if (field) setError(field, { message: issue.code }, { shouldFocus: true })
  }
}
