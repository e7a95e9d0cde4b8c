import type { Deps } from '#server/deps.ts'
import { type ConfirmPersonResult, confirmPerson } from '#server/features/account/confirm-person.ts'
import { type Limited, take } from '#server/http/limits.ts'
import type { Session } from '#server/http/session.ts'

type ExportDataResult =
  | Limited
  | Exclude<ConfirmPersonResult, { readonly kind: 'confirmed' }>
  | { readonly kind: 'open'; readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>> }

/**
 * Opens a copy of everything stored about a person, for whoever shows the password again: whoever finds an open session must
 * not carry a life away. It is written as it is read, so that its length does not matter to the server.
 */
export async function exportData(
  deps: Deps,
  session: Session,
  input: { readonly currentPassword: string | undefined; readonly write: () => AsyncGenerator<string> },
): Promise<ExportDataResult> {
  const confirmed = await confirmPerson(deps, session, input.currentPassword)
  if (confirmed.kind !== 'confirmed') return confirmed
  const limited = await take(deps, 'export', session.userId)
  if (limited) return limited
  const encoder = new TextEncoder()
  const pieces = input.write()
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    // Whoever closes the connection stops the reading.
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return { kind: 'open', bytes }
}
