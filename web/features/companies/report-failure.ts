import { isUnreachable, serverMessage } from '#web/api/error.ts'
import type { Text } from '#web/text/ar.ts'
import { toast } from '#web/ui/toast/store.ts'

/** Finds the sentence of a failure: the server's own, or that it could not be reached. */
export function failureSentence(error: unknown, { common }: Text): string {
  const away = navigator.onLine ? common.serverDown : common.offline
  return isUnreachable(error) ? away : (serverMessage(error) ?? common.serverDown)
}

/** Shows «خطأ» with the server's message. */
export function reportFailure(error: unknown, text: Text): void {
  console.error(error)
  toast({ title: text.common.error, description: failureSentence(error, text), tone: 'error' })
}
