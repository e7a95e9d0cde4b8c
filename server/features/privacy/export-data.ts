import type { Deps } from '#server/deps.ts'
import { confirmPerson } from '#server/features/account/confirm-person.ts'
import { take } from '#server/http/limits.ts'
import type { Session } from '#server/http/session.ts'

/**
 * Opens a copy of everything stored about a person, for whoever shows the password again: whoever finds an open session must
 * not carry a life away. It is written as it is read, so that its length does not matter to the server.
 *
 * @throws Refusal as confirmPerson does
 */
export async function exportData(
  deps: Deps,
  session: Session,
  input: { readonly currentPassword: string | undefined; readonly write: () => AsyncGenerator<string> },
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  await confirmPerson(deps, session, input.currentPassword)
  await take(deps, 'export', session.userId)
  const encoder = new TextEncoder()
  const pieces = input.write()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
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
}
