import { useState } from 'react'
import type { Credential } from '#contract/credentials.ts'
import { addressOf } from '#web/api/client.ts'
import { credentials } from '#web/api/rows.ts'
import { CREDENTIALS } from '#web/text/credentials.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

const TONES = { valid: 'ok', expired: 'neutral', revoked: 'neutral' } as const
const LINK = 'text-link inline-flex min-h-12 items-center'

/** Shows one credential: what for, what it says, until when; while it is valid, its files and its end. */
export function CredentialRow({ credential }: { credential: Credential }) {
  const text = useWords(CREDENTIALS)
  const { locale } = useLocale()
  const [revoking, setRevoking] = useState(false)
  const { id, statement, issuedAt, expiresAt, state } = credential
  const [first, ...others] = statement.results
  const parameters = { id }
  return (
    <li className='border-line border-b py-5'>
      <p className='flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5'>
        <span className='type-label'>{text.purposes[statement.purpose]}</span>
        <Badge tone={TONES[state]}>{text.states[state]}</Badge>
      </p>
      <p className='type-small text-16'>{text.says(first?.label[locale] ?? '', others.length)}</p>
      <p className='type-small text-soft flex flex-wrap gap-x-4'>
        <span>{statement.name ? text.withName : text.withoutName}</span>
        <span>{text.issuedOn(date(issuedAt, locale))}</span>
        <span>{text.until(date(expiresAt, locale))}</span>
      </p>
      {state === 'valid' && (
        <div className='flex flex-wrap gap-x-6'>
          <a className={LINK} href={addressOf(credentials.file, { parameters })} download>
            {text.file}
          </a>
          <a
            className={LINK}
            href={addressOf(credentials.pdf, { parameters, query: { lang: locale } })}
            target='_blank'
            rel='noopener'
          >
            {text.paper}
          </a>
          <TextLink className='inline-flex min-h-12 items-center' to={`/c/${id}`}>
            {text.checkPage}
          </TextLink>
          <button type='button' aria-haspopup='dialog' onClick={() => setRevoking(true)} className={LINK}>
            {text.revoke}
          </button>
        </div>
      )}
      <RevokeDialog open={revoking} onClose={() => setRevoking(false)} id={id} />
    </li>
  )
}
