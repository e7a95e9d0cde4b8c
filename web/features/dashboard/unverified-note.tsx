import { useMutation } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { call } from '#web/api/client.ts'
import { serverMessage } from '#web/api/error.ts'
import { account } from '#web/api/rows.ts'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast/store.ts'

/** Tells the person that the address is not confirmed yet, and offers the link again. */
export function UnverifiedNote({ email }: { email: string }) {
  const text = useWords(DASHBOARD)
  const { common } = useText()
  const resend = useMutation({
    mutationFn: () => call(account.resendVerification),
    onSuccess: () => toast({ title: text.resent, description: text.resentBody(email) }),
    onError: error =>
      toast({
        title: text.resendFailed,
        description: serverMessage(error) ?? common.serverAway,
        tone: 'error',
      }),
  })
  return (
    <Note tone='amber' icon={MailWarning} title={text.verifyTitle}>
      {text.verifyBody}{' '}
      <button
        type='button'
        className='text-link -my-3 py-3'
        aria-disabled={resend.isPending}
        onClick={() => !resend.isPending && resend.mutate()}
      >
        {resend.isPending ? text.resending : text.resend}
      </button>
    </Note>
  )
}
