import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import type { Assertion, RequestOptions } from '#contract/passkeys.ts'
import { isUnreachable, serverMessage } from '#web/api/error.ts'
import { CONSOLE } from '#web/text/console.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

interface PasskeyButtonProps {
  readonly label: string
  readonly variant: 'primary' | 'secondary'
  /** Gets the challenge. */
  readonly ask: () => Promise<RequestOptions>
  /** Sends what was signed. */
  readonly answer: (assertion: Assertion) => Promise<unknown>
  readonly onDone: () => void
}

/** Has a passkey sign what the server asks for; a refusal stands under the button. Absent where the browser knows no passkeys. */
export function PasskeyButton({ label, variant, ask, answer, onDone }: PasskeyButtonProps) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const sign = useMutation({
    mutationFn: async () => {
      const { id, response } = await startAuthentication({ optionsJSON: await ask() })
      const { clientDataJSON, authenticatorData, signature } = response
      await answer({ id, clientDataJSON, authenticatorData, signature })
    },
    onSuccess: onDone,
  })
  if (!browserSupportsWebAuthn()) return null
  const said = isUnreachable(sign.error) ? common.serverAway : serverMessage(sign.error)
  return (
    <div className='grid justify-items-start gap-3'>
      <Button variant={variant} saving={sign.isPending && common.saving} onClick={() => sign.mutate()}>
        {label}
      </Button>
      {sign.error && (
        <Note tone='amber' role='alert'>
          {said ?? text.passkeyStopped}
        </Note>
      )}
    </div>
  )
}
