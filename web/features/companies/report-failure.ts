import { isUnreachable, serverMessage } from '#web/api/error.ts'
import type { Text } from '#web/text/ar.ts'
import { toast } from '#web/ui/toast/store.ts'

/** Finds the sentence of a failure: the server's own, or that it could not be reached. `typed`: a form keeps what it holds. */
export function failureSentence(error: unknown, { common }: Text, typed = false): string {
  const down = typed ? common.serverDown : common.serverAway
  const away = navigator.onLine ? down : common.offline
  return isUnreachable(error) ? away : (serverMessage(error) ?? down)
}

/** Shows «خطأ» with the server's message. */
export function reportFailure(error: unknown, text: Text, typed = false): void {
  console.error(error)
  toast({ title: text.common.error, description: failureSentence(error, text, typed), tone: 'error' })
}
