import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Company, Sent } from '#contract/companies.ts'
import { call } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { companies } from '#web/api/rows.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { reportFailure } from './report-failure.ts'

interface Steps {
  /** The server has no consent that names this company yet. */
  readonly needsConsent: () => void
  /** Sent, or refused: the dialog goes, so that the message can be seen. */
  readonly settled: () => void
}

/** Sends the report of an assessment to a company; the server says when a consent is missing. */
export function useSendReport(company: Company, assessmentId: string, { needsConsent, settled }: Steps) {
  const text = useText()
  const words = useWords(COMPANIES)
  const client = useQueryClient()
  const parameters = { id: company.id }
  const onSuccess = async ({ isNew }: Sent) => {
    settled()
    if (isNew) toast({ title: words.sent, description: words.sentBody })
    else toast({ title: words.sentAlready, description: words.sentAlreadyBody })
    await client.invalidateQueries(queries.companies)
  }
  const onError = (error: unknown) => {
    settled()
    if (error instanceof ApiError && error.code === 'incomplete') {
      const { incomplete, incompleteBody } = words
      toast({ title: incomplete, description: incompleteBody, tone: 'error' })
    } else reportFailure(error, text)
  }
  const send = useMutation({
    mutationFn: () => call(companies.send, { parameters, body: { assessmentId } }),
    onSuccess,
    onError: error => {
      if (error instanceof ApiError && error.code === 'consent_required') needsConsent()
      else onError(error)
    },
  })
  const consentAndSend = useMutation({
    mutationFn: () => call(companies.send, { parameters, body: { assessmentId, consent: true } }),
    onSuccess,
    onError,
  })
  return { send, consentAndSend }
}
