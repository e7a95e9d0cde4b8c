import { useState } from 'react'
import type { Company, Sending } from '#contract/companies.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { stillOpens } from './delivery-steps.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

interface DeliveryNoteProps {
  readonly company: Company
  readonly sending: Sending
  /** Says when it was sent, where no line above does. */
  readonly dated?: boolean
}

/** Says why the mail was refused, until when the link works, and how to end it. */
export function DeliveryNote({ company, sending, dated }: DeliveryNoteProps) {
  const text = useWords(COMPANIES)
  const { locale } = useLocale()
  const [revoking, setRevoking] = useState(false)
  const { state, reason, revokedAt, expiresAt, applicationNumber } = sending
  const alive = stillOpens(sending) && !company.optedOut
  return (
    <div className='type-small mt-2.5'>
      {reason && (
        <p className='text-danger'>
          {text.refusedBecause} {reason[locale]}
        </p>
      )}
      <p className='text-soft flex flex-wrap gap-x-4'>
        <span>
          {text.forAttempt} <bdi>{applicationNumber}</bdi>
        </span>
        {dated && <span>{text.sentOn(date(sending.sentAt, locale))}</span>}
        {alive && <span>{text.expiresOn(date(expiresAt, locale))}</span>}
        {state === 'expired' && <span>{text.expiredOn(date(expiresAt, locale))}</span>}
        {state === 'revoked' && revokedAt && <span>{text.revokedOn(date(revokedAt, locale))}</span>}
      </p>
      {alive && (
        <button
          type='button'
          aria-haspopup='dialog'
          onClick={() => setRevoking(true)}
          className='text-link min-h-12'
        >
          {text.revoke}
        </button>
      )}
      <RevokeDialog open={revoking} onClose={() => setRevoking(false)} company={company} sending={sending} />
    </div>
  )
}
