import { Fragment } from 'react'
import type { Company } from '#contract/companies.ts'
import { COMPANY_CONSENT } from '#contract/consent-wording.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface ConsentDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly company: Company
  readonly agree: () => void
  readonly sending: boolean
}

/** Shows the consent word for word, with the company's name and address in it; agreeing records it and sends. */
export function ConsentDialog({ open, onClose, company, agree, sending }: ConsentDialogProps) {
  const text = useWords(COMPANIES)
  const { common } = useText()
  const { locale } = useLocale()
  const filled: Readonly<Record<string, string>> = { '{company}': company.name, '{email}': company.email }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.consentTitle(company.name)}
      actions={
        <>
          <Button size='small' saving={sending && common.sending} onClick={agree}>
            {text.consentGive}
          </Button>
          <Button variant='secondary' size='small' onClick={onClose}>
            {common.cancel}
          </Button>
        </>
      }
    >
      <p>
        {COMPANY_CONSENT.text[locale].split(/(\{\w+\})/).map(part => {
          const own = filled[part]
          return own === undefined ? (
            <Fragment key={part}>{part}</Fragment>
          ) : (
            <bdi key={part} className='text-ink font-semibold break-words'>
              {own}
            </bdi>
          )
        })}
      </p>
    </Dialog>
  )
}
