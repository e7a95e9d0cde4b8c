import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Mail, Send } from 'lucide-react'
import type { ReportMail } from '#contract/report-mail.ts'
import { addressOf, call } from '#web/api/client.ts'
import { isUnreachable, serverMessage } from '#web/api/error.ts'
import { queryOf } from '#web/api/queries.ts'
import { report, reportMail } from '#web/api/rows.ts'
import { useUser } from '#web/api/session.ts'
import { isolated } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { toast } from '#web/ui/toast/store.ts'

interface ReportActionsProps {
  readonly id: string
  /** Of a past attempt: the companies' page is told which one is meant. */
  readonly past: boolean
  readonly className?: string
}

/** Offers the download, a mail to oneself, and sending to companies. */
export function ReportActions({ id, past, className }: ReportActionsProps) {
  const text = useWords(RESULTS)
  const { common } = useText()
  const openPdf = useOpenPdf(id)
  const send = useSendReport(id)
  return (
    <div className={classes('screen-only', className)}>
      <Button size='small' icon={Download} onClick={openPdf} className='max-md:w-full'>
        {text.downloadPdf}
      </Button>
      <Button
        variant='secondary'
        size='small'
        icon={Mail}
        saving={send.isPending && common.sending}
        onClick={() => send.mutate()}
        className='max-md:flex-1'
      >
        <span className='md:hidden'>{text.sendMailShort}</span>
        <span className='max-md:hidden'>{text.sendMail}</span>
      </Button>
      <ButtonLink
        to={past ? `/company?attempt=${encodeURIComponent(id)}` : '/company'}
        variant='secondary'
        size='small'
        icon={Send}
        mirrored
        className='max-md:flex-1'
      >
        <span className='md:hidden'>{text.shareShort}</span>
        <span className='max-md:hidden'>{text.share}</span>
      </ButtonLink>
    </div>
  )
}

/** In a window of its own; where the browser refuses one, the message says what to allow. */
function useOpenPdf(id: string): () => void {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  return () => {
    const address = addressOf(report.pdf, { parameters: { id }, query: { lang: locale } })
    // Not noopener: that answers null too, and the page is our own.
    if (window.open(address, '_blank', 'popup,width=900,height=1100')) toast({ title: text.pdfOpened })
    else toast({ title: text.pdfBlocked, description: text.pdfBlockedBody, tone: 'error' })
  }
}

/** Asked for is not arrived: what becomes of the mail stands under the buttons (MailLine). */
function useSendReport(id: string) {
  const text = useWords(RESULTS)
  const email = useUser()?.email ?? ''
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(reportMail.send, { parameters: { id } }),
    onSuccess: mail => {
      if (mail.isNew) toast({ title: text.mailSent, description: text.mailSentTo(isolated(email)) })
      else toast({ title: text.mailAlready, description: text.mailAlreadyBody })
      client.setQueryData<ReportMail[]>(queryOf(reportMail.list, { parameters: { id } }).queryKey, before => [
        mail,
        ...(before ?? []).filter(other => other.id !== mail.id),
      ])
    },
    onError: error =>
      toast({
        title: text.mailFailed,
        description: (isUnreachable(error) ? undefined : serverMessage(error)) ?? text.mailFailedBody,
        tone: 'error',
      }),
  })
}
